/** Texts of the page that checks a document, in English. Braces hold what the script fills in. */
export const validateTexts = {
  title: 'Check a document',
  description: 'Checks PAD JSON, PAD XML and manifests in your browser, with the same rules as the catalog.',
  lead: 'Paste a PAD JSON or PAD XML document and see every problem beside its line, as you type. The catalog checks with the same code.',
  privacy: 'Nothing leaves your browser: the document is neither sent nor stored.',
  noScript:
    'The check runs in your browser and needs JavaScript, which does not run here. The command below does the same on your own machine.',
  command: {
    title: 'On the command line',
    text: 'The same check, for your own machine and for your build. It also reads OpenAPI documents, repositories and addresses.',
    code: 'npm run catalog -- validate my-feed.json',
  },
  examples: {
    title: 'Begin with an example:',
    minimal: 'Smallest document',
    complete: 'Every member',
    broken: 'Ten faults',
    xml: 'PAD XML',
  },
  editor: {
    label: 'Document',
    placeholder: '{ "pad_version": "2.0", … }',
    hint: 'Type or paste here, or drop a file. Text that is typed is checked as UTF-8; a file is checked as it is until you edit it.',
    choose: 'Choose a file',
    clear: 'Clear',
  },
  status: {
    empty: 'Waiting for a document.',
    checking: 'Checking…',
    valid: 'Valid: the catalog can read this document.',
    validWithWarnings: 'Valid, with {warnings}. The catalog can read this document.',
    invalid: 'Not valid: {problems}.',
    and: '{errors} and {warnings}',
    error: '1 error',
    errors: '{count} errors',
    warning: '1 warning',
    warnings: '{count} warnings',
    notHere:
      'This is an OpenAPI document. It is read by the command, not by this page: catalog validate says what is wrong with it.',
    stopped:
      'The check took longer than {seconds} seconds and was stopped. Make the document smaller, or use the command.',
    failed: 'The check could not run here. Reload the page, or use the command.',
    tooLarge: 'The file is larger than {size} bytes, the most a feed may have. It was not opened.',
    unreadable: 'The file could not be opened. Choose it again.',
  },
  kinds: {
    'pad-json': 'PAD JSON',
    'pad-xml': 'PAD XML',
    manifest: 'Manifest',
    openapi: 'OpenAPI',
    github: 'GitHub repository',
    gitlab: 'GitLab repository',
  },
  problems: {
    title: 'Problems',
    wholeDocument: 'Whole document',
    error: 'Error',
    warning: 'Warning',
    expected: 'Expected:',
    goTo: 'Go to line {line}',
  },
  preview: {
    title: 'How the catalog would show it',
    waiting: 'The preview appears as soon as there is no error.',
    address: 'Address in the catalog',
    platforms: 'Platforms',
    languages: 'Languages',
    versions: 'Versions',
    none: 'none given',
  },
  convert: {
    title: 'Convert to PAD JSON',
    text: 'PAD JSON is the recommended format: it can say more, and it helps the rank. This is what the catalog read, in that format.',
    download: 'Download as PAD JSON',
    open: 'Open it here',
    downloaded: 'Downloaded as {name}.',
  },
};

export type ValidateTexts = typeof validateTexts;

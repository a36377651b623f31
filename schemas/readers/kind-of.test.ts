/** What is said of a document whose kind cannot be found out: the most telling thing, and never a value of it. */
import { describe, expect, it } from 'vitest';
import { inEnglish } from '../wording/problem-languages.ts';
import { kindOf } from './kind-of.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

describe('a document that is none', () => {
  it.each([
    ['nothing', '', 'empty_document', 'The document is empty. Choose or paste one with text in it.'],
    ['a byte order mark and white space', '\ufeff \n', 'empty_document', 'The document is empty.'],
    ['JSON that is cut off', '{\n  "vendor": {\n    "name": "Jane"', 'bad_json', 'at line 3, column 19.'],
    ['the same behind white space', '\n\n {"vendor": ', 'bad_json', 'at line 3, column 13.'],
    ['the same behind a byte order mark', '\ufeff{"vendor": ', 'bad_json', 'at line 1, column 12.'],
    ['a list that is cut off', '[1, 2', 'bad_json', 'at line 1, column 6.'],
    ['JSON nested too deep', `{"a":${'['.repeat(100)}`, 'too_deep', 'nested deeper than 64 levels'],
    ['a file that only names a feed', '{"url": "https://works.example/pad.json"}', 'names_a_feed', 'names the address'],
    ['other JSON', '{"name": "Jane"}', 'unknown_kind', 'none of the documents'],
    [
      'another XML document',
      '<?xml version="1.0"?><notes></notes>',
      'not_pad_xml',
      'its root element is not XML_DIZ_INFO',
    ],
    ['XML that is cut off before its root', '<?xml version="1.0"?>\n<!-- XML', 'bad_xml', 'at line 2, column 1'],
    ['a web page', '<!doctype html><title>Jane</title>', 'unknown_kind', 'This is a web page'],
    [
      'one that links to a feed',
      '<html><link rel="alternate" type="application/pad+json" href="Jane">',
      'unknown_kind',
      'links to',
    ],
    ['text', 'Jane', 'unknown_kind', 'none of the documents'],
  ])('is told so: %s', (_what, text, code, words) => {
    const found = kindOf(bytes(text));
    const problem = typeof found === 'object' ? inEnglish(found) : found;
    expect(problem).toMatchObject({ pointer: '', code, severity: 'error', message: expect.stringContaining(words) });
    expect(JSON.stringify(problem)).not.toContain('Jane');
  });

  it('in UTF-16 is told that its encoding is the fault', () => {
    expect(kindOf(Buffer.from('\ufeff{"vendor": {}}', 'utf16le'))).toMatchObject({ code: 'bad_encoding' });
  });
});

/** Texts that are made to be slow to read, the same for the same seed: repeats, nests, half-open marks, broken documents. */

/** The reader a text is meant for. */
const TARGETS = [
  'README.md',
  'README.html',
  'README.txt',
  'page',
  'pad-json',
  'pad-xml',
  'manifest',
  'openapi-json',
  'openapi-yaml',
  'unknown',
] as const;

type Target = (typeof TARGETS)[number];

export interface HostileText {
  target: Target;
  text: string;
}

/** What the notations are made of. Repeated, half open or nested, each has been slow somewhere. */
const ATOMS: Readonly<Record<'any' | 'markup' | 'html' | 'json' | 'xml' | 'yaml', readonly string[]>> = {
  any: [
    '-',
    '=',
    '*',
    '_',
    '~',
    '#',
    '`',
    '|',
    '+',
    '.',
    ':',
    ';',
    ',',
    '!',
    '?',
    '"',
    "'",
    '(',
    ')',
    '[',
    ']',
    '{',
  ].concat(
    ['}', '<', '>', '/', '\\', '&', '%', '@', '^', '$', ' ', '\t', '\n', '\r\n', '\r', 'a', 'A', '1', 'é', 'あ', '。'],
    [
      '\u00a0',
      '\u200b',
      '\u0301',
      '\ud83d\ude00',
      'a.',
      'a@',
      'a@b.',
      '+1 ',
      '00',
      '1-',
      '://',
      'a://',
      'www.',
      '&#',
      '&a',
    ],
    ['&amp;', '%20', 'a b ', 'a. A', 'A: b ', 'tel ', ' at ', ' dot ', 'see the ', 'a, is ', 'Call ', 'ssh -a '],
  ),
  markup: [
    '**a',
    '__a',
    '~~',
    '``',
    '```\n',
    '~~~\n',
    '> ',
    '- ',
    '* ',
    '1. ',
    '+ ',
    '# ',
    '[a](',
    '![',
    '](',
    '[[',
    '[^a]',
  ].concat(
    [
      '[a]: b\n',
      '|a',
      '|-',
      'a|b\n-|-\n',
      '<b>',
      '<a href=x>',
      '<!--',
      '---\n',
      '+++\n',
      ':::\n',
      '{%',
      '{{<',
      '!!! a\n',
    ],
    [
      '.. ',
      '.. |a| ',
      '.. a::\n',
      '`a <b>`_ ',
      ':a:`b` ',
      'a_ ',
      '::\n',
      '+-+\n',
      '{a}',
      ':a: {a}{a}\n',
      'image:a[',
      'link:a[',
    ],
    [
      '<<a,b>>',
      'stem:[',
      'kbd:[',
      'xref:a',
      '((( ',
      '[[a]]',
      '----\n',
      'a::',
      '`a',
      '+a',
      '#a',
      '[fn:',
      '=a= ',
      '#+begin_a\n',
    ],
    [
      '[a',
      'a\n=\n',
      ':a:\n',
      '^[',
      '***',
      '* * ',
      '_a_',
      'a\n-\n',
      '-- a --\n',
      '.GIF#',
      ' -~',
      '“-~',
      'http://a',
      '\n\n',
      '  a\n',
    ],
  ),
  html: [
    '<b>',
    '</b>',
    '<p>',
    '<a ',
    '<a b=',
    '<a b="',
    "<a b='",
    '<ul><li>',
    '<table><tr><td>',
    '<h1>',
    '<details>',
  ].concat(
    [
      '<script>',
      '<!--',
      '-->',
      '<![CDATA[',
      '<?',
      '<link rel=alternate ',
      '<link ',
      '&lt',
      '&#x',
      '</',
      '< ',
      '<svg><a>',
      '<p/>',
    ],
    [
      '<blockquote>',
      '<pre>',
      '<title>',
      '<style>',
      '<textarea>',
      '<br>',
      '<a href="/i18n/',
      '<form>',
      '<select>',
      '<dl><dt>',
    ],
  ),
  json: [
    '[',
    '{"a":',
    '"',
    '\\',
    '"\\u',
    '"a",',
    '1,',
    '{},',
    '[],',
    'null,',
    '1e',
    '-',
    '{"a":1,',
    ',"a"',
    ':',
    '\\"',
    '"__proto__":',
  ],
  xml: [
    '<a>',
    '</a>',
    '<a ',
    '<a b="',
    '<!DOCTYPE a [',
    '<!ENTITY a "',
    '&a;',
    '<![CDATA[',
    ']]>',
    '<!--',
    '--',
    '<?a ',
    "'",
    '"',
    '<a/>',
  ].concat(['<Company_Info>', '<Program_Name>', '<Char_Desc_80>', '[', ']', '>', '<Program_OS_Support>Win', ', ']),
  yaml: [
    '- ',
    'a: ',
    '? ',
    '&a ',
    '*a ',
    '[',
    '{',
    ']',
    '}',
    '|\n',
    '>\n',
    '"',
    "'",
    '!',
    '!!a ',
    '%a\n',
    '---\n',
    '...\n',
    '#',
    ', ',
  ].concat(['<<: ', 'a:\n ', '- - ', '? a\n: ', '\\', '"\\', '&a [', '*a,', '\n ', '\n\n', 'a:\n', '-\n']),
};

const OWN: Readonly<Record<Target, readonly (keyof typeof ATOMS)[]>> = {
  'README.md': ['any', 'markup', 'html'],
  'README.html': ['any', 'html'],
  'README.txt': ['any', 'markup'],
  page: ['any', 'html'],
  'pad-json': ['any', 'json'],
  'pad-xml': ['any', 'xml', 'html'],
  manifest: ['any', 'json'],
  'openapi-json': ['any', 'json', 'markup'],
  'openapi-yaml': ['any', 'yaml', 'markup'],
  unknown: ['any', 'json', 'xml', 'html', 'yaml'],
};

/** The text stands where the reader looks at it: as the document, or as a value of a sound one. */
const FRAMES: Readonly<Record<Target, readonly ((text: string) => string)[]>> = {
  'README.md': [(text) => text],
  'README.html': [(text) => text],
  'README.txt': [(text) => text],
  page: [(text) => `<html>${text}`, (text) => `<!doctype html><head><link rel="alternate" ${text}`],
  'pad-json': [
    (text) => `{"pad_version":${text}`,
    padJson('name'),
    padJson('summary'),
    padJson('website'),
    padJson('version'),
  ],
  'pad-xml': [
    (text) => `<XML_DIZ_INFO>${text}`,
    padXml('Program_Name'),
    padXml('Char_Desc_2000'),
    padXml('Program_OS_Support'),
    padXml('Primary_Download_URL'),
  ],
  manifest: [
    (text) => `{"protocol":"catalog","entity":${text}`,
    (text) => JSON.stringify({ protocol: 'catalog', entity: { domain: text, name: text }, capabilities: text }),
  ],
  'openapi-json': [
    openApi((text) => ({ title: text })),
    openApi((text) => ({ description: text })),
    openApi((text) => ({ version: text })),
    (text) => `{"openapi":"3.1.0",${text}`,
  ],
  'openapi-yaml': [
    (text) => `openapi: 3.1.0\ninfo:\n  title: A\n  version: 1\nx: ${text}`,
    (text) => `openapi: 3.0.0\n${text}`,
  ],
  unknown: [(text) => text],
};

/** @param index each number is another text */
export function hostileText(seed: number, index: number, maxLength: number): HostileText {
  const random = generator(seed * 1_000_003 + index);
  const target = TARGETS[index % TARGETS.length] ?? 'unknown';
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const atom = () => pick(ATOMS[pick(OWN[target])]);
  // Most are short, so that there can be many; some are as long as is allowed.
  const length = Math.floor(maxLength ** (0.4 + 0.6 * random()));
  const repeat = (unit: string, size: number) => unit.repeat(Math.max(1, Math.ceil(size / unit.length))).slice(0, size);
  const some = (count: number) => Array.from({ length: count }, atom).join('');
  const ways = [
    () => repeat(atom(), length),
    () => repeat(some(2), length),
    () => repeat(some(1 + Math.floor(random() * 6)), length),
    () => atom() + repeat(atom(), length) + atom(),
    () => some(3) + repeat(some(2), length) + some(2),
    () => repeat(atom(), length / 2) + repeat(atom(), length / 2),
    () => repeat(repeat(atom(), 1 + random() * 200) + atom(), length),
    () => some(Math.min(20_000, Math.ceil(length / 2))),
    () => repeat(`${repeat(atom(), 1 + random() * 500)}\n`, length),
  ];
  return { target, text: pick(FRAMES[target])(pick(ways)()) };
}

function padJson(member: string): (text: string) => string {
  return (text) => {
    const software = { name: 'A', summary: 'A', website: 'https://a.example', [member]: text };
    return JSON.stringify({
      pad_version: '2.0',
      vendor: { name: member === 'name' ? text : 'A' },
      software,
      release: { version: member === 'version' ? text : '1' },
    });
  };
}

function padXml(tag: string): (text: string) => string {
  return (text) =>
    `<?xml version="1.0"?><XML_DIZ_INFO><Program_Info><Program_Name>A</Program_Name><${tag}>${text}</${tag}></Program_Info></XML_DIZ_INFO>`;
}

function openApi(info: (text: string) => object): (text: string) => string {
  return (text) =>
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '1', ...info(text) },
      paths: {},
      tags: [{ name: text.slice(0, 100) }],
    });
}

/** Mulberry32: small, and the same everywhere. */
function generator(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

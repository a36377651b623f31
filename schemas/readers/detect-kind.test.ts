/** What a document is taken for. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../tools/testing/rounds.ts';
import { detectKind } from './detect-kind.ts';
import { parseJson } from './json-text.ts';

/** Of a short document, by all of it: a member of the value, or of broken JSON a line that begins with it. */
function isPadJson(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes.filter((byte) => byte !== 0))
    .toString('utf8')
    .replace(/^\ufffd\ufffd/, '')
    .trimStart();
  const { value } = parseJson(bytes);
  const isObject = text.startsWith('{') && typeof value === 'object' && value !== null;
  if (isObject) return 'pad_version' in value;
  return /(?:^|[\n\r])[ \t]{0,100}\{?[ \t]{0,100}(["']?)pad_version\1[ \t]{0,100}:/.test(text);
}

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('the kind of a document', () => {
  it.each([
    ['PAD JSON', '{ "pad_version": "2.0" }', 'pad-json'],
    ['PAD JSON behind a byte order mark', '\ufeff{ "pad_version": "2.0" }', 'pad-json'],
    ['PAD JSON that is cut off', '{\n  "pad_version": "2.0",\n  "vendor": {', 'pad-json'],
    ['a manifest', '{ "entity": {}, "capabilities": {}, "releases": {} }', 'manifest'],
    ['a manifest that lacks a member', '{ "entity": {}, "releases": {} }', 'manifest'],
    [
      'a manifest with an interface',
      '{\n"entity": {},\n"capabilities": { "interfaces": {\n"openapi": {} } } }',
      'manifest',
    ],
    [
      'a large manifest with an interface',
      `{\n"capabilities": {\n"openapi": {} },\n"entity": {},\n"x": "${'x'.repeat(70_000)}" }`,
      'manifest',
    ],
    ['JSON whose first member only begins like a version', '{ "pad_version:": "2.0" }', undefined],
    [
      'a large manifest with a member that begins like a version',
      `{\n"pad_version:": 1,\n"releases": {},\n"entity": {},\n"x": "${'x'.repeat(70_000)}" }`,
      'manifest',
    ],
    [
      'a large manifest whose first member begins like OpenAPI',
      `{ "openapi:": 1,\n"releases": {},\n"entity": {},\n"x": "${'x'.repeat(70_000)}" }`,
      'manifest',
    ],
    ['text with a name whose quote has no end', '"pad_version: 2.0"', undefined],
    ['OpenAPI that is cut off', '{\n  "openapi": "3.1.0",\n  "info": {', 'openapi'],
    ['OpenAPI in JSON', '{ "openapi": "3.1.0" }', 'openapi'],
    ['Swagger in JSON', '{ "swagger": "2.0" }', 'openapi'],
    ['OpenAPI in YAML', '# Our API\nopenapi: 3.0.3\ninfo:\n', 'openapi'],
    ['Swagger in YAML with quotes', '---\n"swagger": "2.0"\n', 'openapi'],
    ['PAD XML', '<?xml version="1.0"?>\n<XML_DIZ_INFO>', 'pad-xml'],
    ['PAD XML in other capitals', '<xml_diz_info>', 'pad-xml'],
    ['PAD XML behind comments and a DOCTYPE', '<!-- a -->\n<!DOCTYPE x>\n<XML_DIZ_INFO >', 'pad-xml'],
    ['an HTML page', '<!DOCTYPE html><html><head>', 'html'],
    ['an HTML page without a doctype', '\n<HTML lang="en">', 'html'],
    ['another XML document', '<?xml version="1.0"?><rss></rss>', undefined],
    ['other JSON', '{ "name": "x" }', undefined],
    ['a list', '[{ "pad_version": "2.0" }]', undefined],
    ['text', 'Hello', undefined],
    ['nothing', '', undefined],
  ])('is found by the content of %s', (_what, text, kind) => {
    expect(detectKind(Buffer.from(text))).toBe(kind);
  });

  it.each(['\n'.repeat(65_500), '\n{'.repeat(32_000), ' \n'.repeat(32_000), `{${' '.repeat(65_000)}`])(
    'is not looked for any longer than the text is long (%#)',
    (filler) => {
      const start = process.cpuUsage().user;
      expect(detectKind(Buffer.from(`${filler}x`))).toBeUndefined();
      // Microseconds. Patterns that try every start again took seconds.
      expect(process.cpuUsage().user - start).toBeLessThan(500_000);
    },
  );

  it('is PAD JSON at a glance exactly where reading the whole document says so', () => {
    const parts = [
      ...[
        '{',
        '}',
        '[',
        ',',
        ':',
        '"',
        '\\',
        ' ',
        '\t',
        '\n',
        '\r\n',
        '\f',
        '\u00a0',
        '\ufeff',
        '\0',
        ' '.repeat(101),
        '1',
      ],
      ...[
        '"pad_version"',
        '"pad_version":"2.0"',
        '"pad_version" : 1',
        "'pad_version':",
        'pad_version:',
        '"pad_versio\\u006e":',
      ],
      ...['"$schema":"https://catalog.example/a"', '"$schema": "\\"",', '"$schema":"\n', '"a":{', '"openapi":"3.1.0"'],
    ];
    const head = fc.constantFrom('', '{', '\f{', '\n {', ' {\n', '{"$schema":"a",\n', '{ "$schema" : "a" ,');
    const text = fc.tuple(head, fc.array(fc.constantFrom(...parts), { maxLength: 7 }), fc.constantFrom('', '}', ':1}'));
    const saysTheSame = ([start, middle, end]: [string, string[], string]) => {
      const bytes = Buffer.from(start + middle.join('') + end);
      expect(detectKind(bytes) === 'pad-json').toBe(isPadJson(bytes));
    };
    fc.assert(fc.property(text, saysTheSame), {
      numRuns: rounds(1_000, 20_000),
      examples: [[['{"$schema":"a",\n', ['"', 'pad_version:', '"'], ':1}']]],
    });
  });

  it('is found in UTF-16 too', () => {
    expect(detectKind(utf16('<?xml version="1.0" encoding="UTF-16"?><XML_DIZ_INFO>'))).toBe('pad-xml');
    expect(detectKind(Buffer.from('<XML_DIZ_INFO>', 'utf16le'))).toBe('pad-xml');
  });
});

import { describe, expect, it } from 'vitest';
import { detectKind } from './detect-kind.ts';
import { linkedFeed, wellKnownFeed } from './discover.ts';

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('the kind of a document', () => {
  it.each([
    ['PAD JSON', '{ "pad_version": "2.0" }', 'pad-json'],
    ['PAD JSON behind a byte order mark', '\ufeff{ "pad_version": "2.0" }', 'pad-json'],
    ['PAD JSON that is cut off', '{\n  "pad_version": "2.0",\n  "vendor": {', 'pad-json'],
    ['a manifest', '{ "entity": {}, "capabilities": {}, "releases": {} }', 'manifest'],
    ['OpenAPI in JSON', '{ "openapi": "3.1.0" }', 'openapi'],
    ['Swagger in JSON', '{ "swagger": "2.0" }', 'openapi'],
    ['OpenAPI in YAML', '# Our API\nopenapi: 3.0.3\ninfo:\n', 'openapi'],
    ['Swagger in YAML with quotes', '---\n"swagger": "2.0"\n', 'openapi'],
    ['PAD XML', '<?xml version="1.0"?>\n<XML_DIZ_INFO>', 'pad-xml'],
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

  it('is found in UTF-16 too', () => {
    expect(detectKind(utf16('<?xml version="1.0" encoding="UTF-16"?><XML_DIZ_INFO>'))).toBe('pad-xml');
    expect(detectKind(Buffer.from('<XML_DIZ_INFO>', 'utf16le'))).toBe('pad-xml');
  });
});

describe('a page', () => {
  const page = 'https://publisher.example/products/editor/';

  it.each([
    ['<link rel="alternate" type="application/pad+json" href="pad.json">', `${page}pad.json`],
    [
      "<LINK TYPE='Application/PAD+JSON' REL='alternate nofollow' HREF='/pad.json'/>",
      'https://publisher.example/pad.json',
    ],
    ['<link rel="alternate" type="application/rss+xml" href="rss"><p>pad+json</p>', undefined],
    ['<!-- <link rel="alternate" type="application/pad+json" href="a"> -->', undefined],
    ['<script>"<link rel=alternate type=application/pad+json href=a>"</script>', undefined],
    ['<link rel="stylesheet" type="application/pad+json" href="a">', undefined],
    ['<link rel="alternate" type="application/pad+json">', undefined],
  ])('%s links to %s', (html, address) => {
    expect(linkedFeed(`<html><head>${html}</head></html>`, page)).toBe(address);
  });

  it('may have a manifest at the well-known address of its host', () => {
    expect(wellKnownFeed(page)).toBe('https://publisher.example/.well-known/catalog.json');
  });
});

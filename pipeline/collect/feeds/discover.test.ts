/** Where a page leads to. */
import { describe, expect, it } from 'vitest';
import { linkedFeed, wellKnownFeed } from './discover.ts';

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

/** Where a page leads to. */
import { describe, expect, it } from 'vitest';
import { rounds } from '../../../tools/testing/rounds.ts';
import { linkedFeed } from './linked-feed.ts';

describe('a page', () => {
  const page = 'https://publisher.example/products/editor/';
  const pieces = rounds(100_000, 500_000);

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

  // The first took 190 seconds in two megabytes: each tag that stays open made the next one slower.
  it.each([
    ['open tags', '<b>'.repeat(rounds(200_000, 5_500_000))],
    ['tags that close others', '<p><b></p>'.repeat(pieces)],
    ['a tag without an end', `<link ${'a'.repeat(4 * pieces)}`],
    ['attributes', `<link ${'a=1 '.repeat(pieces)}>`],
    ['quotes', `<link rel="${'\'" '.repeat(pieces)}`],
    ['comments', '<!--'.repeat(pieces)],
    ['entities', '&lt'.repeat(pieces)],
  ])('of %s is read in little time, and leads nowhere', (_what, html) => {
    const start = process.cpuUsage().user;
    expect(linkedFeed(`<html>${html}`, page)).toBeUndefined();
    expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(rounds(3, 10));
  });

  it('links to its feed behind a thousand open tags, too', () => {
    const link = '<link rel="alternate" type="application/pad+json" href="pad.json">';
    expect(linkedFeed(`<html>${'<b>'.repeat(1000)}${link}`, page)).toBe(`${page}pad.json`);
  });
});

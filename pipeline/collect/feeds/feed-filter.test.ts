import { describe, expect, it } from 'vitest';
import { chooseFeeds } from './feed-filter.ts';
import type { Feed } from './feed-list.ts';

const feeds: Feed[] = [
  {
    label: 'data/feeds/astro.json',
    sources: [{ kind: 'pad-json', file: { name: 'astro', bytes: Buffer.from('{}') } }],
  },
  { label: 'data/feeds/tool.json', sources: [{ url: 'https://github.com/works/tool' }] },
  { label: 'data/feeds/v1.2.json', sources: [{ url: 'https://works.example/pad.xml', kind: 'pad-xml' }] },
  { label: 'listing editor', sources: [{ url: 'https://works.example/editor.json' }] },
];
const labels = (choice: Parameters<typeof chooseFeeds>[1]) => chooseFeeds(feeds, choice).map(({ label }) => label);

describe('the feeds of a run', () => {
  it.each([
    ['all of them by default', {}, feeds.map(({ label }) => label)],
    ['a file by its name', { names: ['astro'] }, ['data/feeds/astro.json']],
    ['a file by its name with ending', { names: ['v1.2.json'] }, ['data/feeds/v1.2.json']],
    ['a file by its path', { names: ['data/feeds/tool.json'] }, ['data/feeds/tool.json']],
    ['a listing without a file by its slug', { names: ['editor'] }, ['listing editor']],
    ['several, in the order of the list', { names: ['editor', 'astro'] }, ['data/feeds/astro.json', 'listing editor']],
    ['a stated kind', { kind: 'pad-xml' as const }, ['data/feeds/v1.2.json']],
    ['a kind that the address tells', { kind: 'github' as const }, ['data/feeds/tool.json']],
  ])('are %s', (_what, choice, expected) => {
    expect(labels(choice)).toEqual(expected);
  });

  it('that nobody has are named', () => {
    expect(() => chooseFeeds(feeds, { names: ['astro', 'no\u001bpe'] })).toThrow(
      'No feed is called no pe. `catalog feeds` lists them all.',
    );
  });

  it.each([1, 2, 3, 7])('are split into %i shares that together are all, each feed once', (of) => {
    const many = Array.from({ length: 200 }, (_, n): Feed => ({ label: `data/feeds/f${n}.json`, sources: [{}] }));
    const shares = Array.from({ length: of }, (_, n) => chooseFeeds(many, { shard: { number: n + 1, of } }));
    expect(
      shares
        .flat()
        .map(({ label }) => label)
        .sort(),
    ).toEqual(many.map(({ label }) => label).sort());
    for (const share of shares) expect(share.length).toBeGreaterThan(100 / of);
  });
});

import { describe, expect, it } from 'vitest';
import { files, paths } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { MAX_NEWS } from '../../../schemas/writers/news-feed.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { DAY, seededCatalog } from '../testing/ranking.ts';
import { emitNews } from './catalog-news.ts';
import { toChangeTable } from './change-feed.ts';

const BASE = 'https://catalog.test';
const ALL = files.news(paths.home, 'json');

/** Two listings: `a0` was renamed from `old`, `gone` was withdrawn after it had been published. */
function emit(listings = 2, changes = changesOf(['a0', 'b1']), failing: Partial<Listing['sources'][number]> = {}) {
  const { catalog, history } = seededCatalog(listings);
  for (const source of catalog.listings.get('b1')?.sources ?? []) Object.assign(source, failing);
  const ledger = new Map<string, LedgerRecord>([
    ['old', { state: 'renamed', renamed_to: 'a0' } as LedgerRecord],
    [
      'gone',
      {
        state: 'withdrawn',
        reason: 'It was <b>malware</b>.',
        was: { name: 'Gone Tool', category: 'other' },
      } as LedgerRecord,
    ],
  ]);
  const whole = { ...catalog, ledger };
  const publishers = [{ slug: 'works', name: 'Works', website: 'https://works.example', listings: ['a0', 'b1'] }];
  const ranked = rankCatalog(whole, history, catalog.settings, DAY);
  const { data } = toChangeTable(
    whole,
    { events: changes, commits: changes.map(({ commit }) => commit) },
    catalog.settings,
  );
  const written = new Map(
    emitNews({ catalog: whole, ranked, changes: data, publishers, site: catalog.settings, date: DAY }),
  );
  const items = (path: string) => JSON.parse(written.get(path) ?? 'null').items;
  return { written, ranked, items };
}

const event = (slug: string, status: 'A' | 'M' | 'D', id: string) => ({
  ...{ commit: id.repeat(40), at: '2026-11-19T12:00:00Z', status },
  path: `data/listings/${slug.slice(0, 2)}/${slug}.json`,
});
/** Newest first. */
const changesOf = (slugs: string[]) => [
  ...slugs.map((slug) => event(slug, 'M', 'f')),
  event('gone', 'D', 'e'),
  event('old', 'D', 'd'),
  event('a0', 'A', 'd'),
  event('gone', 'A', 'c'),
  event('b1', 'A', 'b'),
];

describe('the news of the catalog', () => {
  it('are what was published, updated, renamed and withdrawn, newest first', () => {
    const { items, written } = emit();
    const page = (slug: string) => `${BASE}/software/${slug}/`;
    const told = items(ALL).map(({ title, id, url }: Record<string, string>) => [title, id, url]);
    expect(told).toEqual([
      ['Updated: Tool a0', `${page('a0')}#${'f'.repeat(40)}`, page('a0')],
      ['Updated: Tool b1', `${page('b1')}#${'f'.repeat(40)}`, page('b1')],
      ['Withdrawn: Gone Tool', `${page('gone')}#${'e'.repeat(40)}`, page('gone')],
      ['Renamed: old is now a0', `${page('old')}#${'d'.repeat(40)}`, page('a0')],
      ['New: Tool b1', `${page('b1')}#${'b'.repeat(40)}`, page('b1')],
    ]);
    expect(items(ALL)[0].content_text).toBe('What a0 does.');
    expect(items(ALL)[2].content_text).toBe('It was <b>malware</b>.');
    expect(written.get(files.news(paths.home, 'atom'))).toContain('It was &#60;b&#62;malware&#60;/b&#62;.');
  });

  it('say what an update changed', () => {
    const before = seededCatalog(1).catalog.listings.get('a0') as Listing;
    const newest = { version: '9.1', released_on: '2026-11-18', prerelease: false };
    const after = { ...before, versions: [newest], license: { spdx_id: 'EUPL-1.2' }, archived: true };
    const [was, is] = [before, after].map((listing) => Buffer.from(JSON.stringify(listing))) as [Buffer, Buffer];
    const { items } = emit(1, [{ ...event('a0', 'M', 'f'), contents: { before: was, after: is } } as never]);
    const [{ title, content_text }] = items(ALL);
    expect(title).toBe(`Tool a0 ${before.versions[0]?.version} → 9.1`);
    expect(content_text).toBe('License: not stated → EUPL-1.2. Development has ended.\n\nWhat a0 does.');
  });

  it('are told by category too, of what is published', () => {
    const { items, ranked } = emit();
    for (const category of ['games', 'other', 'text-editors']) {
      const slugs = ranked.filter(({ listing }) => listing.category === category).map(({ listing }) => listing.slug);
      const told = items(files.news(paths.categoryPage(category), 'json'));
      const expected = items(ALL).filter(({ url }: { url: string }) => slugs.some((slug) => url.endsWith(`/${slug}/`)));
      expect(told).toEqual(expected);
    }
  });

  it('of a category without any are of the day of the oldest of all', () => {
    const { written } = emit(1, changesOf([]).slice(-1));
    const empty = written.get(files.news(paths.categoryPage('other'), 'atom'));
    expect(empty).toContain('<updated>2026-11-19T12:00:00Z</updated>');
    expect(empty).not.toContain('<entry>');
  });

  it('of a publisher are those of its listings, and which of their sources fails', () => {
    const failing = { failing_since: '2026-11-20', failing_code: 'not_found' };
    const { items } = emit(3, undefined, failing);
    const told = items(files.news(paths.publisherPage('works'), 'json'));
    expect(told.map(({ title }: { title: string }) => title)).toEqual([
      'A source fails: Tool b1',
      'Updated: Tool a0',
      'Renamed: old is now a0',
      'Updated: Tool b1',
      'New: Tool b1',
    ]);
    expect(told[0]).toMatchObject({
      id: `${BASE}/software/b1/#pad-json-2026-11-20`,
      content_text: 'The catalog cannot read it (not_found) and shows the last good data.',
    });
  });

  it('are the newest only', () => {
    const { items } = emit(
      150,
      Array.from({ length: 150 }, (_, n) => event(`${'abcdefghij'[n % 10]}${n}`, 'M', 'f')),
    );
    expect(items(ALL)).toHaveLength(MAX_NEWS);
  });

  it('are none in a copy without history, of the day of the build', () => {
    const { written, items } = emit(2, []);
    expect(items(ALL)).toEqual([]);
    expect(written.get(files.news(paths.home, 'atom'))).toContain(`<updated>${DAY}T00:00:00Z</updated>`);
  });
});

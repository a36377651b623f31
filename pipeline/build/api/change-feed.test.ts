import { describe, expect, it } from 'vitest';
import type { Site } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { type CatalogData, evidencePath, listingPath } from '../../repo/data/data-files.ts';
import type { FileEvent, History } from '../../repo/git/history.ts';
import { listingChanges } from '../listings/listing-changes.ts';
import { seededCatalog } from '../testing/ranking.ts';
import { toChangeTable } from './change-feed.ts';

const SITE: Site = { base_url: 'https://catalog.test', host: 'worker' };
const AT = '2026-01-31T08:00:00Z';

/** A catalog as its ledger tells it: what is called published is there. */
function catalogOf(records: readonly Partial<LedgerRecord>[]): CatalogData {
  const ledger = new Map(records.map((record) => [record.slug ?? '', record as LedgerRecord]));
  const published = records.filter(({ state }) => state === 'published');
  return {
    ledger,
    settings: {},
    listings: new Map(published.map(({ slug = '' }) => [slug, {} as Listing])),
  } as unknown as CatalogData;
}

function event(commit: string, status: FileEvent['status'], slug: string): FileEvent {
  return { commit, at: AT, status, path: listingPath(slug) };
}

function tableOf(events: FileEvent[], records: readonly Partial<LedgerRecord>[] = [], site = SITE) {
  const commits = [...new Set(events.map(({ commit }) => commit))];
  return toChangeTable(catalogOf(records), { events, commits }, site);
}

const self = (slug: string) => ({ links: { self: `https://catalog.test/api/v1/software/${slug}` } });

describe('the list of changes', () => {
  it('tells the life of a listing, newest first, and links to it where it is there', () => {
    const events = [event('2', 'M', 'a'), event('1', 'A', 'a'), event('1', 'A', 'b')];
    expect(tableOf(events, [{ slug: 'a', state: 'published' }])).toEqual({
      data: [
        { slug: 'a', change: 'updated', at: AT, commit: '2', ...self('a') },
        { slug: 'a', change: 'published', at: AT, commit: '1', ...self('a') },
        { slug: 'b', change: 'published', at: AT, commit: '1', links: {} },
      ],
      build: { commit: '2' },
      commits: ['2', '1'],
      complete: true,
      links: { self: 'https://catalog.test/api/v1/changes' },
    });
  });

  it('tells of an update what it changed, and what it did to the score on that day', () => {
    const [first] = seededCatalog(1).catalog.listings.values();
    if (first === undefined) throw new Error('there is none');
    const plain = { ...first, license: {}, descriptions: {} };
    const bytes = (listing: Listing) => Buffer.from(JSON.stringify(listing));
    const contents = { before: bytes(plain), after: bytes({ ...plain, descriptions: first.descriptions }) };
    const events = [
      { ...event('4', 'M', 'a'), contents },
      { ...event('3', 'M', 'a'), contents: { before: contents.before, after: contents.before } },
      { ...event('2', 'M', 'a'), contents: { before: Buffer.from('no listing'), after: contents.before } },
      event('1', 'M', 'a'),
    ];
    const { data } = tableOf(events, [{ slug: 'a', state: 'published' }]);
    expect(data.map(({ rank }) => rank?.signals)).toEqual([
      [expect.objectContaining({ name: 'told', code: 'added', words: expect.stringMatching(/^added a summary/) })],
      undefined,
      undefined,
      undefined,
    ]);
    expect(data.map(({ what }) => what)).toEqual([{ fields: ['descriptions'] }, undefined, undefined, undefined]);
    expect(Object.keys(data[0] ?? {})).toEqual(['slug', 'change', 'at', 'commit', 'what', 'rank', 'links']);
    // Of what is published no more, nothing is said of what it was.
    const withdrawn = tableOf(events, [{ slug: 'a', state: 'withdrawn' }]);
    expect(withdrawn.data.every(({ what }) => what === undefined)).toBe(true);
  });

  it('tells a rename as one change, and leads to the last slug', () => {
    const events = [
      event('3', 'A', 'c'),
      event('3', 'D', 'b'),
      event('2', 'D', 'a'),
      event('2', 'A', 'b'),
      event('2', 'A', 'other'),
      event('1', 'A', 'a'),
    ];
    const records: Partial<LedgerRecord>[] = [
      { slug: 'a', state: 'renamed', renamed_to: 'b' },
      { slug: 'b', state: 'renamed', renamed_to: 'c' },
      { slug: 'c', state: 'published' },
      { slug: 'other', state: 'published' },
    ];
    expect(tableOf(events, records).data).toEqual([
      { slug: 'b', change: 'renamed', at: AT, commit: '3', renamed_to: 'c', ...self('c') },
      { slug: 'a', change: 'renamed', at: AT, commit: '2', renamed_to: 'b', ...self('c') },
      { slug: 'other', change: 'published', at: AT, commit: '2', ...self('other') },
      { slug: 'a', change: 'published', at: AT, commit: '1', ...self('c') },
    ]);
  });

  it('takes no withdrawal before a rename for the rename', () => {
    const events = [event('4', 'A', 'b'), event('4', 'D', 'a'), event('3', 'A', 'a'), event('2', 'D', 'a')];
    const { data } = tableOf(events, [{ slug: 'a', state: 'renamed', renamed_to: 'b' }]);
    expect(data.map(({ change, commit }) => [change, commit])).toEqual([
      ['renamed', '4'],
      ['published', '3'],
      ['withdrawn', '2'],
    ]);
  });

  it('tells the reason of the last withdrawal, not of one before it, and of nothing else', () => {
    const events = [
      event('4', 'D', 'a'),
      event('4', 'D', 'b'),
      event('3', 'A', 'a'),
      event('2', 'D', 'a'),
      event('1', 'A', 'a'),
    ];
    const records: Partial<LedgerRecord>[] = [
      { slug: 'a', state: 'withdrawn', reason: 'It installed a miner.' },
      { slug: 'b', state: 'rejected', reason: 'Spam.' },
    ];
    const rest = { at: AT, links: {} };
    expect(tableOf(events, records).data).toEqual([
      { slug: 'a', change: 'withdrawn', commit: '4', reason: 'It installed a miner.', ...rest },
      { slug: 'b', change: 'withdrawn', commit: '4', ...rest },
      { slug: 'a', change: 'published', commit: '3', ...rest },
      { slug: 'a', change: 'withdrawn', commit: '2', ...rest },
      { slug: 'a', change: 'published', commit: '1', ...rest },
    ]);
  });

  it('tells a withdrawal without a link although the listing has come back', () => {
    const { data } = tableOf([event('2', 'A', 'a'), event('1', 'D', 'a')], [{ slug: 'a', state: 'published' }]);
    expect(data.map(({ change, links }) => [change, links])).toEqual([
      ['published', self('a').links],
      ['withdrawn', {}],
    ]);
  });

  it.each([
    'data/listings/ed/README.md',
    'data/listings/editor.json',
    'data/listings/xx/editor.json',
    'data/listings/Ed/Editor.json',
    'data/listings/ed/editor.json\n',
    `data/listings/aa/${'a'.repeat(65)}.json`,
    'data/listings/../.json',
  ])('leaves out what is no listing: %j', (path) => {
    expect(tableOf([{ ...event('1', 'A', 'a'), path }]).data).toEqual([]);
  });

  it('on a bare static host links to files', () => {
    const { data, links } = tableOf([event('1', 'A', 'a')], [{ slug: 'a', state: 'published' }], {
      ...SITE,
      host: 'static',
    });
    expect([data[0]?.links.self, links.self]).toEqual([
      'https://catalog.test/api/v1/software/a.json',
      'https://catalog.test/api/v1/changes.json',
    ]);
  });
});

it('tells what fell silent between the changes of files, while it is published', () => {
  const [listed] = seededCatalog(1).catalog.listings.values();
  const bytes = (value: object) => Buffer.from(JSON.stringify(value));
  const subject = 'https://works.example/';
  const evidence = (state: string) =>
    bytes({
      slug: 'a',
      records: [{ witness: 'alive', subject, source: subject, since: '2026-01-02', values: { state } }],
    });
  const beside = { before: undefined, after: bytes({ ...listed, homepage: subject }) };
  const contents = { before: evidence('answering'), after: evidence('silent'), beside };
  const silent = (slug: string): FileEvent => ({
    commit: '2',
    at: AT,
    status: 'M',
    path: evidencePath(slug),
    contents,
  });
  const events = [
    { ...event('3', 'M', 'a'), at: '2026-02-01T08:00:00Z' },
    { ...event('1', 'A', 'a'), at: '2026-01-01T08:00:00Z' },
  ];
  const history = { events, commits: ['3', '2', '1'], evidence: [silent('a'), silent('withdrawn')] };
  const { data, complete } = toChangeTable(catalogOf([{ slug: 'a', state: 'published' }]), history, SITE);
  expect(data.map(({ slug, change, state }) => `${slug} ${change} ${state?.of}`)).toEqual([
    'a updated undefined',
    'a silent homepage',
    'a published undefined',
  ]);
  expect(complete).toBe(true);
});

describe('a list of more than 1000 changes', () => {
  /** `count` listings came in one commit, newest first before the commits that are given. */
  const inOne = (count: number, commit: string) =>
    Array.from({ length: count }, (_, index) => event(commit, 'A', `${commit}${index}`));
  const tableOfHistory = (history: History) => toChangeTable(catalogOf([]), history, SITE);

  it('is cut, says so, and names no commit since which something would be missing', () => {
    const events = [...inOne(600, 'c'), ...inOne(600, 'b'), ...inOne(3, 'a')];
    const table = tableOfHistory({ events, commits: ['quiet', 'c', 'b', 'a'] });
    expect([table.data.length, table.commits, table.complete]).toEqual([1000, ['quiet', 'c', 'b'], false]);
  });

  it('is whole up to exactly 1000', () => {
    const table = tableOfHistory({ events: inOne(1000, 'a'), commits: ['a', 'quiet'] });
    expect([table.data.length, table.commits, table.complete]).toEqual([1000, ['a', 'quiet'], true]);
  });

  it('keeps every commit it knows if what was cut off is older than all of them', () => {
    const table = tableOfHistory({ events: [...inOne(1000, 'b'), event('a', 'A', 'old')], commits: ['quiet', 'b'] });
    expect([table.commits, table.complete]).toEqual([['quiet', 'b'], false]);
  });

  it('is that of the whole history, also where as many events are renames or no listings', () => {
    const renamed = Array.from({ length: 1200 }, (_, index) => [`old${index}`, `new${index}`] as const);
    const records = renamed.map(([slug, renamed_to]) => ({ slug, state: 'renamed' as const, renamed_to }));
    const moved = renamed.map(([from, to]) => [event('c', 'D', from), event('c', 'A', to)]);
    const notes = inOne(3000, 'b').map((each) => ({ ...each, path: `${each.path}.txt` }));
    // All that left in the commit stand before all that came.
    const renames = [...moved.map(([left]) => left), ...moved.map(([, came]) => came)].flatMap((each) => each ?? []);
    for (const events of [
      [...renames, ...inOne(900, 'a')],
      [...inOne(900, 'd'), ...renames, ...inOne(900, 'a')],
      [...notes, ...inOne(900, 'a'), ...inOne(900, 'z')],
    ]) {
      const { data, complete } = tableOf(events, records);
      const all = listingChanges(events, catalogOf(records).ledger);
      const told = ({ slug, change, commit }: { slug: string; change: string; commit: string }) => [
        slug,
        change,
        commit,
      ];
      expect(data.map(told)).toEqual(all.slice(0, 1000).map(told));
      expect(complete).toBe(false);
    }
  });

  it('of files that are not committed is empty', () => {
    const { data, commits, complete } = tableOfHistory({ events: [], commits: [] });
    expect([data, commits, complete]).toEqual([[], [], false]);
  });
});

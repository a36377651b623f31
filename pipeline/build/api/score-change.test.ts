import { describe, expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { seededCatalog } from '../testing/ranking.ts';
import { scoreChange } from './score-change.ts';

const DAY = '2026-10-14';
const SITE = { base_url: 'https://catalog.test', host: 'worker' } as const;

const [seeded] = seededCatalog(1).catalog.listings.values();
if (seeded === undefined) throw new Error('there is none');
/** 10 points for being reachable, 2 for its summary. */
const PLAIN: Listing = {
  ...seeded,
  category: 'other',
  license: {},
  platforms: [],
  homepage: undefined,
  documentation: undefined,
  integrations: [],
  descriptions: { en: { summary: 'What it does.' } },
  versions: [{ version: '1.0.0', released_on: '2024-10-16', prerelease: false }],
  sources: [{ kind: 'pad-json', primary: true, last_changed_on: '2024-10-16' }],
  verification: { method: 'none', status: 'unverified' },
};

const bytes = (listing: unknown) => Buffer.from(JSON.stringify(listing));
const changed = (change: Partial<Listing>, before: Partial<Listing> = {}, language = 'en') => {
  const contents = { before: bytes({ ...PLAIN, ...before }), after: bytes({ ...PLAIN, ...change }) };
  return scoreChange(contents, DAY, SITE, language);
};
const releasedOn = (released_on: string): Partial<Listing> => ({
  versions: [{ version: '2.0.0', released_on, prerelease: false }, ...PLAIN.versions],
});

describe('a change of a file', () => {
  // Before: 7.50 of freshness after 104 weeks, 2.00 of completeness, 10.00 of reachability.
  it.each<[string, ReturnType<typeof changed>, ReturnType<typeof changed>]>([
    [
      'is told by its signals: a release',
      changed(releasedOn(DAY)),
      {
        score: 46.05,
        previous_score: 19.5,
        signals: [
          { name: 'freshness', delta: 22.5, code: 'released', values: { day: DAY }, words: 'released on 2026-10-14' },
          {
            name: 'maintenance',
            delta: 4.05,
            code: 'releases',
            values: { count: 1, weeks: 52 },
            words: 'now 1 release in 52 weeks',
          },
        ],
      },
    ],
    [
      'may cost points',
      changed({ sources: [{ ...PLAIN.sources[0], failing_since: '2026-10-11', failing_code: 'timeout' }] } as Listing),
      {
        score: 18.5,
        previous_score: 19.5,
        signals: [
          {
            ...{ name: 'reachability', delta: -1, code: 'source_failing', values: { day: '2026-10-11' } },
            words: 'the source has not answered since 2026-10-11',
          },
        ],
      },
    ],
    [
      'that gives a signal as much as it takes from it is not told',
      changed({ integrations: ['Git'] }, { documentation: 'https://works.example/docs' }),
      undefined,
    ],
    ['that earns nothing is not told', changed({ name: 'Another name' }), undefined],
    ['that is none is not told', changed({}), undefined],
    ['by a release that is only announced is not told', changed(releasedOn('2026-10-15')), undefined],
  ])('%s', (_what, rank, expected) => {
    expect(rank).toEqual(expected);
  });

  it('is told in the language of the catalog', () => {
    const { signals } = changed(releasedOn(DAY), {}, 'de') ?? {};
    expect(signals?.map(({ words }) => words)).toEqual(['Version vom 14.10.2026', '1 Version in 52 Wochen']);
  });

  it.each<[string, Buffer]>([
    ['was no JSON', Buffer.from('{')],
    ['was empty', Buffer.alloc(0)],
    ['had a shape of long ago', bytes({ ...PLAIN, versions: 'none' })],
    ['was another document', bytes(null)],
  ])('is not told where the file %s', (_what, other) => {
    const whole = bytes({ ...PLAIN, ...releasedOn(DAY) });
    expect(scoreChange({ before: other, after: whole }, DAY, SITE, 'en')).toBeUndefined();
    expect(scoreChange({ before: whole, after: other }, DAY, SITE, 'en')).toBeUndefined();
  });
});

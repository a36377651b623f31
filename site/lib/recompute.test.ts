import { describe, expect, it } from 'vitest';
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { scoreListing } from '../../schemas/rank/engine.ts';
import { rankInput } from '../../schemas/rank/rank-input.ts';
import { BARE, version } from '../../schemas/rank/testing/bare-listing.ts';
import { publishedRank } from '../../schemas/writers/published-rank.ts';
import { recompute, type Stated } from './recompute.ts';

const facts = {
  ...BARE,
  homepage: 'https://works.example/',
  license: { ...BARE.license, spdx_id: 'MIT' },
  versions: [version({ released_on: '2026-10-01' })],
};
/** Ranked on a day on which nothing happened: the points are those of a day before. */
const listing: SoftwareListing = { ...facts, rank: publishedRank(scoreListing(rankInput(facts), '2026-11-20'), 'en') };
const shown: Stated = {
  ...Object.fromEntries(listing.rank.signals.map(({ name, points }) => [name, points])),
  score: listing.rank.score,
};

const differing = (changed: unknown, onPage = shown) =>
  recompute(changed as SoftwareListing, onPage)
    ?.filter(({ agrees }) => !agrees)
    .map(({ name }) => name);

describe('recomputing', () => {
  it('agrees with what was published, signal by signal', () => {
    expect(listing.rank.computed_on).not.toBe('2026-11-20');
    const compared = recompute(listing, shown) ?? [];
    expect(compared.map(({ name }) => name)).toEqual([...listing.rank.signals.map(({ name }) => name), 'score']);
    expect(differing(listing)).toEqual([]);
  });

  it.each<[string, unknown, string[]]>([
    ['a lost licence', { ...listing, license: BARE.license }, ['completeness', 'trust', 'score']],
    ['another score', { ...listing, rank: { ...listing.rank, score: 99 } }, ['score']],
    [
      'points moved from one signal to another',
      {
        ...listing,
        rank: {
          ...listing.rank,
          signals: listing.rank.signals.map((signal) => {
            if (signal.name === 'trust') return { ...signal, points: signal.points + 1 };
            return signal.name === 'reachability' ? { ...signal, points: signal.points - 1 } : signal;
          }),
        },
      },
      ['trust', 'reachability'],
    ],
    [
      'a signal left out',
      { ...listing, rank: { ...listing.rank, signals: listing.rank.signals.slice(1) } },
      ['freshness'],
    ],
    [
      'another day',
      { ...listing, rank: { ...listing.rank, computed_on: '2027-11-20' } },
      ['freshness', 'maintenance', 'score'],
    ],
  ])('finds %s', (_what, changed, names) => {
    expect(differing(changed)).toEqual(names);
  });

  it('finds a page that shows something else than its JSON', () => {
    expect(differing(listing, { ...shown, trust: 20 })).toEqual(['trust']);
    expect(differing(listing, {})).toHaveLength(7);
  });

  it('says of no difference where the listing was ranked with other weights', () => {
    expect(recompute({ ...listing, rank: { ...listing.rank, weights_version: '2' } }, shown)).toBeUndefined();
  });

  it.each([
    [null],
    [[]],
    [{}],
    [{ ...listing, versions: null }],
    [{ ...listing, rank: { ...listing.rank, computed_on: 'x' } }],
  ])('throws for what is no listing: %#', (value) => {
    expect(() => recompute(value as SoftwareListing, shown)).toThrow();
  });
});

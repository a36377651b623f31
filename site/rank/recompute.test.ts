import { describe, expect, it } from 'vitest';
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { scoreListing } from '../../schemas/rank/engine.ts';
import { type RankableListing, rankInput } from '../../schemas/rank/rank-input.ts';
import { BARE, version } from '../../schemas/rank/testing/bare-listing.ts';
import { publishedRank } from '../../schemas/writers/published-rank.ts';
import { recompute, type Stated } from './recompute.ts';

const facts = {
  ...BARE,
  homepage: 'https://works.example/',
  license: { ...BARE.license, spdx_id: 'MIT' },
  versions: [version({ released_on: '2026-10-01', seen_on: '2026-10-01' })],
  evidence: [
    {
      ...{ witness: 'npm', subject: 'pkg:npm/tool', source: 'https://registry.npmjs.org/tool', since: '2026-10-02' },
      values: { released_on: '2026-10-01', downloads: 1_000_000 },
    },
  ],
} satisfies RankableListing;
/** Ranked on a day on which nothing happened: the points are those of a day before. */
const listing: SoftwareListing = { ...facts, rank: publishedRank(scoreListing(rankInput(facts), '2026-11-20'), 'en') };
const shown: Stated = {
  ...Object.fromEntries(listing.rank.signals.map(({ name, points }) => [name, points])),
  score: listing.rank.score,
};

const differing = (changed: unknown, onPage = shown) =>
  recompute(changed as SoftwareListing, onPage)
    ?.compared.filter(({ agrees }) => !agrees)
    .map(({ name }) => name);

describe('recomputing', () => {
  it('agrees with what was published, part by part', () => {
    expect(listing.rank.computed_on).not.toBe('2026-11-20');
    const { compared = [], day, version } = recompute(listing, shown) ?? {};
    expect(compared.map(({ name }) => name)).toEqual([...listing.rank.signals.map(({ name }) => name), 'score']);
    expect([day, version]).toEqual([listing.rank.computed_on, listing.rank.weights_version]);
    expect(differing(listing)).toEqual([]);
  });

  it.each<[string, unknown, string[]]>([
    ['a lost license', { ...listing, license: BARE.license }, ['told', 'score']],
    ['evidence taken away', { ...listing, evidence: [] }, ['kept', 'used', 'score']],
    ['another score', { ...listing, rank: { ...listing.rank, score: 99 } }, ['score']],
    [
      'points moved from one part to another',
      {
        ...listing,
        rank: {
          ...listing.rank,
          signals: listing.rank.signals.map((signal) => {
            if (signal.name === 'proven') return { ...signal, points: signal.points + 1 };
            return signal.name === 'told' ? { ...signal, points: signal.points - 1 } : signal;
          }),
        },
      },
      ['proven', 'told'],
    ],
    ['a part left out', { ...listing, rank: { ...listing.rank, signals: listing.rank.signals.slice(1) } }, ['kept']],
    ['another day', { ...listing, rank: { ...listing.rank, computed_on: '2029-11-20' } }, ['kept', 'score']],
  ])('finds %s', (_what, changed, names) => {
    expect(differing(changed)).toEqual(names);
  });

  it('finds a page that shows something else than its JSON', () => {
    expect(differing(listing, { ...shown, proven: 20 })).toEqual(['proven']);
    expect(differing(listing, {})).toHaveLength(5);
  });

  it('says of no difference where the listing was ranked with other weights', () => {
    expect(recompute({ ...listing, rank: { ...listing.rank, weights_version: '999' } }, shown)).toBeUndefined();
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

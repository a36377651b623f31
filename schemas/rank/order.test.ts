import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { IMPROVEMENTS } from './advice.ts';
import { pointsOn, rankAll, STANDARD_WEIGHTS, scoreListing, type Weights } from './engine.ts';
import type { Merits, RankInput } from './rank-input.ts';
import { SIGNALS } from './signals.ts';
import { anyInput, DAYS, withMerits } from './testing/rank-inputs.ts';

const TODAY = '2026-10-14';

/** Weights under which merits alone make the score: 10 points for https, 20 for an SPDX id, 50 for a domain. */
const TRUST_ALONE: Weights = {
  version: 'test',
  weights: { freshness: 0, maintenance: 0, completeness: 0, trust: 1, reachability: 0, openness: 0 },
};

describe('the order', () => {
  const listing = (slug: string, merits: (keyof Merits)[], ...release_dates: string[]): RankInput => ({
    ...withMerits(...merits),
    slug,
    release_dates,
  });
  const order = (...listings: RankInput[]) => rankAll(listings, TODAY, TRUST_ALONE).map(({ input }) => input.slug);
  const TEN: (keyof Merits)[] = ['https_homepage'];
  const TWENTY: (keyof Merits)[] = ['spdx_id'];

  it.each<[string, RankInput[], string[]]>([
    ['score', [listing('a', []), listing('b', TWENTY), listing('c', TEN)], ['b', 'c', 'a']],
    ['score before date', [listing('a', TEN, '2026-10-01'), listing('b', TWENTY, '2020-01-01')], ['b', 'a']],
    ['newer release', [listing('a', [], '2026-01-01'), listing('b', [], '2020-01-01', '2026-01-02')], ['b', 'a']],
    ['a release before none', [listing('a', []), listing('b', [], '1969-01-01')], ['b', 'a']],
    ['no release of the future', [listing('a', []), listing('b', [], '2026-10-15')], ['a', 'b']],
    ['slug', [listing('b', []), listing('a-b', []), listing('a', []), listing('a0', [])], ['a', 'a-b', 'a0', 'b']],
  ])('is by %s', (_rule, listings, slugs) => {
    expect(order(...listings)).toEqual(slugs);
    expect(order(...listings.toReversed())).toEqual(slugs);
  });

  it('is the same from any start, and leaves the list it is given as it is', () => {
    const listings = fc
      .uniqueArray(anyInput, { minLength: 2, maxLength: 12, selector: ({ release_dates }) => release_dates.join() })
      .map((inputs) => inputs.map((input, index) => ({ ...input, slug: `tool-${index % 10}${index}` })));
    const shuffled = listings.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, DAYS, ([list, other], day) => {
        const before = [...other];
        expect(rankAll(other, day)).toEqual(rankAll(list, day));
        expect(other).toEqual(before);
      }),
    );
  });

  it('needs no reasons and no advice', () => {
    const tellers = Object.values(SIGNALS).map((signal) => vi.spyOn(signal, 'reason'));
    const [first] = IMPROVEMENTS;
    const mender = vi.spyOn(first ?? { apply: () => undefined }, 'apply');
    const told = () => [...tellers, mender].map(({ mock }) => mock.calls.length);
    rankAll([listing('a', TEN, TODAY), listing('b', [])], TODAY);
    expect(told()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    scoreListing(listing('a', TEN, TODAY), TODAY);
    expect(told()).toEqual([1, 1, 1, 1, 1, 1, 1]);
    vi.restoreAllMocks();
  });

  it('is of the scores that each listing shows, made of the same points', () => {
    fc.assert(
      fc.property(fc.array(anyInput, { maxLength: 8 }), DAYS, (list, day) => {
        const places = rankAll(list, day);
        for (const { input, score: total, points } of places) {
          const shown = scoreListing(input, day);
          expect(shown.score).toBe(total);
          expect(shown.signals.map((each) => Math.round(each.points * 100))).toEqual(points);
          expect(pointsOn(input, day, STANDARD_WEIGHTS)).toEqual(points);
        }
        expect(places.map((place) => place.score)).toEqual(places.map((place) => place.score).sort((a, b) => b - a));
      }),
    );
  });
});

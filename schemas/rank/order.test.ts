import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pointsOn, rankAll, scoreListing } from './engine.ts';
import type { RankInput } from './rank-input.ts';
import { anyInput, DAYS, declared, EMPTY, NO_ADVISORIES, proof, use, withMerits } from './testing/rank-inputs.ts';
import { rankText, tieOf } from './tie-breaking.ts';
import { STANDARD_WEIGHTS } from './weights.ts';

const TODAY = '2026-10-14';
const listing = (slug: string, members: Partial<RankInput> = {}): RankInput => ({ ...EMPTY, ...members, slug });
const order = (listings: readonly RankInput[], weights = STANDARD_WEIGHTS) =>
  rankAll(listings, TODAY, weights).map(({ input }) => input.slug);

/** The same by what a database sorts. */
function orderByText(listings: readonly RankInput[]): string[] {
  const rows = listings.map((input) => {
    const { score } = scoreListing(input, TODAY);
    const text = rankText(score, tieOf(input, TODAY, STANDARD_WEIGHTS));
    return { slug: input.slug, text: text + input.slug };
  });
  return rows.sort((one, other) => (one.text < other.text ? -1 : 1)).map(({ slug }) => slug);
}

/** All earn the same, for none is old. What is to come has no month yet. */
function byMonth(...released: [slug: string, day: string][]): [RankInput[], string[]] {
  const listings = released.map(([slug, day]) => listing(slug, { releases: [declared('2026-01-31', day)] }));
  const lots = ['a', 'd'].sort((one, other) => order([listing(one), listing(other)]).indexOf(one) - 0.5);
  return [listings, [...lots, 'b', 'e']];
}

const manyListings = fc
  .array(anyInput, { minLength: 2, maxLength: 12 })
  .map((inputs) => inputs.map((input, index) => ({ ...input, slug: `tool-${index}` })));

describe('the order', () => {
  const { merits } = withMerits('summary');

  it.each<[string, RankInput[], string[]]>([
    [
      'score',
      [listing('a'), listing('b', { proofs: [proof('domain_proved')] }), listing('c', { merits })],
      ['b', 'c', 'a'],
    ],
    [
      'score before anything attested',
      [listing('a', { advisories: NO_ADVISORIES }), listing('b', { merits })],
      ['b', 'a'],
    ],
    ['more attested values', [listing('a'), listing('b', { advisories: NO_ADVISORIES })], ['b', 'a']],
    [
      'attested values before use',
      [
        listing('a', { uses: [use('downloads', 10_000)] }),
        listing('b', { uses: [use('dependents', 9), use('downloads', 9)] }),
      ],
      ['b', 'a'],
    ],
    [
      'use that is less than a point',
      [listing('a', { uses: [use('downloads', 96_000)] }), listing('b', { uses: [use('downloads', 97_000)] })],
      ['b', 'a'],
    ],
    [
      'use beyond all points',
      [
        listing('a', { uses: [use('downloads', 400_000_000)] }),
        listing('b', { uses: [use('downloads', 500_000_000)] }),
      ],
      ['b', 'a'],
    ],
    [
      'each value once, however many packages have it',
      [
        listing('a', { uses: ['x', 'y', 'z'].map((name) => use('downloads', 96_000, { subject: `pkg:npm/${name}` })) }),
        listing('b', { uses: [use('downloads', 97_000)] }),
      ],
      ['b', 'a'],
    ],
    [
      'the month of the newest release, and no day of it',
      // In October, the lot decides between the first two.
      ...byMonth(['a', '2026-10-01'], ['d', '2026-10-14'], ['b', '2026-09-30'], ['e', '2026-11-01']),
    ],
  ])('is by %s', (_rule, listings, slugs) => {
    for (const given of [listings, listings.toReversed()]) {
      expect(order(given)).toEqual(slugs);
      expect(orderByText(given)).toEqual(slugs);
    }
  });

  it('is never that of the alphabet: a name beginning with a wins as often as one beginning with z', () => {
    const names = Array.from({ length: 400 }, (_, index) => `name-${index}`);
    const firsts = names.map((name) => order([listing(`a${name}`), listing(`z${name}`)])[0]?.[0]);
    const wins = firsts.filter((letter) => letter === 'a').length;
    expect(wins).toBeGreaterThan(160);
    expect(wins).toBeLessThan(240);
  });

  it('draws anew with other weights', () => {
    const slugs = Array.from({ length: 30 }, (_, index) => listing(`tool-${index}`));
    expect(order(slugs)).toEqual(order(slugs.toReversed()));
    expect(order(slugs, { ...STANDARD_WEIGHTS, version: 'other' })).not.toEqual(order(slugs));
  });

  it('is the same from any start, and leaves the list it is given as it is', () => {
    const shuffled = manyListings.chain((list) =>
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

  it('is of the scores that each listing shows, made of the same points', () => {
    fc.assert(
      fc.property(fc.array(anyInput, { maxLength: 8 }), DAYS, (list, day) => {
        const places = rankAll(list, day);
        for (const { input, score, points } of places) {
          const shown = scoreListing(input, day);
          expect(shown.score).toBe(score);
          expect(shown.signals.map((each) => each.points)).toEqual(points);
          expect(pointsOn(input, day)).toEqual(points);
        }
        expect(places.map(({ score }) => score)).toEqual(places.map(({ score }) => score).sort((a, b) => b - a));
      }),
    );
  });

  it('is that of the texts, which know one listing alone', () => {
    fc.assert(
      fc.property(manyListings, (list) => {
        expect(orderByText(list)).toEqual(order(list));
      }),
    );
  });
});

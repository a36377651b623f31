import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankOrder, STANDARD_WEIGHTS, scoreListing } from './engine.ts';
import type { Merits, RankInput } from './input.ts';
import { anyInput, DAYS, EMPTY, MERITS, plusDays, withMerit, withMerits } from './testing.ts';

const TODAY = '2026-10-14';
const score = (input: Partial<RankInput>, day = TODAY) => scoreListing({ ...EMPTY, ...input }, day, null);
const signal = (name: string, input: Partial<RankInput>) => {
  const { points, value, reason } = score(input).signals.find((each) => each.name === name) ?? {};
  return { points, value, reason };
};

describe('freshness: 30 points, halved every 52 whole weeks', () => {
  // 0.5 ^ (1/52) = 0.98676, 0.5 ^ (13/52) = 0.84090, 0.5 ^ (39/52) = 0.59460; times 30 and rounded to hundredths.
  it.each([
    ['released today', '2026-10-14', 30, 1],
    ['6 days ago, which is no whole week', '2026-10-08', 30, 1],
    ['7 days ago', '2026-10-07', 29.6, 0.9868],
    ['13 days ago, still one week', '2026-10-01', 29.6, 0.9868],
    ['13 weeks ago', '2026-07-15', 25.23, 0.8409],
    ['39 weeks ago', '2026-01-14', 17.84, 0.5946],
    ['52 weeks ago', '2025-10-15', 15, 0.5],
    ['104 weeks ago', '2024-10-16', 7.5, 0.25],
  ])('%s', (_when, released, points, value) => {
    expect(signal('freshness', { releaseDates: [released] })).toEqual({
      points,
      value,
      reason: `newest release ${released}`,
    });
  });

  it('is counted from the newest release, wherever it stands', () => {
    expect(signal('freshness', { releaseDates: ['2024-01-01', '2026-10-14', '2025-01-01'] }).points).toBe(30);
  });

  it('is nothing without a date', () => {
    expect(signal('freshness', {})).toEqual({ points: 0, value: 0, reason: 'no dated release' });
  });
});

describe('maintenance: 15 points for 12 releases in 52 weeks', () => {
  // log2(13) = 3.70044: one release 1/3.70044 = 0.27024, three 2/3.70044 = 0.54048, seven 3/3.70044 = 0.81071.
  it.each([
    [0, 0, 0, '0 releases in 52 weeks'],
    [1, 4.05, 0.2702, '1 release in 52 weeks'],
    [3, 8.11, 0.5405, '3 releases in 52 weeks'],
    [7, 12.16, 0.8107, '7 releases in 52 weeks'],
    [12, 15, 1, '12 releases in 52 weeks'],
    [40, 15, 1, '40 releases in 52 weeks'],
  ])('%i releases', (count, points, value, reason) => {
    const releaseDates = Array.from({ length: count }, (_, index) => plusDays(TODAY, -index));
    expect(signal('maintenance', { releaseDates })).toEqual({ points, value, reason });
  });

  it('counts a release of 363 days ago and not one of 364', () => {
    expect(signal('maintenance', { releaseDates: [plusDays(TODAY, -363)] }).reason).toBe('1 release in 52 weeks');
    expect(signal('maintenance', { releaseDates: [plusDays(TODAY, -364)] }).reason).toBe('0 releases in 52 weeks');
  });
});

describe('completeness: 2 points for each of ten', () => {
  const CHECKLIST = {
    summary: 'a summary',
    text: 'a longer text',
    homepage: 'a homepage',
    licenseType: 'a license type',
    spdxId: 'an SPDX id',
    platforms: 'platforms',
    category: 'a category',
    pricing: 'pricing',
    releaseNotes: 'release notes',
    secondLocale: 'a second language',
  };

  it.each(Object.entries(CHECKLIST))('%s alone', (merit, words) => {
    const missing = Object.values(CHECKLIST).filter((other) => other !== words);
    const reason = `1 of 10 present; missing: ${missing.join(', ')}`;
    expect(signal('completeness', withMerits(merit as keyof Merits))).toEqual({ points: 2, value: 0.1, reason });
  });

  it('all of them', () => {
    const all = withMerits(...(Object.keys(CHECKLIST) as (keyof Merits)[]));
    expect(signal('completeness', all)).toEqual({ points: 20, value: 1, reason: '10 of 10 present' });
  });
});

describe('trust: 20 points; openness: 5 points', () => {
  it.each<[string, (keyof Merits)[], number, number, string]>([
    ['trust', [], 0, 0, 'nothing yet'],
    ['trust', ['verifiedDomain'], 10, 0.5, 'verified domain'],
    ['trust', ['spdxId'], 4, 0.2, 'SPDX license'],
    ['trust', ['httpsHomepage'], 2, 0.1, 'https homepage'],
    ['trust', ['checksums'], 4, 0.2, 'downloads with sha256'],
    [
      'trust',
      ['verifiedDomain', 'spdxId', 'httpsHomepage', 'checksums'],
      20,
      1,
      'verified domain, SPDX license, https homepage, downloads with sha256',
    ],
    ['openness', [], 0, 0, 'nothing yet'],
    ['openness', ['openapiBadge'], 2.5, 0.5, 'valid OpenAPI description'],
    ['openness', ['integrations'], 1.25, 0.25, 'integrations'],
    ['openness', ['interfaceOrDocumentation'], 1.25, 0.25, 'an interface or documentation'],
    [
      'openness',
      ['openapiBadge', 'integrations', 'interfaceOrDocumentation'],
      5,
      1,
      'valid OpenAPI description, integrations, an interface or documentation',
    ],
  ])('%s with %j', (name, merits, points, value, reason) => {
    expect(signal(name, withMerits(...merits))).toEqual({ points, value, reason });
  });
});

describe('reachability: 10 points, gone after 30 days of failing', () => {
  it.each([
    ['2026-10-14', 10, 1],
    ['2026-10-11', 9, 0.9],
    ['2026-10-07', 7.67, 0.7667],
    ['2026-09-29', 5, 0.5],
    ['2026-09-15', 0.33, 0.0333],
    ['2026-09-14', 0, 0],
    ['2020-01-01', 0, 0],
    ['2026-12-01', 10, 1],
  ])('failing since %s', (failingSince, points, value) => {
    const reason = `the source has not answered since ${failingSince}`;
    expect(signal('reachability', { failingSince })).toEqual({ points, value, reason });
  });

  it('is whole while the source answers, or where there is none to follow', () => {
    expect(signal('reachability', {})).toEqual({ points: 10, value: 1, reason: 'the source answers' });
  });
});

describe('the score', () => {
  it('of a whole listing, added up by hand', () => {
    const input = { ...withMerits('summary', 'homepage', 'spdxId', 'httpsHomepage', 'integrations'), slug: 'tool' };
    const {
      score: total,
      signals,
      weights_version,
    } = score({ ...input, releaseDates: ['2026-10-07'], failingSince: '2026-10-11' });
    // 29.60 fresh + 4.05 for one release + 3 of 10 complete + 4 and 2 of trust + 9 for three days of failing + 1.25
    expect(total).toBe(55.9);
    expect(signals.map(({ name, weight, points }) => [name, weight, points])).toEqual([
      ['freshness', 0.3, 29.6],
      ['maintenance', 0.15, 4.05],
      ['completeness', 0.2, 6],
      ['trust', 0.2, 6],
      ['reachability', 0.1, 9],
      ['openness', 0.05, 1.25],
    ]);
    expect(weights_version).toBe(STANDARD_WEIGHTS.version);
  });

  it('is 100 for everything and 10 for nothing', () => {
    const releaseDates = Array.from({ length: 12 }, (_, index) => plusDays(TODAY, -index));
    expect(score({ ...withMerits(...MERITS), releaseDates }).score).toBe(100);
    expect(score({}).score).toBe(10);
  });

  it('has weights that add up to 100', () => {
    expect(Object.values(STANDARD_WEIGHTS.weights).reduce((sum, weight) => sum + weight, 0)).toBe(100);
  });

  it('is exactly the sum of its parts, each a whole number of hundredths', () => {
    fc.assert(
      fc.property(anyInput, DAYS, (input, day) => {
        const { score: total, signals } = scoreListing(input, day, null);
        const inHundredths = signals.map(({ points }) => Number(points.toFixed(2).replace('.', '')));
        expect(inHundredths.reduce((sum, part) => sum + part, 0)).toBe(Number(total.toFixed(2).replace('.', '')));
        for (const { value, points } of signals) {
          expect(Number(points.toFixed(2))).toBe(points);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('does not depend on the order of the releases', () => {
    const shuffled = anyInput.chain((input) =>
      fc.tuple(
        fc.constant(input),
        fc.shuffledSubarray([...input.releaseDates], { minLength: input.releaseDates.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, DAYS, ([input, releaseDates], day) => {
        expect(scoreListing({ ...input, releaseDates }, day, null)).toEqual(scoreListing(input, day, null));
      }),
    );
  });

  it('never falls when a listing only gets better', () => {
    const better = fc.oneof(
      fc.constantFrom(...MERITS).map((merit) => (input: RankInput) => withMerit(input, merit)),
      fc.constant((input: RankInput, day: string) => ({ ...input, releaseDates: [...input.releaseDates, day] })),
      fc.constant((input: RankInput) => ({ ...input, failingSince: null })),
    );
    fc.assert(
      fc.property(anyInput, DAYS, better, (input, day, mend) => {
        const [before, after] = [scoreListing(input, day, null), scoreListing(mend(input, day), day, null)];
        expect(after.score).toBeGreaterThanOrEqual(before.score);
      }),
      { numRuns: 500 },
    );
  });

  it('is not bought with dates in the future', () => {
    fc.assert(
      fc.property(anyInput, DAYS, fc.integer({ min: 1, max: 5_000 }), (input, day, days) => {
        const releaseDates = [...input.releaseDates, plusDays(day, days)];
        expect(scoreListing({ ...input, releaseDates }, day, day)).toEqual(scoreListing(input, day, day));
      }),
    );
  });
});

describe('the order', () => {
  const listing = (slug: string, total: number, ...releaseDates: string[]) => ({
    input: { ...EMPTY, slug, releaseDates },
    score: total,
  });
  const order = (...listings: ReturnType<typeof listing>[]) =>
    rankOrder(listings, TODAY).map(({ input }) => input.slug);

  it.each([
    ['score', [listing('a', 10), listing('b', 10.01), listing('c', 9.99)], ['b', 'a', 'c']],
    ['score before date', [listing('a', 10, '2026-10-01'), listing('b', 11, '2020-01-01')], ['b', 'a']],
    ['newer release', [listing('a', 10, '2026-01-01'), listing('b', 10, '2020-01-01', '2026-01-02')], ['b', 'a']],
    ['a release before none', [listing('a', 10), listing('b', 10, '1999-01-01')], ['b', 'a']],
    ['no release of the future', [listing('a', 10), listing('b', 10, '2026-10-15')], ['a', 'b']],
    ['slug', [listing('b', 10), listing('a-b', 10), listing('a', 10), listing('a0', 10)], ['a', 'a-b', 'a0', 'b']],
    [
      'slug by code unit',
      [listing('a', 10), listing('Z', 10), listing('ä', 10), listing('z', 10)],
      ['Z', 'a', 'z', 'ä'],
    ],
  ])('is by %s', (_rule, listings, slugs) => {
    expect(order(...listings)).toEqual(slugs);
    expect(order(...listings.toReversed())).toEqual(slugs);
  });

  it('is the same from any start, and leaves the list it is given as it is', () => {
    const slugs = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { minLength: 2 });
    const listings = slugs.chain((names) =>
      fc.tuple(
        ...names.map((slug) =>
          fc
            .tuple(fc.constantFrom(10, 20), fc.constantFrom('2026-01-01', '2026-01-02'))
            .map(([total, day]) => listing(slug, total, day)),
        ),
      ),
    );
    fc.assert(
      fc.property(listings, (list) => {
        const before = [...list];
        expect(order(...list.toReversed())).toEqual(order(...list));
        expect(list).toEqual(before);
      }),
    );
  });
});

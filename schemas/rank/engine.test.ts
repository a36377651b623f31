import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullPoints, STANDARD_WEIGHTS, scoreListing } from './engine.ts';
import type { Merits, RankInput } from './rank-input.ts';
import type { Reason } from './signals.ts';
import { anyInput, DAYS, EMPTY, MERITS, plusDays, withMerit, withMerits } from './testing/rank-inputs.ts';

const TODAY = '2026-10-14';
const score = (input: Partial<RankInput>, day = TODAY) => scoreListing({ ...EMPTY, ...input }, day);
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
    expect(signal('freshness', { release_dates: [released] })).toEqual({
      points,
      value,
      reason: { code: 'newest_release', values: { day: released } },
    });
  });

  it('is counted from the newest release, wherever it stands', () => {
    expect(signal('freshness', { release_dates: ['2024-01-01', '2026-10-14', '2025-01-01'] }).points).toBe(30);
  });

  it('is nothing without a date', () => {
    expect(signal('freshness', {})).toEqual({ points: 0, value: 0, reason: { code: 'no_dated_release', values: {} } });
  });
});

describe('maintenance: 15 points for 12 releases in 52 weeks', () => {
  const releases = (count: number): Reason => ({ code: 'releases', values: { count, weeks: 52 } });

  // log2(13) = 3.70044: one release 1/3.70044 = 0.27024, three 2/3.70044 = 0.54048, seven 3/3.70044 = 0.81071.
  it.each<[number, number, number, Reason]>([
    [0, 0, 0, releases(0)],
    [1, 4.05, 0.2702, releases(1)],
    [3, 8.11, 0.5405, releases(3)],
    [7, 12.16, 0.8107, releases(7)],
    [12, 15, 1, { code: 'releases_or_more', values: { count: 12, weeks: 52 } }],
    [40, 15, 1, { code: 'releases_or_more', values: { count: 12, weeks: 52 } }],
  ])('%i releases', (count, points, value, reason) => {
    const release_dates = Array.from({ length: count }, (_, index) => plusDays(TODAY, -index));
    expect(signal('maintenance', { release_dates })).toEqual({ points, value, reason });
  });

  it('counts a release of 363 days ago and not one of 364', () => {
    expect(signal('maintenance', { release_dates: [plusDays(TODAY, -363)] }).reason).toEqual(releases(1));
    expect(signal('maintenance', { release_dates: [plusDays(TODAY, -364)] }).reason).toEqual(releases(0));
  });
});

describe('completeness: 2 points for each of ten', () => {
  const CHECKLIST: (keyof Merits)[] = [
    'summary',
    'text',
    'homepage',
    'license_type',
    'spdx_id',
    'platforms',
    'category',
    'pricing',
    'release_notes',
    'second_locale',
  ];

  it.each(CHECKLIST)('%s alone', (merit) => {
    const missing = CHECKLIST.filter((other) => other !== merit);
    const reason = { code: 'incomplete', values: { count: 1, of: 10, missing } };
    expect(signal('completeness', withMerits(merit))).toEqual({ points: 2, value: 0.1, reason });
  });

  it('all of them', () => {
    const all = withMerits(...CHECKLIST);
    expect(signal('completeness', all)).toEqual({
      points: 20,
      value: 1,
      reason: { code: 'complete', values: { count: 10, of: 10 } },
    });
  });
});

describe('trust: 20 points; openness: 5 points', () => {
  it.each<[string, (keyof Merits)[], number, number]>([
    ['trust', [], 0, 0],
    ['trust', ['verified_domain'], 10, 0.5],
    ['trust', ['spdx_id'], 4, 0.2],
    ['trust', ['https_homepage'], 2, 0.1],
    ['trust', ['checksums'], 4, 0.2],
    ['trust', ['verified_domain', 'spdx_id', 'https_homepage', 'checksums'], 20, 1],
    ['openness', [], 0, 0],
    ['openness', ['openapi_badge'], 2.5, 0.5],
    ['openness', ['integrations'], 1.25, 0.25],
    ['openness', ['interface_or_documentation'], 1.25, 0.25],
    ['openness', ['openapi_badge', 'integrations', 'interface_or_documentation'], 5, 1],
  ])('%s with %j', (name, merits, points, value) => {
    const reason = merits.length === 0 ? { code: 'no_merits', values: {} } : { code: 'merits', values: { merits } };
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
  ])('failing since %s', (failing_since, points, value) => {
    const reason = { code: 'source_failing', values: { day: failing_since } };
    expect(signal('reachability', { failing_since })).toEqual({ points, value, reason });
  });

  it('is whole while the source answers, or where there is none to follow', () => {
    expect(signal('reachability', {})).toEqual({
      points: 10,
      value: 1,
      reason: { code: 'no_source_failing', values: {} },
    });
  });
});

describe('the score', () => {
  it('of a whole listing, added up by hand', () => {
    const input = { ...withMerits('summary', 'homepage', 'spdx_id', 'https_homepage', 'integrations'), slug: 'tool' };
    const {
      score: total,
      signals,
      weights_version,
    } = score({ ...input, release_dates: ['2026-10-07'], failing_since: '2026-10-11' });
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
    const release_dates = Array.from({ length: 12 }, (_, index) => plusDays(TODAY, -index));
    expect(score({ ...withMerits(...MERITS), release_dates }).score).toBe(100);
    expect(score({}).score).toBe(10);
  });

  it('has weights that add up to 1', () => {
    expect(Object.values(STANDARD_WEIGHTS.weights).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  it('is exactly the sum of its parts, each a whole number of hundredths', () => {
    fc.assert(
      fc.property(anyInput, DAYS, (input, day) => {
        const { score: total, signals } = scoreListing(input, day);
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
        fc.shuffledSubarray([...input.release_dates], { minLength: input.release_dates.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, DAYS, ([input, release_dates], day) => {
        expect(scoreListing({ ...input, release_dates }, day)).toEqual(scoreListing(input, day));
      }),
    );
  });

  it('never falls when a listing only gets better', () => {
    const better = fc.oneof(
      fc.constantFrom(...MERITS).map((merit) => (input: RankInput) => withMerit(input, merit)),
      fc.constant((input: RankInput, day: string) => ({ ...input, release_dates: [...input.release_dates, day] })),
      fc.constant((input: RankInput) => ({ ...input, failing_since: null })),
    );
    fc.assert(
      fc.property(anyInput, DAYS, better, (input, day, improve) => {
        const [before, after] = [scoreListing(input, day), scoreListing(improve(input, day), day)];
        expect(after.score).toBeGreaterThanOrEqual(before.score);
      }),
      { numRuns: 500 },
    );
  });

  it('is not bought with dates in the future', () => {
    fc.assert(
      fc.property(anyInput, DAYS, fc.integer({ min: 1, max: 5_000 }), (input, day, days) => {
        const release_dates = [...input.release_dates, plusDays(day, days)];
        expect(scoreListing({ ...input, release_dates }, day)).toEqual(scoreListing(input, day));
      }),
    );
  });
});

it('no value lies so near to half a hundredth that another machine could round it the other way', () => {
  // Only these may differ in their last bit between JavaScript engines; whole powers of 0.5 are exact.
  const { freshness, maintenance } = STANDARD_WEIGHTS.weights;
  const weeks = Array.from({ length: 16 * 52 }, (_, week) => week).filter((week) => week % 52 !== 0);
  const fresh = weeks.map((week) => 0.5 ** (week / 52) * fullPoints(freshness));
  const counts = Array.from(
    { length: 12 },
    (_, count) => (Math.log2(1 + count) / Math.log2(13)) * fullPoints(maintenance),
  );
  const fromHalf = [...fresh, ...counts].map((points) => Math.abs((points % 1) - 0.5));
  expect(Math.min(...fromHalf)).toBeGreaterThan(1e-6);
});

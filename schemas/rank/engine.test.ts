import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../tools/testing/rounds.ts';
import { MERITS } from './checklist-points.ts';
import { scoreListing } from './engine.ts';
import type { RankInput } from './rank-input.ts';
import {
  ALL_BUT_USE,
  anyInput,
  attested,
  DAYS,
  declared,
  EMPTY,
  NO_ADVISORIES,
  plusDays,
  proof,
  use,
  withMerit,
  withMerits,
  witnessed,
} from './testing/rank-inputs.ts';
import { SIGNAL_NAMES, STANDARD_WEIGHTS } from './weights.ts';

const TODAY = '2026-10-14';
const scoreOf = (input: RankInput, day = TODAY) => scoreListing(input, day).score;
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

describe('the score', () => {
  it('of a whole listing, added up by hand', () => {
    const input = {
      ...withMerits('summary', 'homepage', 'spdx_id', 'integrations'),
      releases: [declared('2026-10-07'), attested('2024-10-16')],
      proofs: [proof('domain_proved'), proof('homepage_secure')],
      uses: [use('downloads', 1_000_000)],
    };
    const { score, signals, weights_version } = scoreListing(input, TODAY);
    // Kept: 8 for the declared day and twice 5; 22 × 52 / 104 = 11 for the older one. Told: 15 × √(4/16) = 7.5.
    expect(signals.map(({ name, weight, points }) => [name, weight, points])).toEqual([
      ['kept', 25, 18],
      ['proven', 20, 11],
      ['used', 40, 5],
      ['told', 15, 8],
    ]);
    expect([score, weights_version]).toEqual([42, STANDARD_WEIGHTS.version]);
  });

  it('is at most what all witnesses together can give', () => {
    const byAll = STANDARD_WEIGHTS.used.map(({ witness, measure, packages, full }) =>
      use(measure, full * 1000, { witness, subject: `${packages}tool` }),
    );
    // The sum of all ceilings: the rest of the part waits for witnesses whose distribution is stored.
    expect(scoreOf({ ...ALL_BUT_USE, uses: byAll })).toBe(25 + 20 + 36 + 15);
  });

  it('is the sum of its parts, whole numbers that no part exceeds', () => {
    fc.assert(
      fc.property(anyInput, DAYS, (input, day) => {
        const { score, signals } = scoreListing(input, day);
        expect(signals.map(({ name }) => name)).toEqual([...SIGNAL_NAMES]);
        expect(sum(signals.map(({ points }) => points))).toBe(score);
        for (const { points, weight } of signals) {
          expect(Number.isInteger(points)).toBe(true);
          expect(points).toBeGreaterThanOrEqual(0);
          expect(points).toBeLessThanOrEqual(weight);
        }
      }),
    );
  });

  it.each<[string, Partial<RankInput>, states: string[], knowable: number]>([
    ['has nothing at all', {}, ['unknown', 'zero', 'unknown', 'zero'], 35],
    ['has a release to come alone', { releases: [declared('2026-12-01')] }, ['unknown', 'zero', 'unknown', 'zero'], 35],
    ['is archived and counted by nobody', { ended: 'archived' }, ['zero', 'zero', 'unknown', 'zero'], 60],
    ['is counted, and nobody has it', { uses: [use('downloads', 0)] }, ['unknown', 'zero', 'zero', 'zero'], 75],
  ])('knows what it is out of where a listing %s', (_what, input, states, knowable) => {
    const of = scoreListing({ ...EMPTY, ...input }, TODAY);
    expect([of.signals.map(({ state }) => state), of.knowable]).toEqual([states, knowable]);
  });

  it('is out of the fixed points as well where a witness that reviews knows the product', () => {
    const formula = use('installs', 56_000, { subject: 'pkg:brew/homebrew/core/tool' });
    const { score, knowable } = scoreListing({ ...ALL_BUT_USE, uses: [formula] }, TODAY);
    expect(knowable).toBe(64);
    expect(score).toBeLessThanOrEqual(knowable);
  });

  it('of a finished library that many rely on is that of one released today, 30 months after its last release', () => {
    const library = {
      ...withMerits('summary', 'homepage', 'license_type', 'spdx_id', 'category', 'packages'),
      releases: [attested('2024-04-14', '2024-01-14')],
      advisories: NO_ADVISORIES,
      uses: [use('downloads', 17_000_000)],
    };
    expect(scoreListing(library, TODAY).signals.map(({ points }) => points)).toEqual([25, 0, 9, 9]);
    expect(scoreOf(library)).toBe(scoreOf({ ...library, releases: [attested(TODAY)] }));
  });

  it('does not depend on the order in which releases, proofs and uses are given', () => {
    fc.assert(
      fc.property(anyInput, DAYS, (input, day) => {
        const releases = input.releases.map((each) => ({ ...each, days: each.days.toReversed() })).toReversed();
        const turned = { ...input, releases, proofs: input.proofs.toReversed(), uses: input.uses.toReversed() };
        expect(scoreOf(turned, day)).toBe(scoreOf(input, day));
      }),
    );
  });

  it('never falls by a merit, a proof, a release, or a further package', () => {
    const better = fc.oneof(
      fc.constantFrom(...MERITS).map((merit) => (input: RankInput) => withMerit(input, merit)),
      fc.constant((input: RankInput) => ({ ...input, proofs: [...input.proofs, proof('hash_recomputed')] })),
      fc.constantFrom(declared, witnessed, attested).map((by) => (input: RankInput, day: string) => ({
        ...input,
        releases: [...input.releases, by(day)],
      })),
      fc.nat(500_000_000).map((count) => (input: RankInput) => {
        const further = use('downloads', count, { subject: 'pkg:npm/further' });
        return { ...input, uses: [...input.uses, further] };
      }),
    );
    fc.assert(
      fc.property(anyInput, DAYS, better, (input, day, improve) => {
        expect(scoreOf(improve(input, day), day)).toBeGreaterThanOrEqual(scoreOf(input, day));
      }),
      { numRuns: rounds(200, 10_000) },
    );
  });

  it('earns nothing by more releases, however many and by whomever they are dated', () => {
    fc.assert(
      fc.property(anyInput, DAYS, fc.array(fc.nat(300), { maxLength: 30 }), (input, day, ages) => {
        const newest = [declared(day), witnessed(day), attested(day)];
        const fresh = { ...input, releases: newest };
        const days = ages.map((age) => plusDays(day, -age));
        const more = newest.map((each) => ({ ...each, days: [...each.days, ...days] }));
        expect(scoreOf({ ...input, releases: more }, day)).toBe(scoreOf(fresh, day));
      }),
    );
  });

  it('is not bought with days to come', () => {
    fc.assert(
      fc.property(anyInput, DAYS, fc.integer({ min: 1, max: 5_000 }), (input, day, days) => {
        const releases = input.releases.map((each) => ({ ...each, days: [...each.days, plusDays(day, days)] }));
        const come = input.releases.map((each) => ({ ...each, days: each.days.filter((known) => known <= day) }));
        expect(scoreListing({ ...input, releases }, day).signals).toEqual(
          scoreListing({ ...input, releases: come }, day).signals,
        );
      }),
    );
  });
});

describe('what a publisher can do alone, by the arithmetic of the weights', () => {
  const { points, kept, proven } = STANDARD_WEIGHTS;

  it('parts sum to 100, and proofs to their part', () => {
    expect(sum(Object.values(points))).toBe(100);
    expect(sum(Object.values(proven))).toBe(points.proven);
    expect(kept.declared).toBeLessThanOrEqual(kept.witnessed);
    expect(kept.witnessed).toBeLessThanOrEqual(points.kept);
  });

  it('ends at 45 on declarations alone', () => {
    expect(kept.declared + points.told).toBe(23);
    const { merits } = ALL_BUT_USE;
    expect(scoreOf({ ...withMerits(), merits, releases: [declared(TODAY)] })).toBe(23);
    expect(kept.declared + points.told).toBeLessThanOrEqual(45);
  });

  it('ends at 60 for the most patient one, whatever else is bought but use', () => {
    const most = kept.witnessed + points.proven + points.told;
    expect(most).toBe(47);
    expect(scoreOf(ALL_BUT_USE)).toBe(most);
    expect(most).toBeLessThanOrEqual(60);
    fc.assert(
      fc.property(anyInput, DAYS, (input, day) => {
        expect(scoreOf({ ...input, uses: [] }, day)).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('each point beyond takes a point of use, and brings at most two more', () => {
    fc.assert(
      fc.property(anyInput, DAYS, (input, day) => {
        const { score, signals } = scoreListing(input, day);
        const used = signals[2]?.points ?? 0;
        const keptByUse = Math.min(kept.per_use * used, points.kept - kept.witnessed);
        const finished = kept.witnessed + keptByUse;
        expect(score).toBeLessThanOrEqual(finished + points.proven + used + points.told);
      }),
    );
  });
});

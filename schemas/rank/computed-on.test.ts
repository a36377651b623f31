/** The day of a score: the day its points last changed, and not the day somebody looked. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '../../tools/testing/rounds.ts';
import { toDayNumber } from './day-numbers.ts';
import { rankAll, scoreListing } from './engine.ts';
import type { RankInput } from './rank-input.ts';
import { anyInput, attested, DAYS, declared, EMPTY, NO_ADVISORIES, plusDays, use } from './testing/rank-inputs.ts';

const computedOn = (input: Partial<RankInput>, day: string, updated_on: string | null) =>
  scoreListing({ ...EMPTY, ...input, updated_on }, day).computed_on;

const partsOn = (input: RankInput, day: string) =>
  scoreListing(input, day)
    .signals.map(({ points }) => points)
    .join();

describe('computed_on', () => {
  const fresh = { releases: [declared('2026-10-01')] };
  // 8 − weeks over / 13: 4.46 on 2026-09-02, the 46th week over; 4.54 a week before; 5.46 on 2026-06-03, the 33rd.
  const fading = { releases: [declared('2024-10-16')] };
  const announced = { releases: [declared('2024-10-16', '2026-10-20')] };
  const announcedTwice = { releases: [declared('2024-10-16', '2026-10-18', '2026-10-20')] };
  const faded = { releases: [declared('2000-01-01')] };
  const finished = {
    releases: [attested('2023-01-01')],
    advisories: NO_ADVISORIES,
    uses: [use('downloads', 300_000_000)],
  };

  it.each<[string, Partial<RankInput>, string, string | null, string]>([
    ['the day of the change', fresh, '2026-10-01', '2026-10-01', '2026-10-01'],
    ['the day of the change, for a year of full points', fresh, '2027-09-30', '2026-10-01', '2026-10-01'],
    ['the day of the last step', fading, '2026-10-14', '2024-10-16', '2026-09-02'],
    ['that day itself', fading, '2026-09-02', '2024-10-16', '2026-09-02'],
    ['the step before, one day earlier', fading, '2026-09-01', '2024-10-16', '2026-06-03'],
    ['the day of a change between two steps', fading, '2026-10-14', '2026-10-10', '2026-10-10'],
    ['the day of a change on the day of a step', fading, '2026-10-14', '2026-09-02', '2026-09-02'],
    ['a step, where the change was a day before', fading, '2026-10-14', '2026-09-01', '2026-09-02'],
    ['not moved by a release announced', announced, '2026-10-19', '2026-10-01', '2026-10-01'],
    ['the day an announced release comes', announced, '2026-10-20', '2026-10-01', '2026-10-20'],
    ['still that day the day after', announced, '2026-10-21', '2026-10-01', '2026-10-20'],
    [
      'the first day of several that came, of which the others earned nothing',
      announcedTwice,
      '2026-10-21',
      '2026-10-01',
      '2026-10-18',
    ],
    ['the day of the change, where everything has faded', faded, '2026-10-14', '2026-10-01', '2026-10-01'],
    ['the day of the change, where nothing fades', finished, '2026-10-14', '2023-02-01', '2023-02-01'],
    [
      'the day of the change, where it has ended',
      { ...fading, ended: 'archived' },
      '2026-10-14',
      '2025-01-01',
      '2025-01-01',
    ],
    ['a step, where the day of the change is not known', fading, '2026-10-14', null, '2026-09-02'],
    ['a step, where the change is said to come', fading, '2026-10-14', '2026-12-01', '2026-09-02'],
    ['the release, where nothing else is known', fresh, '2026-10-14', null, '2026-10-01'],
    ['the day itself, where nothing is known and nothing moves', {}, '2026-10-14', null, '2026-10-14'],
  ])('is %s', (_what, input, day, changedOn, computed) => {
    expect(computedOn(input, day, changedOn)).toBe(computed);
  });

  it('is the day that a search through all days finds', () => {
    fc.assert(
      fc.property(anyInput, DAYS, fc.integer({ min: 0, max: 120 }), (input, day, ago) => {
        const changedOn = plusDays(day, -ago);
        let found = day;
        while (found > changedOn && partsOn(input, found) === partsOn(input, plusDays(found, -1))) {
          found = plusDays(found, -1);
        }
        expect(computedOn(input, day, changedOn)).toBe(found);
      }),
      { numRuns: rounds(60, 4_000) },
    );
  });

  it('stays from one day to the next if the points do, or is the next', () => {
    const inputs = fc.tuple(anyInput, DAYS, fc.integer({ min: 0, max: 400 }), fc.integer({ min: 50, max: 160 }));
    let [same, moved] = [0, 0];
    fc.assert(
      fc.property(inputs, ([any, day, ago, weeks]) => {
        const tomorrow = plusDays(day, 1);
        // Tomorrow one week more is over, on which points may fall.
        const input = { ...any, releases: [...any.releases.slice(1), attested(plusDays(tomorrow, -7 * weeks))] };
        const known = { ...input, updated_on: plusDays(day, -ago) };
        const [now, then] = [scoreListing(known, day), scoreListing(known, tomorrow)];
        const isSame = partsOn(input, day) === partsOn(input, tomorrow);
        if (isSame) same += 1;
        else moved += 1;
        expect(then.computed_on).toBe(isSame ? now.computed_on : tomorrow);
      }),
      { numRuns: rounds(500, 10_000) },
    );
    expect(Math.min(same, moved)).toBeGreaterThan(5);
  });
});

it('a score stays as long as the last step does, before which something may have been another', () => {
  let [same, moved] = [0, 0];
  fc.assert(
    fc.property(anyInput, DAYS, fc.integer({ min: 1, max: 60 }), (input, day, days) => {
      const known = { ...input, updated_on: '2000-01-01' };
      const earlier = plusDays(day, -days);
      const [now, then] = [day, earlier].map((each) => rankAll([known], each)[0]);
      if (now?.since === then?.since) {
        same += 1;
        expect(scoreListing(known, earlier)).toEqual(scoreListing(known, day));
      } else {
        moved += 1;
        expect(now?.since).toBeGreaterThan(toDayNumber(earlier));
        expect(now?.since).toBeLessThanOrEqual(toDayNumber(day));
      }
    }),
    { numRuns: rounds(500, 10_000) },
  );
  expect(Math.min(same, moved)).toBeGreaterThan(15);
});

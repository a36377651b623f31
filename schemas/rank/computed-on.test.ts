/** The day of a score: the day its points last changed, and not the day somebody looked. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreListing, type Weights } from './engine.ts';
import type { RankInput } from './rank-input.ts';
import { anyInput, DAYS, EMPTY, plusDays } from './testing/rank-inputs.ts';

const computedOn = (input: Partial<RankInput>, day: string, updated_on: string | null) =>
  scoreListing({ ...EMPTY, ...input, updated_on }, day).computed_on;

const partsOn = (input: RankInput, day: string) =>
  scoreListing(input, day)
    .signals.map(({ points }) => points)
    .join();

describe('computed_on', () => {
  const fresh = { release_dates: ['2026-10-01'] };
  // Both count on 2026-10-13; the first is 364 days old on 2026-10-14, and leaves the window of 52 weeks.
  const leaving = { release_dates: ['2025-10-15', '2026-10-10'] };
  const failing = { failing_since: '2026-10-01' };
  const announced = { release_dates: ['2026-10-20'] };
  const faded = { release_dates: ['2000-01-01'] };

  it.each<[string, Partial<RankInput>, string, string | null, string]>([
    ['the day of the change', fresh, '2026-10-01', '2026-10-01', '2026-10-01'],
    ['the day of the change, until a week is over', fresh, '2026-10-07', '2026-10-01', '2026-10-01'],
    ['the day the week is over', fresh, '2026-10-08', '2026-10-01', '2026-10-08'],
    ['still that day six days later', fresh, '2026-10-14', '2026-10-01', '2026-10-08'],
    ['the day the next week is over', fresh, '2026-10-15', '2026-10-01', '2026-10-15'],
    ['the day of a change between two weeks', fresh, '2026-10-14', '2026-10-10', '2026-10-10'],
    ['the day of a change on the day of a step', fresh, '2026-10-14', '2026-10-08', '2026-10-08'],
    ['the day before a release leaves the window', leaving, '2026-10-13', '2026-10-10', '2026-10-10'],
    ['the day a release leaves the window', leaving, '2026-10-14', '2026-10-10', '2026-10-14'],
    ['still that day two days later', leaving, '2026-10-16', '2026-10-10', '2026-10-14'],
    ['not the first day of failing, which costs nothing', failing, '2026-10-01', '2026-09-20', '2026-09-20'],
    ['every day of failing', failing, '2026-10-05', '2026-09-20', '2026-10-05'],
    ['the thirtieth day of failing', failing, '2026-10-31', '2026-09-20', '2026-10-31'],
    ['the thirtieth day of failing for ever', failing, '2027-03-01', '2026-09-20', '2026-10-31'],
    ['not moved by a release announced', announced, '2026-10-19', '2026-10-01', '2026-10-01'],
    ['the day an announced release comes', announced, '2026-10-20', '2026-10-01', '2026-10-20'],
    ['still that day the day after', announced, '2026-10-21', '2026-10-01', '2026-10-20'],
    ['the day of the change, where everything has faded', faded, '2026-10-14', '2026-10-01', '2026-10-01'],
    ['a step, where the day of the change is not known', fresh, '2026-10-14', null, '2026-10-08'],
    ['a step, where the change is said to come', fresh, '2026-10-14', '2026-12-01', '2026-10-08'],
    ['the day itself, where nothing is known and nothing moves', {}, '2026-10-14', null, '2026-10-14'],
  ])('is %s', (_what, input, day, changedOn, computed) => {
    expect(computedOn(input, day, changedOn)).toBe(computed);
  });

  it('sees that parts changed although their sum did not', () => {
    // A day of failing costs 30 points / 30 = 1.00; the first release brings 3.70 points / log2(13) = 1.00.
    const weights: Weights = {
      version: 'test',
      weights: {
        freshness: 0,
        maintenance: 0.037,
        completeness: 0.663,
        trust: 0,
        reachability: 0.3,
        openness: 0,
      },
    };
    const input = { ...EMPTY, failing_since: '2026-10-01', release_dates: ['2026-10-10'], updated_on: '2026-09-01' };
    const [before, after] = ['2026-10-09', '2026-10-10'].map((day) => scoreListing(input, day, weights));
    expect(after?.score).toBe(before?.score);
    expect(after?.computed_on).toBe('2026-10-10');
  });

  it('and the points stay the same from one day to the next, or the day is the next', () => {
    const inputs = fc.tuple(anyInput, DAYS, fc.integer({ min: 0, max: 400 }));
    let [same, moved] = [0, 0];
    fc.assert(
      fc.property(inputs, ([input, day, ago]) => {
        const [tomorrow, known] = [plusDays(day, 1), { ...input, updated_on: plusDays(day, -ago) }];
        const [now, then] = [scoreListing(known, day), scoreListing(known, tomorrow)];
        if (partsOn(input, day) === partsOn(input, tomorrow)) {
          same += 1;
          expect(then).toEqual(now);
        } else {
          moved += 1;
          expect(then.computed_on).toBe(tomorrow);
        }
      }),
      { numRuns: 500 },
    );
    expect(Math.min(same, moved)).toBeGreaterThan(20);
  });

  it('and every word with them, where a listing has more releases than can count', () => {
    const release_dates = Array.from({ length: 200 }, (_, index) => plusDays('2026-10-14', -3 * index));
    const input = { ...EMPTY, release_dates, updated_on: '2026-10-14' };
    // On 2026-10-15 one of 122 releases has left the window of 52 weeks.
    expect(scoreListing(input, '2026-10-15')).toEqual(scoreListing(input, '2026-10-14'));
  });

  it('is the day that a search through all days finds', () => {
    fc.assert(
      fc.property(anyInput, DAYS, fc.integer({ min: 0, max: 60 }), (input, day, ago) => {
        const changedOn = plusDays(day, -ago);
        let found = day;
        while (found > changedOn && partsOn(input, found) === partsOn(input, plusDays(found, -1))) {
          found = plusDays(found, -1);
        }
        expect(computedOn(input, day, changedOn)).toBe(found);
      }),
      { numRuns: 200 },
    );
  });
});

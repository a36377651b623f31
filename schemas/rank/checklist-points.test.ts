import { describe, expect, it } from 'vitest';
import { MERITS } from './checklist-points.ts';
import { scoreListing } from './engine.ts';
import type { RankInput } from './rank-input.ts';
import { EMPTY, withMerits } from './testing/rank-inputs.ts';

const told = (input: RankInput) => {
  const signal = scoreListing(input, '2026-10-14').signals[3];
  return { points: signal?.points, facts: signal?.facts };
};

describe('what is told: 15 × the root of its share of 16', () => {
  // 15 × √(1/16) = 3.75, √2: 5.30, √3: 6.50, √4: 7.5, √9: 11.25, √15: 14.52.
  it.each([
    [0, 0],
    [1, 4],
    [2, 5],
    [3, 6],
    [4, 8],
    [9, 11],
    [15, 15],
    [16, 15],
  ])('%i facts earn %i points', (count, points) => {
    expect(told(withMerits(...MERITS.slice(0, count))).points).toBe(points);
    expect(told(withMerits(...MERITS.toReversed().slice(0, count))).points).toBe(points);
  });

  it('does not miss what makes no sense for the kind, and advises nothing of it', () => {
    const { merits } = withMerits(...MERITS.slice(0, 9));
    const program = { ...EMPTY, merits: { ...merits, openapi_badge: null } };
    const missing = MERITS.slice(9).filter((merit) => merit !== 'openapi_badge');
    expect(told(program)).toEqual({
      points: 11,
      facts: [{ code: 'incomplete', by: 'declared', values: { count: 9, of: 16, missing } }],
    });
    const advice = scoreListing(program, '2026-10-14').signals[3]?.advice;
    expect(advice).toEqual([{ code: 'complete', gain: 4, values: { missing } }]);
  });

  it('says what is missing', () => {
    expect(told(withMerits(...MERITS.slice(2))).facts).toEqual([
      { code: 'incomplete', by: 'declared', values: { count: 14, of: 16, missing: ['summary', 'text'] } },
    ]);
    expect(told(withMerits(...MERITS)).facts).toEqual([
      { code: 'complete', by: 'declared', values: { count: 16, of: 16 } },
    ]);
  });
});

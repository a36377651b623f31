/** How a listing stands among all, in steps so coarse that they seldom move when an unrelated listing comes in. */

/** Percent of all listings, best first. */
const STEPS = [1, 5, 10, 25, 50] as const;

type TopPercent = (typeof STEPS)[number];

/** @param position from 1, at most `total` @returns null in the lower half */
export function topPercent(position: number, total: number): TopPercent | null {
  return STEPS.find((percent) => position * 100 <= percent * total) ?? null;
}

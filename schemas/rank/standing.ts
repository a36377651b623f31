/** How a listing stands among all, in steps so coarse that they seldom move when an unrelated listing comes in. */

/** Percent of all listings, best first. */
const STEPS = [1, 5, 10, 25, 50] as const;

type TopPercent = (typeof STEPS)[number];

/** At most so many percent of all listings have so many points or more. */
export interface Step {
  percent: TopPercent;
  points: number;
}

/**
 * By points alone: ties are broken for places only, and whoever knows the points of a listing can tell its step.
 * @param order slug and whole points of every listing, best first @returns best first, without steps that nobody reaches
 */
export function stepsOf(order: readonly (readonly [slug: string, score: number])[]): Step[] {
  const best = order[0]?.[1] ?? 0;
  return STEPS.flatMap((percent) => {
    const firstBeyond = order[Math.floor((order.length * percent) / 100)];
    return firstBeyond === undefined || firstBeyond[1] >= best ? [] : [{ percent, points: firstBeyond[1] + 1 }];
  });
}

/** @returns null below all steps */
export function topPercent(score: number, steps: readonly Step[]): TopPercent | null {
  return steps.find(({ points }) => score >= points)?.percent ?? null;
}

/** How a listing stands among all, in coarse steps. */

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
  const steps: Step[] = [];
  // The first listing that would be one too many is not in a step, nor is any that is tied with it.
  let least = (order[0]?.[1] ?? 0) + 1;
  for (const percent of STEPS) {
    const [, beyond = least] = order[Math.floor((order.length * percent) / 100)] ?? [];
    if (beyond + 1 >= least) continue;
    least = beyond + 1;
    steps.push({ percent, points: least });
  }
  return steps;
}

/** @returns null below all steps */
export function topPercent(score: number, steps: readonly Step[]): TopPercent | null {
  return steps.find(({ points }) => score >= points)?.percent ?? null;
}

/**
 * How a listing stands among all. A listing's page may change when an unrelated listing comes in only by this, so the
 * steps are coarse, and the exact place is told only where it is worth a rebuild.
 */

/** Share of all listings, best first. */
const STEPS = [
  { step: 'top1', share: 0.01 },
  { step: 'top5', share: 0.05 },
  { step: 'top10', share: 0.1 },
  { step: 'topQuarter', share: 0.25 },
  { step: 'topHalf', share: 0.5 },
] as const;

const LAST_EXACT_PLACE = 100;

export type StandingStep = (typeof STEPS)[number]['step'];

export interface Standing {
  /** Undefined in the lower half. */
  step: StandingStep | undefined;
  /** The exact place, within the first 100 only. */
  place: number | undefined;
}

/** @param position from 1, at most `total` */
export function standing({ position, total }: { position: number; total: number }): Standing {
  return {
    step: STEPS.find(({ share }) => position <= share * total)?.step,
    place: position <= LAST_EXACT_PLACE ? position : undefined,
  };
}

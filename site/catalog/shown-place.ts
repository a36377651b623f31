/** How a listing stands among all, where a page about the listing shows it. */
import type { RankTable } from '../../schemas/contracts/generated/read-api.ts';
import { stepsOf } from '../../schemas/rank/standing.ts';
import type { Texts } from '../texts/texts.ts';

/** Further down, a place moves so often for nothing the listing did that its page would be rebuilt every day. */
const LAST_EXACT_PLACE = 100;

/** A step of the standing, like "Top 5%". */
interface WordedStep {
  /** A listing with so many points or more is in it, unless a better step holds it. */
  from: number;
  text: string;
}

/** @param position from 1 */
export function exactPlace(position: number): number | undefined {
  return position <= LAST_EXACT_PLACE ? position : undefined;
}

/** @returns best first */
export function wordedSteps({ order }: Pick<RankTable, 'order'>, words: Texts['rank']['steps']): WordedStep[] {
  return stepsOf(order).map(({ percent, points }) => ({ from: points, text: words[percent] }));
}

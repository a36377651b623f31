/** How a listing stands among all, where a page about the listing shows it. */
import type { RankTable } from '../../schemas/contracts/generated/read-api.ts';
import { stepsOf } from '../../schemas/rank/places.ts';
import type { Texts } from '../texts/texts.ts';

/** A step of the standing, like "Top 5%". */
interface WordedStep {
  /** A listing with so many points or more is in it, unless a better step holds it. */
  from: number;
  text: string;
}

/** @returns best first */
export function wordedSteps({ order }: Pick<RankTable, 'order'>, words: Texts['rank']['steps']): WordedStep[] {
  return stepsOf(order).map(({ percent, points }) => ({ from: points, text: words[percent] }));
}

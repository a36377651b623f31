/** A month's figure of a registry that publishes only a total: how much the total grew since an earlier week. */
import { daysBetween } from '../../../repo/text/day-of.ts';
import type { WitnessTools } from '../../contract/witness.ts';

const MONTH_DAYS = 30;
/** Subjects are asked about once a week, so a month lies between the fifth total and the first. */
const LEAST_DAYS = 28;

/** @returns undefined until a total is known that is four weeks old; one that has shrunk counts from nothing anew */
export async function monthDifference(
  subject: string,
  count: number,
  { totals, today }: WitnessTools,
): Promise<number | undefined> {
  const isEarlier = (total: { on: string; count: number }) => total.on < today && total.count <= count;
  const earlier = ((await totals.get(subject)) ?? []).filter(isEarlier);
  const ageOf = (index: number) => daysBetween(earlier[index]?.on ?? today, today);
  while (ageOf(1) >= LEAST_DAYS) earlier.shift();
  await totals.set(subject, [...earlier, { on: today, count }]);
  const [first] = earlier;
  if (first === undefined || ageOf(0) < LEAST_DAYS) return undefined;
  return Math.round(((count - first.count) * MONTH_DAYS) / ageOf(0));
}

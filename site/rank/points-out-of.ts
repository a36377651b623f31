/** What a score is out of: less than 100 where part of it is unknown. */
import type { Texts } from '../texts/texts.ts';

export function outOf(knowable: number, { outOf, outOfKnown }: Pick<Texts['rank'], 'outOf' | 'outOfKnown'>): string {
  return knowable === 100 ? outOf : outOfKnown;
}

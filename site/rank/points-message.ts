/** How the points of a part are said: what nobody has counted is unknown, which is something else than nought. */
import type { Fact, FactCode } from '../../schemas/contracts/generated/read-api.ts';
import type { Texts } from '../texts/texts.ts';

const UNKNOWN: readonly FactCode[] = ['use_unknown', 'no_release_day'];

export function pointsMessage(
  facts: readonly Pick<Fact, 'code'>[],
  { pointsOf, unknownOf }: Pick<Texts['rank'], 'pointsOf' | 'unknownOf'>,
): string {
  return facts.some(({ code }) => UNKNOWN.includes(code)) ? unknownOf : pointsOf;
}

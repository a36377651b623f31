/** What readers give, for tests, with its problems as people read them. */
import type { Problem } from '../../contracts/problems.ts';
import { inEnglish } from '../problem-languages.ts';
import type { WordedProblem } from '../problem-texts.ts';

type InWords<T> = T extends unknown ? Omit<T, 'problems'> & { problems: WordedProblem[] } : never;

export function inWords<T extends { problems: readonly Problem[] }>(result: T): InWords<T> {
  return { ...result, problems: result.problems.map(inEnglish) } as unknown as InWords<T>;
}

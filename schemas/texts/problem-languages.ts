/** The words for problems in every language, for programs that do not mind carrying them all. */
import type { Fault, Problem } from '../contracts/problems.ts';
import de from './de/problems.json' with { type: 'json' };
import en from './en/problems.json' with { type: 'json' };
import type { LanguageTag } from './languages.ts';
import { type ProblemTexts, type WordedProblem, wordFault, wordProblem } from './problem-texts.ts';

export const PROBLEM_TEXTS: Record<LanguageTag, ProblemTexts> = { en, de };

/** As the command, pull requests and the ledger speak, whose readers work on the catalog. */
export function inEnglish(problem: Problem & { line?: number }): WordedProblem {
  return wordProblem(problem, en);
}

export function faultInEnglish(fault: Fault): string {
  return wordFault(fault, en).message;
}

/** As the API of a catalog speaks. @param languages of its pages, its first in front */
export function textsFor([first = 'en']: readonly string[] = []): ProblemTexts {
  return Object.hasOwn(PROBLEM_TEXTS, first) ? PROBLEM_TEXTS[first as LanguageTag] : en;
}

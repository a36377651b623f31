/**
 * The words for problems in every language, for programs that do not mind carrying them all. They are not in
 * LANGUAGE_TEXTS: the worker answers most requests without them.
 */
import type { Fault, Problem } from '../contracts/problems.ts';
import de from '../texts/de/problems.json' with { type: 'json' };
import en from '../texts/en/problems.json' with { type: 'json' };
import fr from '../texts/fr/problems.json' with { type: 'json' };
import it from '../texts/it/problems.json' with { type: 'json' };
import type { LanguageTag } from '../texts/languages.ts';
import { type ProblemTexts, type WordedProblem, wordFault, wordProblem } from './problem-texts.ts';

const TEXTS: { en: ProblemTexts } & Partial<Record<LanguageTag, ProblemTexts>> = { en, de, fr, it };

/** English where a language has no words for problems; pages mark them so. */
export const problemTexts = (language: LanguageTag): ProblemTexts => TEXTS[language] ?? en;

/** As the command, pull requests and the ledger speak, whose readers work on the catalog. */
export function inEnglish(problem: Problem & { line?: number }): WordedProblem {
  return wordProblem(problem, TEXTS.en);
}

export function faultInEnglish(fault: Fault): string {
  return wordFault(fault, TEXTS.en).message;
}

/** As the API of a catalog speaks. @param languages of its pages, its first in front */
export function textsFor([first = 'en']: readonly string[] = []): ProblemTexts {
  return problemTexts(Object.hasOwn(TEXTS, first) ? (first as LanguageTag) : 'en');
}

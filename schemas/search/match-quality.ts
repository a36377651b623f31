/**
 * How well a listing fits a query, in whole steps: the one meaning of a search. An index says where each word of the
 * query stands; what that is worth is said here alone.
 */
import type { Explanation } from '../contracts/generated/read-api.ts';
import type { Field } from './terms.ts';

/** Where a word may stand, from best to worst. */
export interface Tier {
  fields: readonly Field[];
  /** The word as it is; else also a form or the beginning of another. */
  whole: boolean;
  /** In the language of who asks or in none; else in any other. */
  own: boolean;
}
export const TIERS: readonly Tier[] = [
  { fields: ['name'], whole: true, own: true },
  { fields: ['name'], whole: false, own: true },
  { fields: ['head'], whole: true, own: true },
  { fields: ['head'], whole: false, own: true },
  { fields: ['summary'], whole: true, own: true },
  { fields: ['summary'], whole: false, own: true },
  { fields: ['text'], whole: false, own: true },
  { fields: ['head', 'summary', 'text'], whole: false, own: false },
];

/** The name is all that was typed, or begins with it. */
export const TITLE_STEPS = { is: 0, begins: 1 };

export type StepCode = Exclude<Explanation['step'], 'similar'>;

/** Every word must stand at `worst` or better; where `named`, one of them as it is in the name. */
export interface WordStep {
  code: StepCode;
  worst: number;
  named: boolean;
}
/** The first that holds counts. */
export const WORD_STEPS: readonly WordStep[] = [
  { code: 'words_of_name', worst: 0, named: false },
  { code: 'name', worst: 1, named: false },
  { code: 'words_of_head', worst: 2, named: false },
  { code: 'head', worst: 3, named: false },
  { code: 'name_and_summary', worst: 5, named: true },
  { code: 'words_of_summary', worst: 4, named: false },
  { code: 'summary', worst: 5, named: false },
  { code: 'name_and_text', worst: 7, named: true },
  { code: 'text', worst: 6, named: false },
  { code: 'anywhere', worst: 7, named: false },
];

export const STEP_CODES: readonly StepCode[] = ['title', 'title_begins', ...WORD_STEPS.map(({ code }) => code)];

/** @param tiers where each word of a reading stands @returns place in {@link STEP_CODES} */
export function stepOf(tiers: readonly number[]): number {
  const [worst, best] = [Math.max(...tiers), Math.min(...tiers)];
  return 2 + WORD_STEPS.findIndex((step) => worst <= step.worst && (!step.named || best === 0));
}

/** Of what was asked for no word, only for what it is: as if a word of the head said it. */
export const FACET_STEP = stepOf([2]);

/** How near the place of a word is, where not every word is found: name, head, summary, anything else. */
export const nearnessOf = (tier: number) => Math.floor(tier / 2);
/** Of a listing that is only of the category that people call so. */
export const CATEGORY_NEARNESS = 4;

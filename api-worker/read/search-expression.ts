/**
 * Expressions of FTS5 for the steps of a search: what match.ts of schemas/search says of one listing, asked of all.
 * Every part of one is a word of ours within quotes: nothing of its syntax can come from the caller.
 */
import {
  CATEGORY_NEARNESS,
  FACET_STEP,
  nearnessOf,
  stepOf,
  TIERS,
  TITLE_STEPS,
  WORD_STEPS,
  type WordStep,
} from '../../schemas/search/match-quality.ts';
import type { Query, Slot } from '../../schemas/search/query.ts';
import type { SimilarSlot } from '../../schemas/search/relaxed-query.ts';
import { FIELDS, type Field, languageSign, MARKS, NO_LANGUAGE, signsOf } from '../../schemas/search/terms.ts';

/** Signs of languages: that of who asks and of no language, and all others. */
export interface AskedSigns {
  own: readonly string[];
  others: readonly string[];
}

/** @param languages of the pages @param language one of them */
export function askedSigns(languages: readonly string[], language: string): AskedSigns {
  const own = [NO_LANGUAGE, languageSign(languages, language)];
  return { own, others: signsOf(languages).filter((sign) => !own.includes(sign)) };
}

/** Which step a listing has: a number, or another one by whether an expression finds it. */
export type StepTree = number | { expression: string; found: StepTree; other: StepTree };

export interface StepExpressions {
  /** Finds all that has a step. */
  everything: string;
  /** Of what that finds. */
  step: StepTree;
}

export function stepExpressions({ title, titleBegins, slots, filters }: Query, signs: AskedSigns): StepExpressions {
  const called = `{name}:"${NO_LANGUAGE}${MARKS.title}${title}"`;
  const titles = titleBegins
    ? [
        { step: TITLE_STEPS.is, expression: called },
        { step: TITLE_STEPS.begins, expression: `${called}*` },
      ]
    : [{ step: TITLE_STEPS.is, expression: called }];
  const words = allOf([...slots, ...filters].map((slot) => slotUpTo(slot, LAST_TIER, signs)));
  const [slot, ...others] = slots;
  const step =
    slot === undefined ? FACET_STEP : others.length === 0 ? stepOfWord(slot, signs) : stepOfWords(slots, signs);
  return { everything: anyOf([words, titles.at(-1)?.expression ?? '']), step: firstOf(titles, step) };
}

const LAST_TIER = TIERS.length - 1;

/** What all of the filters of a query find. @returns nothing where there are none */
export const filterExpression = (filters: readonly Slot[], signs: AskedSigns) =>
  allOf(filters.map((slot) => slotUpTo(slot, LAST_TIER, signs)));

/** By how near it finds the words of a slot: together they find all that has one. */
export function nearnessExpressions(
  { slot, categories }: Pick<SimilarSlot, 'slot' | 'categories'>,
  signs: AskedSigns,
): { nearness: number; expression: string }[] {
  const found = Map.groupBy(TIERS.keys(), nearnessOf);
  const expressions = Array.from(found, ([nearness, tiers]) => ({
    nearness,
    expression: anyOf(Array.from(tiers, (tier) => inTier(slot, tier, signs))),
  }));
  expressions.push({ nearness: CATEGORY_NEARNESS, expression: anyOf(categories.map(ofCategory)) });
  return expressions.filter(({ expression }) => expression !== '');
}

export const calledExpression = (titles: readonly string[]) =>
  `{name}:(${anyOf(titles.map((title) => `"${NO_LANGUAGE}${MARKS.title}${title}"`))})`;

/** What is like a product that is called as one of the words. */
export const productExpression = ({ slots }: Query) =>
  anyOf(slots.flatMap(({ words }) => words.map((word) => `"${NO_LANGUAGE}${MARKS.like}${word}"`)));

const ofCategory = (category: string) => `{head}:"${NO_LANGUAGE}${MARKS.category}${category}"`;

interface Step {
  step: number;
  expression: string;
}

/** Of one word each tier is a step. */
function stepOfWord(slot: Slot, signs: AskedSigns): StepTree {
  const tiers = TIERS.map((_, tier) => ({ step: stepOf([tier]), expression: inTier(slot, tier, signs) }));
  const [last, ...better] = telling(tiers).reverse();
  return firstOf(better.reverse(), last?.step ?? LAST_STEP);
}

function stepOfWords(slots: readonly Slot[], signs: AskedSigns): StepTree {
  const named = anyOf(slots.map((slot) => inTier(slot, 0, signs)));
  const steps = WORD_STEPS.slice(0, -1).map((each, index) => {
    const words = allOf(slots.map((slot) => slotUpTo(slot, each.worst, signs)));
    return { ...each, step: index + 2, expression: each.named && words !== '' ? `${named} AND ${words}` : words };
  });
  return treeOf(telling(steps), LAST_STEP);
}

/** What says the same as the step before it, of words in quotes, finds nothing more. */
const telling = <Each extends Step>(steps: readonly Each[]): Each[] =>
  steps.filter(({ expression }, at) => expression !== '' && expression !== steps[at - 1]?.expression);

const LAST_STEP = stepOf([LAST_TIER]);

/**
 * A step that finds all that those before it find halves what is left to ask: each expression takes as long as a search.
 * @param last of what none of them finds
 */
function treeOf(steps: readonly (Step & WordStep)[], last: number): StepTree {
  const [first] = steps;
  if (first === undefined) return last;
  const halving = steps.flatMap(({ worst, named }, at) =>
    !named && steps.slice(0, at).every((before) => before.worst <= worst) ? [at] : [],
  );
  const middle = (steps.length - 1) / 2;
  const at = halving.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0] ?? 0;
  const { step, expression } = steps[at] ?? first;
  return { expression, found: treeOf(steps.slice(0, at), step), other: treeOf(steps.slice(at + 1), last) };
}

const firstOf = (steps: readonly Step[], other: StepTree): StepTree =>
  steps.reduceRight<StepTree>((rest, { step, expression }) => ({ expression, found: step, other: rest }), other);

/** Where a word stands in the tier. Not that it stands in no better one. */
function inTier(slot: Slot, tier: number, signs: AskedSigns): string {
  const { fields = [], whole = false, own = true } = TIERS[tier] ?? {};
  return inFields(slot, fields, own ? signs.own : signs.others, whole);
}

/** Where a word stands in the tier or in a better one. Each of its forms is asked for once: that is what takes time. */
function slotUpTo(slot: Slot, worst: number, signs: AskedSigns): string {
  const tiers = TIERS.slice(0, worst + 1);
  const fieldsOf = (isWhole: boolean) =>
    FIELDS.filter((field) =>
      tiers.some(({ fields, whole, own }) => own && whole === isWhole && fields.includes(field)),
    );
  const [forms, whole] = [fieldsOf(false), fieldsOf(true)];
  // In quotes a word has no other forms: where it may stand so, it may stand as it is.
  const isQuoted = [slot.stems, slot.begins, slot.nameBegins].every(({ length }) => length === 0);
  const inForms = FIELDS.filter((field) => forms.includes(field) || (isQuoted && whole.includes(field)));
  const asItIs = whole.filter((field) => !inForms.includes(field));
  // Names have terms of no language alone: nothing of others is found in them.
  const isAnywhere = tiers.some(({ own }) => !own);
  return anyOf([
    inFields(slot, inForms, isAnywhere ? [...signs.own, ...signs.others] : signs.own, false),
    inFields(slot, asItIs, signs.own, true),
  ]);
}

function inFields(slot: Slot, fields: readonly Field[], signs: readonly string[], isWhole: boolean): string {
  const terms = signs.flatMap((sign) => termsOf(slot, sign, isWhole));
  const beginnings =
    fields.includes('name') && !isWhole ? slot.nameBegins.map((begin) => `{name}:"${NO_LANGUAGE}${begin}"*`) : [];
  if (terms.length === 0 || fields.length === 0) return anyOf(beginnings);
  const isEvery = fields.length === FIELDS.length;
  return anyOf([isEvery ? anyOf(terms) : `{${fields.join(' ')}}:(${terms.join(' OR ')})`, ...beginnings]);
}

function termsOf({ words, stems, begins }: Slot, sign: string, isWhole: boolean): string[] {
  if (isWhole) return words.map((word) => `"${sign}${word}"`);
  const isBegun = (word: string) => begins.some((begin) => word.startsWith(begin));
  const whole = new Set([...words, ...stems].filter((word) => !isBegun(word)));
  return [
    ...begins.map((begin) => `"${sign}${begin}"*`),
    ...Array.from(whole, (word) => `"${sign}${word}"`),
    ...stems.map((stem) => `"${sign}${MARKS.stem}${stem}"`),
  ];
}

function anyOf(expressions: readonly string[]): string {
  const all = expressions.filter((expression) => expression !== '');
  return all.length > 1 ? `(${all.join(' OR ')})` : (all[0] ?? '');
}

/** @returns nothing where one of them can find nothing */
const allOf = (expressions: readonly string[]) => (expressions.includes('') ? '' : expressions.join(' AND '));

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
  const asked = slots.map((slot) => termsOf(slot, signs));
  const must = [...asked, ...filters.map((slot) => termsOf(slot, signs))];
  const words = allOf(must.map((terms) => slotUpTo(terms, LAST_TIER)));
  const [terms, ...others] = asked;
  const step = terms === undefined ? FACET_STEP : others.length === 0 ? stepOfWord(terms) : stepOfWords(asked);
  return { everything: anyOf([words, titles.at(-1)?.expression ?? '']), step: firstOf(titles, step) };
}

const LAST_TIER = TIERS.length - 1;

/** What all of the filters of a query find. @returns nothing where there are none */
export const filterExpression = (filters: readonly Slot[], signs: AskedSigns) =>
  allOf(filters.map((slot) => slotUpTo(termsOf(slot, signs), LAST_TIER)));

/** By how near it finds the words of a slot: together they find all that has one. */
export function nearnessExpressions(
  { slot, categories }: Pick<SimilarSlot, 'slot' | 'categories'>,
  signs: AskedSigns,
): { nearness: number; expression: string }[] {
  const terms = termsOf(slot, signs);
  const found = Map.groupBy(TIERS.keys(), nearnessOf);
  const expressions = Array.from(found, ([nearness, tiers]) => ({
    nearness,
    expression: anyOf(Array.from(tiers, (tier) => inTier(terms, tier))),
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
function stepOfWord(terms: SlotTerms): StepTree {
  const tiers = TIERS.map((_, tier) => ({ step: stepOf([tier]), expression: inTier(terms, tier) }));
  const [last, ...better] = telling(tiers).reverse();
  return firstOf(better.reverse(), last?.step ?? LAST_STEP);
}

function stepOfWords(slots: readonly SlotTerms[]): StepTree {
  const named = anyOf(slots.map((terms) => inTier(terms, 0)));
  const steps = WORD_STEPS.slice(0, -1).map((each, index) => {
    const words = allOf(slots.map((terms) => slotUpTo(terms, each.worst)));
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
function inTier(terms: SlotTerms, tier: number): string {
  const { fields = [], whole = false, own = true } = TIERS[tier] ?? {};
  return whole ? inFields(terms.whole, fields) : inFields(own ? terms.own : terms.others, fields, terms.names);
}

/** Where a word stands in the tier or in a better one. Each of its forms is asked for once: that is what takes time. */
function slotUpTo(terms: SlotTerms, worst: number): string {
  const { forms = [], whole = [], isAnywhere = false } = FIELDS_UP_TO[worst] ?? {};
  // In quotes a word has no other forms: where it may stand so, it may stand as it is.
  const inForms = FIELDS.filter((field) => forms.includes(field) || (terms.isQuoted && whole.includes(field)));
  const asItIs = whole.filter((field) => !inForms.includes(field));
  // Names have terms of no language alone: nothing of others is found in them.
  const text = isAnywhere ? `${terms.own} OR ${terms.others}` : terms.own;
  return anyOf([inFields(text, inForms, terms.names), inFields(terms.whole, asItIs)]);
}

/** By the worst tier that is allowed: fields in which any form of a word does, and those in which it must be as it is. */
const FIELDS_UP_TO = TIERS.map((_, worst) => {
  const tiers = TIERS.slice(0, worst + 1);
  const fieldsOf = (isWhole: boolean) =>
    FIELDS.filter((field) =>
      tiers.some(({ fields, whole, own }) => own && whole === isWhole && fields.includes(field)),
    );
  return { forms: fieldsOf(false), whole: fieldsOf(true), isAnywhere: tiers.some(({ own }) => !own) };
});

/** The terms of a slot, joined once: each step asks for the same ones in other fields. */
type SlotTerms = ReturnType<typeof termsOf>;

function termsOf({ words, stems, begins, nameBegins }: Slot, signs: AskedSigns) {
  const isBegun = (word: string) => begins.some((begin) => word.startsWith(begin));
  const whole = [...new Set([...words, ...stems].filter((word) => !isBegun(word)))];
  const formsIn = (sign: string) => [
    ...begins.map((begin) => `"${sign}${begin}"*`),
    ...whole.map((word) => `"${sign}${word}"`),
    ...stems.map((stem) => `"${sign}${MARKS.stem}${stem}"`),
  ];
  return {
    own: signs.own.flatMap(formsIn).join(' OR '),
    others: signs.others.flatMap(formsIn).join(' OR '),
    // Of the word as it is.
    whole: signs.own.flatMap((sign) => words.map((word) => `"${sign}${word}"`)).join(' OR '),
    // In the name alone.
    names: nameBegins.map((begin) => `{name}:"${NO_LANGUAGE}${begin}"*`),
    isQuoted: [stems, begins, nameBegins].every(({ length }) => length === 0),
  };
}

/** @param names asked for where the name is one of the fields */
function inFields(terms: string, fields: readonly Field[], names: readonly string[] = []): string {
  if (fields.length === 0) return '';
  const asked = fields.length === FIELDS.length ? `(${terms})` : `{${fields.join(' ')}}:(${terms})`;
  return anyOf([asked, ...(fields.includes('name') ? names : [])]);
}

function anyOf(expressions: readonly string[]): string {
  const all = expressions.filter((expression) => expression !== '');
  return all.length > 1 ? `(${all.join(' OR ')})` : (all[0] ?? '');
}

/** @returns nothing where one of them can find nothing */
const allOf = (expressions: readonly string[]) => (expressions.includes('') ? '' : expressions.join(' AND '));

/**
 * What is asked where (nearly) nothing has all words of a query: the same with its words corrected, parted, or taken
 * for words of a category, and with some of them missing.
 */
import { type CategoryAliases, categoriesCalled } from './category-aliases.ts';
import { isNear, MIN_CORRECTED, MIN_LAST_PART } from './near-words.ts';
import { isAction, isFiller, type Query, type Slot, slotOf } from './query.ts';
import { MARKS } from './terms.ts';
import { rootOf, stemOf } from './word-stems.ts';
import { foldText, searchWords, titleOf } from './words.ts';

/** Where so many have all words, nobody is shown what has not. */
export const ENOUGH = 5;
/** So many similar ones at most. */
export const MAX_SIMILAR = 20;

/** Of the category of a product, beside those that are related to it. */
export const MAX_ALIKE = 5;

export interface SimilarSlot {
  slot: Slot;
  /** Slugs of categories, each as good as a word in a text. */
  categories: readonly string[];
  /** See {@link weightOf}; halves of a word are 1 each. */
  weight: number;
}
export type SimilarReading = SimilarSlot[];

export interface SimilarQuery {
  /** A name may be any of them. */
  titles: string[];
  readings: SimilarReading[];
  /** As of the query. */
  filters: readonly Slot[];
  /** The words that a word of the query may have been meant for. */
  corrections: { typed: string; words: readonly string[] }[];
}

/** What the catalog's index says of words. */
export interface Vocabulary {
  /** Words, and what is left of them without their endings. */
  has(word: string): boolean;
  begins(word: string): boolean;
  /** At least all that {@link isNear} holds for. */
  near(word: string): readonly string[];
}

const MAX_CORRECTIONS = 20;
const MIN_ROOT = 5;
const MIN_PART = 3;
const MAX_PARTED = 30;
const MAX_READINGS = 8;

/** Every word that {@link similarQuery} asks the vocabulary for. */
export function wordsAsked({ words }: Query): string[] {
  return [
    ...new Set(
      words.flatMap((word) => [word, ...halvesOf(word).flat()]).flatMap((word) => [word, stemOf(word) ?? word]),
    ),
  ];
}

export function similarQuery(query: Query, vocabulary: Vocabulary, aliases: CategoryAliases): SimilarQuery {
  const { words, slots, filters } = query;
  const corrected = words.map((word) => (isKnown(word, vocabulary) ? [] : correctionsOf(word, vocabulary)));
  const plain = slots.map((slot, index): SimilarSlot => {
    const near = corrected[index] ?? [];
    const words = [...slot.words, ...near];
    const categories = categoriesCalled(aliases, ...slot.words);
    const isSpelled = categories.length > 0 || isKnown(query.words[index] ?? '', vocabulary);
    const [roots, products] = [slot.words.flatMap(rootsOf), slot.words.map((word) => MARKS.like + word)];
    const wider = {
      words: [...words, ...products],
      stems: [...slot.stems, ...near],
      begins: [...slot.begins, ...roots],
    };
    const isHeard = isSpelled || near.length > 0;
    return { slot: { ...slot, ...wider }, categories, weight: weightOf(query.words[index] ?? '', isHeard) };
  });
  return {
    filters,
    titles: titlesOf(words, corrected),
    readings: [plain, ...partedReadings(plain, words, vocabulary)].slice(0, MAX_READINGS),
    corrections: words.flatMap((word, index) => {
      const near = corrected[index] ?? [];
      return near.length === 0 ? [] : [{ typed: word, words: near }];
    }),
  };
}

/**
 * Whether anything can be similar that has not all words as they were typed, but for what is like a product of that name. Of two
 * words that count the same, one alone is too few, and so is a category alone.
 */
export function findsMore({ slots }: Query, { readings, corrections }: SimilarQuery): boolean {
  const [plain = [], ...parted] = readings;
  const [least = 0, ...others] = plain.map(({ weight }) => weight).sort((one, other) => one - other);
  const mayLackOne = others.reduce((sum, weight) => sum + weight, 0) > least;
  const isWider = ({ slot, categories }: SimilarSlot, at: number) =>
    (categories.length > 0 && plain.length > 1) || slot.begins.length > (slots[at]?.begins.length ?? 0);
  return parted.length > 0 || corrections.length > 0 || mayLackOne || plain.some(isWider);
}

/**
 * Of a word that nothing in the catalog is near to, more: what it names is not here. A short one may be misspelled. What is done
 * says less than what it is done to: `Tests ausführen`, `build desktop apps`.
 */
function weightOf(word: string, isHeard: boolean): number {
  if (isAction(word)) return 1;
  if (isHeard) return 2;
  return word.length >= MIN_CORRECTED ? 3 : 1;
}

/** `validation` may be meant for whatever begins as `validate` does. */
function rootsOf(word: string): string[] {
  const root = rootOf(word);
  return root === undefined || root.length < MIN_ROOT || root === stemOf(word) ? [] : [root];
}

const isKnown = (word: string, vocabulary: Vocabulary) =>
  vocabulary.has(word) || vocabulary.has(stemOf(word) ?? word) || vocabulary.begins(word);

function correctionsOf(word: string, vocabulary: Vocabulary): string[] {
  return [...new Set(vocabulary.near(word))]
    .filter((near) => isNear(word, near))
    .sort()
    .slice(0, MAX_CORRECTIONS);
}

/** The name itself may be what was misspelled. */
function titlesOf(words: readonly string[], corrected: readonly (readonly string[])[]): string[] {
  const titles = corrected.flatMap((near, at) =>
    near.map((word) => titleOf(words.map((other, index) => (index === at ? word : other)).join(''))),
  );
  return [...new Set(titles)];
}

/** `Testwerkzeug` is a Werkzeug for a Test. */
function partedReadings(
  plain: readonly SimilarSlot[],
  words: readonly string[],
  vocabulary: Vocabulary,
): SimilarReading[] {
  const has = (word: string) => vocabulary.has(word) || vocabulary.has(stemOf(word) ?? word);
  return words.flatMap((word, at) => {
    if (has(word)) return [];
    const halves = halvesOf(word).filter(([first, last]) => has(last) && (has(first) || last.length >= MIN_LAST_PART));
    return halves.map((parts) => {
      const telling = parts.filter((part) => !isFiller(part));
      const slots = telling.map((part) => ({ slot: slotOf(part), categories: [], weight: 2 / telling.length }));
      return [...plain.slice(0, at), ...slots, ...plain.slice(at + 1)];
    });
  });
}

function halvesOf(word: string): [first: string, last: string][] {
  if (word.length > MAX_PARTED) return [];
  const halves: [string, string][] = [];
  for (let at = MIN_PART; at <= word.length - MIN_PART; at += 1) halves.push([word.slice(0, at), word.slice(at)]);
  return halves;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * @param best what the first similar listing shows, from what counts most to what counts least
 * @returns the query with the words that the listing has, written as it writes them; undefined where it has none
 */
export function didYouMean(
  text: string,
  { corrections }: Pick<SimilarQuery, 'corrections'>,
  best: readonly (string | null)[],
): string | undefined {
  const shown = best.flatMap((each) => each?.match(WORD) ?? []);
  let meant = text;
  for (const { typed, words } of corrections) {
    const word = shown.find((each) => {
      const [folded = ''] = searchWords(each);
      return words.includes(folded) || words.includes(stemOf(folded) ?? folded);
    });
    if (word !== undefined) meant = replaceWord(meant, typed, word);
  }
  return meant === text ? undefined : meant;
}

const replaceWord = (text: string, typed: string, word: string) =>
  text.replace(WORD, (each) => (foldText(each) === typed ? word : each));

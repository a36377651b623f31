/** What a listing can be found by: the terms of its fields, as every index of the search holds them. */
import { conceptWords, type Label, productsLike, stemsOf } from './translated-words.ts';
import { stemOf } from './word-stems.ts';
import { searchWords, titleOf, wordsAndGlued, wordsOfName } from './words.ts';

/** From what counts most to what counts least. `head`: publisher, category, kind, tagline. */
export const FIELDS = ['name', 'head', 'summary', 'text'] as const;
export type Field = (typeof FIELDS)[number];

export type FieldTerms = Record<Field, string[]>;

/** Of a term that belongs to no language, and of one whose language the pages of the catalog do not have. */
export const NO_LANGUAGE = '0';
const OTHER_LANGUAGE = 'z';

/** Between the language and what a term says, if that is not a whole word. No word begins with one of these signs. */
export const MARKS = { stem: '=', title: '^', category: '@', facet: '#', like: '+' };

/** Languages beyond are of {@link OTHER_LANGUAGE}: a listing's fields in each must fit the bits of one number. */
const MAX_LANGUAGES = 8;
export const SIGNS = [
  NO_LANGUAGE,
  ...Array.from({ length: MAX_LANGUAGES }, (_, index) => String(index + 1)),
  OTHER_LANGUAGE,
];

/** A listing may have a hundred languages of 20 000 characters: those beyond are not searched. */
const MAX_SEARCHED = 50_000;

export interface SearchedListing {
  slug: string;
  name: string;
  vendor: string;
  category: string;
  /** Words without endings that are no name, wherever they stand: an editor need not be called Editor to be one. */
  common: ReadonlySet<string>;
  /** Of its category; they count as its head does. */
  labels: readonly Label[];
  /** Of its kind; they count as its summary does. */
  kinds: readonly Label[];
  /** Of no language, like platforms and what it works with; they count as its text does. */
  further: readonly string[];
  /** What facet-words.json says of its license, price, platforms, kind and country. */
  facets: readonly string[];
  descriptions: Readonly<Record<string, { tagline?: string; summary: string; text?: string }>>;
}

/** @param languages of the pages @param tag of a text; a page shows those of its region, too: `de-AT` for `de` */
export function languageSign(languages: readonly string[], tag: string): string {
  const index = languages.findIndex((language) => tag === language || tag.startsWith(`${language}-`));
  return index < 0 || index >= MAX_LANGUAGES ? OTHER_LANGUAGE : String(index + 1);
}

/** Signs that {@link languageSign} gives to the texts of a catalog with these pages. */
export function signsOf(languages: readonly string[]): string[] {
  return [NO_LANGUAGE, ...languages.slice(0, MAX_LANGUAGES).map((_, index) => String(index + 1)), OTHER_LANGUAGE];
}

/** A field in a language, as one bit; all names are one. */
export function fieldBit(field: Field, sign: string): number {
  return field === 'name' ? 1 : 2 ** (1 + 3 * SIGNS.indexOf(sign) + FIELDS.indexOf(field) - 1);
}

export function termsOf(listing: SearchedListing, languages: readonly string[]): FieldTerms {
  const { slug, name, vendor, category, common, labels, kinds, further, facets } = listing;
  const texts = Object.entries(listing.descriptions);
  const of = (member: 'tagline' | 'summary' | 'text') =>
    texts.map(([language, text]): Label => ({ language, label: text[member] ?? '' }));
  const termsOfLabel = ({ language, label }: Label) => termsOfText(languageSign(languages, language), label);
  const titles = [name, slug, ...initialsOf(name)].map((title) => NO_LANGUAGE + MARKS.title + titleOf(title));
  const isCommon = (word: string) => common.has(stemOf(word) ?? word);
  const termsOfName = (words: readonly string[]) => words.flatMap((word) => termsOfWord(NO_LANGUAGE, word));
  const names = [...[name, slug].flatMap(wordsOfName), ...initialsOf(name)];
  const [head, summary] = [[...labels, ...of('tagline')], of('summary')];
  const called = conceptTerms([{ language: undefined, label: name }], languages);
  const likes = productsLike(stemsIn([{ language: '', label: name }, ...head, ...summary], languages));
  return {
    name: once([...titles, ...termsOfName(names.filter((word) => !isCommon(word)))]),
    head: once([
      ...termsOfName(names.filter(isCommon)),
      NO_LANGUAGE + MARKS.category + category,
      ...facets.map((facet) => NO_LANGUAGE + MARKS.facet + facet),
      ...likes.map((title) => NO_LANGUAGE + MARKS.like + title),
      ...termsOfName(wordsOfName(vendor)),
      ...head.flatMap(termsOfLabel),
      ...called,
    ]),
    summary: once([...summary.flatMap(termsOfLabel), ...kinds.flatMap(termsOfLabel), ...conceptTerms(head, languages)]),
    text: once([
      ...of('text').flatMap(termsOfLabel),
      ...further.flatMap((text) => termsOfText(NO_LANGUAGE, text)),
      ...conceptTerms(summary, languages),
    ]),
  };
}

/** What is meant by a text, in other words; they count less than its own. */
function conceptTerms(texts: readonly { language: string | undefined; label: string }[], languages: readonly string[]) {
  const byLanguage = Map.groupBy(texts, ({ language }) => language?.split('-', 1)[0]);
  return [...byLanguage].flatMap(([language, labels]) => {
    const stems = new Set(labels.flatMap(({ label }) => stemsOf(label.slice(0, MAX_SEARCHED))));
    const isNew = ({ language: of, label }: Label) => of !== language || !stems.has(stemOf(label) ?? label);
    const words = conceptWords(stems, language).filter((word) => languages.includes(word.language) && isNew(word));
    return words.flatMap((word) => termsOfWord(languageSign(languages, word.language), word.label));
  });
}

/** Of the texts and of what is meant by them. */
function stemsIn(texts: readonly Label[], languages: readonly string[]): Set<string> {
  const own = texts.flatMap(({ label }) => stemsOf(label.slice(0, MAX_SEARCHED)));
  const meant = conceptTerms(texts, languages).map((term) => term.slice(1).replace(MARKS.stem, ''));
  return new Set([...own, ...meant]);
}

/** Names of three words and more are called by their initials, too: Visual Studio Code is VSC and VSCode. */
function initialsOf(name: string): string[] {
  const words = searchWords(name);
  if (words.length < 3) return [];
  const initials = words.map((word) => word.charAt(0));
  return [initials.join(''), initials.slice(0, -1).join('') + words.at(-1)];
}

function termsOfText(sign: string, text: string): string[] {
  return wordsAndGlued(text.slice(0, MAX_SEARCHED)).flatMap((word) => termsOfWord(sign, word));
}

function termsOfWord(sign: string, word: string): string[] {
  const stem = stemOf(word);
  return stem === undefined ? [sign + word] : [sign + word, sign + MARKS.stem + stem];
}

const once = (terms: readonly string[]) => [...new Set(terms)];

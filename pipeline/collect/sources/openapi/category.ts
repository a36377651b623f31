/** What an API is about: a category that two kinds of words in its description agree on, or none. */
import { type Problem, warning } from '../../../../schemas/contracts/problems.ts';
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { GENERAL_WORDS } from '../../../../schemas/rules/suggest-category.ts';
import { FALLBACK_CATEGORY, normalWord } from '../../../../schemas/rules/vocabulary.ts';

type FindCategory = (word: string) => string | undefined;

/** Words of one kind beyond these are not asked for a category. */
const MAX_WORDS = 200;
const MAX_WORD_LENGTH = 200;
/** What an API is for stands at the beginning of its description. */
const MAX_TEXT_LENGTH = 600;
const MAX_NAMED = 3;
/** General where a repository says it, and plain where an API is sorted as one. */
const DEVELOPER_TOOLS = 'developer-tools';
/** Collections put weather and traffic there, too. */
const LOCATION = 'location';

/** Tags that many APIs have for a part of themselves; they say nothing of the whole. */
const PARTS = new Set(
  (
    'account accounts api apis auth authentication authorization billing booking checkout community components contact ' +
    'contacts containers courses currency dependencies dataset datasets docs documentation documents editor email ' +
    'emails file files health images inbox indexing internet invoice invoices journal language languages location ' +
    'logs mail media messages metrics monitoring music network notes notification notifications oauth order ' +
    'orders packages payment payments photos pictures profile prompt query reference registry reports rest rss ' +
    'scheduler scheduling search security server servers social statistics storage support survey sync system task ' +
    'tasks template templates test tests timer tools training uploads validation video videos webhook webhooks ' +
    'workflow workflows'
  ).split(' '),
);

export function toCategory(document: unknown, findCategory: FindCategory, notes: Problem[]): string {
  const info = member(document, 'info');
  const stated = [...listMember(document, 'x-tags'), ...listMember(info, 'x-tags')].filter(isWord);
  const [own] = stated.filter((word) => findCategory(word) === normalWord(word));
  if (own !== undefined) return normalWord(own);
  const tags = listMember(document, 'tags').map((tag) => textMember(tag, 'name'));
  const texts = ['title', 'summary', 'description'].map(
    (key) => textMember(info, key)?.slice(0, MAX_TEXT_LENGTH) ?? '',
  );
  const witnesses: [pointer: string, words: string[]][] = [
    [SORTED, listMember(info, 'x-apisguru-categories').filter(isWord).filter(isSpecific)],
    ['/x-tags', stated.filter(isSpecific)],
    ['/tags', tags.filter(isWord).flatMap(piecesOf).filter(isTelling)],
    ['/info', texts.flatMap(piecesOf).filter(isTelling)],
  ];
  const said = witnesses.flatMap(([pointer, words]) =>
    words.slice(0, MAX_WORDS).map((word) => ({ pointer, word: normalWord(word), category: findCategory(word) })),
  );
  return agreed(said, notes) ?? sortedAs(info, findCategory, notes) ?? FALLBACK_CATEGORY;
}

const SORTED = '/info/x-apisguru-categories';

/** What a collection of APIs sorts it as: a person's answer, where all of it is one category of ours. */
function sortedAs(info: unknown, findCategory: FindCategory, notes: Problem[]): string | undefined {
  const words = listMember(info, 'x-apisguru-categories').filter(isWord).map(normalWord);
  const clear = words.filter((word) => word === DEVELOPER_TOOLS || (isSpecific(word) && word !== LOCATION));
  const [category, ...others] = new Set(clear.flatMap((word) => findCategory(word) ?? []));
  if (category === undefined || others.length > 0 || category === FALLBACK_CATEGORY) return undefined;
  const named = clear.slice(0, MAX_NAMED).map((word) => `"${word}"`);
  notes.push(warning(SORTED, 'category_suggested', { category, words: named.join(', ') }));
  return category;
}

interface CategoryWord {
  pointer: string;
  word: string;
  category: string | undefined;
}

function agreed(said: readonly CategoryWord[], notes: Problem[]): string | undefined {
  const meant = [...Map.groupBy(said, ({ category }) => category ?? FALLBACK_CATEGORY)].flatMap(([category, group]) => {
    const places = [...Map.groupBy(group, ({ pointer }) => pointer)].map(([pointer, ofPlace]) => ({
      pointer,
      words: [...new Set(ofPlace.map(({ word }) => word))],
    }));
    // One word in two places, or of which there are many, may be a part of what the API does, or a name.
    const isAgreed = places.length > 1 && new Set(group.map(({ word }) => word.replace(/s$/, ''))).size > 1;
    const weight = places.reduce((sum, { words }) => sum + 10 + words.length, 0);
    return isAgreed && category !== FALLBACK_CATEGORY ? [{ category, places, weight }] : [];
  });
  const [first, second] = meant.sort((a, b) => b.weight - a.weight);
  if (first === undefined || first.weight === second?.weight) return undefined;
  const { pointer = '', words = [] } = first.places[0] ?? {};
  const named = words.slice(0, MAX_NAMED).map((word) => `"${word}"`);
  notes.push(warning(pointer, 'category_suggested', { category: first.category, words: named.join(', ') }));
  return first.category;
}

function isWord(word: unknown): word is string {
  return typeof word === 'string' && word.length <= MAX_WORD_LENGTH;
}

/** "tradingAccounts" → trading, accounts, trading-accounts; up to three words together. */
function piecesOf(text: string): string[] {
  const spaced = text.replace(/https?:\S*/g, ' ').replace(/(\p{Ll})(?=\p{Lu}\p{Ll})/gu, '$1 ');
  const words = spaced.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.flatMap((_, index) => [3, 2, 1].map((count) => words.slice(index, index + count).join('-')));
}

function isTelling(word: string): boolean {
  return [word, `${word}s`].every((form) => !PARTS.has(form) && isSpecific(form));
}

function isSpecific(word: string): boolean {
  return !GENERAL_WORDS.has(normalWord(word));
}

/** What an API is about: a category that two kinds of words in its description agree on, or none. */
import { type Problem, warning } from '../../../../schemas/contracts/problems.ts';
import { listMember, member, textMember } from '../../../../schemas/rules/members.ts';
import { GENERAL_WORDS } from '../../../../schemas/rules/suggest-category.ts';
import { FALLBACK_CATEGORY, normalWord } from '../../../../schemas/rules/vocabulary.ts';

type FindCategory = (word: string) => string | undefined;
/** Category → the words that mean it, in one place of the document. */
interface Witness {
  pointer: string;
  meant: Map<string, Set<string>>;
}

/** Words of one kind beyond these are not asked for a category. */
const MAX_WORDS = 200;
const MAX_WORD_LENGTH = 200;
/** What an API is for stands at the beginning of its description. */
const MAX_DESCRIPTION_LENGTH = 600;
const MAX_NAMED = 3;

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
  const witnesses = [
    witness(
      '/info/x-apisguru-categories',
      listMember(info, 'x-apisguru-categories').filter(isWord).filter(isSpecific),
      findCategory,
    ),
    witness('/x-tags', stated.filter(isSpecific), findCategory),
    witness('/tags', tags.filter(isWord).flatMap(piecesOf).filter(isTelling), findCategory),
    witness('/info', textsOf(info).flatMap(piecesOf).filter(isTelling), findCategory),
  ];
  return agreed(witnesses, notes) ?? FALLBACK_CATEGORY;
}

function agreed(witnesses: readonly Witness[], notes: Problem[]): string | undefined {
  const weights = new Map<string, number>();
  for (const category of new Set(witnesses.flatMap(({ meant }) => [...meant.keys()]))) {
    const speaking = witnesses.filter(({ meant }) => meant.has(category));
    const words = new Set(speaking.flatMap(({ meant }) => [...(meant.get(category) ?? [])]));
    // One word in two places may be a part of what the API does, or a name.
    if (category === FALLBACK_CATEGORY || speaking.length < 2 || words.size < 2) continue;
    weights.set(
      category,
      speaking.reduce((sum, { meant }) => sum + 10 + (meant.get(category)?.size ?? 0), 0),
    );
  }
  const [first, second] = [...weights].sort(([, a], [, b]) => b - a);
  if (first === undefined || first[1] === second?.[1]) return undefined;
  const [category] = first;
  const said = witnesses.find(({ meant }) => meant.has(category));
  const words = [...(said?.meant.get(category) ?? [])].slice(0, MAX_NAMED).map((word) => `"${word}"`);
  notes.push(warning(said?.pointer ?? '', 'category_suggested', { category, words: words.join(', ') }));
  return category;
}

function witness(pointer: string, words: readonly string[], findCategory: FindCategory): Witness {
  const meant = new Map<string, Set<string>>();
  for (const word of words.slice(0, MAX_WORDS)) {
    const category = findCategory(word);
    if (category !== undefined) meant.set(category, (meant.get(category) ?? new Set()).add(normalWord(word)));
  }
  return { pointer, meant };
}

function isWord(word: unknown): word is string {
  return typeof word === 'string' && word.length <= MAX_WORD_LENGTH;
}

function textsOf(info: unknown): string[] {
  return ['title', 'summary', 'description'].map((key) =>
    (textMember(info, key) ?? '').slice(0, MAX_DESCRIPTION_LENGTH),
  );
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

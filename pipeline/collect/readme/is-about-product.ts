/** The product of a README, as its forge and its title name it, and whether a paragraph is about it. */
import { isFiller } from '../../../schemas/search/query.ts';
import { rootOf } from '../../../schemas/search/word-stems.ts';
import { glued, searchWords, wordsOfName } from '../../../schemas/search/words.ts';
import type { About } from '../contract/isolated-reader.ts';

/** What a thing is, is said in its first words. */
const MAX_LOOKED_AT = 400;
/** A host is a name only by its own label: tool.example, not github.io. */
const HOST_LABEL = /^https?:\/\/(?:www\.)?([\p{L}\p{N}-]{3,60})\.[a-z.]{2,20}(?:[/:?#]|$)/iu;
/** Words of nearly every description: who shares these shares nothing. */
const COMMON = new Set(
  (
    'library framework project package module code source open simple easy fast new modern powerful small light lightweight ' +
    'use user make build create support based written provide work help get set run file available version official repository ' +
    'repo readme github gitlab www http https com org core node cli api doc welcome your you our its this these those via will all ' +
    'more most not are has have was when how other one like windows linux mac please see here there now be just only many'
  )
    .split(' ')
    .map(stem),
);
/** Less is no description: a title, a word. */
const MIN_DESCRIPTION = 2;
/** Who shares so many words means the same, by whatever name. */
const MIN_AGREEMENT = 2;
/** "Foo is a …", "Foo provides …": before it stands what the paragraph is about. */
const DEFINES =
  /^(?:the )?((?:[^.!?,:;]|\.(?=\S)){1,60}?) (?:(?:is|are) (?:\w+ )?(?:an?|the|one of)|provides?|offers?|lets|allows|makes) /i;
/** What stands for any product. */
const ITSELF =
  /^(?:this|that|it|these|here|there|our|my|what|one|(?:the |main |primary )*(?:goal|aim|purpose|idea|project|tool|library|package|app|program|module)s?)\b|\b(?:that|which|who|to)\b/i;
const BEGINS_AS_DESCRIPTION = /^(?:an?|this) /i;
const NAME_END = /\s[-–—|]\s|[:：(（|,]| (?:for|of|by|with|in|to) /;

export class Product {
  /** The first heading of its README; empty if there is none. */
  title = '';
  /** True behind the first paragraph. */
  isSpokenOf = false;
  /** True if the forge has a description that says something. */
  readonly hasDescription: boolean;
  readonly #isKnown: boolean;
  /** Each name as one word, in small letters. */
  readonly #names: readonly string[];
  readonly #nameWords: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;

  constructor(about?: About) {
    const { name = '', alias = name, description = '', topics = [], homepage = '' } = about ?? {};
    const names = [name, alias, HOST_LABEL.exec(homepage)?.[1] ?? ''];
    const said = contentOf(description);
    this.#isKnown = about !== undefined;
    this.#names = names.map(glued).filter((word) => word !== '');
    this.#nameWords = new Set([...this.#names, ...names.flatMap(wordsOfName)].map(stem));
    this.#words = new Set([...said, ...topics.flatMap(contentOf)].filter((word) => !this.#nameWords.has(word)));
    this.hasDescription = said.length >= MIN_DESCRIPTION && /\s/.test(description.trim());
  }

  isName(heading: string): boolean {
    return [...this.#names, glued(this.title)].includes(glued(heading));
  }

  /**
   * It must share a word with what the forge says, or define the product by its name. Where the forge says nothing, it
   * must name the product, stand below its name, or begin as descriptions do; where not even the name is known, it may
   * not define something else.
   */
  isMeantBy(text: string): boolean {
    const subject = DEFINES.exec(text)?.[1];
    const isOwn = subject !== undefined && !ITSELF.test(subject) ? this.#isOwn(subject, text) : undefined;
    const shared = contentOf(text).filter((word) => this.#words.has(word)).length;
    if (isOwn !== undefined || !this.#isKnown) return (isOwn ?? true) || shared >= MIN_AGREEMENT;
    if (this.hasDescription) return shared > 0;
    const isTitled = this.#isNamedIn(this.title) || contentOf(this.title).some((word) => this.#nameWords.has(word));
    return isTitled || this.#isNamedIn(text) || BEGINS_AS_DESCRIPTION.test(text);
  }

  #isNamedIn(text: string): boolean {
    const [words, joined] = [new Set(wordsOfName(beginningOf(text))), glued(beginningOf(text))];
    return this.#names.some((name) => words.has(name) || (name.length > 3 && joined.includes(name)));
  }

  /**
   * "Postgres is a database" in the README of a Postgres driver: who begins with a part of the name must say the rest.
   * Undefined where no name is known.
   */
  #isOwn(subject: string, text: string): boolean | undefined {
    const title = this.title.split(NAME_END)[0] ?? '';
    const names = [glued(title), ...this.#names].filter((name) => name !== '');
    const own = glued(subject);
    if (names.length === 0 || names.some((name) => own.includes(name))) return names.length > 0 || undefined;
    const isTelling = (word: string) =>
      word !== glued(title) && !own.includes(word) && !COMMON.has(stem(word)) && !isFiller(word);
    const rest = wordsOfName(title).filter(isTelling);
    return names.some((name) => name.includes(own)) && rest.every((word) => glued(text).includes(word));
  }
}

/** Paths of files hold names, and say nothing of what these are. */
function beginningOf(text: string): string {
  return text.slice(0, MAX_LOOKED_AT).replace(/(?<!\S)\/?[^\s/]+\/[^\s/]+\/\S+/g, ' ');
}

/** The words at the beginning that say something, each by its stem. */
function contentOf(text: string): string[] {
  const words = searchWords(beginningOf(text)).filter(
    (word) => word.length > 1 && !isFiller(word) && !/^\d+$/.test(word),
  );
  return [...new Set(words.map(stem))].filter((word) => !COMMON.has(word));
}

function stem(word: string): string {
  return rootOf(word) ?? word;
}

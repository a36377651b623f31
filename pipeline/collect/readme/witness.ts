/** Whether a paragraph of a README agrees with what its forge says of the repository. */
import { stemOf } from '../../../schemas/search/endings.ts';
import { isFiller } from '../../../schemas/search/query.ts';
import { glued, searchWords, wordsOfName } from '../../../schemas/search/words.ts';
import type { About } from '../contract/about.ts';
import { alternatives } from './phrases.ts';

/** How a paragraph agrees with what else is known. */
export interface Agreement {
  /** It calls the thing by its name. */
  isNamed: boolean;
  /** Words it shares with description and topics, those of the name left out. */
  shared: number;
}

/** What a thing is, is said in its first words. */
const MAX_LOOKED_AT = 400;
/** A host is a name only by its own label: tool.example, not github.io. */
const HOST_LABEL = /^https?:\/\/(?:www\.)?([\p{L}\p{N}-]{3,60})\.[a-z.]{2,20}(?:[/:?#]|$)/iu;
/** Words of nearly every description: who shares these shares nothing. */
const COMMON = new Set(
  alternatives(`
    application|app|apps|tool|tools|library|libraries|framework|project|software|program|package|packages|module|code|source|open|
    simple|easy|fast|free|new|modern|powerful|small|light|lightweight|best|use|uses|used|using|user|users|make|makes|made|build|built|
    create|support|supports|supported|based|written|provide|provides|work|works|working|help|helps|get|set|run|file|files|
    available|version|versions|system|systems|official|repository|repo|readme|github|gitlab|www|http|https|com|org|your|you|our|its|
    this|that|these|those|with|from|into|via|can|will|all|any|more|most|not|are|has|have|was|which|what|when|how|also|other|one|like|
    windows|linux|macos|mac|ios|android|please|see|here|there|now|it|is|be|or|as|at|by|in|of|on|to|we|my|me|up|so|just|only|some|many`)
    .split('|')
    .map(stem),
);
/** Less is no description: a title, a word. */
const MIN_DESCRIPTION = 2;

export class Witness {
  /** True if the forge has a description that says something. */
  readonly hasDescription: boolean;
  /** The words of the name, in small letters: what may stand for the thing in a sentence. */
  readonly names: ReadonlySet<string>;
  /** Each name as one word. */
  readonly #called: readonly string[];
  readonly #nameStems: ReadonlySet<string>;
  readonly #words: ReadonlySet<string>;

  constructor({ name, alias = name, description = '', topics = [], homepage = '' }: About) {
    const said = contentOf(description);
    this.#called = [...new Set([name, alias].map(glued))].filter((word) => word !== '');
    this.names = new Set([name, alias, HOST_LABEL.exec(homepage)?.[1] ?? ''].flatMap(namesIn));
    this.#nameStems = new Set([...this.names].map(stem));
    this.#words = new Set([...said, ...topics.flatMap(contentOf)]);
    this.hasDescription = said.length >= MIN_DESCRIPTION && !/^\S+$/.test(description.trim());
  }

  agreementOf(text: string): Agreement {
    const start = beginningOf(text);
    const words = new Set(wordsOfName(start));
    const joined = glued(start);
    const isNamed = this.#called.some((name) => words.has(name) || (name.length > 3 && joined.includes(name)));
    const own = new Set(contentOf(start).filter((word) => !this.#nameStems.has(word) && this.#words.has(word)));
    return { isNamed, shared: own.size };
  }

  /** Words of the name that the text holds, also inside of others: "git" in lazygit. */
  namePartsIn(text: string): number {
    const isPart = (word: string) => word.length > 2 && this.#called.some((name) => name.includes(word));
    const found = contentOf(beginningOf(text)).filter(isPart);
    return new Set(found).size;
  }
}

/** Paths of files hold names, and say nothing of what these are. */
function beginningOf(text: string): string {
  return text.slice(0, MAX_LOOKED_AT).replace(/(?<!\S)\/?[^\s/]+\/[^\s/]+\/\S+/g, ' ');
}

function namesIn(name: string): string[] {
  return [glued(name), ...wordsOfName(name)].filter((word) => word.length > 1 && !COMMON.has(stem(word)));
}

/** The words that say something, each by its stem. */
function contentOf(text: string): string[] {
  return [...new Set(searchWords(text))]
    .filter((word) => word.length > 1 && !isFiller(word) && !/^\d+$/.test(word))
    .map(stem)
    .filter((word) => !COMMON.has(word));
}

function stem(word: string): string {
  return stemOf(word) ?? word;
}

/**
 * What of a query is no word to look for: a license, a price, a platform, a kind, a country, or the product that it asks for
 * something like. One reading for both engines and for the page, which shows it with a way to take it back.
 */
import phrases from './facet-words.json' with { type: 'json' };
import { stemOf } from './word-stems.ts';
import { glued, titleOf } from './words.ts';

/** A word of a query. */
export interface Word {
  /** Folded. */
  word: string;
  /** What stood between two spaces. */
  typed: string;
  /** Place of that in the query. */
  piece: number;
  isQuoted: boolean;
}

export type UnderstoodFacet = 'license' | 'price' | 'platform' | 'kind' | 'country';

export interface Understood {
  facet: UnderstoodFacet;
  /** With the facet it is a term of a listing: see searched-listing.ts. */
  value: string;
  /** That also do: a listing for Windows need not list the platform. */
  words: string[];
  /** Places of what said it. */
  pieces: ReadonlySet<number>;
}

export interface Understanding<Part extends Word> {
  facets: Understood[];
  /** The name, as one word, of what is asked for an alternative. */
  like: string | undefined;
  /** Everything else. */
  rest: Part[];
}

const PHRASES = new Map(
  Object.entries(phrases).flatMap(([term, all]) => all.split(', ').map((phrase): [string, string] => [phrase, term])),
);
const MAX_PHRASE = 5;

const FAMILY =
  /^(0bsd|agpl|apache|artistic|bsd|bsl|busl|cc0|cddl|epl|eupl|gpl|isc|lgpl|mit|mpl|ofl|osl|sspl|unlicense|wtfpl|zlib)(?:v?(\d+))?$/;
/** Names and words of their own: a license only where it is called one. */
const CALLED = new Set(['apache', 'artistic', 'mit', 'zlib']);
const LICENSE = /^(?:licen[cs]e[ds]?|lizenz(?:en|iert\w*)?)$/;
const AFTER_LICENSE = /^(?:v?\d+|version|clause|only|or|later|licen[cs]e[ds]?|lizenz(?:en|iert\w*)?)$/;
const ORIGIN = /^(?:from|aus|in)$/;
const OF_COUNTRY =
  /^(?:software|tools?|apps?|company|companies|vendors?|publishers?|made|anbieter|hersteller|programme?)$/;
/** What the words of a listing may say, too, where its facts do not. */
const SPOKEN = /^(?:platform|kind|price-(?:subscription|trial))/;

export function understand<Part extends Word>(parts: readonly Part[]): Understanding<Part> {
  const facets: Understood[] = [];
  const left: Part[] = [];
  for (let at = 0; at < parts.length; ) {
    const found = facetAt(parts, at);
    if (found === undefined) {
      left.push(parts[at] as Part);
      at += 1;
      continue;
    }
    const said = parts.slice(at, found.end);
    while (isBefore(found.term, left.at(-1)?.word)) said.unshift(left.pop() as Part);
    facets.push(toUnderstood(found.term, said));
    at = found.end;
  }
  return { facets, ...likeOf(left) };
}

interface Found {
  term: string;
  /** After its last word. */
  end: number;
}

function facetAt(parts: readonly Word[], at: number): Found | undefined {
  const first = parts[at];
  if (first === undefined || first.isQuoted) return undefined;
  const { end, word } = wholePiece(parts, at);
  const whole = PHRASES.get(word);
  if (end > at + 1 && whole !== undefined) return { term: whole, end };
  for (let length = Math.min(MAX_PHRASE, parts.length - at); length > 0; length -= 1) {
    const said = parts.slice(at, at + length);
    const term = said.some(({ isQuoted }) => isQuoted)
      ? undefined
      : PHRASES.get(said.map(({ word }) => word).join(' '));
    if (term === undefined || (term.startsWith('country-') && !isOrigin(parts, at, at + length))) continue;
    return term.startsWith('license-') ? withVersion(term, parts, at + length) : { term, end: at + length };
  }
  return licenseAt(parts, at);
}

/** People type `iPhone` and `GPLv3` as one word. */
function wholePiece(parts: readonly Word[], at: number): { end: number; word: string } {
  const { piece, typed = '', word = '' } = parts[at] ?? {};
  let end = at + 1;
  while (parts[end]?.piece === piece) end += 1;
  const isWhole = end > at + 1 && parts[at - 1]?.piece !== piece;
  return isWhole ? { end, word: glued(typed) } : { end: at + 1, word };
}

function licenseAt(parts: readonly Word[], at: number): Found | undefined {
  const { word: single = '', typed = '' } = parts[at] ?? {};
  const { end, word } = wholePiece(parts, at);
  const isWhole = FAMILY.test(word);
  const [, family, version] = FAMILY.exec(isWhole ? word : single) ?? [];
  if (family === undefined) return undefined;
  const next = isWhole ? end : at + 1;
  const [before, after = ''] = [parts[at - 1]?.word ?? '', parts[next]?.word];
  const isNumbered = version !== undefined || (family === 'mit' ? typed.startsWith('mit-') : /^v?\d/.test(after));
  const isCalled = LICENSE.test(before) || LICENSE.test(after) || isNumbered;
  const isAlone = family === 'mit' && (typed === 'MIT' || parts.length === 1);
  if (CALLED.has(family) && !isCalled && !isAlone) return undefined;
  const term = `license-${family}`;
  const found = withVersion(term, parts, next);
  return version === undefined ? found : { ...found, term: `${term}-${version}` };
}

/** `3.0 or later`, `2-clause license`. */
function withVersion(term: string, parts: readonly Word[], from: number): Found {
  let end = from;
  while (AFTER_LICENSE.test(parts[end]?.word ?? '')) end += 1;
  const number = parts.slice(from, end).flatMap(({ word }) => /^v?(\d+)$/.exec(word)?.[1] ?? [])[0];
  return { term: number === undefined ? term : `${term}-${number}`, end };
}

const isOrigin = (parts: readonly Word[], from: number, to: number) =>
  ORIGIN.test(parts[from - 1]?.word ?? '') || OF_COUNTRY.test(parts[to]?.word ?? '');

/** Words before it that say what it is. */
function isBefore(term: string, word = ''): boolean {
  if (term.startsWith('license-')) return LICENSE.test(word);
  return term.startsWith('country-') && (ORIGIN.test(word) || word === 'made' || word === 'hosted');
}

function toUnderstood(term: string, said: readonly Word[]): Understood {
  const facet = term.slice(0, term.indexOf('-')) as UnderstoodFacet;
  const word = term.startsWith('price-') ? (said.at(-1)?.word ?? '') : glued(said.map(({ word }) => word).join(' '));
  return {
    facet,
    value: term.slice(facet.length + 1),
    words: SPOKEN.test(term) ? [...new Set([word, stemOf(word) ?? word])] : [],
    pieces: new Set(said.map(({ piece }) => piece)),
  };
}

const ALTERNATIVE = /^(?:alternativen?|alternatives|replacements?|ersatz|substitutes?|competitors?|clones?)$/;
const ALTERNATIVE_TO = /^(?:to|for|of|zu|zum|zur|fur|von)$/;
const LIKE = /^(?:like|wie)$/;
const ANYTHING =
  /^(?:something|anything|sth|apps?|tools?|software|programs?|programme?|similar|etwas|was|sowas|ahnlich|ahnliches)$/;

/** `alternative to X`, `X alternative`, `something like X`, `instead of X`. */
function likeOf<Part extends Word>(parts: readonly Part[]): Pick<Understanding<Part>, 'like' | 'rest'> {
  const words = parts.map(({ word, isQuoted }) => (isQuoted ? '' : word));
  const at = words.findIndex(
    (word, index) =>
      ALTERNATIVE.test(word) ||
      (LIKE.test(word) && ANYTHING.test(words[index - 1] ?? '')) ||
      (word === 'to' && words[index - 1] === 'similar') ||
      (word === 'of' && words[index - 1] === 'instead'),
  );
  if (at < 0) return { like: undefined, rest: [...parts] };
  const from = ALTERNATIVE.test(words[at] ?? '') && ALTERNATIVE_TO.test(words[at + 1] ?? '') ? at + 2 : at + 1;
  const isBehind = from < parts.length;
  const named = isBehind ? parts.slice(from) : parts.slice(0, at);
  const like = titleOf(named.map(({ word }) => word).join(' '));
  // Somebody looks for the word itself.
  return like === '' ? { like: undefined, rest: [...parts] } : { like, rest: named };
}

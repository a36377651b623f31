/**
 * A text as a reader sees it, for searching: compatibility forms, digits of all scripts, dashes and spaces folded,
 * character references and percent-encoding decoded, invisible characters left out. Every character of it knows where
 * it stands in the text, so that only what was found is taken out.
 */
import { decodeHTML } from 'entities';

export interface Shadow {
  text: string;
  /** Where each character (UTF-16) stands in the text: start, and end behind it. Undefined: at the same place. */
  places?: { starts: number[]; ends: number[] };
}

/** A part of a text: from a character, up to and without another. */
export interface Span {
  start: number;
  end: number;
}

/** `likely` is taken out; what is only possible stays, and a reviewer looks at it. */
export interface Find extends Span {
  likely: boolean;
}

export function likely({ start, end }: Span): Find {
  return { start, end, likely: true };
}

export function possible({ start, end }: Span): Find {
  return { start, end, likely: false };
}

/**
 * ASCII but for `%` and `&`, and what else folding leaves as it is: letters, quotes, a few signs. Sets are looked for
 * faster than alternatives.
 */
const FOLDED =
  /[^\0-$'-~\u00a1-\u00a7\u00a9\u00ab\u00ac\u00ae\u00b0\u00b1\u00b6\u00b7\u00bb\u00bf-\u0131\u0134-\u013e\u0141-\u0148\u014a-\u017e\u0218-\u021b\u0391-\u03c9\u0400-\u045f\u05d0-\u05ea\u0621-\u064a\u0905-\u0950\u0e01-\u0e30\u0e34-\u0e4f\u1ea0-\u1ef9\u2018-\u201e\u20ac\u24b6\u24d0\u3001\u3002\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fa5\uac00-\ud7a3\uff61]/;
const EACH_FOLDED = new RegExp(FOLDED.source, 'gu');
/** What they mean depends on what stands beside them: the full stop of Chinese and Japanese, inside of a domain. */
const BY_NEIGHBORS = /[ⓐⒶ]|[。｡](?=[a-z\d])/i;
const EACH_BY_NEIGHBORS = new RegExp(BY_NEIGHBORS, 'gi');
/** Both at once, which most texts have none of. */
const MAY_CHANGE = new RegExp(FOLDED.source.replace(/\\u24b6\\u24d0|\\u3002|\\uff61/g, ''));
const ENCIRCLED_ALONE = /(?<!\S)[ⓐⒶ](?!\S)/g;
const REFERENCE = /&(?:#\d{1,8}|#x[\da-f]{1,8}|[a-z][a-z\d]{1,31});?/gi;
const ENCODED = /(?:%[\da-f]{2}){1,256}/gi;
const HAS_ENCODED = /%[\da-f]{2}/i;
/** Encoded twice, or thrice, it is decoded by links of links. */
const ROUNDS = 3;

const INVISIBLE = /^[\p{Default_Ignorable_Code_Point}\p{Cf}]$/u;
const DIGIT = /^\p{Nd}$/u;
const DASH = /^[\p{Pd}\u2212]$/u;
const SPACE = /^\p{Zs}$/u;
const ACCENT = /^\p{M}$/u;

export function shadowOf(text: string): Shadow {
  if (!MAY_CHANGE.test(text) || (!FOLDED.test(text) && !BY_NEIGHBORS.test(text))) return { text };
  let shadow: Shadow = { text };
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = shadow.text;
    if (before.includes('&')) shadow = rewritten(shadow, REFERENCE, decodeHTML);
    if (HAS_ENCODED.test(before)) shadow = rewritten(shadow, ENCODED, decodedRun);
    if (shadow.text === before) break;
  }
  return folded(shadow);
}

/** Where a part of the shadow stands in the text. */
export function spanIn({ places }: Shadow, { start, end }: Span): Span {
  if (places === undefined || start >= end) return { start, end };
  return { start: places.starts[start] ?? start, end: places.ends[end - 1] ?? end };
}

/**
 * The shadow with all that a pattern finds replaced. A replacement of another length stands for the whole find with each
 * of its characters.
 *
 * @param pattern global
 */
export function rewritten(shadow: Shadow, pattern: RegExp, replace: (found: string) => string): Shadow {
  const writer = new Writer(shadow);
  let from = 0;
  for (const match of shadow.text.matchAll(pattern)) {
    const [found] = match;
    const text = replace(found);
    if (text === found) continue;
    writer.copy(from, match.index);
    from = match.index + found.length;
    writer.put(text, match.index, from);
  }
  if (from === 0) return shadow;
  writer.copy(from, shadow.text.length);
  return writer.shadow();
}

/** Puts a shadow together out of pieces of another. */
class Writer {
  private readonly pieces: string[] = [];
  /** Where each piece comes from; a piece that was put in stands for all of its source with each of its characters. */
  private readonly origins: { start: number; end: number; count?: number }[] = [];
  private readonly source: Shadow;

  constructor(source: Shadow) {
    this.source = source;
  }

  copy(start: number, end: number): void {
    if (start >= end) return;
    this.pieces.push(this.source.text.slice(start, end));
    this.origins.push({ start, end });
  }

  put(text: string, start: number, end: number): void {
    this.pieces.push(text);
    this.origins.push({ start, end, count: text.length });
  }

  /** The places are needed only where something is found, and hardly any text has that. */
  shadow(): Shadow {
    const { origins, source } = this;
    let places: Shadow['places'];
    return {
      text: this.pieces.join(''),
      get places() {
        places ??= placesOf(origins, source);
        return places;
      },
    };
  }
}

function placesOf(
  origins: readonly { start: number; end: number; count?: number }[],
  source: Shadow,
): { starts: number[]; ends: number[] } {
  const [starts, ends]: [number[], number[]] = [[], []];
  const add = (start: number, end: number) => {
    const span = spanIn(source, { start, end });
    starts.push(span.start);
    ends.push(span.end);
  };
  for (const { start, end, count } of origins) {
    if (count === undefined) for (let at = start; at < end; at += 1) add(at, at + 1);
    else for (let left = count; left > 0; left -= 1) add(start, end);
  }
  return { starts, ends };
}

function folded(shadow: Shadow): Shadow {
  let plain = rewritten(shadow, EACH_FOLDED, foldOf);
  if (!BY_NEIGHBORS.test(plain.text)) return plain;
  plain = rewritten(plain, ENCIRCLED_ALONE, () => '@');
  return rewritten(plain, EACH_BY_NEIGHBORS, (found) => (/[。｡]/.test(found) ? '.' : found.normalize('NFKC')));
}

function foldOf(character: string): string {
  if (character <= '~') return character;
  const known = folds.get(character);
  if (known !== undefined) return known;
  const fold = computeFold(character);
  if (folds.size < MAX_FOLDS) folds.set(character, fold);
  return fold;
}

const folds = new Map<string, string>();
const MAX_FOLDS = 5_000;

function computeFold(character: string): string {
  if (INVISIBLE.test(character)) return '';
  if (SPACE.test(character)) return ' ';
  if (DASH.test(character)) return '-';
  if (DIGIT.test(character)) return digitOf(character);
  // Bullets and middle dots stand between digits as dots do.
  if (/^[\u2022\u2219\u2027\u30fb\uff65]$/.test(character)) return '·';
  // Brackets of Chinese and Japanese.
  if (/^[「『【〔〖《〈]$/.test(character)) return '[';
  if (/^[」』】〕〗》〉]$/.test(character)) return ']';
  if (ACCENT.test(character)) return character;
  return [...character.normalize('NFKC')].map((part) => (DASH.test(part) ? '-' : part)).join('');
}

/** The digits of each script are ten in a row, from zero (Unicode, 4.6), so that the place in the row is the value. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((code - first) % 10);
}

function decodedRun(run: string): string {
  try {
    return decodeURIComponent(run);
  } catch {
    // Not UTF-8: each octet for itself, as in the encodings of old.
    return run.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  }
}

/** Of finds, those over none of the places; both in the order of the text, which may have a hundred thousand of each. */
export function besides(finds: readonly Find[], places: readonly Span[]): Find[] {
  let next = 0;
  return finds.filter(({ start, end }) => {
    while ((places[next]?.end ?? end) <= start) next += 1;
    return (places[next]?.start ?? end) >= end;
  });
}

/** A tag's text → the package it is of, and its version. */
import { isWordBefore, parseVersion } from '../../../schemas/rules/versions/parse-version.ts';

export interface TagName {
  /** Words of the package's name, joined by dashes: `@scope/tool` is scope-tool. None where the tag names none. */
  package: string;
  /** The version as its publisher spells it. */
  version: string;
  /** A word before it says that it comes before the release: `nightly-1.2`. */
  isBefore: boolean;
}

/** Words before a version that say nothing but that it is one. */
const RELEASE_WORDS = new Set(
  `release releases version versions ver rel r v tag tags 正式版 版本 版 第 제 发布 發布 バージョン リリース 버전 릴리스 версия
  версии версія релиз реліз versión versão wersja verze verzia sürüm έκδοση`.split(/\s+/),
);
/** Glued to a number, these are no names either. A single letter is the publisher's way of counting: `r150`. */
const GLUED_WORDS = new Set(
  [...RELEASE_WORDS, 'rev', 'revision', 'build'].filter((word) => word.length > 1 || word > 'z'),
);
/**
 * Where a number begins: behind a sign, or behind letters of any script. A dot between two numbers belongs to the
 * version, so that its first number is never cut.
 */
const NUMBER_START = /(?<=^|[^\p{L}\p{N}%])(?<!\d\.(?:x\.)?)v{0,2}\d+|(?<=\p{L})\d+/giu;
/** Numbers behind letters: all of one way of writing, and no other number right behind them. */
const ONE_NUMBER = /^\d+(?!\d|[-_.]\d)/;
const POINTED = /^\d+(?:(?:\.\d+)+|(?:_\d+)+)(?!\d|[-_.]\d)/;
const DASHED = /^\d+(?:-\d+)+(?!\d|[-_.]\d)/;
/** Closing brackets and quotes, and what Chinese, Japanese and Korean say behind a number: `第12版`. */
const END = /(?:(?<=\d)[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]{1,10})?[)\]}】」』»”’]?$/u;
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const ASCII = /^[\p{ASCII}]+$/u;
/** A day, with or without a time: `20260819t082900-all`. */
const DAY = /^v?(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?!\d)/i;
/** Short names of commits: 7 digits of a hexadecimal number, of which one at least is a letter. */
const COMMIT = /^(?=.*\d)(?=.*[a-f].*[a-f])[\da-f]{7}$|^(?=.*\d[a-f]+\d)[\da-f]{7,40}$/i;
/** Places in a tag that are tried: real tags have a few separators. */
const MOST_PLACES = 20;

/**
 * Undefined for a tag that holds no version: `latest`, `64bit`, `x-source`.
 * @param isOwn whether the repository is called so; its name is taken off the version, also where it is glued on
 */
export function parseTag(tag: string, isOwn: (name: string) => boolean = () => false): TagName | undefined {
  const text = tag.replace(FULL_WIDTH, (sign) => sign.normalize('NFKC')).replace(END, '');
  if (isCommit(text)) return undefined;
  const places = [...text.matchAll(NUMBER_START)].slice(0, MOST_PLACES);
  // The repository's name may end in a number of its own: `sha3v0.7.0`.
  const own = places.find(
    ({ index }) => /\dv?$/i.test(text.slice(0, index)) && isNoPackage(withoutV(text.slice(0, index)), isOwn),
  );
  for (const { index } of own === undefined ? places : [own, ...places]) {
    const [before, after] = [text.slice(0, index), text.slice(index)];
    const codename = /^v?(\d{1,4})[-_]\p{L}+$/u.exec(after);
    if (codename && before !== '' && isOwn(packageName(before))) return named(before, codename[1] ?? '');
    const found = /\p{L}$/u.test(before) ? behindLetters(before, after, isOwn) : behindSign(before, after);
    if (found !== undefined) return found;
  }
  return undefined;
}

function behindSign(before: string, after: string): TagName | undefined {
  return looksLikeVersion(after) ? named(before, after.replace(/^v+(?=\d)/i, '')) : undefined;
}

/** A word that is no name goes; any other stays where nobody knows where it ends: `Tool4.7.0`, `r150`. */
function behindLetters(before: string, after: string, isOwn: (name: string) => boolean): TagName | undefined {
  // "toolv1.5": the v belongs to the number.
  const name = [before, withoutV(before)].find((text) => isNoPackage(text, isOwn));
  const isKnown = name !== undefined;
  const isWhole = before === lettersAtEnd(before);
  const isNumber = POINTED.test(after) || ((isWhole || isKnown) && ONE_NUMBER.test(after));
  if (!(isNumber || (isKnown && DASHED.test(after))) || !looksLikeVersion(after)) return undefined;
  if (parseVersion(after)?.isVariant && !(isKnown && isNumber)) return undefined;
  return named(name ?? before, isWhole && !isKnown ? before + after : after);
}

/** True for what ends with a word for a release, in letters of another script, or with the repository's own name. */
function isNoPackage(text: string, isOwn: (name: string) => boolean): boolean {
  const word = lettersAtEnd(text);
  const names = [text, word].map(packageName).filter((name) => name !== '');
  return (
    GLUED_WORDS.has(word.normalize('NFKC').toLowerCase()) || (word !== '' && !ASCII.test(word)) || names.some(isOwn)
  );
}

function withoutV(text: string): string {
  return text.replace(/(?<=[\p{L}\d])v$/iu, '');
}

function lettersAtEnd(text: string): string {
  return text.match(/(?<!\p{L})\p{L}{1,100}$/u)?.[0] ?? '';
}

/** The words of a name, in the form of {@link TagName.package}. */
export function packageName(text: string): string {
  return wordsOf(text).join('-');
}

function named(name: string, version: string): TagName {
  const words = wordsOf(name);
  const kept = words.filter((word) => !RELEASE_WORDS.has(word) && !isWordBefore(word));
  return { package: kept.join('-'), version, isBefore: words.some(isWordBefore) };
}

/** One number alone is a version only with nothing, or a known word, after it. */
function looksLikeVersion(text: string): boolean {
  const parsed = /^v{0,2}\d/i.test(text) && !/[/@]/.test(text) && !isCommit(text) ? parseVersion(text) : undefined;
  if (parsed === undefined) return false;
  const hasUnknownEnd = (parsed.isVariant && !DAY.test(text)) || /^v{0,2}\d+[a-z]$/i.test(text);
  return parsed.release.length > 1 || !hasUnknownEnd;
}

export function isCommit(text: string): boolean {
  return COMMIT.test(text) && !DAY.test(text);
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

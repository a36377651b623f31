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
const RELEASE_WORDS = new Set('release releases version versions ver rel r v tag tags'.split(' '));
const SEPARATOR = /[-_./@ ]/g;
/** `Tool4.7.0`, but not `tool2-1.0`, whose name ends with a number. */
const GLUED = /^(?!v+\d)([a-z]+)(\d+(?:\.\d+)*(?![-_.]?\d).*)$/i;
/** Places in a tag that are tried: real tags have a few separators. */
const MOST_PLACES = 20;

/** Undefined for a tag that holds no version: `latest`, `64bit`, `x-source`. */
export function parseTag(tag: string): TagName | undefined {
  // Without a separator nobody knows where a name ends, so such a tag stays whole: `Tool4.7.0`, `r150`.
  const [, name = '', glued = ''] = tag.match(GLUED) ?? [];
  if (glued !== '' && parseVersion(glued)?.isVariant === false && looksLikeVersion(glued)) return named(name, tag);
  const starts = [...tag.matchAll(SEPARATOR)].slice(0, MOST_PLACES).map(({ index }) => index + 1);
  for (const start of [0, ...starts]) {
    const text = tag.slice(start);
    if (looksLikeVersion(text)) return named(tag.slice(0, start), text.replace(/^v+(?=\d)/i, ''));
  }
  return undefined;
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
  const parsed = /^v{0,2}\d/i.test(text) && !/[/@]/.test(text) ? parseVersion(text) : undefined;
  if (parsed === undefined) return false;
  const hasUnknownEnd = parsed.isVariant || /^v{0,2}\d+[a-z]$/i.test(text);
  return parsed.release.length > 1 || !hasUnknownEnd;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

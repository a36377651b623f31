/** Places in an XML text, and what to say about them. */
import { error, type Problem, type ProblemKey } from '../contracts/problems.ts';
import { lineAndColumn } from './json-text.ts';

/** A comment, CDATA section or processing instruction. */
export interface Span {
  start: number;
  end: number;
}

/** Behind the end of the span that begins here; undefined if none does or it has no end. */
export function endOfSpan(text: string, at: number): number | undefined {
  if (text.startsWith('<!--', at)) return behind(text, '-->', at + 4);
  if (text.startsWith('<![CDATA[', at)) return behind(text, ']]>', at + 9);
  return text.startsWith('<?', at) ? behind(text, '?>', at + 2) : undefined;
}

/**
 * Where a pattern ends that matches from here on. It must be sticky and match anything, if only nothing, so that it never
 * steps back.
 */
export function endOfMatch(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  pattern.test(text);
  return pattern.lastIndex;
}

function behind(text: string, mark: string, from: number): number | undefined {
  const found = text.indexOf(mark, from);
  return found === -1 ? undefined : found + mark.length;
}

/** Ways in which the writing itself is wrong. */
export type BadXml = Extract<ProblemKey, `bad_xml.${string}`>;

export function badXml(text: string, offset: number, key: BadXml): Problem {
  return error('', key, lineAndColumn(text, offset));
}

/** Places in an XML text, and what to say about them. */
import { error, type Problem } from '../contracts/problems.ts';
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

export function badXml(text: string, offset: number, what: string): Problem {
  const { line, column } = lineAndColumn(text, offset);
  return badXmlAt(line, column, what);
}

/** @param what a clause about the place, which holds nothing of the document */
export function badXmlAt(line: number, column: number, what: string): Problem {
  const message = `The document is not well-formed XML: at line ${line}, column ${column}, ${what}.`;
  return error('', 'bad_xml', message);
}

/**
 * The writing of an XML document, looked at before any parser sees it: no entities of its own, no DTD but an external
 * one, which is skipped and never fetched, nothing that is no XML, and no more tags, levels and references than it needs.
 */
import { error, type Problem, type ProblemKey, warning } from '../contracts/problems.ts';
import { decodeEntities } from '../rules/html-entities.ts';
import { lineAndColumn } from './json-text.ts';

/** A real PAD file has 100 to 1000. */
const MAX_TAGS = 40_000;
/** A file of 100 kB that writes all its Cyrillic letters as numbers has 14 000. */
const MAX_REFERENCES = 50_000;
/** A real PAD file has 5. */
export const MAX_NESTED_TAGS = 20;

/** Characters no XML document may hold (XML 1.0, section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const NOT_ALLOWED = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

type Prolog = { problem: Problem } | { problem?: undefined; root: string; bodyStart: number };

const SPACE = /\s*/y;

/** @returns the name of the root element and where its tag begins */
export function readProlog(text: string): Prolog {
  let doctype: Span | undefined;
  let at = endOfMatch(SPACE, text, 0);
  while (at < text.length) {
    if (!text.startsWith('<', at)) return { problem: error('', 'not_xml') };
    if (text.startsWith('<!', at) && !text.startsWith('<!--', at)) {
      const span = readDoctype(text, at, doctype);
      if ('code' in span) return { problem: span };
      doctype = span;
      at = endOfMatch(SPACE, text, span.end);
    } else if (text.startsWith('<!--', at) || text.startsWith('<?', at)) {
      const end = endOfSpan(text, at);
      if (end === undefined) return { problem: badXml(text, at, 'bad_xml.open') };
      at = endOfMatch(SPACE, text, end);
    } else {
      const root = /^<([^\s/>]{0,200})/.exec(text.slice(at, at + 201))?.[1] ?? '';
      return { root, bodyStart: at };
    }
  }
  return { problem: error('', 'not_xml') };
}

/** The place of an external DOCTYPE, or why it is refused. */
function readDoctype(text: string, start: number, earlier: Span | undefined): Span | Problem {
  const word = declarationWord(text, start);
  if (word !== 'DOCTYPE') return refusedDeclaration(text, start);
  if (earlier !== undefined) return error('', 'second_doctype');
  // Up to its end or to a DTD of its own.
  const end = firstOutsideQuotes(text, start, '[>');
  if (text[end] === '[') return internalDtd(text.slice(end));
  return text[end] === '>' ? { start, end: end + 1 } : badXml(text, start, 'bad_xml.open_doctype');
}

function internalDtd(rest: string): Problem {
  return error('', /<!entity/i.test(rest) ? 'entity_declaration' : 'internal_dtd');
}

/** Why a declaration has no place where it stands. */
function refusedDeclaration(text: string, at: number): Problem {
  const word = declarationWord(text, at);
  if (word === 'ENTITY') return error('', 'entity_declaration');
  if (word === 'DOCTYPE') return error('', 'second_doctype');
  return badXml(text, at, 'bad_xml.declaration');
}

function declarationWord(text: string, at: number): string | undefined {
  return /^<!([a-z]{1,10})/i.exec(text.slice(at, at + 12))?.[1]?.toUpperCase();
}

type Markup = { problem: Problem } | { problem?: undefined; spans: Span[]; warnings: Problem[] };

/** @returns the comments, CDATA sections and processing instructions behind the start of the root tag */
export function checkMarkup(text: string, from: number): Markup {
  if (text.split('&', MAX_REFERENCES + 2).length > MAX_REFERENCES + 1) {
    return { problem: error('', 'too_many_entities', { limit: MAX_REFERENCES }) };
  }
  const control = text.search(NOT_ALLOWED);
  if (control !== -1) return { problem: badXml(text, control, 'bad_xml.control') };
  const spans = readTags(text, from);
  return Array.isArray(spans) ? { spans, warnings: bareAmpersands(text, from, spans) } : { problem: spans };
}

/** Walks from tag to tag. What a tag holds is left to the validator. */
function readTags(text: string, from: number): Span[] | Problem {
  const spans: Span[] = [];
  let [depth, count, next] = [0, 0, from];
  for (let at = from; at !== -1; at = text.indexOf('<', next)) {
    count += 1;
    if (count > MAX_TAGS) return error('', 'too_many_elements', { limit: MAX_TAGS });
    const second = text[at + 1];
    if (second === '!' || second === '?') {
      const end = endOfSpan(text, at);
      if (end === undefined) return openOrRefused(text, at);
      if (/^<\?xml\s/i.test(text.slice(at, at + 6))) return badXml(text, at, 'bad_xml.second_declaration');
      spans.push({ start: at, end });
      next = end;
    } else if (second === '/') {
      depth -= 1;
      next = at + 2;
    } else {
      if (depth === 0 && at > from) return badXml(text, at, 'bad_xml.second_root');
      const end = endOfTag(text, at);
      if (text[end - 1] !== '/') depth += 1;
      if (depth > MAX_NESTED_TAGS) return error('', 'too_deep', { limit: MAX_NESTED_TAGS });
      next = end + 1;
    }
  }
  return spans;
}

function openOrRefused(text: string, at: number): Problem {
  const isOpen = /^<(?:\?|!--|!\[CDATA\[)/.test(text.slice(at, at + 9));
  return isOpen ? badXml(text, at, 'bad_xml.open') : refusedDeclaration(text, at);
}

/** @returns the length of the text where a tag has no end */
function endOfTag(text: string, at: number): number {
  const end = firstOutsideQuotes(text, at, '>');
  return text[end] === '>' ? end : text.length;
}

/** Where the first of the marks stands; a `>` in an attribute ends no tag. Stops at a quote that stays open. */
function firstOutsideQuotes(text: string, start: number, marks: string): number {
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (marks.includes(char)) return at;
    if (char !== '"' && char !== "'") continue;
    const close = text.indexOf(char, at + 1);
    if (close === -1) return at;
    at = close;
  }
  return text.length;
}

/** The one leniency: a bare `&` means itself, and so does one before an unknown entity name. */
function bareAmpersands(text: string, from: number, spans: readonly Span[]): Problem[] {
  const reference = /&(?:#\d{1,9};|#x[\da-f]{1,8};|[a-z][a-z\d]{0,39};)?/gi;
  reference.lastIndex = from;
  let next = 0;
  for (let found = reference.exec(text); found !== null; found = reference.exec(text)) {
    const { index, 0: written } = found;
    while (next < spans.length && (spans[next]?.end ?? 0) <= index) next += 1;
    const span = spans[next];
    if (span !== undefined && span.start <= index) reference.lastIndex = span.end;
    else if (decodeEntities(written) === written) return [warning('', 'bare_ampersand', lineAndColumn(text, index))];
  }
  return [];
}

/** A comment, CDATA section or processing instruction. */
interface Span {
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
function endOfMatch(pattern: RegExp, text: string, from: number): number {
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

function badXml(text: string, offset: number, key: BadXml): Problem {
  return error('', key, lineAndColumn(text, offset));
}

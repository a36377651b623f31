/** The body of an XML document before any parser sees it: limits tags, levels and references. */
import { error, type Problem, warning } from '../contracts/problems.ts';
import { decodeEntities } from '../rules/html-entities.ts';
import { lineAndColumn } from './json-text.ts';
import { refusedDeclaration } from './xml-prolog.ts';
import { badXml, endOfMatch, endOfSpan, type Span } from './xml-spans.ts';

/** A real PAD file has 100 to 1000. */
const MAX_TAGS = 40_000;
/** A file of 100 kB that writes all its Cyrillic letters as numbers has 14 000. */
const MAX_REFERENCES = 50_000;
/** A real PAD file has 5. */
export const MAX_NESTED_TAGS = 20;

/** Characters no XML document may hold (XML 1.0, section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const NOT_ALLOWED = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

export type Markup = { problem: Problem } | { problem?: undefined; spans: Span[]; warnings: Problem[] };

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

/** A start tag up to its end; a `>` in an attribute does not end it. */
const TAG = /(?:[^'">]+|"[^"]*"|'[^']*')*/y;

/** @returns the length of the text where a tag has no end */
function endOfTag(text: string, at: number): number {
  const end = endOfMatch(TAG, text, at);
  return text[end] === '>' ? end : text.length;
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

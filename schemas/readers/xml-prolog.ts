/**
 * The beginning of an XML document, read before any parser sees it: no entities of its own, no DTD but an external
 * one, which is skipped and never fetched, and nothing that is no XML.
 */
import { error, type Problem } from '../contracts/problems.ts';
import { badXml, endOfMatch, endOfSpan, type Span } from './xml-spans.ts';

export type Prolog = { problem: Problem } | { problem?: undefined; root: string; bodyStart: number };

const SPACE = /\s*/y;
/** Up to its end or to a DTD of its own. */
const DECLARATION = /(?:[^'"[>]+|"[^"]*"|'[^']*')*/y;

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
  const end = endOfMatch(DECLARATION, text, start);
  if (text[end] === '[') return internalDtd(text.slice(end));
  return text[end] === '>' ? { start, end: end + 1 } : badXml(text, start, 'bad_xml.open_doctype');
}

function internalDtd(rest: string): Problem {
  return error('', /<!entity/i.test(rest) ? 'entity_declaration' : 'internal_dtd');
}

/** Why a declaration has no place where it stands. */
export function refusedDeclaration(text: string, at: number): Problem {
  const word = declarationWord(text, at);
  if (word === 'ENTITY') return error('', 'entity_declaration');
  if (word === 'DOCTYPE') return error('', 'second_doctype');
  return badXml(text, at, 'bad_xml.declaration');
}

function declarationWord(text: string, at: number): string | undefined {
  return /^<!([a-z]{1,10})/i.exec(text.slice(at, at + 12))?.[1]?.toUpperCase();
}

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
    if (!text.startsWith('<', at)) return { problem: notXml() };
    if (text.startsWith('<!', at) && !text.startsWith('<!--', at)) {
      const span = readDoctype(text, at, doctype);
      if ('code' in span) return { problem: span };
      doctype = span;
      at = endOfMatch(SPACE, text, span.end);
    } else if (text.startsWith('<!--', at) || text.startsWith('<?', at)) {
      const end = endOfSpan(text, at);
      if (end === undefined) return { problem: badXml(text, at, 'what begins here has no end') };
      at = endOfMatch(SPACE, text, end);
    } else {
      const root = /^<([^\s/>]{0,200})/.exec(text.slice(at, at + 201))?.[1] ?? '';
      return { root, bodyStart: at };
    }
  }
  return { problem: notXml() };
}

function notXml(): Problem {
  const message = 'The document does not begin as XML. Something stands before it, such as the error text of a server.';
  return error('', 'not_xml', message, 'a document that begins with <?xml or <XML_DIZ_INFO>');
}

/** The place of an external DOCTYPE, or why it is refused. */
function readDoctype(text: string, start: number, earlier: Span | undefined): Span | Problem {
  const word = declarationWord(text, start);
  if (word !== 'DOCTYPE') return refusedDeclaration(text, start);
  if (earlier !== undefined) return secondDoctype();
  const end = endOfMatch(DECLARATION, text, start);
  if (text[end] === '[') return internalDtd(text.slice(end));
  return text[end] === '>' ? { start, end: end + 1 } : badXml(text, start, 'the DOCTYPE has no end');
}

function internalDtd(rest: string): Problem {
  if (/<!entity/i.test(rest)) return entityDeclaration();
  return error('', 'internal_dtd', 'The document holds a DTD of its own, which is never read. Remove it.');
}

function entityDeclaration(): Problem {
  const message =
    'The document declares entities, which can hide attacks and are never read. Write their text instead.';
  return error('', 'entity_declaration', message);
}

function secondDoctype(): Problem {
  return error('', 'second_doctype', 'The document has a second DOCTYPE. Remove it.');
}

/** Why a declaration has no place where it stands. */
export function refusedDeclaration(text: string, at: number): Problem {
  const word = declarationWord(text, at);
  if (word === 'ENTITY') return entityDeclaration();
  if (word === 'DOCTYPE') return secondDoctype();
  return badXml(text, at, 'a declaration has no place here');
}

function declarationWord(text: string, at: number): string | undefined {
  return /^<!([a-z]{1,10})/i.exec(text.slice(at, at + 12))?.[1]?.toUpperCase();
}

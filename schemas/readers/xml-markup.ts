/**
 * The writing of an XML document, looked at before any parser sees it: no entities of its own, no DTD but an external
 * one, which is skipped and never fetched, nothing that is no XML, and no more tags, levels and references than it needs.
 */
import { error, type Problem, type ProblemKey, warning } from '../contracts/problems.ts';
import { decodeEntities } from '../rules/html-entities.ts';
import { lineAndColumn } from './json-text.ts';

/** A file of 100 kB that writes all its Cyrillic letters as numbers has 14 000. */
const MAX_REFERENCES = 50_000;
/** Characters no XML document may hold (XML 1.0, section 2.2). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const NOT_ALLOWED = /[\0-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const SPAN = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/y;
const SPAN_SIGNS = new Set('!?');
/** Of nearly every tag, in which nothing can be wrong: its name and nothing else. */
const PLAIN_REST = /[A-Za-z_][\w.-]{0,199}>/y;
/** Of a declaration, too. A `>` in quotes is none. */
const TAG = /<\/[^<>]*>?|<(?!\/|!--|!\[CDATA\[|\?)[^'">]*(?:(?:"[^"]*"|'[^']*')[^'">]*)*>/y;

const SLASH = 0x2f;

/** From a `<` to its end: a comment, CDATA section or instruction; a tag or declaration; what begins and has no end. */
export interface Token {
  text: string;
  start: number;
  end: number;
  kind: 'span' | 'tag' | 'open';
  /** The name in a tag that has nothing else in it. */
  plain?: string;
}

export function* tokensOf(text: string, from: number): Generator<Token> {
  let end = from;
  for (let start = text.indexOf('<', from); start !== -1; start = text.indexOf('<', end)) {
    const name = text.charCodeAt(start + 1) === SLASH ? start + 2 : start + 1;
    const plainEnd = endOf(PLAIN_REST, text, name);
    if (plainEnd !== undefined) {
      end = plainEnd;
      yield { text: text.slice(start, end), start, end, kind: 'tag', plain: text.slice(name, end - 1) };
      continue;
    }
    const span = SPAN_SIGNS.has(text.charAt(start + 1)) ? endOf(SPAN, text, start) : undefined;
    const tag = span === undefined ? endOf(TAG, text, start) : undefined;
    end = span ?? tag ?? text.length;
    const kind = span !== undefined ? 'span' : tag !== undefined ? 'tag' : 'open';
    yield { text: text.slice(start, end), start, end, kind };
  }
}

function endOf(pattern: RegExp, text: string, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}

/** The name of the element that a tag begins, or ends; nothing in other markup. */
export function tagName({ text, plain }: Token): string {
  return plain ?? /^<\/?([^\s/>!?][^\s/>]{0,199})/.exec(text.slice(0, 202))?.[1] ?? '';
}

const NOT_XML = error('', 'not_xml');
/** A message of an error may be long, but not a document of its own. */
const MAX_TEXT_BEFORE = 16_384;
/** PHP, ASP and databases, in plain text or in HTML. */
const SERVER_ERROR =
  /\b(?:notice|warning|deprecated)\b.{1,1000}\bline\b|\b(?:(?:fatal|parse|server|runtime|syntax|database|sql) error|exception|traceback|stack trace)\b/i;
const XML_START = /<\?xml\s|<XML_DIZ_INFO[\s>]/i;
const HEADERS = /^\s{0,100}(?:HTTP\/\d|(?:content-|set-cookie|cache-control|x-powered-by)[\w-]{0,40}:?)/i;

type Prolog = { problem: Problem } | { problem?: undefined; root: string; bodyStart: number };

/** @returns the name of the root element and where its tag begins */
export function readProlog(text: string): Prolog {
  const problem = textBefore(text);
  return problem === undefined ? prologOf(text) : { problem };
}

/** Text that a server or an editor wrote before the XML, and what it looks like. */
function textBefore(text: string): Problem | undefined {
  const head = text.slice(0, MAX_TEXT_BEFORE);
  const start = head.search(XML_START);
  // Comments and a DOCTYPE may stand before the root.
  const before = head.slice(0, Math.max(start, 0)).replace(/<!--[\s\S]{0,4000}?-->|<[!?][^>]{0,500}>/g, '');
  if (before.trim() === '') return undefined;
  const key = SERVER_ERROR.test(before) ? 'bad_xml.server_error' : HEADERS.test(before) ? 'bad_xml.headers' : undefined;
  return badXml(text, head.search(/\S/), key ?? 'bad_xml.text_before');
}

function prologOf(text: string): Prolog {
  let [hasDoctype, end] = [false, 0];
  for (const token of tokensOf(text, 0)) {
    if (text.slice(end, token.start).trim() !== '') {
      return {
        problem: end === 0 ? NOT_XML : badXml(text, end + text.slice(end).search(/\S/), 'bad_xml.text_between'),
      };
    }
    if (!/^<[!?]/.test(token.text)) return { root: tagName(token), bodyStart: token.start };
    const isOther = token.kind !== 'span' || token.text.startsWith('<![');
    const problem = isOther ? doctypeProblem(text, token, hasDoctype) : undefined;
    if (problem !== undefined) return { problem };
    hasDoctype ||= isOther;
    end = token.end;
  }
  return { problem: NOT_XML };
}

/** Only one that is external passes. */
function doctypeProblem(text: string, token: Token, isSecond: boolean): Problem | undefined {
  if (isSecond || declarationWord(token) !== 'DOCTYPE') return refused(text, token);
  const unquoted = token.text.replace(/"[^"]*"|'[^']*'/g, '').split(/["']/, 1)[0] ?? '';
  if (unquoted.includes('[')) {
    return error('', /<!entity/i.test(text.slice(token.start)) ? 'entity_declaration' : 'internal_dtd');
  }
  return token.kind === 'open' ? badXml(text, token.start, 'bad_xml.open_doctype') : undefined;
}

/** Why something has no place where it stands, or no end. */
export function refused(text: string, token: Token): Problem {
  const isOpen = token.kind === 'open' && /^<(?:\?|!--|!\[CDATA\[)/.test(token.text);
  if (isOpen) return badXml(text, token.start, 'bad_xml.open');
  const word = declarationWord(token);
  if (word === 'ENTITY') return error('', 'entity_declaration');
  if (word === 'DOCTYPE') return error('', 'second_doctype');
  return badXml(text, token.start, 'bad_xml.declaration');
}

function declarationWord({ text }: Token): string | undefined {
  return /^<!([a-z]{1,10})/i.exec(text.slice(0, 12))?.[1]?.toUpperCase();
}

type IsRead = (name: string) => boolean;
type CheckedText = { problem: Problem } | { problem?: undefined; text: string; warnings: Problem[] };

/** @returns the text with a space in place of each control character */
export function checkText(text: string, isRead: IsRead): CheckedText {
  if (text.includes('&') && text.split('&', MAX_REFERENCES + 2).length > MAX_REFERENCES + 1) {
    return { problem: error('', 'too_many_entities', { limit: MAX_REFERENCES }) };
  }
  const control = text.search(NOT_ALLOWED);
  if (control === -1) return { text, warnings: [] };
  const harmful = controlInRead(text, isRead);
  if (harmful !== undefined) return { problem: badXml(text, harmful, 'bad_xml.control') };
  const warnings = [warning('', 'control_character', lineAndColumn(text, control))];
  return { text: text.replace(NOT_ALLOWED, ' '), warnings };
}

/** Where the first control character stands that is in a tag or part of an element that is read. */
function controlInRead(text: string, isRead: IsRead): number | undefined {
  const open: string[] = [];
  let end = 0;
  for (const token of tokensOf(text, 0)) {
    const isPart = open.some(isRead);
    // A comment is none; a CDATA section is text.
    const looked = token.kind !== 'span' || (isPart && token.text.startsWith('<![')) ? token.end : token.start;
    const start = isPart ? end : token.start;
    const found = text.slice(start, looked).search(NOT_ALLOWED);
    if (found !== -1) return start + found;
    end = token.end;
    if (token.text.startsWith('</')) open.pop();
    else if (token.kind === 'tag' && !token.text.endsWith('/>')) open.push(tagName(token));
  }
  return undefined;
}

const REFERENCE = /&(?:#\d{1,9};|#x[\da-f]{1,8};|[a-z][a-z\d]{0,39};)?/gi;

/** The one leniency: a bare `&` means itself, and so does one before an unknown entity name. */
export function bareAmpersands(text: string, from: number, spans: readonly Token[]): Problem[] {
  if (!text.includes('&', from)) return [];
  let at = from;
  for (const { start, end } of [...spans, { start: text.length, end: text.length }]) {
    for (const { 0: written, index } of text.slice(at, start).matchAll(REFERENCE)) {
      if (decodeEntities(written) === written) return [warning('', 'bare_ampersand', lineAndColumn(text, at + index))];
    }
    at = end;
  }
  return [];
}

/** Ways in which the writing itself is wrong. */
export type BadXml = Extract<ProblemKey, `bad_xml.${string}`>;

export function badXml(text: string, offset: number, key: BadXml): Problem {
  return error('', key, lineAndColumn(text, offset));
}

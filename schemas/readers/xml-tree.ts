/** Text → elements, through a validator and a parser that expand nothing and guess nothing. Their messages quote the input and are not used. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { error, type Problem } from '../contracts/problems.ts';
import { decodeEntities } from '../rules/html-entities.ts';
import { lineAndColumn } from './json-text.ts';
import { type BadXml, checkMarkup, MAX_NESTED_TAGS, readProlog } from './xml-markup.ts';

const TEXT = '#text';
const CDATA = '#cdata';

/** An element, or a piece of text, as the parser gives it: one member, whose name is the tag's. */
export type XmlNode = Record<string, unknown>;

export type XmlTree =
  | { root: string; children: XmlNode[]; problems: Problem[] }
  | { root?: undefined; problems: Problem[] };

export interface XmlFormat {
  /** Name of its root element, in any case. */
  root: string;
  /** A document with another root is refused with this: a web page is refused as one, not for its tags. */
  otherRoot: Problem;
  /** Whether an element is read; others that hold nothing but text do not even get to the parser. */
  isRead: (name: string) => boolean;
}

/** Expand nothing, guess nothing, keep the order. */
export const PARSER_OPTIONS = {
  preserveOrder: true,
  processEntities: false,
  parseTagValue: false,
  ignoreAttributes: true,
  ignorePiTags: true,
  trimValues: false,
  cdataPropName: CDATA,
  maxNestedTags: MAX_NESTED_TAGS,
  jPath: false,
} as const;

const parser = new XMLParser(PARSER_OPTIONS);

/** Never throws on bad input. */
export function parseXml(text: string, format: XmlFormat): XmlTree {
  const prolog = readProlog(text);
  if (prolog.problem !== undefined) return { problems: [prolog.problem] };
  if (prolog.root.toUpperCase() !== format.root) return { problems: [format.otherRoot] };
  const markup = checkMarkup(
    text,
    prolog.bodyStart,
    (name) => format.isRead(name) && !IS_MARKUP.has(name.toLowerCase()),
  );
  if (markup.problem !== undefined) return { problems: [markup.problem] };
  const whole = markup.text.slice(prolog.bodyStart);
  // With a CDATA section or comment in it, what looks like an element may be none.
  const body = markup.hasSpans ? whole : withoutUnread(whole, format.isRead);
  const fault = firstFault(body, !markup.hasSpans) && firstFault(whole, false);
  if (fault !== undefined) return { problems: [syntaxProblem(text, prolog.bodyStart, fault)] };
  try {
    const [element] = parser.parse(body) as XmlNode[];
    return { root: prolog.root, children: childrenOf(element), problems: markup.warnings };
  } catch (thrown) {
    return { problems: [parserProblem(thrown)] };
  }
}

/** An element that holds no other, and the space behind it. */
const LEAF = /<([A-Za-z_][\w.-]{0,100})(?:>[^<]*<\/\1>|\s{0,100}\/>)\s*/g;

/** Three quarters of a file are elements nobody reads, contacts among them. Their absence changes nothing else. */
function withoutUnread(body: string, isRead: XmlFormat['isRead']): string {
  return body.replace(LEAF, (leaf, name: string) => (isRead(name) ? leaf : ''));
}

/** @param isTextOnly whether everything between two tags is text, which the validator need not see */
function firstFault(body: string, isTextOnly: boolean): Verdict | undefined {
  // References are decoded by us, later; the validator knows fewer of them.
  const verdict = XMLValidator.validate(isTextOnly ? tagsOf(body) : body.replaceAll('&', '+'));
  return verdict === true ? undefined : verdict.err;
}

/** The tags without what stands between them, but with what stands behind the last. */
function tagsOf(body: string): string {
  const pieces = body.split('<');
  const last = pieces.length - 1;
  return pieces.map((piece, index) => (index === last ? piece : piece.slice(0, piece.indexOf('>') + 1))).join('<');
}

interface Verdict {
  code: string;
  line: number;
  col: number;
}

const FAULTS: Readonly<Record<string, BadXml>> = { InvalidTag: 'bad_xml.tag', InvalidAttr: 'bad_xml.attribute' };

/** The validator has seen the body alone. */
function syntaxProblem(text: string, bodyStart: number, { code, line, col }: Verdict): Problem {
  const start = lineAndColumn(text, bodyStart);
  const column = line === 1 ? start.column + col - 1 : col;
  return error('', FAULTS[code] ?? 'bad_xml.misplaced', { line: start.line + line - 1, column });
}

function parserProblem(fault: unknown): Problem {
  const reason = fault instanceof Error ? fault.message : '';
  return error('', reason.startsWith('[SECURITY]') ? 'reserved_name' : 'bad_xml');
}

/** The tag's name; `#text` and `#cdata` are pieces of text. */
export function nameOf(node: XmlNode): string {
  for (const name in node) return name;
  return '';
}

export function childrenOf(node: XmlNode | undefined): XmlNode[] {
  const children = node?.[nameOf(node)];
  return Array.isArray(children) ? children : [];
}

/** Markup that people write into a text, although the format has none: its text is taken, breaks become line breaks. */
const BREAKS = new Set('br p div li ul ol tr h1 h2 h3 h4 h5 h6'.split(' '));
const INLINE = new Set('a abbr b big center code em font i small span strong sub sup tt u'.split(' '));
export const TEXT_MARKUP: readonly string[] = [...BREAKS, ...INLINE];
const IS_MARKUP = new Set(TEXT_MARKUP);

/** The text of an element, decoded. Elements inside it are unknown and left out, unless they only format the text. */
export function textOf(nodes: readonly XmlNode[]): string {
  let text = '';
  for (const node of nodes) {
    const name = nameOf(node);
    if (name === TEXT) text += decodeEntities(String(node[TEXT]));
    else if (name === CDATA)
      text += childrenOf(node)
        .map((piece) => String(piece[TEXT]))
        .join('');
    else if (BREAKS.has(name.toLowerCase())) text += `\n${textOf(childrenOf(node))}\n`;
    else if (INLINE.has(name.toLowerCase())) text += textOf(childrenOf(node));
  }
  return text;
}

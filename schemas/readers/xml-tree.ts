/** Text → elements. Each tag is looked at once, on one way through the text, so that every fault has its place. */
import { error, type Problem } from '../contracts/problems.ts';
import { decodeEntities } from '../rules/html-entities.ts';
import * as markup from './xml-markup.ts';

/** An element and what it holds: elements, and text without references. */
export interface XmlNode {
  name: string;
  children: (XmlNode | string)[];
}

type XmlTree = { root: XmlNode; problems: Problem[] } | { root?: undefined; problems: Problem[] };

interface XmlFormat {
  /** Name of its root element, in any case. */
  root: string;
  /** A document with another root is refused with this: a web page is refused as one, not for its tags. */
  otherRoot: Problem;
  /** Whether an element is read: in others a control character does no harm. */
  isRead: (name: string) => boolean;
}

/** Never throws on bad input. */
export function parseXml(text: string, format: XmlFormat): XmlTree {
  const prolog = markup.readProlog(text);
  if (prolog.problem !== undefined) return { problems: [prolog.problem] };
  if (prolog.root.toUpperCase() !== format.root) return { problems: [format.otherRoot] };
  const checked = markup.checkText(text, format.isRead);
  if (checked.problem !== undefined) return { problems: [checked.problem] };
  const tree = readElements(checked.text, prolog.bodyStart);
  if ('severity' in tree) return { problems: [tree] };
  const ampersands = markup.bareAmpersands(checked.text, prolog.bodyStart, tree.spans);
  return { root: tree.root, problems: [...ampersands, ...checked.warnings] };
}

/** A real PAD file has 100 to 1000. */
const MAX_TAGS = 40_000;
/** A real PAD file has 5. */
const MAX_NESTED_TAGS = 20;
/** Nothing here is found by such a name; what comes after may be written otherwise. */
const RESERVED = new Set(['__proto__', 'constructor', 'prototype']);

interface OpenElement extends XmlNode {
  /** Where its tag begins. */
  start: number;
}

/** @returns the root element, and all comments, CDATA sections and instructions below it */
function readElements(text: string, from: number): { root: XmlNode; spans: markup.Token[] } | Problem {
  const spans: markup.Token[] = [];
  // What holds the root.
  const open: OpenElement[] = [{ name: '', children: [], start: from }];
  let [end, count] = [from, 0];
  for (const token of markup.tokensOf(text, from)) {
    count += 1;
    if (count > MAX_TAGS) return error('', 'too_many_elements', { limit: MAX_TAGS });
    const misplaced = addText(open, text.slice(end, token.start));
    if (misplaced !== undefined) return markup.badXml(text, end + misplaced, 'bad_xml.misplaced');
    end = token.end;
    if (token.kind === 'span') spans.push(token);
    const problem = token.kind === 'span' ? addSpan(text, token, open) : addTag(text, token, open);
    if (problem !== undefined) return problem;
  }
  if (open.length > 1) return endsEarly(text);
  const behind = text.slice(end).search(/\S/);
  if (behind !== -1) return markup.badXml(text, end + behind, 'bad_xml.misplaced');
  return { root: open[0]?.children[0] as XmlNode, spans };
}

/** @returns where in the text something stands that is in no element */
function addText(open: readonly OpenElement[], text: string): number | undefined {
  if (text === '') return undefined;
  if (open.length > 1) open.at(-1)?.children.push(decodeEntities(text));
  else if (/\S/.test(text)) return text.search(/\S/);
  return undefined;
}

function addSpan(text: string, token: markup.Token, open: readonly OpenElement[]): Problem | undefined {
  if (/^<\?xml\s/i.test(token.text)) return markup.badXml(text, token.start, 'bad_xml.second_declaration');
  const isText = token.text.startsWith('<![') && open.length > 1;
  if (isText) open.at(-1)?.children.push(token.text.slice('<![CDATA['.length, -']]>'.length));
  return undefined;
}

function addTag(text: string, token: markup.Token, open: OpenElement[]): Problem | undefined {
  const { start } = token;
  const problem = token.plain === undefined ? oddTag(text, token) : undefined;
  if (problem !== undefined) return problem;
  const name = markup.tagName(token);
  if (token.text.startsWith('</')) return close(text, { start, name }, open);
  const parent = open.at(-1);
  const isSecond = open.length === 1 && (parent?.children.length ?? 0) > 0;
  if (isSecond) return markup.badXml(text, start, 'bad_xml.second_root');
  if (RESERVED.has(parent?.name ?? '')) return error('', 'reserved_name');
  const element = { name, children: [], start };
  parent?.children.push(element);
  if (token.plain === undefined && token.text.endsWith('/>')) return undefined;
  open.push(element);
  return open.length > MAX_NESTED_TAGS + 1 ? error('', 'too_deep', { limit: MAX_NESTED_TAGS }) : undefined;
}

/** What is wrong with a tag that has more in it than a name. */
function oddTag(text: string, token: markup.Token): Problem | undefined {
  if (/^<[!?]/.test(token.text)) return markup.refused(text, token);
  if (token.kind === 'open' && !token.text.includes('<', 1)) return endsEarly(text);
  const fault = faultOf(token.text);
  return fault === undefined ? undefined : markup.badXml(text, token.start, fault);
}

/** The tag that does not fit is this one, or one before it that was never closed. */
function close(text: string, { start, name }: Pick<OpenElement, 'start' | 'name'>, open: OpenElement[]) {
  const last = open.at(-1);
  if (last?.name !== name) {
    const isKnown = last !== undefined && open.some((element) => element.name === name);
    return isKnown
      ? markup.badXml(text, last.start, 'bad_xml.unclosed')
      : markup.badXml(text, start, 'bad_xml.closing');
  }
  open.pop();
  return undefined;
}

const endsEarly = (text: string) => markup.badXml(text, text.trimEnd().length - 1, 'bad_xml.ends_early');

const NAME = String.raw`[\p{L}_:][\p{L}\p{M}\p{N}_.:·-]*`;
const ATTRIBUTE = new RegExp(String.raw`(?<!\s)\s+(${NAME})\s*=\s*(?:"[^"]*"|'[^']*')(?=[\s/>])`, 'gu');
const TAG = new RegExp(String.raw`^<(?:/${NAME}\s*|${NAME}\s*/?)>$`, 'u');

/** A start tag that has a name, and something behind it. */
const NAMED = new RegExp(String.raw`^<${NAME}[\s=]`, 'u');

/** What is wrong with a tag by itself. */
function faultOf(tag: string): markup.BadXml | undefined {
  const names: string[] = [];
  const bare = tag.replace(ATTRIBUTE, (_, name: string) => {
    names.push(name);
    return '';
  });
  if (!TAG.test(bare)) return NAMED.test(bare) && !bare.includes('<', 1) ? 'bad_xml.attribute' : 'bad_xml.tag';
  const mayHave = tag.startsWith('</') ? 0 : new Set(names).size;
  return names.length > mayHave ? 'bad_xml.attribute' : undefined;
}

/** The elements among what an element holds. */
export function elementsOf({ children }: XmlNode): XmlNode[] {
  return children.filter((child) => typeof child !== 'string');
}

/** Markup that people write into a text, although the format has none: its text is taken, breaks become line breaks. */
const BREAKS = new Set('br p div li ul ol tr h1 h2 h3 h4 h5 h6'.split(' '));
const INLINE = new Set('a abbr b big center code em font i small span strong sub sup tt u'.split(' '));

/** The text of an element. Elements inside it are unknown and left out, unless they only format the text. */
export function textOf({ children }: XmlNode): string {
  let text = '';
  for (const child of children) {
    if (typeof child === 'string') text += child;
    else if (BREAKS.has(child.name.toLowerCase())) text += `\n${textOf(child)}\n`;
    else if (INLINE.has(child.name.toLowerCase())) text += textOf(child);
  }
  return text;
}

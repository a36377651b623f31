/** HTML, which every markup is read as, → blocks in the order of the document. */
import { DomHandler, Parser } from 'htmlparser2';
import { plainLine } from '../../../schemas/rules/plain-text.ts';

/** One line of plain text, and the part of it that is neither link nor code. */
export interface InlineText {
  text: string;
  own: string;
}

/** Nested items are items. `other` is no prose but ends what stands before it: code, a table, a note. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | ({ kind: 'paragraph'; quoted: boolean } & InlineText)
  | { kind: 'list'; items: InlineText[] }
  | { kind: 'other' };

const names = (list: string) => new Set(list.split(' '));
/** Blocks without prose, or with prose that is folded away. */
const OTHER = names('pre table details nav head dialog figcaption xmp listing plaintext hr');
/** What is in them is no part of the text; struck-out words are no longer meant. */
const SKIPPED = names(
  'script style title template noscript iframe noembed noframes video audio object canvas svg map textarea math ' +
    'select button del s strike rp rt',
);
const BLOCKS = names(
  'address article aside body center dd dir div dl dt fieldset figure footer form header html legend main menu p ' +
    'section tbody td tfoot th thead tr li ul ol blockquote h1 h2 h3 h4 h5 h6',
);
const CODES = names('code kbd samp tt var');
/** Generators of documentation mark their notes by class. */
const NOTE_CLASS = /(?:^|[\s-])(?:admonition|alert|callout|warning|caution)(?:$|[\s-])/i;
/** More items are reference material, and a longer paragraph is not read to its end. */
const MAX_ITEMS = 200;
const MAX_LENGTH = 8000;
/** No text is in that many elements; deeper ones are as if they were closed at once. */
const MAX_DEPTH = 500;

type Nodes = DomHandler['root']['children'];

export function readHtml(html: string): Block[] {
  const reader = new HtmlReader();
  const tree = new Tree();
  new ShallowParser(tree, { decodeEntities: true }).end(html);
  reader.read(tree.root.children);
  reader.endBlock();
  return reader.blocks;
}

class HtmlReader {
  readonly blocks: Block[] = [];
  #lines: InlineText[] = [{ text: '', own: '' }];
  #items: InlineText[] = [];
  /** What is around the text: a heading of that level, quotations, lists. */
  #inside = { level: 0, quoted: false, lists: 0 };
  /** Open links and codes. */
  #foreign = 0;

  read(nodes: Nodes): void {
    for (const node of nodes) {
      if ('data' in node && node.type === 'text') this.#write(node.data);
      else if ('attribs' in node) this.#readElement(node.name, node.attribs, node.children);
    }
  }

  #readElement(name: string, attributes: Record<string, string>, children: Nodes): void {
    if (SKIPPED.has(name) || 'data-footnote-ref' in attributes) return;
    if (OTHER.has(name) || (BLOCKS.has(name) && NOTE_CLASS.test(attributes.class ?? ''))) {
      this.endBlock();
      if (this.#inside.lists === 0) this.blocks.push({ kind: 'other' });
    } else if (BLOCKS.has(name)) this.#readBlock(name, children);
    else if (name === 'br') this.#lines.push({ text: '', own: '' });
    else {
      const isForeign = CODES.has(name) || (name === 'a' && attributes.href !== undefined);
      this.#foreign += Number(isForeign);
      this.read(children);
      this.#foreign -= Number(isForeign);
    }
  }

  #readBlock(name: string, children: Nodes): void {
    this.endBlock();
    const outer = this.#inside;
    const isList = name === 'ul' || name === 'ol';
    const level = /^h[1-6]$/.test(name) ? Number(name[1]) : outer.level;
    this.#inside = { level, quoted: outer.quoted || name === 'blockquote', lists: outer.lists + Number(isList) };
    if (name === 'li' && this.#items.length < MAX_ITEMS) this.#items.push({ text: '', own: '' });
    this.read(children);
    this.endBlock();
    this.#inside = outer;
    if (!isList || outer.lists > 0) return;
    const items = this.#items.filter(({ text }) => text !== '');
    if (items.length > 0) this.blocks.push({ kind: 'list', items });
    this.#items = [];
  }

  #write(text: string): void {
    const line = this.#lines.at(-1);
    if (line === undefined || line.text.length > MAX_LENGTH) return;
    const shown = text.replace(SHORTCODE, '').replace(/\s+/g, ' ').slice(0, MAX_LENGTH);
    line.text += shown;
    line.own += this.#foreign > 0 ? ' ' : shown;
  }

  /** Makes a block of the text so far. Of several lines, those that hold nothing but links and labels are left out. */
  endBlock(): void {
    if (this.#lines.every((line) => line.text === '')) return;
    const lines = this.#lines.length > 1 ? this.#lines.filter(({ own }) => OWN_LINE.test(own)) : this.#lines;
    const text = tidy(lines.map((line) => line.text).join(' '));
    const own = tidy(lines.map((line) => line.own).join(' '));
    const { level, quoted, lists } = this.#inside;
    const item = lists > 0 ? this.#items.at(-1) : undefined;
    this.#lines = [{ text: '', own: '' }];
    if (!/[\p{L}\p{N}]/u.test(text) || (item && item.text.length > MAX_LENGTH)) return;
    if (item) {
      item.text = `${item.text} ${text}`.trim();
      item.own = `${item.own} ${own}`.trim();
    } else this.blocks.push(level > 0 ? { kind: 'heading', level, text } : { kind: 'paragraph', text, own, quoted });
  }
}

/** Two words, or the end of a sentence; no label before a link. */
const OWN_LINE = /^(?![^:]{1,40}:\s*$)(?:.*[\p{L}\p{N}]\P{L}+[\p{L}\p{N}]|.*[\p{Lo}.!?])/u;
/** :rocket: and its like. Times (10:30:45) and paths (std::vector) have a letter or digit before the colon. */
const SHORTCODE = /(?<![\p{L}\p{N}:/])(?::(?:[a-z][a-z0-9_+-]{1,40}|\+1|-1|100):){1,8}(?![\p{L}\p{N}:])/gu;
/** A tag that is quoted in the text, `<br>`: only its name stays, so that no reader of the text takes it for HTML. */
const QUOTED_TAG = /<\/?([a-z][a-z0-9]{0,20})(?:\s[^<>]{0,200})?\/?>/g;

/** One line, without the empty brackets and spaces before a mark that were left over. */
function tidy(text: string): string {
  const plain = plainLine(text.replace(QUOTED_TAG, '$1')).replace(/(?<=^|\s)[([]\s*[\])](?=\s|$)/g, '');
  return plain
    .replace(/(?<! ) +([,.;:!?)\]])(?=\s|$)/g, '$1')
    .replace(/ {2,}/g, ' ')
    .trim();
}

class Tree extends DomHandler {
  isDeep = () => this.tagStack.length > MAX_DEPTH;
}

class ShallowParser extends Parser {
  readonly #tree: Tree;
  #isTooDeep = false;

  constructor(tree: Tree, options: ConstructorParameters<typeof Parser>[1]) {
    super(tree, options);
    this.#tree = tree;
  }

  override onopentagname(start: number, end: number): void {
    this.#isTooDeep = this.#tree.isDeep();
    super.onopentagname(start, end);
  }

  override onclosetag(start: number, end: number): void {
    this.#isTooDeep = false;
    super.onclosetag(start, end);
  }

  protected override isVoidElement(name: string): boolean {
    return this.#isTooDeep || super.isVoidElement(name);
  }
}

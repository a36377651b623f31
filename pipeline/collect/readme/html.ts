/**
 * HTML, which every markup is read as, → blocks: what GitHub makes of a README, what Markdown becomes. One pass over the
 * tags, no tree: depth costs nothing.
 */

import {
  type Block,
  CODE,
  CODE_END,
  isOtherLanguage,
  LINK,
  LINK_END,
  type ListItem,
  OTHER_LANGUAGE,
  PICTURE,
  readLooseLinks,
  SOFT_BREAK,
} from './blocks.ts';
import { ShallowParser } from './shallow-parser.ts';

/** Blocks that hold no prose, prose that is folded away, or the words to a picture. */
const SKIPPED_BLOCKS = new Set('pre table details nav head dialog figcaption xmp listing plaintext'.split(' '));
/** Elements inside a line whose content is not part of the text; struck-out text is no longer meant. */
const SKIPPED_INLINE = new Set(
  (
    'script style title template noscript iframe noembed noframes video audio object canvas svg math map textarea ' +
    'select button del s strike rp rt'
  ).split(' '),
);
const BLOCKS = new Set(
  (
    'address article aside body center dd dir div dl dt fieldset figure footer form header html legend main ' +
    'menu p section tbody td tfoot th thead tr'
  ).split(' '),
);
const CODES = new Set(['code', 'kbd', 'samp', 'tt', 'var']);
/** Generators of documentation mark their notes by class. */
const NOTE_CLASS = /(?:^|[\s-])(?:admonition|alert|callout|warning|caution|markdown-alert)(?:$|[\s-])/i;
/** How notes in quotations begin: GitHub's [!WARNING], or the word alone on its line. */
const ALERT =
  /^\P{L}{0,6}(?:\[![a-z]{2,20}\]|(?:note|notice|warning|important|caution|attention|tip|info|disclaimer|deprecated|deprecation notice|update)\P{L}{0,3}(?:[\n\ue006]|$))/iu;
/** More items than any list that is worth copying. */
const MAX_ITEMS = 200;
const MAX_ALT = 200;

export function readHtml(html: string): Block[] {
  const reader = new HtmlReader();
  const parser = new ShallowParser(
    {
      onopentag: (name, attributes) => reader.open(name, attributes),
      onclosetag: (name) => reader.close(name),
      ontext: (text) => reader.write(text),
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  return reader.finish();
}

class HtmlReader {
  readonly #blocks: Block[] = [];
  #buffer = '';
  #headingLevel = 0;
  #quotes = 0;
  /** The depth of quotes at which a note began; 0 outside notes. */
  #note = 0;
  #lists = 0;
  #items: ListItem[] = [];
  /** Open links and codes: they go on in the next block. */
  #links: boolean[] = [];
  #codes = 0;
  /** What stands for the first picture that has words for it; null once it has been used. */
  #logo: string | null = '';
  #skipped = '';
  #skippedDepth = 0;

  open(name: string, attributes: Record<string, string>): void {
    if (this.#skipped !== '') {
      if (name === this.#skipped) this.#skippedDepth += 1;
    } else if (SKIPPED_BLOCKS.has(name) || (BLOCKS.has(name) && NOTE_CLASS.test(attributes.class ?? ''))) {
      this.#flush();
      this.#push({ kind: 'other' });
      this.#skip(name);
    } else if (SKIPPED_INLINE.has(name) || isFootnote(attributes)) this.#skip(name);
    else if (/^h[1-6]$/.test(name)) this.#openHeading(Number(name[1]));
    else if (BLOCKS.has(name)) this.#openBlock(name);
    else if (name === 'blockquote') {
      this.#flush();
      this.#quotes += 1;
    } else if (name === 'ul' || name === 'ol') {
      this.#flush();
      this.#lists += 1;
    } else if (name === 'li') this.#openItem();
    else if (name === 'hr') {
      this.#flush();
      this.#push({ kind: 'other' });
    } else this.#openInline(name, attributes);
  }

  close(name: string): void {
    if (this.#skipped !== '') {
      if (name === this.#skipped) this.#skippedDepth -= 1;
      if (this.#skippedDepth === 0) this.#skipped = '';
    } else if (/^h[1-6]$/.test(name) || name === 'li' || BLOCKS.has(name)) {
      if (this.#headingLevel === 0 || name[0] === 'h') this.#flush();
      if (/^h[1-6]$/.test(name)) this.#headingLevel = 0;
    } else if (name === 'blockquote') {
      this.#flush();
      this.#quotes = Math.max(0, this.#quotes - 1);
      if (this.#note > this.#quotes) this.#note = 0;
    } else if (name === 'ul' || name === 'ol') this.#closeList();
    else if (name === 'a') {
      if (this.#links.pop() === true) this.#buffer += LINK_END;
    } else if (CODES.has(name) && this.#codes > 0) {
      this.#codes -= 1;
      this.#buffer += CODE_END;
    }
  }

  write(text: string): void {
    if (this.#skipped !== '') return;
    const line = this.#codes > 0 ? text : readLooseLinks(text);
    this.#buffer += line.replace(/\s+/g, (space) => (space.includes('\n') ? this.#break(SOFT_BREAK) : ' '));
  }

  finish(): Block[] {
    this.#flush();
    this.#lists = Math.min(this.#lists, 1);
    if (this.#lists > 0) this.#closeList();
    return this.#blocks;
  }

  #openInline(name: string, attributes: Record<string, string>): void {
    if (name === 'a') {
      const isLink = attributes.href !== undefined;
      this.#links.push(isLink);
      if (isLink) this.#buffer += LINK + (isOtherLanguage(attributes.href ?? '') ? OTHER_LANGUAGE : '');
    } else if (CODES.has(name)) {
      this.#codes += 1;
      this.#buffer += CODE;
    } else if (name === 'img' || name === 'picture' || name === 'image') {
      this.#buffer += PICTURE;
      if (this.#logo === '') this.#logo = (attributes.alt ?? '').trim().slice(0, MAX_ALT);
    } else if (name === 'br') this.#buffer += this.#break('\n');
  }

  /** A line is read by itself, too: what is a link goes on as one in the next. */
  #break(mark: string): string {
    return this.#links.includes(true) ? `${LINK_END}${mark}${LINK}` : mark;
  }

  #openHeading(level: number): void {
    // <h2>…<h2> is a mistyped end tag.
    const isEndTag = this.#headingLevel === level;
    this.#flush();
    this.#headingLevel = isEndTag ? 0 : level;
  }

  #openBlock(name: string): void {
    // A heading may wrap its text in a paragraph; what follows its text in a further block is no heading.
    if (this.#headingLevel > 0 && !hasText(this.#buffer)) return;
    this.#flush();
    this.#headingLevel = 0;
    if (name === 'dd' || name === 'dt') this.#push({ kind: 'other' });
  }

  #openItem(): void {
    this.#flush();
    if (this.#lists > 1) this.#items.at(-1)?.children.push('');
    else if (this.#items.length < MAX_ITEMS) this.#items.push({ marked: '', children: [] });
  }

  #closeList(): void {
    this.#flush();
    this.#lists = Math.max(0, this.#lists - 1);
    if (this.#lists > 0 || this.#items.length === 0) return;
    if (this.#note === 0) this.#blocks.push({ kind: 'list', items: this.#items });
    this.#items = [];
  }

  #skip(name: string): void {
    this.#skipped = name;
    this.#skippedDepth = 1;
  }

  #push(block: Block): void {
    if (this.#note === 0 && this.#lists === 0) this.#blocks.push(block);
  }

  #flush(): void {
    const marked = this.#buffer.trim();
    const level = this.#headingLevel;
    this.#buffer = this.#links.includes(true) ? LINK : '';
    if (this.#codes > 0) this.#buffer += CODE;
    const alt = this.#takeLogo();
    if (alt !== undefined) this.#push({ kind: 'other', alt });
    if (!hasText(marked)) {
      if (marked.includes(PICTURE)) this.#push({ kind: 'other' });
    } else if (this.#lists > 0 && this.#items.length > 0) this.#addToItem(marked);
    else if (level > 0) this.#push({ kind: 'heading', level, text: marked });
    else if (this.#quotes > 0 && ALERT.test(marked)) {
      this.#push({ kind: 'other' });
      this.#note = this.#quotes;
    } else this.#push({ kind: 'paragraph', marked, quoted: this.#quotes > 0 });
  }

  #takeLogo(): string | undefined {
    if (!this.#logo) return undefined;
    const alt = this.#logo;
    this.#logo = null;
    return alt;
  }

  #addToItem(marked: string): void {
    const item = this.#items.at(-1);
    if (item === undefined) return;
    const last = item.children.length - 1;
    if (last < 0) item.marked += `${item.marked === '' ? '' : ' '}${marked}`;
    else item.children[last] += `${item.children[last] === '' ? '' : ' '}${marked}`;
  }
}

function isFootnote(attributes: Record<string, string>): boolean {
  return 'data-footnote-ref' in attributes || /^footnote\b/.test(attributes.class ?? '');
}

function hasText(marked: string): boolean {
  return /[\p{L}\p{N}]/u.test(marked);
}

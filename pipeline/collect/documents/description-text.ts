/** What a document says of its product: CommonMark → summary and text, without contacts. */
import { REMOVED, scrubContacts } from '../../../schemas/rules/contacts.ts';
import { cutAtSentence, plainLine } from '../../../schemas/rules/plain-text.ts';
import { MAX_LENGTH } from '../../../schemas/rules/text-lengths.ts';
import type { Block } from '../readme/html-blocks.ts';
import { boundedText, readMarkdown, readReadme } from '../readme/readme.ts';

/** Of a longer `info.summary` the rest is not looked at; it is cut far before. */
const MAX_STATED_LENGTH = 5000;

interface ApiText {
  summary: string;
  text?: string;
  contactRemoved: boolean;
}

/**
 * The text is all that the description says beyond the summary: unlike a README, it speaks of nothing but the API.
 *
 * @param stated `info.summary`, which only OpenAPI 3.1 and later have
 * @param description `info.description`
 */
export function readApiText(stated: string | undefined, description: string | undefined): ApiText | undefined {
  const markdown = boundedText(description?.toWellFormed() ?? '');
  const paragraphs = readParagraphs(markdown);
  const summary =
    scrubContacts(plainLine(stated?.slice(0, MAX_STATED_LENGTH).toWellFormed() ?? '')) ||
    chooseSummary(markdown, paragraphs);
  const short = cutAtSentence(summary, MAX_LENGTH.summary);
  if (short === '' || addressAlone(short) !== undefined) return undefined;
  const rest = paragraphs.map((words) => (words.startsWith(short) ? words.slice(short.length).trim() : words));
  const text = cutAtSentence(rest.filter((words) => words !== '').join('\n\n'), MAX_LENGTH.text);
  const contactRemoved = `${short}${text}`.includes(REMOVED);
  return { summary: short, ...(text === '' ? {} : { text }), contactRemoved };
}

/** What says best what the API is; where nothing tells that, its first words. */
function chooseSummary(markdown: string, paragraphs: readonly string[]): string {
  const own = withoutNotes(markdown);
  return readReadme({ text: own, path: 'description.md' }).summary ?? readParagraphs(own)[0] ?? paragraphs[0] ?? '';
}

/** Quotes are notes: what is deprecated, what comes later. */
function withoutNotes(markdown: string): string {
  return markdown.replace(/^ {0,3}>.*$/gm, '');
}

/** A heading at the beginning only repeats the title. */
function readParagraphs(markdown: string): string[] {
  const blocks = readMarkdown(markdown);
  const start = blocks.findIndex(({ kind }) => kind === 'paragraph' || kind === 'list');
  return blocks
    .slice(Math.max(0, start))
    .map((block) => scrubContacts(plainWords(block)))
    .filter((words) => words !== '' && addressAlone(words) === undefined);
}

/** The address, where a text is nothing but one: it says where to read on, and nothing of the product. */
export function addressAlone(text: string): string | undefined {
  return /^<?(https?:\/\/[^\s<>]{1,2000}?)[>.]?$/i.exec(text.trim())?.[1];
}

function plainWords(block: Block): string {
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return block.text;
    case 'list':
      return block.items.map(({ text }) => `- ${text}`).join('\n');
    case 'other':
      return '';
    default:
      return block satisfies never;
  }
}

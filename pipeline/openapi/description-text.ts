/** What an API description says of its API: CommonMark → summary and text, without contacts. */
import { REMOVED, scrubContacts } from '../../schemas/rules/contacts.ts';
import { cutAtSentence, plainLine, plainText } from '../../schemas/rules/plain-text.ts';
import { readReadme } from '../readme/readme.ts';

const MAX_SUMMARY_LENGTH = 500;
const MAX_TEXT_LENGTH = 20_000;
/** Where the Markdown reader finds nothing that tells, only the beginning is looked at. */
const MAX_PLAIN_LENGTH = 5_000;

export interface ApiText {
  summary: string;
  text?: string;
  contactRemoved: boolean;
}

/** @param summary `info.summary`, which only OpenAPI 3.1 and later have; @param description `info.description` */
export function readApiText(summary: string | undefined, description: string | undefined): ApiText | undefined {
  const told = readDescription(description?.toWellFormed() ?? '');
  const stated = scrubContacts(plainLine(summary?.toWellFormed() ?? ''));
  const short = cutAtSentence(stated || told.summary, MAX_SUMMARY_LENGTH);
  if (short === '') return undefined;
  const paragraphs = stated === '' ? [told.text] : [told.summary, told.text].filter((text) => text !== stated);
  const text = cutAtSentence(paragraphs.filter((part) => part !== '').join('\n\n'), MAX_TEXT_LENGTH);
  const contactRemoved = `${short}${text}`.includes(REMOVED);
  return { summary: short, ...(text === '' ? {} : { text }), contactRemoved };
}

/**
 * The reader of READMEs leaves out what says nothing of the product; where that leaves nothing, the first words count,
 * because here the whole text is about the API.
 */
function readDescription(markdown: string): { summary: string; text: string } {
  const { summary, text = '' } = readReadme({ text: withoutNotes(markdown), path: 'description.md' });
  if (summary !== undefined) return { summary, text };
  const [first = '', ...rest] = (text || withoutMarkup(markdown)).split('\n\n');
  return { summary: first, text: rest.join('\n\n') };
}

/** Quotes are notes: what is deprecated, what comes later. */
function withoutNotes(markdown: string): string {
  const own = markdown.replace(/^ {0,3}>.*$/gm, '');
  return own.trim() === '' ? markdown : own;
}

function withoutMarkup(markdown: string): string {
  const text = plainText(markdown.slice(0, MAX_PLAIN_LENGTH))
    .replace(/<[^<>]{0,500}>/g, ' ')
    .replace(/!\[[^[\]]{0,200}\]\([^()\s]{0,500}\)/g, ' ')
    .replace(/\[([^[\]]{0,200})\]\([^()\s]{0,500}\)/g, '$1')
    .replace(/^(?:#{1,6}(?!#).*|[=-]{3,})$/gm, '')
    .replace(/^(?:>|[*+-] )\s*/gm, '')
    .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, '');
  return scrubContacts(plainText(text).replace(/(?<!\n)\n(?!\n)/g, ' '));
}

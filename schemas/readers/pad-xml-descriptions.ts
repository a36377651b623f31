/** Program_Descriptions → descriptions: for each language a tagline, a summary and a text. */
import type { Description, Descriptions } from '../contracts/generated/listing.ts';
import { type Problem, warning } from '../contracts/problems.ts';
import { takeOutContacts } from '../rules/contacts.ts';
import { cutAtSentence, plainLine, plainText } from '../rules/plain-text.ts';
import { MAX_LENGTH } from '../rules/text-lengths.ts';
import { defined } from '../rules/without-undefined.ts';
import { type LanguageBlock, lengthWarning, pointerTo } from './pad-xml-elements.ts';
import { privateTag, toLanguageTag } from './pad-xml-languages.ts';

const MAX_LANGUAGES = 100;

/** The elements by the length the specification gives them; the number is their name. */
const LENGTHS = [45, 80, 250, 450, 2000] as const;
type Length = (typeof LENGTHS)[number];

/** @param country of the publisher, as a code: telephone numbers may be written as they are there */
export function toDescriptions(
  blocks: readonly LanguageBlock[],
  country: string | undefined,
  notes: Problem[],
): Descriptions {
  const kept: Descriptions = {};
  let unknown = 0;
  for (const { language, texts } of blocks) {
    if (Object.keys(kept).length === MAX_LANGUAGES) break;
    const known = toLanguageTag(language);
    // A name that is not known may be anything, so it is not shown either.
    const pointer = pointerTo(known === undefined ? 'Program_Descriptions' : `Program_Descriptions/${language}`);
    const tag = known ?? privateTag(unknown);
    const hints = [tag, country ?? ''];
    const description = toDescription(new DescriptionTexts(texts, { at: pointer, hints, notes }));
    if (description === undefined || Object.hasOwn(kept, tag)) continue;
    if (known === undefined) {
      unknown += 1;
      notes.push(warning(pointer, 'unknown_language', { tag }));
    }
    kept[tag] = description;
  }
  return kept;
}

function toDescription(texts: DescriptionTexts): Description | undefined {
  const summary = toSummary(texts);
  if (summary === undefined) return undefined;
  const tagline = toTagline(texts, summary);
  const longest = texts.get(2000) ?? texts.longer(450, 250) ?? '';
  const text = sameWords(longest, summary) ? undefined : texts.fitting(longest, MAX_LENGTH.text, 2000);
  return defined({ tagline, summary, text });
}

/** The texts in one language, tidied and without contacts. A contact is looked for only in a text that is used. */
class DescriptionTexts {
  private readonly tidied = new Map<Length, string>();
  private readonly scrubbed = new Map<Length, string>();
  private readonly at: string;
  private readonly hints: readonly string[];
  private readonly notes: Problem[];

  constructor(
    raw: Map<string, string>,
    { at, hints, notes }: { at: string; hints: readonly string[]; notes: Problem[] },
  ) {
    this.at = at;
    this.hints = hints;
    this.notes = notes;
    for (const length of LENGTHS) {
      const whole = raw.get(`char_desc_${length}`) ?? '';
      // All but the longest are single lines.
      const text = length === 2000 ? plainText(unwrapped(whole)) : plainLine(whole);
      if (text !== '') this.tidied.set(length, text);
      if (text.length > length) notes.push(lengthWarning(this.pointer(length), length));
    }
  }

  get(length: Length): string | undefined {
    const text = this.tidied.get(length);
    if (text === undefined || this.scrubbed.has(length)) return this.scrubbed.get(length);
    const { text: scrubbed, isHeld } = takeOutContacts(text, this.hints);
    if (scrubbed !== text) this.notes.push(warning(this.pointer(length), 'contact_removed.description'));
    if (isHeld) this.notes.push(warning(this.pointer(length), 'possible_contact'));
    this.scrubbed.set(length, scrubbed);
    return scrubbed;
  }

  hadContact(length: Length): boolean {
    return this.get(length) !== this.tidied.get(length);
  }

  longer(first: Length, second: Length): string | undefined {
    return this.get(this.sizeOf(second) > this.sizeOf(first) ? second : first);
  }

  /** Elements whose text, once tidied, is no longer than a limit; the longest first. */
  fittingIn(maxLength: number, lengths: readonly Length[]): Length[] {
    const fit = lengths.filter((length) => this.tidied.has(length) && this.sizeOf(length) <= maxLength);
    return fit.sort((a, b) => this.sizeOf(b) - this.sizeOf(a));
  }

  fitting(text: string, maxLength: number, length: Length): string {
    const short = cutAtSentence(text, maxLength);
    if (short !== text) this.notes.push(warning(this.pointer(length), 'cut.description', { limit: maxLength }));
    return short;
  }

  private sizeOf(length: Length): number {
    return this.tidied.get(length)?.length ?? 0;
  }

  private pointer(length: Length): string {
    return `${this.at}/Char_Desc_${length}`;
  }
}

/** How far a tool that formats XML indents text it has wrapped, and how long a line is that was wrapped and not ended. */
const INDENTED = /^(?: {4}|\t)/;
const WRAPPED_MIN_LENGTH = 60;

/** Undoes what a formatter does to a text: breaks long lines and indents all but the first. Lists stay lists. */
function unwrapped(raw: string): string {
  const [first = '', ...rest] = raw.split(/\r?\n/);
  if (rest.length === 0 || !rest.every((line) => line.trim() === '' || INDENTED.test(line))) return raw;
  let before = first;
  let text = first;
  for (const line of rest) {
    const goesOn = before.length >= WRAPPED_MIN_LENGTH && /^\s*[^\s*•·–—+-]/.test(line);
    text += goesOn ? ` ${line.trim()}` : `\n${line}`;
    before = line;
  }
  return text;
}

/**
 * The longer of Char_Desc_250 and _450, rather one out of which no contact was taken; else the beginning of the long
 * text; else one of the short ones.
 */
function toSummary(texts: DescriptionTexts): string | undefined {
  const fit = texts.fittingIn(MAX_LENGTH.summary, [450, 250]);
  const chosen = fit.find((length) => !texts.hadContact(length)) ?? fit[0];
  if (chosen !== undefined) return texts.fitting(texts.get(chosen) ?? '', MAX_LENGTH.summary, chosen);
  const long = texts.longer(450, 250);
  if (long !== undefined) return texts.fitting(long, MAX_LENGTH.summary, 450);
  const text = texts.get(2000);
  // Char_Desc_2000 stays whole as the text, so nothing is lost that a warning would have to name.
  if (text !== undefined) return cutAtSentence(text, MAX_LENGTH.summary);
  const short = texts.get(80) ?? texts.get(45);
  return short === undefined ? undefined : texts.fitting(short, MAX_LENGTH.summary, 80);
}

function toTagline(texts: DescriptionTexts, summary: string): string | undefined {
  const own = texts.get(45);
  if (own !== undefined) return texts.fitting(own, MAX_LENGTH.tagline, 45);
  const next = texts.get(80);
  return next === undefined || next === summary || next.length > MAX_LENGTH.tagline ? undefined : next;
}

function sameWords(a: string, b: string): boolean {
  // Of tidy texts: a space that stands alone is one already.
  return a === '' || a.replace(/\s{2,}|\n/g, ' ') === b.replace(/\s{2,}|\n/g, ' ');
}

/** A product in one line and in which language, and what is left to say of it below. */
import type { Description } from '../../schemas/contracts/generated/read-api.ts';
import { tagFor } from '../../schemas/rules/language-tag.ts';
import type { Brief } from './catalog-data.ts';

/** About five lines on a phone: what a visitor came for stays in sight. */
const MAX_LINE = 190;

/** With what the line does not say already. @param language a BCP-47 tag, which no registry may know */
export function headLine({ tagline, summary, text }: Description, language: string) {
  const more = text === undefined ? {} : { text };
  if (tagline !== undefined) return { line: tagline, rest: { summary, ...more } };
  if (summary.length <= MAX_LINE && !/\n/.test(summary)) return { line: summary, rest: more };
  return { line: firstSentence(summary, language), rest: { summary, ...more } };
}

/** In one line, and cut where even that is too long. */
export function firstSentence(text: string, language: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  const [sentence] = sentencesIn(language).segment(line);
  const first = sentence?.segment.trim() ?? line;
  if (first.length <= MAX_LINE) return first;
  const words = first.slice(0, MAX_LINE).replace(/\s+\S*$/, '');
  return `${words.toWellFormed()}…`;
}

function sentencesIn(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'sentence' });
  } catch {
    return new Intl.Segmenter('und', { granularity: 'sentence' });
  }
}

/**
 * Which of a listing's descriptions is shown first.
 * @param preferred language of the page
 * @returns the tag of a description in that language, else of the listing's own `summary`, which the build has chosen;
 * undefined without descriptions
 */
export function leadLanguage(
  { descriptions, summary }: Pick<Brief, 'descriptions' | 'summary'>,
  preferred: string,
): string | undefined {
  const tags = Object.keys(descriptions);
  return tagFor(tags, preferred) ?? tags.find((tag) => descriptions[tag]?.summary === summary);
}

/** A product in one line, and what is left to say of it below. */
import type { Description } from '../../schemas/contracts/generated/read-api.ts';

/** About five lines on a phone: what a visitor came for stays in sight. */
const MAX_LINE = 190;

interface Told {
  line: string;
  /** What the line does not say already. */
  rest: Omit<Description, 'tagline' | 'summary'> & { summary?: string };
}

/** @param language a BCP-47 tag, which no registry may know */
export function headLine({ tagline, summary, text }: Description, language: string): Told {
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

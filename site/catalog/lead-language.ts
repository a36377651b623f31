/** Which of a listing's descriptions is shown first. */
import { tagFor } from '../../schemas/rules/language-tag.ts';
import type { Brief } from './catalog-data.ts';

/**
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

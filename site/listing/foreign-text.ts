/** The long text of a product that says more in another language than in that of the page. */
import type { Description, Descriptions } from '../../schemas/contracts/generated/read-api.ts';
import { tagFor } from '../../schemas/rules/language-tag.ts';

/**
 * @param shown language of what is shown first
 * @param page language of the page
 * @returns the long text that a visitor would otherwise have to unfold, in English if there is one: only where what is
 * shown first has none
 */
export function foreignText(
  descriptions: Descriptions,
  shown: string | undefined,
  page: string,
): { language: string; description: Pick<Description, 'text'> } | undefined {
  if (shown === undefined || descriptions[shown]?.text !== undefined) return undefined;
  const tags = Object.keys(descriptions).filter((tag) => descriptions[tag]?.text !== undefined);
  const language = tagFor(tags, page) ?? tagFor(tags, 'en') ?? tags[0];
  const text = language === undefined ? undefined : descriptions[language]?.text;
  return language === undefined || text === undefined ? undefined : { language, description: { text } };
}

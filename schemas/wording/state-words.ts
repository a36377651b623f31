/** What became of a listing, in a line: "Website silent since 20 Nov 2026", and who says so. */
import type { ListingState } from '../contracts/generated/read-api.ts';
import { fillMessage } from '../texts/message.ts';
import { shortTexts } from '../texts/short-texts.ts';

/** @param language of the page; English where there are no texts in it @param formatDay as the page writes days */
export function sayState(
  { state, of, since, by }: ListingState,
  language: string,
  formatDay: (day: string) => string,
): { state: string; by: string } {
  const { locale, states: texts } = shortTexts(language);
  const values = { subject: texts.subjects[of], day: formatDay(since), by };
  return {
    state: fillMessage(texts[state], values, locale),
    by: by === 'catalog' ? texts.seenByUs : fillMessage(texts.seenBy, values, locale),
  };
}

/** "under contract until 31 December 2027": who maintains a product, in the language of the page. */
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import type { Formats } from '../base/format.ts';
import type { Texts } from '../texts/texts.ts';

export function maintenanceWords(
  { public_sector: said }: Pick<SoftwareListing, 'public_sector'>,
  words: Pick<Texts['publicSector'], 'maintenanceTypes' | 'maintenanceUntil'>,
  { formatDayInWords }: Pick<Formats, 'formatDayInWords'>,
): string | undefined {
  const { type, until } = said?.maintenance ?? {};
  if (type === undefined || until === undefined) return type && words.maintenanceTypes[type];
  // It has no plural.
  return fillMessage(words.maintenanceUntil, { day: formatDayInWords(until) }, 'en');
}

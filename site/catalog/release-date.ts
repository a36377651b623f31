/** When the version that a listing is shown with came out, as precisely as its publisher says. */
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { currentRelease } from '../../schemas/rules/ways-to-get.ts';

/** @returns a day, a month or a year, like 2026-01-31, 2026-01 or 2026; null where none is known */
export function releasedAt(listing: Pick<SoftwareListing, 'version' | 'versions' | 'released_on'>): string | null {
  return listing.released_on ?? currentRelease(listing)?.released_in ?? null;
}

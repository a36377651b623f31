/** Whether what a registry names as a package's own is the listing's own: without that, a package would be anybody's. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';

/**
 * @param named addresses that the registry's record names: repository, homepage
 * @returns the one that ties both, as it is kept in the record; undefined where nothing does
 */
export function placeThatTies(_listing: Listing, _named: readonly string[]): string | undefined {
  return undefined;
}

/** Listings without the versions that the ledger withdraws: a listing's file may hold one until the next sync. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { withoutYanked, yanksOf } from '../../repo/catalog/yanked-versions.ts';
import type { ShownCatalog } from '../../repo/data/data-files.ts';
import { LazyMap } from '../../repo/data/lazy-map.ts';

/** @returns the catalog as it is shown, and slugs of listings that are shown otherwise than their files have them */
export function withOfferedVersions(catalog: ShownCatalog): { catalog: ShownCatalog; changed: ReadonlySet<string> } {
  const { listings, ledger } = catalog;
  const offered = (slug: string, listing: Listing) => withoutYanked(listing.versions, yanksOf(ledger.get(slug)));
  const decided = Array.from(ledger.values()).filter((decision) => yanksOf(decision).length > 0);
  const changed = new Set(
    decided.flatMap(({ slug }) => {
      const listing = listings.get(slug);
      return listing !== undefined && offered(slug, listing).length < listing.versions.length ? [slug] : [];
    }),
  );
  if (changed.size === 0) return { catalog, changed };
  const shown = new LazyMap(listings, (slug) => {
    const listing = listings.get(slug) as Listing;
    return changed.has(slug) ? { ...listing, versions: offered(slug, listing) } : listing;
  });
  return { catalog: { ...catalog, listings: shown }, changed };
}

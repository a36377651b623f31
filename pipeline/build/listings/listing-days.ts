/** When listings were published and last updated. A rename is one change: the first day stays. */
import type { CatalogData } from '../../repo/data/data-files.ts';
import type { FileEvent } from '../../repo/git/history.ts';
import { listingChanges } from './listing-changes.ts';

export interface ListingDays {
  /** Day (UTC) of the commit that brought it; of one that was withdrawn and came back, of its return. */
  published_on: string;
  /** That commit. */
  published_in: string;
  /** Day (UTC) of the newest commit that touched it. */
  updated_on: string;
}

/**
 * @param events newest first
 * @returns by slug, of every listing whose file is there
 */
export function listingDays(events: readonly FileEvent[], ledger: CatalogData['ledger']): Map<string, ListingDays> {
  const days = new Map<string, ListingDays>();
  for (const { slug, change, at, commit, renamed_to } of listingChanges(events, ledger).reverse()) {
    const day = at.slice(0, 10);
    const { published_on, published_in } = days.get(slug) ?? { published_on: day, published_in: commit };
    days.delete(slug);
    if (change !== 'withdrawn') days.set(renamed_to ?? slug, { published_on, published_in, updated_on: day });
  }
  return days;
}

/** What is true of the listings as a whole: who keeps their facts, and whose domains are verified. */
import type { Statistics } from '../../schemas/contracts/generated/read-api.ts';

/** Keys of the texts of the start page, and what fills them. */
export interface CatalogSummary {
  sources: 'kept' | 'followed' | 'mixed';
  verified: 'none' | 'some' | 'all';
  /** Listings that follow at least one source of their own. */
  followed: number;
}

/** @returns undefined where nothing is listed, because nothing can be said of it */
export function catalogSummary({
  listings,
  verified,
  kept,
}: Pick<Statistics, 'listings' | 'verified' | 'kept'>): CatalogSummary | undefined {
  if (listings === 0) return undefined;
  return {
    sources: kept === listings ? 'kept' : kept === 0 ? 'followed' : 'mixed',
    verified: verified === 0 ? 'none' : verified === listings ? 'all' : 'some',
    followed: listings - kept,
  };
}

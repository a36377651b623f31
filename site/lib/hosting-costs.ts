/** What a catalog costs its operator, and how large it can be on which host: computed from one file of prices. */
import hosting from './hosting-prices.json' with { type: 'json' };

export type Configuration = 'static' | 'worker' | 'store';

const { prices, limits } = hosting;

/** Measured on the listings that come with the code: bytes of the JSON and of one page. */
export const LISTING_BYTES = 4_000;
export const PAGE_BYTES = 14_000;
/** Assumed: milliseconds of one request to the worker, and rows that one search looks at. */
export const CPU_MS = 5;
export const ROWS_OF_SEARCH = 1_000;

/** Once for each listing on a bare static host: JSON, manifest, rank, badge, two news feeds, a part of the search index. */
const STATIC_FILES = 7;
/** Lists of 20 entries, in everything and in the category: of the API, and of each language of the pages. */
const FILES_OF_LISTS = 0.1;
/** At most: tables for slugs that begin with the same two characters, preview images, and all that does not grow. */
const FIXED_FILES = { static: 2_700, worker: 2_700, store: 4_200 } satisfies Record<Configuration, number>;

const request = prices.million_requests + CPU_MS * prices.million_cpu_ms;
/** In dollars, beyond what the plan includes. */
export interface Costs {
  millionReads: number;
  millionViews: number;
  millionSearches: number;
  thousandChanges: number;
  thousandListingsMonth: number;
}

/** @param languages of the pages */
export function costs(configuration: Configuration, languages: number): Costs {
  if (configuration === 'static') {
    return { millionReads: 0, millionViews: 0, millionSearches: 0, thousandChanges: 0, thousandListingsMonth: 0 };
  }
  const isStored = configuration === 'store';
  const object = isStored ? prices.million_r2_reads : 0;
  const gigabytes = (1_000 * (LISTING_BYTES + languages * PAGE_BYTES)) / 1e9;
  return {
    millionReads: request + prices.million_object_counts + object,
    millionViews: isStored ? request + object : 0,
    millionSearches: request + prices.million_object_counts + ROWS_OF_SEARCH * prices.million_d1_rows_read,
    thousandChanges: isStored ? ((1 + languages) * prices.million_r2_writes) / 1_000 : 0,
    thousandListingsMonth: isStored ? gigabytes * prices.r2_gb_month : 0,
  };
}

/** Files that the host of files has for each listing. */
export function filesOfListing(configuration: Configuration, languages: number): number {
  const lists = FILES_OF_LISTS * (1 + languages);
  const own = { static: STATIC_FILES + languages, worker: 1 + languages, store: 0 }[configuration];
  return own + lists;
}

/** About so many listings fit, in whole hundreds. */
export function mostListings(configuration: Configuration, plan: 'free' | 'paid', languages: number): number {
  const files = plan === 'free' ? limits.files_free : limits.files_paid;
  const most = (files - FIXED_FILES[configuration]) / filesOfListing(configuration, languages);
  return Math.floor(most / 100) * 100;
}

/** What `catalog publish` hands to the worker so that it can search: one row for each listing of a build. */
import type { Summary, SyncLog } from '../contracts/generated/read-api.ts';
import type { Points } from './filter-listings.ts';
import { type Field, MARKS } from './terms.ts';

/**
 * Raise it whenever the terms of {@link import('./terms.ts')} or the meaning of a row change. Rows loaded
 * under another number are never asked: a worker and the rows it searches are of one kind.
 */
export const SEARCH_VERSION = 7;

/** Nothing here depends on the base address, or on the places of other listings, which move with every build. */
export interface SearchRow extends Points {
  slug: string;
  /** Of everything else: tells whether the worker has the row already. */
  digest: string;
  /** Of the words alone, which seldom change: the worker keeps them then. */
  text_digest: string;
  /** By which names are sorted. */
  name_key: string;
  category: string;
  kind: string;
  license_type: string | null;
  /** Each between two spaces, like " linux web ". */
  platforms: string;
  pricing: string | null;
  /** Like the platforms. */
  badges: string;
  verified: 0 | 1;
  /** Slug of the publisher's page, if it has one. */
  publisher: string | null;
  /** What public bodies filter by: see public-sector-traits.ts. */
  traits: string;
  /** Null where nobody knows. */
  state: string | null;
  /** With the slug it makes the order of the rank: see schemas/rank/tie-breaking.ts. */
  by_rank: string;
  published_on: string | null;
  updated_on: string | null;
  /** JSON of a {@link StoredSummary}. */
  summary: string;
  /** Null if the worker has those of this digest. */
  text: SearchText | null;
}

/** As pages of lists show it, without what the base address and other listings decide. */
export interface StoredSummary extends Omit<Summary, 'rank' | 'links' | 'icon'> {
  /** Its digest, where there is one. */
  icon?: string;
  /** In those languages of the pages in which it is another one. */
  summaries?: Record<string, string>;
}

/** Terms of each field, joined by spaces. */
export type SearchText = Record<Field, string>;

/** Words and stems: what a misspelled word may have been meant for. */
export function vocabularyOf(text: SearchText): Set<string> {
  const terms = Object.values(text).flatMap((field) => field.split(' ').map((term) => term.slice(1)));
  const spoken = terms.filter((term) => term !== '' && !UNSPOKEN.includes(term.charAt(0)));
  return new Set(spoken.map((term) => (term.startsWith(MARKS.stem) ? term.slice(MARKS.stem.length) : term)));
}
/** Names as one word, slugs, and what nobody types. */
const UNSPOKEN: readonly string[] = [MARKS.title, MARKS.category, MARKS.facet, MARKS.like];

/** Identifies a build to the worker that serves it: its manifest names the digest of every file. */
export async function searchKey(buildManifest: string): Promise<string> {
  const bytes = new TextEncoder().encode(`${SEARCH_VERSION}\n${buildManifest}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The internal addresses of a load, in the order they are asked. */
export interface LoadStart {
  version: number;
  key: string;
}
export interface LoadStarted {
  /** Null where the worker is of another version: it must be deployed first. */
  id: number | null;
  /** True if all rows of the build are there already. */
  loaded: boolean;
}
/** Answer to all that follows. */
export interface LoadTaken {
  /** False where another build was begun since, or rows are missing. */
  taken: boolean;
}
/** Rows that hold for the build as far as it is loaded, by slug. */
export interface LoadedRows {
  rows: [slug: string, digest: string, text_digest: string][];
  /** Ask again after this slug; null at the end. */
  next: string | null;
}
export interface LoadChunk {
  rows: SearchRow[];
  /** Slugs that are in the build no more. */
  closed: string[];
  /** Of the texts of the rows, and stems: what a misspelled word may have been meant for. No row holds for them. */
  words: string[];
}
/** Everything was sent: so many rows hold for the build. */
export interface LoadEnd {
  rows: number;
}
/** The build is live. */
export interface LoadComplete {
  commit: string | null;
  date: string;
}

export interface SyncLogs {
  logs: SyncLog[];
}

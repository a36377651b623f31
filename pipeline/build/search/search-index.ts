/** Writes the index that the pages of a static host search: see schemas/search/static-index.ts. */
import { gzipSync } from 'node:zlib';
import { files } from '../../../schemas/contracts/addresses.ts';
import { SIGNAL_NAMES, type SignalName } from '../../../schemas/rank/weights.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import type { Posting } from '../../../schemas/search/match.ts';
import { traitsOf } from '../../../schemas/search/public-sector-traits.ts';
import { type CategoryLabels, toSearched } from '../../../schemas/search/searched-listing.ts';
import {
  type Coded,
  type IndexShard,
  type IndexTable,
  indexFiles,
  MAX_DEEP,
  packPostings,
  withoutMark,
} from '../../../schemas/search/static-index.ts';
import { FIELDS, fieldBit, type SearchedListing, termsOf } from '../../../schemas/search/terms.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { GZIP_SYSTEM_AT, UNKNOWN_SYSTEM } from '../exports/compressed-file.ts';
import { publisherSlugs, publishersOf } from '../listings/group-by-publisher.ts';
import type { RankedListing } from '../listings/rank-catalog.ts';

/** A visitor loads two or three for a word. Fewer files than a host counts, however large the catalog is. */
const POSTINGS_PER_SHARD = 4000;
const MAX_SHARDS = 150;

type Entry = Pick<RankedListing, 'summary' | 'facts' | 'listing' | 'score' | 'points' | 'published_on'>;
type Postings = Map<string, Map<number, number>>;

export interface SearchOptions {
  labels: CategoryLabels;
  /** Of the pages. */
  languages: readonly string[];
}

/**
 * @param ranked from first to last place
 * @returns paths on the site and contents
 */
export function searchIndex(ranked: readonly Entry[], options: SearchOptions): [path: string, content: Uint8Array][] {
  const isShallow = ranked.length > MAX_DEEP;
  const postings = postingsOf(ranked, options, isShallow);
  const shards = shardsOf(postings);
  const firstWords = shards.slice(1).map(({ terms }) => withoutMark(terms[0] ?? ''));
  const written: [name: string, content: unknown][] = [
    [indexFiles.table, tableOf(ranked, options.languages, isShallow, firstWords)],
    [indexFiles.words, wordsOf(postings)],
    ...shards.map((shard, number): [string, IndexShard] => [indexFiles.shard(number), shard]),
  ];
  return written.map(([name, content]) => [files.searchIndex(name), packed(content)]);
}

function postingsOf(ranked: readonly Entry[], { labels, languages }: SearchOptions, isShallow: boolean): Postings {
  const postings: Postings = new Map();
  for (const [place, { listing }] of ranked.entries()) {
    const searched = toSearched(listing, labels);
    const terms = termsOf(isShallow ? { ...searched, ...NO_TEXTS } : searched, languages);
    for (const field of FIELDS) {
      for (const term of terms[field]) add(postings, term.slice(1), place, fieldBit(field, term.charAt(0)));
    }
  }
  return postings;
}

const NO_TEXTS = { descriptions: {}, kinds: [], further: [] } satisfies Partial<SearchedListing>;

function add(postings: Postings, term: string, place: number, bit: number): void {
  const known = postings.get(term);
  if (known === undefined) postings.set(term, new Map([[place, bit]]));
  else known.set(place, (known.get(place) ?? 0) | bit);
}

/** Terms that differ in their mark alone stay together. */
function shardsOf(postings: Postings): IndexShard[] {
  const total = [...postings.values()].reduce((sum, { size }) => sum + size, 0);
  const limit = Math.max(POSTINGS_PER_SHARD, Math.ceil(total / MAX_SHARDS));
  const sorted = [...postings].sort(([left], [right]) => compareText(sortKey(left), sortKey(right)));
  const shards: IndexShard[] = [{ terms: [], postings: [] }];
  let size = 0;
  for (const [index, [term, of]] of sorted.entries()) {
    const before = sorted[index - 1]?.[0];
    const isApart = before !== undefined && withoutMark(before) !== withoutMark(term);
    if (isApart && size >= limit) {
      shards.push({ terms: [], postings: [] });
      size = 0;
    }
    const shard = shards.at(-1);
    shard?.terms.push(term);
    shard?.postings.push(packPostings(of as Iterable<Posting>));
    size += of.size;
  }
  return shards;
}

/** No word has a line feed. */
const sortKey = (term: string) => `${withoutMark(term)}\n${term}`;

/** What a misspelled word may have been meant for. */
function wordsOf(postings: Postings): string[] {
  return [...postings.keys()].filter((term) => withoutMark(term) === term).sort(compareText);
}

function tableOf(
  ranked: readonly Entry[],
  languages: readonly string[],
  isShallow: boolean,
  shards: string[],
): IndexTable {
  const named = ranked.map(({ summary: { slug }, facts: { vendor } }) => ({ slug, vendor }));
  const publishers = publisherSlugs(publishersOf(named));
  const column = (toValue: (entry: Entry) => string | null | undefined) =>
    coded(ranked.map((entry) => toValue(entry) ?? null));
  // A listing is read and computed whole each time.
  const read = ranked.map(({ listing }) => ({ traits: traitsOf(listing) || null, updated_on: listing.updated_on }));
  const pointsFor = (signal: SignalName) => ranked.map(({ points }) => points[SIGNAL_NAMES.indexOf(signal)] ?? 0);
  return {
    languages,
    is_shallow: isShallow,
    shards,
    slugs: named.map(({ slug }) => slug),
    points: { score: ranked.map(({ score }) => score), used: pointsFor('used'), kept: pointsFor('kept') },
    names: ranked.map(({ summary }) => summary.name),
    vendors: column(({ summary }) => summary.vendor.name),
    category: column(({ summary }) => summary.category),
    kind: column(({ summary }) => summary.kind),
    license_type: column(({ summary }) => summary.license_type),
    platforms: column(({ summary }) => summary.platforms.join(' ')),
    pricing: column(({ facts }) => facts.pricing),
    verified: column(({ summary }) => (summary.verified ? 'true' : null)),
    publisher: column(({ summary }) => publishers.get(summary.slug)),
    traits: coded(read.map(({ traits }) => traits)),
    state: column(({ summary }) => summary.state?.state),
    published_on: column((entry) => entry.published_on),
    updated_on: coded(read.map(({ updated_on }) => updated_on)),
  };
}

function coded(values: readonly (string | null)[]): Coded {
  const places = new Map<string, number>();
  const rows = values.map((value) => {
    if (value === null) return null;
    const place = places.get(value) ?? places.size;
    places.set(value, place);
    return place;
  });
  return { values: [...places.keys()], rows };
}

function packed(content: unknown): Uint8Array {
  const bytes = gzipSync(compactJson(content), { level: 9 });
  bytes[GZIP_SYSTEM_AT] = UNKNOWN_SYSTEM;
  return bytes;
}

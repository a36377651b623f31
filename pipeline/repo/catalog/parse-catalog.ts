/** The files of data/ as one catalog: each by its schema, and all as they name each other. */
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import {
  type Validate,
  validateCategories,
  validateEvidence,
  validateLedgerRecord,
  validateListing,
  validateSettings,
} from '../../../schemas/contracts/generated/validators.js';
import { error } from '../../../schemas/contracts/problems.ts';
import { placeProblems } from '../../../schemas/readers/place-problems.ts';
import { compareText } from '../../../schemas/rules/version-order.ts';
import {
  CATEGORIES,
  type CatalogData,
  type DataFiles,
  EVIDENCE,
  evidencePath,
  FEEDS,
  LEDGER,
  LISTINGS,
  ledgerPath,
  listingPath,
  parseOwn,
  presentSlug,
  SETTINGS,
} from '../data/data-files.ts';
import { formatProblem } from '../data/data-format.ts';
import { DataError, type FileProblem, inFile } from '../problems/file-problem.ts';
import { adviceProblems } from './advice.ts';
import { categoryProblems, missingCategories } from './category-problems.ts';
import { evidenceProblems } from './evidence-problems.ts';

/** Every file that could be read, and what is wrong with the others and between them. */
export interface ReadCatalog {
  /** undefined where settings or categories cannot be read. */
  data: CatalogData | undefined;
  /** undefined where they cannot be read. */
  categories: CategoryVocabulary | undefined;
  listings: ReadonlyMap<string, Listing>;
  ledger: ReadonlyMap<string, LedgerRecord>;
  /** Each of them stops everything. */
  problems: FileProblem[];
}

/** @throws DataError naming everything that is wrong, with file, place and remedy */
export function parseCatalog(files: DataFiles): CatalogData {
  const { data, problems, ...parts } = readCatalog(files);
  if (data !== undefined && problems.length === 0) return data;
  const isOther = problems.some(({ code }) => code === 'other_format');
  throw new DataError(isOther ? problems : [...problems, ...adviceProblems(files, parts)]);
}

export function readCatalog(files: DataFiles): ReadCatalog {
  const other = formatProblem(files.get(SETTINGS) ?? Buffer.alloc(0));
  if (other !== undefined) return unread(inFile(SETTINGS, [other]));
  const problems: FileProblem[] = [];
  const settings = readOne<Settings>(files, { path: SETTINGS, validate: validateSettings }, problems);
  const categories = readOne<CategoryVocabulary>(files, { path: CATEGORIES, validate: validateCategories }, problems);
  const listings = readAll<Listing>(files, KINDS.listing, problems);
  const ledger = readAll<LedgerRecord>(files, KINDS.record, problems);
  const kept = readAll<ListingEvidence>(files, KINDS.evidence, problems);
  problems.push(
    ...categoryProblems(files),
    ...missingCategories(files, listings.values()),
    ...publishedProblems(files, listings, ledger),
    ...evidenceProblems(files, { kept, ledger }),
  );
  if (settings === undefined || categories === undefined)
    return { data: undefined, categories, listings, ledger, problems };
  return {
    ...{ categories, listings, ledger, problems },
    data: { settings, categories, listings, ledger, ...evidenceOf(kept, { listings, ledger }), feeds: feedsOf(files) },
  };
}

/** Of another format, of which nothing else can be said. */
function unread(problems: FileProblem[]): ReadCatalog {
  return { data: undefined, categories: undefined, listings: new Map(), ledger: new Map(), problems };
}

interface Kind {
  under: string;
  validate: Validate;
  pathOf: (slug: string) => string;
}

const KINDS = {
  listing: { under: LISTINGS, validate: validateListing, pathOf: listingPath },
  record: { under: LEDGER, validate: validateLedgerRecord, pathOf: ledgerPath },
  evidence: { under: EVIDENCE, validate: validateEvidence, pathOf: evidencePath },
} satisfies Record<string, Kind>;

function readOne<T>(
  files: DataFiles,
  { path, validate }: { path: string; validate: Validate },
  problems: FileProblem[],
): T | undefined {
  const bytes = files.get(path);
  const read = bytes === undefined ? inFile(path, [error('', 'file_missing')]) : parseOwn<T>(path, bytes, validate);
  if (!Array.isArray(read)) return read;
  problems.push(...read);
  return undefined;
}

function readAll<T extends { slug: string }>(
  files: DataFiles,
  { under, validate, pathOf }: Kind,
  problems: FileProblem[],
): Map<string, T> {
  const records = new Map<string, T>();
  for (const [path, bytes] of files) {
    if (!path.startsWith(under)) continue;
    const record = parseOwn<T>(path, bytes, validate);
    if (Array.isArray(record)) problems.push(...record);
    else if (pathOf(record.slug) === path) records.set(record.slug, record);
    else problems.push(...placed(path, bytes, [error('/slug', 'wrong_place', { path: pathOf(record.slug) })]));
  }
  return records;
}

function placed(path: string, bytes: Buffer | undefined, problems: ReturnType<typeof error>[]): FileProblem[] {
  return inFile(path, bytes === undefined ? problems : placeProblems(problems, bytes));
}

/** A listing is there if and only if its record says published. What cannot be read is named already. */
function publishedProblems(
  files: DataFiles,
  listings: ReadonlyMap<string, Listing>,
  ledger: ReadonlyMap<string, LedgerRecord>,
): FileProblem[] {
  const problems: FileProblem[] = [];
  for (const slug of listings.keys()) {
    const path = ledgerPath(slug);
    const isRead = ledger.has(slug) || !files.has(path);
    if (isRead && ledger.get(slug)?.state !== 'published') {
      problems.push(...inFile(listingPath(slug), [error('', 'not_published', { path })]));
    }
  }
  for (const { slug, state } of ledger.values()) {
    const path = listingPath(slug);
    if (state !== 'published' || files.has(path)) continue;
    const record = ledgerPath(slug);
    problems.push(...placed(record, files.get(record), [error('/state', 'listing_missing', { slug, path })]));
  }
  return problems;
}

/**
 * A decision that is merged while a sync notes evidence may leave a file of the listing that was renamed or withdrawn:
 * what was renamed keeps it, what was withdrawn has none.
 */
function evidenceOf(
  kept: ReadonlyMap<string, ListingEvidence>,
  { listings, ledger }: Pick<CatalogData, 'listings' | 'ledger'>,
): Pick<CatalogData, 'evidence' | 'leftEvidence'> {
  const evidence = new Map([...kept].filter(([slug]) => listings.has(slug)));
  const leftEvidence = [...kept.keys()].filter((slug) => !listings.has(slug));
  for (const slug of leftEvidence) {
    const present = presentSlug(slug, ledger);
    const { records = [] } = kept.get(slug) ?? {};
    if (listings.has(present) && !evidence.has(present)) evidence.set(present, { slug: present, records });
  }
  return { evidence, leftEvidence };
}

function feedsOf(files: DataFiles): CatalogData['feeds'] {
  return [...files]
    .filter(([path]) => path.startsWith(FEEDS) && path.endsWith('.json'))
    .map(([path, bytes]) => ({ name: path.slice(FEEDS.length, -'.json'.length), bytes }))
    .sort((a, b) => compareText(a.name, b.name));
}

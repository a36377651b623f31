/** The files of data/ as one catalog: each by its schema, and all as they name each other. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AdmissionRules } from '../../../schemas/contracts/generated/admission.ts';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord, Yank } from '../../../schemas/contracts/generated/moderation.ts';
import type { ReviewQueue } from '../../../schemas/contracts/generated/queue.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import {
  type Validate,
  validateAdmission,
  validateCategories,
  validateEvidence,
  validateLedgerRecord,
  validateListing,
  validateQueue,
  validateSettings,
} from '../../../schemas/contracts/generated/validators.js';
import { error } from '../../../schemas/contracts/problems.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import {
  ADMISSION,
  CATEGORIES,
  type CatalogData,
  type DataFiles,
  type Decision,
  EVIDENCE,
  evidencePath,
  FEEDS,
  LEDGER,
  LISTINGS,
  ledgerPath,
  listingPath,
  type NamedFile,
  parseChecked,
  presentSlug,
  QUEUE,
  readFolder,
  SETTINGS,
  type ShownCatalog,
  slugIn,
  tryParseFile,
  USAGE,
} from '../data/data-files.ts';
import { formatProblem } from '../data/data-format.ts';
import { LazyMap } from '../data/lazy-map.ts';
import { DataError, type FileProblem, inFile, placedIn } from '../problems/file-problem.ts';
import { categoryProblems, missingCategories } from './category-problems.ts';
import { adviceProblems } from './check-only-problems.ts';
import { evidenceProblems } from './evidence-problems.ts';
import { withoutYanked } from './yanked-versions.ts';

/** Every file that could be read, and what is wrong with the others and between them. */
export interface ReadCatalog<Known extends Decision = LedgerRecord> {
  /** undefined where settings or categories cannot be read. */
  data: (Omit<CatalogData, 'ledger'> & { ledger: ReadonlyMap<string, Known> }) | undefined;
  /** undefined where they cannot be read. */
  categories: CategoryVocabulary | undefined;
  listings: ReadonlyMap<string, Listing>;
  ledger: ReadonlyMap<string, Known>;
  /** Each of them stops everything. */
  problems: FileProblem[];
}

/** What is known of files that have been read before and not changed since. They are as they must be. */
export interface KnownFiles {
  /** Category of a listing, where its file is known, and so is what is witnessed of it. */
  category(slug: string): string | undefined;
  /** Of the ledger. */
  decision(slug: string): Decision | undefined;
}

const NOTHING_KNOWN: KnownFiles = { category: () => undefined, decision: () => undefined };

/**
 * @param known files that are not read here, but when somebody asks for what is in them
 * @throws DataError naming everything that is wrong, with file, place and remedy
 */
export function parseCatalog(files: DataFiles): CatalogData;
export function parseCatalog(files: DataFiles, known: KnownFiles | undefined): ShownCatalog;
export function parseCatalog(files: DataFiles, known = NOTHING_KNOWN): ShownCatalog {
  const { data, problems, ...parts } = readKnown<Decision>(files, known);
  if (data !== undefined && problems.length === 0) return data;
  const isOther = problems.some(({ code }) => code === 'other_format');
  throw new DataError(isOther ? problems : [...problems, ...adviceProblems(files, parts)]);
}

/** Of the catalog in a folder; undefined where there is none: a reader verifies from anywhere. @throws DataError */
export async function settingsIn(folder: string): Promise<Settings | undefined> {
  return existsSync(join(folder, SETTINGS)) ? parseCatalog(await readFolder(folder)).settings : undefined;
}

export const readCatalog = (files: DataFiles): ReadCatalog => readKnown<LedgerRecord>(files, NOTHING_KNOWN);

/** Of files that are known, no more of the ledger is there than the decisions. */
function readKnown<Known extends Decision>(files: DataFiles, known: KnownFiles): ReadCatalog<Known> {
  const other = formatProblem(files.get(SETTINGS) ?? Buffer.alloc(0));
  const problems: FileProblem[] = [];
  if (other !== undefined) {
    problems.push(...inFile(SETTINGS, [other]));
    // Nothing else can be checked of data in another format.
    return { data: undefined, categories: undefined, listings: new Map(), ledger: new Map(), problems };
  }
  const settings = readOne<Settings>(files, { path: SETTINGS, validate: validateSettings }, problems);
  const categories = readOne<CategoryVocabulary>(files, { path: CATEGORIES, validate: validateCategories }, problems);
  const ifThere = <T>(path: string, validate: Validate) =>
    files.has(path) ? readOne<T>(files, { path, validate }, problems) : undefined;
  const admission = ifThere<AdmissionRules>(ADMISSION, validateAdmission);
  const queue = ifThere<ReviewQueue>(QUEUE, validateQueue);
  const isKnown = (slug: string) => known.category(slug) !== undefined;
  const listings = readAll<Listing>(files, KINDS.listing, { isKnown, problems });
  const ledger = readLedger<Known>(files, known, problems);
  const evidence = readAll<ListingEvidence>(files, KINDS.evidence, { isKnown, problems });
  problems.push(
    ...categoryProblems(files),
    ...missingCategories(files, categoriesOf(listings, known)),
    ...publishedProblems(files, listings.all, ledger),
    ...evidenceProblems(files, evidence.read, ledger),
  );
  const parts = { listings: listings.all, ledger };
  if (settings === undefined || categories === undefined) return { data: undefined, categories, ...parts, problems };
  return {
    ...{ categories, ...parts, problems },
    data: {
      settings,
      categories,
      ...(admission && { admission }),
      ...(queue && { queue }),
      ...parts,
      ...evidenceOf(evidence.all, parts),
      feeds: namedFiles(files, FEEDS),
      usage: namedFiles(files, USAGE),
    },
  };
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
  const read = bytes === undefined ? inFile(path, [error('', 'file_missing')]) : tryParseFile<T>(path, bytes, validate);
  if (!Array.isArray(read)) return read;
  problems.push(...read);
  return undefined;
}

/** Files of one kind, by slug. */
interface ReadFiles<T> {
  /** Those that were read. */
  read: ReadonlyMap<string, T>;
  /** With those that are known, which are read when they are asked for. */
  all: ReadonlyMap<string, T>;
}

function readAll<T extends { slug: string }>(
  files: DataFiles,
  { under, validate, pathOf }: Kind,
  { isKnown, problems }: { isKnown(slug: string): boolean; problems: FileProblem[] },
): ReadFiles<T> {
  const read = new Map<string, T>();
  const slugs: string[] = [];
  let known = 0;
  for (const path of files.keys()) {
    if (!path.startsWith(under)) continue;
    const slug = slugIn(path);
    if (isKnown(slug) && pathOf(slug) === path) {
      slugs.push(slug);
      known += 1;
      continue;
    }
    const record = tryParseFile<T>(path, files.get(path) ?? Buffer.alloc(0), validate);
    if (Array.isArray(record)) problems.push(...record);
    else if (pathOf(record.slug) === path) {
      read.set(record.slug, record);
      slugs.push(record.slug);
    } else problems.push(...placedIn(files, path, [error('/slug', 'wrong_place', { path: pathOf(record.slug) })]));
  }
  if (known === 0) return { read, all: read };
  const readLate = (slug: string) => parseChecked<T>(files.get(pathOf(slug)) ?? Buffer.alloc(0));
  return { read, all: new LazyMap(new Set(slugs), (slug) => read.get(slug) ?? readLate(slug)) };
}

function readLedger<Known extends Decision>(
  files: DataFiles,
  known: KnownFiles,
  problems: FileProblem[],
): ReadonlyMap<string, Known> {
  const { all } = readAll<LedgerRecord>(files, KINDS.record, {
    isKnown: (slug) => known.decision(slug) !== undefined,
    problems,
  });
  // They are small, and each is asked for again and again.
  return new Map(Array.from(all.keys(), (slug) => [slug, (known.decision(slug) ?? all.get(slug)) as Known]));
}

function* categoriesOf({ read, all }: ReadFiles<Listing>, known: KnownFiles) {
  for (const slug of all.keys()) yield { slug, category: read.get(slug)?.category ?? known.category(slug) ?? '' };
}

/** A listing is there if and only if its record says published. What cannot be read is named already. */
function publishedProblems(
  files: DataFiles,
  listings: ReadonlyMap<string, Listing>,
  ledger: ReadonlyMap<string, Decision>,
): FileProblem[] {
  const problems: FileProblem[] = [];
  for (const slug of listings.keys()) {
    const path = ledgerPath(slug);
    const isRead = ledger.has(slug) || !files.has(path);
    if (isRead && ledger.get(slug)?.state !== 'published') {
      problems.push(...inFile(listingPath(slug), [error('', 'not_published', { path })]));
    }
  }
  for (const { slug, state, yanked = [] } of ledger.values()) {
    const path = listingPath(slug);
    const record = ledgerPath(slug);
    if (state !== 'published') continue;
    if (!files.has(path)) {
      problems.push(...placedIn(files, record, [error('/state', 'listing_missing', { slug, path })]));
    } else if (yanked.length > 0 && hasNoneLeft(listings.get(slug), yanked)) {
      problems.push(...placedIn(files, record, [error('/yanked', 'version_yanked.none_left')]));
    }
  }
  return problems;
}

/** A listing is shown with a current version. */
function hasNoneLeft(listing: Listing | undefined, yanked: readonly Yank[]): boolean {
  return listing !== undefined && withoutYanked(listing.versions, yanked).length === 0;
}

/**
 * A decision that is merged while a sync notes evidence may leave a file of the listing that was renamed or withdrawn:
 * what was renamed keeps it, what was withdrawn has none.
 */
function evidenceOf(
  kept: ReadonlyMap<string, ListingEvidence>,
  { listings, ledger }: Pick<ShownCatalog, 'listings' | 'ledger'>,
): Pick<CatalogData, 'evidence' | 'leftEvidence'> {
  const leftEvidence = [...kept.keys()].filter((slug) => !listings.has(slug));
  const moved = new Map<string, ListingEvidence>();
  for (const slug of leftEvidence) {
    const present = presentSlug(slug, ledger);
    const { records = [] } = kept.get(slug) ?? {};
    if (listings.has(present) && !kept.has(present) && !moved.has(present))
      moved.set(present, { slug: present, records });
  }
  if (leftEvidence.length === 0) return { evidence: kept, leftEvidence };
  const slugs = new Set([...[...kept.keys()].filter((slug) => listings.has(slug)), ...moved.keys()]);
  const evidence = new LazyMap(slugs, (slug) => (moved.get(slug) ?? kept.get(slug)) as ListingEvidence);
  return { evidence, leftEvidence };
}

function namedFiles(files: DataFiles, under: string): NamedFile[] {
  return [...files.keys()]
    .filter((path) => path.startsWith(under) && path.endsWith('.json'))
    .map((path) => ({
      name: path.slice(under.length, -'.json'.length),
      get bytes() {
        return files.get(path) ?? Buffer.alloc(0);
      },
    }))
    .sort((a, b) => compareText(a.name, b.name));
}

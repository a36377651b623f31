/** The one door to data/: where files are, what they hold, how their bytes look. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { EvidenceRecord, ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import {
  type SchemaError,
  type Validate,
  validateCategories,
  validateEvidence,
  validateLedgerRecord,
  validateListing,
  validateSettings,
} from '../../../schemas/contracts/generated/validators.js';
import { compareText } from '../../../schemas/rules/version-order.ts';
import { FALLBACK_CATEGORY } from '../../../schemas/rules/vocabulary.ts';
import { allFiles } from '../files/all-files.ts';
import { gitBytes } from '../git/git.ts';
import { readObjects } from '../git/objects.ts';
import { sha256 } from '../text/sha256.ts';
import { compactJson, jsonOf } from '../text/stable-json.ts';
import { signProblem } from './category-sign.ts';
import { formatProblem } from './data-format.ts';
import { PICTURES } from './picture-files.ts';

/** All files below data/ but the pictures, by path ("data/feeds/astro.json"), from a commit or from a folder. */
export type DataFiles = ReadonlyMap<string, Buffer>;

export const DATA = 'data';
export const SETTINGS = 'data/catalog.json';
const CATEGORIES = 'data/categories.json';
export const LISTINGS = 'data/listings/';
const LEDGER = 'data/moderation/';
export const EVIDENCE = 'data/evidence/';
const FEEDS = 'data/feeds/';
/** The operator's own pages. */
export const PAGES = 'data/pages/';
/** Everything else below data/ is passed over where no commit says what belongs there. */
const KNOWN_FILE = /\.(?:json|ndjson)$|^pages\/.*\.md$|^[^/]+\.(?:svg|png)$/;
/** More renames one after the other than anyone makes. */
const MAX_RENAMES = 20;
/** So many files that are wrong in one way are named at once. */
const MAX_NAMED = 20;
const ONLY_PLAIN = 'Files of data/ must be plain files (100644).';
/** What members are called. Anything else may stand there, too, and is not repeated. */
const MEMBER = /^[A-Za-z][A-Za-z0-9_]{0,39}$/;

export const listingPath = (slug: string) => `${LISTINGS}${slug.slice(0, 2)}/${slug}.json`;
export const ledgerPath = (slug: string) => `${LEDGER}${slug.slice(0, 2)}/${slug}.json`;
export const evidencePath = (slug: string) => `${EVIDENCE}${slug.slice(0, 2)}/${slug}.json`;

/** What the catalog is: the parsed and validated files of data/. */
export interface CatalogData {
  settings: Settings;
  categories: CategoryVocabulary;
  listings: ReadonlyMap<string, Listing>;
  ledger: ReadonlyMap<string, LedgerRecord>;
  /** What others witness, by the slug that the listing has now. */
  evidence: ReadonlyMap<string, ListingEvidence>;
  /** Slugs of files in data/evidence whose listing was renamed or withdrawn since: the next sync moves or removes them. */
  leftEvidence?: readonly string[];
  /** Name ("astro") and bytes of each file in data/feeds, sorted by name. */
  feeds: readonly { name: string; bytes: Buffer }[];
}

/** A file of data/ that is not as it must be. Its message names the file and the remedy. */
export class DataError extends Error {}

/**
 * All but the pictures.
 * @param paths which files and folders of it
 */
export async function readCommit(
  folder: string,
  commit: string,
  paths: readonly string[] = [DATA],
): Promise<DataFiles> {
  const list = (await gitBytes(folder, ['ls-tree', '-r', '-z', commit, '--', ...paths])).toString('utf8');
  const entries = list.split('\0').filter(Boolean).map(parseTreeEntry);
  const refused = entries.filter(({ mode }) => mode !== '100644');
  if (refused.length > 0) {
    const lines = refused.slice(0, MAX_NAMED).map(({ path, mode }) => `${path} has mode ${mode}. ${ONLY_PLAIN}`);
    throw new DataError(lines.join('\n'));
  }
  // They may be a hundred times as large as all else.
  const read = entries.filter(({ path }) => !path.startsWith(PICTURES));
  const ids = read.map(({ id }) => id);
  const blobs = await readObjects(folder, ids);
  return new Map(read.map(({ path }, index) => [path, blobs[index] ?? Buffer.alloc(0)]));
}

/** "100644 blob <id>\t<path>" */
function parseTreeEntry(entry: string): { mode: string; id: string; path: string } {
  const [meta = '', path = ''] = entry.split('\t');
  const [mode = '', , id = ''] = meta.split(' ');
  return { mode, id, path };
}

export async function readFolder(folder: string): Promise<DataFiles> {
  const names = (await allFiles(join(folder, DATA))).filter((name) => KNOWN_FILE.test(name));
  const paths = names.map((name) => `${DATA}/${name}`).filter((path) => !path.startsWith(PICTURES));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)));
}

/** @throws DataError naming what is wrong in the settings and in the categories, or the first other file that is */
export function parseCatalog(files: DataFiles): CatalogData {
  const [settings, categories] = parseOwn(files);
  const listings = parseAll<Listing>(files, LISTINGS, validateListing, listingPath);
  const ledger = parseAll<LedgerRecord>(files, LEDGER, validateLedgerRecord, ledgerPath);
  const data: CatalogData = {
    settings,
    categories,
    listings,
    ledger,
    ...parseEvidence(files, { listings, ledger }),
    feeds: [...files]
      .filter(([path]) => path.startsWith(FEEDS) && path.endsWith('.json'))
      .map(([path, bytes]) => ({ name: path.slice(FEEDS.length, -'.json'.length), bytes }))
      .sort((a, b) => compareText(a.name, b.name)),
  };
  checkReferences(data);
  return data;
}

/**
 * A decision that is merged while a sync notes evidence may leave a file of the listing that was renamed or withdrawn:
 * what was renamed keeps it, what was withdrawn has none.
 */
function parseEvidence(
  files: DataFiles,
  { listings, ledger }: Pick<CatalogData, 'listings' | 'ledger'>,
): Pick<CatalogData, 'evidence' | 'leftEvidence'> {
  const kept = parseAll<ListingEvidence>(files, EVIDENCE, validateEvidence, evidencePath);
  const evidence = new Map<string, ListingEvidence>();
  const leftEvidence: string[] = [];
  for (const [slug, found] of kept) {
    const path = evidencePath(slug);
    if (!isInOrder(found)) {
      throw new DataError(
        `${path} must have its records sorted by witness and subject, each pair once. Delete it: the next sync asks anew.`,
      );
    }
    if (listings.has(slug)) evidence.set(slug, found);
    else leftEvidence.push(slug);
  }
  for (const slug of leftEvidence) {
    const state = ledger.get(slug)?.state;
    if (state !== 'renamed' && state !== 'withdrawn') {
      throw new DataError(`${evidencePath(slug)} is of a listing that is not published. Delete it.`);
    }
    const present = presentSlug(slug, ledger);
    const { records = [] } = kept.get(slug) ?? {};
    if (listings.has(present) && !evidence.has(present)) evidence.set(present, { slug: present, records });
  }
  return { evidence, leftEvidence };
}

function isInOrder({ records }: ListingEvidence): boolean {
  return records.every((record, index) => {
    const before = records[index - 1];
    return before === undefined || compareRecords(before, record) < 0;
  });
}

/** The order in which records are kept. */
export function compareRecords(a: RecordKey, b: RecordKey): number {
  return compareText(a.witness, b.witness) || compareText(a.subject, b.subject);
}

type RecordKey = Pick<EvidenceRecord, 'witness' | 'subject'>;

/** An operator writes both by hand, and often at once. */
function parseOwn(files: DataFiles): [Settings, CategoryVocabulary] {
  const problems: string[] = [];
  const attempt = <T>(parse: () => T): T | undefined => {
    try {
      return parse();
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      problems.push(error.message);
      return undefined;
    }
  };
  const settings = attempt(() => parseSettings(files));
  const categories = attempt(() => parseOne<CategoryVocabulary>(files, CATEGORIES, validateCategories));
  if (settings === undefined || categories === undefined) throw new DataError(problems.join('\n'));
  return [settings, categories];
}

/** What one file says of another must be true: nothing is published that the ledger does not call so. */
function checkReferences({ categories: { categories }, listings, ledger }: CatalogData): void {
  const slugs = new Set(categories.map(({ slug }) => slug));
  if (slugs.size < categories.length) throw new DataError(`${CATEGORIES} has one slug twice.`);
  if (!slugs.has(FALLBACK_CATEGORY)) throw new DataError(`${CATEGORIES} lacks the category ${FALLBACK_CATEGORY}.`);
  for (const { slug, sign } of categories) {
    const problem = sign === undefined ? undefined : signProblem(sign);
    if (problem !== undefined) throw new DataError(`${CATEGORIES}, category ${slug}: ${problem}`);
  }
  for (const { slug, category } of listings.values()) {
    if (!slugs.has(category)) {
      throw new DataError(`${listingPath(slug)} names a category that is not in ${CATEGORIES}. Add it, or mend one.`);
    }
    if (ledger.get(slug)?.state !== 'published') {
      throw new DataError(`${listingPath(slug)} is there, but ${ledgerPath(slug)} does not say that it is published.`);
    }
  }
}

/** @throws DataError, first of all where the format of data/ is another one than this engine reads */
export function parseSettings(files: DataFiles): Settings {
  const problem = formatProblem(files.get(SETTINGS) ?? Buffer.alloc(0));
  if (problem !== undefined) throw new DataError(problem);
  return parseOne<Settings>(files, SETTINGS, validateSettings);
}

function parseOne<T>(files: DataFiles, path: string, validate: Validate): T {
  const bytes = files.get(path);
  if (bytes === undefined) throw new DataError(`${path} is missing.`);
  return parseFile<T>(path, bytes, validate);
}

function parseAll<T extends { slug: string }>(
  files: DataFiles,
  under: string,
  validate: Validate,
  pathOf: (slug: string) => string,
): Map<string, T> {
  const records = new Map<string, T>();
  for (const [path, bytes] of files) {
    if (!path.startsWith(under)) continue;
    const record = parseFile<T>(path, bytes, validate);
    if (pathOf(record.slug) !== path) throw new DataError(`${path} holds the slug of another file.`);
    records.set(record.slug, record);
  }
  return records;
}

/** Where a slug has gone that was renamed, perhaps several times. */
export function presentSlug(slug: string, ledger: ReadonlyMap<string, LedgerRecord>): string {
  let present = slug;
  for (let step = 0; step < MAX_RENAMES; step += 1) {
    const { state, renamed_to } = ledger.get(present) ?? {};
    if (state !== 'renamed' || renamed_to === undefined) break;
    present = renamed_to;
  }
  return present;
}

/** Parses one file of data/ and checks its shape. @throws DataError */
export function parseFile<T>(path: string, bytes: Buffer, validate: Validate): T {
  const value = jsonOf(bytes);
  if (value === undefined) throw new DataError(`${path} is not valid JSON. Fix it, or restore it from git.`);
  if (!validate(value)) {
    const places = (validate.errors ?? []).map(placeOf);
    throw new DataError(`${path} does not have the shape its schema asks for: ${[...new Set(places)].join(', ')}.`);
  }
  return value as T;
}

/** A member that is missing or too many is named, not what it belongs to. */
function placeOf({ instancePath, keyword, params }: SchemaError): string {
  const member = params.missingProperty ?? params.additionalProperty;
  const isNamed = typeof member === 'string' && MEMBER.test(member);
  return `${isNamed ? `${instancePath}/${member}` : instancePath || '/'} (${keyword})`;
}

/**
 * Digest of what a reviewer looks at. Releases, dates, pictures and the state of the domain are left out, so that a new
 * version number or another icon alone does not bring a rejected proposal back.
 */
export function contentDigest(listing: Listing, webhookHost?: string | undefined): string {
  const { versions: _versions, sources: _sources, verification: _proof, pictures: _pictures, ...content } = listing;
  const badges = content.badges.filter((badge) => badge !== 'verified');
  return sha256(compactJson({ ...content, badges }) + (webhookHost ?? ''));
}

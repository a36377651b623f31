/** The one door to data/: where files are, what they hold, how their bytes look. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdmissionRules } from '../../../schemas/contracts/generated/admission.ts';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { EvidenceRecord, ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import type { ReviewQueue } from '../../../schemas/contracts/generated/queue.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import {
  type Validate,
  validateLedgerRecord,
  validateSettings,
} from '../../../schemas/contracts/generated/validators.js';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { isObject } from '../../../schemas/rules/members.ts';
import { allFiles } from '../files/all-files.ts';
import { readObjects } from '../git/objects.ts';
import { listTree } from '../git/trees.ts';
import { dataFileProblems, MAX_DEPTH } from '../problems/data-file-problems.ts';
import { DataError, type FileProblem, inFile } from '../problems/file-problem.ts';
import { UsageError } from '../run/command-context.ts';
import { sha256 } from '../text/sha256.ts';
import { compactJson, jsonOf } from '../text/stable-json.ts';
import { CommittedFiles } from './committed-files.ts';
import { formatProblem } from './data-format.ts';
import { DATA } from './head.ts';
import { PICTURES } from './picture-files.ts';

/** All files below data/ but the pictures, by path ("data/feeds/astro.json"), from a commit or from a folder. */
export type DataFiles = ReadonlyMap<string, Buffer>;

export const SETTINGS = 'data/catalog.json';
export const CATEGORIES = 'data/categories.json';
/** The state of the review; written by a sync, where the operator wants it. */
export const QUEUE = 'data/queue.json';
/** What the catalog asks of a listing; need not be there. */
export const ADMISSION = 'data/admission.json';
export const LISTINGS = 'data/listings/';
export const LEDGER = 'data/moderation/';
export const EVIDENCE = 'data/evidence/';
export const FEEDS = 'data/feeds/';
/** Pages on which public bodies say that they use a product. */
export const USAGE = 'data/usage/';
/** The operator's own pages. */
export const PAGES = 'data/pages/';
/** Everything else below data/ is passed over where no commit says what belongs there. */
const KNOWN_FILE = /\.(?:json|ndjson)$|^pages\/.*\.md$|^[^/]+\.(?:svg|png)$/;
/** More renames one after the other than anyone makes. */
const MAX_RENAMES = 20;
/** So many files that are wrong in one way are named at once. */
const MAX_NAMED = 20;
const ONLY_PLAIN = 'Files of data/ must be plain files (100644).';

export const listingPath = (slug: string) => LISTINGS + fileOf(slug);
export const ledgerPath = (slug: string) => LEDGER + fileOf(slug);
export const evidencePath = (slug: string) => EVIDENCE + fileOf(slug);

/** No slug has the sign that keeps a file from being called like a device of Windows. */
function fileOf(slug: string): string {
  return `${slug.slice(0, 2)}/${slug}${isDeviceName(slug) ? '_' : ''}.json`;
}

/** The slug that a file of these is about, if it lies where it should. */
export function slugIn(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/_?\.json$/, '');
}

/** A file of one of these names, whatever its ending, stops a clone on Windows. */
export function isDeviceName(name: string): boolean {
  return /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(name);
}

/** What the catalog is: the parsed and validated files of data/. */
export interface CatalogData {
  settings: Settings;
  categories: CategoryVocabulary;
  /** undefined: nothing is asked for. */
  admission?: AdmissionRules | undefined;
  /** undefined: the operator does not publish it. */
  queue?: ReviewQueue | undefined;
  listings: ReadonlyMap<string, Listing>;
  ledger: ReadonlyMap<string, LedgerRecord>;
  /** What others witness, by the slug that the listing has now. */
  evidence: ReadonlyMap<string, ListingEvidence>;
  /** Slugs of files in data/evidence whose listing was renamed or withdrawn since: the next sync moves or removes them. */
  leftEvidence?: readonly string[];
  /** Name ("astro") and bytes of each file in data/feeds, sorted by name. */
  feeds: readonly NamedFile[];
  /** The same of data/usage ("astro/city.example"). */
  usage: readonly NamedFile[];
}

export interface NamedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** What was decided of a listing, without what a review compares it with. */
export type Decision = Pick<
  LedgerRecord,
  'slug' | 'state' | 'reason' | 'was' | 'renamed_to' | 'overrides' | 'approved_packages' | 'yanked'
>;

/** What a build reads of the catalog. */
export interface ShownCatalog extends Omit<CatalogData, 'ledger'> {
  ledger: ReadonlyMap<string, Decision>;
}

/**
 * All but the pictures.
 * @param paths which files and folders of it
 */
export async function readCommit(
  folder: string,
  commit: string,
  paths: readonly string[] = [DATA],
): Promise<DataFiles> {
  const ids = await listCommit(folder, commit, paths);
  const blobs = await readObjects(folder, [...ids.values()]);
  return new Map(Array.from(ids.keys(), (path, index) => [path, blobs[index] ?? Buffer.alloc(0)]));
}

/** The same files, none of them read. @throws DataError where one is no plain file */
export async function openCommit(folder: string, commit: string, ahead?: number): Promise<CommittedFiles> {
  return new CommittedFiles(folder, await listCommit(folder, commit, [DATA]), ahead);
}

/** @returns what git calls the contents of each file, by path */
async function listCommit(folder: string, commit: string, paths: readonly string[]): Promise<Map<string, string>> {
  const entries = await listTree(folder, commit, paths);
  const refused = entries.filter(({ mode }) => mode !== '100644');
  if (refused.length > 0) {
    const lines = refused.slice(0, MAX_NAMED).map(({ path, mode }) => `${path} has mode ${mode}. ${ONLY_PLAIN}`);
    throw new DataError(lines.join('\n'));
  }
  // They may be a hundred times as large as all else.
  const read = entries.filter(({ path }) => !path.startsWith(PICTURES));
  return new Map(read.map(({ path, id }) => [path, id]));
}

/** Those below a folder; nothing else is read. */
export function* filesBelow(files: DataFiles, under: string): Generator<[path: string, bytes: Buffer]> {
  for (const path of files.keys()) {
    if (!path.startsWith(under)) continue;
    yield [path, files.get(path) ?? Buffer.alloc(0)];
  }
}

/** @throws UsageError where there is no catalog */
export async function readFolder(folder: string): Promise<DataFiles> {
  if (!existsSync(join(folder, DATA)))
    throw new UsageError(`There is no catalog in ${folder}: it has no folder data/.`);
  const names = (await allFiles(join(folder, DATA))).filter((name) => KNOWN_FILE.test(name));
  const paths = names.map((name) => `${DATA}/${name}`).filter((path) => !path.startsWith(PICTURES));
  return new Map(await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path))] as const)));
}

/** The order of records in a file. */
export function compareRecords(a: RecordKey, b: RecordKey): number {
  return compareText(a.witness, b.witness) || compareText(a.subject, b.subject);
}

type RecordKey = Pick<EvidenceRecord, 'witness' | 'subject'>;

/** @throws DataError, first of all where the format of data/ is another one than this engine reads */
export function parseSettings(files: DataFiles): Settings {
  const bytes = files.get(SETTINGS) ?? Buffer.alloc(0);
  const problem = formatProblem(bytes);
  if (problem !== undefined) throw new DataError(inFile(SETTINGS, [problem]));
  return parseFile<Settings>(SETTINGS, bytes, validateSettings);
}

/** Where a slug has gone that was renamed, perhaps several times. */
export function presentSlug(slug: string, ledger: ReadonlyMap<string, Decision>): string {
  let present = slug;
  for (let step = 0; step < MAX_RENAMES; step += 1) {
    const { state, renamed_to } = ledger.get(present) ?? {};
    if (state !== 'renamed' || renamed_to === undefined) break;
    present = renamed_to;
  }
  return present;
}

/** What the ledger has of some slugs. @throws DataError */
export async function readRecords(files: DataFiles, slugs: readonly string[]): Promise<Map<string, LedgerRecord>> {
  if (files instanceof CommittedFiles) await files.hold(slugs.map(ledgerPath));
  const records = slugs.flatMap((slug): [string, LedgerRecord][] => {
    const bytes = files.get(ledgerPath(slug));
    return bytes === undefined ? [] : [[slug, parseFile<LedgerRecord>(ledgerPath(slug), bytes, validateLedgerRecord)]];
  });
  return new Map(records);
}

/** Parses one file of data/ and checks its shape. @throws DataError */
export function parseFile<T>(path: string, bytes: Buffer, validate: Validate): T {
  const value = tryParseFile<T>(path, bytes, validate);
  if (Array.isArray(value)) throw new DataError(value);
  return value;
}

/** The same of bytes that were found to be as they must be. */
export function parseChecked<T>(bytes: Buffer): T {
  return withoutSchema(jsonOf(bytes)) as T;
}

/** A ledger takes corrections of any shape, and what writes them again walks down to the end of each. */
function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** @returns what is wrong with it, where it is not as it must be */
export function tryParseFile<T>(path: string, bytes: Buffer, validate: Validate): T | FileProblem[] {
  const value = jsonOf(bytes);
  if (value === undefined || isDeeper(value, MAX_DEPTH) || !validate(value))
    return dataFileProblems(path, bytes, validate);
  return withoutSchema(value) as T;
}

/** What editors go by is nothing of the catalog. */
function withoutSchema(value: unknown): unknown {
  if (isObject(value)) delete value.$schema;
  return value;
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

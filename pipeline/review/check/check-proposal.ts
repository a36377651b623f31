/** The check of a branch before it is merged: what its merge would change, and what is wrong with that. */
import { stripVTControlCharacters } from 'node:util';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { validateListing } from '../../../schemas/contracts/generated/validators.js';
import { readUserPages, userPageProblems } from '../../collect/evidence/users/user-pages.ts';
import { feedProblems } from '../../collect/feeds/feed-problems.ts';
import { adviceProblems } from '../../repo/catalog/check-only-problems.ts';
import { parseCatalog, type ReadCatalog, readCatalog } from '../../repo/catalog/parse-catalog.ts';
import { type CatalogData, type DataFiles, listingPath, readCommit, SETTINGS } from '../../repo/data/data-files.ts';
import { migrated } from '../../repo/data/data-format.ts';
import { readSettings } from '../../repo/data/operator.ts';
import { picturesOf } from '../../repo/data/picture-files.ts';
import { git, tryGit } from '../../repo/git/git.ts';
import { commitNamed, readObjects } from '../../repo/git/objects.ts';
import type { PublicKey } from '../../repo/keys/ed25519.ts';
import { trustedRecordKeys } from '../../repo/keys/record-signing-key.ts';
import { DataError, type FileProblem, problemReport } from '../../repo/problems/file-problem.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { changeNotes, isJudged, textFaults } from './changes/change-notes.ts';
import { type ChangedFile, changedFiles, REMOVED } from './changes/changed-files.ts';
import { outsideFaults } from './changes/outside-branches.ts';
import {
  type BranchFault,
  type BranchKind,
  branchOf,
  fileFaults,
  type ListingFault,
  MAX_BYTES,
  slugOfPath,
} from './changes/proposal-branch.ts';
import { documentReader, type ReadDocuments } from './folder/local-documents.ts';
import { evidenceFaults } from './listings/evidence-files.ts';
import type { Edit } from './listings/person-edits.ts';
import { FALSE_PICTURE, falsePictures, missingPictures } from './listings/picture-files.ts';
import { listingFaults, type Merge } from './listings/proposal-rules.ts';
import { checkDerived } from './listings/signed-listings.ts';

/** Commits of one branch in which an earlier form of a listing is looked for. */
const MAX_FORMS = 50;
/** So many files that are not in order are named. */
const MAX_FILES = 100;

export interface CheckRequest {
  folder: string;
  /** Name of the branch, like moderation/astro. It decides which rules hold. */
  name: string;
  /** The published branch, and the one that is to be merged: any names git knows. */
  base: string;
  head: string;
  /** It is another repository's, whose names of branches say nothing. */
  outside?: boolean;
  /** Reads documents in data/feeds; undefined: they are not read. */
  readDocuments?: ReadDocuments;
  /** address:port pairs that feeds may name although they are not public. */
  trust?: readonly string[];
}

export interface CheckResult {
  faults: (BranchFault | ListingFault)[];
  /** What a merge would change; empty where there is no merge. */
  changes: ChangedFile[];
  /** Slugs whose listing or record would change. */
  slugs: string[];
  /** The published branch as it is and as it would be, where both can be read. */
  merge?: Merge;
  /** Slug → what a person has edited, which is not the source's words. */
  edits?: ReadonlyMap<string, Edit[]>;
  /** What the changes mean that no rule judges, a sentence each. */
  notes?: string[];
  /** Commit and tree that the changes lie between. */
  range?: [base: string, tree: string];
}

/** Writes no ref and no work tree. @throws Error where the names lead nowhere, or the published branch is broken */
export async function checkBranch(request: CheckRequest): Promise<CheckResult> {
  const { folder, name, base, head, outside } = request;
  const [from, to] = [await commitOf(folder, base), await commitOf(folder, head)];
  const refused = (code: string, message: string): CheckResult => ({
    faults: [{ code, message }],
    changes: [],
    slugs: [],
  });
  const messages = await git(folder, ['log', '--format=%B', `${from}..${to}`]);
  const branch: BranchKind | undefined = outside ? { kind: 'ordinary' } : branchOf(name, messages);
  if (branch === undefined) return refused('bad_branch_name', 'Its name is none that the pipeline gives a branch.');
  const tree = await tryGit(folder, ['merge-tree', '--write-tree', from, to]);
  const changes = tree === undefined ? undefined : await changedFiles(folder, [from, tree]);
  if (tree === undefined || changes === undefined) {
    return refused(
      'conflict',
      'It cannot be merged: it conflicts with the published branch. Run `catalog sync --renew` with the name behind ' +
        'moderation/: that proposes it again, with what a person has edited.',
    );
  }
  const slugs = [...new Set(changes.flatMap(({ path }) => slugOfPath(path) ?? []))];
  const trial: TrialMerge = { branch, changes, slugs, range: [from, tree], head: to };
  const notes = branch.kind === 'ordinary' ? changeNotes(changes, await settingsIn(folder, [from, tree])) : [];
  return { changes, slugs, notes, range: trial.range, ...(await checkChanges(request, trial)) };
}

type TrialMerge = { branch: BranchKind; head: string } & Required<Pick<CheckResult, 'changes' | 'slugs' | 'range'>>;

async function checkChanges(
  request: CheckRequest,
  trial: TrialMerge,
): Promise<Pick<CheckResult, 'faults' | 'merge' | 'edits'>> {
  const { folder, outside } = request;
  const { branch, changes, slugs, range } = trial;
  const [base, tree] = range;
  const isOrdinary = branch.kind === 'ordinary';
  if (isOrdinary && !changes.some(({ path }) => isJudged(path))) return { faults: [] };
  const texts = await textsOf(folder, changes);
  const found = [...(outside ? outsideFaults(changes, texts) : []), ...textFaults(changes, texts)];
  // What is too large is not read.
  const unread = fileFaults(changes, branch).some(({ code }) => code === 'too_large');
  const read = unread ? [] : await readTree(folder, tree);
  const keys = await trustedRecordKeys(folder, await publishedSettings(folder, base));
  const wrong = Array.isArray(read) ? read : await dataFaults(read, changes, { ...request, isOrdinary });
  const { data: after, problems = [] } = Array.isArray(read) ? {} : read.catalog;
  const pages = after === undefined ? new Map() : readUserPages(after);
  if (!unread && !outside) found.push(...(await evidenceFaults(folder, range, changes, { keys, pages })));
  // What takes listings away has more to be said of it.
  if (after === undefined || problems.some(({ code }) => code !== 'listing_missing')) {
    return { faults: [...found, ...fileFaults(changes, branch), ...wrong] };
  }
  found.push(...wrong);
  // From outside no listing comes in, so none is looked at; and a branch without any may repair what is published.
  if (outside || (isOrdinary && slugs.length === 0)) return { faults: found };
  const listings = await checkListings(folder, trial, { after, keys });
  return { ...listings, faults: [...found, ...listings.faults] };
}

/** What the listings and records of a merge say, once its files can be read. */
async function checkListings(
  folder: string,
  { branch, changes, slugs, range: [base, tree], head }: TrialMerge,
  { after, keys }: { after: CatalogData; keys: readonly PublicKey[] },
): Promise<Pick<CheckResult, 'faults' | 'merge' | 'edits'>> {
  // An upgrade is looked at by the engine that it brings.
  const before = parseCatalog(migrated(await readCommit(folder, base)));
  const merge = { before, after };
  const former = branch.kind === 'one' ? after.listings.get(branch.slug)?.renamed_from : undefined;
  const own = former !== undefined && before.listings.has(former) ? former : undefined;
  const wanted = branch.kind === 'one' ? new Set([...slugs, branch.slug]) : slugs;
  const listings = [...(branch.kind === 'updates' ? after.listings.keys() : wanted)].flatMap(
    (slug) => after.listings.get(slug) ?? [],
  );
  const pictures = new Set(listings.flatMap(picturesOf));
  const derived = await checkDerived(wanted, merge, {
    keys,
    formsOf: (slug) => formsBetween(folder, `${base}..${head}`, slug),
  });
  return {
    faults: [
      ...(await pictureFaults(folder, tree, changes, listings)),
      ...fileFaults(changes, branch, { former: own, pictures }),
      ...listingFaults(branch, wanted, merge),
      ...derived.faults,
    ],
    merge,
    edits: derived.edits,
  };
}

async function pictureFaults(
  folder: string,
  tree: string,
  changes: readonly ChangedFile[],
  listings: readonly Listing[],
): Promise<(BranchFault | ListingFault)[]> {
  const isFalse = (await falsePictures(folder, changes)).size > 0;
  const places = listings.map((listing) => ({ listing, tree }));
  const missing = await missingPictures(folder, places);
  return [...(isFalse ? [FALSE_PICTURE] : []), ...missing];
}

/** Settings as they are written, before and after. */
async function settingsIn(folder: string, trees: readonly string[]): Promise<unknown[]> {
  const names = trees.map((tree) => `${tree}:${SETTINGS}`);
  return (await readObjects(folder, names)).map(jsonOf);
}

/** What the changed files of data/ say, as far as they are read. */
async function textsOf(folder: string, changes: readonly ChangedFile[]): Promise<ReadonlyMap<string, string>> {
  const read = changes.filter(({ path, mode, size }) => isJudged(path) && mode !== REMOVED && size <= MAX_BYTES);
  const ids = read.map(({ id }) => id);
  const objects = await readObjects(folder, ids);
  return new Map(read.map(({ path }, index) => [path, objects[index]?.toString('utf8') ?? '']));
}

/** Whatever else is wrong with the published branch, a branch may repair. */
async function publishedSettings(folder: string, base: string): Promise<Pick<Settings, 'moderation'>> {
  return readSettings(migrated(await readCommit(folder, base, [SETTINGS]))) ?? {};
}

/** A listing in the commits of a range that changed it, the newest first. */
export async function formsBetween(folder: string, range: string, slug: string): Promise<Listing[]> {
  const path = listingPath(slug);
  const commits = await git(folder, ['log', `--max-count=${MAX_FORMS}`, '--format=%H', range, '--', path]);
  const names = commits.split('\n').flatMap((commit) => (commit === '' ? [] : `${commit}:${path}`));
  const forms = (await readObjects(folder, names)).map(jsonOf);
  return forms.filter((form) => validateListing(form)) as Listing[];
}

interface ReadTree {
  files: DataFiles;
  catalog: ReadCatalog;
}

/** @returns faults where some are no plain files */
async function readTree(folder: string, tree: string): Promise<ReadTree | BranchFault[]> {
  try {
    const files = await readCommit(folder, tree);
    return { files, catalog: readCatalog(files) };
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    return error.message.split('\n').map((message) => ({ code: 'bad_data', message }));
  }
}

/** What is wrong with the files; of a branch that is none of the pipeline's, also with feeds that it changes. */
async function dataFaults(
  { files, catalog: { problems, ...parts } }: ReadTree,
  changes: readonly ChangedFile[],
  { readDocuments, trust = [], isOrdinary }: CheckRequest & { isOrdinary: boolean },
): Promise<BranchFault[]> {
  // Whose listing is taken away is said of that listing.
  if (!isOrdinary) return faultsOf(problems.filter(({ code }) => code !== 'listing_missing'));
  const changed = new Set(changes.map(({ path }) => path));
  const read = readDocuments === undefined ? async () => [] : documentReader(readDocuments, parts.categories);
  const feeds = await feedProblems(files, { read, trusted: new Set(trust) }, (path) => changed.has(path));
  return faultsOf([...problems, ...adviceProblems(files, parts), ...feeds, ...userPageProblems(files, parts)]);
}

/** One for each file, in the words of `catalog validate`. */
function faultsOf(problems: readonly FileProblem[]): BranchFault[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const files = [...Map.groupBy(errors, ({ file }) => file)];
  const faults = files.slice(0, MAX_FILES).map(([, found]): BranchFault => {
    return { code: 'bad_data', message: stripVTControlCharacters(problemReport(found)), problems: found };
  });
  const left = files.length - faults.length;
  return left > 0 ? [...faults, { code: 'bad_data', message: `${left} more files are not in order.` }] : faults;
}

async function commitOf(folder: string, ref: string): Promise<string> {
  // By its short name, git would prefer a tag that is called like the branch.
  const commit = (await commitNamed(folder, `refs/heads/${ref}`)) ?? (await commitNamed(folder, ref));
  if (commit === undefined)
    throw new Error('--base or --head names no commit. In a workflow, check out with fetch-depth 0.');
  return commit;
}

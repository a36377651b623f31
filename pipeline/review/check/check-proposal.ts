/** The check of a branch before it is merged: what its merge would change, and what is wrong with that. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { validateListing } from '../../../schemas/contracts/generated/validators.js';
import {
  type CatalogData,
  DATA,
  DataError,
  type DataFiles,
  listingPath,
  parseCatalog,
  readCommit,
  SETTINGS,
} from '../../repo/data/data-files.ts';
import { migrated } from '../../repo/data/data-format.ts';
import { readOperator, readSettings } from '../../repo/data/operator.ts';
import { picturesOf } from '../../repo/data/picture-files.ts';
import { git, tryGit } from '../../repo/git/git.ts';
import { readObjects } from '../../repo/git/objects.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { trustedRecordKeys } from '../plan/record-key.ts';
import { type ChangedFile, changedFiles } from './changed-files.ts';
import { checkDerived } from './derived-listings.ts';
import { evidenceFaults } from './evidence-files.ts';
import { outsideFaults } from './from-outside.ts';
import { keptDocumentFaults, unreadDocumentFaults } from './kept-documents.ts';
import type { Edit } from './person-edits.ts';
import { FALSE_PICTURE, falsePictures, missingPictures } from './picture-files.ts';
import { type Branch, branchOf, type Fault, fileFaults, slugOfPath } from './proposal-branch.ts';
import { type ListingFault, listingFaults, type Merge } from './proposal-rules.ts';
import type { SourceReader } from './source-reader.ts';

/** Commits of one branch in which an earlier form of a listing is looked for. */
const MAX_FORMS = 50;

export interface CheckRequest {
  folder: string;
  /** Name of the branch, like moderation/astro. It decides which rules hold. */
  name: string;
  /** The published branch, and the one that is to be merged: any names git knows. */
  base: string;
  head: string;
  /** It is another repository's, whose names of branches say nothing. */
  outside?: boolean;
  /** Reads sources again; undefined: what is not signed cannot be verified. */
  sources?: SourceReader | undefined;
  /** Like 2026-01-31 */
  today: string;
}

export interface CheckResult {
  faults: (Fault | ListingFault)[];
  /** What a merge would change; empty where there is no merge. */
  changes: ChangedFile[];
  /** Slugs whose listing or record would change. */
  slugs: string[];
  /** The published branch as it is and as it would be, where both can be read. */
  merge?: Merge;
  /** Slug → what a person has edited, which is not the source's words. */
  edits?: ReadonlyMap<string, Edit[]>;
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
  const branch: Branch | undefined = outside ? { kind: 'ordinary' } : branchOf(name, messages);
  if (branch === undefined) return refused('bad_branch_name', 'Its name is none that the pipeline gives a branch.');
  const tree = await tryGit(folder, ['merge-tree', '--write-tree', from, to]);
  const changes = tree === undefined ? undefined : await changedFiles(folder, [from, tree]);
  if (tree === undefined || changes === undefined) {
    return refused(
      'conflict',
      'It cannot be merged: it conflicts with the published branch. Run `catalog sync --renew` with the name behind ' +
        'moderation/: that proposes it anew, with what a person has edited.',
    );
  }
  const slugs = [...new Set(changes.flatMap(({ path }) => slugOfPath(path) ?? []))];
  const proposal: Proposal = { branch, changes, slugs, range: [from, tree], head: to };
  return { changes, slugs, range: proposal.range, ...(await checkChanges(request, proposal)) };
}

type Proposal = { branch: Branch; head: string } & Required<Pick<CheckResult, 'changes' | 'slugs' | 'range'>>;

async function checkChanges(
  request: CheckRequest,
  proposal: Proposal,
): Promise<Pick<CheckResult, 'faults' | 'merge' | 'edits'>> {
  const { folder, outside } = request;
  const { branch, changes, slugs, range } = proposal;
  const [base, tree] = range;
  const isOrdinary = branch.kind === 'ordinary';
  if (isOrdinary && !changes.some(({ path }) => path === DATA || path.startsWith(`${DATA}/`))) return { faults: [] };
  const found = outside ? await outsideFaults(folder, tree, changes) : [];
  // What is too large is not read.
  const unread = fileFaults(changes, branch).some(({ code }) => code === 'too_large');
  const read = unread ? undefined : await readTree(folder, tree);
  if (!unread && !outside) {
    const keys = await trustedRecordKeys(folder, await publishedSettings(folder, base));
    found.push(...(await evidenceFaults(folder, range, changes, keys)));
  }
  if (isOrdinary && read?.files !== undefined) {
    const { files } = read;
    found.push(
      ...operatorFaults(files),
      ...unreadDocumentFaults(changes.map(({ path }) => path).filter((path) => files.has(path))),
    );
  }
  if (read === undefined || read.data instanceof DataError) {
    return { faults: [...found, ...fileFaults(changes, branch), ...(read === undefined ? [] : dataFaults(read.data))] };
  }
  const after = read.data;
  if (isOrdinary) found.push(...dataFaults(after));
  // From outside no listing comes in, so none is looked at; and a branch without any may repair what is published.
  if (outside || (isOrdinary && slugs.length === 0)) return { faults: found };
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
  found.push(...(await pictureFaults(folder, tree, changes, listings)));
  const derived = await checkDerived(wanted, merge, {
    keys: await trustedRecordKeys(folder, before.settings),
    sources: request.sources,
    today: request.today,
    formsOf: (slug) => formsBetween(folder, `${base}..${proposal.head}`, slug),
  });
  return {
    faults: [
      ...found,
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
): Promise<(Fault | ListingFault)[]> {
  const isFalse = (await falsePictures(folder, changes)).size > 0;
  const missing = await missingPictures(
    folder,
    listings.map((listing) => ({ listing, tree })),
  );
  return [...(isFalse ? [FALSE_PICTURE] : []), ...missing];
}

/** Whatever else is wrong with the published branch, a branch may repair. */
async function publishedSettings(folder: string, base: string): Promise<Pick<Settings, 'moderation'>> {
  return readSettings(migrated(await readCommit(folder, base, [SETTINGS]))) ?? {};
}

/** A listing in the commits of a range that changed it, the newest first. */
export async function formsBetween(folder: string, range: string, slug: string): Promise<Listing[]> {
  const path = listingPath(slug);
  const commits = await git(folder, ['log', `--max-count=${MAX_FORMS}`, '--format=%H', range, '--', path]);
  const names = commits.split('\n').filter(Boolean);
  const objects = await readObjects(
    folder,
    names.map((commit) => `${commit}:${path}`),
  );
  return objects.map(jsonOf).filter((form) => validateListing(form)) as Listing[];
}

async function readTree(
  folder: string,
  tree: string,
): Promise<{ files: DataFiles | undefined; data: CatalogData | DataError }> {
  let files: DataFiles | undefined;
  try {
    files = await readCommit(folder, tree);
    return { files, data: parseCatalog(files) };
  } catch (error) {
    if (error instanceof DataError) return { files, data: error };
    throw error;
  }
}

/** What would stop the build: all of it at once, whatever else is wrong. */
function operatorFaults(files: DataFiles): Fault[] {
  const { problems } = readOperator(files, readSettings(files) ?? {});
  return problems.map((message) => ({ code: 'bad_operator_setting', message }));
}

/** A listing is there if and only if its record says published; the other direction is the parser's. */
function dataFaults(data: CatalogData | DataError): Fault[] {
  if (data instanceof DataError) return data.message.split('\n').map((message) => ({ code: 'bad_data', message }));
  const unlisted = [...data.ledger.values()].some(
    ({ slug, state }) => state === 'published' && !data.listings.has(slug),
  );
  return [
    ...(unlisted
      ? [{ code: 'unlisted', message: 'A ledger record says published, and its listing is not there.' }]
      : []),
    ...keptDocumentFaults(data),
  ];
}

async function commitOf(folder: string, ref: string): Promise<string> {
  const idOf = (name: string) =>
    tryGit(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  // By its short name, git would prefer a tag that is called like the branch.
  const commit = (await idOf(`refs/heads/${ref}`)) ?? (await idOf(ref));
  if (commit === undefined)
    throw new Error('--base or --head names no commit. In a workflow, check out with fetch-depth 0.');
  return commit;
}

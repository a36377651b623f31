/** The open moderation branches: what waits for a person. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord, Yank } from '../../../../schemas/contracts/generated/moderation.ts';
import { validateLedgerRecord, validateListing } from '../../../../schemas/contracts/generated/validators.js';
import { compareText } from '../../../../schemas/rules/compare-text.ts';
import { isSlug } from '../../../../schemas/rules/slug.ts';
import { inEnglish } from '../../../../schemas/wording/problem-languages.ts';
import { WINDOW } from '../../../repo/data/committed-files.ts';
import { ledgerPath, listingPath, parseFile, slugIn } from '../../../repo/data/data-files.ts';
import { git, PIPELINE, tryGit } from '../../../repo/git/git.ts';
import { readObjects } from '../../../repo/git/objects.ts';
import { DataError } from '../../../repo/problems/file-problem.ts';
import { chunksOf } from '../../../repo/text/chunks.ts';
import { sha256 } from '../../../repo/text/sha256.ts';
import type { Snapshot } from '../entries/entry.ts';
import { readEntryFiles } from '../entries/entry-files.ts';
import type { Overrides } from '../entries/overrides.ts';
import { type Branch, isAncestor, LOCAL, listBranches, MODERATION, UPDATES_BRANCH } from './branches.ts';

const PREFIX = LOCAL + MODERATION;
const BATCH = /^refs\/heads\/moderation\/_batch-([1-9]\d{0,5})$/;
const READING = /^refs\/heads\/moderation\/_reading-/;

export const proposalRef = (slug: string) => `${PREFIX}${slug}`;
export const batchRef = (number: number) => `${PREFIX}_batch-${number}`;
/** What a newer reader makes of sources that say what they said: one branch for all listings. */
export const readingRef = (version: string) => `${PREFIX}_reading-${version}`;
export const isReadingRef = (ref: string) => READING.test(ref);
const isBatchRef = (ref: string) => BATCH.test(ref) || isReadingRef(ref);

export interface Proposal {
  slug: string;
  ref: string;
  commit: string;
  /** undefined where the branch does not hold what a proposal must hold; `fault` says why. */
  snapshot?: Snapshot;
  fault?: string;
  /** A person has committed to it: it is left alone. */
  touched: boolean;
  /** It stands in some work tree, so it is neither moved nor removed. */
  checkedOut: boolean;
  /** Main's copy of its two files is no longer the one it was made from. */
  outdated: boolean;
  /** What shares its branch, where that is not its own. */
  batch?: Batch;
  /** A person's edits of a branch that is given up: they go into the new proposal. */
  corrections?: Overrides;
  /** Versions that a person has withdrawn there. */
  yanked?: readonly Yank[] | undefined;
  /** Of its two files, byte for byte: who publishes it names what was shown. */
  digest: string;
}

/** A branch as people decide on it: one listing, or several that share it. */
export interface WaitingBranch {
  /** Its slug, or like `_batch-1`. */
  name: string;
  ref: string;
  commit: string;
  /** Of all its listings. */
  digest: string;
  members: Proposal[];
}

/** A branch `_batch-<n>` with several new listings, or `_reading-<version>` with changes of published ones. */
export interface Batch {
  /** Slugs whose two files it holds. */
  members: string[];
  /** Slugs of which a person has taken a file out, or both. */
  removed: string[];
}

/** One slug of one branch, before its files are read. */
interface BranchEntry extends Pick<Proposal, 'slug' | 'ref' | 'commit' | 'checkedOut' | 'touched' | 'batch'> {
  /** Commit it was made from. */
  base: string | undefined;
}

/**
 * All proposals of the repository, by slug. One git process reads every file of every branch.
 * @param branches where they are known already
 */
export async function readProposals(
  folder: string,
  main: string,
  branches?: readonly Branch[],
): Promise<Map<string, Proposal>> {
  const entries = await listEntries(folder, main, branches ?? (await listHeads(folder)));
  const proposals = new Map<string, Proposal>();
  for (const some of chunksOf(entries, WINDOW)) {
    const places = some.flatMap(({ slug, commit, base }) => [commit, base, main].map((at) => [at, slug] as const));
    const files = await readEntryFiles(folder, places);
    for (const [index, { base: _base, ...entry }] of some.entries()) {
      const { slug, batch } = entry;
      const [own = [], ...copies] = files.slice(index * 3, index * 3 + 3);
      const isHere = batch === undefined || !own.includes(undefined);
      (isHere ? batch?.members : batch?.removed)?.push(slug);
      if (!isHere) continue;
      const [digest = '', then, now] = [own, ...copies].map(digestOfFiles);
      proposals.set(slug, { ...entry, outdated: then !== now, digest, ...parseSnapshot(slug, own) });
    }
  }
  return proposals;
}

export function waitingBranches(proposals: ReadonlyMap<string, Proposal>): WaitingBranch[] {
  return [...Map.groupBy(proposals.values(), ({ ref }) => ref)].map(([ref, members]) => {
    const [{ commit = '', digest = '' } = {}] = members;
    const all = members.length === 1 && !isBatchRef(ref) ? digest : shortDigest(members.map((member) => member.digest));
    return { name: ref.slice(PREFIX.length), ref, commit, digest: all, members };
  });
}

/** As long as nobody can make another proposal that has the same, and short enough to be typed. */
const DIGEST_LENGTH = 16;

/** Digest of a listing as it is published, made like that of a proposal; undefined where there is none. */
export async function publishedDigest(folder: string, main: string, slug: string): Promise<string | undefined> {
  if (!isSlug(slug)) return undefined;
  const [files = []] = await readEntryFiles(folder, [[main, slug]]);
  return files.includes(undefined) ? undefined : digestOfFiles(files);
}

const digestOfFiles = (files: readonly (Buffer | undefined)[]) => shortDigest(files.map((file) => sha256(file ?? '')));

export const shortDigest = (parts: readonly string[]) => sha256(parts.join('\n')).slice(0, DIGEST_LENGTH);

/** Batches first: a slug that a person took out of one and put back has a branch of its own by then, which counts. */
async function listEntries(folder: string, main: string, branches: readonly Branch[]): Promise<BranchEntry[]> {
  const merged = new Set<string>();
  for (const commit of new Set(branches.flatMap(({ parents }) => parents))) {
    if (commit === main || (await isAncestor(folder, commit, main))) merged.add(commit);
  }
  const entries = await Promise.all(
    branches.map(async (branch): Promise<BranchEntry[]> => {
      const { name, ref, commit, parents, email, checkedOut } = branch;
      const touched = checkedOut || email !== PIPELINE.email || !parents.every((parent) => merged.has(parent));
      const base = touched ? await tryGit(folder, ['merge-base', main, commit]) : parents[0];
      const entry = { ref, commit, checkedOut, touched, base };
      if (!isBatchRef(ref)) return [{ ...entry, slug: name.slice(MODERATION.length) }];
      const batch: Batch = { members: [], removed: [] };
      const slugs = base === undefined ? [] : await slugsBetween(folder, base, commit);
      return slugs.map((slug) => ({ ...entry, slug, batch }));
    }),
  );
  return entries.flat().sort((a, b) => Number(a.batch === undefined) - Number(b.batch === undefined));
}

/** Slugs whose listing any commit behind `base` has written or removed. */
async function slugsBetween(folder: string, base: string, commit: string): Promise<string[]> {
  const range = `${base}..${commit}`;
  const paths = await git(folder, ['log', '--format=', '--name-only', '--no-renames', range, '--', 'data/listings']);
  const slugs = paths.split('\n').map(slugIn);
  return [...new Set(slugs)].filter((slug) => isSlug(slug)).sort(compareText);
}

/** Those of one slug or batch. */
async function listHeads(folder: string): Promise<Branch[]> {
  const branches = await listBranches(folder, [LOCAL]).catch(async (error) => {
    throw (await brokenBranch(folder)) ?? error;
  });
  return branches.filter(({ name }) => name !== UPDATES_BRANCH);
}

/** Git says nothing of any branch where the commit of one is gone. */
async function brokenBranch(folder: string): Promise<Error | undefined> {
  const lines = await git(folder, ['for-each-ref', '--format=%(objectname) %(refname)', PREFIX]);
  const refs = lines.split('\n').map((line) => line.split(' ') as [id: string, ref: string]);
  const ids = refs.map(([id]) => id);
  const commits = await readObjects(folder, ids);
  const [, ref] = refs.find((_, index) => commits[index] === undefined) ?? [];
  if (ref === undefined) return undefined;
  const isKnown = isSlug(ref.slice(PREFIX.length)) || isBatchRef(ref);
  const name = isKnown ? ref : 'A branch below moderation/';
  const remedy = isKnown ? `git update-ref -d ${ref}` : '`git fsck` names it';
  return new Error(`${name} leads to a commit that is not here. Fetch that, or delete the branch (${remedy}).`);
}

/** The highest number of a batch, 0 where there is none. Batches without any listing left count too. */
export async function lastBatchNumber(folder: string): Promise<number> {
  const branches = await listHeads(folder);
  return Math.max(0, ...branches.map(({ ref }) => Number(BATCH.exec(ref)?.[1] ?? 0)));
}

/** So many are named in a line; a check names all. */
const MOST_NAMED = 3;

/** In one line, for a list. */
function faultOf({ message, problems }: DataError): string {
  const [first] = problems;
  if (first === undefined) return message;
  const sentences = problems.slice(0, MOST_NAMED).map((problem) => inEnglish(problem).message);
  const more = problems.length > MOST_NAMED ? ` And ${problems.length - MOST_NAMED} more.` : '';
  return `${first.file}: ${sentences.join(' ')}${more}`;
}

function parseSnapshot(slug: string, [listing, record]: readonly (Buffer | undefined)[]) {
  try {
    if (listing === undefined || record === undefined) throw new DataError('It lacks the listing or its record.');
    const snapshot = {
      listing: parseFile<Listing>(listingPath(slug), listing, validateListing),
      record: parseFile<LedgerRecord>(ledgerPath(slug), record, validateLedgerRecord),
    };
    if (snapshot.listing.slug !== slug || snapshot.record.slug !== slug) {
      throw new DataError('It holds another slug than its name.');
    }
    return { snapshot };
  } catch (error) {
    if (error instanceof DataError) return { fault: faultOf(error) };
    throw error;
  }
}

/** The open moderation branches: what waits for a person. */
import type { Listing } from '../../schemas/generated/listing.ts';
import type { LedgerRecord } from '../../schemas/generated/moderation.ts';
import { validateLedgerRecord, validateListing } from '../../schemas/generated/validators.js';
import { isSlug } from '../../schemas/rules/slug.ts';
import { DataError, ledgerPath, listingPath, parseFile } from '../data-files.ts';
import { git, PIPELINE, tryGit } from '../git/git.ts';
import { readObjects } from '../git/objects.ts';
import type { Snapshot } from './snapshot.ts';

const PREFIX = 'refs/heads/moderation/';

export const proposalRef = (slug: string) => `${PREFIX}${slug}`;

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
}

interface Branch {
  ref: string;
  slug: string;
  commit: string;
  parents: string[];
  email: string;
  checkedOut: boolean;
}

/** All proposals of the repository, by slug. One git process reads every file of every branch. */
export async function readProposals(folder: string, main: string): Promise<Map<string, Proposal>> {
  const branches = await listBranches(folder);
  const merged = await ancestry(folder, main, new Set(branches.flatMap(({ parents }) => parents)));
  const touched = branches.map(
    ({ email, parents, checkedOut }) =>
      checkedOut || email !== PIPELINE.email || !parents.every((parent) => merged.has(parent)),
  );
  const bases = await Promise.all(
    branches.map(({ commit, parents }, index) =>
      touched[index] ? tryGit(folder, ['merge-base', main, commit]) : parents[0],
    ),
  );
  const wanted = branches.flatMap(({ slug, commit }, index) =>
    [commit, bases[index], main].flatMap((at) => [`${at}:${listingPath(slug)}`, `${at}:${ledgerPath(slug)}`]),
  );
  const objects = await readObjects(folder, wanted);
  return new Map(
    branches.map(({ slug, ref, commit, checkedOut }, index) => {
      const [listing, record, ...copies] = objects.slice(index * 6, index * 6 + 6);
      const [listingThen, recordThen, listingNow, recordNow] = copies.map((copy) => copy?.toString() ?? '');
      const outdated = listingThen !== listingNow || recordThen !== recordNow;
      const snapshot = parseSnapshot(slug, listing, record);
      return [slug, { slug, ref, commit, checkedOut, touched: touched[index] === true, outdated, ...snapshot }];
    }),
  );
}

async function listBranches(folder: string): Promise<Branch[]> {
  const format = '%(refname)%09%(objectname)%09%(parent)%09%(committeremail:trim)%09%(worktreepath)';
  const lines = await git(folder, ['for-each-ref', `--format=${format}`, PREFIX]);
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [ref = '', commit = '', parents = '', email = '', workTree = ''] = line.split('\t');
      return {
        ref,
        slug: ref.slice(PREFIX.length),
        commit,
        parents: parents.split(' ').filter(Boolean),
        email,
        checkedOut: workTree !== '',
      };
    })
    .filter(({ slug }) => isSlug(slug));
}

/** Which of the commits main already contains. */
async function ancestry(folder: string, main: string, commits: ReadonlySet<string>): Promise<Set<string>> {
  const merged = new Set<string>();
  for (const commit of commits) {
    if ((await tryGit(folder, ['merge-base', '--is-ancestor', commit, main])) !== undefined) merged.add(commit);
  }
  return merged;
}

function parseSnapshot(slug: string, listing: Buffer | undefined, record: Buffer | undefined) {
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
    if (error instanceof DataError) return { fault: error.message };
    throw error;
  }
}

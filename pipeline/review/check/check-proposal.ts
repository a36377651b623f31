/** The check of a branch before it is merged: what its merge would change, and what is wrong with that. */
import { type CatalogData, DATA, DataError, parseCatalog, readCommit } from '../../repo/data/data-files.ts';
import { git, tryGit } from '../../repo/git/git.ts';
import { type ChangedFile, changedFiles } from './changed-files.ts';
import { keptDocumentFaults } from './kept-documents.ts';
import { type Branch, branchOf, type Fault, fileFaults, slugOfPath } from './proposal-branch.ts';
import { type ListingFault, listingFaults, type Merge } from './proposal-rules.ts';

export interface CheckRequest {
  folder: string;
  /** Name of the branch, like moderation/astro. It decides which rules hold. */
  name: string;
  /** The published branch, and the one that is to be merged: any names git knows. */
  base: string;
  head: string;
}

export interface CheckResult {
  faults: (Fault | ListingFault)[];
  /** What a merge would change; empty where there is no merge. */
  changes: ChangedFile[];
  /** Slugs whose listing or record would change. */
  slugs: string[];
  /** The published branch as it is and as it would be, where both can be read. */
  merge?: Merge;
  /** Commit and tree that the changes lie between. */
  range?: [base: string, tree: string];
}

/** Writes no ref and no work tree. @throws Error where the names lead nowhere, or the published branch is broken */
export async function checkBranch({ folder, name, base, head }: CheckRequest): Promise<CheckResult> {
  const [from, to] = [await commitOf(folder, base), await commitOf(folder, head)];
  const refused = (code: string, message: string): CheckResult => ({
    faults: [{ code, message }],
    changes: [],
    slugs: [],
  });
  const branch = branchOf(name, await git(folder, ['log', '--format=%B', `${from}..${to}`]));
  if (branch === undefined) return refused('bad_branch_name', 'Its name is none that the pipeline gives a branch.');
  const tree = await tryGit(folder, ['merge-tree', '--write-tree', from, to]);
  const changes = tree === undefined ? undefined : await changedFiles(folder, [from, tree]);
  if (tree === undefined || changes === undefined) {
    return refused(
      'conflict',
      'It cannot be merged: it conflicts with the published branch. Run `catalog sync` first.',
    );
  }
  const slugs = [...new Set(changes.flatMap(({ path }) => slugOfPath(path) ?? []))];
  const range: [string, string] = [from, tree];
  if (branch.kind === 'ordinary') {
    const touchesData = changes.some(({ path }) => path === DATA || path.startsWith(`${DATA}/`));
    const faults = touchesData ? dataFaults(await readTree(folder, tree)) : [];
    return { faults, changes, slugs, range };
  }
  return { changes, slugs, range, ...(await checkProposal(folder, { branch, changes, slugs, range })) };
}

type Proposal = { branch: Branch } & Required<Pick<CheckResult, 'changes' | 'slugs' | 'range'>>;

async function checkProposal(
  folder: string,
  { branch, changes, slugs, range: [base, tree] }: Proposal,
): Promise<Pick<CheckResult, 'faults' | 'merge'>> {
  const before = parseCatalog(await readCommit(folder, base));
  // What is too large is not read.
  const unread = fileFaults(changes, branch).some(({ code }) => code === 'too_large');
  const after = unread ? undefined : await readTree(folder, tree);
  if (after === undefined || after instanceof DataError) {
    return { faults: [...fileFaults(changes, branch), ...(after === undefined ? [] : dataFaults(after))] };
  }
  const former = branch.kind === 'one' ? after.listings.get(branch.slug)?.renamed_from : undefined;
  const own = former !== undefined && before.listings.has(former) ? former : undefined;
  const wanted = branch.kind === 'one' ? new Set([...slugs, branch.slug]) : slugs;
  const merge = { before, after };
  return { faults: [...fileFaults(changes, branch, own), ...listingFaults(branch, wanted, merge)], merge };
}

async function readTree(folder: string, tree: string): Promise<CatalogData | DataError> {
  try {
    return parseCatalog(await readCommit(folder, tree));
  } catch (error) {
    if (error instanceof DataError) return error;
    throw error;
  }
}

/** A listing is there if and only if its record says published; the other direction is the parser's. */
function dataFaults(data: CatalogData | DataError): Fault[] {
  if (data instanceof DataError) return [{ code: 'bad_data', message: data.message }];
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

/** The git repository that sync and review work on: its published branch and what waits beside it. */
import { parseCatalog } from '../../repo/catalog/parse-catalog.ts';
import { isRepository, uncommitted } from '../../repo/data/checkout.ts';
import { type CatalogData, parseSettings, readCommit, SETTINGS } from '../../repo/data/data-files.ts';
import { tryGit } from '../../repo/git/git.ts';
import { type Proposal, readProposals } from './proposals.ts';

export interface Repository {
  folder: string;
  /** Published branch and its newest commit. */
  branch: string;
  main: string;
}

export interface OpenRepository extends Repository {
  data: CatalogData;
  proposals: Map<string, Proposal>;
  /** Paths below data/ that are not committed and therefore not seen. */
  uncommitted: string[];
}

/** @throws Error that says what is missing, in words an operator can act on */
export async function openRepository(folder: string): Promise<OpenRepository> {
  if (!(await isRepository(folder))) {
    throw new Error('This needs the git repository of a catalog: run it at the top of a clone.');
  }
  const head = await tryGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}']);
  if (head === undefined) throw new Error('Nothing is committed yet. Commit data/ first.');
  const files = await readCommit(folder, head, [SETTINGS]);
  if (!files.has(SETTINGS)) throw new Error(`${SETTINGS} is missing from the commit that is checked out.`);
  const branch = parseSettings(files).main_branch;
  const main = await tryGit(folder, ['rev-parse', '--verify', '--quiet', `refs/heads/${branch}`]);
  if (main === undefined) {
    throw new Error(
      `There is no branch ${branch}. Create it, or name yours as main_branch in ${SETTINGS} and commit that.`,
    );
  }
  return {
    folder,
    branch,
    main,
    data: parseCatalog(await readCommit(folder, main)),
    proposals: await readProposals(folder, main),
    uncommitted: await uncommitted(folder),
  };
}

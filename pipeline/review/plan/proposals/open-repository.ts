/** The git repository that sync and review work on: its published branch and what waits beside it. */
import { parseCatalog } from '../../../repo/catalog/parse-catalog.ts';
import {
  type CatalogData,
  type DataFiles,
  parseSettings,
  readCommit,
  SETTINGS,
} from '../../../repo/data/data-files.ts';
import { isRepository } from '../../../repo/git/git-folders.ts';
import { readObjects } from '../../../repo/git/objects.ts';
import { listHeads, type Proposal, readProposals } from './proposals.ts';

export interface Repository {
  folder: string;
  /** Published branch and its newest commit. */
  branch: string;
  main: string;
}

/** What is published, and what waits beside it. */
export interface ReviewedCatalog extends Repository {
  data: CatalogData;
  proposals: ReadonlyMap<string, Proposal>;
}

export interface OpenRepository extends ReviewedCatalog {
  /** Of the published branch, as bytes. */
  files: DataFiles;
}

/** @throws Error that says what is missing, in words an operator can act on */
export async function openRepository(folder: string): Promise<OpenRepository> {
  if (!(await isRepository(folder))) {
    throw new Error('This needs the git repository of a catalog: run it at the top of a clone.');
  }
  const [head, settings] = await readObjects(folder, ['HEAD^{commit}', `HEAD:${SETTINGS}`]);
  if (head === undefined) throw new Error('Nothing is committed yet. Commit data/ first.');
  if (settings === undefined) throw new Error(`${SETTINGS} is missing from the commit that is checked out.`);
  const branch = parseSettings(new Map([[SETTINGS, settings]])).main_branch;
  return readRepository(folder, branch);
}

/**
 * What the published branch holds now, and what waits beside it.
 * @param before what was read of it earlier, which counts as long as the branch has not moved
 */
export async function readRepository(
  folder: string,
  branch: string,
  before?: Pick<OpenRepository, 'main' | 'data' | 'files'>,
): Promise<OpenRepository> {
  const heads = await listHeads(folder, branch);
  const main = heads.find(({ name }) => name === branch)?.commit;
  if (main === undefined) {
    throw new Error(
      `There is no branch ${branch}. Create it, or name yours as main_branch in ${SETTINGS} and commit that.`,
    );
  }
  const { data, files } = main === before?.main ? before : await readPublished(folder, main);
  const waiting = heads.filter(({ name }) => name !== branch);
  return { folder, branch, main, data, files, proposals: await readProposals(folder, main, waiting) };
}

async function readPublished(folder: string, main: string): Promise<Pick<OpenRepository, 'data' | 'files'>> {
  const files = await readCommit(folder, main);
  return { data: parseCatalog(files), files };
}

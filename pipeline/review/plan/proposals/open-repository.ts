/** The git repository that sync and review work on: its published branch and what waits beside it. */
import { parseCatalog } from '../../../repo/catalog/parse-catalog.ts';
import { type CommittedFiles, WINDOW } from '../../../repo/data/committed-files.ts';
import { type CatalogData, FEEDS, openCommit, parseSettings, SETTINGS, USAGE } from '../../../repo/data/data-files.ts';
import { isRepository } from '../../../repo/git/git-folders.ts';
import { commitNamed, readObjects } from '../../../repo/git/objects.ts';
import { LOCAL } from './branches.ts';
import { type Proposal, readProposals } from './proposals.ts';

export interface Repository {
  folder: string;
  /** Published branch and its newest commit. */
  branch: string;
  main: string;
}

export interface PublishedCatalog extends Repository {
  data: CatalogData;
  /** Of the published branch, as bytes. */
  files: CommittedFiles;
}

/** What is published, and what waits beside it. */
export interface OpenRepository extends PublishedCatalog {
  proposals: ReadonlyMap<string, Proposal>;
}

export type ReviewedCatalog = Omit<OpenRepository, 'files'>;

export async function openRepository(folder: string): Promise<OpenRepository> {
  return withProposals(await openPublished(folder));
}

export async function withProposals(published: PublishedCatalog): Promise<OpenRepository> {
  return { ...published, proposals: await readProposals(published.folder, published.main) };
}

/** @throws Error that says what is missing, in words an operator can act on */
export async function openPublished(folder: string): Promise<PublishedCatalog> {
  if (!(await isRepository(folder))) {
    throw new Error('This needs the git repository of a catalog: run it at the top of a clone.');
  }
  const [head, settings] = await readObjects(folder, ['HEAD^{commit}', `HEAD:${SETTINGS}`]);
  if (head === undefined) throw new Error('Nothing is committed yet. Commit data/ first.');
  if (settings === undefined) throw new Error(`${SETTINGS} is missing from the commit that is checked out.`);
  const branch = parseSettings(new Map([[SETTINGS, settings]])).main_branch;
  return readPublished(folder, branch);
}

/** @param before what was read of the branch earlier, which counts as long as that has not moved */
export async function readPublished(
  folder: string,
  branch: string,
  before?: PublishedCatalog,
): Promise<PublishedCatalog> {
  const main = await commitNamed(folder, LOCAL + branch);
  if (main === undefined) {
    throw new Error(
      `There is no branch ${branch}. Create it, or name yours as main_branch in ${SETTINGS} and commit that.`,
    );
  }
  if (main === before?.main) return before;
  const files = await openCommit(folder, main, WINDOW);
  const data = parseCatalog(files);
  await files.hold([...files.keys()].filter((path) => path.startsWith(FEEDS) || path.startsWith(USAGE)));
  return { folder, branch, main, data, files };
}

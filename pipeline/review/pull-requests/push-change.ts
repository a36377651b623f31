/** What a command adds below data/ reaches the repository that everybody shares: as a commit, or as a pull request. */
import { commitOnto, type FileChange } from '../../repo/git/commits.ts';
import { PIPELINE } from '../../repo/git/git.ts';
import { advance } from '../../repo/git/move-branch.ts';
import { commitNamed, readCommitHeaders, readObjects } from '../../repo/git/objects.ts';
import { ApiFailure, type PullRequestsApi } from './pull-requests-api.ts';
import { fetchBranch, pushBranch, pushMain, type Remote } from './shared-repository.ts';

export interface Shared {
  remote: Remote;
  api: Pick<PullRequestsApi, 'listOf' | 'create'>;
  now: Date;
}

export interface SharedChange {
  files: readonly FileChange[];
  /** Of the commit, and of the pull request. */
  title: string;
}

export interface ProposedChange extends SharedChange {
  branch: string;
  body: string;
  /** Somebody asks for it just now, so that a pull request which was closed before does not count. */
  isAskedFor: boolean;
}

export interface Proposed {
  state: 'opened' | 'open' | 'closed';
  number: number;
}

/**
 * Wherever an earlier run ended, this goes on: the branch may be there without its pull request.
 * @throws Error in words an operator can act on
 */
export async function proposeChange({ remote, api, now }: Shared, change: ProposedChange): Promise<Proposed> {
  const { branch, title, body, isAskedFor } = change;
  await pushChange(remote, change, now);
  const known = await api.listOf(branch);
  const open = known.find(({ closedAt }) => closedAt === null);
  if (open !== undefined) return { state: 'open', number: open.number };
  const [closed] = known;
  if (closed !== undefined && !isAskedFor) return { state: 'closed', number: closed.number };
  try {
    return { state: 'opened', number: await api.create({ branch, title, body }) };
  } catch (error) {
    // Of two runs at once, one comes second.
    const since = error instanceof ApiFailure && error.status === 422 ? await api.listOf(branch) : [];
    const other = since.find(({ closedAt }) => closedAt === null);
    if (other === undefined) throw error;
    return { state: 'open', number: other.number };
  }
}

/** The branch holds these files, unless a person has made it their own. */
async function pushChange(remote: Remote, { branch, title, files }: ProposedChange, now: Date): Promise<void> {
  const { folder } = remote;
  const there = await fetchBranch(remote, branch);
  if (there !== undefined) {
    const [header] = await readCommitHeaders(folder, [there]);
    if (header?.email !== PIPELINE.email || (await holds(folder, there, files))) return;
  }
  const parent = (await commitNamed(folder, `refs/heads/${remote.branch}`)) ?? '';
  const commit = await commitOnto(folder, { parent, message: title, files }, now);
  const somebodyElse = new Error(`Somebody else has pushed to ${branch} meanwhile. Run this again.`);
  const failure = await pushBranch(remote, { name: branch, from: there, to: commit }).then(
    (isPushed) => (isPushed ? undefined : somebodyElse),
    (error: Error) => error,
  );
  if (failure === undefined) return;
  // Of two runs at once, the other one may have brought just that.
  const since = await fetchBranch(remote, branch);
  if (since === undefined || !(await holds(folder, since, files))) throw failure;
}

async function holds(folder: string, commit: string, files: readonly FileChange[]): Promise<boolean> {
  for (const { path, content } of files) {
    const [bytes] = await readObjects(folder, [`${commit}:${path}`]);
    if ((bytes?.toString('utf8') ?? null) !== content) return false;
  }
  return true;
}

/** @throws Error in words an operator can act on */
export async function pushToMain(
  { remote, now }: Pick<Shared, 'remote' | 'now'>,
  { files, title }: SharedChange,
): Promise<void> {
  const { folder, branch } = remote;
  const parent = (await commitNamed(folder, `refs/heads/${branch}`)) ?? '';
  const commit = await commitOnto(folder, { parent, message: title, files }, now);
  if (!(await pushMain(remote, commit))) {
    throw new Error(`Somebody else has pushed to ${branch} meanwhile. Fetch, and run this again.`);
  }
  await advance(folder, branch, commit, parent);
}

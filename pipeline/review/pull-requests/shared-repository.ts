/** The repository that everybody shares: what is fetched from it, and what is pushed to it. */
import { git, PIPELINE } from '../../repo/git/git.ts';
import { isShallow } from '../../repo/git/git-folders.ts';
import { advance } from '../../repo/git/move-branch.ts';
import { commitNamed, idsOfObjects } from '../../repo/git/objects.ts';
import { changeRefs, type RefChange } from '../../repo/git/refs.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import { type Branch, FETCHED, isAncestor, LOCAL, listBranches, MODERATION } from '../plan/proposals/branches.ts';

export interface Remote {
  folder: string;
  /** Published branch. */
  branch: string;
  /** Web server that the token is for, like https://github.com */
  server: string;
}

/** Refs of one push: few enough for GitHub to take as one transaction. */
const REFS_A_PUSH = 100;

/**
 * Fetches, brings the published branch forward, and makes every moderation branch what it is on origin.
 * @returns branches that are left alone, because they hold work of a person that origin lacks, or are checked out
 * @throws Error in words an operator can act on
 */
export async function bringInLine(remote: Remote): Promise<Set<string>> {
  await bringForward(remote, [`${MODERATION}*`]);
  return alignBranches(remote.folder);
}

/** The published branch alone. @param others branches that are fetched with it */
export async function bringForward(remote: Remote, others: readonly string[] = []): Promise<void> {
  const { folder, branch } = remote;
  if (await isShallow(folder)) {
    throw new Error(
      'This clone is shallow, so nobody can say what was merged. ' +
        'Run `git fetch --unshallow` (in a workflow: checkout with fetch-depth 0).',
    );
  }
  await fetchFrom(
    remote,
    [branch, ...others].map((name) => `+${LOCAL}${name}:${FETCHED}${name}`),
  );
  const [here = '', there] = await idsOfObjects(folder, [LOCAL + branch, FETCHED + branch]);
  if (there === undefined) throw new Error(`origin has no branch ${branch}. Push it first.`);
  if (here !== there) {
    if (!(await isAncestor(folder, here, there))) {
      throw new Error(
        `${branch} has commits here that origin lacks. Push them, or take them back, and run this again.`,
      );
    }
    await advance(folder, branch, there, here);
  }
}

async function alignBranches(folder: string): Promise<Set<string>> {
  const changes: RefChange[] = [];
  const leftAlone = new Set<string>();
  for (const { name, here, there } of await bothSides(folder)) {
    if (here?.commit === there?.commit) continue;
    if (here !== undefined && (await isKept(folder, here, there))) leftAlone.add(name);
    else changes.push({ ref: LOCAL + name, from: here?.commit, to: there?.commit });
  }
  await changeRefs(folder, changes);
  return leftAlone;
}

/** Every moderation branch as it is in this clone, and as it was fetched. */
async function bothSides(folder: string) {
  const branches = await listBranches(folder, [LOCAL, FETCHED]);
  const below = (prefix: string) =>
    new Map(branches.filter(({ ref }) => ref.startsWith(prefix)).map((branch) => [branch.name, branch]));
  const [here, there] = [below(LOCAL), below(FETCHED)];
  const names = new Set([...here.keys(), ...there.keys()]);
  return Array.from(names, (name) => ({ name, here: here.get(name), there: there.get(name) }));
}

async function isKept(folder: string, local: Branch, fetched: Branch | undefined): Promise<boolean> {
  if (local.checkedOut) return true;
  if (local.email === PIPELINE.email) return false;
  return fetched === undefined || !(await isAncestor(folder, local.commit, fetched.commit));
}

export interface BranchMove {
  name: string;
  /** Commit it has on origin; undefined: none yet. */
  from: string | undefined;
  /** undefined: it is deleted. */
  to: string | undefined;
}

/** What a run has changed since branches were brought in line. */
export async function unpushed(folder: string, leftAlone: ReadonlySet<string>): Promise<BranchMove[]> {
  return (await bothSides(folder))
    .map(({ name, here, there }) => ({ name, from: there?.commit, to: here?.commit }))
    .filter(({ name, from, to }) => from !== to && !leftAlone.has(name));
}

/** @returns false where somebody else has pushed meanwhile @throws Error where the branch is protected */
export function pushMain(remote: Remote, commit: string): Promise<boolean> {
  return push(remote, [`${commit}:${LOCAL}${remote.branch}`]);
}

/**
 * @param main what the published branch must be on origin: what was planned on another one no longer holds
 * @returns false where somebody else has moved one of them meanwhile; then the rest is not pushed either
 */
export async function pushBranches(remote: Remote, main: string, moves: readonly BranchMove[]): Promise<boolean> {
  for (const chunk of chunksOf(moves, REFS_A_PUSH)) {
    const leases = chunk.map(({ name, from = '' }) => `--force-with-lease=${LOCAL}${name}:${from}`);
    const refs = chunk.map(({ name, to = '' }) => `${to}:${LOCAL}${name}`);
    // Nothing is sent for what is there already, but git compares.
    if (!(await push(remote, [`${main}:${LOCAL}${remote.branch}`, ...refs], leases))) return false;
  }
  return true;
}

async function push(remote: Remote, refs: readonly string[], leases: readonly string[] = []): Promise<boolean> {
  const command = ['push', '--quiet', '--atomic', '--no-verify', '--recurse-submodules=no', ...leases];
  try {
    await git(remote.folder, [...withToken(remote), ...command, 'origin', ...refs], { needs: ['GITHUB_TOKEN'] });
    return true;
  } catch (error) {
    // Git says it on standard error alone. What a server adds there is never repeated.
    const { message } = error as Error;
    if (/\((?:(?:[\w-]+ )*hook declined|push declined due to repository rule violations)\)/.test(message)) {
      throw new Error(
        `origin protects a branch from pushes. Let the App or the user of the token bypass the rules for ${remote.branch}, ` +
          'or set moderation.updates to "pull-request" in data/catalog.json.',
      );
    }
    if (MOVED.test(message)) return false;
    throw new Error('Nothing could be pushed to origin. Check that it can be reached, and that the token may write.');
  }
}

/** @returns newest commit of a branch of origin; undefined where there is none */
export async function fetchBranch(remote: Remote, name: string): Promise<string | undefined> {
  // A pattern: one name that is not there would be a failure. It may bring others that begin so.
  await fetchFrom(remote, [`+${LOCAL}${name}*:${FETCHED}${name}*`]);
  return commitNamed(remote.folder, FETCHED + name);
}

/** @returns false where somebody else has pushed to it meanwhile */
export function pushBranch(remote: Remote, { name, from = '', to = '' }: BranchMove): Promise<boolean> {
  return push(remote, [`${to}:${LOCAL}${name}`], [`--force-with-lease=${LOCAL}${name}:${from}`]);
}

/** What git says to a push that came second: its own check, the lease, and the server's check. */
const MOVED =
  /\((?:fetch first|non-fast-forward|stale info|cannot lock ref|failed to update ref|reference already exists|incorrect old value provided)/;

/** @returns undefined where origin has no such ref */
export async function fetchPullHead(remote: Remote, number: number): Promise<string | undefined> {
  const kept = `refs/catalog/pulls/${number}`;
  const fetched = await fetchFrom(remote, [`+refs/pull/${number}/head:${kept}`]).then(
    () => commitNamed(remote.folder, kept),
    () => undefined,
  );
  if (fetched !== undefined) await git(remote.folder, ['update-ref', '-d', kept]);
  return fetched;
}

async function fetchFrom(remote: Remote, refs: readonly string[]): Promise<void> {
  const command = ['fetch', '--quiet', '--prune', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules'];
  try {
    await git(remote.folder, [...withToken(remote), ...command, 'origin', ...refs], { needs: ['GITHUB_TOKEN'] });
  } catch {
    throw new Error('origin could not be fetched. Check that the remote is there, and that the token may read it.');
  }
}

/**
 * Git asks for the token where the server wants one, and gives it to no other. A line of shell, because git knows no
 * other way that keeps it out of the list of processes; nothing but the name of the variable stands in it.
 */
function withToken({ server }: Remote): string[] {
  const helper = '!f() { test "$1" = get && echo username=x-access-token && echo "password=$GITHUB_TOKEN"; }; f';
  const settings = ['credential.helper=', `credential.${server}.helper=${helper}`, 'http.followRedirects=false'];
  return settings.flatMap((setting) => ['-c', setting]);
}

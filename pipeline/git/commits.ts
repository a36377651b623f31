/** Writes commits and moves branches by git's object plumbing. The work tree is never switched. */
import { type GitOptions, git, gitBytes, type Identity, PIPELINE, tryGit } from './git.ts';

export interface NewCommit {
  /** Full name of the ref, like refs/heads/moderation/astro. */
  ref: string;
  parent: string;
  message: string;
  files: readonly { path: string; content: string }[];
}

const NEXT_MAIN = 'refs/catalog/next';

/** Writes all commits in one `git fast-import`; each ref points at its new commit afterwards. */
export async function writeCommits(
  folder: string,
  commits: readonly NewCommit[],
  date: Date,
  identity: Identity = PIPELINE,
): Promise<void> {
  if (commits.length === 0) return;
  const person = `${identity.name.replace(/[<>\n]/g, ' ')} <${identity.email.replace(/[<>\s]/g, '')}> ${Math.floor(date.getTime() / 1000)} +0000`;
  const stream = commits.map((commit) => fastImportCommit(commit, person)).join('');
  await gitBytes(folder, ['fast-import', '--quiet', '--force', '--date-format=raw', '--done'], {
    input: `${stream}done\n`,
  });
}

/** Source: git-fast-import(1). Lengths are in bytes. */
function fastImportCommit({ ref, parent, message, files }: NewCommit, person: string): string {
  const changes = files.map(({ path, content }) => `M 100644 inline ${path}\n${data(content)}`);
  return `commit ${ref}\ncommitter ${person}\n${data(message)}from ${parent}\n${changes.join('')}\n`;
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

/** One commit on top of the branch. @returns its id */
export async function commitTo(
  folder: string,
  branch: string,
  commit: Omit<NewCommit, 'ref'>,
  date: Date,
  identity?: Identity,
): Promise<string> {
  await writeCommits(folder, [{ ...commit, ref: NEXT_MAIN }], date, identity);
  const id = await git(folder, ['rev-parse', NEXT_MAIN]);
  await advance(folder, branch, id, commit.parent);
  await git(folder, ['update-ref', '-d', NEXT_MAIN]);
  return id;
}

/**
 * Moves a branch forward. Where it is checked out, git also brings the files of the work tree along, and refuses
 * if that would overwrite work that is not committed.
 */
export async function advance(folder: string, branch: string, to: string, from: string): Promise<void> {
  const checkedOut = await tryGit(folder, ['symbolic-ref', '--quiet', 'HEAD']);
  if (checkedOut !== `refs/heads/${branch}`) {
    await git(folder, ['update-ref', `refs/heads/${branch}`, to, from]);
    return;
  }
  try {
    await git(folder, ['merge', '--ff-only', '--quiet', to]);
  } catch (error) {
    const { message } = error as Error;
    if (!/overwritten by merge|not uptodate/.test(message)) throw error;
    throw new Error(
      `${branch} is checked out here with changes that are not committed, in files this command would write. ` +
        'Commit or stash them and run it again; nothing was changed.',
    );
  }
}

/** A real merge of a branch, without a work tree. @returns id of the merge commit, or undefined on a conflict */
export async function mergeCommit(
  folder: string,
  { onto, branch, message }: { onto: string; branch: string; message: string },
  options: GitOptions,
): Promise<string | undefined> {
  const tree = await tryGit(folder, ['merge-tree', '--write-tree', onto, branch]);
  if (tree === undefined) return undefined;
  return git(folder, ['commit-tree', tree, '-p', onto, '-p', branch, '-m', message], options);
}

/** Deletes refs that still stand where they were read; what a symbolic ref points at is left alone. */
export async function deleteRefs(folder: string, refs: readonly { ref: string; commit: string }[]): Promise<void> {
  if (refs.length === 0) return;
  const input = refs.map(({ ref, commit }) => `delete ${ref} ${commit}\n`).join('');
  await git(folder, ['update-ref', '--no-deref', '--stdin'], { input });
}

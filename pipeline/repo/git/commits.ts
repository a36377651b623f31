/** Writes commits by git's object plumbing, then moves branches to them. The work tree is never switched. */
import { GitError, type GitOptions, git, type Identity, PIPELINE } from './git.ts';
import { advance } from './move-branch.ts';
import { readCommitHeaders } from './objects.ts';
import { changeRefs, type RefusedRef } from './refs.ts';

interface Content {
  parent: string;
  message: string;
  files: readonly (FileChange | KnownFile)[];
}

export interface FileChange {
  path: string;
  /** null: the file is removed. */
  content: string | null;
}

/** A file whose content git has already. */
export interface KnownFile {
  path: string;
  id: string;
}

export interface NewCommit extends Content {
  /** Full name of the ref, like refs/heads/moderation/astro. */
  ref: string;
  /** Commit the ref must still have; undefined: it must not exist yet. */
  expected: string | undefined;
}

/** fast-import wants a branch to write on; none is there when it ends. */
const SCRATCH = 'refs/catalog/scratch';

/**
 * Writes all commits, each as it comes, then points each ref at its own: before the last one is written no ref moves.
 * @returns refs that stay as they are, because somebody else moved them meanwhile or their name cannot be had
 */
export async function writeCommits(
  folder: string,
  commits: AsyncIterable<NewCommit> | Iterable<NewCommit>,
  date: Date,
  identity?: Identity,
): Promise<RefusedRef[]> {
  const refs: Pick<NewCommit, 'ref' | 'expected'>[] = [];
  const noted = async function* () {
    for await (const commit of commits) {
      refs.push({ ref: commit.ref, expected: commit.expected });
      yield commit;
    }
  };
  const ids = await writeObjects(folder, noted(), date, identity);
  const changes = refs.map(({ ref, expected }, index) => ({ ref, from: expected, to: ids[index] }));
  return changeRefs(folder, changes);
}

/** One commit on top of the branch. @returns its id */
export async function commitTo(
  folder: string,
  branch: string,
  commit: Content,
  date: Date,
  identity?: Identity,
): Promise<string> {
  const id = await commitOnto(folder, commit, date, identity);
  await advance(folder, branch, id, commit.parent);
  return id;
}

/** One commit that no branch points at yet. @returns its id */
export async function commitOnto(folder: string, commit: Content, date: Date, identity?: Identity): Promise<string> {
  const [id = ''] = await writeObjects(folder, [commit], date, identity);
  return id;
}

/** The given time, or that of the newest of these commits: where a clock was set back, history does not go back. */
export async function notBefore(folder: string, date: Date, commits: readonly string[]): Promise<Date> {
  const headers = await readCommitHeaders(folder, [...new Set(commits)]);
  return new Date(Math.max(date.getTime(), ...headers.map((header) => (header?.at ?? 0) * 1000)));
}

/**
 * Commits that no ref points at yet, in one `git fast-import`, which is given them one by one: a first import is larger
 * than what else a run holds. @returns their ids
 */
async function writeObjects(
  folder: string,
  commits: AsyncIterable<Content> | Iterable<Content>,
  date: Date,
  { name, email }: Identity = PIPELINE,
): Promise<string[]> {
  const person = `${name.replace(/[<>\n]/g, ' ')} <${email.replace(/[<>\s]/g, '')}>`;
  const seconds = new Map<string, number>();
  const stream = async function* () {
    for await (const commit of commits) {
      const { parent } = commit;
      const time = seconds.get(parent) ?? Math.floor((await notBefore(folder, date, [parent])).getTime() / 1000);
      seconds.set(parent, time);
      yield* fastImportCommit(commit, `${person} ${time} +0000`);
    }
    yield `reset ${SCRATCH}\n\ndone\n`;
  };
  const args = ['fast-import', '--quiet', '--force', '--date-format=raw', '--done'];
  const ids = await git(folder, args, { input: stream() });
  return ids.split('\n');
}

/** Source: git-fast-import(1). Lengths are in bytes. */
function* fastImportCommit({ parent, message, files }: Content, person: string): Generator<string> {
  yield `commit ${SCRATCH}\nmark :1\ncommitter ${person}\n${data(message)}from ${parent}\n`;
  for (const file of files) {
    const { path } = file;
    if ('id' in file) yield `M 100644 ${file.id} ${path}\n`;
    else yield file.content === null ? `D ${path}\n` : `M 100644 inline ${path}\n${data(file.content)}`;
  }
  yield '\nget-mark :1\n';
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

/** A real merge of a branch, without a work tree. @returns id of the merge commit, or undefined on a conflict */
export async function mergeCommit(
  folder: string,
  { onto, branch, message }: { onto: string; branch: string; message: string },
  options: GitOptions,
): Promise<string | undefined> {
  const tree = await git(folder, ['merge-tree', '--write-tree', onto, branch]).catch(ifConflict);
  if (tree === undefined) return undefined;
  return git(folder, ['commit-tree', tree, '-p', onto, '-p', branch, '-m', message], options);
}

/** Source: git-merge-tree(1). Any other failure, like a full disk, is none of the branch. */
function ifConflict(error: unknown): undefined {
  if (!(error instanceof GitError && error.code === 1)) throw error;
}

/** Deletes refs that still stand where they were read; what a symbolic ref points at is left alone. */
export function deleteRefs(folder: string, refs: readonly { ref: string; commit: string }[]): Promise<RefusedRef[]> {
  const changes = refs.map(({ ref, commit }) => ({ ref, from: commit, to: undefined }));
  return changeRefs(folder, changes);
}

/** A new catalog: its files in a folder of their own, and a first commit. */
import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { git, tryGit } from '../repo/git/git.ts';
import { gitUser } from '../repo/git/git-user.ts';
import { newRecordKey } from '../repo/keys/record-signing-key.ts';
import { UsageError } from '../repo/run/command-context.ts';
import type { Answers } from './answers.ts';
import { catalogFiles, forgeOfAnswers } from './catalog-files.ts';
import type { NewFile } from './engine-files.ts';
import type { EngineSpec } from './engine-spec.ts';

/** What a repository that was just made, or cloned empty, may hold. */
const MAY_BE_THERE = new Set(['.git']);
const BRANCH = 'main';
export const FIRST_MESSAGE = 'Begin the catalog';

/** @throws UsageError that says what is in the way */
export async function assertEmpty(folder: string): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new UsageError(`${folder} is a file. Name a folder.`);
    throw error;
  });
  const foreign = names.filter((name) => !MAY_BE_THERE.has(name));
  if (foreign.length > 0 || (await tryGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD'])) !== undefined) {
    const what =
      foreign.length > 0 ? `is not empty: ${foreign.sort().slice(0, 3).join(', ')}` : 'has a history already';
    throw new UsageError(`${folder} ${what}. A new catalog needs a folder of its own; nothing was written.`);
  }
}

/** Makes the repository, too, where there is none, and the key that signs what its jobs propose. @returns how many files were written */
export async function writeCatalog(folder: string, answers: Answers, engine: EngineSpec): Promise<number> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length === 0) await git(folder, ['init', '--quiet', `--initial-branch=${BRANCH}`]);
  const branch = (await git(folder, ['symbolic-ref', '--short', 'HEAD'])).trim();
  const hasJobs = ['github', 'gitlab'].includes(forgeOfAnswers(answers) ?? '');
  const recordKey = hasJobs ? await newRecordKey(folder) : undefined;
  return writeFiles(folder, catalogFiles(answers, { spec: engine.spec, branch, recordKey }), engine);
}

/** With the tarball of the engine, where it goes along. @returns how many files were written */
export async function writeFiles(folder: string, files: readonly NewFile[], { tarball }: EngineSpec): Promise<number> {
  // Git keeps no empty folder, but this is where the operator begins.
  await mkdir(join(folder, 'data', 'feeds'), { recursive: true });
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  if (tarball === undefined) return files.length;
  await mkdir(dirname(join(folder, tarball.to)), { recursive: true });
  await cp(tarball.from, join(folder, tarball.to));
  return files.length + 1;
}

/** @returns false where git does not know who commits: then all is staged */
export async function commitCatalog(folder: string, message = FIRST_MESSAGE): Promise<boolean> {
  await git(folder, ['add', '--all']);
  const identity = await gitUser(folder);
  if (identity === undefined) return false;
  await git(folder, ['commit', '--quiet', '--message', message], { identity });
  return true;
}

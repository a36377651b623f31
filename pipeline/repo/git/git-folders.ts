/** Folders in which git stores what belongs to a work tree. */
import { existsSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from './git.ts';

interface GitFolders {
  /** Top of the work tree, without symbolic links. */
  top: string;
  /** Git's own folder, one for all work trees of a clone. */
  common: string;
  /** The index of this work tree. */
  index: string;
}

/** Source: git-rev-parse(1). */
const QUESTIONS = ['--path-format=absolute', '--show-toplevel', '--git-common-dir', '--git-path', 'index'];

/** By folder, for as long as the process lives: no repository moves while a command works on it. */
const known = new Map<string, GitFolders>();

/** @throws GitError outside a work tree */
export async function gitFolders(folder: string): Promise<GitFolders> {
  const before = known.get(folder);
  if (before !== undefined) return before;
  const [top = '', common = '', index = ''] = (await git(folder, ['rev-parse', ...QUESTIONS])).split('\n');
  const places = { top: await realpath(top), common, index };
  known.set(folder, places);
  return places;
}

/** True where the oldest commit only seems to be the first. Source: shallow.c, which looks for this file. */
export async function isShallow(folder: string): Promise<boolean> {
  return existsSync(join((await gitFolders(folder)).common, 'shallow'));
}

/** True if the folder is the top of a work tree; a folder inside some other repository is none of ours. */
export async function isRepository(folder: string): Promise<boolean> {
  const places = await gitFolders(folder).catch(() => undefined);
  return places !== undefined && places.top === (await realpath(folder));
}

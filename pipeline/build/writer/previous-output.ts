/**
 * What the last build has left, and how much of it still stands as it is noted beside the output. What has changed there in
 * the meantime is no part of any build.
 */
import { createHash } from 'node:crypto';
import { closeSync, constants, lstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { files } from '../../../schemas/contracts/addresses.ts';
import { type BuildNote, DIGEST_LENGTH, type NotedFiles, type WholeNote, writeNote } from './build-note.ts';
import { type Look, statInThreads } from './stat-paths.ts';

const FILES_PER_TURN = 2000;
/** Files are read one after the other, and so into one place. */
const CHUNK = Buffer.allocUnsafeSlow(1 << 18);
/** A link would be to something that can change later. */
const READ_NO_SYMLINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

interface OutputFile {
  sha256: string;
  size: number;
  /** Digest of what it was made of, where it can be told before it is made. */
  key: string | undefined;
  /** Number, and time of the last change to it or to what is known of it, in milliseconds: nobody can set that. */
  ino: number;
  ctimeMs: number;
}

/** Number and time of change: another entry in it is another time. */
type OutputFolder = readonly [ino: number, ctimeMs: number];

/** Paths have no leading slash. */
export interface PreviousOutput {
  /** As the last build has left them. */
  files: ReadonlyMap<string, OutputFile>;
  /** By path; the output itself is ''. */
  folders: ReadonlyMap<string, OutputFolder>;
  /** What else is in the output, files and folders, changed since or come from elsewhere: no part of any build. */
  others: ReadonlySet<string>;
}

export const NO_PREVIOUS_OUTPUT: PreviousOutput = { files: new Map(), folders: new Map(), others: new Set() };

/** What was published was signed too, which is no part of the build. */
export const SIGNATURE = files.buildSignature.slice(1);

/** Looks at every file, and reads only those that may have changed. @param output which may be missing */
export async function readPreviousOutput(output: string, note: WholeNote | undefined): Promise<PreviousOutput> {
  const found: FolderScan = { output, files: new Map(), folders: new Map(), others: new Set() };
  if (note === undefined) return found;
  const noted = note.files();
  const isFolder = new Set(noted.folders);
  const paths = pathsOf(noted);
  const look = await statInThreads(output, [...noted.folders, ...paths]);
  const missing = new Set<string>();
  let at = 0;
  for (const [index, folder] of noted.folders.entries()) {
    const from = at;
    at += noted.folderStates[index * 3 + 2] ?? 0;
    const now = look(index);
    // Below a link that was put in the place of a folder, everything would seem to stand.
    if (now.is !== 'folder' || (folder !== '' && missing.has(parentOf(folder)))) {
      missing.add(folder);
      continue;
    }
    found.folders.set(folder, [now.ino, now.ctimeMs]);
    for (let file = from; file < at; file += 1)
      compare(paths[file] ?? '', look(noted.folders.length + file), noted, file, found);
    if (now.ino !== noted.folderStates[index * 3] || now.ctimeMs !== noted.folderStates[index * 3 + 1])
      addOthers(folder, (path) => isFolder.has(path), new Set(noted.names.slice(from, at)), found);
    if (from % FILES_PER_TURN > at % FILES_PER_TURN) await nextTurn();
  }
  return found;
}

interface FolderScan {
  output: string;
  files: Map<string, OutputFile>;
  folders: Map<string, OutputFolder>;
  others: Set<string>;
}

/** Of the files, folder by folder. */
export function pathsOf({ folders, folderStates, names }: NotedFiles): string[] {
  const paths: string[] = [];
  for (const [index, folder] of folders.entries()) {
    const end = paths.length + (folderStates[index * 3 + 2] ?? 0);
    while (paths.length < end) paths.push(within(folder, names[paths.length] ?? ''));
  }
  return paths;
}

/** A file stands unless it is gone, or is another one. @param index of the file among those noted */
function compare(
  path: string,
  now: Look,
  noted: NotedFiles,
  index: number,
  { output, files, others }: FolderScan,
): void {
  const { size, ino, ctimeMs } = now;
  const sha256 = noted.digests.slice(index * DIGEST_LENGTH, (index + 1) * DIGEST_LENGTH);
  const state = index * 3;
  const isAlike = now.is === 'file' && size === noted.states[state];
  const isSame = isAlike && ino === noted.states[state + 1] && ctimeMs === noted.states[state + 2];
  // A copy of a build has other numbers and the same bytes.
  if (isSame || (isAlike && digestOfFile(join(output, path))?.sha256 === sha256))
    files.set(path, { sha256, size, key: noted.keys[index] ?? undefined, ino, ctimeMs });
  else if (now.is !== 'nothing') others.add(path);
}

/** What has come into a folder. @param names of its files that are noted */
function addOthers(
  folder: string,
  isNoted: (folder: string) => boolean,
  names: ReadonlySet<string>,
  { output, others }: FolderScan,
): void {
  for (const entry of readdirSync(join(output, folder), { withFileTypes: true })) {
    const path = within(folder, entry.name);
    if (names.has(entry.name) || path === SIGNATURE) continue;
    if (!entry.isDirectory() || !isNoted(path)) others.add(path);
  }
}

/** @returns undefined where there is no plain file */
export function digestOfFile(path: string): { sha256: string; size: number } | undefined {
  let file: number;
  try {
    file = openSync(path, READ_NO_SYMLINK);
  } catch {
    return undefined;
  }
  try {
    const digest = createHash('sha256');
    let size = 0;
    for (let read = readSync(file, CHUNK); read > 0; read = readSync(file, CHUNK)) {
      digest.update(CHUNK.subarray(0, read));
      size += read;
    }
    return { sha256: digest.digest('hex'), size };
  } finally {
    closeSync(file);
  }
}

/** Whether the output is as the build has left it that is noted. */
export function isAsNoted({ files: standing, others }: PreviousOutput, note: WholeNote): boolean {
  return others.size === 0 && standing.size === note.count;
}

/** What a build consists of, by path. */
export type PlacedFile = ReadonlyMap<string, Pick<OutputFile, 'sha256' | 'size' | 'key'>>;

interface BuildInPlace {
  /** All files of the output. */
  placed: PlacedFile;
  /** What was there before. */
  standing: PreviousOutput;
  /** What was added and what was removed. */
  written: ReadonlySet<string>;
  left(): string[];
}

/** @param build that was put in place. What it has not touched is not looked at again. */
export async function noteBuild(kept: string, output: string, note: BuildNote, build: BuildInPlace): Promise<void> {
  const { placed, standing, written, left } = build;
  const touched = new Set([...written, ...left()].flatMap(foldersAbove));
  const byFolder = new Map<string, string[]>();
  for (const path of placed.keys()) pathsIn(byFolder, parentOf(path)).push(path);
  const digests: string[] = [];
  const noted: NotedFiles = { folders: [], folderStates: [], names: [], states: [], digests: '', keys: [] };
  for (const [folder, paths] of byFolder) {
    const stood = touched.has(folder) ? undefined : standing.folders.get(folder);
    noted.folders.push(folder);
    noted.folderStates.push(...(stood ?? stateOf(join(output, folder))), paths.length);
    for (const path of paths) {
      const { sha256 = '', size = 0, key } = placed.get(path) ?? {};
      const { ino, ctimeMs } =
        (written.has(path) ? undefined : standing.files.get(path)) ?? lstatSync(join(output, path));
      noted.names.push(path.slice(path.lastIndexOf('/') + 1));
      noted.states.push(size, ino, ctimeMs);
      noted.keys.push(key ?? null);
      digests.push(sha256);
      if (noted.names.length % FILES_PER_TURN === 0) await nextTurn();
    }
  }
  await writeNote(kept, note, { ...noted, digests: digests.join('') });
}

/** Each folder comes after the one that it is in. */
function pathsIn(byFolder: Map<string, string[]>, folder: string): string[] {
  const known = byFolder.get(folder);
  if (known !== undefined) return known;
  if (folder !== '') pathsIn(byFolder, parentOf(folder));
  const paths: string[] = [];
  byFolder.set(folder, paths);
  return paths;
}

function stateOf(folder: string): OutputFolder {
  const { ino, ctimeMs } = lstatSync(folder);
  return [ino, ctimeMs];
}

/** The output itself among them. */
function foldersAbove(path: string): string[] {
  const parent = parentOf(path);
  return parent === '' ? [''] : [parent, ...foldersAbove(parent)];
}

const within = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);

const parentOf = (path: string) => path.slice(0, Math.max(path.lastIndexOf('/'), 0));

/**
 * What the last build has left, and how much of it still stands so. Kept beside the output: what that build was made of,
 * and of each file its digest, the key of its input, and size, number and time of change. Without the note everything is
 * written anew; nothing but time is lost.
 */
import { createHash } from 'node:crypto';
import { closeSync, constants, lstatSync, openSync, readdirSync, readSync, type Stats } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { files } from '../../../schemas/contracts/addresses.ts';

const NOTE = 'last.json';
const FOLDERS_PER_TURN = 200;
/** Files are read one after the other, and so into one place. */
const CHUNK = Buffer.allocUnsafeSlow(1 << 18);
/** A link would be to something that can change later. */
const READ_NO_SYMLINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

interface StandingFile {
  sha256: string;
  size: number;
  /** Digest of what it was made of, where it can be told before it is made. */
  key: string | undefined;
  /** Number, and time of the last change to it or to what is known of it, in milliseconds: nobody can set that. */
  ino: number;
  ctimeMs: number;
}

/** Number and time of change: another entry in it is another time. */
type StandingFolder = readonly [ino: number, ctimeMs: number];

/** Paths have no leading slash. */
export interface Standing {
  /** As the last build has left them. */
  files: ReadonlyMap<string, StandingFile>;
  /** By path; the output itself is ''. */
  folders: ReadonlyMap<string, StandingFolder>;
  /** What else is in the output, files and folders, changed since or come from elsewhere: no part of any build. */
  others: ReadonlySet<string>;
}

export const NOTHING_STANDS: Standing = { files: new Map(), folders: new Map(), others: new Set() };

/** What the last build was made of and told. */
export interface BuildNote {
  key: string;
  result: unknown;
}

type NotedFile = readonly [sha256: string, size: number, ino: number, ctimeMs: number, key?: string];
type NotedFolder = readonly [...StandingFolder, files: Record<string, NotedFile>];

interface WholeNote extends BuildNote {
  folders: Record<string, NotedFolder>;
}

/** What was published was signed too, which is no part of the build. */
export const SIGNATURE = files.buildSignature.slice(1);

/** @param kept folder beside the output; it may be missing */
export async function readNote(kept: string): Promise<WholeNote | undefined> {
  const text = await readFile(join(kept, NOTE), 'utf8').catch(() => 'null');
  try {
    const note = JSON.parse(text);
    return typeof note?.key === 'string' && typeof note.folders === 'object' ? note : undefined;
  } catch {
    // Whoever wrote it was killed.
    return undefined;
  }
}

/** Looks at every file, and reads only those that may have changed. @param output which may be missing */
export async function readStanding(output: string, note: WholeNote | undefined): Promise<Standing> {
  const standing = { files: new Map<string, StandingFile>(), folders: new Map<string, StandingFolder>() };
  const others = new Set<string>();
  if (note === undefined) return { ...standing, others };
  const folders = Object.keys(note.folders).sort();
  const missing = new Set<string>();
  for (const [index, folder] of folders.entries()) {
    // Below a link that was put in the place of a folder, everything would seem to stand.
    const isThere = folder === '' || !missing.has(parentOf(folder));
    const found = isThere ? statOf(join(output, folder)) : undefined;
    if (!found?.isDirectory()) missing.add(folder);
    else lookAt(folder, found, note.folders, { output, ...standing, others });
    if (index % FOLDERS_PER_TURN === 0) await nextTurn();
  }
  return { ...standing, others };
}

interface Found {
  output: string;
  files: Map<string, StandingFile>;
  folders: Map<string, StandingFolder>;
  others: Set<string>;
}

function lookAt(folder: string, found: Stats, noted: WholeNote['folders'], into: Found): void {
  const [ino, ctimeMs, names] = noted[folder] ?? [0, 0, {}];
  const { output, files: standing, folders, others } = into;
  folders.set(folder, [found.ino, found.ctimeMs]);
  for (const [name, entry] of Object.entries(names)) {
    const path = within(folder, name);
    const file = standingFile(join(output, path), entry);
    if (file !== undefined) standing.set(path, file);
    else if (statOf(join(output, path)) !== undefined) others.add(path);
  }
  if (found.ino === ino && found.ctimeMs === ctimeMs) return;
  for (const entry of readdirSync(join(output, folder), { withFileTypes: true })) {
    const path = within(folder, entry.name);
    if (Object.hasOwn(names, entry.name) || path === SIGNATURE) continue;
    if (!entry.isDirectory() || !Object.hasOwn(noted, path)) others.add(path);
  }
}

/** @returns undefined where it is gone, or is another one */
function standingFile(path: string, [digest, size, ino, ctimeMs, key]: NotedFile): StandingFile | undefined {
  const found = statOf(path);
  if (!found?.isFile() || found.size !== size) return undefined;
  const isSame = found.ino === ino && found.ctimeMs === ctimeMs;
  // A copy of a build has other numbers and the same bytes.
  if (!isSame && digestOfFile(path)?.sha256 !== digest) return undefined;
  return { sha256: digest, size, key, ino: found.ino, ctimeMs: found.ctimeMs };
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
export function isAsNoted({ files: standing, others }: Standing, { folders }: WholeNote): boolean {
  const noted = Object.values(folders).reduce((sum, [, , names]) => sum + Object.keys(names).length, 0);
  return others.size === 0 && standing.size === noted;
}

/** What a build consists of, by path. */
export type Placed = ReadonlyMap<string, Pick<StandingFile, 'sha256' | 'size' | 'key'>>;

interface BuildInPlace {
  /** All files of the output. */
  placed: Placed;
  /** What was there before. */
  standing: Standing;
  /** What came anew, and what went. */
  written: ReadonlySet<string>;
  left(): string[];
}

/** @param build that was put in place. What it has not touched is not looked at again. */
export async function noteBuild(
  kept: string,
  output: string,
  note: BuildNote,
  { placed, standing, written, left }: BuildInPlace,
): Promise<void> {
  const touched = new Set([...written, ...left()].flatMap(foldersAbove));
  const folders: Record<string, [...StandingFolder, Record<string, NotedFile>]> = {};
  const folderOf = (folder: string) => {
    const known = folders[folder];
    if (known !== undefined) return known[2];
    if (folder !== '') folderOf(parentOf(folder));
    const names: Record<string, NotedFile> = Object.create(null);
    folders[folder] = [
      ...((touched.has(folder) ? undefined : standing.folders.get(folder)) ?? stateOf(join(output, folder))),
      names,
    ];
    return names;
  };
  let count = 0;
  for (const [path, { sha256, size, key }] of placed) {
    const stands = written.has(path) ? undefined : standing.files.get(path);
    const { ino, ctimeMs } = stands ?? lstatSync(join(output, path));
    const noted: NotedFile = key === undefined ? [sha256, size, ino, ctimeMs] : [sha256, size, ino, ctimeMs, key];
    folderOf(parentOf(path))[path.slice(path.lastIndexOf('/') + 1)] = noted;
    count += 1;
    if (count % FOLDERS_PER_TURN === 0) await nextTurn();
  }
  await mkdir(kept, { recursive: true });
  // Whoever is killed leaves no half note.
  await writeFile(join(kept, `${NOTE}.new`), JSON.stringify({ ...note, folders } satisfies WholeNote));
  await rename(join(kept, `${NOTE}.new`), join(kept, NOTE));
}

function stateOf(folder: string): StandingFolder {
  const { ino, ctimeMs } = lstatSync(folder);
  return [ino, ctimeMs];
}

/** The output itself among them. */
function foldersAbove(path: string): string[] {
  const parent = parentOf(path);
  return parent === '' ? [''] : [parent, ...foldersAbove(parent)];
}

const within = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);

function parentOf(path: string): string {
  const parent = dirname(path);
  return parent === '.' ? '' : parent;
}

/** Of the name itself, and not of what a link leads to. */
function statOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

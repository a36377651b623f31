/**
 * What the last build has left, and how much of it still stands as it is noted beside the output. What has changed there in
 * the meantime is no part of any build.
 */
import { existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { files } from '../../../schemas/contracts/addresses.ts';
import { digestOfFile } from './file-digest.ts';
import { type BuildNote, type OutputFile, type OutputFiles, type StoredNote, writeNote } from './last-build-record.ts';

const FOLDERS_PER_TURN = 1000;
const FILES_PER_TURN = 2000;
/** Paths have no leading slash. */
export interface PreviousOutput {
  /** As the last build has left them. */
  files: OutputFiles;
  /** What else is in the output, files and folders, changed since or come from elsewhere: no part of any build. */
  others: ReadonlySet<string>;
  /** Number of files that were noted and do not stand. */
  missing: number;
}

export const NO_PREVIOUS_OUTPUT: PreviousOutput = { files: new Map(), others: new Set(), missing: 0 };

/** What was published was signed too, which is no part of the build. */
export const SIGNATURE = files.buildSignature.slice(1);

/** Looks at every file, and reads only those that may have changed. @param output which may be missing */
export async function readPreviousOutput(output: string, note: StoredNote | undefined): Promise<PreviousOutput> {
  if (note === undefined) return NO_PREVIOUS_OUTPUT;
  const noted = note.files();
  const isFolder = new Set([...noted.keys()].flatMap(foldersAbove));
  const [standing, others] = [new Map<string, OutputFile>(), new Set<string>()];
  // Grows while it is walked.
  const folders = new Set(existsSync(output) ? [''] : []);
  let walked = 0;
  for (const folder of folders) {
    for (const entry of readdirSync(join(output, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      const file = entry.isFile() ? asNoted(join(output, path), noted.get(path)) : undefined;
      if (entry.isDirectory() && isFolder.has(path)) folders.add(path);
      else if (file !== undefined) standing.set(path, file);
      else if (path !== SIGNATURE) others.add(path);
    }
    walked += 1;
    if (walked % FOLDERS_PER_TURN === 0) await nextTurn();
  }
  return { files: standing, others, missing: note.count - standing.size };
}

/** @returns undefined where it is another file than the one that was noted */
function asNoted(path: string, noted: OutputFile | undefined): OutputFile | undefined {
  if (noted === undefined) return undefined;
  const { size, ino, ctimeMs } = lstatSync(path);
  if (size !== noted.size) return undefined;
  if (ino === noted.ino && ctimeMs === noted.ctimeMs) return noted;
  // A copy of a build has other numbers and the same bytes.
  return digestOfFile(path).sha256 === noted.sha256 ? { ...noted, ino, ctimeMs } : undefined;
}

/** Without the output itself. */
function foldersAbove(path: string): string[] {
  const parent = path.slice(0, Math.max(path.lastIndexOf('/'), 0));
  return parent === '' ? [] : [parent, ...foldersAbove(parent)];
}

/** What a build consists of, by path. */
export type PlacedFile = ReadonlyMap<string, Pick<OutputFile, 'sha256' | 'size' | 'key'>>;

interface BuildInPlace {
  /** All files of the output. */
  placed: PlacedFile;
  /** What was there before. */
  standing: PreviousOutput;
  /** What was added. */
  written: ReadonlySet<string>;
}

/** @param build that was put in place. What it has not touched is not looked at again. */
export async function noteBuild(
  kept: string,
  output: string,
  note: BuildNote,
  { placed, standing, written }: BuildInPlace,
): Promise<void> {
  const noted = new Map<string, OutputFile>();
  for (const [path, { sha256, size, key }] of placed) {
    const state = written.has(path) ? undefined : standing.files.get(path);
    const { ino, ctimeMs } = state ?? lstatSync(join(output, path));
    noted.set(path, { sha256, size, key, ino, ctimeMs });
    if (noted.size % FILES_PER_TURN === 0) await nextTurn();
  }
  await writeNote(kept, note, noted);
}

/**
 * What a build notes of itself for the next one, in a file beside the output: what it was made of, what it reported, and
 * a line for each of its files. Without the note everything is written again; nothing but time is lost.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { linesIn, writeLines } from './line-file.ts';

const NOTE = 'last.json';

/** What the last build was made of and reported. */
export interface BuildNote {
  /** Of all that decides what is built, but for the day. */
  key: string;
  /** The day that was asked for; null: that of the commit. */
  date: string | null;
  result: unknown;
}

/** A file of the output, as a build has left it. */
export interface OutputFile {
  sha256: string;
  size: number;
  /** Digest of what it was made of, where it can be told before it is made. */
  key: string | undefined;
  /** Number, and time of the last change to it or to what is known of it, in milliseconds: nobody can set that. */
  ino: number;
  ctimeMs: number;
}

/** By path without a leading slash. */
export type OutputFiles = ReadonlyMap<string, OutputFile>;

export interface StoredNote extends BuildNote {
  count: number;
  /** Parses the lines of the files, at each call. */
  files(): OutputFiles;
}

type Line = [path: string, sha256: string, size: number, ino: number, ctimeMs: number, key: string | null];

/** @param kept folder beside the output; it may be missing */
export async function readNote(kept: string): Promise<StoredNote | undefined> {
  const bytes = await readFile(join(kept, NOTE)).catch(() => Buffer.alloc(0));
  const head = jsonOf(linesIn(bytes).next().value ?? undefined) as Partial<StoredNote> | undefined | null;
  if (typeof head?.key !== 'string' || typeof head.count !== 'number') return undefined;
  return { ...(head as StoredNote), files: () => filesIn(bytes) };
}

/** A line that is not as it was written says nothing of a file. */
function filesIn(bytes: Buffer): OutputFiles {
  const [_head, ...lines] = linesIn(bytes);
  const files = new Map<string, OutputFile>();
  for (const line of lines) {
    const read = jsonOf(line);
    if (!Array.isArray(read)) continue;
    const [path, sha256, size, ino, ctimeMs, key] = read as Line;
    files.set(path, { sha256, size, key: key ?? undefined, ino, ctimeMs });
  }
  return files;
}

export function writeNote(kept: string, note: BuildNote, files: OutputFiles): Promise<void> {
  function* lines() {
    yield JSON.stringify({ ...note, count: files.size });
    for (const [path, { sha256, size, ino, ctimeMs, key }] of files)
      yield JSON.stringify([path, sha256, size, ino, ctimeMs, key ?? null] satisfies Line);
  }
  return writeLines(join(kept, NOTE), lines());
}

/**
 * What a build notes of itself for the next one, in a file beside the output: what it was made of, what it told, and of each
 * file its digest, the key of its input, and size, number and time of change. Without it everything is written anew;
 * nothing but time is lost.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const NOTE = 'last.json';
const NEW_LINE = 0x0a;

/** What the last build was made of and told. */
export interface BuildNote {
  /** Of all that decides what is built, but for the day. */
  key: string;
  /** The day that was asked for; null: that of the commit. */
  date: string | null;
  /** The last day on which the same is built, but for what bears the day. */
  quietUntil: string;
  result: unknown;
}

/** As stored: the key can be read without reading the list of files. */
export interface WholeNote extends BuildNote {
  /** Number of the files. */
  count: number;
  /** Reads them at each call. */
  files(): NotedFiles;
}

/**
 * One list for each thing noted, and not an object for each file, of which there may be some hundred thousand: these lists
 * are read and written several times as fast.
 */
export interface NotedFiles {
  /** Paths without a leading slash, each after the folder that it is in; the output itself is ''. */
  folders: string[];
  /** Of each folder in turn: number, time of change, and how many of the files are in it. */
  folderStates: number[];
  /** Names of the files, folder by folder. */
  names: string[];
  /** Of each file in turn: size, number and time of change. */
  states: number[];
  /** All in one, each of {@link DIGEST_LENGTH} digits. */
  digests: string;
  /** null: it has none. */
  keys: (string | null)[];
}

/** Of SHA-256 in hexadecimal. */
export const DIGEST_LENGTH = 64;

/** @param kept folder beside the output; it may be missing */
export async function readNote(kept: string): Promise<WholeNote | undefined> {
  const bytes = await readFile(join(kept, NOTE)).catch(() => Buffer.alloc(0));
  const end = bytes.indexOf(NEW_LINE);
  if (end < 0) return undefined;
  try {
    const { length, ...head }: WholeNote & { length: number } = JSON.parse(bytes.toString('utf8', 0, end));
    // Another length was noted by another version, or by a disk that was full.
    if (typeof head.key !== 'string' || typeof head.count !== 'number' || length !== bytes.length - end - 1)
      return undefined;
    return { ...head, files: () => JSON.parse(bytes.toString('utf8', end + 1)) };
  } catch {
    return undefined;
  }
}

export async function writeNote(kept: string, note: BuildNote, noted: NotedFiles): Promise<void> {
  const rest = Buffer.from(JSON.stringify(noted));
  const head = JSON.stringify({ ...note, count: noted.names.length, length: rest.length });
  await mkdir(kept, { recursive: true });
  // A killed process leaves no partial note.
  await writeFile(join(kept, `${NOTE}.new`), [Buffer.from(`${head}\n`), rest]);
  await rename(join(kept, `${NOTE}.new`), join(kept, NOTE));
}

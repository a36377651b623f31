/** Writes the files of a build, except those that the previous build has left unchanged. */
import { constants, copyFileSync, linkSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { files } from '../../../schemas/contracts/addresses.ts';
import { allFiles } from '../../repo/files/all-files.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { digestOfFile, NO_PREVIOUS_OUTPUT, type PlacedFile, type PreviousOutput } from './previous-output.ts';

/** A file another program has made, and will not change any more. */
interface MadeFile {
  madeAt: string;
  /** Digest and size, where the maker knows them already. */
  digest?: { sha256: string; size: number } | undefined;
  /** Digest of all that decides what it holds, if that is known. */
  key?: string;
  /**
   * Nobody needs it there any longer, so it is moved. A second name would do, but when the first is taken away later, the
   * system notes a change of the file, and the next build would have to read it.
   */
  isPassing?: true;
}

/** Made only where the build before has not made it of the same. */
export interface KeyedFile<Content extends string | Uint8Array = string | Uint8Array> {
  /** Digest of all that decides what it holds. */
  key: string;
  make(): Content;
}

/** Path on the site, with or without the leading slash, and content. */
export type EmittedFile = [path: string, content: string];
export type BuildFile = [path: string, content: string | Uint8Array | MadeFile | KeyedFile];

export interface FileCounts {
  /** As they were in the build before. */
  kept: number;
  written: number;
  removed: number;
}

/** Parts of a build that are told apart when it is said what became of its files. */
export const PARTS = ['api', 'pages', 'search', 'exports'] as const;
export type BuildAccount = Record<(typeof PARTS)[number], FileCounts>;

export interface BuildWriter {
  /** @throws Error EEXIST where two of them have one path */
  add(made: Iterable<BuildFile> | AsyncIterable<BuildFile>): Promise<void>;
  /** Takes a file as it stands, if it was made under this key, or without one. @returns whether it was */
  keep(path: string, key: string | undefined): boolean;
  /** Where a file that was added or kept can be read. */
  placeOf(path: string): string;
  /** All that was added or kept, by path without a leading slash. */
  placed: PlacedFile;
  /** What stood in the output before. */
  standing: PreviousOutput;
  /** Those of them that were written. */
  written: ReadonlySet<string>;
  /** What stands and is no part of this build. Once everything is added, like the account. */
  left(): string[];
  account(): BuildAccount;
}

/** Small files are written fastest one after the other, without a turn of the event loop for each; signals wait no longer. */
const FILES_PER_TURN = 100;

/**
 * What stands in the output byte for byte is not written again.
 * @param folder empty; what is to be written into the output
 * @param output folder of the build before, as it stands
 */
export function openBuild(folder: string, output = folder, standing: PreviousOutput = NO_PREVIOUS_OUTPUT): BuildWriter {
  // Each written out: what is spread into an object takes more memory, of which a big catalog has a million.
  const placed = new Map<string, { sha256: string; size: number; key: string | undefined }>();
  const written = new Set<string>();
  const parents = new Set<string>();
  const keep = (path: string, key: string | undefined): boolean => {
    const name = relative(path);
    const stands = standing.files.get(name);
    if (stands === undefined || stands.key !== key) return false;
    assertNew(name);
    placed.set(name, { sha256: stands.sha256, size: stands.size, key });
    return true;
  };
  const assertNew = (name: string) => {
    if (placed.has(name)) throw new Error(`EEXIST: two files of this build are ${name}.`);
  };
  const place = ([path, content]: BuildFile): void => {
    const key = isPlain(content) ? undefined : content.key;
    if (key !== undefined && keep(path, key)) return;
    const name = relative(path);
    assertNew(name);
    const source = sourceOf(content);
    const { sha256, size } = source instanceof Uint8Array ? digestOf(source) : digestOfMade(source);
    placed.set(name, { sha256, size, key });
    if (standing.files.get(name)?.sha256 === sha256) return;
    written.add(name);
    const parent = dirname(name);
    if (!parents.has(parent)) mkdirSync(join(folder, parent), { recursive: true });
    parents.add(parent);
    if (source instanceof Uint8Array) writeFileSync(join(folder, name), source, { flag: 'wx' });
    else if (source.isPassing) renameSync(source.madeAt, join(folder, name));
    else linkOrCopy(source.madeAt, join(folder, name));
  };
  const left = () => [...standing.files.keys(), ...standing.others].filter((name) => !placed.has(name));
  return {
    ...{ standing, keep, placed, written, left },
    placeOf: (path) => join(written.has(relative(path)) ? folder : output, relative(path)),
    async add(made) {
      let count = 0;
      for await (const file of made) {
        place(file);
        count += 1;
        if (count % FILES_PER_TURN === 0) await nextTurn();
      }
    },
    account() {
      const account: BuildAccount = { api: none(), pages: none(), search: none(), exports: none() };
      for (const name of placed.keys()) account[partOf(name)][written.has(name) ? 'written' : 'kept'] += 1;
      for (const name of left()) account[partOf(name)].removed += 1;
      return account;
    },
  };
}

/** All files below a folder, as they are to stand in a build. @param more what holds for each of them */
export async function madeBelow(folder: string, more: Pick<MadeFile, 'key' | 'isPassing'> = {}): Promise<BuildFile[]> {
  return (await allFiles(folder)).map((path) => [path, { madeAt: join(folder, path), ...more }]);
}

/** @returns bytes, or the file that has them */
function sourceOf(content: BuildFile[1]): Buffer | MadeFile {
  if (isPlain(content)) return Buffer.from(content);
  return 'madeAt' in content ? content : Buffer.from(content.make());
}

/** @throws Error where it is no plain file */
function digestOfMade({ madeAt: path, digest }: MadeFile): { sha256: string; size: number } {
  const found = digest ?? digestOfFile(path);
  if (found === undefined) throw new Error(`${path} was made for this build, and cannot be read.`);
  return found;
}

/** A second name for a file, or a copy where the disk knows no such thing. @throws Error EEXIST */
function linkOrCopy(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(file, name, constants.COPYFILE_EXCL);
  }
}

/** Whose file it is, by its path: also what is removed belongs to a part. */
function partOf(name: string): keyof BuildAccount {
  if (name === EXPORTS || name.startsWith(EXPORTED)) return 'exports';
  if (name.startsWith(SEARCH_INDEX)) return 'search';
  return /^(?:api|v1|badges|schemas|\.well-known)\/|^openapi\.json$/.test(name) ? 'api' : 'pages';
}

const isPlain = (content: BuildFile[1]) => typeof content === 'string' || content instanceof Uint8Array;

const digestOf = (bytes: Uint8Array) => ({ sha256: sha256(bytes), size: bytes.length });

const relative = (path: string) => (path.startsWith('/') ? path.slice(1) : path);

const [EXPORTS, EXPORTED, SEARCH_INDEX] = [files.exports, files.export(''), files.searchIndex('')].map(relative) as [
  string,
  string,
  string,
];

const none = (): FileCounts => ({ kept: 0, written: 0, removed: 0 });

/** Writes the files of a build, except those that the previous build has left unchanged. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { files } from '../../../schemas/contracts/addresses.ts';
import { digestOf, type FileDigest } from './file-digest.ts';
import { NO_PREVIOUS_OUTPUT, type PlacedFile, type PreviousOutput } from './previous-output.ts';

/** A file of this build's own folder, which is moved: a copy would be another file, which the next build would have to read. */
interface MadeFile extends FileDigest {
  madeAt: string;
  /** Digest of all that decides what it holds. */
  key: string;
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
  /** Whether a file stands that was made under this key, or without one. */
  stands(path: string, key: string | undefined): boolean;
  /** Takes a file as it stands, if it does. @returns whether it does */
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
  const standingAs = (name: string, key: string | undefined) => {
    const file = standing.files.get(name);
    return file?.key === key ? file : undefined;
  };
  const keep = (path: string, key: string | undefined): boolean => {
    const name = relative(path);
    const file = standingAs(name, key);
    if (file === undefined) return false;
    assertNew(name);
    placed.set(name, { sha256: file.sha256, size: file.size, key });
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
    const file = typeof content === 'object' && 'madeAt' in content ? content : contentOf(content);
    const { sha256, size } = file instanceof Uint8Array ? digestOf(file) : file;
    placed.set(name, { sha256, size, key });
    if (standing.files.get(name)?.sha256 === sha256) return;
    written.add(name);
    const parent = dirname(name);
    if (!parents.has(parent)) mkdirSync(join(folder, parent), { recursive: true });
    parents.add(parent);
    if (file instanceof Uint8Array) writeFileSync(join(folder, name), file, { flag: 'wx' });
    else renameSync(file.madeAt, join(folder, name));
  };
  const left = () => [...standing.files.keys(), ...standing.others].filter((name) => !placed.has(name));
  return {
    ...{ standing, keep, placed, written, left },
    stands: (path, key) => standingAs(relative(path), key) !== undefined,
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

const contentOf = (content: Exclude<BuildFile[1], MadeFile>): Buffer =>
  Buffer.from(isPlain(content) ? content : content.make());

/** Whose file it is, by its path: also what is removed belongs to a part. */
function partOf(name: string): keyof BuildAccount {
  const path = `/${name}`;
  if (path === files.exports || path.startsWith(files.export(''))) return 'exports';
  if (path.startsWith(files.searchIndex(''))) return 'search';
  return /^(?:api|v1|badges|schemas|\.well-known)\/|^openapi\.json$/.test(name) ? 'api' : 'pages';
}

const isPlain = (content: BuildFile[1]): content is string | Uint8Array =>
  typeof content === 'string' || content instanceof Uint8Array;

const relative = (path: string) => (path.startsWith('/') ? path.slice(1) : path);

const none = (): FileCounts => ({ kept: 0, written: 0, removed: 0 });

/** The one writer of a build: every file, by whomever it was made, gets its place through it and is counted. */
import {
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { files } from '../../../schemas/contracts/addresses.ts';
import { allFiles } from '../../repo/files/all-files.ts';

/** Path on the site, and the text or bytes, or where another program has made a file that nobody writes to any more. */
export type BuildFile = readonly [path: string, content: string | Uint8Array | MadeFile];

/** Path on the site ("/api/v1/software.json") and text. */
export type EmittedFile = readonly [path: string, content: string];

interface MadeFile {
  madeAt: string;
}

/** Numbers of files, against the earlier build. */
export interface FileCounts {
  /** The same bytes: a second name of the file that was there. */
  kept: number;
  /** New or changed. */
  written: number;
  /** In the earlier build only. */
  removed: number;
}

export const PARTS = ['api', 'pages', 'search', 'exports'] as const;
export type BuildAccount = Record<(typeof PARTS)[number], FileCounts>;

export interface BuildWriter {
  /**
   * Nothing is ever written into a file that is there.
   * @throws Error EEXIST where two of them have one path
   */
  add(made: Iterable<BuildFile>): Promise<void>;
  /** Once everything is added. */
  account(): Promise<BuildAccount>;
}

/** Small files are written fastest one after the other, without a turn of the event loop for each; signals wait no longer. */
const FILES_PER_TURN = 100;
/** A link would be to something that can change later. */
const READ_NO_SYMLINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

/**
 * What an earlier build holds byte for byte is linked from there. The bytes are the same with and without an earlier
 * build: they are compared with what its files hold, not with what its manifest says of them.
 * @param folder where no build is yet
 * @param earlier folder of a build, on the same disk if it is to be of use; it may be missing
 */
export function openBuild(folder: string, earlier?: string): BuildWriter {
  const parents = new Set<string>();
  const placed = new Set<string>();
  const account: BuildAccount = { api: none(), pages: none(), search: none(), exports: none() };
  const place = (path: string, content: BuildFile[1]): void => {
    const file = join(folder, path);
    const parent = dirname(file);
    if (!parents.has(parent)) mkdirSync(parent, { recursive: true });
    parents.add(parent);
    const source = earlier === undefined ? undefined : join(earlier, path);
    const isKept = isMade(content)
      ? placeMade(file, content.madeAt, source)
      : placeContent(file, Buffer.from(content), source);
    placed.add(absolute(path));
    account[partOf(path)][isKept ? 'kept' : 'written'] += 1;
  };
  return {
    async add(made) {
      let count = 0;
      for (const [path, content] of made) {
        place(path, content);
        count += 1;
        if (count % FILES_PER_TURN === 0) await nextTurn();
      }
    },
    async account() {
      const before = earlier === undefined ? [] : await allFiles(earlier).catch(() => []);
      // What was published was signed too, which is no part of the build.
      const removed = before.filter((path) => !placed.has(absolute(path)) && absolute(path) !== files.buildSignature);
      for (const path of removed) account[partOf(path)].removed += 1;
      return account;
    },
  };
}

/** All files below a folder, as they are to stand in a build. */
export async function madeBelow(folder: string): Promise<BuildFile[]> {
  return (await allFiles(folder)).map((path) => [path, { madeAt: join(folder, path) }]);
}

/** These say whether the file is that of the earlier build. */
function placeContent(file: string, bytes: Buffer, earlier: string | undefined): boolean {
  const isKept = earlier !== undefined && linkIfSame(earlier, file, () => bytes);
  if (!isKept) writeFileSync(file, bytes, { flag: 'wx' });
  return isKept;
}

function placeMade(file: string, madeAt: string, earlier: string | undefined): boolean {
  const { size, ino, dev } = lstatSync(madeAt);
  const before = earlier === undefined ? undefined : statOf(earlier);
  // Both are names of one file where it was kept for builds to come.
  const isOne = before?.isFile() === true && before.ino === ino && before.dev === dev;
  const maybeSame = earlier !== undefined && !isOne && before?.size === size;
  const isLinked = maybeSame && linkIfSame(earlier, file, () => readFileSync(madeAt));
  if (!isLinked) linkOrCopy(madeAt, file);
  return isOne || isLinked;
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

function statOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

function linkIfSame(earlier: string, file: string, read: () => Buffer): boolean {
  try {
    if (!readFileSync(earlier, { flag: READ_NO_SYMLINK }).equals(read())) return false;
    linkSync(earlier, file);
    return true;
  } catch {
    // Nothing there, or a disk without links: a file of its own is always right.
    return false;
  }
}

/** Whose file it is, by its path: also what is removed belongs to a part. */
function partOf(name: string): keyof BuildAccount {
  const path = absolute(name);
  if (path === files.exports || path.startsWith(files.export(''))) return 'exports';
  if (path.startsWith(files.searchIndex(''))) return 'search';
  return /^\/(?:api|badges|schemas|\.well-known)\/|^\/openapi\.json$/.test(path) ? 'api' : 'pages';
}

const isMade = (content: BuildFile[1]): content is MadeFile =>
  typeof content !== 'string' && !(content instanceof Uint8Array);

/** As paths on the site are written. */
const absolute = (path: string) => (path.startsWith('/') ? path : `/${path}`);

const none = (): FileCounts => ({ kept: 0, written: 0, removed: 0 });

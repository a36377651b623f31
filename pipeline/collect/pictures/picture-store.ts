/** Pictures that were drawn and are in no commit yet: files named by the digest of their bytes. A cache. */
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256 } from '../../repo/text/sha256.ts';

/** Below the top of the repository. */
const FOLDER = '.cache/pictures';
/** What no proposal has taken up for so long is drawn again if it is wanted after all. */
const MAX_UNUSED_MS = 30 * 24 * 60 * 60 * 1000;

export interface PictureStore {
  has(digest: string): boolean;
  /** Written beside and renamed, so that a kill at any moment leaves the whole file or none. */
  keep(bytes: Uint8Array, today: string): Promise<void>;
  /** Path of the file; undefined where it is not there, or holds other bytes than its name says. */
  find(digest: string): Promise<string | undefined>;
  /** Removes what is older than a month. */
  tidy(now: Date): Promise<void>;
}

/** @param top of the repository */
export function pictureStore(top: string): PictureStore {
  const folder = join(top, FOLDER);
  const fileOf = (digest: string) => join(folder, `${digest}.webp`);
  return {
    has: (digest) => existsSync(fileOf(digest)),
    async keep(bytes, today) {
      const file = fileOf(sha256(bytes));
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.${process.pid}.part`, bytes);
      await utimes(`${file}.${process.pid}.part`, new Date(today), new Date(today));
      await rename(`${file}.${process.pid}.part`, file);
    },
    async find(digest) {
      const bytes = await readFile(fileOf(digest)).catch(() => undefined);
      return bytes !== undefined && sha256(bytes) === digest ? fileOf(digest) : undefined;
    },
    async tidy(now) {
      for (const name of await readdir(folder).catch(() => [])) {
        const { mtimeMs } = await stat(join(folder, name));
        if (now.getTime() - mtimeMs > MAX_UNUSED_MS) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/**
 * Pictures of products: files named by the digest of their bytes, next to the data that names them. They are far larger
 * than all else in data/, so that they are listed, and read one by one where they are needed.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { allFiles } from '../files/all-files.ts';
import { readObjects } from '../git/objects.ts';
import { listTree } from '../git/trees.ts';
import { sha256 } from '../text/sha256.ts';

export const PICTURES = 'data/pictures/';
const PICTURE = /^data\/pictures\/([0-9a-f]{2})\/(\1[0-9a-f]{62})\.webp$/;

export const picturePath = (sha256: string): string => `${PICTURES}${sha256.slice(0, 2)}/${sha256}.webp`;

/** Digests of all that a listing names, the icon first, each screenshot before the small one of it. */
export function picturesOf({ pictures }: Pick<Listing, 'pictures'>): string[] {
  const { icon, screenshots = [] } = pictures ?? {};
  const shots = screenshots.flatMap((shot) => [shot.sha256, shot.small.sha256]);
  return icon === undefined ? shots : [icon.sha256, ...shots];
}

/**
 * Which pictures there are, by digest, without reading one.
 * @param commit null for the files of the folder as they are
 * @returns the id of each one's object in git, '' for files of the folder
 */
export async function listPictures(folder: string, commit: string | null): Promise<Map<string, string>> {
  if (commit === null) {
    const names = await allFiles(join(folder, PICTURES)).catch(ignoreMissing);
    return new Map(names.flatMap((name) => digestOfPath(`${PICTURES}${name}`) ?? []).map((digest) => [digest, '']));
  }
  const entries = await listTree(folder, commit, [PICTURES]);
  const plain = entries.filter(({ mode, path }) => mode === '100644' && digestOfPath(path) !== undefined);
  return new Map(plain.map(({ path, id }) => [digestOfPath(path) ?? '', id]));
}

/**
 * All at once, so ask for a few.
 * @param commit null for the files of the folder as they are
 * @returns bytes by digest, without those that are not there or are not what their name says
 */
export async function readPictures(
  folder: string,
  commit: string | null,
  digests: readonly string[],
): Promise<Map<string, Buffer>> {
  const paths = digests.map(picturePath);
  const readHere = (path: string) => readFile(join(folder, path)).catch(() => undefined);
  const found = await (commit === null
    ? Promise.all(paths.map(readHere))
    : readObjects(
        folder,
        paths.map((path) => `${commit}:${path}`),
      ));
  const read = digests.flatMap((digest, index) => {
    const bytes = found[index];
    return bytes !== undefined && sha256(bytes) === digest ? [[digest, bytes] as const] : [];
  });
  return new Map(read);
}

/** @returns the digest that a path of a picture names, undefined for any other path */
export function digestOfPath(path: string): string | undefined {
  return PICTURE.exec(path)?.[2];
}

function ignoreMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}

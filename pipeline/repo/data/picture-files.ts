/** Where the pictures of listings are kept: each under the digest of its bytes, once for all that show it. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { git } from '../git/git.ts';

export const PICTURES = 'data/pictures/';
const PATH = /^data\/pictures\/([0-9a-f]{2})\/(\1[0-9a-f]{62})\.webp$/;

export const picturePath = (sha256: string) => `${PICTURES}${sha256.slice(0, 2)}/${sha256}.webp`;

/** @returns the digest that a path of a picture names, undefined for any other path */
export function digestOfPath(path: string): string | undefined {
  return PATH.exec(path)?.[2];
}

/** Digests of all files that a listing shows, small ones included. */
export function picturesOf({ pictures }: Pick<Listing, 'pictures'>): string[] {
  const { icon, screenshots = [] } = pictures ?? {};
  const digests = [icon?.sha256 ?? [], screenshots.flatMap(({ sha256, small }) => [sha256, small.sha256])].flat();
  return [...new Set(digests)];
}

/** Digests of the pictures that a commit holds. */
export async function picturesIn(folder: string, commit: string): Promise<Set<string>> {
  const names = await git(folder, ['ls-tree', '-r', '--name-only', commit, '--', PICTURES]);
  return new Set(names.split('\n').flatMap((path) => digestOfPath(path) ?? []));
}

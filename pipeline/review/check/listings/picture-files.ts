/** Whether the pictures that listings show are there, and are what their names say. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { digestOfPath, picturePath, picturesOf } from '../../../repo/data/picture-files.ts';
import { idsOfObjects, readObjects } from '../../../repo/git/objects.ts';
import { sha256 } from '../../../repo/text/sha256.ts';
import { type ChangedFile, NO_OBJECT } from '../changes/changed-files.ts';
import type { BranchFault, ListingFault } from '../changes/proposal-branch.ts';

/** So many are read at a time: a batch may bring thousands. */
const TOGETHER = 500;

/** @returns paths of pictures among the changes whose bytes are not WebP, or not those that the path names */
export async function falsePictures(folder: string, changes: readonly ChangedFile[]): Promise<Set<string>> {
  const pictures = changes.filter(({ path, id }) => digestOfPath(path) !== undefined && id !== NO_OBJECT);
  const found = new Set<string>();
  for (let from = 0; from < pictures.length; from += TOGETHER) {
    const part = pictures.slice(from, from + TOGETHER);
    const ids = part.map(({ id }) => id);
    const files = await readObjects(folder, ids);
    for (const [index, { path }] of part.entries()) {
      const bytes = files[index];
      if (bytes === undefined || !isWebp(bytes) || sha256(bytes) !== digestOfPath(path)) found.add(path);
    }
  }
  return found;
}

/** @param places the listings, and where their pictures must be: a commit or a tree */
export async function missingPictures(
  folder: string,
  places: readonly { listing: Listing; tree: string }[],
): Promise<ListingFault[]> {
  const wanted = places.flatMap(({ listing, tree }) =>
    picturesOf(listing).map((digest) => ({ slug: listing.slug, name: `${tree}:${picturePath(digest)}` })),
  );
  const names = wanted.map(({ name }) => name);
  const ids = await idsOfObjects(folder, names);
  const slugs = new Set(wanted.filter((_, index) => ids[index] === undefined).map(({ slug }) => slug));
  return [...slugs].map((slug) => ({ slug, ...MISSING }));
}

export const FALSE_PICTURE: BranchFault = {
  code: 'picture_changed',
  message:
    'It brings a picture whose bytes are not those that its name says, or that is no WebP. Delete the branch: the next ' +
    'sync proposes it again.',
};

const MISSING: BranchFault = {
  code: 'picture_missing',
  message:
    'It names a picture that is not in data/pictures. Run `catalog sync`, which brings it; or take it out of `pictures` in ' +
    'the listing.',
};

/** Source: RFC 9649, "WebP File Header" */
function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP';
}

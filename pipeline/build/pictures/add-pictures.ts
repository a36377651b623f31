/**
 * Pictures of products: out of data/ into the build, if a published listing names them. There may be gigabytes of them,
 * so they are read a few at a time, and not at all where the build before has them.
 */
import { hash } from 'node:crypto';
import { constants } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { listPictures, picturePath, picturesOf, readPictures } from '../../repo/data/picture-files.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import { plural } from '../../repo/text/plural.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import type { BuildFile, BuildWriter } from '../writer/build-writer.ts';

/** Of at most 90 kB each. */
const READ_AT_ONCE = 100;
/** So many of those that are missing are named. */
const MAX_NAMED = 5;
/** A link would be to something that can change later. */
const READ_NO_SYMLINK = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);

interface PictureSources {
  catalog: CatalogData;
  /** Top of the catalog's repository. */
  folder: string;
  /** null for the files of the folder as they are. */
  commit: string | null;
  /** Folder of the build before; it may be missing. */
  earlier: string;
  onNote: (note: string) => void;
}

/** @returns the catalog with listings that name only pictures which are in the build */
export async function addPictures(writer: BuildWriter, sources: PictureSources): Promise<CatalogData> {
  const { catalog, folder, commit, onNote } = sources;
  if (catalog.settings.pictures === false) return withPictures(catalog, new Set());
  const named = new Set([...catalog.listings.values()].flatMap(picturesOf));
  if (named.size === 0) return catalog;
  const present = await listPictures(folder, commit);
  const shown = new Set<string>();
  const unread: string[] = [];
  for (const digest of named) {
    const id = present.get(digest);
    if (id === undefined) continue;
    const kept = await keptPicture(sources.earlier, digest, id);
    if (kept === undefined) unread.push(digest);
    else {
      await writer.add([kept]);
      shown.add(digest);
    }
  }
  for (const digests of chunksOf(unread, READ_AT_ONCE)) {
    const read = await readPictures(folder, commit, digests);
    await writer.add([...read].map(([digest, bytes]) => [files.picture(digest), bytes]));
    for (const digest of read.keys()) shown.add(digest);
  }
  const missing = [...named].filter((digest) => !shown.has(digest));
  if (missing.length > 0) onNote(missingText(missing));
  return withPictures(catalog, shown);
}

/** The file of the build before, if its bytes are those that git has: a cold build would write the same. */
async function keptPicture(earlier: string, digest: string, id: string): Promise<BuildFile | undefined> {
  // What is not committed has no id, and is read.
  if (id === '') return undefined;
  const madeAt = join(earlier, files.picture(digest));
  const bytes = await readFile(madeAt, { flag: READ_NO_SYMLINK }).catch(() => undefined);
  const isSame = bytes !== undefined && sha256(bytes) === digest && objectId(bytes, id.length) === id;
  return isSame ? [files.picture(digest), { madeAt }] : undefined;
}

/** What git calls a file. Source: git-hash-object(1), and gitformat-pack(5) for the length of SHA-1 and SHA-256. */
function objectId(bytes: Buffer, length: number): string {
  return hash(length === 40 ? 'sha1' : 'sha256', Buffer.concat([Buffer.from(`blob ${bytes.length}\0`), bytes]));
}

function missingText(missing: readonly string[]): string {
  const paths = missing.slice(0, MAX_NAMED).map(picturePath);
  const more = missing.length > MAX_NAMED ? [`and ${missing.length - MAX_NAMED} more`] : [];
  return `${plural(missing.length, 'picture')} named by listings cannot be shown, as there is no such file, or its bytes are not what its name says: ${[...paths, ...more].join(', ')}.`;
}

/** @param shown digests of the pictures that may be named */
export function withPictures(catalog: CatalogData, shown: ReadonlySet<string>): CatalogData {
  const listings = [...catalog.listings].map(([slug, listing]) => [slug, withShown(listing, shown)] as const);
  return { ...catalog, listings: new Map(listings) };
}

function withShown(listing: Listing, shown: ReadonlySet<string>): Listing {
  if (picturesOf(listing).every((digest) => shown.has(digest))) return listing;
  const { pictures = {}, ...others } = listing;
  const icon = pictures.icon !== undefined && shown.has(pictures.icon.sha256) ? pictures.icon : undefined;
  const screenshots = (pictures.screenshots ?? []).filter(
    ({ sha256, small }) => shown.has(sha256) && shown.has(small.sha256),
  );
  if (icon === undefined && screenshots.length === 0) return others;
  return { ...others, pictures: { ...(icon && { icon }), ...(screenshots.length > 0 && { screenshots }) } };
}

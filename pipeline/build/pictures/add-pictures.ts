/**
 * Pictures of products: out of data/ into the build, if a published listing names them. There may be gigabytes of them,
 * so they are read a few at a time, and not at all where the build before has them.
 */
import { files } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { ShownCatalog } from '../../repo/data/data-files.ts';
import { LazyMap } from '../../repo/data/lazy-map.ts';
import { listPictures, picturePath, picturesOf, readPictures } from '../../repo/data/picture-files.ts';
import { chunksOf } from '../../repo/text/chunks.ts';
import { plural } from '../../repo/text/plural.ts';
import type { AllFacts } from '../listings/listing-facts.ts';
import type { BuildFile, BuildWriter } from '../writer/build-writer.ts';

/** Of at most 90 kB each. */
const READ_AT_ONCE = 100;
/** So many of those that are missing are named. */
const MAX_NAMED = 5;

interface PicturedCatalog {
  catalog: ShownCatalog;
  /** Of its listings. */
  facts: AllFacts;
}

interface PictureSources extends PicturedCatalog {
  /** Top of the catalog's repository. */
  folder: string;
  /** null for the files of the folder as they are. */
  commit: string | null;
  onNote: (note: string) => void;
}

interface ShownPictures {
  catalog: ShownCatalog;
  /** Slugs. */
  changed: ReadonlySet<string>;
}

/** @returns the catalog with listings that name only pictures which are in the build, and which of them it changed */
export async function addPictures(writer: BuildWriter, sources: PictureSources): Promise<ShownPictures> {
  const { catalog } = sources;
  return withPictures(sources, catalog.settings.pictures === false ? new Set() : await addNamed(writer, sources));
}

/**
 * @param shown digests of the pictures that may be named
 * @returns the catalog with listings that name no others, and which of them it changed
 */
function withPictures({ catalog, facts }: PicturedCatalog, shown: ReadonlySet<string>): ShownPictures {
  const isShown = (digest: string) => shown.has(digest);
  const changed = new Set([...facts].filter(([, { facts }]) => !facts.pictures.every(isShown)).map(([slug]) => slug));
  if (changed.size === 0) return { catalog, changed };
  const read = (slug: string) => catalog.listings.get(slug) as Listing;
  const listings = new LazyMap(catalog.listings, (slug) => {
    return changed.has(slug) ? withShown(read(slug), shown) : read(slug);
  });
  return { catalog: { ...catalog, listings }, changed };
}

/** @returns digests of the pictures that are in the build */
async function addNamed(writer: BuildWriter, sources: PictureSources): Promise<ReadonlySet<string>> {
  const { facts, folder, commit, onNote } = sources;
  const named = new Set([...facts.values()].flatMap(({ facts }) => facts.pictures));
  if (named.size === 0) return named;
  const present = await listPictures(folder, commit);
  const shown = new Set<string>();
  const unread: string[] = [];
  for (const digest of named) {
    const id = present.get(digest);
    if (id === undefined) continue;
    // What is not committed has no id, and is read.
    if (id !== '' && writer.keep(files.picture(digest), id)) shown.add(digest);
    else unread.push(digest);
  }
  for (const digests of chunksOf(unread, READ_AT_ONCE)) {
    const read = await readPictures(folder, commit, digests);
    await writer.add([...read].map(([digest, bytes]) => [files.picture(digest), toKeyed(bytes, present.get(digest))]));
    for (const digest of read.keys()) shown.add(digest);
  }
  const missing = [...named].filter((digest) => !shown.has(digest));
  if (missing.length > 0) onNote(missingText(missing));
  return shown;
}

/** @param id what git calls it: the same id is the same bytes, and a cold build would write them too */
function toKeyed(bytes: Uint8Array, id = ''): BuildFile[1] {
  return id === '' ? bytes : { key: id, make: () => bytes };
}

function missingText(missing: readonly string[]): string {
  const paths = missing.slice(0, MAX_NAMED).map(picturePath);
  const more = missing.length > MAX_NAMED ? [`and ${missing.length - MAX_NAMED} more`] : [];
  return `${plural(missing.length, 'picture')} named by listings cannot be shown, as there is no such file, or its bytes are not what its name says: ${[...paths, ...more].join(', ')}.`;
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

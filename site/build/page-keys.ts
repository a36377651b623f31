/** Pages that an earlier build made of the same: they are not made again, and the pipeline keeps them. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { paths } from '../../schemas/contracts/addresses.ts';
import { writeLines } from '../base/line-file.ts';
import { once } from '../base/memoize.ts';
import { readBuildState } from '../catalog/build-state.ts';
import { readLanguages, readSlugs } from '../catalog/catalog-data.ts';
import { pathIn } from '../catalog/language.ts';
import { digestOf, noteFacts } from '../catalog/listing-index.ts';
import { homePreview } from '../catalog/preview-image.ts';
import { frameOf, pageKey } from '../listing/listing-material.ts';
import { alphabetPages, pathOf } from '../lists/alphabet.ts';

/** Of the pages of listings. Whoever makes one needs its address alone, so Astro need not list them. */
const LISTING_ROUTE = '/[...lang]/software/[slug]';

/** Whether the pages of listings are named in the file of keys instead. */
export const areListingsNamed = () => readPagesToMake() !== undefined;

/** Whether a page of the list by name has to be made in a language. @param path as in `paths` */
export function isToBeMade(tag: string, path: string): boolean {
  return readPagesToMake()?.has(pathIn(tag, path)) ?? true;
}

/**
 * Keys by path of the pages of the list by name that have to be made. Those and the pages of listings are named in the file of
 * keys: a line for each listing, with path and key of its pages, and a last one of JSON with all else.
 * @returns undefined where no page is kept
 */
const readPagesToMake = once((): ReadonlyMap<string, string> | undefined => {
  const { CATALOG_PAGE_KEYS: file } = process.env;
  if (file === undefined) return undefined;
  const earlier = readBuildState()?.pages ?? new Map<string, string>();
  const gone = new Set(earlier.keys());
  const isToBeMade = ([path, key]: PageKey) => {
    const name = path.slice(1);
    gone.delete(name);
    return earlier.get(name) !== key;
  };
  const made = new Map(keysOfNames().filter(isToBeMade));
  mkdirSync(dirname(file), { recursive: true });
  writeLines(
    file,
    linesOf(isToBeMade, () => ({ route: LISTING_ROUTE, others: [...made], gone: [...gone] })),
  );
  noteFacts();
  return made;
});

type PageKey = [path: string, key: string];

function* linesOf(isToBeMade: (page: PageKey) => boolean, rest: () => object): Generator<string> {
  for (const slug of readSlugs()) {
    const pages = readLanguages().map((tag): PageKey => [pathIn(tag, paths.listingPage(slug)), pageKey(tag, slug)]);
    const made = pages.filter(isToBeMade);
    if (made.length > 0) yield made.flat().join(' ');
  }
  yield JSON.stringify(rest());
}

/** Of the list by name. */
function keysOfNames(): PageKey[] {
  return alphabetPages().flatMap((part) =>
    readLanguages().map((tag): PageKey => [pathIn(tag, pathOf(part.start)), alphabetKey(tag, part)]),
  );
}

/** It shows its part and, where that is empty, which others there are. */
function alphabetKey(tag: string, part: ReturnType<typeof alphabetPages>[number]): string {
  const others = part.entries.length === 0 ? alphabetPages().map(({ start, label }) => [start, label]) : [];
  return digestOf(JSON.stringify([frameOf(tag), homePreview(tag) ?? null, part, others]));
}

/** Pages that an earlier build made of the same: they are not made again, and the pipeline keeps them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { paths } from '../../schemas/contracts/addresses.ts';
import { alphabetPages, pathOf } from './alphabet-pages.ts';
import { readLanguages, readSlugs } from './catalog-data.ts';
import { pathIn } from './language.ts';
import { digestOf, noteFacts } from './listing-facts.ts';
import { frameOf, pageKey } from './listing-material.ts';
import { once } from './once.ts';
import { homePreview } from './preview-image.ts';
import { readStanding } from './standing-build.ts';

/** Whether the page at a path of `paths` has to be made in a language: of those of listings, and of the list by name. */
export function isToBeMade(tag: string, path: string): boolean {
  return readPagesToMake()?.has(pathIn(tag, path)) ?? true;
}

/** Keys by path of the pages that have to be made and have a key; undefined where no page is kept. */
const readPagesToMake = once((): ReadonlyMap<string, string> | undefined => {
  // The file that is to say which page has which key.
  const { CATALOG_PAGE_KEYS: list } = process.env;
  if (list === undefined) return undefined;
  const made = new Map<string, string>();
  const standing = readStanding()?.pages ?? new Map<string, string>();
  const gone = new Set(standing.keys());
  for (const [path, key] of keyedPages()) {
    const name = path.slice(1);
    gone.delete(name);
    if (standing.get(name) !== key) made.set(path, key);
  }
  noteFacts();
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify({ made: [...made], gone: [...gone] }));
  return made;
});

/** Path and key of every page that has one. */
function* keyedPages(): Generator<[path: string, key: string]> {
  const tags = readLanguages();
  for (const slug of readSlugs())
    for (const tag of tags) yield [pathIn(tag, paths.listingPage(slug)), pageKey(tag, slug)];
  for (const part of alphabetPages()) {
    for (const tag of tags) yield [pathIn(tag, pathOf(part.start)), alphabetKey(tag, part)];
  }
}

/** It shows its part and, where that is empty, which others there are. */
function alphabetKey(tag: string, part: ReturnType<typeof alphabetPages>[number]): string {
  const others = part.entries.length === 0 ? alphabetPages().map(({ start, label }) => [start, label]) : [];
  return digestOf(JSON.stringify([frameOf(tag), homePreview(tag) ?? null, part, others]));
}

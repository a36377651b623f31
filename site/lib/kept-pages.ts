/** Pages of listings that an earlier build made of the same: they are not made again, and the pipeline puts them back. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { paths } from '../../schemas/contracts/addresses.ts';
import { readLanguages, readSlugs } from './catalog-data.ts';
import { pathIn } from './language.ts';
import { noteFacts } from './listing-facts.ts';
import { pageKey } from './listing-material.ts';
import { once } from './once.ts';

/** @returns by language, the slugs whose page has to be made */
export const readChangedSlugs = once((): Map<string, string[]> => {
  // A folder of pages by key, and the file that is to say which page has which.
  const { CATALOG_KEPT_PAGES: kept, CATALOG_PAGE_KEYS: list } = process.env;
  const tags = readLanguages();
  if (kept === undefined || list === undefined) return new Map(tags.map((tag) => [tag, readSlugs()]));
  const pages = readSlugs().flatMap((slug) => tags.map((tag) => ({ tag, slug, key: pageKey(tag, slug) })));
  noteFacts();
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(pages.map(({ tag, slug, key }) => [pathIn(tag, paths.listingPage(slug)), key])));
  const known = new Set(existsSync(kept) ? readdirSync(kept) : []);
  const changed = pages.filter(({ key }) => !known.has(key));
  return new Map(tags.map((tag) => [tag, changed.filter((page) => page.tag === tag).map(({ slug }) => slug)]));
});

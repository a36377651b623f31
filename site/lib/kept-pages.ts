/** Pages of listings that an earlier build made of the same: they are not made again, and the pipeline keeps them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { paths } from '../../schemas/contracts/addresses.ts';
import { readLanguages, readSlugs } from './catalog-data.ts';
import { pathIn } from './language.ts';
import { noteFacts } from './listing-facts.ts';
import { pageKey } from './listing-material.ts';
import { once } from './once.ts';
import { readStanding } from './standing-build.ts';

/** @returns by language, the slugs whose page has to be made */
export const readChangedSlugs = once((): Map<string, string[]> => {
  // The file that is to say which page has which key.
  const { CATALOG_PAGE_KEYS: list } = process.env;
  const tags = readLanguages();
  if (list === undefined) return new Map(tags.map((tag) => [tag, readSlugs()]));
  const pages = readSlugs().flatMap((slug) =>
    tags.map((tag) => ({ tag, slug, path: pathIn(tag, paths.listingPage(slug)), key: pageKey(tag, slug) })),
  );
  noteFacts();
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, JSON.stringify(pages.map(({ path, key }) => [path, key])));
  const { pages: standing } = readStanding();
  const changed = pages.filter(({ path, key }) => standing.get(path.slice(1)) !== key);
  return new Map(tags.map((tag) => [tag, changed.filter((page) => page.tag === tag).map(({ slug }) => slug)]));
});

/** No word of the operator's vocabulary, and no slug, leads to the address of something else. */
import { expect, test } from 'vitest';
import { files, paths, type Site, urls } from './addresses.ts';
import categories from './categories.json' with { type: 'json' };

/** Words that are names in addresses already. */
const WORDS = [
  ...['api', 'categories', 'changes', 'exports', 'index', 'manifest', 'news', 'page', 'rank', 'schemas', 'search'],
  ...['software', 'statistics', 'submit', 'sync', 'publisher', '404', '1', 'de', 'constructor', 'tostring'],
];

const FIXED = [...Object.values(files), ...Object.values(paths)].filter((each) => typeof each === 'string');
const FOLDERS = [paths.browse(1), paths.browse(2), files.listPage(undefined, 1), files.listPage(undefined, 2)];

function addressesOf(word: string): string[] {
  const pages = [
    paths.categoryPage(word),
    paths.categoryPage(word, 2),
    paths.filter('category', word),
    paths.listingPage(word),
  ];
  return [
    ...pages,
    ...pages.map((page) => files.news(page, 'atom')),
    ...[files.listPage(word, 1), files.listPage(word, 2), files.listing(word), files.listingManifest(word)],
    ...[files.listingRank(word), files.badge(word)],
  ];
}

test('a category or a listing may have any name that the schema allows', () => {
  const { pattern } = categories.$defs.category.properties.slug;
  for (const word of WORDS) expect(word).toMatch(new RegExp(pattern));
  const all = [...FIXED, ...FOLDERS, ...WORDS.flatMap(addressesOf)];
  expect(all.filter((address, index) => all.indexOf(address) !== index)).toEqual([]);
});

test.each(['_page', '_category', 'news.atom', 'index.html', '__proto__', '..'])('%s is no name', (word) => {
  const { pattern } = categories.$defs.category.properties.slug;
  expect(word).not.toMatch(new RegExp(pattern));
});

test('a list of a category is asked for by parameter, whatever its name', () => {
  const site: Site = { base_url: 'https://catalog.test', host: 'worker' };
  expect(urls.category(site, 'categories')).toBe('https://catalog.test/api/v1/software?category=categories');
});

/** Every page of the site with the day its content last changed, for search engines (sitemaps.org, protocol 0.9). */
import { paths } from '../../schemas/contracts/addresses.ts';
import { escapeMarkup } from '../base/escape.ts';
import { absolute } from '../base/links.ts';
import { once } from '../base/memoize.ts';
import {
  readCategories,
  readLanguages,
  readPageNumbers,
  readPublishers,
  readQueue,
  readSlugs,
} from '../catalog/catalog-data.ts';
import { hasPage } from '../catalog/features-by-host.ts';
import { languagesOf, pathIn } from '../catalog/language.ts';
import { readFacts } from '../catalog/listing-index.ts';
import { docsEntries } from '../docs/docs.ts';
import { OPERATOR_PATHS, operatorPageNames } from '../frame/operator-pages.ts';
import { alphabetPages, pathOf } from '../lists/alphabet.ts';
import { changePages } from '../lists/changes-by-day.ts';
import { FILTER_NAMES, filterPage, filterValues, publisherPage } from '../lists/filtered-lists.ts';
import { pageNumbers } from '../lists/page-numbers.ts';

/** What one file may hold. */
const MAX_URLS = 50_000;

interface Entry {
  address: string;
  /** Unknown for pages that are not about one listing. */
  lastChanged?: string | undefined;
}

const entries = once((): Entry[] => [...listingEntries(), ...others()]);

/** How many there are is asked of each before one is written. */
export function sitemapParts(): number[] {
  const count = readSlugs().length * readLanguages().length + others().length;
  return pageNumbers(Math.ceil(count / MAX_URLS));
}

/** @param part from 1 */
export function sitemapPart(part: number): string {
  const urls = entries()
    .slice((part - 1) * MAX_URLS, part * MAX_URLS)
    .map(({ address, lastChanged }) => {
      const changed = lastChanged === undefined ? '' : `<lastmod>${lastChanged}</lastmod>`;
      return `<url><loc>${escapeMarkup(address)}</loc>${changed}</url>`;
    });
  return xml('urlset', urls);
}

export function sitemapIndex(): string {
  const parts = sitemapParts().map(
    (part) => `<sitemap><loc>${escapeMarkup(absolute(`/sitemap-${part}.xml`))}</loc></sitemap>`,
  );
  return xml('sitemapindex', parts);
}

function listingEntries(): Entry[] {
  const top = absolute('/').slice(0, -1);
  // By slug and not by rank: the order must not move when nothing else does.
  return [...readSlugs()].sort().flatMap((slug) => {
    const { lastChanged } = readFacts(slug);
    const path = paths.listingPage(slug);
    // Names of listings are letters of addresses: there is nothing to escape.
    return readLanguages().map((tag) => ({ address: top + pathIn(tag, path), lastChanged }));
  });
}

const others = once((): Entry[] => {
  const categories = readCategories(readLanguages()[0] ?? '').flatMap(({ slug }) =>
    readPageNumbers(slug).map((page) => paths.categoryPage(slug, page)),
  );
  const filters = FILTER_NAMES.flatMap((name) =>
    filterValues(name).flatMap(({ value }) => {
      const { totalPages } = filterPage(name, value, 1);
      return pageNumbers(totalPages).map((page) => paths.filter(name, value, page));
    }),
  );
  const publishers = readPublishers().flatMap(({ slug }) => {
    const { totalPages } = publisherPage(slug, 1);
    return pageNumbers(totalPages).map((page) => paths.publisherPage(slug, page));
  });
  const all = [
    paths.home,
    ...readPageNumbers(undefined).map(paths.browse),
    ...alphabetPages().map(({ start }) => pathOf(start)),
    paths.categories,
    ...categories,
    ...filters,
    ...(publishers.length > 0 ? [paths.publishers, ...publishers] : []),
    ...changePages().map(({ page, kind }) => paths.changesPage(page, kind)),
    paths.plans,
    paths.search,
    paths.compare,
    paths.publish,
    paths.validate,
    paths.manage,
    paths.statistics,
    ...(readQueue() === undefined ? [] : [paths.moderation]),
    ...operatorPageNames().map((name) => OPERATOR_PATHS[name]),
    paths.docs,
    ...docsEntries('en').map(({ path }) => path),
  ];
  return all.filter(hasPage).flatMap((path) => {
    const languages = languagesOf(path);
    const inLanguages = languages.length === 0 ? [path] : languages.map(({ tag }) => pathIn(tag, path));
    return inLanguages.map((each) => ({ address: absolute(each) }));
  });
});

function xml(root: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${root}>`,
    '',
  ].join('\n');
}

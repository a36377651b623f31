/** Which listings a page shows beside the whole list: by a filter, by what is new. */
import { DEFAULT_PER_PAGE } from '../../schemas/contracts/addresses.ts';
import type { Summary } from '../../schemas/contracts/generated/read-api.ts';
import { PAGES_OF_ONE } from '../../schemas/contracts/list-depth.ts';
import { compareText } from '../../schemas/rules/compare-text.ts';
import { type FacetCount, STATES } from '../../schemas/search/filter-listings.ts';
import { memoizeBy } from '../../schemas/texts/memoize-by-key.ts';
import { once } from '../base/memoize.ts';
import { publisherOf, readBrief, readChanges, readRankTable, readSlugs } from '../catalog/catalog-data.ts';
import { readFacts, readSummary } from '../catalog/listing-index.ts';
import { facetRows, facetsOf } from './facets.ts';

/** Filters whose lists have pages of their own, by the names of the API's parameters. */
export const FILTER_NAMES = ['platform', 'license_type', 'kind', 'state', 'verified'] as const;

export type FilterName = (typeof FILTER_NAMES)[number];

/** The page of all that no longer answer, whatever became of them. */
const ENDED = 'ended';

/** The values of a filter that have a page, the most frequent first. That it answers, nobody looks for. */
export function filterValues(name: FilterName): FacetCount[] {
  const values = facetsOf(undefined)[name];
  if (name !== 'state') return values;
  const ended = values.filter(({ value }) => value !== 'answering');
  const count = ended.reduce((sum, each) => sum + each.count, 0);
  return count === 0 ? [] : [{ value: ENDED, count }, ...ended];
}

/** What the page of a value is narrowed to. */
export function filterPreset(name: FilterName, value: string): readonly [FilterName, ...string[]] {
  const isAll = name === 'state' && value === ENDED;
  return [name, ...(isAll ? STATES.filter((state) => state !== 'answering') : [value])];
}

/** The search has what no page has. @param page from 1 */
export function filterPage(name: FilterName, value: string, page: number) {
  const all = pageOf(matchingAll(filterPreset(name, value).join(' ')), page);
  return { ...all, totalPages: Math.min(all.totalPages, PAGES_OF_ONE) };
}

/** Asked for by every page of a filter. */
const matchingAll = memoizeBy((preset: string) => {
  const [name, ...any] = preset.split(' ') as [FilterName, ...string[]];
  const rows = facetRows().filter(({ values }) => any.some((one) => values[name].includes(one)));
  return rows.map(({ slug }) => slug);
});

const byPublisher = once(() => Map.groupBy(readSlugs(), (slug) => publisherOf(slug)?.slug));

/** Listings of a publisher that has a page. @param page from 1 */
export function publisherPage(slug: string, page: number) {
  return pageOf(byPublisher().get(slug) ?? [], page);
}

/** Hosts of the publisher's listings whose domains are verified. */
export function verifiedHosts(slug: string): string[] {
  const verified = (byPublisher().get(slug) ?? []).filter((listing) => readFacts(listing).verified);
  const hosts = verified.flatMap((listing) => URL.parse(readSummary(listing).homepage ?? '')?.host ?? []);
  return [...new Set(hosts)].sort(compareText);
}

function pageOf(matching: readonly string[], page: number) {
  return {
    data: matching.slice((page - 1) * DEFAULT_PER_PAGE, page * DEFAULT_PER_PAGE).map(readSummary),
    /** All that match, shown or not. */
    total: matching.length,
    totalPages: Math.ceil(matching.length / DEFAULT_PER_PAGE),
  };
}

/** The newest releases, none of a day that is still to come, the better ranked first. */
export function newestReleases(count: number): Summary[] {
  const today = readRankTable().computed_on;
  return readSlugs()
    .map((slug) => ({ slug, day: readFacts(slug).released_on ?? '' }))
    .filter(({ day }) => day !== '' && day <= today)
    .sort((left, right) => compareText(right.day, left.day))
    .slice(0, count)
    .map(({ slug }) => readSummary(slug));
}

/** The last listings to come in; none while all came at once, because then none of them is new. */
export function newcomers(count: number) {
  const came = readChanges().data.filter(({ change, links }) => change === 'published' && links.self !== undefined);
  const days = new Set(came.map(({ at }) => at.slice(0, 10)));
  if (days.size < 2) return [];
  const listed = new Set(readSlugs());
  const slugs = [...new Set(came.map(({ slug }) => slug))].filter((slug) => listed.has(slug));
  return slugs.slice(0, count).flatMap((slug) => {
    const { name, vendor, published_on } = readBrief(slug);
    return published_on === null ? [] : { slug, name, vendor, publishedOn: published_on };
  });
}

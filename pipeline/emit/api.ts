/** Every static file of the read API, as text by path. Pure: the same catalog and day give the same bytes. */
import { DEFAULT_PER_PAGE, files, paginate, type Site, urls } from '../../schemas/addresses.ts';
import type { CategoryList, RankTable, SoftwarePage, Summary } from '../../schemas/generated/read-api.ts';
import { toManifest } from '../../schemas/manifest.ts';
import { STANDARD_WEIGHTS } from '../../schemas/rank/engine.ts';
import type { CatalogData } from '../data-files.ts';
import { compactJson } from '../stable-json.ts';
import { ownManifest } from './own-manifest.ts';
import type { RankedListing } from './ranked.ts';
import { servedSchemas } from './served-schemas.ts';

export interface EmitInput {
  catalog: CatalogData;
  /** From first to last place. */
  ranked: readonly RankedListing[];
  site: Site;
  /** Day of the build. */
  date: string;
}

/** Path on the site ("/api/v1/software.json") and content. */
export type EmittedFile = readonly [path: string, content: string];

export function* emitApi(input: EmitInput): Generator<EmittedFile> {
  const { catalog, ranked, site, date } = input;
  const summaries = ranked.map((entry, index) => toRankedSummary(entry, index + 1, site));
  yield* listPages(site, undefined, summaries);
  for (const { slug } of catalog.categories.categories) {
    const inCategory = summaries.filter(({ category }) => category === slug);
    yield* listPages(site, slug, inCategory);
  }
  for (const entry of ranked) yield* listingFiles(entry, site);
  yield [files.categories, compactJson(toCategoryList(catalog, summaries, site))];
  yield [files.rankTable, compactJson(toRankTable(ranked, date))];
  yield [files.manifest, compactJson(ownManifest(catalog.settings, site.base_url, date))];
  yield* servedSchemas(site);
}

function toRankedSummary({ summary, score }: RankedListing, position: number, site: Site): Summary {
  const { slug } = summary;
  const links = { self: urls.listing(site, slug), html: urls.listingPage(site, slug) };
  return { ...summary, rank: { position, score }, links };
}

/** At least one page, so that an empty category has an answer. */
function* listPages(site: Site, category: string | undefined, summaries: readonly Summary[]): Generator<EmittedFile> {
  const per_page = DEFAULT_PER_PAGE;
  for (let page = 1; page === 1 || (page - 1) * per_page < summaries.length; page += 1) {
    const data = summaries.slice((page - 1) * per_page, page * per_page);
    const answer: SoftwarePage = { data, ...paginate(site, { category, page, per_page }, summaries.length) };
    yield [files.listPage(category, page), compactJson(answer)];
  }
}

/** The position is not in it: it moves when others do, and is joined in by the worker from the rank table. */
function* listingFiles({ listing, rank }: RankedListing, site: Site): Generator<EmittedFile> {
  yield [files.listing(listing.slug), compactJson({ ...listing, rank })];
  if (site.host === 'static') {
    const { manifest } = toManifest(listing, site.base_url);
    if (manifest !== undefined) yield [files.listingManifest(listing.slug), compactJson(manifest)];
  }
}

function toCategoryList({ categories }: CatalogData, summaries: readonly Summary[], site: Site): CategoryList {
  const counts = new Map<string, number>();
  for (const { category } of summaries) counts.set(category, (counts.get(category) ?? 0) + 1);
  return {
    data: categories.categories.map(({ slug, label, description }) => ({
      slug,
      name: label,
      description,
      listing_count: counts.get(slug) ?? 0,
      links: { self: urls.category(site, slug), html: urls.categoryPage(site, slug) },
    })),
  };
}

function toRankTable(ranked: readonly RankedListing[], date: string): RankTable {
  const order = ranked.map(({ listing, score }) => [listing.slug, score] as [string, number]);
  return { computed_on: date, weights_version: STANDARD_WEIGHTS.version, order };
}

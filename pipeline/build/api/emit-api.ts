/** Every static file of the read API, as text by path. The same catalog and day give the same bytes. */
import { DEFAULT_PER_PAGE, files, paginate, paths, type Site, urls } from '../../../schemas/contracts/addresses.ts';
import type {
  CategoryList,
  ChangeList,
  LifecycleList,
  PublisherTable,
  RankHistory,
  RankResource,
  SoftwareListing,
  SoftwarePage,
  Summary,
} from '../../../schemas/contracts/generated/read-api.ts';
import { heldPages } from '../../../schemas/contracts/list-depth.ts';
import { scoreListing } from '../../../schemas/rank/engine.ts';
import { type ListingPlace, placesOf } from '../../../schemas/rank/top-percent.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { listingBadge } from '../../../schemas/writers/badge.ts';
import { toManifest } from '../../../schemas/writers/manifest.ts';
import { releaseNews } from '../../../schemas/writers/news-feed.ts';
import { publishedRank } from '../../../schemas/writers/published-rank.ts';
import { publiccodeText } from '../../../schemas/writers/to-publiccode.ts';
import type { DataFiles, ShownCatalog } from '../../repo/data/data-files.ts';
import type { History } from '../../repo/git/history.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { publisherSlugs, publishersOf } from '../listings/group-by-publisher.ts';
import { firstLanguage, publicSettings } from '../listings/public-settings.ts';
import { type RankedListing, rankedOn } from '../listings/rank-catalog.ts';
import { holdListings } from '../listings/read-data.ts';
import { type RankedCatalog, toStatistics } from '../rank/monthly-report.ts';
import type { BuildWriter, EmittedFile, KeyedFile } from '../writer/build-writer.ts';
import { emitNews, newsFiles } from './catalog-news.ts';
import { toChangeTable, toDepartedTable } from './change-feed.ts';
import { harvestFiles } from './harvest-files.ts';
import { nameTables } from './package-tables.ts';
import { rankResourceOf, toRankHistories, toRankTable } from './rank-files.ts';
import { emitOpenapi, servedSchemas } from './served-description.ts';
import { relatedTables } from './similar-tables.ts';
import { ownManifest, securityText } from './well-known.ts';

export interface EmitInput extends RankedCatalog {
  catalog: ShownCatalog;
  history: History;
  /** Digest of the program, which decides together with a listing what its file holds. */
  program: string;
}

interface RankedAt {
  entry: RankedListing;
  place: ListingPlace;
  publisher: string | undefined;
}

/** Slug of the listing that the file is made from, so that its data can be read ahead. */
type KeyedText = KeyedFile<string> & { madeOf?: string };
export type EmittedApi = EmittedFile | [path: string, content: KeyedText];

export function* emitApi(input: EmitInput): Generator<EmittedApi> {
  const { catalog, ranked, site, date, snapshots, history } = input;
  const language = firstLanguage(catalog.settings);
  const table = toRankTable(ranked, date);
  const all = placesOf(table);
  const publishers = publishersOf(ranked.map(({ summary: { slug }, facts: { vendor } }) => ({ slug, vendor })));
  const slugs = publisherSlugs(publishers);
  const places = ranked.map((entry): RankedAt => {
    const { slug } = entry.summary;
    return { entry, place: all.get(slug) as ListingPlace, publisher: slugs.get(slug) };
  });
  yield* listPages(site, undefined, places);
  const byCategory = Map.groupBy(places, ({ entry }) => entry.summary.category);
  for (const { slug } of catalog.categories.categories) yield* listPages(site, slug, byCategory.get(slug) ?? []);
  const histories = toRankHistories(snapshots, ranked);
  const made = sha256(JSON.stringify([input.program, language, site]));
  for (const { entry, place } of places) {
    // The places are not in it: they move when others do, and are joined in by the worker from the rank table.
    const show = () => ({ ...entry.listing, rank: publishedRank(scoreListing(entry.input, date), language) });
    const { slug } = entry.summary;
    const key = sha256(`${made} ${entry.since} ${entry.key}`);
    yield [files.listing(slug), { key, madeOf: slug, make: () => compactJson(show()) }];
    if (site.host === 'worker') continue;
    const shown = show();
    const rank = rankResourceOf(shown, place, table, histories, language);
    yield* insteadOfWorker(shown, rank, site, catalog.settings.name);
  }
  yield [files.categories, compactJson(toCategoryList(catalog, byCategory, site))];
  yield [files.settings, compactJson(publicSettings(catalog.settings))];
  yield [files.vocabulary, compactJson(catalog.categories)];
  yield [files.rankTable, compactJson(table)];
  yield [files.departed, compactJson(toDepartedTable(catalog))];
  const lifecycles = toLifecycleList(ranked, site);
  yield [files.lifecycle, compactJson(lifecycles)];
  const changes = toChangeTable(catalog, history, site);
  yield [files.changes, compactJson(changes)];
  yield* emitNews({ catalog, ranked, changes: changes.data, publishers, site, date });
  for (const [path, history] of histories) yield [path, compactJson(history)];
  yield* relatedTables(input);
  yield* nameTables(input);
  yield* harvestFiles(input);
  yield [files.publishers, compactJson({ data: publishers } satisfies PublisherTable)];
  const changedAt = history.events[0]?.at ?? `${date}T00:00:00Z`;
  // What is counted is as old as the listings: with the day of the build it would be another file every day.
  const changedOn = changedAt.slice(0, 10);
  const statistics = toStatistics({ ranked, site, date: changedOn });
  yield [files.statistics, compactJson(statistics)];
  const manifest = ownManifest(catalog.settings, site.base_url, changedAt);
  yield [files.manifest, compactJson(manifest)];
  yield* servedSchemas(site);
  yield* securityText(catalog.settings, site.base_url, date);
  const { data, build, complete, links } = changes;
  const rankedThen = date === changedOn ? ranked : rankedOn(ranked, changedOn);
  yield* emitOpenapi(site, catalog.settings.name, {
    // What the API answered on that day: examples that show places would change with the days too.
    ...listingExamples({ catalog, ranked: rankedThen, site, date: changedOn, publishers: slugs }, histories),
    listCategories: toCategoryList(catalog, byCategory, site),
    listChanges: { data, build, complete, links } satisfies ChangeList,
    listLifecycles: lifecycles,
    getStatistics: statistics,
    getHealth: { status: 'ok', build: { commit: changes.commits[0] ?? null, date: changedOn } },
    getCatalogManifest: manifest,
  });
}

interface ExampleInput extends Pick<EmitInput, 'catalog' | 'ranked' | 'site' | 'date'> {
  publishers: ReadonlyMap<string, string>;
}

/** What the host answers for the best ranked; nothing where nothing is listed. */
function listingExamples(
  { catalog, ranked, site, date, publishers }: ExampleInput,
  histories: ReadonlyMap<string, RankHistory>,
): Record<string, unknown> {
  const [best] = ranked;
  if (best === undefined) return {};
  const place = { position: 1, place_in_category: 1 };
  const language = firstLanguage(catalog.settings);
  const rank = publishedRank(scoreListing(best.input, date), language);
  const listing = { ...best.listing, rank: { ...rank, ...(site.host === 'worker' && place) } };
  const { manifest } = toManifest(listing, site.base_url);
  // A host of files has pages of one length.
  const query = { category: undefined, page: 1, per_page: site.host === 'static' ? DEFAULT_PER_PAGE : 1 };
  const data = [toRankedSummary({ entry: best, place, publisher: publishers.get(best.summary.slug) }, site)];
  return {
    listSoftware: { data, ...paginate(site, query, ranked.length) } satisfies SoftwarePage,
    getListing: listing,
    ...(manifest !== undefined && { getListingManifest: manifest }),
    getListingRank: rankResourceOf(listing, place, toRankTable(ranked, date), histories, language),
  };
}

function toRankedSummary({ entry: { summary, score }, place, publisher }: RankedAt, site: Site): Summary {
  const { slug } = summary;
  const links = { self: urls.listing(site, slug), html: urls.listingPage(site, slug) };
  return { ...summary, ...(publisher !== undefined && { publisher }), rank: { ...place, score }, links };
}

/**
 * At least one page, so that an empty category has an answer. Lists are in the order of the rank and show it, so that a
 * page of one changes when a place or a score on it does: beside the listings that moved and the rank table, these are
 * all that a day on which nothing was released may change.
 */
function* listPages(site: Site, category: string | undefined, places: readonly RankedAt[]): Generator<EmittedFile> {
  const per_page = DEFAULT_PER_PAGE;
  const pages = heldPages(site.host, category, places.length);
  for (let page = 1; page <= pages; page += 1) {
    const shown = places.slice((page - 1) * per_page, page * per_page);
    const data = shown.map((each) => toRankedSummary(each, site));
    const answer: SoftwarePage = { data, ...paginate(site, { category, page, per_page }, places.length) };
    yield [files.listPage(category, page), compactJson(answer)];
  }
}

/** What the worker renders from the listing's file. */
function* insteadOfWorker(
  listing: SoftwareListing,
  rank: RankResource,
  site: Site,
  catalogName: string,
): Generator<EmittedFile> {
  yield [files.listingRank(listing.slug), compactJson(rank)];
  yield [files.badge(listing.slug), listingBadge(listing, catalogName)];
  yield* newsFiles(paths.listingPage(listing.slug), releaseNews(listing));
  const { manifest } = toManifest(listing, site.base_url);
  if (manifest !== undefined) yield [files.listingManifest(listing.slug), compactJson(manifest)];
  const { text } = publiccodeText(listing);
  if (text !== undefined) yield [files.publiccode(listing.slug), text];
}

function toCategoryList(
  { categories }: ShownCatalog,
  byCategory: ReadonlyMap<string, readonly RankedAt[]>,
  site: Site,
): CategoryList {
  return {
    data: categories.categories.map(({ slug, sign, label, description, translations }) => ({
      slug,
      name: label,
      description,
      ...(sign !== undefined && { sign }),
      listing_count: byCategory.get(slug)?.length ?? 0,
      ...(translations !== undefined && { translations: toNames(translations) }),
      links: { self: urls.category(site, slug), html: urls.categoryPage(site, slug) },
    })),
  };
}

function toNames(translations: Record<string, { label: string; description: string }>) {
  const texts = Object.entries(translations);
  return Object.fromEntries(texts.map(([tag, { label, description }]) => [tag, { name: label, description }]));
}

/** By slug, so that no change of the rank changes it. */
function toLifecycleList(ranked: EmitInput['ranked'], site: Site): LifecycleList {
  const stated = ranked.flatMap(({ facts }) => (facts.lifecycles === undefined ? [] : [facts.lifecycles]));
  const data = stated.sort(([one], [other]) => compareText(one?.slug ?? '', other?.slug ?? '')).flat();
  return { data, links: { self: urls.lifecycle(site) } };
}

/** Changed files in a window: their data is read together, before the first of them is written. */
const FILES_AT_ONCE = 2_000;
/** Upper limit of a window, so that a stopped build ends soon. */
const LOOKED_AT_ONCE = 20_000;

/**
 * Reads the data of the next files before they are made: one request to git for many of them.
 * @returns the same files in the same order
 */
export async function* readAhead(
  files: DataFiles,
  { stands }: Pick<BuildWriter, 'stands'>,
  emitted: Iterable<EmittedApi>,
): AsyncGenerator<EmittedApi> {
  let window: EmittedApi[] = [];
  let made: string[] = [];
  // Unchanged files need no data, and git answers many paths at the cost of one.
  let held = 0;
  for (const file of emitted) {
    window.push(file);
    const [path, content] = file;
    const isKept = typeof content !== 'string' && stands(path, content.key);
    if (!isKept) held += 1;
    if (!isKept && typeof content !== 'string' && content.madeOf !== undefined) made.push(content.madeOf);
    if (held < FILES_AT_ONCE && window.length < LOOKED_AT_ONCE) continue;
    await holdListings(files, made);
    yield* window;
    [window, made, held] = [[], [], 0];
  }
  await holdListings(files, made);
  yield* window;
}

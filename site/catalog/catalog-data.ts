/** The one door to the catalog's data: the files the pipeline emitted before the site is built. */
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files, type Site } from '../../schemas/contracts/addresses.ts';
import type { OpenapiDocument } from '../../schemas/contracts/api-description.ts';
import type { AdmissionRules } from '../../schemas/contracts/generated/admission.ts';
import type { Manifest } from '../../schemas/contracts/generated/catalog-2.0.ts';
import type { ReviewQueue } from '../../schemas/contracts/generated/queue.ts';
import type {
  CategoryList,
  ChangeTable,
  DepartedTable,
  OperatorFacts,
  PublicSettings,
  PublisherTable,
  RankTable,
  RelatedTable,
  ShownScreenshot,
  SoftwareListing,
  SoftwarePage,
  Statistics,
} from '../../schemas/contracts/generated/read-api.ts';
import { heldPages } from '../../schemas/contracts/list-depth.ts';
import { type ListingPlace, placesOf } from '../../schemas/rank/top-percent.ts';
import { memoizeBy } from '../../schemas/texts/memoize-by-key.ts';
import { type UseFigure, useFigure } from '../../schemas/wording/usage-figures.ts';
import { once } from '../base/memoize.ts';
import { readBuildState } from './build-state.ts';
import { releasedAt } from './release-date.ts';

export type Category = CategoryList['data'][number];

const readManifest = once(() => readEmitted<Manifest>(files.manifest));

/** The catalog itself, as pages show it. */
export const readCatalogFacts = once(() => {
  const { name, vendor } = readManifest().entity;
  return { name, vendorName: vendor?.name, supportUrl: vendor?.support_url };
});

/** What the operator says of the catalog, in a language of its pages or else in the first of them. */
export function describeCatalog(language: string): { tagline?: string; summary: string } {
  const { descriptions } = readManifest().entity;
  const { tagline, summary = '' } = descriptions[language] ?? descriptions[readLanguages()[0] ?? ''] ?? {};
  return { tagline, summary };
}

/** What pages need of the operator's settings. */
export const readSettings = once(() => readEmitted<PublicSettings>(files.settings));

/** What the operator has set for the frame of the pages. */
export const readOperator = once(() => readIfEmitted<OperatorFacts>(files.operator) ?? { pages: {} });

/** What the operator asks of a listing; undefined where nothing is asked. */
export const readAdmission = once(() => readIfEmitted<AdmissionRules>(files.admission));

/** How the review stands; undefined where the operator keeps it to himself. */
export const readQueue = once(() => readIfEmitted<ReviewQueue>(files.moderation));

/** Tags of the languages of the pages; pages in the first stand at the top. */
export function readLanguages(): string[] {
  return readSettings().languages;
}

/** Every category, those without listings included, in the vocabulary's order; its words in a language, where it has them. */
export function readCategories(language: string): Category[] {
  return [...categoriesIn(language).values()];
}

/** @throws where the listing names a category the vocabulary does not have: a defect of the emitted files */
export function readCategory(slug: string, language: string): Category {
  const category = categoriesIn(language).get(slug);
  if (category === undefined) throw new Error(`Category "${slug}" is not in ${files.categories}.`);
  return category;
}

const categoriesIn = memoizeBy((language: string): Map<string, Category> => {
  const { data } = readEmitted<CategoryList>(files.categories);
  return new Map(data.map((category) => [category.slug, { ...category, ...category.translations?.[language] }]));
});

/** Headline figures. */
export function readStatistics(): Statistics {
  return readEmitted<Statistics>(files.statistics);
}

/** The order of all listings, the day it is of, and the weights they were ranked with. */
export const readRankTable = once(() => readEmitted<RankTable>(files.rankTable));

/** What became of listings, newest first. */
export const readChanges = once(() => readEmitted<ChangeTable>(files.changes));

const places = once(() => placesOf(readRankTable()));

/** Slugs of all listings, best first. */
export const readSlugs = once((): readonly string[] => readRankTable().order.map(([slug]) => slug));

/** What became of a listing that is published no more. */
export type Departure = { renamedTo: string } | DepartedTable['withdrawn'][string];

export function readDeparted(): { slug: string; departure: Departure }[] {
  const { renamed, withdrawn } = readEmitted<DepartedTable>(files.departed);
  return [
    ...Object.entries(renamed).map(([slug, renamedTo]) => ({ slug, departure: { renamedTo } })),
    ...Object.entries(withdrawn).map(([slug, departure]) => ({ slug, departure })),
  ];
}

/** On a bare static host links lead to the files themselves, and pages search an index of the build instead of asking the API. */
export const isStaticHost = once(() => readListPage(undefined, 1).links.self.endsWith('.json'));

/** This site, for addresses on it from its top. */
export const readSite = once((): Site => ({ base_url: '', host: isStaticHost() ? 'static' : 'worker' }));

export function readPlace(slug: string): ListingPlace {
  const place = places().get(slug);
  if (place === undefined) throw new Error(`Listing "${slug}" is not in ${files.rankTable}.`);
  return place;
}

/** Slugs of listings like it, the most alike first. */
export function readRelated(slug: string): string[] {
  return relatedAt(files.related(slug))?.[slug] ?? [];
}

/** Every listing whose slug begins alike asks for the same file. */
const relatedAt = memoizeBy((path: string) => readIfEmitted<RelatedTable>(path));

export type Publisher = PublisherTable['data'][number];

/** Those that have a page, by slug. */
export const readPublishers = once(() => readEmitted<PublisherTable>(files.publishers).data);

const publishersByListing = once(
  () => new Map(readPublishers().flatMap((publisher) => publisher.listings.map((slug) => [slug, publisher]))),
);

/** @returns undefined where the listing's publisher has no page */
export function publisherOf(slug: string): Publisher | undefined {
  return publishersByListing().get(slug);
}

export function readListing(slug: string): SoftwareListing {
  const listing = readEmitted<SoftwareListing>(files.listing(slug));
  const [oldest] = briefs.keys();
  if (briefs.size >= MAX_BRIEFS && oldest !== undefined) briefs.delete(oldest);
  briefs.set(slug, toBrief(listing));
  return listing;
}

/** The file of a listing as it is. */
export function readListingFile(slug: string): Buffer {
  return readFileSync(emittedFile(files.listing(slug)));
}

/** Of the file of a listing, in hexadecimal. It is read only where nobody has said it. */
export function digestOfListing(slug: string): string {
  return readBuildState()?.files.get(files.listing(slug).slice(1)) ?? hash('sha256', readListingFile(slug));
}

/** What pages about many listings say of each beside its summary. */
export interface Brief extends Pick<SoftwareListing, 'name' | 'icon' | 'summary' | 'published_on'> {
  vendor: string;
  /** Undefined where nobody counts. */
  use: UseFigure | undefined;
  /** Small, and the first of several. */
  screenshot: ShownScreenshot['small'] | undefined;
  /** When the current version came out: a day, a month or a year. */
  released: string | null;
  /** By language. */
  descriptions: Record<string, { tagline?: string; summary: string }>;
}

/** Each listing is in several lists, and its file is read once; in big catalogs again after a while, since every thread keeps them. */
const MAX_BRIEFS = 50_000;
const briefs = new Map<string, Brief>();

export function readBrief(slug: string): Brief {
  return briefs.get(slug) ?? toBrief(readListing(slug));
}

export function toBrief(listing: SoftwareListing): Brief {
  const { name, icon, vendor, summary, published_on, descriptions } = listing;
  const lines = Object.entries(descriptions).map(
    ([tag, { tagline, summary }]): [string, Brief['descriptions'][string]] => [
      tag,
      { ...(tagline !== undefined && { tagline }), summary },
    ],
  );
  return {
    ...{ name, icon, vendor: vendor.name, summary, published_on },
    use: useFigure(listing.evidence),
    screenshot: listing.screenshots[0]?.small,
    released: releasedAt(listing),
    descriptions: Object.fromEntries(lines),
  };
}

/** @param category slug, or undefined for everything; @param page from 1 */
export function readListPage(category: string | undefined, page: number): SoftwarePage {
  return readEmitted<SoftwarePage>(files.listPage(category, page));
}

/** Numbers of the pages of a list that are there; an empty list has one page that says so. */
export function readPageNumbers(category: string | undefined): number[] {
  const { total } = readListPage(category, 1).pagination;
  const length = heldPages(isStaticHost() ? 'static' : 'worker', category, total);
  return Array.from({ length }, (_, index) => index + 1);
}

/** The description of the API, as this host has it. */
export function readOpenapi(): OpenapiDocument {
  return readEmitted<OpenapiDocument>(files.openapi);
}

/** @param path of a file that is not in every build */
export function hasEmitted(path: string): boolean {
  return readBuildState()?.files.has(path.slice(1)) ?? existsSync(emittedFile(path));
}

/** There may be none where it would be empty. */
function readIfEmitted<Shape>(path: string): Shape | undefined {
  return hasEmitted(path) ? readEmitted<Shape>(path) : undefined;
}

function readEmitted<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(emittedFile(path), 'utf8')) as Shape;
}

function emittedFile(path: string): string {
  const folder = process.env.CATALOG_EMITTED;
  if (folder === undefined) {
    throw new Error('CATALOG_EMITTED is not set: it names the folder of emitted files. `catalog build` sets it.');
  }
  const state = readBuildState();
  return join(state === undefined || state.written.has(path.slice(1)) ? folder : state.folder, path);
}

/** The one door to the catalog's data: the files the pipeline emitted before the site is built. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '../schemas/addresses.ts';
import type { Manifest } from '../schemas/generated/catalog-2.0.ts';
import type {
  CategoryList,
  DepartedTable,
  RankHistory,
  RankResource,
  RankTable,
  SoftwareListing,
  SoftwarePage,
  Summary,
} from '../schemas/generated/read-api.ts';
import { toRankResource } from '../schemas/rank/resource.ts';

export type Category = CategoryList['data'][number];

/** The catalog itself, as pages show it. */
export interface CatalogFacts {
  name: string;
  tagline: string | undefined;
  summary: string;
  vendorName: string | undefined;
  supportUrl: string | undefined;
}

export const readCatalogFacts = once((): CatalogFacts => {
  const { entity } = readEmitted<Manifest>(files.manifest);
  const [description] = Object.values(entity.descriptions);
  return {
    name: entity.name,
    tagline: (entity.descriptions.en ?? description)?.tagline,
    summary: (entity.descriptions.en ?? description)?.summary ?? '',
    vendorName: entity.vendor?.name,
    supportUrl: entity.vendor?.support_url,
  };
});

/** Every category, those without listings included, in the vocabulary's order. */
export const readCategories = once((): Category[] => readEmitted<CategoryList>(files.categories).data);

const categoriesBySlug = once(() => new Map(readCategories().map((category) => [category.slug, category])));

/** @throws where the listing names a category the vocabulary does not have: a defect of the emitted files */
export function readCategory(slug: string): Category {
  const category = categoriesBySlug().get(slug);
  if (category === undefined) throw new Error(`Category "${slug}" is not in ${files.categories}.`);
  return category;
}

const readRankTable = once(() => readEmitted<RankTable>(files.rankTable));

const positions = once(() => new Map(readRankTable().order.map(([slug], index) => [slug, index + 1])));

/** The day the ranks are of, like 2026-01-31. */
export function readRankDay(): string {
  return readRankTable().computed_on;
}

/** What every listing was ranked with. */
export function readWeights(): Pick<RankTable, 'weights' | 'weights_version'> {
  return readRankTable();
}

/** Slugs of all listings, best first. */
export function readSlugs(): string[] {
  return readRankTable().order.map(([slug]) => slug);
}

/** What became of a listing that is published no more. */
export type Fate = { renamedTo: string } | { reason: string };

/** Slugs that need a page of their own because no worker answers for them: none where there is one. */
export function readDeparted(): { slug: string; fate: Fate }[] {
  if (!isStaticHost()) return [];
  const { renamed, withdrawn } = readEmitted<DepartedTable>(files.departed);
  return [
    ...Object.entries(renamed).map(([slug, renamedTo]) => ({ slug, fate: { renamedTo } })),
    ...Object.entries(withdrawn).map(([slug, reason]) => ({ slug, fate: { reason } })),
  ];
}

/** On a bare static host links lead to the files themselves. */
function isStaticHost(): boolean {
  return readListPage(undefined, 1).links.self.endsWith('.json');
}

/** @returns the place, 1 is best, and out of how many */
function readPlace(slug: string): { position: number; total: number } {
  const position = positions().get(slug);
  if (position === undefined) throw new Error(`Listing "${slug}" is not in ${files.rankTable}.`);
  return { position, total: positions().size };
}

/** A listing's rank with its past. */
export function readRank(listing: SoftwareListing): RankResource {
  const { order, ...facts } = readRankTable();
  return toRankResource({ listing, ...readPlace(listing.slug), facts, history: readHistory(listing.slug) });
}

/** By path: every listing whose slug begins alike asks for the same file. */
const histories = new Map<string, RankHistory | undefined>();

/** There is no file while no snapshot holds a listing whose slug begins so. */
function readHistory(slug: string): RankHistory | undefined {
  const path = files.rankHistory(slug);
  if (!histories.has(path)) {
    histories.set(path, existsSync(emittedFile(path)) ? readEmitted<RankHistory>(path) : undefined);
  }
  return histories.get(path);
}

export function readListing(slug: string): SoftwareListing {
  return readEmitted<SoftwareListing>(files.listing(slug));
}

/** A worker renders every manifest; a bare static host has those that could be derived. */
export function hasManifest({ slug, links }: SoftwareListing): boolean {
  return !links.manifest.endsWith('.json') || existsSync(emittedFile(files.listingManifest(slug)));
}

/** @param category slug, or undefined for everything; @param page from 1 */
export function readListPage(category: string | undefined, page: number): SoftwarePage {
  return readEmitted<SoftwarePage>(files.listPage(category, page));
}

/** Numbers of the pages of a list; an empty list has one page that says so. */
export function readPageNumbers(category: string | undefined): number[] {
  const { total_pages } = readListPage(category, 1).pagination;
  return Array.from({ length: Math.max(1, total_pages) }, (_, index) => index + 1);
}

/** The newest releases, none of a day that is still to come. Holds one page at a time: a catalog may be large. */
export function readNewestReleases(count: number): Summary[] {
  const today = readRankDay();
  let newest: Summary[] = [];
  for (const page of readPageNumbers(undefined)) {
    const dated = readListPage(undefined, page).data.filter((summary) => releaseDay(summary) !== '');
    const past = dated.filter((summary) => releaseDay(summary) <= today);
    newest = [...newest, ...past].sort(byReleaseDay).slice(0, count);
  }
  return newest;
}

function releaseDay({ released_on }: Summary): string {
  return released_on ?? '';
}

function byReleaseDay(left: Summary, right: Summary): number {
  if (releaseDay(left) === releaseDay(right)) return left.rank.position - right.rank.position;
  return releaseDay(left) < releaseDay(right) ? 1 : -1;
}

function readEmitted<Shape>(path: string): Shape {
  return JSON.parse(readFileSync(emittedFile(path), 'utf8')) as Shape;
}

function emittedFile(path: string): string {
  const folder = process.env.CATALOG_EMITTED;
  if (folder === undefined) {
    throw new Error('CATALOG_EMITTED is not set: it names the folder of emitted files. `catalog build` sets it.');
  }
  return join(folder, path);
}

function once<Value>(read: () => Value): () => Value {
  let value: { read: Value } | undefined;
  return () => {
    value ??= { read: read() };
    return value.read;
  };
}

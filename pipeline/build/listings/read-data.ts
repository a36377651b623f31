/** The files of a checkout as a catalog, of which a build reads what no build before it has read. */
import { join } from 'node:path';
import type { Site } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { parseCatalog } from '../../repo/catalog/parse-catalog.ts';
import { withoutYanked, yanksOf } from '../../repo/catalog/yanked-versions.ts';
import { CommittedFiles } from '../../repo/data/committed-files.ts';
import { type DataFiles, evidencePath, FEEDS, type ShownCatalog } from '../../repo/data/data-files.ts';
import { LazyMap } from '../../repo/data/lazy-map.ts';
import { readSettings } from '../../repo/data/operator.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { openCache } from '../writer/build-cache.ts';
import { type AllFacts, factsOf, factsOfAll, type KnownCatalog, pathsOf, readFacts } from './listing-facts.ts';

const FACTS = 'facts.lines';

interface ReadDataOptions {
  /** Where it will be served, if not at the address of the settings. */
  baseUrl: string | undefined;
  /** Digest of the program. */
  program: string;
  /** Folder in which facts are kept from build to build. */
  kept: string;
}

export interface BuildData {
  catalog: ShownCatalog;
  facts: AllFacts;
  site: Site;
}

/** @throws DataError naming everything that is wrong */
export async function readData(files: DataFiles, reading: ReadDataOptions): Promise<BuildData> {
  const known = files instanceof CommittedFiles ? await readKept(files, reading) : undefined;
  const catalog = await parseWith(files, known);
  const { base_url, host } = catalog.settings;
  const site = { base_url: reading.baseUrl ?? base_url, host };
  return { catalog, site, facts: known?.facts ?? factsOfAll(catalog, site) };
}

async function readKept(files: CommittedFiles, reading: ReadDataOptions): Promise<KnownCatalog | undefined> {
  const { baseUrl, program, kept } = reading;
  const settings = readSettings(files);
  if (settings === undefined) return undefined;
  const site = { base_url: baseUrl ?? settings.base_url, host: settings.host };
  const cache = await openCache(join(kept, FACTS), sha256(JSON.stringify([program, site])));
  const known = await readFacts(files, cache, site);
  await cache.save();
  return known;
}

/** What is not known is read at once, what is wrong among it. */
async function parseWith(files: DataFiles, known: KnownCatalog | undefined): Promise<ShownCatalog> {
  const isUnread = (path: string) => !path.startsWith(FEEDS) && known?.paths.has(path) !== true;
  if (files instanceof CommittedFiles) await files.hold([...files.keys()].filter(isUnread));
  return parseCatalog(files, known);
}

interface Shown extends BuildData {
  files: DataFiles;
  /** Slugs of listings that are shown otherwise than their files have them. */
  changed: ReadonlySet<string>;
}

/** Facts of shown listings: computed again where something beyond a listing's own two files decides. */
export async function factsAsShown({ files, catalog, facts, site, changed }: Shown): Promise<AllFacts> {
  const { listings, evidence, leftEvidence = [] } = catalog;
  const moved = leftEvidence.length === 0 ? [] : [...evidence.keys()].filter((slug) => !files.has(evidencePath(slug)));
  const renewed = [...new Set([...changed, ...moved])];
  if (renewed.length === 0) return facts;
  await holdListings(files, renewed);
  const computed = new Map(facts);
  for (const slug of renewed) {
    const stored = listings.get(slug);
    if (stored !== undefined) computed.set(slug, { facts: factsOf(stored, site, evidence.get(slug)?.records) });
  }
  return computed;
}

/** Reads what listings are shown with, before somebody asks for one after the other. */
export async function holdListings(files: DataFiles, slugs: readonly string[]): Promise<void> {
  if (files instanceof CommittedFiles) await files.hold(slugs.flatMap(pathsOf));
}

/** @returns the catalog as it is shown, and slugs of listings that are shown otherwise than their files have them */
export function withOfferedVersions(catalog: ShownCatalog): { catalog: ShownCatalog; changed: ReadonlySet<string> } {
  const { listings, ledger } = catalog;
  const offered = (slug: string, listing: Listing) => withoutYanked(listing.versions, yanksOf(ledger.get(slug)));
  const decided = Array.from(ledger.values()).filter((decision) => yanksOf(decision).length > 0);
  const changed = new Set(
    decided.flatMap(({ slug }) => {
      const listing = listings.get(slug);
      return listing !== undefined && offered(slug, listing).length < listing.versions.length ? [slug] : [];
    }),
  );
  if (changed.size === 0) return { catalog, changed };
  const shown = new LazyMap(listings, (slug) => {
    const listing = listings.get(slug) as Listing;
    return changed.has(slug) ? { ...listing, versions: offered(slug, listing) } : listing;
  });
  return { catalog: { ...catalog, listings: shown }, changed };
}

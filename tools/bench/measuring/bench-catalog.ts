/** A whole catalog of generated or real documents, as the stages after the reading need it. */
import { mkdirSync } from 'node:fs';
import settings from '../../../data/catalog.json' with { type: 'json' };
import categories from '../../../data/categories.json' with { type: 'json' };
import { type EmitInput, emitApi } from '../../../pipeline/build/api/emit-api.ts';
import { rankCatalog } from '../../../pipeline/build/listings/rank-catalog.ts';
import { DAY } from '../../../pipeline/build/testing/ranking.ts';
import { describeBuild } from '../../../pipeline/build/writer/build-manifest.ts';
import { openBuild } from '../../../pipeline/build/writer/build-writer.ts';
import { type CatalogData, listingPath } from '../../../pipeline/repo/data/data-files.ts';
import type { FileEvent } from '../../../pipeline/repo/git/history.ts';
import { compactJson } from '../../../pipeline/repo/text/stable-json.ts';
import type { Site } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { readPadJson } from '../../../schemas/readers/pad-json.ts';
import { categoryLookup } from '../../../schemas/rules/vocabulary.ts';
import { readDebianDocuments } from '../documents/debian.ts';
import { padJsonFile } from '../documents/pad-json.ts';
import type { Order } from './measure.ts';

/** Where nobody answers. */
const BASE_URL = 'https://catalog.example';
const SITE: Site = { base_url: BASE_URL, host: 'worker' };
/** Some million reads a minute are more than any machine answers. */
const PLANS = { free: { per_minute: 1_000_000_000, per_month: null } };

const context = { findCategory: categoryLookup(categories) };

/** The documents of an order by number: the same bytes in every process. */
export function documentsOf({ seed, fromApt }: Pick<Order, 'seed' | 'fromApt'>): (index: number) => Uint8Array {
  if (!fromApt) return (index) => padJsonFile(seed, index);
  const documents = readDebianDocuments();
  return (index) => documents[index] ?? new Uint8Array();
}

function catalogOf(order: Order): Pick<EmitInput, 'catalog' | 'history'> {
  const documentAt = documentsOf(order);
  const listings = new Map<string, Listing>();
  const events: FileEvent[] = [];
  for (let index = 0; index < order.count; index += 1) {
    const { draft } = readPadJson(documentAt(index), context);
    // Of real records a few are refused, like a version that reads as a telephone number.
    if (draft === undefined && order.fromApt) continue;
    if (draft === undefined) throw new Error('A document of the bench was refused.');
    const { slug } = draft;
    const listing: Listing = {
      ...draft,
      sources: [{ kind: 'pad-json', url: `https://works.example/${slug}.json`, primary: true, last_changed_on: DAY }],
      verification: { method: 'none', status: 'unverified' },
    };
    // As it comes from its file.
    listings.set(slug, JSON.parse(compactJson(listing)));
    const commit = String(index).padStart(40, '0');
    events.push({ commit, at: `${DAY}T12:00:00Z`, status: 'A', path: listingPath(slug) });
  }
  const ownSettings: Settings = { ...(settings as Settings), base_url: BASE_URL, plans: PLANS };
  const catalog: CatalogData = {
    settings: ownSettings,
    categories,
    listings,
    ledger: new Map(),
    evidence: new Map(),
    feeds: [],
  };
  return { catalog, history: { events, commits: [] } };
}

/** Everything that is emitted, ranked already. */
export function emitInputOf(order: Order): EmitInput {
  const { catalog, history } = catalogOf(order);
  const ranked = rankCatalog(catalog, history, SITE, DAY);
  return { catalog, history, ranked, site: SITE, date: DAY, snapshots: [], program: 'bench' };
}

/** A build without its pages and exports. @returns slugs, from first to last place */
export async function writeBuild(folder: string, order: Order): Promise<string[]> {
  const input = emitInputOf(order);
  await writeEmitted(folder, input);
  return input.ranked.map(({ listing: { slug } }) => slug);
}

async function writeEmitted(folder: string, input: EmitInput): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const writer = openBuild(folder);
  await writer.add(emitApi(input));
  const facts = { commit: null, date: DAY, base_url: BASE_URL, listing_count: input.ranked.length };
  await writer.add(describeBuild(writer.placed, facts));
}

/**
 * Recomputes the rank from what a build publishes and from nothing else: every score, signal, place and day. The digest
 * of each file is looked at too, so that a changed value is found even where it happens to earn the same points.
 */
import { isDeepStrictEqual } from 'node:util';
import pLimit from 'p-limit';
import { files } from '../../../schemas/contracts/addresses.ts';
import type {
  RankHistory,
  RankTable,
  SoftwareListing,
  SoftwarePage,
} from '../../../schemas/contracts/generated/read-api.ts';
import { rankAll, scoreListing } from '../../../schemas/rank/engine.ts';
import { rankInput } from '../../../schemas/rank/rank-input.ts';
import { categoryPlaces, stepsOf } from '../../../schemas/rank/top-percent.ts';
import { SIGNAL_NAMES } from '../../../schemas/rank/weights.ts';
import { publishedRank } from '../../../schemas/writers/published-rank.ts';
import { toRankResource } from '../../../schemas/writers/rank-resource.ts';
import { weightFaults } from '../../build/rank/weight-faults.ts';
import { openPublished, type PublishedApi, type ReadPublished } from './live-files.ts';

/** For a folder or the operator's own server; any other is asked one thing at a time anyway. */
const READS_AT_ONCE = 32;

const LISTING_FILE = /^\/api\/v1\/software\/([a-z0-9-]{1,64})\.json$/;

interface Difference {
  /** The slug of a listing, or the path of a file that is about many. */
  of: string;
  what: string;
}

export interface Verification {
  computed_on: string;
  weights_version: string;
  listings: number;
  differences: Difference[];
}

interface Check {
  api: PublishedApi;
  table: RankTable;
  /** Of the words in the API. */
  language: string;
  listings: ReadonlyMap<string, SoftwareListing>;
  report(of: string, what: string): void;
}

interface VerifyOptions {
  /** All files that are there, where that can be known; a server does not tell. */
  present?: () => Promise<string[]>;
  /** Told how many files there are to read. */
  onBegin?: (files: number) => void;
}

/** @throws Error where there is no build, or none whose rank could be computed at all */
export async function verifyRank(
  read: ReadPublished,
  { present, onBegin = () => {} }: VerifyOptions = {},
): Promise<Verification> {
  const differences: Difference[] = [];
  const report = (of: string, what: string) => void differences.push({ of, what });
  const api = await openPublished(read);
  onBegin(api.paths.length);
  const table = await api.readJson(files.rankTable, 'RankTable', (what) => report(files.rankTable, what));
  if (table === undefined) throw new Error(`There is no rank to verify: ${files.rankTable} cannot be used.`);
  const settings = await api.readJson(files.settings, 'PublicSettings', (what) => report(files.settings, what));
  if (settings === undefined) throw new Error(`There is no rank to verify: ${files.settings} cannot be used.`);
  const language = settings.languages[0] ?? 'en';
  const faults = weightFaults(table.weights);
  if (faults.length > 0)
    throw new Error([`Nobody can rank with what ${files.rankTable} says:`, ...faults].join('\n  '));
  const check = { api, table, language, listings: await readListings(api, report), report };
  for (const listing of check.listings.values()) compareListing(check, listing);
  const places = comparePlaces(check);
  await compareLists(check, places);
  await compareResources(check, places);
  if (present !== undefined) reportUnlisted(check, await present());
  const { computed_on, weights } = table;
  return { computed_on, weights_version: weights.version, listings: check.listings.size, differences };
}

async function readListings(api: PublishedApi, report: Check['report']): Promise<Map<string, SoftwareListing>> {
  const found = await readEach(api.paths, LISTING_FILE, async (path, slug) => {
    const listing = await api.readJson(path, 'SoftwareListing', (what) => report(slug, what));
    if (listing !== undefined && listing.slug !== slug) report(slug, 'its file holds another slug');
    return listing?.slug === slug ? listing : undefined;
  });
  return new Map(found.map((listing) => [listing.slug, listing]));
}

function compareListing({ table, language, report }: Check, { rank, ...listing }: SoftwareListing): void {
  const again = publishedRank(scoreListing(rankInput(listing), table.computed_on, table.weights), language);
  const compare = comparing((what) => report(listing.slug, what));
  compare('score', rank.score, again.score);
  compare('computed_on', rank.computed_on, again.computed_on);
  if (rank.weights_version !== again.weights_version) report(listing.slug, 'weights_version is of other weights');
  const shown = new Map(rank.signals.map((signal) => [signal.name, signal]));
  if (rank.signals.length !== again.signals.length) report(listing.slug, 'it does not have each signal once');
  for (const signal of again.signals) {
    const published = shown.get(signal.name);
    for (const member of ['points', 'weight'] as const) {
      compare(`${signal.name} ${member}`, published?.[member], signal[member]);
    }
    if (published?.reason !== signal.reason || !isDeepStrictEqual(published.facts, signal.facts)) {
      report(listing.slug, `${signal.name} gives another reason`);
    }
    if (!isDeepStrictEqual(published?.advice, signal.advice)) report(listing.slug, `${signal.name} gives other advice`);
  }
}

interface Placed {
  position: number;
  place_in_category: number | undefined;
  score: number;
  /** Whole points, in the order of the engine's signals; undefined where the table has none. */
  points: readonly (number | undefined)[];
}

function comparePlaces({ table, listings, report }: Check): Map<string, Placed> {
  const inputs = [...listings.values()].map(rankInput);
  const ranked = rankAll(inputs, table.computed_on, table.weights);
  const inCategory = categoryPlaces(ranked.map(({ input }) => listings.get(input.slug)?.category ?? ''));
  const places = new Map(
    ranked.map(({ input, score, points }, index) => [
      input.slug,
      { position: index + 1, place_in_category: inCategory[index], score, points },
    ]),
  );
  const pointsAt = (index: number) => SIGNAL_NAMES.map((name) => table.points[name]?.[index]);
  const shown = new Map<string, Placed>(
    table.order.map(([slug, score], index) => [
      slug,
      { position: index + 1, place_in_category: table.places_in_category[index], score, points: pointsAt(index) },
    ]),
  );
  if (shown.size < table.order.length) report(files.rankTable, 'a listing is in it twice');
  const columns = Object.values(table.points);
  if (columns.length !== SIGNAL_NAMES.length || columns.some(({ length }) => length !== table.order.length)) {
    report(files.rankTable, 'it does not have the points of each signal once for each listing');
  }
  for (const slug of shown.keys()) if (!places.has(slug)) report(slug, 'is in the rank table and has no file');
  for (const [slug, place] of places) {
    const compare = comparing((what) => report(slug, what), ' in the rank table');
    compare('position', shown.get(slug)?.position, place.position);
    compare('place_in_category', shown.get(slug)?.place_in_category, place.place_in_category);
    compare('score', shown.get(slug)?.score, place.score);
    for (const [index, name] of SIGNAL_NAMES.entries()) {
      compare(name, shown.get(slug)?.points[index], place.points[index]);
    }
  }
  return places;
}

/** The pages of the whole list and of the categories: they show positions and scores too. */
async function compareLists({ api, report }: Check, places: ReadonlyMap<string, Placed>): Promise<void> {
  const pages = /^\/api\/v1\/software(?:\.json|\/_page\/\d+\.json|\/_category\/[a-z0-9-]+\/\d+\.json)$/;
  await readEach(api.paths, pages, async (path) => {
    const page: SoftwarePage | undefined = await api.readJson(path, 'SoftwarePage', (what) => report(path, what));
    for (const { slug, rank } of page?.data ?? []) {
      const compare = comparing((what) => report(slug, what), ` in ${path}`);
      compare('position', rank.position, places.get(slug)?.position);
      compare('place_in_category', rank.place_in_category, places.get(slug)?.place_in_category);
      compare('score', rank.score, places.get(slug)?.score);
    }
  });
}

/** Files on a bare static host only; a worker makes each of them when it is asked for. */
async function compareResources(
  { api, table, language, listings, report }: Check,
  places: ReadonlyMap<string, Placed>,
): Promise<void> {
  const { order, computed_on, weights } = table;
  const facts = { computed_on, weights, steps: stepsOf(order) };
  const histories = new Map<string, RankHistory | undefined>();
  await readEach(api.paths, /^\/api\/v1\/_rank-history\/[a-z0-9-]{1,2}\.json$/, async (path) => {
    histories.set(path, await api.readJson(path, 'RankHistory', (what) => report(path, what)));
  });
  await readEach(api.paths, /^\/api\/v1\/software\/([a-z0-9-]{1,64})\/rank\.json$/, async (path, slug) => {
    const shown = await api.readJson(path, 'RankResource', (what) => report(slug, `${what} (${path})`));
    const [listing, { position = 0, place_in_category = 0 } = {}] = [listings.get(slug), places.get(slug)];
    if (shown === undefined || listing === undefined) return;
    const history = histories.get(files.rankHistory(slug));
    const again = toRankResource({
      listing,
      place: { position, place_in_category },
      total: order.length,
      facts,
      history,
      language,
    });
    for (const [member, value] of Object.entries(again)) {
      if (!isDeepStrictEqual(shown[member as keyof typeof again], value)) report(slug, `${member} differs in ${path}`);
    }
  });
}

/** A file that no list names is never recomputed, and a server would serve it all the same. */
function reportUnlisted({ api, report }: Check, present: readonly string[]): void {
  const listed = new Set(api.paths);
  for (const path of present.map((name) => `/${name}`)) {
    if (!path.startsWith('/api/') || path.startsWith('/api/v1/_build') || listed.has(path)) continue;
    report(LISTING_FILE.exec(path)?.[1] ?? path, 'its file is in no list of the build');
  }
}

/** Applies `use` to every path that matches, a few at once; `part` is what the pattern's group holds. */
async function readEach<T>(
  paths: readonly string[],
  pattern: RegExp,
  use: (path: string, part: string) => Promise<T | undefined>,
): Promise<T[]> {
  const matches = paths.flatMap((path) => {
    const match = pattern.exec(path);
    return match === null ? [] : [{ path, part: match[1] ?? '' }];
  });
  const results = await pLimit(READS_AT_ONCE).map(matches, ({ path, part }) => use(path, part));
  return results.filter((result) => result !== undefined);
}

/** Numbers and days only: their shape was checked, so that nothing a stranger wrote is repeated. */
function comparing(report: (what: string) => void, where = '') {
  return (name: string, published: number | string | undefined, again: number | string | undefined): void => {
    if (published !== again)
      report(`${name}${where} is ${published ?? 'missing'}, and ${again ?? 'nothing'} recomputed`);
  };
}

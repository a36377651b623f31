/** Search rows as statements read them: of one build, in the order of the rank, whole. */
import { type RawBuilder, sql } from 'kysely';
import { compareText } from '../../schemas/rules/compare-text.ts';
import { type Narrowable, pricesOf } from '../../schemas/search/filter-listings.ts';
import { readTraits } from '../../schemas/search/public-sector-traits.ts';
import type { SearchRow, StoredSummary } from '../../schemas/search/search-rows.ts';
import { nearbyRowsOf, rowsOf } from '../base/database.ts';
import type { Env } from '../base/env.ts';

/** Exactly the order of the rank engine, so that no row has to hold a place that others move. */
export const BY_RANK = sql`by_rank, slug`;

/**
 * The rows of a page. Not with bare parameters: before each run with other values of a LIMIT, SQLite compiles the whole
 * statement anew, which takes longer than most searches.
 */
export const pageOf = ({ page, per_page }: { page: number; per_page: number }) =>
  sql`limit cast(${per_page} as integer) offset cast(${(page - 1) * per_page} as integer)`;

/** The build of a key, and nothing where its rows are not all there. */
export const buildOf = (key: string) =>
  sql`build as materialized (select id, listings from search_builds where key = ${key} and loaded_at is not null)`;

/** Of a row `r`. */
export const IS_OF_BUILD = sql`r.from_build <= (select id from build)
  and (r.until_build is null or r.until_build > (select id from build))`;

/**
 * Asks the nearest copy of the database that has the build, which then has all of its rows.
 * @returns undefined where the build is not known, or not wholly loaded
 */
export async function askNearby<Answer extends { build: number | null }>(
  env: Env,
  statement: RawBuilder<Answer>,
): Promise<Answer | undefined> {
  const isKnown = ({ build }: Answer) => build !== null;
  // The replica may only be late.
  return (await nearbyRowsOf(env, statement)).find(isKnown) ?? (await rowsOf(env, statement)).find(isKnown);
}

/** A row `r` as JSON for {@link readWholeRows}. @param further anything beside it, as SQL */
export const wholeRow = (further: RawBuilder<unknown>) =>
  sql`json_array(r.slug, r.score, r.used, r.kept, r.by_rank, r.name_key, r.category, r.kind, r.license_type, r.platforms, r.pricing, r.badges,
    r.verified, r.publisher, r.traits, r.state, r.published_on, r.updated_on, json(r.summary), ${further})`;

type WholeRow = [
  ...[slug: string, score: number, used: number, kept: number, by_rank: string, name_key: string],
  ...[category: string, kind: string],
  ...[license_type: string | null, platforms: string, pricing: string | null, badges: string],
  ...[verified: SearchRow['verified'], publisher: string | null, traits: string, state: string | null],
  ...[published_on: string | null, updated_on: string | null],
  ...[summary: StoredSummary, further: number],
];

/** A row that was read, as far as anything is done with it here. */
export interface ReadRow extends Narrowable {
  summary: StoredSummary;
  further: number;
}

/** @param lists JSON of rows @returns each in its order */
export function readWholeRows(...lists: readonly string[]): ReadRow[][] {
  const rows = lists.map((list): WholeRow[] => JSON.parse(list));
  const places = placesByRank(rows.flat());
  return rows.map((list) => list.map((row) => ({ ...readWholeRow(row), place: places.get(row[0]) ?? 0 })));
}

export const slugsIn = (list: string) => (JSON.parse(list) as WholeRow[]).map(([slug]) => slug);

/** Several values of one column. */
export const spaced = (values: string) => values.split(' ').filter((value) => value !== '');

/** @returns slug → place among the rows */
function placesByRank(rows: readonly WholeRow[]): Map<string, number> {
  const texts = rows.map(([slug, , , , by_rank]) => ({ slug, by_rank }));
  const sorted = texts.sort((a, b) => compareText(a.by_rank, b.by_rank) || compareText(a.slug, b.slug));
  return new Map(sorted.map(({ slug }, place) => [slug, place]));
}

function readWholeRow(row: WholeRow): Omit<ReadRow, 'place'> {
  const [slug, score, used, kept, , name, category, kind, license, platforms, pricing, badges, ...others] = row;
  const [verified, publisher, traits, state, published_on, updated_on, summary, further] = others;
  const optional = (value: string | null) => (value === null ? [] : [value]);
  return {
    ...{ slug, points: { score, used, kept }, name, published_on, updated_on, summary, further },
    values: {
      ...{ category: [category], kind: [kind], license_type: optional(license), pricing: pricesOf(pricing) },
      ...{ platform: spaced(platforms), badge: spaced(badges), verified: [String(verified === 1)] },
      ...{ publisher: optional(publisher), ...readTraits(traits), state: optional(state) },
    },
  };
}

/** The best that a query finds where (nearly) nothing has all its words: matchSimilar of schemas/search, in one statement. */
import { type RawBuilder, sql } from 'kysely';
import { COMPLETE } from '../../schemas/search/match.ts';
import { CATEGORY_NEARNESS } from '../../schemas/search/match-quality.ts';
import { MAX_SIMILAR, type SimilarQuery } from '../../schemas/search/relaxed-query.ts';
import { listed } from '../base/database.ts';
import { BY_RANK, buildOf, IS_OF_BUILD, wholeRow } from './row-statements.ts';
import { type AskedSigns, calledExpression, filterExpression, nearnessExpressions } from './search-expression.ts';

export interface SimilarAnswer {
  build: number | null;
  /** JSON of whole rows, each with its worth: see {@link readWorth}. */
  rows: string;
}

/** More than any sum of nearness: rarity and nearness are one number to sort by. */
const APART = 1000;

export function readWorth(worth: number): { rarity: number; nearness: number } {
  const rarity = Math.ceil(worth / APART);
  return { rarity, nearness: rarity * APART - worth };
}

/** Of two in a thousand million, one is a power of two at least: no catalog has more listings. */
const BITS = JSON.stringify(Array.from({ length: 31 }, (_, bit) => bit));

/** @param but slugs of those that have everything as it was typed */
export function similarStatement(
  key: string,
  query: SimilarQuery,
  signs: AskedSigns,
  but: readonly string[],
): RawBuilder<SimilarAnswer> {
  const { uses, parts } = partsOf(query, signs);
  return sql<SimilarAnswer>`
    with ${buildOf(key)},
    parts as materialized (
      select value ->> 0 as slot, value ->> 1 as nearness, value ->> 2 as expression
      from json_each(${JSON.stringify(parts)})
    ),
    hits as materialized (
      select slot, search_texts.rowid as text, min(nearness) as nearness
      from parts cross join search_texts where search_texts match expression group by 1, 2
    ),
    found as materialized (
      select hits.slot, r.id, hits.nearness from hits cross join search_rows as r on r.text_id = hits.text
      where ${IS_OF_BUILD}
    ),
    bits as materialized (
      select slot, (
        select count(*) from json_each(${BITS}) where (count << value) <= (select listings from build)
      ) as bits from (select slot, count(*) as count from found group by 1)
    ),
    uses as materialized (
      select value ->> 0 as reading, value ->> 1 as slot, value ->> 2 as weight
      from json_each(${JSON.stringify(uses)})
    ),
    worths as (
      select id, case when matched = total then ${sql.lit(COMPLETE)} else rarity end * ${sql.lit(APART)} - nearness as worth
      from (
        select uses.reading, found.id, sum(uses.weight) as matched, sum(found.nearness) as nearness,
          min(found.nearness) as nearest, sum(uses.weight * bits.bits * (${sql.lit(CATEGORY_NEARNESS + 1)} - found.nearness)) as rarity
        from uses join bits on bits.slot = uses.slot join found on found.slot = uses.slot group by 1, 2
      ) join (select reading as totalled, sum(weight) as total from uses group by 1) on totalled = reading
      where matched * 2 > total and nearest < ${sql.lit(CATEGORY_NEARNESS)}
      ${query.titles.length === 0 ? sql`` : calledSo(query.titles)}
    )
    select (select id from build) as build, (select json_group_array(json(row)) from (
      select ${wholeRow(sql`best.worth`)} as row
      from (
        select r.id, worth from (select id, max(worth) as worth from worths group by 1) as each
        cross join search_rows as r on r.id = each.id where r.slug not in ${listed(but)}
        order by worth desc, ${BY_RANK} limit ${sql.lit(MAX_SIMILAR)}
      ) as best cross join search_rows as r on r.id = best.id
      order by worth desc, ${BY_RANK}
    )) as rows`;
}

function calledSo(titles: readonly string[]): RawBuilder<unknown> {
  return sql`union all select r.id, ${sql.lit(2 * COMPLETE * APART)}
    from search_texts cross join search_rows as r on r.text_id = search_texts.rowid
    where search_texts match ${calledExpression(titles)} and ${IS_OF_BUILD}`;
}

type Use = [reading: number, slot: number, weight: number];
type Part = [slot: number, nearness: number, expression: string];

/** Most readings have most slots in common: each is looked for once. */
function partsOf({ readings, filters }: SimilarQuery, signs: AskedSigns): { uses: Use[]; parts: Part[] } {
  const slots = new Map<string, number>();
  const filter = filterExpression(filters, signs);
  const [uses, parts]: [Use[], Part[]] = [[], []];
  for (const [reading, words] of readings.entries()) {
    for (const { slot, categories, weight } of words) {
      const name = JSON.stringify([slot, categories]);
      const number = slots.get(name) ?? slots.size;
      if (!slots.has(name)) {
        slots.set(name, number);
        for (const { nearness, expression } of nearnessExpressions({ slot, categories }, signs)) {
          parts.push([number, nearness, filter === '' ? expression : `${expression} AND ${filter}`]);
        }
      }
      uses.push([reading, number, weight]);
    }
  }
  return { uses, parts };
}

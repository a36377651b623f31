/** What is like a product that a query names: listings that the build calls related, then others of its category. */
import { sql } from 'kysely';
import { files } from '../../schemas/contracts/addresses.ts';
import type { RelatedTable } from '../../schemas/contracts/generated/read-api.ts';
import { FACET_STEP } from '../../schemas/search/match-quality.ts';
import type { Query } from '../../schemas/search/query.ts';
import { MAX_ALIKE } from '../../schemas/search/relaxed-query.ts';
import { findJson } from '../base/assets.ts';
import { listed } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { askNearby, BY_RANK, buildOf, IS_OF_BUILD, type ReadRow, readWholeRows, wholeRow } from './row-statements.ts';
import { type AskedSigns, calledExpression, filterExpression } from './search-expression.ts';

interface Named {
  build: number | null;
  slug: string | null;
  category: string | null;
}

interface Alike {
  build: number | null;
  /** JSON of whole rows. */
  related: string;
  others: string;
}

/** @returns undefined where the catalog has no product of that name: then its name is a word like others */
export async function findAlike(
  env: Env,
  key: string,
  { like, filters }: Query,
  signs: AskedSigns,
): Promise<{ all: ReadRow[]; similar: ReadRow[] } | undefined> {
  if (like === undefined) return undefined;
  const named = await askNearby(env, namedStatement(key, like));
  const { slug = null, category = null } = named ?? {};
  if (slug === null || category === null) return undefined;
  const related = (await findJson<RelatedTable>(env, files.related(slug)))?.[slug] ?? [];
  const answer = await askNearby(
    env,
    alikeStatement(key, { slug, category, related }, filterExpression(filters, signs)),
  );
  if (answer === undefined) return undefined;
  const [all = [], similar = []] = readWholeRows(answer.related, answer.others);
  all.sort((one, other) => related.indexOf(one.slug) - related.indexOf(other.slug));
  return { all, similar };
}

const namedStatement = (key: string, title: string) => sql<Named>`
  with ${buildOf(key)}, named as materialized (
    select r.slug, r.category from search_texts cross join search_rows as r on r.text_id = search_texts.rowid
    where search_texts match ${calledExpression([title])} and ${IS_OF_BUILD} order by ${BY_RANK} limit 1
  )
  select (select id from build) as build, (select slug from named) as slug, (select category from named) as category`;

function alikeStatement(
  key: string,
  { slug, category, related }: { slug: string; category: string; related: readonly string[] },
  filter: string,
) {
  const holds =
    filter === '' ? sql`true` : sql`r.text_id in (select rowid from search_texts where search_texts match ${filter})`;
  return sql<Alike>`
    with ${buildOf(key)}
    select (select id from build) as build,
    (select json_group_array(json(${wholeRow(sql.lit(FACET_STEP))})) from search_rows as r
      where ${IS_OF_BUILD} and r.slug in ${listed(related)} and ${holds}) as related,
    (select json_group_array(json(row)) from (
      select ${wholeRow(sql`0`)} as row from search_rows as r
      where ${IS_OF_BUILD} and r.category = ${category} and r.slug not in ${listed([slug, ...related])} and ${holds}
      order by ${BY_RANK} limit ${sql.lit(MAX_ALIKE)}
    )) as others`;
}

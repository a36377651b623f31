/**
 * /internal/v1/builds and /sync-log: takes the search rows of a build, and the sync logs. They arrive in chunks, each of
 * which may be repeated; no search uses them before all have arrived. The same build continues an interrupted load, and
 * the next build discards it.
 */
import type { IRequestStrict } from 'itty-router';
import { type RawBuilder, sql } from 'kysely';
import {
  type LoadChunk,
  type LoadComplete,
  type LoadEnd,
  type LoadedRows,
  type LoadStart,
  type LoadStarted,
  type LoadTaken,
  SEARCH_VERSION,
  type SyncLogs,
} from '../../schemas/search/search-rows.ts';
import { inOneTransaction, listed, query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { json } from '../base/responses.ts';
import { reversedWord } from '../read/vocabulary.ts';
import { withoutWebhooks } from '../webhooks/endpoint-creation.ts';

/** About a megabyte. */
const ROWS_PER_ANSWER = 10_000;
/** The builds loaded last: while a deployment spreads, their workers may still answer. */
const KEPT_BUILDS = 3;
/**
 * Of the index of words, merged after a load at most: about a second's work. Each load leaves parts of it, and a search looks
 * into every part for each of its terms. What is left of a large one is merged after the next load.
 */
const MERGED_PAGES = 16_000;
/** A crawl goes on in the order of the build at which it began: see read/crawl-of-one-build.ts. */
const HELD_MS = 24 * 60 * 60 * 1000;

const COLUMNS = [
  ...['slug', 'digest', 'text_digest', 'name_key', 'category', 'kind', 'license_type', 'platforms', 'pricing'],
  ...['badges', 'verified', 'publisher', 'traits', 'state', 'score', 'used', 'kept', 'by_rank', 'published_on'],
  ...['updated_on', 'summary'],
];

/** At most one build is half loaded, because every start undoes all others. */
export async function startLoad(request: IRequestStrict, env: Env): Promise<Response> {
  const { version, key } = await request.json<LoadStart>();
  if (version !== SEARCH_VERSION) return json({ id: null, loaded: false } satisfies LoadStarted);
  const half = sql`(select id from search_builds where loaded_at is null and key <> ${key})`;
  const results = await inOneTransaction(env, [
    sql`delete from search_texts where rowid in (select id from search_rows where text_id = id and from_build in ${half})`,
    sql`delete from search_rows where from_build in ${half}`,
    sql`update search_rows set until_build = null where until_build in ${half}`,
    sql`delete from search_builds where id in ${half}`,
    sql`insert or ignore into search_builds (key) values (${key})`,
    sql`select id, loaded_at is not null as loaded from search_builds where key = ${key}`,
  ]);
  const { id, loaded } = results.at(-1)?.[0] ?? {};
  return json({ id: Number(id), loaded: loaded === 1 } satisfies LoadStarted);
}

/** The rows the build already has: still valid ones of the build before it, and its own that have arrived. */
export async function loadedRows(request: IRequestStrict, env: Env): Promise<Response> {
  const id = Number(request.params.id);
  const after = new URL(request.url).searchParams.get('after') ?? '';
  const found = await query<{ slug: string; digest: string; text_digest: string }>(env)`
    select slug, digest, text_digest from search_rows
    where ${holdsIn(id)} and slug > ${after} order by slug limit ${ROWS_PER_ANSWER}`;
  const next = found.length === ROWS_PER_ANSWER ? (found.at(-1)?.slug ?? null) : null;
  return json({ rows: found.map((row) => [row.slug, row.digest, row.text_digest]), next } satisfies LoadedRows);
}

export async function loadChunk(request: IRequestStrict, env: Env): Promise<Response> {
  const id = Number(request.params.id);
  const { rows, closed, words } = await request.json<LoadChunk>();
  // One parameter for all: a statement takes at most 100. Words, most of the bytes, go to their own statement alone.
  const sent = sql`json_each(${JSON.stringify(rows.map(({ text, ...row }) => row))}) as sent`;
  const texts = sql`json_each(${JSON.stringify(rows.map(({ slug, text }) => ({ slug, ...text })))}) as sent`;
  const slugs = listed([...rows.map(({ slug }) => slug), ...closed]);
  const open = sql`exists (select 1 from search_builds where id = ${id} and loaded_at is null)`;
  const [state] = await inOneTransaction(env, [
    sql`select 1 from search_builds where id = ${id} and loaded_at is null`,
    sql`update search_rows set until_build = ${id} where slug in ${slugs}
      and until_build is null and from_build < ${id} and ${open}`,
    sql`insert or ignore into search_rows (${columns()}, from_build, text_id)
      select ${members()}, ${id}, (
        select text_id from search_rows as known
        where known.slug = sent.value ->> 'slug' and known.text_digest = sent.value ->> 'text_digest' limit 1
      ) from ${sent} where ${open}`,
    sql`insert into search_texts (rowid, name, head, summary, text)
      select r.id, sent.value ->> 'name', sent.value ->> 'head', sent.value ->> 'summary', sent.value ->> 'text'
      from ${texts} cross join search_rows as r on r.slug = sent.value ->> 'slug' and r.from_build = ${id}
      where r.text_id is null`,
    sql`update search_rows set text_id = id where text_id is null and from_build = ${id}`,
    sql`insert or ignore into search_vocabulary (word, reversed)
      select value ->> 0, value ->> 1 from json_each(${JSON.stringify(words.map(withReversed))}) where ${open}`,
  ]);
  return taken(state);
}

export async function endLoad(request: IRequestStrict, env: Env): Promise<Response> {
  const id = Number(request.params.id);
  const { rows } = await request.json<LoadEnd>();
  const now = new Date().toISOString();
  const results = await inOneTransaction(env, [
    sql`update search_builds set loaded_at = ${now}, listings = ${rows} where id = ${id} and loaded_at is null
      and ${rows} = (select count(*) from search_rows where ${holdsIn(id)})`,
    sql`select 1 from search_builds where id = ${id} and loaded_at is not null`,
  ]);
  return taken(results.at(-1));
}

/** The build is live, so rows that only older builds need can be deleted. */
export async function completeLoad(request: IRequestStrict, env: Env): Promise<Response> {
  const id = Number(request.params.id);
  const { commit, date } = await request.json<LoadComplete>();
  const [now, held] = [Date.now(), Date.now() - HELD_MS].map((time) => new Date(time).toISOString());
  // Those that were live within that time: the last one that became so before it, and all since.
  const oldest = sql`(select min(id) from (
    select * from (select id from search_builds where live_at <= ${held} order by live_at desc limit 1)
    union select id from search_builds where live_at > ${held}
    union select * from (select id from search_builds order by id desc limit ${KEPT_BUILDS})
  ))`;
  const results = await inOneTransaction(env, [
    sql`select 1 from search_builds where id = ${id} and loaded_at is not null`,
    sql`update search_builds set live_at = ${now} where id = ${id} and loaded_at is not null`,
    sql`delete from search_texts where rowid in (
      select text_id from search_rows where until_build <= ${oldest} and text_id not in (
        select text_id from search_rows where until_build is null or until_build > ${oldest}
      )
    )`,
    sql`insert into search_texts (search_texts, rank) values ('merge', ${sql.lit(-MERGED_PAGES)})`,
    sql`delete from search_rows where until_build <= ${oldest}`,
    sql`delete from sync_logs where slug not in (select slug from search_rows)`,
    sql`delete from search_builds where id < ${oldest}`,
    sql`replace into builds (commit_id, date, acknowledged_at)
      select ${commit}, ${date}, ${now} where ${commit} is not null`,
    ...withoutWebhooks(env, commit, date),
  ]);
  return taken(results[0]);
}

export async function takeSyncLogs(request: Request, env: Env): Promise<Response> {
  const { logs } = await request.json<SyncLogs>();
  await query(env)`replace into sync_logs (slug, log)
    select value ->> 'slug', value from json_each(${JSON.stringify(logs)})`;
  return json({});
}

/** Its rows, at any point of its load. */
function holdsIn(id: number): RawBuilder<boolean> {
  return sql<boolean>`(from_build <= ${id} and (until_build is null or until_build > ${id}))`;
}

const withReversed = (word: string) => [word, reversedWord(word)];

const columns = () => sql.join(COLUMNS.map((name) => sql.ref(name)));
const members = () => sql.join(COLUMNS.map((name) => sql`sent.value ->> ${sql.lit(name)}`));

const taken = (answers: readonly unknown[] | undefined) => json({ taken: answers?.length === 1 } satisfies LoadTaken);

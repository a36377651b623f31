/** Measures searches through the worker against the same question in SQLite and the smallest one through D1. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SoftwarePage } from '../../../schemas/generated/read-api.ts';
import { searchWords } from '../../../schemas/rules/search-words.ts';
import { completeBuild, loadSearchRows } from '../../worker/load-search-rows.ts';
import { byTurns } from '../by-turns.ts';
import { writeBuild } from '../catalog.ts';
import type { Measurement } from '../measure.ts';
import type { Order } from '../stages.ts';
import { type Answers, askAll, CONCURRENCY, latencyOf, percentile } from './load.ts';
import { type LocalWorker, withWorker } from './local-worker.ts';

const ROUNDS = 3;
/** A thousand in all. */
const REQUESTS_PER_ROUND = 334;
const MAX_PER_PAGE = 100;

/** What a search has to find out, for the only build there is. */
const QUESTION = `
  with matched as materialized (
    select r.id, r.score, r.newest_release, r.slug, bm25(search_texts, 10, 4, 3, 1, 2) as relevance
    from search_texts cross join search_rows as r on r.text_id = search_texts.rowid
    where search_texts match :words
  )
  select (select count(*) from matched) as total, (
    select json_group_array(json_array(summaries.score, json(summaries.summary))) from (
      select id from matched order by relevance, score desc, newest_release desc, slug limit :limit
    ) as shown cross join search_rows as summaries on summaries.id = shown.id
  ) as page`;

interface Question {
  words: string;
  limit: number;
}

export async function measureSearch(order: Order): Promise<Measurement> {
  const build = join(order.folder, 'build');
  const questions = questionsOf(await writeBuild(build, order));
  return withWorker(build, async (worker) => {
    const load = await loadSearchRows(worker.internal, build);
    if (load === undefined) throw new Error('The local worker did not take the rows.');
    await completeBuild(worker.internal, load, build);
    const database = new DatabaseSync(worker.databaseFile(), { readOnly: true });
    try {
      return await compare(order, worker, database, questions);
    } finally {
      database.close();
    }
  });
}

/** No two alike: the worker remembers answers. */
function questionsOf(slugs: readonly string[]): () => Question {
  const words = [...new Set(slugs.flatMap((slug) => slug.split('-').filter((word) => /^[a-z]{3,}$/.test(word))))];
  let at = 0;
  return () => {
    const question = {
      words: words[at % words.length] ?? 'none',
      limit: MAX_PER_PAGE - (Math.floor(at / words.length) % MAX_PER_PAGE),
    };
    at += 1;
    return question;
  };
}

async function compare(
  { count }: Order,
  { address, key, peakMemory }: LocalWorker,
  database: DatabaseSync,
  next: () => Question,
): Promise<Measurement> {
  const statement = database.prepare(QUESTION);
  const ask = ({ words, limit }: Question) => {
    const expression = `"${searchWords(words).join(' ')}" *`;
    return statement.get({ words: expression, limit }) as { total: number; page: string };
  };
  await mustAgree(address, next(), ask);
  const searches: Answers[] = [];
  const smallest: Answers[] = [];
  const alone: number[] = [];
  const round = () => Array.from({ length: REQUESTS_PER_ROUND }, next);
  const search = async () => {
    const answers = await askAll(
      address,
      round().map((question) => ({ path: pathOf(question) })),
    );
    searches.push(answers);
    return answers.milliseconds;
  };
  const limit = async () => {
    const questions = round();
    const start = performance.now();
    for (const question of questions) {
      const asked = performance.now();
      ask(question);
      alone.push(performance.now() - asked);
    }
    const inSqlite = performance.now() - start;
    const request = { path: '/internal/v1/builds/acknowledged', headers: { authorization: `Bearer ${key}` } };
    const answers = await askAll(
      address,
      questions.map(() => request),
    );
    smallest.push(answers);
    return inSqlite + answers.milliseconds;
  };
  await search();
  await limit();
  searches.length = 0;
  smallest.length = 0;
  alone.length = 0;
  const { own, least, ratio } = await byTurns(ROUNDS, search, limit);
  const { p50, p99 } = latencyOf(searches);
  const through = latencyOf(smallest);
  alone.sort((a, b) => a - b);
  const limitP50 = through.p50 + percentile(alone, 0.5);
  const limitP99 = through.p99 + percentile(alone, 0.99);
  return {
    documents: count,
    // Of as many answers as there are documents.
    bytes: ((searches.at(-1)?.bytes ?? 0) * count) / REQUESTS_PER_ROUND,
    seconds: own / 1000,
    perSecond: (REQUESTS_PER_ROUND * 1000) / own,
    peakMemory: peakMemory(),
    p50,
    p99,
    limitP50,
    limitP99,
    limitPerSecond: (REQUESTS_PER_ROUND * 1000) / least,
    ratio,
    notes: [
      `Requests per second, ${CONCURRENCY} at a time, no two alike; time is that of ${REQUESTS_PER_ROUND}.`,
      `p50 is ${(p50 / limitP50).toFixed(2)} times, p99 ${(p99 / limitP99).toFixed(2)} times that of the same question ` +
        'in SQLite alone and the smallest statement through D1 together; at most 2 times are wanted.',
    ],
  };
}

const pathOf = ({ words, limit }: Question) => `/api/v1/software?q=${words}&per_page=${limit}`;

/** The limit must answer the same question. */
async function mustAgree(
  address: string,
  question: Question,
  ask: (question: Question) => { total: number; page: string },
) {
  const answer = await fetch(address + pathOf(question));
  const { data, pagination } = (await answer.json()) as SoftwarePage;
  const { total, page } = ask(question);
  const slugs = (JSON.parse(page) as [number, { slug: string }][]).map(([, { slug }]) => slug);
  if (total !== pagination.total || slugs.join() !== data.map(({ slug }) => slug).join()) {
    throw new Error('The worker finds something else than the statement it is compared with. Mend QUESTION.');
  }
}

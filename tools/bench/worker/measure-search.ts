/** Measures searches through the worker against the same question in SQLite and the smallest one through D1. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { completeBuild, loadSearchRows } from '../../../pipeline/publish/worker/load-search-rows.ts';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { PublicSettings, SoftwarePage } from '../../../schemas/contracts/generated/read-api.ts';
import { searchKey } from '../../../schemas/search/rows.ts';
import { writeBuild } from '../measuring/bench-catalog.ts';
import { byTurns, type Compared } from '../measuring/by-turns.ts';
import type { Measurement, Order } from '../measuring/measure.ts';
import { type Ask, bareSearch, type Question } from './bare-search.ts';
import { type Answers, askAll, CONCURRENCY, latencyOf, percentile } from './load.ts';
import { type LocalWorker, withWorker } from './local-worker.ts';

const ROUNDS = 3;
/** A thousand in all. */
const REQUESTS_PER_ROUND = 334;
/** Each takes longer, or finds much. */
const REQUESTS_APART = 50;
const COMMON_PREFIXES = 20;
const MAX_PER_PAGE = 100;
/** Letters of a word whose misspelling somebody would notice. */
const MISSPELLED_LETTERS = 6;

/** Milliseconds, as in `Measurement`. */
interface Figures extends Compared {
  bytes: number;
  p50: number;
  p99: number;
  limitP50: number;
  limitP99: number;
  /** The same where each question is asked of SQLite alone, and none waits for another. */
  unqueuedP50: number;
  unqueuedP99: number;
}

export async function measureSearch(order: Order): Promise<Measurement> {
  const build = join(order.folder, 'build');
  const words = wordsOf(await writeBuild(build, order));
  return withWorker(build, async (worker) => {
    const load = await loadSearchRows(worker.internal, build);
    if (load === undefined) throw new Error('The local worker did not take the rows.');
    await completeBuild(worker.internal, load, build);
    const database = new DatabaseSync(worker.databaseFile(), { readOnly: true });
    try {
      const key = await searchKey(readFileSync(join(build, files.buildManifest), 'utf8'));
      const { languages }: PublicSettings = JSON.parse(readFileSync(join(build, files.settings), 'utf8'));
      return await compare(order, worker, bareSearch(database, key, languages), words);
    } finally {
      database.close();
    }
  });
}

/** No two alike: the worker remembers answers. */
function questionsOf(words: readonly string[]): () => Question {
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

function wordsOf(slugs: readonly string[]): string[] {
  return [...new Set(slugs.flatMap((slug) => slug.split('-').filter((word) => /^[a-z]{3,}$/.test(word))))];
}

/** What many names begin with, which somebody who types asks for on the way to a word. */
function commonPrefixes(words: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word.slice(0, 2), (counts.get(word.slice(0, 2)) ?? 0) + 1);
  const commonFirst = [...counts].sort(([, one], [, other]) => other - one);
  return commonFirst.slice(0, COMMON_PREFIXES).map(([prefix]) => prefix);
}

/** What people type beside one word, each measured apart. */
function questionsApart(words: readonly string[]): [what: string, questions: string[]][] {
  const next = (at: number, by: number) => words[(at + by) % words.length] ?? '';
  return [
    ['Prefixes that many names begin with', commonPrefixes(words)],
    ['Two words', words.map((word, at) => `${word}+${next(at, 7)}`)],
    ['Four words', words.map((word, at) => `${word}+${next(at, 7)}+${next(at, 13)}+${next(at, 29)}`)],
    ['Misspelled words', words.filter((word) => word.length >= MISSPELLED_LETTERS).map(misspelled)],
  ];
}

/** Two letters swapped, as fingers do. */
function misspelled(word: string): string {
  const at = Math.floor(word.length / 2);
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

async function compare(
  { count }: Order,
  worker: LocalWorker,
  ask: Ask,
  words: readonly string[],
): Promise<Measurement> {
  const apart = questionsApart(words);
  for (const questions of [words, ...apart.map(([, questions]) => questions)]) {
    await mustAgree(worker.address, { words: questions[0] ?? 'none', limit: 1 }, ask);
  }
  const figures = await askByTurns(worker, ask, questionsOf(words), REQUESTS_PER_ROUND);
  const notes: string[] = [];
  for (const [what, questions] of apart) {
    const measured = await askByTurns(worker, ask, questionsOf(questions), REQUESTS_APART);
    notes.push(`${what} (${questions.slice(0, 4).join(', ').replaceAll('+', ' ')} …): ${timesText(measured)}.`);
  }
  const { own, least, ratio, bytes, p50, p99, limitP50, limitP99 } = figures;
  return {
    documents: count,
    // Of as many answers as there are documents.
    bytes: (bytes * count) / REQUESTS_PER_ROUND,
    seconds: own / 1000,
    perSecond: (REQUESTS_PER_ROUND * 1000) / own,
    peakMemory: worker.peakMemory(),
    ...{ p50, p99, limitP50, limitP99, ratio },
    limitPerSecond: (REQUESTS_PER_ROUND * 1000) / least,
    notes: [
      `Requests per second, ${CONCURRENCY} at a time, no two alike; time is that of ${REQUESTS_PER_ROUND}.`,
      `${timesText(figures)}; at most 2 times are wanted.`,
      ...notes,
    ],
  };
}

function timesText({ p50, p99, limitP50, limitP99, unqueuedP50, unqueuedP99 }: Figures): string {
  return (
    `p50 is ${p50.toFixed(1)} ms and ${(p50 / limitP50).toFixed(2)} times, p99 ${p99.toFixed(1)} ms and ` +
    `${(p99 / limitP99).toFixed(2)} times that of the same questions in one connection to SQLite and the smallest statement ` +
    `through D1 together; ${(p50 / unqueuedP50).toFixed(2)} and ${(p99 / unqueuedP99).toFixed(2)} times if none waits`
  );
}

/** The questions through the worker; alone in SQLite, and then as many of the smallest statement through D1. */
async function askByTurns(
  { address, key }: LocalWorker,
  ask: Ask,
  next: () => Question,
  perRound: number,
): Promise<Figures> {
  const searches: Answers[] = [];
  const smallest: Answers[] = [];
  const [alone, unqueued]: [number[], number[]] = [[], []];
  const round = () => Array.from({ length: perRound }, next);
  const search = async () => {
    const requests = round().map((question) => ({ path: pathOf(question) }));
    const answers = await askAll(address, requests);
    searches.push(answers);
    return answers.milliseconds;
  };
  const limit = async () => {
    const times = round().map(({ words, limit }) => timeOf(() => ask({ words: words.replaceAll('+', ' '), limit })));
    const request = { path: '/internal/v1/builds/acknowledged', headers: { authorization: `Bearer ${key}` } };
    const answers = await askAll(address, new Array(perRound).fill(request));
    alone.push(...queued(times));
    unqueued.push(...times);
    smallest.push(answers);
    return times.reduce((sum, time) => sum + time) + answers.milliseconds;
  };
  await search();
  await limit();
  for (const warmUp of [searches, smallest, alone, unqueued]) warmUp.length = 0;
  const compared = await byTurns(ROUNDS, search, limit);
  const through = latencyOf(smallest);
  for (const times of [alone, unqueued]) times.sort((a, b) => a - b);
  return {
    ...compared,
    ...latencyOf(searches),
    bytes: searches.at(-1)?.bytes ?? 0,
    limitP50: through.p50 + percentile(alone, 0.5),
    limitP99: through.p99 + percentile(alone, 0.99),
    unqueuedP50: through.p50 + percentile(unqueued, 0.5),
    unqueuedP99: through.p99 + percentile(unqueued, 0.99),
  };
}

/** How long each takes where one connection answers as many at a time as the worker is asked, one after the other. */
function queued(times: readonly number[]): number[] {
  const around = [...times.slice(1 - CONCURRENCY), ...times];
  return times.map((_, at) => around.slice(at, at + CONCURRENCY).reduce((sum, time) => sum + time));
}

function timeOf(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const pathOf = ({ words, limit }: Question) => `/api/v1/software?q=${words}&per_page=${limit}`;

/** The limit must answer the same question. */
async function mustAgree(address: string, question: Question, ask: Ask) {
  const answer = await fetch(address + pathOf(question));
  const { data, pagination } = (await answer.json()) as SoftwarePage;
  const { total, slugs } = ask({ ...question, words: question.words.replaceAll('+', ' ') });
  if (total !== pagination.total || slugs.join() !== data.map(({ slug }) => slug).join()) {
    throw new Error('The worker finds something else than the statement it is compared with. Fix bare-search.ts.');
  }
}

/** Measures answers of the read API against the same bytes served as plain files by the same runtime. */
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { files, heldPages } from '../../../schemas/contracts/addresses.ts';
import { writeBuild } from '../measuring/bench-catalog.ts';
import { byTurns } from '../measuring/by-turns.ts';
import type { Measurement, Order } from '../measuring/measure.ts';
import { type Answers, type Asked, askAll, CONCURRENCY, latencyOf } from './load.ts';
import { withWorker } from './local-worker.ts';

const ROUNDS = 3;
const REQUESTS_PER_ROUND = 200;
/** A folder that the worker is not asked about. */
const PLAIN = '/plain';
/** What the runtime takes for the caller's address; the worker counts nobody whom it does not know. */
const UNKNOWN_CALLER = { 'cf-connecting-ip': 'unknown' };

/** One of the pages of the list that the build has as files. */
export function measurePreRendered(order: Order): Promise<Measurement> {
  const pages = heldPages('worker', undefined, order.count);
  return measureAnswers(order, () =>
    Array.from({ length: pages }, (_, index) => ({
      path: `/api/v1/software?page=${index + 1}`,
      file: files.listPage(undefined, index + 1),
    })),
  );
}

/** A listing with its place. */
export function measureListing(order: Order): Promise<Measurement> {
  return measureAnswers(order, (slugs) =>
    slugs.map((slug) => ({ path: `/api/v1/software/${slug}`, file: files.listing(slug) })),
  );
}

async function measureAnswers(
  order: Order,
  addressesOf: (slugs: string[]) => { path: string; file: string }[],
): Promise<Measurement> {
  const build = join(order.folder, 'build');
  const addresses = addressesOf(await writeBuild(build, order));
  for (const { file } of addresses) {
    mkdirSync(dirname(join(build, PLAIN, file)), { recursive: true });
    cpSync(join(build, file), join(build, PLAIN, file));
  }
  return withWorker(build, async ({ address, peakMemory }) => {
    const counted: Answers[] = [];
    const plain: Answers[] = [];
    let at = 0;
    const next = (requestOf: (entry: { path: string; file: string }) => Asked) =>
      Array.from({ length: REQUESTS_PER_ROUND }, (_, index) =>
        requestOf(addresses[(at + index) % addresses.length] ?? { path: '/', file: '/' }),
      );
    const ask = async (rounds: Answers[] | undefined, requestOf: (entry: { path: string; file: string }) => Asked) => {
      const answers = await askAll(address, next(requestOf));
      rounds?.push(answers);
      return answers;
    };
    const askCounted = async () => {
      const { milliseconds, headers } = await ask(counted, ({ path }) => ({ path }));
      if (headers.ratelimit === undefined) throw new Error('The local worker counted nobody.');
      return milliseconds;
    };
    const askUncounted = async () => {
      const { milliseconds, headers } = await ask(undefined, ({ path }) => ({ path, headers: UNKNOWN_CALLER }));
      if (headers.ratelimit !== undefined) throw new Error('The local worker counted somebody.');
      return milliseconds;
    };
    const askPlain = async () => (await ask(plain, ({ file }) => ({ path: PLAIN + file }))).milliseconds;
    // Before the clock, so that compilers and caches have done their work.
    await askCounted();
    await askUncounted();
    await askPlain();
    counted.length = 0;
    plain.length = 0;
    at = REQUESTS_PER_ROUND;
    const { own, least, ratio } = await byTurns(ROUNDS, askCounted, askPlain);
    const counting = await byTurns(ROUNDS, askCounted, askUncounted);
    const uncounted = await byTurns(ROUNDS, askUncounted, askPlain);
    const { p50: limitP50, p99: limitP99 } = latencyOf(plain);
    return {
      documents: order.count,
      // Of as many answers as there are documents.
      bytes: ((counted.at(-1)?.bytes ?? 0) * order.count) / REQUESTS_PER_ROUND,
      seconds: own / 1000,
      perSecond: (REQUESTS_PER_ROUND * 1000) / own,
      peakMemory: peakMemory(),
      ...latencyOf(counted),
      limitP50,
      limitP99,
      limitPerSecond: (REQUESTS_PER_ROUND * 1000) / least,
      ratio,
      countedShare: counting.ratio,
      notes: [
        `Requests per second, ${CONCURRENCY} at a time, asked from the same machine; time is that of ${REQUESTS_PER_ROUND}.`,
        `Counted for the caller's plan, an answer keeps ${Math.round(counting.ratio * 100)} % of the requests per second ` +
          'that it has uncounted; at least 85 % are wanted of a pre-rendered page.',
        `Uncounted, it has ${Math.round(uncounted.ratio * 100)} % of those of a plain file; at least 60 % are wanted of a ` +
          'pre-rendered page.',
      ],
    };
  });
}

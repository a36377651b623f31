/** Threads for reading, as the main thread sees them: started, given a batch of documents at a time, reused by the next run, stopped. */
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import { MODULE_EXTENSION } from '../../repo/files/engine.ts';
import type { Verdict } from '../contract/isolated-reader.ts';
import { wallMs } from './limits.ts';
import { BETWEEN, type Progress, type ThreadData, type ThreadRequest } from './progress.ts';

/** `spentMs`: processor time. `stalled`: the processor was not there for it. */
export type ThreadOutcome = { spentMs: number } & ({ state: 'read'; value: unknown } | { state: Verdict | 'stalled' });

export interface ReadingThread {
  /** It takes no more tasks. */
  isGone(): boolean;
  /**
   * Never rejects because of a document.
   * @returns one for each; undefined where the thread ended and another document, or nobody knows which, is to blame
   */
  run(batch: readonly BatchEntry[]): Promise<(ThreadOutcome | undefined)[]>;
  stop(): Promise<void>;
}

export interface BatchEntry extends ThreadRequest {
  /** Of processor time, after which the thread is stopped. */
  limitMs: number;
  /** If it is alone, its bytes are handed over, not copied: those of a batch may have to be read again. */
  isSpent?: boolean;
}

/** What is read is small and soon forgotten: more would be held and of no use. */
const YOUNG_MB = 12;
/** For imports, and for copying what was read of a batch: no document is to blame for them. */
const BETWEEN_MS = 60_000;
/** Between two looks at what a thread has used. */
const LOOK_MS = 100;

interface IdleThread {
  startedWith: string;
  thread: ReadingThread;
  expiry: NodeJS.Timeout;
}

/** What a thread has read stays in its memory for a while, and a build that follows needs memory of its own. */
const IDLE_MS = 10_000;
/** As many as one run uses. */
const MAX_IDLE = 3;

/** Threads of this process that wait for the next document, of whichever run: to start one costs 0.2 s. */
const idle: IdleThread[] = [];

/** All that a thread knows. Nothing in there needs the environment, which holds tokens. */
export function threadOptions(categories: CategoryVocabulary, heapMb: number) {
  return {
    workerData: { categories, compiled: compiledModules() } satisfies ThreadData,
    env: {},
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
  };
}

/** What the command itself uses (pipeline/cli/cli.ts): a folder of the catalog or of the engine, where nobody else writes. */
function compiledModules(): string | undefined {
  // Node says where it keeps those of its own version, a folder below the one it was given.
  const ofThisNode = getCompileCacheDir();
  return ofThisNode === undefined ? undefined : dirname(ofThisNode);
}

/** Rejects where the thread cannot even be started: that is no fault of a document. */
async function startThread(categories: CategoryVocabulary, heapMb: number): Promise<ReadingThread> {
  const worker = new Worker(
    new URL(`./reading-thread${MODULE_EXTENSION}`, import.meta.url),
    threadOptions(categories, heapMb),
  );
  let isGone = false;
  worker.once('exit', () => {
    isGone = true;
  });
  const progress = await started(worker);
  // A thread that fails ends a moment later, and takes nothing more from now on.
  worker.on('error', () => {
    isGone = true;
  });
  // An idle thread keeps no command from ending.
  worker.unref();
  const stop = async () => {
    isGone = true;
    await worker.terminate();
  };
  return {
    isGone: () => isGone,
    stop,
    async run(batch) {
      worker.ref();
      const watched = watch(worker, progress, batch);
      const requests = batch.map(({ task, bytes }): ThreadRequest => ({ task, bytes }));
      const [only] = batch.length === 1 ? batch : [];
      worker.postMessage(requests, only?.isSpent ? whole(only.bytes) : []);
      const outcomes = await watched;
      const isGood = outcomes.every((outcome) => outcome?.state === 'read' || outcome?.state === 'crash');
      if (!isGood) await stop();
      if (!isGone) worker.unref();
      return outcomes;
    },
  };
}

/** Bytes that share their memory with others are copied: handing that over would take it from the others. */
function whole({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

function started(worker: Worker): Promise<Progress> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread that reads documents ended before it began.')));
    worker.once('message', (progress: Progress) => {
      worker.removeAllListeners('error');
      resolve(progress);
    });
  });
}

/** What becomes of the batch that is posted next. */
function watch(
  worker: Worker,
  progress: Progress,
  batch: readonly BatchEntry[],
): Promise<(ThreadOutcome | undefined)[]> {
  const ended = new AbortController();
  Atomics.store(progress, 0, BETWEEN);
  return new Promise((resolve) => {
    const began = performance.now();
    const end = (outcomes: (ThreadOutcome | undefined)[]) => {
      ended.abort();
      worker.off('message', end).off('error', onError).off('exit', onExit);
      resolve(outcomes);
    };
    const blame = (state: Verdict | 'stalled', place = Atomics.load(progress, 0)) => {
      // What a thread that is gone has used, nobody can say any more: no more than has passed.
      const outcome = ({ limitMs }: BatchEntry) => ({ state, spentMs: Math.min(limitMs, performance.now() - began) });
      const isToBlame = (index: number) => batch.length === 1 || index === place;
      end(batch.map((entry, index) => (isToBlame(index) ? outcome(entry) : undefined)));
    };
    const onError = ({ code }: NodeJS.ErrnoException) =>
      blame(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash');
    const onExit = () => blame('crash');
    worker.on('message', end).on('error', onError).on('exit', onExit);
    look(worker, progress, { batch, signal: ended.signal }).then(
      ({ state, place }) => blame(state, place),
      () => {},
    );
  });
}

/** Looks from time to time; a thread that does not even say what it has used is stopped by the clock. */
async function look(
  worker: Worker,
  progress: Progress,
  { batch, signal }: { batch: readonly BatchEntry[]; signal: AbortSignal },
): Promise<{ state: 'time' | 'stalled'; place: number }> {
  const lookMs = Math.min(LOOK_MS, ...batch.map(({ limitMs }) => limitMs));
  let [place, lastMoment] = [BETWEEN, performance.now() + wallMs(BETWEEN_MS)];
  while (performance.now() < lastMoment) {
    await sleep(lookMs, undefined, { signal });
    const now = Atomics.load(progress, 0);
    const limitMs = batch[now]?.limitMs ?? BETWEEN_MS;
    if (now !== place) [place, lastMoment] = [now, performance.now() + wallMs(limitMs)];
    const left = sleep(Math.max(0, lastMoment - performance.now()), undefined, { signal, ref: false });
    const used = await Promise.race([worker.cpuUsage(), left]);
    if (used === undefined) break;
    const spentMs = (used.user + used.system) / 1_000 - Atomics.load(progress, 1);
    if (place !== BETWEEN && place === Atomics.load(progress, 0) && spentMs >= limitMs) return { state: 'time', place };
  }
  return { state: 'stalled', place };
}

/** @returns where threads that know these categories come from and go back to */
export function threadsWith(categories: CategoryVocabulary, heapMb: number) {
  const startedWith = JSON.stringify({ heapMb, categories });
  return {
    async take(): Promise<ReadingThread> {
      const index = idle.findLastIndex((one) => one.startedWith === startedWith && !one.thread.isGone());
      const [found] = index < 0 ? [] : idle.splice(index, 1);
      clearTimeout(found?.expiry);
      return found?.thread ?? (await startThread(categories, heapMb));
    },
    giveBack(thread: ReadingThread): void {
      if (thread.isGone()) return;
      idle.push({ startedWith, thread, expiry: setTimeout(() => expire(thread), IDLE_MS).unref() });
      const [oldest] = idle;
      if (idle.length > MAX_IDLE && oldest !== undefined) expire(oldest.thread);
    },
  };
}

function expire(thread: ReadingThread): void {
  const index = idle.findIndex((one) => one.thread === thread);
  const [expired] = index < 0 ? [] : idle.splice(index, 1);
  clearTimeout(expired?.expiry);
  void expired?.thread.stop();
}

/** Threads for reading, as the main thread sees them: started, given a batch at a time, reused by the next run, stopped. */
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import { threadEntry } from '../../repo/run/thread-entry.ts';
import type { Verdict } from '../contract/isolated-reader.ts';
import { wallMs } from './limits.ts';
import type { ThreadData, ThreadMessage, ThreadRequest } from './thread-main.ts';

/** `spentMs`: processor time. `stalled`: the processor was not there for it. */
export type ThreadOutcome = { spentMs: number } & ({ state: 'read'; value: unknown } | { state: Verdict | 'stalled' });

export interface ReadingThread {
  /** It takes no more tasks. */
  isGone(): boolean;
  /** Never rejects because of a document. Undefined: of a batch that did not come to its end, one alone is to blame. */
  run(batch: readonly BatchEntry[]): Promise<readonly (ThreadOutcome | undefined)[]>;
  stop(): Promise<void>;
}

export interface BatchEntry extends ThreadRequest {
  /** Of processor time, after which the thread is stopped. */
  limitMs: number;
  isSpent?: boolean;
}

/** What is read is small and soon forgotten: more would be held and of no use. */
const YOUNG_MB = 12;
/** Between two looks at what a thread has used. */
const LOOK_MS = 100;

/** What a thread has read stays in its memory for a while, and a build that follows needs memory of its own. */
const IDLE_MS = 10_000;
/** As many as one run uses. */
const MAX_IDLE = 3;

/** Threads of this process that wait for the next document, of whichever run: to start one costs 0.2 s. */
const idle = new Map<ReadingThread, { startedWith: string; expiry: NodeJS.Timeout }>();

/** All that a thread knows. Nothing in there needs the environment, which holds tokens. */
export function threadOptions(categories: CategoryVocabulary, heapMb: number) {
  return {
    workerData: { categories } satisfies ThreadData,
    env: {},
    argv: [],
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: YOUNG_MB },
  };
}

/** Rejects where the thread cannot even be started: that is no fault of a document. */
async function startThread(categories: CategoryVocabulary, heapMb: number): Promise<ReadingThread> {
  // Node says where it keeps those of its own version, below what the command gave it: a folder where nobody else writes.
  const compiled = getCompileCacheDir();
  const entry = threadEntry('thread-main', import.meta.url, compiled && dirname(compiled));
  const worker = new Worker(entry, { ...threadOptions(categories, heapMb), eval: true });
  let isGone = false;
  // A thread that fails ends a moment later, and takes nothing more from now on.
  const leave = () => {
    isGone = true;
  };
  worker.on('exit', leave).on('error', leave);
  const ended = once(worker, 'exit').then(() => {
    throw new Error('The thread that reads documents ended before it began.');
  });
  await Promise.race([once(worker, 'message'), ended]);
  // An idle thread keeps no command from ending.
  worker.unref();
  const stop = async () => {
    leave();
    await worker.terminate();
  };
  return {
    isGone: () => isGone,
    stop,
    async run(batch) {
      worker.ref();
      // A batch may take as long as the least that one of it may take, which is then read alone like the others.
      const watched = watch(worker, Math.min(...batch.map(({ limitMs }) => limitMs)));
      const [only] = batch.length === 1 ? batch : [];
      const requests = batch.map(({ task, bytes }): ThreadRequest => ({ task, bytes }));
      worker.postMessage(requests, only?.isSpent ? whole(only.bytes) : []);
      const outcomes = await watched;
      if (outcomes[0]?.state === 'time' || outcomes[0]?.state === 'stalled') await stop();
      if (!isGone) worker.unref();
      return outcomes.length === batch.length ? outcomes : [];
    },
  };
}

/** Bytes that share their memory with others are copied: handing that over would take it from the others. */
function whole({ buffer, byteLength }: Uint8Array): ArrayBuffer[] {
  return buffer instanceof ArrayBuffer && buffer.byteLength === byteLength ? [buffer] : [];
}

/** What becomes of the batch that is posted next: one outcome where it does not come to its end. */
function watch(worker: Worker, limitMs: number): Promise<readonly ThreadOutcome[]> {
  const ended = new AbortController();
  return new Promise((resolve) => {
    const began = performance.now();
    const end = (outcomes: readonly ThreadOutcome[]) => {
      ended.abort();
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(outcomes);
    };
    // What a thread that is gone has used, nobody can say any more: no more than has passed.
    const fail = (state: Verdict) => end([{ state, spentMs: Math.min(limitMs, performance.now() - began) }]);
    const onMessage = (message: ThreadMessage) => {
      if ('answers' in message) end(message.answers);
      else
        void look(worker, message.begun, limitMs, ended.signal).then(
          (outcome) => end([outcome]),
          () => {},
        );
    };
    const onError = ({ code }: NodeJS.ErrnoException) => fail(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash');
    const onExit = () => fail('crash');
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
  });
}

/** Looks from time to time; a thread that does not even say what it has used is stopped by the clock. */
async function look(worker: Worker, startMs: number, limitMs: number, signal: AbortSignal): Promise<ThreadOutcome> {
  const lastMoment = performance.now() + wallMs(limitMs);
  let spentMs = 0;
  while (performance.now() < lastMoment) {
    await sleep(Math.min(LOOK_MS, limitMs - spentMs), undefined, { signal });
    const left = sleep(Math.max(0, lastMoment - performance.now()), undefined, { signal, ref: false });
    const used = await Promise.race([worker.cpuUsage(), left]);
    if (used === undefined) break;
    spentMs = (used.user + used.system) / 1_000 - startMs;
    if (spentMs >= limitMs) return { state: 'time', spentMs };
  }
  return { state: 'stalled', spentMs };
}

/** @returns where threads that know these categories come from and go back to */
export function threadsWith(categories: CategoryVocabulary, heapMb: number) {
  const startedWith = JSON.stringify({ heapMb, categories });
  return {
    async take(): Promise<ReadingThread> {
      const fitting = [...idle].filter(([thread, one]) => one.startedWith === startedWith && !thread.isGone());
      const [found] = fitting.at(-1) ?? [];
      if (found === undefined) return startThread(categories, heapMb);
      clearTimeout(idle.get(found)?.expiry);
      idle.delete(found);
      return found;
    },
    giveBack(thread: ReadingThread): void {
      if (thread.isGone()) return;
      idle.set(thread, { startedWith, expiry: setTimeout(() => expire(thread), IDLE_MS).unref() });
      const [oldest] = idle.keys();
      if (idle.size > MAX_IDLE && oldest !== undefined) expire(oldest);
    },
  };
}

function expire(thread: ReadingThread): void {
  clearTimeout(idle.get(thread)?.expiry);
  idle.delete(thread);
  void thread.stop();
}

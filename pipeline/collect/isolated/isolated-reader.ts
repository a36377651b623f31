/**
 * Reads what strangers wrote, in threads that hold no secret and can be stopped. What has reached its limit is remembered,
 * and not read again until its bytes or the readers change.
 */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import { error } from '../../../schemas/contracts/problems.ts';
import { MAX_DOCUMENT_BYTES } from '../../../schemas/readers/document-size.ts';
import type { Entries } from '../contract/cache.ts';
import type {
  DocumentReading,
  IsolatedReader,
  ReaderInput,
  ReadingTask,
  ReadOutcome,
  Stopped,
  Verdict,
} from '../contract/isolated-reader.ts';
import { LIMITS } from './limits.ts';
import { type BatchEntry, type ReadingThread, type ThreadOutcome, threadsWith } from './thread-pool.ts';

export interface IsolatedReaderOptions {
  categories: CategoryVocabulary;
  /** What earlier runs found each to cost, by digest of bytes and task. Undefined: each is given all it may take. */
  costs?: Entries<Verdict>;
  threads?: number;
  /** Other ones, for tests. */
  limits?: Partial<typeof LIMITS>;
}

/** More would be idle: fetching and remembering takes as long as reading. */
const MAX_THREADS = 3;
/** Handed to a thread at once: what a message costs is shared, and little is read again if the thread has to be stopped. */
const MAX_BATCH = 16;
const MAX_BATCH_BYTES = 256 * 1024;
/** Several such documents at once would fill the memory. */
const LARGE_BYTES = MAX_DOCUMENT_BYTES;

const PROBLEMS = { time: 'too_costly', memory: 'too_costly.memory', crash: 'reader_failed' } as const;

const LATER: Stopped = { problem: error('', 'too_costly.later'), isFinal: false };
const PUBLISHER_SPENT: Stopped = { problem: error('', 'too_costly.publisher'), isFinal: false };

/** Closed when `use` ends; its threads wait for the next run of this process. */
export async function withIsolatedReader<T>(
  options: IsolatedReaderOptions,
  use: (reader: IsolatedReader) => Promise<T>,
): Promise<T> {
  const run = new Run(options);
  try {
    return await use({
      readDocument: (task, source) => run.read(task, source) as Promise<ReadOutcome<DocumentReading>>,
      readAnswer: (task, source) => run.read(task, source),
    });
  } finally {
    await run.close();
  }
}

interface Waiting extends BatchEntry, PromiseWithResolvers<ThreadOutcome | Stopped> {
  publisher: string;
  /** Bytes of a batch that it takes. Endless: its last batch failed, so that it is read alone. */
  room: number;
}

class Run {
  readonly #limits: typeof LIMITS;
  /** Undefined: for commands that look once, no document waits for others, and nothing is remembered. */
  readonly #costs: Entries<Verdict> | undefined;
  readonly #threads: ReturnType<typeof threadsWith>;
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #large = pLimit(1);
  readonly #busy = new Set<ReadingThread>();
  readonly #waiting: Waiting[] = [];
  /** Publisher → what has been spent on it. */
  readonly #spentMs = new Map<string, number>();

  constructor({ categories, costs, limits, threads = availableParallelism() - 1 }: IsolatedReaderOptions) {
    this.#limits = { ...LIMITS, ...limits };
    this.#costs = costs;
    this.#threads = threadsWith(categories, this.#limits.heapMb);
    this.#limit = pLimit(Math.max(1, Math.min(MAX_THREADS, threads)));
  }

  async read(task: ReadingTask, source: ReaderInput): Promise<ReadOutcome<unknown>> {
    const digest = digestOf(task, source.bytes);
    const known = await this.#costs?.get(digest);
    if (known !== undefined) return { stopped: stoppedFor(known) };
    const { length: room } = source.bytes;
    const perform = () => {
      const one = { ...source, ...Promise.withResolvers<ThreadOutcome | Stopped>(), task, room };
      this.#wait({ ...one, limitMs: this.#limits.limitMs(room) });
      return one.promise;
    };
    const outcome = await (room > LARGE_BYTES ? this.#large(perform) : perform());
    if ('problem' in outcome) return { stopped: outcome };
    this.#spentMs.set(source.publisher, (this.#spentMs.get(source.publisher) ?? 0) + outcome.spentMs);
    if (outcome.state === 'read') return { value: outcome.value };
    if (outcome.state === 'stalled') return { stopped: LATER };
    await this.#costs?.set(digest, outcome.state);
    return { stopped: stoppedFor(outcome.state) };
  }

  /** Stops what still reads: nobody waits for it. */
  async close(): Promise<void> {
    this.#waiting.length = 0;
    await Promise.all([...this.#busy].map((thread) => thread.stop()));
  }

  #wait(one: Waiting): void {
    this.#waiting.push(one);
    void this.#limit(() => this.#readBatch(this.#nextBatch()));
  }

  /** Of a publisher one at a time: what it costs is known before the next. */
  #nextBatch(): Waiting[] {
    const batch: Waiting[] = [];
    let room = MAX_BATCH_BYTES;
    for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) {
      const { publisher, resolve } = next;
      room -= next.room;
      const isFull = room < 0 || batch.length === MAX_BATCH || batch.some((one) => one.publisher === publisher);
      if (batch.length > 0 && isFull) break;
      this.#waiting.shift();
      const isSpent = this.#costs && (this.#spentMs.get(publisher) ?? 0) >= this.#limits.publisherMs;
      if (isSpent) resolve(PUBLISHER_SPENT);
      else batch.push(next);
    }
    return batch;
  }

  async #readBatch(batch: readonly Waiting[]): Promise<void> {
    if (batch.length === 0) return;
    try {
      const thread = await this.#threads.take();
      this.#busy.add(thread);
      const outcomes = await thread.run(batch);
      this.#busy.delete(thread);
      this.#threads.giveBack(thread);
      for (const [index, one] of batch.entries()) {
        const outcome = outcomes[index];
        if (outcome === undefined) this.#wait({ ...one, room: Number.POSITIVE_INFINITY });
        else one.resolve(outcome);
      }
    } catch (problem) {
      for (const { reject } of batch) reject(problem);
    }
  }
}

function stoppedFor(verdict: Verdict): Stopped {
  return { problem: error('', PROBLEMS[verdict]), isFinal: true };
}

/** The same bytes may be read as something else. */
function digestOf(task: ReadingTask, bytes: Uint8Array): string {
  const what = task.read === 'document' ? `document ${task.kind ?? ''}` : `answer ${task.shape}`;
  return createHash('sha256').update(`${what}\n`).update(bytes).digest('hex');
}

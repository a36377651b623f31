/**
 * Reads what strangers wrote, in threads that hold no secret and can be stopped. A document gets a short slice first;
 * one that needs more makes room for the others, and is read at the end of the run (unhurried), within a share of its
 * time. What has reached its own limit is remembered, and not read again until its bytes or the readers change.
 */

import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import { error, type ProblemKey } from '../../../schemas/contracts/problems.ts';
import { MAX_DOCUMENT_BYTES } from '../../../schemas/readers/document-size.ts';
import type { Entries } from '../contract/cache.ts';
import type {
  AnswerTask,
  DocumentReading,
  DocumentTask,
  IsolatedReader,
  ReaderInput,
  ReadingTask,
  ReadOutcome,
  Stopped,
  Verdict,
} from '../contract/isolated-reader.ts';
import { LIMITS } from './limits.ts';
import { type ReadingThread, type ThreadOutcome, threadsWith } from './thread.ts';

export interface IsolatedReaderOptions {
  categories: CategoryVocabulary;
  /**
   * What earlier runs of many documents found each to cost, by digest of its bytes and of the task: none may hold up the
   * others. Undefined: each is given all it may take.
   */
  costs?: Entries<Verdict>;
  threads?: number;
  /** Other ones, for tests. */
  limits?: Partial<typeof LIMITS>;
}

/** More would be idle: fetching and remembering takes as long as reading. */
const MAX_THREADS = 3;
/** Several such documents at once would fill the memory. */
const LARGE_BYTES = MAX_DOCUMENT_BYTES;

const PROBLEMS = {
  time: 'too_costly',
  memory: 'too_costly.memory',
  crash: 'reader_failed',
} as const satisfies Partial<Record<Verdict, ProblemKey>>;

const LATER: Stopped = { problem: error('', 'too_costly.later'), isFinal: false };
const GAVE_WAY: Stopped = { ...LATER, gaveWay: true };
const PUBLISHER_SPENT: Stopped = { problem: error('', 'too_costly.publisher'), isFinal: false };

/** Closed when `use` ends; its threads wait for the next run of this process. */
export async function withIsolatedReader<T>(
  options: IsolatedReaderOptions,
  use: (reader: IsolatedReader) => Promise<T>,
): Promise<T> {
  const pool = new Pool(options);
  try {
    return await use(readerOf(new Run(pool, options.costs), false));
  } finally {
    await pool.close();
  }
}

/** For documents that gave way. */
interface Allowance {
  leftMs: number;
}

function readerOf(reading: Run, isUnhurried: boolean): IsolatedReader {
  const allowance = isUnhurried ? reading.allowance() : undefined;
  return {
    readDocument: (task: DocumentTask, source) =>
      reading.read(task, source, allowance) as Promise<ReadOutcome<DocumentReading>>,
    readAnswer: (task: AnswerTask, source) => reading.read(task, source, allowance),
    unhurried: () => readerOf(reading, true),
    isExhausted: () => allowance !== undefined && allowance.leftMs <= 0,
  };
}

/** A document may be read, perhaps for a slice only; or it may not. */
type Admission = { sliceMs?: number | undefined } | Stopped;

/** The threads of one run: each is given one document at a time. */
class Pool {
  readonly limits: typeof LIMITS;
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #large = pLimit(1);
  readonly #threads: ReturnType<typeof threadsWith>;
  readonly #busy = new Set<ReadingThread>();

  constructor({
    categories,
    limits,
    threads = Math.min(MAX_THREADS, availableParallelism() - 1),
  }: IsolatedReaderOptions) {
    this.limits = { ...LIMITS, ...limits };
    this.#threads = threadsWith(categories, this.limits.heapMb);
    this.#limit = pLimit(Math.max(1, threads));
  }

  /** @param admit asked when it is its turn, because much may have happened before */
  run(task: ReadingTask, source: ReaderInput, admit: () => Admission): Promise<ThreadOutcome | Stopped> {
    const perform = () =>
      this.#limit(async () => {
        const admission = admit();
        return 'problem' in admission ? admission : this.#perform(task, source, admission.sliceMs);
      });
    return source.bytes.length > LARGE_BYTES ? this.#large(perform) : perform();
  }

  /** Stops what still reads: nobody waits for it. */
  async close(): Promise<void> {
    await Promise.all([...this.#busy].map((thread) => thread.stop()));
  }

  async #perform(
    task: ReadingTask,
    { bytes, isSpent = false }: ReaderInput,
    slice: number | undefined,
  ): Promise<ThreadOutcome> {
    const thread = await this.#threads.take();
    this.#busy.add(thread);
    const outcome = await thread.run({ task, bytes, sliceMs: slice }, this.limits.limitMs(bytes.length), isSpent);
    this.#busy.delete(thread);
    this.#threads.giveBack(thread);
    return outcome;
  }
}

class Run {
  readonly #pool: Pool;
  /** Undefined: for commands that look once, no document waits for others, and nothing is remembered. */
  readonly #costs: Entries<Verdict> | undefined;
  readonly #start = performance.now();
  /** Publisher → what has been spent on it. */
  readonly #spentMs = new Map<string, number>();
  #gaveWay = 0;

  constructor(pool: Pool, costs: Entries<Verdict> | undefined) {
    this.#pool = pool;
    this.#costs = costs;
  }

  allowance(): Allowance {
    return { leftMs: this.#pool.limits.slowBudgetMs(performance.now() - this.#start) };
  }

  async read(task: ReadingTask, source: ReaderInput, allowance: Allowance | undefined): Promise<ReadOutcome<unknown>> {
    const digest = digestOf(task, source.bytes);
    const known = await this.#costs?.get(digest);
    if (known !== undefined && known !== 'slow') return { stopped: stoppedFor(known) };
    if (known === 'slow' && allowance === undefined) return { stopped: GAVE_WAY };
    const outcome = await this.#pool.run(task, source, () => this.#admit(source, allowance));
    if ('problem' in outcome) return { stopped: outcome };
    this.#spentMs.set(source.publisher, (this.#spentMs.get(source.publisher) ?? 0) + outcome.spentMs);
    if (allowance !== undefined) allowance.leftMs -= outcome.spentMs;
    return this.#judge(outcome, digest);
  }

  #admit({ publisher, bytes }: ReaderInput, allowance: Allowance | undefined): Admission {
    if (this.#costs === undefined) return {};
    const { publisherMs, sliceMs } = this.#pool.limits;
    if ((this.#spentMs.get(publisher) ?? 0) >= publisherMs) return PUBLISHER_SPENT;
    if (allowance === undefined) return { sliceMs: sliceMs(this.#gaveWay, bytes.length) };
    return allowance.leftMs <= 0 ? LATER : {};
  }

  async #judge(outcome: ThreadOutcome, digest: string): Promise<ReadOutcome<unknown>> {
    if (outcome.state === 'read') return { value: outcome.value };
    if (outcome.state === 'stalled') return { stopped: LATER };
    await this.#costs?.set(digest, outcome.state);
    if (outcome.state !== 'slow') return { stopped: stoppedFor(outcome.state) };
    this.#gaveWay += 1;
    return { stopped: GAVE_WAY };
  }
}

function stoppedFor(verdict: keyof typeof PROBLEMS): Stopped {
  return { problem: error('', PROBLEMS[verdict]), isFinal: true };
}

/** The same bytes may be read as something else. */
function digestOf(task: ReadingTask, bytes: Uint8Array): string {
  const what = task.read === 'document' ? `document ${task.kind ?? ''}` : `answer ${task.shape}`;
  return createHash('sha256').update(`${what}\n`).update(bytes).digest('hex');
}

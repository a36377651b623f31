/**
 * Reads what strangers wrote, in threads that hold no secret and can be stopped. What has reached its limit is remembered,
 * and not read again until its bytes or the readers change.
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
import { type ReadingThread, type ThreadOutcome, threadsWith } from './thread-pool.ts';

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
} as const satisfies Record<Verdict, ProblemKey>;

const LATER: Stopped = { problem: error('', 'too_costly.later'), isFinal: false };
const PUBLISHER_SPENT: Stopped = { problem: error('', 'too_costly.publisher'), isFinal: false };

/** Closed when `use` ends; its threads wait for the next run of this process. */
export async function withIsolatedReader<T>(
  options: IsolatedReaderOptions,
  use: (reader: IsolatedReader) => Promise<T>,
): Promise<T> {
  const pool = new Pool(options);
  try {
    const run = new Run(pool, options.costs);
    return await use({
      readDocument: (task: DocumentTask, source) => run.read(task, source) as Promise<ReadOutcome<DocumentReading>>,
      readAnswer: (task: AnswerTask, source) => run.read(task, source),
    });
  } finally {
    await pool.close();
  }
}

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

  /** @param refuse asked when it is its turn, because much may have happened before */
  run(task: ReadingTask, source: ReaderInput, refuse: () => Stopped | undefined): Promise<ThreadOutcome | Stopped> {
    const perform = () => this.#limit(async () => refuse() ?? this.#perform(task, source));
    return source.bytes.length > LARGE_BYTES ? this.#large(perform) : perform();
  }

  /** Stops what still reads: nobody waits for it. */
  async close(): Promise<void> {
    await Promise.all([...this.#busy].map((thread) => thread.stop()));
  }

  async #perform(task: ReadingTask, { bytes, isSpent = false }: ReaderInput): Promise<ThreadOutcome> {
    const thread = await this.#threads.take();
    this.#busy.add(thread);
    const outcome = await thread.run({ task, bytes }, this.limits.limitMs(bytes.length), isSpent);
    this.#busy.delete(thread);
    this.#threads.giveBack(thread);
    return outcome;
  }
}

class Run {
  readonly #pool: Pool;
  /** Undefined: for commands that look once, no document waits for others, and nothing is remembered. */
  readonly #costs: Entries<Verdict> | undefined;
  /** Publisher → what has been spent on it. */
  readonly #spentMs = new Map<string, number>();

  constructor(pool: Pool, costs: Entries<Verdict> | undefined) {
    this.#pool = pool;
    this.#costs = costs;
  }

  async read(task: ReadingTask, source: ReaderInput): Promise<ReadOutcome<unknown>> {
    const digest = digestOf(task, source.bytes);
    const known = await this.#costs?.get(digest);
    if (known !== undefined) return { stopped: stoppedFor(known) };
    const spentMs = () => this.#spentMs.get(source.publisher) ?? 0;
    const isSpent = () => this.#costs !== undefined && spentMs() >= this.#pool.limits.publisherMs;
    const outcome = await this.#pool.run(task, source, () => (isSpent() ? PUBLISHER_SPENT : undefined));
    if ('problem' in outcome) return { stopped: outcome };
    this.#spentMs.set(source.publisher, spentMs() + outcome.spentMs);
    if (outcome.state === 'read') return { value: outcome.value };
    if (outcome.state === 'stalled') return { stopped: LATER };
    await this.#costs?.set(digest, outcome.state);
    return { stopped: stoppedFor(outcome.state) };
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

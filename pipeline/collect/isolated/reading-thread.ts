/**
 * The thread that reads what strangers wrote. It is given no environment, no arguments, and in messages nothing but the
 * bytes and what to do with them. A slice is stopped in place: a new thread would cost more than the slice.
 */
import { enableCompileCache } from 'node:module';
import { Script } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { ReadingTask } from '../contract/isolated-reader.ts';

export interface ThreadData {
  categories: CategoryVocabulary;
  /** Folder of the modules that earlier runs have compiled, if the command keeps one. */
  compiled: string | undefined;
}

export interface ThreadRequest {
  task: ReadingTask;
  bytes: Uint8Array;
  /** Stopped after so long; undefined: the thread that started this one sees to it. */
  sliceMs?: number | undefined;
}

type ThreadNews = { state: 'ready' | 'begun' | 'slow' | 'crash' } | { state: 'read'; value: unknown };

/** `processorMs`: what the thread has used so far. */
export type ThreadMessage = ThreadNews & { processorMs: number };

const { categories, compiled } = workerData as ThreadData;
// Before anything of ours is imported, which takes half the time from there.
if (compiled !== undefined) enableCompileCache({ directory: compiled, portable: true });
const { categoryLookup } = await import('../../../schemas/rules/vocabulary.ts');
const { prepareTask } = await import('./perform-task.ts');
const findCategory = categoryLookup(categories);
const CALL = new Script('performSlice()');
/** A slice is measured by the clock: on a busy machine it ends before the document has had its time. */
const TRIES_ON_BUSY_MACHINE = 4;
const context = globalThis as { performSlice?: () => unknown };

function performWithin(sliceMs: number | undefined, perform: () => unknown): unknown {
  if (sliceMs === undefined) return perform();
  context.performSlice = perform;
  for (let tries = 1; ; tries += 1) {
    const beganMs = processorMs();
    try {
      return CALL.runInThisContext({ timeout: Math.ceil(sliceMs) });
    } catch (error) {
      const hadItsTime = processorMs() - beganMs > sliceMs / 2;
      if (!isLate(error) || hadItsTime || tries === TRIES_ON_BUSY_MACHINE) throw error;
    }
  }
}

/** What this thread has used so far. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function isLate(error: unknown): boolean {
  return (error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}

function tell(news: ThreadNews): void {
  parentPort?.postMessage({ ...news, processorMs: processorMs() } satisfies ThreadMessage);
}

async function answer({ task, bytes, sliceMs }: ThreadRequest): Promise<void> {
  try {
    const perform = await prepareTask(task, bytes, findCategory, sliceMs !== undefined);
    tell({ state: 'begun' });
    tell({ state: 'read', value: performWithin(sliceMs, perform) });
  } catch (error) {
    tell({ state: isLate(error) ? 'slow' : 'crash' });
  }
}

parentPort?.on('message', answer);
tell({ state: 'ready' });

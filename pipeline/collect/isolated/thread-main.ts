/**
 * The thread that reads what strangers wrote. It is given no environment, no arguments, and in messages nothing but the
 * bytes and what to do with them.
 */
import { enableCompileCache } from 'node:module';
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
}

type ThreadNews = { state: 'ready' | 'begun' | 'crash' } | { state: 'read'; value: unknown };

/** `processorMs`: what the thread has used so far. */
export type ThreadMessage = ThreadNews & { processorMs: number };

const { categories, compiled } = workerData as ThreadData;
// Before anything of ours is imported, which takes half the time from there.
if (compiled !== undefined) enableCompileCache({ directory: compiled, portable: true });
const { categoryLookup } = await import('../../../schemas/rules/vocabulary.ts');
const { prepareTask } = await import('./perform-task.ts');
const findCategory = categoryLookup(categories);
/** What this thread has used so far. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function tell(news: ThreadNews): void {
  parentPort?.postMessage({ ...news, processorMs: processorMs() } satisfies ThreadMessage);
}

async function answer({ task, bytes }: ThreadRequest): Promise<void> {
  try {
    const perform = await prepareTask(task, bytes, findCategory);
    tell({ state: 'begun' });
    tell({ state: 'read', value: perform() });
  } catch {
    tell({ state: 'crash' });
  }
}

parentPort?.on('message', answer);
tell({ state: 'ready' });

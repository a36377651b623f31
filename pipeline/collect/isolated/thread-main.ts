/**
 * The thread that reads what strangers wrote. It is given no environment, no arguments, and in messages nothing but the
 * bytes and what to do with them.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import { categoryLookup } from '../../../schemas/rules/vocabulary.ts';
import type { ReadingTask } from '../contract/isolated-reader.ts';
import { prepareTask } from './perform-task.ts';

export interface ThreadData {
  categories: CategoryVocabulary;
}

export interface ThreadRequest {
  task: ReadingTask;
  bytes: Uint8Array;
}

/** What became of a document. `spentMs`: processor time. */
type ThreadAnswer = { spentMs: number } & ({ state: 'read'; value: unknown } | { state: 'crash' });

/** `begun`: what the thread has used before a batch, all that it needs imported. */
export type ThreadMessage = { begun: number } | { answers: ThreadAnswer[] };

const { categories } = workerData as ThreadData;
const findCategory = categoryLookup(categories);
const tell = (message: ThreadMessage) => parentPort?.postMessage(message);

/** What this thread has used so far. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

function answer(perform: () => unknown): ThreadAnswer {
  const startMs = processorMs();
  try {
    return { state: 'read', value: perform(), spentMs: processorMs() - startMs };
  } catch {
    return { state: 'crash', spentMs: processorMs() - startMs };
  }
}

parentPort?.on('message', async (batch: readonly ThreadRequest[]) => {
  const prepared = await Promise.all(batch.map(({ task, bytes }) => prepareTask(task, bytes, findCategory)));
  tell({ begun: processorMs() });
  tell({ answers: prepared.map(answer) });
});
tell({ begun: 0 });

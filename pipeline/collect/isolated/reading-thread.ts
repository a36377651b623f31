/**
 * The thread that reads what strangers wrote. It is given no environment, no arguments, and in messages nothing but the
 * bytes and what to do with them.
 */
import { enableCompileCache } from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import { BETWEEN, type Progress, type ThreadAnswer, type ThreadData, type ThreadRequest } from './progress.ts';

const { categories, compiled } = workerData as ThreadData;
// Before anything of ours is imported, which takes half the time from there.
if (compiled !== undefined) enableCompileCache({ directory: compiled, portable: true });
const { categoryLookup } = await import('../../../schemas/rules/vocabulary.ts');
const { prepareTask } = await import('./perform-task.ts');
const findCategory = categoryLookup(categories);
const progress: Progress = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));

/** What this thread has used so far. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

async function answer({ task, bytes }: ThreadRequest, index: number): Promise<ThreadAnswer> {
  let startMs = processorMs();
  Atomics.store(progress, 0, BETWEEN);
  try {
    const perform = await prepareTask(task, bytes, findCategory);
    startMs = processorMs();
    Atomics.store(progress, 1, startMs);
    Atomics.store(progress, 0, index);
    return { state: 'read', value: perform(), spentMs: processorMs() - startMs };
  } catch {
    return { state: 'crash', spentMs: processorMs() - startMs };
  }
}

parentPort?.on('message', async (batch: ThreadRequest[]) => {
  const answers: ThreadAnswer[] = [];
  for (const [index, request] of batch.entries()) answers.push(await answer(request, index));
  // What it takes to copy the answer counts as time of a document that is alone.
  if (batch.length > 1) Atomics.store(progress, 0, BETWEEN);
  parentPort?.postMessage(answers);
});
parentPort?.postMessage(progress);

/** Reads API descriptions of any size: a large one in a thread of its own, so that nothing else waits for it. */
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { ReadResult } from '../../../../schemas/contracts/draft.ts';
import { error } from '../../../../schemas/contracts/problems.ts';
import type { OpenApiContext } from './openapi-draft.ts';
import type { ThreadInput, ThreadMessage } from './read-large-worker.ts';
import { readOpenApi } from './read-openapi.ts';

/** The worst of this size takes under a second; starting a thread takes nearly as long. */
const MAX_BYTES_HERE = 256 * 1024;
/** One of 16 MiB in YAML takes 7 s of processor time and 1 GB. The rest is for machines that have more to do. */
const THREAD_LIMITS = { timeoutMs: 60_000, heapMb: 1536 };

/** One thread at a time: several such documents at once would fill the memory. */
const oneAtATime = pLimit(1);

/** Like {@link readOpenApi}, with the same result. A document that takes too much time or memory is refused. */
export async function readOpenApiOfAnySize(
  bytes: Uint8Array,
  context: OpenApiContext,
  limits = THREAD_LIMITS,
): Promise<ReadResult> {
  if (bytes.length <= MAX_BYTES_HERE) return readOpenApi(bytes, context);
  return (await oneAtATime(() => readInThread(bytes, context, limits))) ?? { problems: [error('', 'too_complex')] };
}

/** @returns undefined if the thread reached one of its limits */
function readInThread(
  bytes: Uint8Array,
  { url, findCategory }: OpenApiContext,
  limits: typeof THREAD_LIMITS,
): Promise<ReadResult | undefined> {
  return new Promise((resolve, reject) => {
    const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const worker = new Worker(new URL('./read-large-worker.ts', import.meta.url), {
      workerData: { bytes, url, answered } satisfies ThreadInput,
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb },
      // Nothing in there needs the environment, which holds tokens.
      env: {},
    });
    const timer = setTimeout(() => worker.terminate(), limits.timeoutMs);
    worker.on('message', (message: ThreadMessage) => {
      if ('result' in message) return resolve(message.result);
      worker.postMessage(findCategory(message.word));
      Atomics.store(answered, 0, 1);
      Atomics.notify(answered, 0);
    });
    worker.once('error', (failure: NodeJS.ErrnoException) => {
      if (failure.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(undefined);
      else reject(failure);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      resolve(undefined);
    });
  });
}

/** The worker of a build, with its state in a folder of its own, so that nothing of the operator's is touched. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../publish/local/serve.ts';
import { type InternalClient, internalClient } from '../repo/worker/internal-client.ts';
import { freePort } from './free-port.ts';

/** Known to nobody outside, and gone with the worker. */
const KEY = 'local';

export interface LocalWorker {
  address: string;
  internal: InternalClient;
}

/** @param build folder of the files it serves */
export async function withWorker<T>(build: string, use: (worker: LocalWorker) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-worker-'));
  const port = await freePort();
  const worker = await serve(folder, build, port, { INTERNAL_KEY: KEY });
  const address = `http://127.0.0.1:${port}`;
  try {
    return await use({ address, internal: internalClient(address, KEY) });
  } finally {
    worker.stop();
    await worker.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

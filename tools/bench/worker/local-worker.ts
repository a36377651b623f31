/** The worker of a build, with its state in a folder of its own, so that nothing of the operator's is touched. */
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../pipeline/publish/local/serve.ts';
import { type InternalClient, internalClient } from '../../../pipeline/repo/worker/internal-client.ts';
import { freePort } from '../../../pipeline/testing/free-port.ts';
import { peakMemoryBelow } from '../measuring/probes.ts';

/** Known to nobody outside, and gone with the worker. */
const KEY = 'bench';

export interface LocalWorker {
  address: string;
  key: string;
  internal: InternalClient;
  /** Bytes; of the runtime and all that it was started by. */
  peakMemory(): number;
  /** Of its database. */
  databaseFile(): string;
}

/** @param build folder of the files it serves */
export async function withWorker<T>(build: string, use: (worker: LocalWorker) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-worker-'));
  const port = await freePort();
  const worker = await serve(folder, build, port, { INTERNAL_KEY: KEY });
  const address = `http://127.0.0.1:${port}`;
  try {
    return await use({
      address,
      key: KEY,
      internal: internalClient(address, KEY),
      peakMemory: () => peakMemoryBelow(process.pid),
      databaseFile: () => databaseIn(folder),
    });
  } finally {
    worker.stop();
    await worker.ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The runtime gives its files names of its own; the database is the one with these tables. */
function databaseIn(folder: string): string {
  const [file] = globSync('.cache/worker/v3/d1/**/*.sqlite', { cwd: folder }).filter(
    (name) => !name.includes('metadata'),
  );
  if (file === undefined) throw new Error('The local worker has no database.');
  return join(folder, file);
}

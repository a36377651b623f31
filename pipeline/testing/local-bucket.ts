/** A bucket with the S3 API on this machine, for tests: the one of wrangler, which checks signatures and digests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startWrangler } from '../publish/local/wrangler.ts';
import type { StoreAccess } from '../publish/objects/object-store.ts';
import { freePort } from './free-port.ts';

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
const KEYS = { accessKeyId: 'the-key', secretAccessKey: 'the-secret' };

export interface LocalBucket {
  access: StoreAccess;
  close(): Promise<void>;
}

export async function startLocalBucket(): Promise<LocalBucket> {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-bucket-'));
  writeFileSync(join(folder, 'worker.js'), 'export default { fetch: () => new Response("ready") };');
  const config = {
    ...{ name: 'bucket', main: 'worker.js', compatibility_date: '2026-10-23' },
    r2_buckets: [{ binding: 'BUCKET', bucket_name: 'bucket', local_dev: { experimental_s3_credentials: KEYS } }],
  };
  const file = join(folder, 'wrangler.json');
  writeFileSync(file, JSON.stringify(config));
  const port = await freePort();
  const options = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', '--log-level', 'error'];
  const wrangler = startWrangler(folder, ['dev', ...options, '--show-interactive-dev-session', 'false'], file);
  const close = async () => {
    wrangler.child.kill('SIGTERM');
    await wrangler.ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(origin).catch(() => undefined))?.ok) {
    if (wrangler.child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error(`The bucket did not start.\n${wrangler.words()}`);
    }
    await wait(POLL_MS);
  }
  return {
    access: {
      url: `${origin}/cdn-cgi/local/r2/s3/bucket`,
      bucket: 'bucket',
      prefix: 'catalog',
      region: 'auto',
      ...KEYS,
    },
    close,
  };
}

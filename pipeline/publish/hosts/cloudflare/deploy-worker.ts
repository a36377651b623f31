/** Deploys a build, and the worker that serves it, to Cloudflare. */
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWorkerConfig, workerConfigName } from '../../local/worker-config.ts';
import { migrateDatabase, runWrangler } from '../../local/wrangler.ts';

/**
 * The account and its token are wrangler's to find: CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN of the environment.
 * @throws Error with wrangler's own words
 */
export async function prepareCloudflare(folder: string): Promise<void> {
  // First, because the new worker needs them; migrations only add, so the old worker keeps running.
  await migrateDatabase(folder, ['--remote']);
}

/** Secrets of the worker, by name. Undefined leaves one unchanged. */
export interface WorkerSecrets {
  INTERNAL_KEY?: string | undefined;
  LISTING_STORE?: string | undefined;
}

/** @throws Error with wrangler's own words */
export async function deployToCloudflare(folder: string, output: string, given: WorkerSecrets = {}): Promise<void> {
  const failure = 'The build was not deployed.';
  if (!Object.values(given).some(Boolean)) return runWrangler(folder, ['deploy', '--assets', output], failure);
  // Anyone on the machine could read an argument; only this user can read the folder.
  await using secrets = await mkdtempDisposable(join(tmpdir(), 'catalog-secrets-'));
  const file = join(secrets.path, 'secrets.json');
  await writeFile(file, JSON.stringify(given), { mode: 0o600 });
  await runWrangler(folder, ['deploy', '--assets', output, '--secrets-file', file], failure);
}

/**
 * Whether the worker is bound to this bucket, and so needs no key to read from it.
 * @throws Error where it is bound to another
 */
export function isBoundTo(folder: string, bucket: string): boolean {
  const { r2_buckets = [] } = readWorkerConfig(folder);
  const bound = r2_buckets.find(({ binding }) => binding === 'LISTINGS');
  if (bound === undefined || bound.bucket_name === bucket) return bound !== undefined;
  throw new Error(
    `LISTINGS in ${workerConfigName(folder)} is another bucket than that of listing_store in data/catalog.json, so the ` +
      'worker would find no listing. Make them the same.',
  );
}

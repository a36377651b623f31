/** Deploys a build, and the worker that serves it, to Cloudflare. */
import { mkdtempDisposable, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
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
 * Whether the worker is bound to this bucket (api-worker/wrangler.jsonc), and so needs no key to read from it.
 * @throws Error where it is bound to another
 */
export async function isBoundTo(folder: string, bucket: string): Promise<boolean> {
  const text = await readFile(join(folder, 'api-worker', 'wrangler.jsonc'), 'utf8');
  const { r2_buckets = [] }: { r2_buckets?: { binding: string; bucket_name?: string }[] } = parse(text);
  const bound = r2_buckets.find(({ binding }) => binding === 'LISTINGS');
  if (bound === undefined || bound.bucket_name === bucket) return bound !== undefined;
  throw new Error(
    'LISTINGS in api-worker/wrangler.jsonc is another bucket than that of listing_store in data/catalog.json, so the ' +
      'worker would find no listing. Make them the same.',
  );
}

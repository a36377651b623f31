/** Deploys a build, and the worker that serves it, to Cloudflare. */
import { mkdtempDisposable, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  deployConfigFile,
  OWN_CONFIG,
  readOwnConfig,
  readWorkerConfig,
  type WorkerConfig,
} from '../../local/worker-config.ts';
import { migrateDatabase, runWrangler } from '../../local/wrangler.ts';
import { type Places, placesOf } from './routes.ts';
import { findOrMakeDatabase, type WorkerAccount } from './worker-account.ts';

/**
 * The worker as it is to be deployed, and where it will answer.
 * @throws UsageError where nothing could answer at the address
 */
export function workerAt(folder: string, baseUrl: string): { account: WorkerAccount; places: Places } {
  const config = readWorkerConfig(folder);
  const places = placesOf(baseUrl, config.name, readOwnConfig(folder));
  return { account: { folder, config: { ...config, ...places } }, places };
}

/**
 * The account and its token are wrangler's to find: CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN of the environment.
 * @returns the worker with its database, which has all its tables
 * @throws Error with wrangler's own words
 */
export async function prepareCloudflare(account: WorkerAccount): Promise<WorkerAccount> {
  const { folder } = account;
  const config = await findOrMakeDatabase(account);
  // First, because the new worker needs them; migrations only add, so the old worker keeps running.
  await migrateDatabase(folder, ['--remote'], deployConfigFile(folder, config));
  return { folder, config };
}

/** Secrets of the worker, by name. Undefined leaves one unchanged. */
export interface WorkerSecrets {
  INTERNAL_KEY?: string | undefined;
  LISTING_STORE?: string | undefined;
}

/** @param output folder of the files @throws Error with wrangler's own words */
export async function deployToCloudflare(
  account: WorkerAccount,
  output: string,
  given: WorkerSecrets = {},
): Promise<void> {
  const { folder, config } = account;
  const deploy = (...secrets: string[]) => {
    const command = ['deploy', '--assets', output, ...secrets];
    return runWrangler(folder, command, 'The build was not deployed.', deployConfigFile(folder, config));
  };
  if (!Object.values(given).some(Boolean)) return deploy();
  // Anyone on the machine could read an argument; only this user can read the folder.
  await using secrets = await mkdtempDisposable(join(tmpdir(), 'catalog-secrets-'));
  const file = join(secrets.path, 'secrets.json');
  await writeFile(file, JSON.stringify(given), { mode: 0o600 });
  await deploy('--secrets-file', file);
}

/**
 * Whether the worker is bound to this bucket, and so needs no key to read from it.
 * @throws Error where it is bound to another
 */
export function isBoundTo({ r2_buckets = [] }: WorkerConfig, bucket: string): boolean {
  const bound = r2_buckets.find(({ binding }) => binding === 'LISTINGS');
  if (bound === undefined || bound.bucket_name === bucket) return bound !== undefined;
  throw new Error(
    `LISTINGS in ${OWN_CONFIG} is another bucket than that of listing_store in data/catalog.json, so the worker would ` +
      'find no listing. Make them the same.',
  );
}

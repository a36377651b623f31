/**
 * Deploys a build, and the worker that serves it, to Cloudflare. What the worker needs of the operator's account is found by
 * its name, or made: nobody copies an id.
 */
import { mkdtempDisposable, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  DATABASE_BINDING,
  type Database,
  deployConfigFile,
  OWN_CONFIG,
  readOwnConfig,
  readWorkerConfig,
  type WorkerConfig,
} from '../../local/worker-config.ts';
import { askWrangler, migrateDatabase, runWrangler, wranglerError } from '../../local/wrangler.ts';
import { type Places, placesOf } from './routes.ts';

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

/** Where the operator's commands of wrangler run, and the configuration that they read. */
export interface WorkerAccount {
  folder: string;
  config: WorkerConfig;
}

const NOT_READY = 'The database was not made ready.';
const NOT_ASKED = 'Cloudflare could not be asked.';

function ask({ folder, config }: WorkerAccount, ...command: string[]) {
  return askWrangler(folder, command, deployConfigFile(folder, config));
}

export function ownDatabase({ d1_databases }: WorkerConfig): Database & { database_name: string } {
  const found = d1_databases.find(({ binding }) => binding === DATABASE_BINDING);
  if (found?.database_name === undefined) throw new Error('the configuration of the worker has no database');
  return { ...found, database_name: found.database_name };
}

/** @returns the configuration with the id of the database; as it was where there is no such database */
export async function withDatabase(account: WorkerAccount, failure = NOT_ASKED): Promise<WorkerConfig> {
  const { config } = account;
  const database = ownDatabase(config);
  if (database.database_id !== undefined) return config;
  const answer = await ask(account, 'd1', 'list', '--json');
  if (!answer.isDone) throw wranglerError(failure, answer.words);
  const all: { name?: unknown; uuid?: unknown }[] = JSON.parse(answer.output);
  const found = all.find(({ name }) => name === database.database_name);
  if (typeof found?.uuid !== 'string') return config;
  const others = config.d1_databases.filter(({ binding }) => binding !== DATABASE_BINDING);
  return { ...config, d1_databases: [{ ...database, database_id: found.uuid }, ...others] };
}

/** @returns the configuration with the id of the database @throws Error with wrangler's own words */
async function findOrMakeDatabase(account: WorkerAccount): Promise<WorkerConfig> {
  const found = await withDatabase(account, NOT_READY);
  const { database_id, database_name } = ownDatabase(found);
  if (database_id !== undefined) return found;
  const made = await ask(account, 'd1', 'create', database_name);
  // Another run may have made it since; its id is in the list in both cases.
  const listed = await withDatabase(account, NOT_READY);
  if (ownDatabase(listed).database_id === undefined) throw wranglerError(NOT_READY, made.words);
  return listed;
}

/**
 * Makes a bucket of R2 where there is none. A token that may not, of an operator whose bucket is there, is no reason to
 * stop: where it is missing, the store says so.
 */
export async function makeBucket(account: WorkerAccount, bucket: string): Promise<void> {
  await ask(account, 'r2', 'bucket', 'create', bucket);
}

/** @returns names of the worker's secrets; undefined where there is no worker yet, or nobody may ask */
export async function secretNames(account: WorkerAccount): Promise<string[] | undefined> {
  const answer = await ask(account, 'secret', 'list', '--format', 'json');
  if (!answer.isDone) return undefined;
  const secrets: { name?: unknown }[] = JSON.parse(answer.output);
  return secrets.flatMap(({ name }) => (typeof name === 'string' ? name : []));
}

/** @returns names of the migrations that a publication would apply; asks by reading alone */
export async function waitingMigrations(account: WorkerAccount): Promise<string[]> {
  const { database_id, migrations_dir } = ownDatabase(account.config);
  const all = (await readdir(String(migrations_dir))).filter((name) => name.endsWith('.sql')).sort();
  if (database_id === undefined) return all;
  // Not `d1 migrations list`, which makes the table it reads.
  const query = ['--remote', '--json', '--command', 'SELECT name FROM d1_migrations'];
  const answer = await ask(account, 'd1', 'execute', DATABASE_BINDING, ...query);
  if (!answer.isDone && /no such table/.test(answer.words)) return all;
  if (!answer.isDone) throw wranglerError(NOT_ASKED, answer.words);
  const [{ results = [] } = {}]: { results?: { name: string }[] }[] = JSON.parse(answer.output);
  const applied = new Set(results.map(({ name }) => name));
  return all.filter((name) => !applied.has(name));
}

/** What the worker needs of the operator's account at Cloudflare: found by its name, or made. Nobody copies an id. */
import { readdir } from 'node:fs/promises';
import { DATABASE_BINDING, type Database, deployConfigFile, type WorkerConfig } from '../../local/worker-config.ts';
import { askWrangler, wranglerError } from '../../local/wrangler.ts';

/** Where the operator's commands of wrangler run, and the configuration that they read. */
export interface WorkerAccount {
  folder: string;
  config: WorkerConfig;
}

const NOT_READY = 'The database was not made ready.';
const NOT_ASKED = 'Cloudflare could not be asked.';

export function ownDatabase({ d1_databases }: WorkerConfig): Database & { database_name: string } {
  const found = d1_databases.find(({ binding }) => binding === DATABASE_BINDING);
  if (found?.database_name === undefined) throw new Error('the configuration of the worker has no database');
  return { ...found, database_name: found.database_name };
}

/** @returns the configuration with the id of the database; as it was where there is no such database */
export async function withDatabase({ folder, config }: WorkerAccount, failure = NOT_ASKED): Promise<WorkerConfig> {
  const database = ownDatabase(config);
  if (database.database_id !== undefined) return config;
  const answer = await askWrangler(folder, ['d1', 'list', '--json'], deployConfigFile(folder, config));
  if (!answer.isDone) throw wranglerError(failure, answer.words);
  const all: { name?: unknown; uuid?: unknown }[] = JSON.parse(answer.output);
  const found = all.find(({ name }) => name === database.database_name);
  if (typeof found?.uuid !== 'string') return config;
  const others = config.d1_databases.filter(({ binding }) => binding !== DATABASE_BINDING);
  return { ...config, d1_databases: [{ ...database, database_id: found.uuid }, ...others] };
}

/** @returns the configuration with the id of the database @throws Error with wrangler's own words */
export async function findOrMakeDatabase(account: WorkerAccount): Promise<WorkerConfig> {
  const found = await withDatabase(account, NOT_READY);
  const { database_id, database_name } = ownDatabase(found);
  if (database_id !== undefined) return found;
  const { folder, config } = account;
  const made = await askWrangler(folder, ['d1', 'create', database_name], deployConfigFile(folder, config));
  // Another run may have made it since; its id is in the list in both cases.
  const listed = await withDatabase(account, NOT_READY);
  if (ownDatabase(listed).database_id === undefined) throw wranglerError(NOT_READY, made.words);
  return listed;
}

/**
 * Makes a bucket of R2 where there is none. A token that may not, of an operator whose bucket is there, is no reason to
 * stop: where it is missing, the store says so.
 */
export async function makeBucket({ folder, config }: WorkerAccount, bucket: string): Promise<void> {
  await askWrangler(folder, ['r2', 'bucket', 'create', bucket], deployConfigFile(folder, config));
}

/** @returns names of the worker's secrets; undefined where there is no worker yet, or nobody may ask */
export async function secretNames({ folder, config }: WorkerAccount): Promise<string[] | undefined> {
  const answer = await askWrangler(folder, ['secret', 'list', '--format', 'json'], deployConfigFile(folder, config));
  if (!answer.isDone) return undefined;
  const secrets: { name?: unknown }[] = JSON.parse(answer.output);
  return secrets.flatMap(({ name }) => (typeof name === 'string' ? name : []));
}

/** @returns names of the migrations that a publication would apply; asks by reading alone */
export async function waitingMigrations({ folder, config }: WorkerAccount): Promise<string[]> {
  const { database_id, migrations_dir } = ownDatabase(config);
  const all = (await readdir(String(migrations_dir))).filter((name) => name.endsWith('.sql')).sort();
  if (database_id === undefined) return all;
  // Not `d1 migrations list`, which makes the table it reads.
  const command = [
    'd1',
    'execute',
    DATABASE_BINDING,
    '--remote',
    '--json',
    '--command',
    'SELECT name FROM d1_migrations',
  ];
  const answer = await askWrangler(folder, command, deployConfigFile(folder, config));
  if (!answer.isDone && /no such table/.test(answer.words)) return all;
  if (!answer.isDone) throw wranglerError(NOT_ASKED, answer.words);
  const [{ results = [] } = {}]: { results?: { name: string }[] }[] = JSON.parse(answer.output);
  const applied = new Set(results.map(({ name }) => name));
  return all.filter((name) => !applied.has(name));
}

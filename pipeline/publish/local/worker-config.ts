/**
 * The worker's configuration, for wrangler: what the engine ships, what is the operator's own in wrangler.jsonc at the top of the
 * catalog, and what a command knows, such as the address. All of it together is written below .cache/, so that no file of
 * the engine is ever edited, and no id copied by hand.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { SETTINGS } from '../../repo/data/data-files.ts';
import { ENGINE } from '../../repo/files/engine.ts';
import { stableJson } from '../../repo/text/stable-json.ts';

/** As much of it as we look at. */
export interface WorkerConfig {
  [member: string]: unknown;
  name: string;
  d1_databases: Database[];
  r2_buckets?: { binding: string; bucket_name?: string }[];
}

export interface Database {
  [member: string]: unknown;
  binding: string;
  database_name?: string;
  /** Undefined where the operator leaves it to `catalog publish` to find it by its name. */
  database_id?: string | undefined;
}

/** Of the engine, or of a clone of it. */
const SHIPPED = join('api-worker', 'wrangler.jsonc');
/** At the top of the catalog: what is the operator's own. */
export const OWN_CONFIG = 'wrangler.jsonc';
export const DATABASE_BINDING = 'DB';
/** Stands for no database at all. On this machine, it is the name of the folder that holds the local one. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** @throws Error where the operator's own part cannot be read */
export function readOwnConfig(folder: string): Partial<WorkerConfig> {
  const { $schema: _schema, ...own } = existsSync(join(folder, OWN_CONFIG))
    ? readJsonc(join(folder, OWN_CONFIG), OWN_CONFIG)
    : {};
  return own;
}

/** @throws Error where the operator's own part cannot be read */
export function readWorkerConfig(folder: string): WorkerConfig {
  const worker = join(existsSync(join(folder, SHIPPED)) ? folder : ENGINE, 'api-worker');
  const { $schema: _schema, ...shipped } = readJsonc(join(worker, 'wrangler.jsonc'), SHIPPED);
  const own = readOwnConfig(folder);
  const name = String(own.name ?? shipped.name);
  return {
    ...shipped,
    ...own,
    name,
    main: join(worker, 'worker.ts'),
    // Where a build is, every command says itself.
    assets: { ...(shipped.assets as object), ...filesFirst(folder, shipped), directory: join(folder, 'dist') },
    d1_databases: databasesOf(own.d1_databases ?? shipped.d1_databases ?? [], own, name, join(worker, 'migrations')),
  };
}

/** Files of the API that everybody may have; exports may be for some. */
const OPEN_FILES = [
  'software.json',
  ...['_page', '_category'].map((name) => `software/${name}/*`),
  ...['categories', 'changes', 'lifecycle', 'statistics'].map((name) => `${name}.json`),
];
/** These lie in the object store where there is one, and only the worker reaches it. */
const LISTING_FILES = 'software/*.json';

/** Where the operator does not count reads, a file of the API is served, and paid for, as any other: without the worker, also where there is none. */
function filesFirst(folder: string, { assets }: Partial<WorkerConfig>): { run_worker_first?: string[] } {
  const path = join(folder, SETTINGS);
  const { count_reads, listing_store } = existsSync(path) ? readJsonc(path, SETTINGS) : {};
  if (count_reads !== false) return {};
  const { run_worker_first = [] } = assets as { run_worker_first?: string[] };
  const names = listing_store === undefined ? [...OPEN_FILES, LISTING_FILES] : OPEN_FILES;
  const uncounted = ['/schemas/*', '/.well-known/*', ...names.map((name) => `/api/v1/${name}`)];
  return { run_worker_first: [...run_worker_first, ...uncounted.map((rule) => `!${rule}`)] };
}

/** The worker's own database is called like the worker, unless its operator calls it otherwise. */
function databasesOf(all: Database[], own: Partial<WorkerConfig>, name: string, migrations_dir: string): Database[] {
  const first = all.find(({ binding }) => binding === DATABASE_BINDING);
  const { database_id, ...rest } = first ?? { binding: DATABASE_BINDING };
  const isNamed = own.d1_databases !== undefined && rest.database_name !== undefined;
  const ours: Database = { ...rest, database_name: isNamed ? String(rest.database_name) : name, migrations_dir };
  if (database_id !== undefined && database_id !== NO_ID) ours.database_id = database_id;
  return [ours, ...all.filter((database) => database !== first)];
}

/** @returns path of a file for wrangler's `--config`, for commands on this machine */
export function workerConfigFile(folder: string): string {
  const config = readWorkerConfig(folder);
  const [database, ...others] = config.d1_databases;
  const local = { database_id: NO_ID, ...database };
  return writeConfig(folder, 'wrangler.json', { ...config, d1_databases: [local, ...others] });
}

/** @param config as it is deployed, with the id of the database @returns path of a file for wrangler's `--config` */
export function deployConfigFile(folder: string, config: WorkerConfig): string {
  return writeConfig(folder, 'deploy.json', config);
}

function writeConfig(folder: string, name: string, config: unknown): string {
  const made = join(folder, '.cache', 'worker', name);
  mkdirSync(join(folder, '.cache', 'worker'), { recursive: true });
  writeFileSync(made, stableJson(config));
  return made;
}

function readJsonc(path: string, name: string): Partial<WorkerConfig> {
  const value: unknown = parse(readFileSync(path, 'utf8'), [], { allowTrailingComma: true });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${name} holds no object of settings. Correct it, or restore it from git.`);
  }
  return value as Partial<WorkerConfig>;
}

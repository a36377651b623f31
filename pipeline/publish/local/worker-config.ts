/**
 * What wrangler is told of the worker. A clone has it in api-worker/wrangler.jsonc. A catalog that depends on the engine as
 * a package has what is its own in wrangler.jsonc, and the rest is the engine's; both together are written below .cache/.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'jsonc-parser';
import { ENGINE } from '../../repo/files/engine.ts';
import { stableJson } from '../../repo/text/stable-json.ts';

/** As much of it as we look at. */
export interface WorkerConfig {
  [member: string]: unknown;
  d1_databases?: Record<string, unknown>[];
  r2_buckets?: { binding: string; bucket_name?: string }[];
}

/** In the folder of a clone. */
const OF_CLONE = join('api-worker', 'wrangler.jsonc');
/** In the folder of any other catalog: what is its own. */
const OF_CATALOG = 'wrangler.jsonc';

/** @returns name of the file that an operator edits */
export function workerConfigName(folder: string): string {
  return existsSync(join(folder, OF_CLONE)) ? OF_CLONE : OF_CATALOG;
}

/** @throws Error where the operator's own part cannot be read */
export function readWorkerConfig(folder: string): WorkerConfig {
  const clone = join(folder, OF_CLONE);
  if (existsSync(clone)) return readJsonc(clone, OF_CLONE);
  const worker = join(ENGINE, 'api-worker');
  const { $schema: _shipped, ...shipped } = readJsonc(join(ENGINE, OF_CLONE), OF_CLONE);
  const own = existsSync(join(folder, OF_CATALOG)) ? readJsonc(join(folder, OF_CATALOG), OF_CATALOG) : {};
  const { $schema: _schema, ...members } = own;
  const { d1_databases = [], ...rest } = { ...shipped, ...members };
  return {
    ...rest,
    main: join(worker, 'worker.ts'),
    // Where a build is, every command says itself.
    assets: { ...(shipped.assets as object), directory: join(folder, 'dist') },
    d1_databases: d1_databases.map((database) => ({ ...database, migrations_dir: join(worker, 'migrations') })),
  };
}

/** @returns path of a file for wrangler's `--config` */
export function workerConfigFile(folder: string): string {
  const clone = join(folder, OF_CLONE);
  if (existsSync(clone)) return clone;
  const made = join(folder, '.cache', 'worker', 'wrangler.json');
  mkdirSync(join(folder, '.cache', 'worker'), { recursive: true });
  writeFileSync(made, stableJson(readWorkerConfig(folder)));
  return made;
}

function readJsonc(path: string, name: string): WorkerConfig {
  const value: unknown = parse(readFileSync(path, 'utf8'), [], { allowTrailingComma: true });
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${name} holds no object of settings. Correct it, or restore it from git.`);
  }
  return value as WorkerConfig;
}

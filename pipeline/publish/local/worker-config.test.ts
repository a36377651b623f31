import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ENGINE } from '../../repo/files/engine.ts';
import { readWorkerConfig, workerConfigFile, workerConfigName } from './worker-config.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-worker-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

it('is that of a clone, where the catalog is one', () => {
  write('api-worker/wrangler.jsonc', '{ "name": "ours" } // with words');
  expect(readWorkerConfig(folder)).toEqual({ name: 'ours' });
  expect(workerConfigFile(folder)).toBe(join(folder, 'api-worker', 'wrangler.jsonc'));
  expect(workerConfigName(folder)).toBe('api-worker/wrangler.jsonc');
});

it('is the engine’s in any other catalog, whose folder holds all that is kept', () => {
  const written = workerConfigFile(folder);
  expect(written).toBe(join(folder, '.cache', 'worker', 'wrangler.json'));
  const config = JSON.parse(readFileSync(written, 'utf8'));
  expect(config).toEqual(readWorkerConfig(folder));
  expect(config.main).toBe(join(ENGINE, 'api-worker', 'worker.ts'));
  expect(existsSync(config.main)).toBe(true);
  expect(config.assets.directory).toBe(join(folder, 'dist'));
  expect(config.d1_databases[0].binding).toBe('DB');
  expect(existsSync(config.d1_databases[0].migrations_dir)).toBe(true);
  expect(config.durable_objects.bindings).toHaveLength(3);
});

it('takes over what the operator has written, and keeps to the engine what is the engine’s', () => {
  write('wrangler.jsonc', '{ /* ours */ "name": "works", "main": "x.js", "r2_buckets": [{ "binding": "LISTINGS" }], }');
  const config = readWorkerConfig(folder);
  expect(config.name).toBe('works');
  expect(config.main).toBe(join(ENGINE, 'api-worker', 'worker.ts'));
  expect(config.r2_buckets).toEqual([{ binding: 'LISTINGS' }]);
});

it.each(['', '[]', '"name"'])('refuses what holds no settings: %j', (content) => {
  write('wrangler.jsonc', content);
  expect(() => readWorkerConfig(folder)).toThrow('wrangler.jsonc holds no object of settings.');
});

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ENGINE } from '../../repo/files/engine.ts';
import { deployConfigFile, readWorkerConfig, workerConfigFile } from './worker-config.ts';

const ID = '11111111-2222-3333-4444-555555555555';
const NO_ID = '00000000-0000-0000-0000-000000000000';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-worker-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

it('is the engine’s, and the folder of the catalog holds all that is kept', () => {
  const config = readWorkerConfig(folder);
  expect(config.main).toBe(join(ENGINE, 'api-worker', 'worker.ts'));
  expect(existsSync(String(config.main))).toBe(true);
  expect(config.assets).toMatchObject({ directory: join(folder, 'dist'), binding: 'ASSETS' });
  expect(existsSync(String(config.d1_databases[0]?.migrations_dir))).toBe(true);
  expect(config.durable_objects).toMatchObject({ bindings: [{}, {}, {}, {}] });
});

it('is made of the worker of a clone, where the catalog is one', () => {
  write('api-worker/wrangler.jsonc', '{ "name": "theirs", "compatibility_date": "2026-01-31" } // with words');
  write('wrangler.jsonc', '{ "name": "ours" }');
  expect(readWorkerConfig(folder)).toMatchObject({
    name: 'ours',
    compatibility_date: '2026-01-31',
    main: join(folder, 'api-worker', 'worker.ts'),
    d1_databases: [{ binding: 'DB', migrations_dir: join(folder, 'api-worker', 'migrations') }],
  });
});

it('leaves files of the API to the host where reads are not counted, and none that may be for some callers only', () => {
  const first = () => (readWorkerConfig(folder).assets as { run_worker_first: string[] }).run_worker_first;
  const counted = first();
  write('data/catalog.json', '{ "count_reads": true }');
  expect(first()).toEqual(counted);
  write('data/catalog.json', '{ "count_reads": false }');
  const [others, files] = [
    first().filter((rule) => !rule.startsWith('!')),
    first().filter((rule) => rule.startsWith('!')),
  ];
  expect(others).toEqual(counted.filter((rule) => !rule.startsWith('!')));
  expect(files).toContain('!/api/v1/software/*.json');
  write('data/catalog.json', '{ "count_reads": false, "listing_store": {} }');
  expect(files.filter((rule) => !first().includes(rule))).toEqual(['!/api/v1/software/*.json']);
  expect(files.filter((rule) => /^!\/api\/v1\/(?:\*|exports|submissions|publisher)/.test(rule))).toEqual([]);
});

it.each([
  ['/search/', true],
  ['/de/search/', true],
  ['/de/categories/search/', false],
  ['/de/software/search/', false],
])('knows a page of the search from others that are called search: %s', (page, isWorkers) => {
  const { run_worker_first: rules } = readWorkerConfig(folder).assets as { run_worker_first: string[] };
  const matches = (rule: string) => new RegExp(`^${rule.replace('!', '').replaceAll('*', '.*')}$`).test(page);
  const matched = rules.filter(matches);
  expect(matched.length > 0 && !matched.some((rule) => rule.startsWith('!'))).toBe(isWorkers);
});

it('takes over what the operator has written, and keeps to the engine what is the engine’s', () => {
  write('wrangler.jsonc', '{ /* ours */ "name": "works", "main": "x.js", "r2_buckets": [{ "binding": "LISTINGS" }], }');
  const config = readWorkerConfig(folder);
  expect(config.name).toBe('works');
  expect(config.main).toBe(join(ENGINE, 'api-worker', 'worker.ts'));
  expect(config.r2_buckets).toEqual([{ binding: 'LISTINGS' }]);
});

it.each([
  ['the worker, where the operator says nothing', '{ "name": "works" }', 'works', undefined],
  ['what the operator says', '{ "d1_databases": [{ "binding": "DB", "database_name": "rows" }] }', 'rows', undefined],
  [
    'what an operator had to say before, without an id',
    `{ "d1_databases": [{ "binding": "DB", "database_name": "rows", "database_id": "${NO_ID}" }] }`,
    'rows',
    undefined,
  ],
  [
    'what the operator says, with its id',
    `{ "d1_databases": [{ "binding": "DB", "database_name": "rows", "database_id": "${ID}" }] }`,
    'rows',
    ID,
  ],
])('calls the database like %s', (_what, own, database_name, database_id) => {
  write('wrangler.jsonc', own);
  const [database] = readWorkerConfig(folder).d1_databases;
  expect(database?.database_name).toBe(database_name);
  expect(database?.database_id).toBe(database_id);
});

it('is written in two files: a local database is never that of the account', () => {
  write('wrangler.jsonc', '{ "name": "works" }');
  const local = workerConfigFile(folder);
  expect(local).toBe(join(folder, '.cache', 'worker', 'wrangler.json'));
  expect(read(local).d1_databases[0]).toMatchObject({ database_name: 'works', database_id: NO_ID });
  const config = readWorkerConfig(folder);
  const deployed = deployConfigFile(folder, { ...config, routes: [{ pattern: 'works.example', custom_domain: true }] });
  expect(read(deployed).routes).toEqual([{ pattern: 'works.example', custom_domain: true }]);
  expect(read(local).routes).toBeUndefined();
});

it.each(['', '[]', '"name"'])('refuses what holds no settings: %j', (content) => {
  write('wrangler.jsonc', content);
  expect(() => readWorkerConfig(folder)).toThrow('wrangler.jsonc holds no object of settings.');
});

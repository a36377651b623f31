import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isLongForm } from '../../../../tools/testing/rounds.ts';
import { ENGINE } from '../../../repo/files/engine.ts';
import { deployConfigFile, readWorkerConfig } from '../../local/worker-config.ts';
import { askWrangler } from '../../local/wrangler.ts';
import { deployToCloudflare, isBoundTo, prepareCloudflare, workerAt } from './deploy-worker.ts';

const BASE_URL = 'https://catalog.works.example';
/** Nobody answers there: whatever wrangler would ask fails. */
const NOBODY = 'http://127.0.0.1:9';
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-deploy-'));
  vi.stubEnv('HOME', folder);
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', NOBODY);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('without a token nothing is deployed, and it is said what is missing', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', undefined);
  const { account } = workerAt(folder, BASE_URL);
  await expect(prepareCloudflare(account)).rejects.toThrow(
    /^The database was not made ready\. Nobody is logged in to Cloudflare: .*wrangler says:\n.*CLOUDFLARE_API_TOKEN/s,
  );
  const deployment = deployToCloudflare(account, folder, { INTERNAL_KEY: 'the-key' });
  await expect(deployment).rejects.toThrow(/^The build was not deployed\..*wrangler says:\n.*CLOUDFLARE_API_TOKEN/s);
  await expect(deployment).rejects.not.toThrow('the-key');
});

/** A clone has a worker of its own, which the tests of a whole deployment bundle, too; any other catalog has that of the package. */
const KINDS = [...(isLongForm() ? ['a clone'] : []), 'a catalog that depends on the package'];
it.each(KINDS)('wrangler takes the worker of %s', async (kind) => {
  if (kind === 'a clone') {
    for (const part of ['api-worker', 'schemas', 'package.json', 'tsconfig.json']) {
      cpSync(join(ENGINE, part), join(folder, part), { recursive: true });
    }
    symlinkSync(join(ENGINE, 'node_modules'), join(folder, 'node_modules'));
  }
  writeFileSync(
    join(folder, 'wrangler.jsonc'),
    '{ "name": "works", "r2_buckets": [{ "binding": "LISTINGS", "bucket_name": "listings" }] }',
  );
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist', 'index.html'), 'Hello');
  const { account } = workerAt(folder, BASE_URL);
  const [database, ...others] = account.config.d1_databases;
  const ready = { ...account.config, d1_databases: [{ ...database, binding: 'DB', database_id: 'an-id' }, ...others] };
  const config = deployConfigFile(folder, ready);
  const bundle = join(folder, 'bundle');
  const args = ['deploy', '--dry-run', '--outdir', bundle, '--assets', join(folder, 'dist')];
  const { isDone, output, words } = await askWrangler(folder, args, config);
  expect(isDone, words).toBe(true);
  expect(words).not.toMatch(/WARNING|ERROR/);
  for (const binding of [
    'ASSETS',
    'DB (works)',
    'LISTINGS (listings)',
    'READ_COUNTER',
    'LIMITER',
    'SYNC',
    'WEBHOOKS',
  ]) {
    expect(output).toContain(`env.${binding}`);
  }
  expect(readFileSync(join(bundle, 'worker.js'), 'utf8')).toContain('WebhookEndpoint');
  expect(JSON.parse(readFileSync(config, 'utf8')).routes).toEqual([
    { pattern: 'catalog.works.example', custom_domain: true },
  ]);
});

it('knows whether the worker is bound to a bucket, and refuses another one', () => {
  expect(isBoundTo(readWorkerConfig(folder), 'listings')).toBe(false);
  const own = '{ // ours\n "r2_buckets": [{ "binding": "LISTINGS", "bucket_name": "listings" }] }';
  writeFileSync(join(folder, 'wrangler.jsonc'), own);
  expect(isBoundTo(readWorkerConfig(folder), 'listings')).toBe(true);
  expect(() => isBoundTo(readWorkerConfig(folder), 'others')).toThrow(
    'LISTINGS in wrangler.jsonc is another bucket than that of listing_store in data/catalog.json',
  );
});

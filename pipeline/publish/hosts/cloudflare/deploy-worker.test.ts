import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { deployToCloudflare, isBoundTo, prepareCloudflare } from './deploy-worker.ts';

const PROJECT = join(import.meta.dirname, '..', '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'catalog-deploy-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('without a token nothing is deployed, and wrangler says what is missing', async () => {
  vi.stubEnv('CLOUDFLARE_API_TOKEN', undefined);
  vi.stubEnv('HOME', folder);
  await expect(prepareCloudflare(PROJECT)).rejects.toThrow(
    /^The database was not made ready\. wrangler says:\n.*CLOUDFLARE_API_TOKEN/s,
  );
  const deployment = deployToCloudflare(PROJECT, folder, { INTERNAL_KEY: 'the-key' });
  await expect(deployment).rejects.toThrow(/^The build was not deployed\. wrangler says:\n.*CLOUDFLARE_API_TOKEN/s);
  await expect(deployment).rejects.not.toThrow('the-key');
});

it('knows whether the worker is bound to a bucket, and refuses another one', () => {
  expect(isBoundTo(PROJECT, 'listings')).toBe(false);
  const other = mkdtempSync(join(tmpdir(), 'catalog-bound-'));
  mkdirSync(join(other, 'api-worker'));
  const config = '{ // ours\n "r2_buckets": [{ "binding": "LISTINGS", "bucket_name": "listings" }] }';
  writeFileSync(join(other, 'api-worker/wrangler.jsonc'), config);
  expect(isBoundTo(other, 'listings')).toBe(true);
  expect(() => isBoundTo(other, 'others')).toThrow(
    'LISTINGS in api-worker/wrangler.jsonc is another bucket than that of listing_store in data/catalog.json',
  );
  rmSync(other, { recursive: true });
});

/**
 * `catalog publish` with the real wrangler, against a fake of Cloudflare's API. Each of its starts takes two seconds of
 * processor, so what is foreseen of an empty account, and what is refused, is asked in the long form.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isLongForm } from '../../../../tools/testing/rounds.ts';
import { lendCompiledSite } from '../../../build/testing/compiled-sites.ts';
import { type FakeCloudflare, startFakeCloudflare } from '../../../testing/fake-cloudflare.ts';
import { runInProcess } from '../../../testing/run-in-process.ts';
import { addSite, type TemporaryCatalog, temporaryCatalog } from '../../../testing/temporary-catalog.ts';

let catalog: TemporaryCatalog;
let fake: FakeCloudflare;

beforeEach(async () => {
  fake = await startFakeCloudflare();
  catalog = temporaryCatalog();
  addSite(catalog);
  catalog.write('wrangler.jsonc', '{ "name": "works" }');
  catalog.commit('Add a site');
  const outputs = ['dist', '.cache/dry-run/dist'].map((output) => join(catalog.folder, output));
  await lendCompiledSite(catalog.folder, ...outputs);
});
afterEach(async () => {
  expect(fake.unknown).toEqual([]);
  await fake.close();
  catalog.remove();
});

const publish = (...options: string[]) =>
  runInProcess(catalog.folder, ['publish', '--target', 'cloudflare', ...options], {
    ...fake.environment,
    HOME: catalog.folder,
  });

it('makes what is missing, deploys to the address of the catalog, and finds all of it the next time', async () => {
  if (isLongForm()) {
    await foreseeFirst();
    await publishRefused();
  }
  // Another run makes the database after this one has looked.
  fake.isOvertaken = true;
  const first = await publish('--first');
  expect(first, first.stderr).toMatchObject({ code: 0 });
  expect(first.stderr).toContain('CATALOG_HAND_OVER_KEY is not set, nor is CATALOG_INTERNAL_KEY');
  expect(fake.domains).toEqual(['catalog.test']);
  expect([...fake.databases.keys()]).toEqual(['works']);
  const migrations = () => fake.databases.get('works')?.tables.prepare('SELECT name FROM d1_migrations').all() ?? [];
  const applied = migrations();
  expect(applied).toEqual([{ name: '0001_tables.sql' }]);
  const uploaded = fake.assets.size;
  expect(uploaded).toBeGreaterThan(10);

  fake.changes.length = 0;
  const again = await publish('--live', 'dist', ...(isLongForm() ? [] : ['--dry-run']));
  expect(again, again.stderr).toMatchObject({ code: 0 });
  expect(fake.assets.size).toBe(uploaded);
  expect(fake.changes).not.toContain('POST /d1/database');
  expect(fake.changes).not.toContain('POST /workers/assets/upload');
  expect(migrations()).toEqual(applied);

  const next = isLongForm() ? await publish('--live', 'dist', '--dry-run') : again;
  expect(next.stdout).toContain('Worker: works.\nDatabase: works, there already.\nMigrations: none.\n');
});

async function foreseeFirst(): Promise<void> {
  const { code, stdout, stderr } = await publish('--first', '--dry-run');
  expect(code, stderr).toBe(0);
  expect(stdout).toContain('Address: https://catalog.test, as a custom domain;');
  expect(stdout).toContain('Worker: works, new.\nDatabase: works, to be made.\nMigrations: 0001_tables.sql.\n');
  expect(fake.changes).toEqual([]);
}

/** With a token that may not deploy. */
async function publishRefused(): Promise<void> {
  fake.refused = '/workers/scripts';
  const { code, stderr } = await publish('--first');
  fake.refused = undefined;
  expect(code).toBe(1);
  expect(stderr).toContain('The build was not deployed. Cloudflare does not let the token do this. It needs Account,');
  expect(fake.domains).toEqual([]);
}

it('refuses an address with a path before it builds or asks anybody: exit code 2', async () => {
  const settings = {
    ...JSON.parse(catalog.git('show', 'HEAD:data/catalog.json')),
    base_url: 'https://city.example/katalog',
  };
  writeFileSync(join(catalog.folder, 'data/catalog.json'), JSON.stringify(settings));
  catalog.commit('Move');
  const { code, stderr } = await publish('--first', '--dry-run');
  expect(code).toBe(2);
  expect(stderr).toContain('Give the catalog a host of its own, like catalog.city.example');
});

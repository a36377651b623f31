/** Where names get in each other's way, both engines of the search put the same listing first: the best that is called so. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { differences, enginesAt } from './testing/compare-engines.ts';
import { type NamedListings, queriesByName, wronglyFirst } from './testing/same-names.ts';

interface Served {
  address: string;
  listings: NamedListings;
}

let server: ChildProcess | undefined;
let served: Served;
beforeAll(async () => {
  served = await serve(120);
});
afterAll(async () => {
  server?.kill('SIGTERM');
  if (server?.exitCode === null) await once(server, 'exit');
});

async function serve(listings: number): Promise<Served> {
  const script = join(import.meta.dirname, '..', '..', '..', 'pipeline', 'testing', 'serve-searched.ts');
  server = spawn(process.execPath, [script, String(listings)], { stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  for await (const chunk of server.stdout ?? []) {
    printed += chunk;
    if (printed.endsWith('\n')) return JSON.parse(printed);
  }
  throw new Error('The catalog was not served.');
}

it('finds the best ranked listing that is called so first, by a name and by the first half of one', async () => {
  const engines = enginesAt(served.address, served.address, 'en');
  const queries = queriesByName(served.listings);
  expect(queries.length).toBeGreaterThan(100);
  expect(await differences(engines, queries)).toEqual([]);
  expect(await wronglyFirst(engines.index, served.listings)).toEqual([]);
});

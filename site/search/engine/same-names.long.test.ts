/** Where names get in each other's way, both engines of the search put the same listing first: the best that is called so. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import first from '../../../pipeline/build/search/judged-queries.json' with { type: 'json' };
import second from '../../../pipeline/build/search/judged-queries-2.json' with { type: 'json' };
import { MAX_DEEP } from '../../../schemas/search/static-index.ts';
import { differences, enginesAt } from './testing/compare-engines.ts';
import { type NamedListings, queriesByName, wronglyFirst } from './testing/same-names.ts';

interface Served {
  address: string;
  /** Of the files that it serves. */
  folder: string;
  listings: NamedListings;
}

let server: ChildProcess | undefined;
afterEach(async () => {
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
  const served = await serve(120);
  const engines = enginesAt(served.folder, served.address, 'en');
  const queries = queriesByName(served.listings);
  expect(queries.length).toBeGreaterThan(100);
  expect(await differences(engines, queries)).toEqual([]);
  expect(await wronglyFirst(engines.index, served.listings)).toEqual([]);
});

it('finds the same first ten by both engines, in both languages, in the largest catalog that is searched wholly', async () => {
  const { address, folder, listings } = await serve(MAX_DEEP);
  const judged = [first, second].flatMap((each) => Object.values(each).flatMap((queries) => Object.keys(queries)));
  const named = queriesByName(listings).map(({ text }) => text);
  // Half as people ask, half by names of the catalog, which are what is found there.
  const texts = [...judged.slice(0, 250), ...named.filter((_, at) => at % Math.floor(named.length / 250) === 0)];
  expect(texts.length).toBeGreaterThanOrEqual(500);
  const queries = texts.map((text) => ({ text, filters: {}, sort: 'relevance' as const }));
  for (const language of ['en', 'de']) {
    expect(await differences(enginesAt(folder, address, language), queries)).toEqual([]);
  }
});

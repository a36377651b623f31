/** The load of search rows as it runs: the real worker, a build in a folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { LoadStarted } from '../../../schemas/search/search-rows.ts';
import { type InternalClient, internalClient, WorkerError } from '../../repo/worker/internal-client.ts';
import { freePort } from '../../testing/free-port.ts';
import { type RunningWorker, serve } from '../local/serve.ts';
import { completeBuild, loadSearchRows } from './load-search-rows.ts';

let worker: RunningWorker;
let client: InternalClient;
let folder: string;
let base: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-load-'));
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  worker = await serve(folder, writeBuild('live', LIVE), port, { INTERNAL_KEY: 'the-key' });
  client = internalClient(base, 'the-key');
});
afterAll(async () => {
  worker.stop();
  await worker.ended;
  rmSync(folder, { recursive: true });
});

/** More than one chunk holds. */
const MANY = Array.from({ length: 1_100 }, (_, index) => `tool-${index}`);
const LIVE = new Map(MANY.map((slug) => [slug, `Name of ${slug}`]));
/** The next build: two renamed, one gone, one new. */
const NEXT = new Map([...LIVE, ['tool-7', 'Quokka'], ['tool-1099', 'Quokka two'], ['new-one', 'Wombat']]);
NEXT.delete('tool-5');

/** @param names by slug. @returns folder of a build as far as a load reads it */
function writeBuild(build: string, names: ReadonlyMap<string, string>): string {
  const write = (path: string, value: unknown) => {
    mkdirSync(dirname(join(folder, build, path)), { recursive: true });
    writeFileSync(join(folder, build, path), JSON.stringify(value));
  };
  for (const [slug, name] of names) write(files.listing(slug), toListing(slug, name));
  const facts = { date: '2026-11-20', base_url: 'https://catalog.test', listing_count: names.size };
  const order = [...names.keys()].map((slug) => [slug, 50]);
  write(files.rankTable, { order, places_in_category: order.map((_, index) => index + 1) });
  write(files.vocabulary, { categories: [{ slug: 'other', label: 'Other', description: 'Rest.', aliases: [] }] });
  write(files.settings, { languages: ['en'], plans: {} });
  write(files.publishers, { data: [] });
  write(files.buildManifest, { commit: build.padEnd(40, '0'), ...facts });
  return join(folder, build);
}

function toListing(slug: string, name: string) {
  return {
    ...{
      slug,
      name,
      vendor: { name: 'Works', country_code: null },
      kind: 'software',
      category: 'other',
      license_type: null,
    },
    ...{ platforms: [], summary: null, homepage: null, version: '1', released_on: null, badges: [], verified: false },
    ...{ descriptions: {}, license: {}, integrations: [], pricing: null, interfaces: null, documentation: null },
    ...{
      versions: [],
      sources: [],
      evidence: [],
      packages: [],
      rank: { score: 50, signals: [] },
      published_on: null,
      updated_on: null,
    },
  };
}

/** What a caller finds: the worker was deployed with the build `live`. */
async function found(text: string): Promise<number> {
  const answer = await fetch(`${base}/api/v1/software?q=${text}&facets=kind`);
  return answer.status === 200 ? ((await answer.json()) as { pagination: { total: number } }).pagination.total : -1;
}

/** Like a process that is killed while its nth request to write is on its way, or just after. */
function breakingAfter(posts: number, arrives: boolean): InternalClient {
  let left = posts;
  return {
    get: client.get,
    async post(path, body) {
      left -= 1;
      if (left > 0) return client.post(path, body);
      if (arrives) await client.post(path, body);
      throw new WorkerError('killed');
    },
  };
}

it('sends what the worker does not have yet, whatever broke off before, and takes over when all is there', async () => {
  const live = join(folder, 'live');
  expect(await found('tool')).toBe(-1);
  // The start, three chunks, and the end.
  for (const [posts, arrives] of [
    [1, false],
    [1, true],
    [2, false],
    [3, true],
  ] as const) {
    await expect(loadSearchRows(breakingAfter(posts, arrives), live)).rejects.toThrow('killed');
    expect(await found('tool')).toBe(-1);
  }
  const load = await loadSearchRows(client, live);
  expect(load).toEqual({ id: expect.any(Number), sent: 100, closed: 0 });
  if (load !== undefined) await completeBuild(client, load, live);
  expect([await found('tool'), await found('quokka')]).toEqual([1_100, 0]);
  expect(await client.get('/builds/acknowledged')).toEqual({
    data: { commit: 'live'.padEnd(40, '0'), date: '2026-11-20' },
  });
});

it('sends only what has changed, and the worker that is live sees nothing of it', async () => {
  const next = writeBuild('next', NEXT);
  await expect(loadSearchRows(breakingAfter(2, true), next)).rejects.toThrow('killed');
  const load = await loadSearchRows(client, next);
  expect(load).toEqual({ id: expect.any(Number), sent: 0, closed: 1 });
  expect([await found('name'), await found('wombat')]).toEqual([1_100, 0]);
  expect(await loadSearchRows(client, next)).toEqual({ id: load?.id, sent: 0, closed: 0 });
});

it('gives up where another build was begun meanwhile', async () => {
  const mine = writeBuild('mine', new Map([['tool-1', 'Mine']]));
  const overtaken: InternalClient = {
    get: client.get,
    async post(path, body) {
      const answer = await client.post(path, body);
      if (path === '/builds') await client.post<LoadStarted>(path, { ...(body as object), key: 'another' });
      return answer as never;
    },
  };
  await expect(loadSearchRows(overtaken, mine)).rejects.toThrow(
    'The worker does not take the search rows of this build: another one is being published, or was.',
  );
  expect(await found('name')).toBe(1_100);
});

it('says what to do where the key is wrong, or nobody is there', async () => {
  const live = join(folder, 'live');
  await expect(loadSearchRows(internalClient(base, 'wrong'), live)).rejects.toThrow('does not know us');
  const nobody = internalClient(`http://127.0.0.1:${await freePort()}`, 'the-key');
  await expect(loadSearchRows(nobody, live)).rejects.toThrow('does not answer');
});

it('has one chunk on its way at a time', async () => {
  let [under, most] = [0, 0];
  const counting: InternalClient = {
    get: client.get,
    async post(path, body) {
      under += 1;
      most = Math.max(most, under);
      try {
        return await client.post(path, body);
      } finally {
        under -= 1;
      }
    },
  };
  const counted = writeBuild('counted', new Map(MANY.map((slug) => [slug, 'Numbat'])));
  expect(await loadSearchRows(counting, counted)).toMatchObject({ sent: 1_100 });
  expect(most).toBe(1);
});

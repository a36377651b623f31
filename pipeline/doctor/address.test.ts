import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import { createGuardedClient, type GuardedClient } from '../repo/fetch/guarded-client.ts';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { addressFindings, liveFinding, reachFindings, workerFindings } from './address.ts';

const KEY = 'k'.repeat(32);

let catalog: TemporaryCatalog;
let server: Loopback;
let client: GuardedClient;
/** What it answers for the list of a build; undefined: that there is none. */
let build: string | undefined;

beforeAll(async () => {
  catalog = temporaryCatalog();
  server = await serveHttp(({ url = '', headers }, response) => {
    const isKnown = headers.authorization === `Bearer ${KEY}`;
    if (url === files.buildManifest && build !== undefined) response.end(build);
    else if (url.startsWith('/internal/') && isKnown) response.end('{}');
    else response.writeHead(404).end();
  });
  client = createGuardedClient({ trusted: new Set([server.pair]), userAgent: 'Catalog/test' });
});
afterAll(async () => {
  catalog.remove();
  await client.close();
  await server.close();
});

const settings = (base_url: string, host = 'static') => ({ base_url, host }) as Settings;

it('a public catalog whose pages lead to nobody is warned', () => {
  const named = { ...settings('https://catalog.works.org'), contact: 'mailto:catalog@works.org' };
  expect(reachFindings(settings('https://catalog.works.org')).map(({ state }) => state)).toEqual(['advice']);
  expect([...reachFindings(named), ...reachFindings(settings('http://localhost:8787'))]).toEqual([]);
});

describe('the address of a catalog', () => {
  it.each([
    ['https://catalog.example', 'wrong', 'stands for an address'],
    ['https://catalog.example.org/software', 'wrong', 'stands for an address'],
    ['http://localhost:8787', 'advice', 'from this machine alone'],
    ['https://intranet', 'advice', 'from this machine alone'],
    ['https://catalog.city-of-works.de', 'unseen', 'was not asked'],
  ])('%s is %s without a network', async (address, state, words) => {
    const [found] = await addressFindings(catalog.folder, settings(address), undefined);
    expect(found).toMatchObject({ state, what: expect.stringContaining(words) });
  });

  it.each([
    ['a build of this history', () => catalog.git('rev-parse', 'HEAD'), 'good', 'serves a build of commit'],
    ['a build of another one', () => 'b'.repeat(40), 'wrong', 'not in the history'],
    ['a build of files', () => null, 'wrong', 'not in the history'],
    ['a name that is an option', () => '--help', 'wrong', 'not in the history'],
  ])('serves %s', async (_, commit, state, words) => {
    build = JSON.stringify({ commit: commit() });
    const found = await liveFinding(catalog.folder, settings(server.origin), client);
    expect(found).toMatchObject({ state, what: expect.stringContaining(words) });
  });

  it.each([
    ['nothing', undefined],
    ['a page of somebody else', '<!doctype html>'],
  ])('serves %s', async (_, answer) => {
    build = answer;
    const found = await liveFinding(catalog.folder, settings(server.origin), client);
    expect(found).toMatchObject({ state: 'advice', remedy: expect.stringContaining('--first') });
  });

  it('does not answer', async () => {
    const found = await liveFinding(catalog.folder, settings('http://127.0.0.1:9'), client);
    expect(found).toMatchObject({ state: 'wrong', remedy: expect.stringContaining('certificate') });
  });
});

describe('the worker', () => {
  it.each([
    ['knows the key', { CATALOG_INTERNAL_KEY: KEY }, true, 'good'],
    ['does not know the key', { CATALOG_INTERNAL_KEY: 'other' }, true, 'wrong'],
    ['has no key', {}, true, 'advice'],
    ['is not asked offline', { CATALOG_INTERNAL_KEY: KEY }, false, 'unseen'],
  ])('%s', async (_, environment, isOnline, state) => {
    const [found] = await workerFindings(settings(server.origin, 'worker'), environment, isOnline);
    expect(found?.state).toBe(state);
  });

  it('is nobody’s concern on a static host', async () => {
    expect(await workerFindings(settings(server.origin), {}, true)).toEqual([]);
  });
});

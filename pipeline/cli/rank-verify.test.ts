/** `rank --verify` against a server: fast on the operator's own, polite to any other. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { sampleCatalog } from '../testing/sample-catalog.ts';
import { addSite, type TemporaryCatalog } from '../testing/temporary-catalog.ts';

let catalog: TemporaryCatalog;
let server: Loopback;
let inFlight = 0;
let mostInFlight: number;
/** After so many it answers nothing more. */
let answersLeft: number;

beforeAll(async () => {
  catalog = sampleCatalog(/^[a-d]/);
  addSite(catalog);
  catalog.commit('Add a site');
  server = await serveHttp(async ({ url = '' }, response) => {
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    await sleep(5);
    inFlight -= 1;
    answersLeft -= 1;
    if (answersLeft < 0) response.writeHead(429, { 'retry-after': '86400' }).end();
    else response.end(readFileSync(join(catalog.folder, 'dist', url)));
  });
  await runInProcess(catalog.folder, ['build', '--base-url', server.origin]);
});
afterAll(async () => {
  await server.close();
  catalog.remove();
});
beforeEach(() => {
  [mostInFlight, answersLeft] = [0, Number.POSITIVE_INFINITY];
});

/** @param baseUrl where data/catalog.json says that the catalog is served */
function verify(baseUrl: string) {
  const file = join(catalog.folder, 'data/catalog.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), base_url: baseUrl }));
  return runInProcess(catalog.folder, ['rank', '--verify', `${server.origin}/`, '--trust', server.pair]);
}

const AGREES = /^\d+ listings, ranked on .*: every score, signal, place and day is what the files give\.\n$/;

it("asks the operator's own server for several files at a time", async () => {
  const { code, stdout } = await verify(server.origin);
  expect([code, stdout]).toEqual([0, expect.stringMatching(AGREES)]);
  expect(mostInFlight).toBeGreaterThan(4);
  expect(mostInFlight).toBeLessThanOrEqual(32);
});

it('asks any other for one after the other', async () => {
  const { code, stdout } = await verify('https://other.example');
  expect([code, stdout, mostInFlight]).toEqual([0, expect.stringMatching(AGREES), 1]);
});

it('takes a server that has had enough for no difference, and says what to do', async () => {
  answersLeft = 10;
  const { code, stdout, stderr } = await verify(server.origin);
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('catalog: The server takes no more requests for 1440 minutes: a quota is used up. ');
});

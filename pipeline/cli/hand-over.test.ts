/** `catalog hand-over` as it runs: the real worker, and a build of a small catalog. */
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningWorker, serve } from '../publish/local/serve.ts';
import { type InternalClient, internalClient } from '../repo/worker/internal-client.ts';
import { withdrawListing } from '../review/decisions/manage-listings.ts';
import { openRepository } from '../review/plan/proposals/open-repository.ts';
import { writeEmitted } from '../testing/emitted-build.ts';
import { freePort } from '../testing/free-port.ts';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { publishAllOf } from '../testing/reviewing.ts';
import {
  NOW,
  type PadFixture,
  padDocument,
  type TemporaryCatalog,
  TODAY,
  temporaryCatalog,
} from '../testing/temporary-catalog.ts';
import { runHandOver } from './hand-over.ts';

const KEY = 'the-key-of-the-pipeline';
/** A delivery that was refused comes again after five seconds. */
const PATIENCE = { timeout: 60_000, interval: 50 };

let worker: RunningWorker;
let client: InternalClient;
let base: string;
let catalog: TemporaryCatalog;
let receiver: Loopback;
let takesEvents = true;
const received: { headers: IncomingHttpHeaders; body: string; isTaken: boolean }[] = [];

beforeAll(async () => {
  catalog = temporaryCatalog({ editor: padDocument('editor') });
  catalog.write('.gitignore', 'dist\nloose\n.cache\n');
  catalog.commit('Ignore what is made');
  await catalog.sync();
  await publishAllOf(catalog);
  await writeBuild('dist', catalog.git('rev-parse', 'HEAD'));
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  client = internalClient(base, KEY);
  receiver = await serveHttp(async (request, response) => {
    const body = await text(request);
    const { challenge } = JSON.parse(body);
    const isTaken = challenge !== undefined || takesEvents;
    if (challenge === undefined) received.push({ headers: request.headers, body, isTaken });
    response.writeHead(isTaken ? 200 : 503).end(challenge);
  });
  worker = await serve(catalog.folder, join(catalog.folder, 'dist'), port, {
    INTERNAL_KEY: KEY,
    WEBHOOK_KEY: Buffer.alloc(32, 7).toString('base64'),
    TRUSTED_ADDRESSES: receiver.pair,
  });
});
afterAll(async () => {
  worker.stop();
  await worker.ended;
  await receiver.close();
  catalog.remove();
});
afterEach(() => vi.unstubAllEnvs());

const writeBuild = (place: string, commit: string | null) => writeEmitted(catalog.folder, place, commit);

async function handOver(place = 'dist', options: { rowsOnly?: boolean } = {}): Promise<string[]> {
  vi.stubEnv('CATALOG_INTERNAL_KEY', KEY);
  vi.stubEnv('CATALOG_WORKER_URL', base);
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const output = { print: say, note: say, progress: () => {}, done: () => {} };
  await runHandOver({ folder: catalog.folder, now: NOW, output }, place, options);
  return said;
}

const acknowledged = async () => [await client.get('/builds/acknowledged'), await client.get('/events/acknowledged')];
const search = async () => (await fetch(`${base}/api/v1/software?q=example&facets=kind`)).status;

it('gives the rows before the deployment and the rest after it, and again and again the same', async () => {
  expect(await search()).toBe(503);
  expect(await handOver('dist', { rowsOnly: true })).toEqual([
    'dist: 1 search row sent, 0 closed. Now deploy, then run this again without --rows-only.',
  ]);
  expect([await search(), await acknowledged()]).toEqual([200, [{ data: null }, { data: null }]]);
  const commit = catalog.git('rev-parse', 'HEAD');
  const known = { data: { commit, date: TODAY } };
  for (const _time of [1, 2]) {
    expect(await handOver()).toEqual([
      `dist: 0 search rows sent, 0 closed. The worker knows that commit ${commit.slice(0, 10)} of ${TODAY} is live.`,
    ]);
    expect(await acknowledged()).toEqual([known, known]);
  }
});

describe('what publishers hear', () => {
  const FEED = 'https://works.example/pad.json';
  const accepted = () => received.filter(({ isTaken }) => isTaken).map(({ body }) => JSON.parse(body));
  const published = (slug: string) => expect.objectContaining({ event: 'listing.published', software: slug });
  const moved = (slug: string, previous: number, current: number) =>
    expect.objectContaining({ software: slug, rank: { previous, current, score: expect.any(Number) } });

  /** The feed says this, and a person agrees. */
  async function publishHooked(slug: string): Promise<void> {
    // More than the one that is there, so that no lot decides between them.
    const tellMore = (document: PadFixture) => {
      Object.assign(document, { webhook: { url: `${receiver.origin}/hook` } });
      Object.assign(document.software, { integrations: ['Git'], pricing: { model: 'free' } });
    };
    await catalog.sync({ [FEED]: padDocument(slug, tellMore) });
    await publishAllOf(catalog);
  }

  /** One more listing goes before it. */
  async function publishBetter(slug: string): Promise<void> {
    const more = { platforms: ['linux'], integrations: ['Git'], pricing: { model: 'free' } };
    const documentation = 'https://works.example/docs';
    const change = ({ software }: PadFixture) => Object.assign(software, { kind: 'software', documentation, ...more });
    catalog.write(`data/feeds/${slug}.json`, padDocument(slug, change));
    catalog.commit(`Follow ${slug}`);
    await catalog.sync();
    await publishAllOf(catalog);
  }

  async function deploy(): Promise<void> {
    await writeBuild('loose', catalog.git('rev-parse', 'HEAD'));
    await handOver('loose');
  }

  it('of a crash before the hand-over, two moves, a withdrawal and a rename: each event once, and no other', async () => {
    catalog.write('data/feeds/hooked.json', JSON.stringify({ url: FEED }));
    catalog.commit('Follow a feed');
    const requested = { source: FEED, url: `${receiver.origin}/hook`, events: ['listing.published', 'rank.changed'] };
    await client.post('/webhooks', { requests: [requested] });

    // Live, and nobody told the worker.
    await publishHooked('hooked');
    catalog.commit('Something else');
    await deploy();
    const domain = { domain: 'works.example' };
    const { data } = await client.post<{ data: { secret: string }[] }>('/webhooks/domains', domain);
    await vi.waitFor(() => expect(accepted()).toEqual([published('hooked')]), PATIENCE);
    await deploy();

    takesEvents = false;
    await publishBetter('better-1');
    await deploy();
    await vi.waitFor(() => expect(received.at(-1)).toMatchObject({ isTaken: false }), PATIENCE);
    await publishBetter('better-2');
    await deploy();
    // Not before the worker knows of both moves: on a slow machine the first would come again on its own.
    takesEvents = true;
    const [first, two] = [published('hooked'), moved('hooked', 1, 3)];
    await vi.waitFor(() => expect(accepted()).toEqual([first, two]), PATIENCE);

    await withdrawListing(await openRepository(catalog.folder), 'hooked', 'A mistake.', NOW);
    await deploy();
    catalog.git('revert', '--no-edit', 'HEAD');
    await deploy();
    await vi.waitFor(() => expect(accepted()).toEqual([first, two, published('hooked')]), PATIENCE);

    await publishHooked('new-name');
    await deploy();
    await publishBetter('better-3');
    await deploy();
    const all = [first, two, published('hooked'), moved('new-name', 3, 4)];
    await vi.waitFor(() => expect(accepted()).toEqual(all), PATIENCE);
    const ids = received.filter(({ isTaken }) => isTaken).map(({ headers }) => headers['webhook-id']);
    expect(new Set(ids).size).toBe(all.length);
    const webhook = new Webhook(data[0]?.secret ?? '');
    for (const { body, headers } of received) webhook.verify(body, headers as Record<string, string>);
  });
});

it.each([
  ['nowhere', undefined, 'nowhere holds no build. Run `catalog publish --target folder` first.'],
  ['loose', null, 'loose is of no commit, so nobody could say what is live. Commit data/, then build again.'],
  ['loose', 'a'.repeat(40), 'loose is of a commit that this repository does not have. Run this where it was built.'],
])('refuses %s of commit %s', async (place, commit, message) => {
  if (commit !== undefined) await writeBuild(place, commit);
  await expect(handOver(place)).rejects.toThrow(message);
});

it('says what to set where no worker is configured', async () => {
  vi.stubEnv('CATALOG_INTERNAL_KEY', '');
  const output = { print: () => {}, note: () => {}, progress: () => {}, done: () => {} };
  await expect(runHandOver({ folder: catalog.folder, now: NOW, output }, 'dist', {})).rejects.toThrow(
    'A hand-over goes to the worker. Set CATALOG_INTERNAL_KEY to its secret INTERNAL_KEY, and CATALOG_WORKER_URL',
  );
});

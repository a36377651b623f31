/**
 * The real worker is killed without warning, again and again, while a storm of events goes out. Every event it has
 * taken arrives all the same, under one id. A fifth of the endpoints fails
 * at first, is slow, or takes an event and breaks off.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { isLongForm, rounds } from '../../tools/testing/rounds.ts';
import { type InternalClient, internalClient } from '../repo/worker/internal-client.ts';
import { freePort } from '../testing/free-port.ts';
import { type Loopback, serveHttp } from '../testing/loopback.ts';

const LONG = isLongForm();
/** Every fifth endpoint is a bad one, and there are three kinds of those. */
const EVENTS_EACH = LONG ? 5 : 2;
const ENDPOINTS = Math.max(5, Math.floor(rounds(10, 1_000, 'storm') / EVENTS_EACH));
/** They hit the last round, or in the long form all of them. */
const KILLS = LONG ? 100 : 1;
const TOTAL = ENDPOINTS * EVENTS_EACH;
const LIMIT_MS = LONG ? 3_600_000 : 150_000;
/** So slow is the receiver, so that a kill hits attempts on their way. */
const ANSWER_MS = 20;
const SLOW_MS = 3_000;
const KEY = 'the-key-of-the-pipeline-in-the-storm';

const slugs = Array.from({ length: ENDPOINTS }, (_, number) => `tool-${number}`);

/** Every fifth endpoint is a bad one. */
const isBad = (slug: string) => Number(slug.split('-')[1]) % 5 === 0;
/** First attempts that bad ones have spoiled. */
const spoiled = new Set<string>();

interface Received {
  /** By the clock. */
  at: number;
  headers: IncomingHttpHeaders;
  body: string;
  slug: string;
}

/** Of the worker's state. */
let folder: string;
let receiver: Loopback;
let received: Received[];
let open: number;
let port: number;
let worker: ChildProcess;
let client: InternalClient;

beforeAll(async () => {
  received = [];
  open = 0;
  folder = mkdtempSync(join(tmpdir(), 'catalog-storm-'));
  receiver = await serveHttp(async (request, response) => {
    open += 1;
    let body = '';
    for await (const chunk of request) body += chunk;
    const slug = request.url?.slice(1) ?? '';
    received.push({ at: Date.now(), headers: request.headers, body, slug });
    const [kind, id] = [Number(slug.split('-')[1]) % 3, String(request.headers['webhook-id'])];
    const isSpoiled = isBad(slug) && kind !== 0 && !spoiled.has(id);
    spoiled.add(id);
    await wait(isBad(slug) && kind === 0 ? SLOW_MS : ANSWER_MS);
    open -= 1;
    if (isSpoiled && kind === 2) return void request.socket.destroy();
    if (isSpoiled) response.statusCode = 500;
    response.end((JSON.parse(body) as { challenge?: string }).challenge);
  });
  const manifest = join(folder, 'assets', files.buildManifest);
  mkdirSync(join(manifest, '..'), { recursive: true });
  writeFileSync(manifest, '{}');
  port = await freePort();
  client = internalClient(`http://127.0.0.1:${port}`, KEY);
  worker = await startWorker();
});

afterAll(async () => {
  await kill();
  await receiver.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** In a process group of its own, which is all of it: wrangler and the runtime. */
async function startWorker(): Promise<ChildProcess> {
  const variables = {
    INTERNAL_KEY: KEY,
    WEBHOOK_KEY: Buffer.alloc(32, 7).toString('base64'),
    TRUSTED_ADDRESSES: receiver.pair,
  };
  const script = `
    import { serve } from ${JSON.stringify(join(import.meta.dirname, '..', 'publish', 'local', 'serve.ts'))};
    const { ended } = await serve(${JSON.stringify(folder)}, ${JSON.stringify(join(folder, 'assets'))},
      ${port}, ${JSON.stringify(variables)});
    process.stdout.write('ready\\n');
    await ended;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

async function kill(): Promise<void> {
  const exit = once(worker, 'exit');
  process.kill(-(worker.pid ?? 0), 'SIGKILL');
  await exit;
}

const commitOf = (round: number) => createHash('sha1').update(String(round)).digest('hex');

/** One build in which every listing was published anew. Round 0 is the one in which none was. */
async function handOver(round: number): Promise<void> {
  const build = { commit: commitOf(round), date: '2026-11-20' };
  const listings = slugs.map((slug) => ({
    ...{ slug, formerly: [], sources: [`https://works.example/${slug}.json`] },
    ...{ host: '127.0.0.1', hosts: ['works.example'] },
    publication: {
      ...{ commit: build.commit, is_new: round > 0, name: slug, version: String(round) },
      ...{ url: `https://catalog.test/software/${slug}/`, published_on: '2026-11-20' },
    },
    rank: { position: 1, score: 50 },
  }));
  for (let from = 0; from < listings.length; from += 50) {
    await client.post('/events', { build, listings: listings.slice(from, from + 50) });
  }
  while ((await client.post<{ data: { left: number } }>('/events/complete', { build })).data.left > 0);
}

async function until(holds: () => boolean): Promise<void> {
  for (const deadline = Date.now() + LIMIT_MS; !holds(); await wait(50)) {
    if (Date.now() > deadline) throw new Error(`Waited in vain: ${idsOfEvents().size} of ${TOTAL} events arrived.`);
  }
}

const idOf = (slug: string, round: number) => `published_${slug}_${commitOf(round)}`;
const killsIn = (round: number) => (LONG ? KILLS / EVENTS_EACH : round === EVENTS_EACH ? KILLS : 0);
const KILL_WITHIN_MS = 1_500;
const settled = (handing: Promise<void>) =>
  handing.then(
    () => true,
    () => false,
  );

const events = () => received.filter(({ headers }) => headers['x-service-event'] === 'listing.published');
const idsOfEvents = () => new Set(events().map(({ headers }) => headers['webhook-id']));

it(
  `${TOTAL} events reach ${ENDPOINTS} endpoints although the worker is killed`,
  async () => {
    const requests = slugs.map((slug) => {
      const url = `${receiver.origin}/${slug}`;
      return { source: `https://works.example/${slug}.json`, url, events: ['listing.published'] };
    });
    for (const half of [requests.slice(0, 100), requests.slice(100)])
      await client.post('/webhooks', { requests: half });
    await handOver(0);
    const { data } = await client.post<{ data: { slug: string; secret: string }[] }>('/webhooks/domains', {
      domain: 'works.example',
    });
    const secrets = new Map(data.map(({ slug, secret }) => [slug, new Webhook(secret)]));
    await until(() => new Set(received.map(({ slug }) => slug)).size >= ENDPOINTS);

    let cut = 0;
    const delays = new Map<string, number>();
    for (let round = 1; round <= EVENTS_EACH; round += 1) {
      let begun = Date.now();
      let handing = settled(handOver(round));
      for (let kills = killsIn(round); kills > 0; kills -= 1) {
        // One kill alone must not miss: the slow endpoint has an event on its way by then.
        await (LONG ? wait(Math.random() * KILL_WITHIN_MS) : until(() => open > 0));
        cut += open;
        await kill();
        open = 0;
        await handing;
        worker = await startWorker();
        // What was not acknowledged is told again; what was is the worker's to remember.
        begun = Date.now();
        handing = settled(handOver(round));
      }
      if (!(await handing)) await handOver(round);
      await until(() => slugs.every((slug) => isBad(slug) || idsOfEvents().has(idOf(slug, round))));
      for (const { at, slug } of events()) if (at > begun && !isBad(slug)) delays.set(`${slug} ${round}`, at - begun);
    }
    await until(() => idsOfEvents().size >= TOTAL);

    const expected = slugs.flatMap((slug) => Array.from({ length: EVENTS_EACH }, (_, index) => idOf(slug, index + 1)));
    expect([...idsOfEvents()].sort()).toEqual(expected.sort());
    for (const { at, slug, headers, body } of received) {
      // A long storm is over when its first deliveries are older than is believed.
      vi.setSystemTime(at);
      secrets.get(slug)?.verify(body, headers as Record<string, string>);
    }
    vi.useRealTimers();
    for (const same of Map.groupBy(events(), ({ headers }) => headers['webhook-id']).values()) {
      expect(new Set(same.map(({ body }) => body)).size).toBe(1);
    }
    const twice = events().length - TOTAL;
    if (LONG) process.stderr.write(`${KILLS} kills, ${cut} attempts cut off, ${twice} events delivered again\n`);
    if (LONG) process.stderr.write(`A good endpoint waited ${Math.max(...delays.values())} ms at most\n`);
  },
  LIMIT_MS,
);

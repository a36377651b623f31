/** A thousand good feeds and every bad server there is, in one run: the good ones arrive, each bad one has its code. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readFeeds } from '../collect/collect.ts';
import { withIsolatedReader } from '../collect/isolated/isolated-reader.ts';
import { withRunState } from '../collect/state/run-state.ts';
import { openSyncState, STATE_FILE } from '../collect/state/sync-state.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readCommit } from '../repo/data/data-files.ts';
import { createGuardedClient } from '../repo/fetch/guarded-client.ts';
import { type Loopback, serveHttp, serveRaw } from '../testing/loopback.ts';
import { NOW, padDocument, type TemporaryCatalog, TODAY, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { applySync, planSync } from './plan/run/sync-plan.ts';

const GOOD = 1000;
const HOSTS = 50;
/** What a run gives each feed. Ten times as long for the whole would mean that feeds wait for each other. */
const TOTAL_MS = 6_000;

const http = (listener: RequestListener) => () => serveHttp(listener);
const raw = (onConnection: (socket: Socket) => void) => () => serveRaw(onConnection);

const dripping = (head: string) => (socket: Socket) => {
  socket.write(head);
  const timer = setInterval(() => socket.write('a'), 50);
  socket.on('close', () => clearInterval(timer));
};

const BAD: Record<string, { serve: () => Promise<Loopback>; code: string }> = {
  hangs: { serve: raw(() => {}), code: 'timeout' },
  'drips headers': { serve: raw(dripping('HTTP/1.1 200 OK\r\nX-Slow: ')), code: 'timeout' },
  'drips its body': { serve: raw(dripping('HTTP/1.1 200 OK\r\n\r\n')), code: 'timeout' },
  resets: {
    serve: raw((socket) => void socket.once('data', () => socket.resetAndDestroy())),
    code: 'connection_failed',
  },
  'hangs up': { serve: raw((socket) => void socket.end()), code: 'connection_failed' },
  'never ends': {
    serve: http((_request, response) => {
      const more = () => {
        while (response.write(' '.repeat(65_536)));
      };
      response.on('drain', more);
      more();
    }),
    code: 'too_large',
  },
  'is a bomb': {
    serve: http((_request, response) => {
      response.setHeader('content-encoding', 'gzip');
      response.end(gzipSync(Buffer.alloc(50 * 1024 * 1024)));
    }),
    code: 'too_large',
  },
  'redirects in circles': {
    serve: http((_request, response) => response.writeHead(302, { location: '/again' }).end()),
    code: 'too_many_redirects',
  },
  'redirects into the private network': {
    serve: http((_request, response) => response.writeHead(302, { location: 'http://10.0.0.1/' }).end()),
    code: 'scheme_not_allowed',
  },
  'speaks another protocol': {
    serve: raw((socket) => void socket.end('SSH-2.0-OpenSSH_9.9\r\n')),
    code: 'connection_failed',
  },
  'answers garbage': {
    serve: http((_request, response) => response.end(Buffer.alloc(1000, 0xff))),
    code: 'unknown_kind',
  },
  'answers half a document': {
    serve: http((_request, response) => response.end('{ "pad_version":')),
    code: 'bad_json',
  },
  'is broken': { serve: http((_request, response) => response.writeHead(500).end('secret')), code: 'bad_status' },
};

let servers: Loopback[];
let catalog: TemporaryCatalog;
let cache: string;
const bad = Object.entries(BAD);

beforeAll(async () => {
  const good = http((request, response) => response.end(padDocument(request.url?.slice(1) ?? '')));
  servers = await Promise.all(
    [...Array(HOSTS).fill(good), ...bad.map(([, { serve }]) => serve)].map((serve) => serve()),
  );
  const feeds = Array.from({ length: GOOD }, (_, n) => [`good-${n}`, `${servers[n % HOSTS]?.origin}/good-${n}`]);
  const worse = bad.map(([name], n) => [`bad-${name.replaceAll(' ', '-')}`, `${servers[HOSTS + n]?.origin}/`]);
  const files = [...feeds, ...worse].map(([name, url]) => [name, JSON.stringify({ url })]);
  catalog = temporaryCatalog(Object.fromEntries(files));
  cache = mkdtempSync(join(tmpdir(), 'catalog-hostile-'));
});
afterAll(async () => {
  catalog.remove();
  rmSync(cache, { recursive: true, force: true });
  await Promise.all(servers.map((server) => server.close()));
});

it('1 000 good feeds among all kinds of bad servers are synced, and each bad one has its code in the log', async () => {
  const main = catalog.git('rev-parse', 'main');
  const data = parseCatalog(await readCommit(catalog.folder, main));
  const trusted = new Set(servers.map(({ pair }) => pair));
  const client = createGuardedClient({ trusted, userAgent: 'Catalog/test', totalMs: TOTAL_MS });
  const proposals = new Map();
  const now = () => NOW;
  const plan = await withRunState(
    { folder: cache, categories: data.categories, now, note: () => {} },
    async (state) => {
      const results = await withIsolatedReader({ categories: data.categories, costs: state.costs }, (reader) =>
        readFeeds({ data, tools: { client, reader, tokens: new Map(), memory: state.memory, now } }),
      );
      const decided = planSync(results, { data, proposals, today: TODAY });
      await state.noteRun(results, decided.items);
      return decided;
    },
  );
  await client.close();
  await applySync(plan, { folder: catalog.folder, data, branch: 'main', main, proposals, now: NOW, key: undefined });

  const branches = catalog.git('for-each-ref', '--format=%(refname:short)', 'refs/heads/moderation').split('\n');
  expect(branches.toSorted()).toEqual(Array.from({ length: GOOD }, (_, n) => `moderation/good-${n}`).toSorted());
  const state = await openSyncState(join(cache, STATE_FILE), { now, note: () => {} });
  const log = (await state.feedStates()).filter(({ failures }) => failures > 0);
  await state.close();
  expect(Object.fromEntries(log.map(({ label, codes }) => [label, codes[0]]))).toEqual(
    Object.fromEntries(bad.map(([name, { code }]) => [`data/feeds/bad-${name.replaceAll(' ', '-')}.json`, code])),
  );
});

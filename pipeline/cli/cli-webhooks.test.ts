/** `catalog sync` with feeds that want events: where their private address goes, and where it must never be found. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { runCommand } from '../testing/run-command.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';

const CANARY = 'private-path-of-the-endpoint';
const KEY = 'the-key-of-the-pipeline';

/** What the worker says to a sync while publishers want nothing of it, by path. */
const NOTHING_NEW: Record<string, unknown> = {
  '/internal/v1/webhooks': { refused: [] },
  '/internal/v1/submissions': [],
  '/internal/v1/publishers': { requests: [], proof_files: [], domains: [] },
  '/internal/v1/publishers/report': {},
  '/internal/v1/sync-log': {},
};

let feeds: Loopback;
let worker: Loopback;
let catalog: TemporaryCatalog;
/** Answers of the server of feeds. */
let answered: number[];
let requests: unknown[];
let isWorkerWell: boolean;

beforeAll(async () => {
  feeds = await serveHttp((request, response) => {
    const status = request.headers['if-none-match'] === '"1"' ? 304 : 200;
    answered.push(status);
    const webhook = { url: `https://hooks.works.example/${CANARY}`, events: ['rank.changed'] };
    const document = padDocument('with-hook', (pad) => {
      delete pad.software.homepage;
      Object.assign(pad, { webhook });
    });
    response.writeHead(status, { etag: '"1"' }).end(status === 200 ? document : undefined);
  });
  worker = await serveHttp(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://worker');
    const data = NOTHING_NEW[pathname];
    const isKnown = isWorkerWell && data !== undefined && request.headers.authorization === `Bearer ${KEY}`;
    if (isKnown && pathname.endsWith('/webhooks')) requests.push([pathname, await json(request)]);
    response.writeHead(isKnown ? 200 : 503).end(JSON.stringify({ data, detail: 'It is not well.' }));
  });
});
afterAll(async () => {
  await feeds.close();
  await worker.close();
});

beforeEach(() => {
  [answered, requests, isWorkerWell] = [[], [], true];
  catalog = temporaryCatalog({ 'with-hook': JSON.stringify({ url: `${feeds.origin}/pad.json` }) });
  catalog.write('.gitignore', '.cache/\n');
  catalog.commit('Ignore the cache');
});
afterEach(() => catalog.remove());

function sync(options: readonly string[] = [], hasWorker = true, run = runInProcess) {
  const [CATALOG_INTERNAL_KEY, CATALOG_WORKER_URL] = hasWorker ? [KEY, worker.origin] : ['', ''];
  const environment = { GITHUB_EVENT_NAME: '', NO_COLOR: '1', CATALOG_INTERNAL_KEY, CATALOG_WORKER_URL };
  return run(catalog.folder, ['sync', '--trust', feeds.pair, ...options], environment);
}

async function codes(): Promise<string[]> {
  const [state] = JSON.parse((await runInProcess(catalog.folder, ['feeds', '--json'])).stdout);
  return state.codes;
}

/** Every file, and every object of git in full. */
function everythingKept(): string {
  const files = readdirSync(catalog.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  return [...files, catalog.git('log', '--all', '--patch', '--format=%B')].join('\n');
}

const told = [
  '/internal/v1/webhooks',
  {
    requests: [
      {
        source: expect.stringMatching(/\/pad\.json$/),
        url: `https://hooks.works.example/${CANARY}`,
        events: ['rank.changed'],
      },
    ],
  },
];

it('the worker is told, once; git and the cache know the host alone', async () => {
  const first = await sync([], true, runCommand);
  const second = await sync();
  expect(requests).toEqual([told]);
  expect(answered).toEqual([200, 304]);
  const kept = [everythingKept(), ...Object.values(first), ...Object.values(second)].join('\n');
  expect(kept).toContain('hooks.works.example');
  expect(kept).not.toContain(CANARY);
});

it('while the worker does not answer, the feed is read in full each time', async () => {
  isWorkerWell = false;
  const { stderr } = await sync();
  expect(stderr).toContain('Requests for events are sent again at the next sync.');
  expect(stderr).toContain('answered 503 at /webhooks. It is not well.');
  expect(await codes()).toEqual(['webhook_unsent']);
  isWorkerWell = true;
  await sync();
  await sync();
  expect(requests).toEqual([told]);
  expect(answered).toEqual([200, 200, 304]);
  expect(await codes()).toEqual([]);
});

it('without a worker the request is dropped, with a note in the log', async () => {
  const { stderr } = await sync([], false);
  expect(stderr).toContain('1 request for events dropped: no worker is configured.');
  expect(await codes()).toEqual(['webhook_dropped']);
  expect(everythingKept()).not.toContain(CANARY);
});

it('a job that reads a share tells nobody: it leaves the address sealed for the job that holds a key', async () => {
  await sync(['--shard', '1/1']);
  expect(requests).toEqual([]);
  expect(everythingKept()).not.toContain(CANARY);
  await sync(['--merge', '.cache/shards']);
  expect(requests).toEqual([told]);
});

it('a dry run tells nobody', async () => {
  await sync(['--dry-run']);
  expect(requests).toEqual([]);
});

/** Where feeds want events is private: it passes through a shared run without anybody having read it. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newKeyPair } from '../../repo/keys/ed25519.ts';
import { type Loopback, serveHttp } from '../../testing/loopback.ts';
import type { AllEntries } from '../contract/cache.ts';
import { NO_STATE, type RunState } from './run-state.ts';
import { sealRequests, sendSealedRequests } from './webhook-requests.ts';

const REQUEST = {
  source: 'https://works.example/1.json',
  url: 'https://works.example/secret',
  events: ['rank.changed'],
};
const { privateKey, publicKey } = newKeyPair();
let worker: Loopback;
let posted: unknown[];
let answers: boolean;
let notes: string[];
let state: RunState;

beforeEach(async () => {
  [posted, notes, answers] = [[], [], true];
  worker = await serveHttp(async (request, response) => {
    const { requests } = JSON.parse((await request.toArray()).join(''));
    response.statusCode = answers ? 200 : 503;
    if (answers) posted.push(...requests);
    response.end(JSON.stringify({ data: { refused: [] } }));
  });
  const entries = new Map<string, unknown>();
  const of = () => ({
    get: async (key: string) => entries.get(key),
    set: async (key: string, value: unknown) => void entries.set(key, value),
  });
  state = { ...NO_STATE, cache: { of: of as () => AllEntries<never> } };
  vi.stubEnv('CATALOG_SUBMISSIONS_KEY', 'key');
  vi.stubEnv('CATALOG_WORKER_URL', worker.origin);
  vi.stubEnv('CATALOG_RECORD_KEY', privateKey);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await worker.close();
});

const where = (record_key: string | undefined = publicKey) => ({
  folder: '/none',
  settings: { host: 'worker', base_url: worker.origin, moderation: { mode: 'github', record_key } } as never,
  state,
  note: (text: string) => void notes.push(text),
  followed: new Set([REQUEST.source]),
});
const sealed = async () => [(await sealRequests([REQUEST], where())) ?? ''];

it('the job that reads says nothing readable, and the one that proposes tells the worker', async () => {
  const [text = ''] = await sealed();
  expect(Buffer.from(text, 'base64url').toString('latin1')).not.toMatch(/works|secret|rank/);
  expect(posted).toEqual([]);
  await sendSealedRequests([text], where());
  expect([posted, notes]).toEqual([[REQUEST], []]);
});

it('what the worker does not take is sent by the next run, and then no more', async () => {
  answers = false;
  await sendSealedRequests(await sealed(), where());
  expect(notes).toEqual([expect.stringContaining('are sent again at the next sync.')]);
  answers = true;
  for (let runs = 0; runs < 2; runs += 1) await sendSealedRequests([], where());
  expect(posted).toEqual([REQUEST]);
});

it('without a record key nothing is handed on, and what was sealed for another one, or is none, is left', async () => {
  expect(await sealRequests([REQUEST], where(''))).toBeUndefined();
  const other = await sealRequests([REQUEST], where(newKeyPair().publicKey));
  const none = await sealRequests([{ ...REQUEST, url: 7 as never }], where());
  await sendSealedRequests([other ?? '', none ?? '', 'AAAA'], where());
  expect(posted).toEqual([]);
  expect(notes).toEqual([
    expect.stringContaining('without moderation.record_key'),
    expect.stringContaining('another record key'),
  ]);
});

it('what no feed wants is handed back unsent: whether a submitted address is taken is not decided yet', async () => {
  const submitted = { ...REQUEST, source: 'https://works.example/new.json' };
  const text = await sealRequests([REQUEST, submitted], where());
  expect(await sendSealedRequests([text ?? ''], where())).toEqual([submitted]);
  expect(posted).toEqual([REQUEST]);
});

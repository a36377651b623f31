/** What a real server can do to an attempt. It listens on 127.0.0.1, see testing/webhook-receiver.ts. */
import { beforeEach, expect, inject, it } from 'vitest';
import type {} from '../testing/receiver-context.ts';
import { handed, published, testEndpoint } from '../testing/webhook-events.ts';
import { REAL_WORLD, send } from './delivery-attempt.ts';

const receiver = inject('receiver');

let endpoint: Awaited<ReturnType<typeof testEndpoint>>;
beforeEach(async () => {
  endpoint = await testEndpoint();
  await endpoint.activate();
  await endpoint.useNetwork();
});

/** Sends one event to a path of the receiver. The challenge was answered before, at the same host. */
async function sendTo(path: string) {
  const url = `http://${receiver}${path}`;
  const change = { ...published(), host: '127.0.0.1' };
  await endpoint.inside((_instance, { storage }) => {
    storage.kv.put('endpoint', { ...(storage.kv.get('endpoint') as object), url });
  });
  await endpoint.stub.handOver(handed(change, { trusted: [receiver] }));
  await endpoint.nextAlarm();
  return (await endpoint.deliveries())[1];
}

async function seen(path: string): Promise<{ hits: number; megabytes: number }> {
  const answer = await fetch(`http://${receiver}/seen`);
  return (await answer.json<Record<string, { hits: number; megabytes: number }>>())[path] ?? { hits: 0, megabytes: 0 };
}

it('an attempt has fifteen seconds', () => {
  expect(REAL_WORLD.timeoutMs).toBe(15_000);
});

it.each([
  [301, 'redirected'],
  [304, 'redirected'],
  [400, 'refused'],
  [410, 'gone'],
  [503, 'refused'],
])('an answer of %i is no success: %s', async (status, outcome) => {
  const world = { ...REAL_WORLD, fetch: async () => new Response(null, { status }) };
  expect(await send({ address: 'https://hooks.works.example/', headers: {}, body: '' }, world)).toMatchObject({
    outcome,
    status,
  });
});

it('an answer of 204 is success', async () => {
  expect(await sendTo('/ok')).toMatchObject({ state: 'delivered', status: 204 });
});

it('a redirect is no success and is not followed', async () => {
  const { hits } = await seen('/ok');
  expect(await sendTo('/redirect')).toMatchObject({ state: 'waiting', outcome: 'redirected', status: 302 });
  expect(await seen('/ok')).toMatchObject({ hits });
});

it.each(['/hang', '/reset'])('a receiver at %s is given up in time', async (path) => {
  const [outcome, timeoutMs] = path === '/hang' ? ['timed_out', 200] : ['not_reached', 15_000];
  endpoint.clock.timeoutMs = timeoutMs;
  expect(await sendTo(path)).toMatchObject({ state: 'waiting', outcome, status: null, attempts: 1 });
});

it('an error whose body never ends is known by its status', async () => {
  expect(await sendTo('/hang-in-body')).toMatchObject({ state: 'waiting', outcome: 'refused', status: 500 });
});

it.each([
  ['/large', 'delivered'],
  ['/large-error', 'refused'],
])('of the ten megabytes at %s hardly one is read', async (path, outcome) => {
  expect(await sendTo(path)).toMatchObject({ outcome });
  expect((await seen(path)).megabytes).toBeLessThan(8);
});

it('a challenge is read up to four kilobytes', async () => {
  await sendTo('/echo');
  await endpoint.stub.sendChallenge();
  await endpoint.nextAlarm();
  expect((await endpoint.deliveries()).at(-1)).toMatchObject({ kind: 'endpoint.challenge', state: 'delivered' });
  await sendTo('/large-echo');
  const { megabytes } = await seen('/large-echo');
  await endpoint.stub.sendChallenge();
  await endpoint.nextAlarm();
  expect((await endpoint.deliveries()).at(-1)).toMatchObject({ kind: 'endpoint.challenge', outcome: 'no_echo' });
  expect((await seen('/large-echo')).megabytes - megabytes).toBeLessThan(8);
});

it('an address that is trusted no more is not asked', async () => {
  await sendTo('/ok');
  const { hits } = await seen('/ok');
  await endpoint.stub.handOver(handed({ ...published('d'), host: '127.0.0.1' }, { trusted: [] }));
  await endpoint.nextAlarm();
  expect((await endpoint.deliveries())[2]).toMatchObject({ state: 'waiting', outcome: 'bad_address' });
  expect(await seen('/ok')).toMatchObject({ hits });
});

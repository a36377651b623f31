import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { askAs } from '../testing/ask.ts';
import { issueToken } from '../testing/submitting.ts';
import { failing, handed, ok, published, storeRow, testEndpoint } from '../testing/webhook-events.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

let endpoint: Awaited<ReturnType<typeof testEndpoint>>;
beforeEach(async () => {
  endpoint = await testEndpoint();
  const row = env.DB.prepare(
    'insert or replace into webhook_listings (slug, object, hosts, build) values (?, ?, ?, ?)',
  );
  await row.bind('my-tool', endpoint.object, '["www.works.example"]', '').run();
  await storeRow(endpoint.object, 'works.example');
});

let callers = 0;

/** Every request is from an address of its own, so that none meets a limit. */
async function ask(method: string, path: string, domain = 'works.example', variables = {}) {
  callers += 1;
  const headers = { Authorization: `Bearer ${await issueToken([domain])}` };
  const address = `203.0.113.${callers}`;
  const answer = await askAs(address, `/api/v1/publisher/webhooks/${path}`, { method, headers }, variables);
  return { status: answer.status, headers: answer.headers, body: await answer.json<{ data: { id: string } }>() };
}

describe('a publisher', () => {
  it('sees how the endpoint stands and what was sent, newest first', async () => {
    await endpoint.activate();
    endpoint.answerWith(failing);
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run();
    const { status, headers, body } = await ask('GET', 'my-tool/deliveries');
    expect([status, headers.get('Cache-Control'), headers.has('ETag')]).toEqual([200, 'no-store', false]);
    expect(body).toEqual({
      data: [
        {
          id: `published_my-tool_${'b'.repeat(40)}`,
          event: 'listing.published',
          listing: 'my-tool',
          state: 'waiting',
          attempts: 1,
          history: [{ attempted_at: '2040-01-01T00:00:00.000Z', outcome: 'refused', status: 500, duration_ms: 0 }],
          outcome: 'refused',
          status: 500,
          body: endpoint.sent[0]?.body,
          created_at: '2040-01-01T00:00:00.000Z',
          attempted_at: '2040-01-01T00:00:00.000Z',
          next_attempt_at: '2040-01-01T00:00:05.000Z',
        },
        expect.objectContaining({
          ...{ event: 'endpoint.challenge', state: 'delivered' },
          ...{ status: 200, body: null, next_attempt_at: null },
        }),
      ],
      endpoint: {
        id: expect.stringMatching(/^wh_[0-9a-f]{24}$/),
        ...{ state: 'active', host: 'hooks.works.example', events: ['listing.published', 'rank.changed'] },
        ...{ listings: ['my-tool'], secret_shown: true },
      },
    });
  });

  it('sends a delivery again', async () => {
    await endpoint.activate();
    endpoint.answerWith(ok);
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run();
    const id = `published_my-tool_${'b'.repeat(40)}`;
    expect(await ask('POST', `my-tool/deliveries/${id}/resend`)).toMatchObject({ status: 202, body: { data: { id } } });
    await endpoint.run();
    expect(endpoint.sent.map(({ headers }) => headers['X-Service-Delivery'])).toEqual([id, id]);
    expect(await ask('POST', 'my-tool/deliveries/unknown/resend')).toMatchObject({ status: 404 });
  });

  it('sends a delivery at once that waits, if the endpoint is active', async () => {
    await endpoint.activate();
    endpoint.answerWith(failing);
    await endpoint.stub.handOver(handed(published()));
    await endpoint.run();
    const path = `my-tool/deliveries/published_my-tool_${'b'.repeat(40)}/resend`;
    expect(await ask('POST', path)).toMatchObject({ status: 202 });
    await endpoint.run();
    expect(endpoint.sent).toHaveLength(2);
    await endpoint.stub.handOver(handed({}, { proved: [] }));
    expect(await ask('POST', path)).toMatchObject({ status: 409, body: { code: 'webhook_not_ready' } });
  });

  it('asks for a challenge', async () => {
    await endpoint.activate();
    const { status, body } = await ask('POST', 'my-tool/test');
    expect(status).toBe(202);
    await endpoint.run();
    expect(endpoint.sent).toMatchObject([{ headers: { 'X-Service-Delivery': body.data.id } }]);
  });

  it('gets another secret, in an answer that nobody keeps', async () => {
    await endpoint.stub.handOver(handed({}, { proved: [] }));
    await endpoint.stub.prove('works.example');
    const { status, headers, body } = await ask('POST', 'my-tool/rotate-secret');
    expect(status).toBe(200);
    expect(body.data).toEqual({
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
      former_until: '2040-01-02T00:00:00.000Z',
    });
    expect([headers.get('Cache-Control'), headers.has('ETag')]).toEqual(['no-store', false]);
  });

  it.each([
    ['at once', 'my-tool/rotate-secret?now=true'],
    ['when it is confirmed', 'my-tool/rotate-secret/confirm'],
  ])('ends the old secret %s', async (_what, path) => {
    await endpoint.activate();
    await endpoint.stub.rotateSecret(false);
    const { status, body } = await ask('POST', path);
    expect([status, body.data]).toEqual([200, expect.objectContaining({ former_until: null })]);
  });

  it('cannot test what is not in use', async () => {
    await endpoint.activate();
    await endpoint.stub.suspend('my-tool');
    expect(await ask('POST', 'my-tool/test')).toMatchObject({ status: 409, body: { code: 'webhook_not_ready' } });
  });
});

it.each([
  ['of another domain', 'my-tool/deliveries', 'stranger.example'],
  ['of a domain that only ends alike', 'my-tool/deliveries', 'orks.example'],
  ['for a listing that is not there', 'unknown/deliveries', 'works.example'],
])('a token %s learns that there is nothing', async (_what, path, domain) => {
  expect(await ask('GET', path, domain)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

it('a catalog without a key says that it sends no webhooks', async () => {
  const answer = await ask('GET', 'my-tool/deliveries', 'works.example', { WEBHOOK_KEY: undefined });
  expect(answer).toMatchObject({ status: 503, body: { code: 'webhooks_off' } });
  expect(answer.headers.get('Retry-After')).toBe('86400');
});

/** An address on a domain that its publisher has proved needs no challenge; every other one does. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { PATIENCE } from '../testing/patience.ts';
import type {} from '../testing/receiver-context.ts';
import { echo, handed, movedTo, published, testEndpoint } from '../testing/webhook-events.ts';
import worker from '../worker.ts';
import { isOwnAddress } from './challenge-and-state.ts';
import { DAY } from './retry-times.ts';

const receiver = inject('receiver');
const BOTH = ['listing.published', 'rank.changed'];
const OWN = { asking_host: 'feeds.works.example' };
const event = (headers: Record<string, string>) => headers['X-Service-Event'];

describe('an address is its publisher’s own', () => {
  it.each<[what: string, is: boolean, host: string | undefined, asking: string | undefined, proved: string[]]>([
    ['on the domain itself', true, 'works.example', 'works.example', ['works.example']],
    ['below the domain, as the feed is', true, 'hooks.works.example', 'www.works.example', ['works.example']],
    ['on one of several domains', true, 'hooks.b.example', 'b.example', ['a.example', 'b.example']],
    ['of nobody', false, undefined, 'works.example', ['works.example']],
    ['on a domain that nobody has proved', false, 'works.example', 'works.example', []],
    ['on somebody else’s proved domain', false, 'victim.example', 'evil.example', ['evil.example', 'victim.example']],
    ['on the proved domain of its homepage alone', false, 'victim.example', 'evil.example', ['victim.example']],
    ['asked for by nobody who is known', false, 'works.example', undefined, ['works.example']],
    ['on a name that only ends alike', false, 'notworks.example', 'works.example', ['works.example']],
    ['on a name that begins alike', false, 'works.example.evil.example', 'works.example', ['works.example']],
    ['above the proved domain', false, 'works.example', 'me.works.example', ['me.works.example']],
    ['beside the proved domain', false, 'you.works.example', 'me.works.example', ['me.works.example']],
    ['with a dot at its end', false, 'works.example.', 'works.example', ['works.example']],
    ['on the top of all names', false, 'works.example', 'evil.example', ['']],
  ])('%s: %s', (_what, is, host, asking, proved) => {
    expect(isOwnAddress(host, asking, proved)).toBe(is);
  });
});

describe('an endpoint at an address of its publisher’s own', () => {
  let endpoint: Awaited<ReturnType<typeof testEndpoint>>;
  beforeEach(async () => {
    endpoint = await testEndpoint();
  });

  it('is active at once, and gets what was published, without a challenge', async () => {
    await endpoint.stub.handOver(handed({ ...published(), ...OWN }));
    await endpoint.show();
    await endpoint.run();
    expect([await endpoint.state(), endpoint.sent.map(({ headers }) => event(headers))]).toEqual([
      'active',
      ['listing.published'],
    ]);
  });

  it('is active as soon as the domain is proved, and gets what has waited', async () => {
    await endpoint.stub.handOver(handed({ ...published(), ...OWN }, { proved: [] }));
    await endpoint.run(DAY);
    expect(endpoint.sent).toEqual([]);
    expect(await endpoint.stub.prove('works.example')).toMatch(/^whsec_/);
    await endpoint.run();
    expect(endpoint.sent.map(({ headers }) => event(headers))).toEqual(['listing.published']);
  });

  it('is challenged when the domain that was proved is another one', async () => {
    const asking = { asking_host: 'elsewhere.example', hosts: ['works.example', 'elsewhere.example'] };
    await endpoint.stub.handOver(handed({ ...published(), ...asking }, { proved: [] }));
    await endpoint.stub.prove('works.example');
    await endpoint.run();
    expect([await endpoint.state(), endpoint.events()]).toEqual(['challenged', []]);
  });

  it('waits no longer for the answer to a challenge when its domain is proved as well', async () => {
    await endpoint.stub.handOver(handed({ ...published(), ...OWN }, { proved: ['elsewhere.example'] }));
    await endpoint.show();
    await endpoint.run();
    expect(await endpoint.state()).toBe('challenged');
    await endpoint.stub.handOver(handed(OWN));
    await endpoint.show();
    await endpoint.run(DAY);
    expect([await endpoint.state(), endpoint.events().length]).toEqual(['active', 1]);
  });

  it('waits no longer from the moment on at which its domain is proved as well', async () => {
    const hosts = { hosts: ['elsewhere.example', 'feeds.works.example'] };
    await endpoint.stub.handOver(handed({ ...published(), ...OWN, ...hosts }, { proved: ['elsewhere.example'] }));
    await endpoint.show();
    await endpoint.run();
    expect(await endpoint.state()).toBe('challenged');
    expect(await endpoint.stub.prove('works.example')).toBeUndefined();
    await endpoint.run();
    expect([await endpoint.state(), endpoint.events().length]).toEqual(['active', 1]);
  });

  it('gets nothing when no domain is proved any more', async () => {
    await endpoint.stub.handOver(handed(OWN));
    await endpoint.show();
    await endpoint.stub.handOver(handed({ ...published(), ...OWN }, { proved: [] }));
    await endpoint.run(DAY);
    expect([await endpoint.state(), endpoint.sent]).toEqual(['dormant', []]);
  });

  it('is challenged when it is on no proved domain any more, although its listing is on another', async () => {
    await endpoint.stub.handOver(handed(OWN));
    await endpoint.show();
    const lost = { proved: ['elsewhere.example'] };
    await endpoint.stub.handOver(handed({ ...published(), ...OWN }, lost));
    await endpoint.run();
    expect([await endpoint.state(), endpoint.events()]).toEqual(['challenged', []]);
    endpoint.answerWith(echo);
    await endpoint.stub.sendChallenge();
    await endpoint.run();
    await endpoint.stub.handOver(handed(OWN, lost));
    expect([await endpoint.state(), endpoint.events().length]).toEqual(['active', 1]);
  });

  it('that was disabled comes back by a test that it takes, whatever it says', async () => {
    endpoint.answerWith(() => new Response(null, { status: 410 }));
    await endpoint.stub.handOver(handed({ ...published(), ...OWN }));
    await endpoint.show();
    await endpoint.run();
    await endpoint.stub.handOver(handed(OWN));
    await endpoint.show();
    expect(await endpoint.state()).toBe('disabled');
    endpoint.answerWith(() => new Response(null, { status: 204 }));
    await endpoint.stub.sendChallenge();
    await endpoint.run();
    expect(await endpoint.state()).toBe('active');
  });
});

describe('a receiver that knows the specification alone', () => {
  interface Kept {
    headers: Record<string, string>;
    body: string;
  }
  let secret = '';

  it.each([
    ['a document that was submitted', 'by-body', 'submitted:by-body'],
    ['an address that was submitted', 'by-url', 'https://127.0.0.1/pad.json'],
  ])('gets and verifies both kinds of events of %s', async (_what, slug, source) => {
    await env.DB.prepare('delete from webhook_domains').run();
    const facts = { slug, host: '127.0.0.1', hosts: ['127.0.0.1'], asking_host: '127.0.0.1', sources: [source] };
    const requests = [{ source, url: `http://${receiver}/specification`, events: BOTH }];
    await tell('/webhooks', { requests });
    await build('2026-01-01', { ...facts, ...published() });
    const { data } = await tell<{ data: { secret: string }[] }>('/webhooks/domains', { domain: '127.0.0.1' });
    await build('2026-01-02', { ...facts, ...movedTo(3) });
    const kept = await vi.waitFor(async () => {
      const all = await (await fetch(`http://${receiver}/kept`)).json<Kept[]>();
      const found = all.filter(({ headers }) => headers['x-service-listing'] === slug);
      expect(found.map(({ headers }) => headers['x-service-event'])).toEqual(BOTH);
      return found;
    }, PATIENCE);
    // The second listing goes to the endpoint that the first has made.
    secret = data[0]?.secret ?? secret;
    for (const request of kept) expect(await isGenuine(secret, request)).toBe(true);
    expect(await isGenuine(secret, { ...(kept[0] as Kept), body: '{}' })).toBe(false);
    expect(JSON.parse(kept[1]?.body ?? '')).toEqual({
      event: 'rank.changed',
      software: slug,
      rank: { previous: 5, current: 3, score: 60.5 },
      computed_on: '2026-01-02',
    });
  });

  /** "The signed text is the timestamp header value, then one dot character, then the raw request body bytes." */
  async function isGenuine(secret: string, { headers, body }: Kept): Promise<boolean> {
    const { 'x-service-timestamp': timestamp = '', 'x-service-signature': signature = '' } = headers;
    const bytes = (text: string) => new TextEncoder().encode(text);
    const algorithm = { name: 'HMAC', hash: 'SHA-256' };
    const key = await crypto.subtle.importKey('raw', bytes(secret), algorithm, false, ['verify']);
    const digest = Uint8Array.fromHex(signature.slice('sha256='.length));
    const isFresh = Date.now() / 1000 - Number(timestamp) <= 300;
    return isFresh && (await crypto.subtle.verify('HMAC', key, digest, bytes(`${timestamp}.${body}`)));
  }

  const build = (date: string, change: Parameters<typeof handed>[0]) =>
    tell('/events', { build: { commit: '1'.repeat(40), date }, listings: [handed(change).listing] });

  /** As a pipeline on the same machine says it to a worker in development. */
  async function tell<T>(path: string, body: unknown): Promise<T> {
    const headers = { Authorization: `Bearer ${env.INTERNAL_KEY}` };
    const request = new Request(`http://127.0.0.1:8787/internal/v1${path}`, {
      ...{ headers, method: 'POST' },
      body: JSON.stringify(body),
    });
    const answer = await worker.fetch(
      request as never,
      { ...env, TRUSTED_ADDRESSES: receiver },
      createExecutionContext(),
    );
    expect(answer.status).toBe(200);
    return answer.json<T>();
  }
});

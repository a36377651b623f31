/** How the pipeline's words become endpoints. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { PATIENCE } from '../testing/patience.ts';
import type {} from '../testing/receiver-context.ts';
import { endLoad, startLoad } from '../testing/search.ts';
import { handed, movedTo, published, URL_OF_ENDPOINT } from '../testing/webhook-events.ts';
import worker from '../worker.ts';
import { proveDomain } from './after-domain-proof.ts';
import { endpointOf } from './endpoint-object.ts';
import { DAY } from './retry-times.ts';

const receiver = inject('receiver');
/** Of endpoints that are challenged here. */
const AT_RECEIVER = { host: '127.0.0.1' };
const RECEIVER_URL = `http://${receiver}/echo`;
const SOURCE = 'https://works.example/pad.json';
const BOTH = ['listing.published', 'rank.changed'];
const FIRST = { commit: '1'.repeat(40), date: '2026-01-01' };
const SECOND = { commit: '2'.repeat(40), date: '2026-01-02' };

const tables = ['event_requests', 'webhook_endpoints', 'webhook_listings', 'webhook_domains', 'webhook_builds'];
beforeEach(async () => {
  await env.DB.batch(tables.map((table) => env.DB.prepare(`delete from ${table}`)));
});

async function tell<T>(path: string, body?: unknown): Promise<T> {
  const answer = await ask(path, body);
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json<{ data: T }>()).data;
}

/** As a pipeline on the same machine asks a worker in development. */
function ask(path: string, body?: unknown, origin = 'http://127.0.0.1:8787', variables = {}): Promise<Response> {
  const request = new Request(`${origin}/internal/v1${path}`, asPipeline(body));
  return worker.fetch(
    request as never,
    { ...env, TRUSTED_ADDRESSES: receiver, ...variables },
    createExecutionContext(),
  );
}

function asPipeline(body?: unknown): RequestInit {
  const headers = { Authorization: `Bearer ${env.INTERNAL_KEY}` };
  return body === undefined ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
}

const requested = (url = URL_OF_ENDPOINT, events = BOTH, source = SOURCE) =>
  tell<{ refused: string[] }>('/webhooks', { requests: [{ source, url, events }] });
const build = (build: typeof FIRST, ...changes: Parameters<typeof handed>[0][]) =>
  tell('/events', { build, listings: changes.map((change) => handed(change).listing) });
const complete = (build: typeof FIRST) => tell<{ left: number }>('/events/complete', { build });
const prove = (domain: string) => tell<{ slug: string; secret: string }[]>('/webhooks/domains', { domain });

async function endpoints(): Promise<Record<string, string | null>> {
  const listings = env.DB.prepare('select slug, object from webhook_listings order by slug');
  const { results } = await listings.all<{ slug: string; object: string | null }>();
  return Object.fromEntries(results.map(({ slug, object }) => [slug, object]));
}

async function describeEndpoint(slug = 'my-tool') {
  const object = (await endpoints())[slug];
  return object ? oldestFirst(await endpointOf(env, object).describe(10)) : undefined;
}

const oldestFirst = <T extends { deliveries: object[] }>(described: T) => ({
  ...described,
  deliveries: described.deliveries.toReversed() as T['deliveries'],
});

/** Of the endpoint that the listing has now, also when it has another one later. */
async function describer() {
  const { 'my-tool': object } = await endpoints();
  return async () => oldestFirst(await endpointOf(env, object ?? '').describe(10));
}

describe('a request', () => {
  it('becomes an endpoint when a build names the listing of its feed, with the host that was approved', async () => {
    expect(await requested()).toEqual({ refused: [] });
    expect(await endpoints()).toEqual({});
    await prove('works.example');
    await build(FIRST, published());
    expect(await describeEndpoint()).toMatchObject({
      state: 'challenged',
      host: 'hooks.works.example',
      kinds: BOTH,
      deliveries: [{ kind: 'listing.published', state: 'waiting' }, { kind: 'endpoint.challenge' }],
    });
  });

  it('of another feed for the same slug becomes none', async () => {
    await requested(URL_OF_ENDPOINT, BOTH, 'https://stranger.example/pad.json');
    await build(FIRST, {});
    expect(await endpoints()).toEqual({});
  });

  it.each([
    ['both kinds', BOTH, ['listing.published']],
    ['moves alone', ['rank.changed'], []],
  ])('for %s that comes after the publication hears of it if it wants to', async (_what, events, expected) => {
    await prove('works.example');
    await build(FIRST, { ...AT_RECEIVER, ...published() });
    expect(await endpoints()).toEqual({ 'my-tool': null });
    await requested(RECEIVER_URL, events);
    await build(SECOND, AT_RECEIVER);
    await prove('works.example');
    await vi.waitFor(async () => {
      const { state, deliveries = [] } = (await describeEndpoint()) ?? {};
      const attempted = deliveries.filter(({ attempts, kind }) => attempts > 0 && kind !== 'endpoint.challenge');
      expect([state, attempted.map(({ kind }) => kind)]).toEqual(['active', expected]);
    }, PATIENCE);
  });

  it('is that of its own feed, also where others arrive with it', async () => {
    const other = 'https://works.example/other.json';
    await prove('works.example');
    await requested(URL_OF_ENDPOINT, ['rank.changed']);
    await requested(URL_OF_ENDPOINT, ['listing.published'], other);
    await build(FIRST, {}, { slug: 'other', sources: [other] });
    expect(await describeEndpoint()).toMatchObject({ kinds: ['rank.changed'] });
    expect(await describeEndpoint('other')).toMatchObject({ kinds: ['listing.published'] });
  });

  it('for another host than was approved becomes none, and leaves an endpoint as it is', async () => {
    await requested('https://stranger.example/hook');
    await build(FIRST, {});
    expect(await endpoints()).toEqual({});
    await prove('works.example');
    await requested();
    await build(FIRST, published());
    await requested('https://stranger.example/hook');
    await build(SECOND, {});
    expect(await describeEndpoint()).toMatchObject({ state: 'challenged', host: 'hooks.works.example' });
    const former = await describer();
    await build(SECOND, { host: 'stranger.example' });
    expect(await describeEndpoint()).toMatchObject({ host: 'stranger.example' });
    expect(await former()).toMatchObject({ listings: [], deliveries: [{ state: 'waiting' }, {}] });
  });

  it('that is approved no longer leaves its endpoint without events, until another one arrives', async () => {
    await prove('works.example');
    await requested();
    await build(FIRST, published());
    const former = await describer();
    await build(SECOND, { host: 'other.example' });
    expect(await endpoints()).toEqual({ 'my-tool': null });
    const deliveries = [{ state: 'replaced' }, { state: 'replaced' }];
    expect(await former()).toMatchObject({ state: 'suspended', host: null, deliveries });
  });

  it('can change kinds without asking, and its path for another endpoint, where the listing begins anew', async () => {
    await prove('works.example');
    await requested();
    await build(FIRST, published());
    const former = await describer();
    await requested(URL_OF_ENDPOINT, ['rank.changed', 'unknown']);
    await build(SECOND, {});
    expect(await former()).toMatchObject({ kinds: ['rank.changed'], listings: ['my-tool'] });
    await requested('https://hooks.works.example/other', ['rank.changed']);
    await build(SECOND, movedTo(3));
    expect(await describeEndpoint()).toMatchObject({ isShown: false, deliveries: [{ kind: 'endpoint.challenge' }] });
    const deliveries = [{ kind: 'listing.published', state: 'waiting' }, { kind: 'endpoint.challenge' }];
    expect(await former()).toMatchObject({ listings: [], deliveries });
    await requested();
    await build(SECOND, movedTo(3));
    expect(await former()).toMatchObject({ listings: ['my-tool'] });
  });

  it('that leads to no address that anything may be sent to is refused, and so is what was requested before', async () => {
    await requested();
    expect(await requested('https://intranet/')).toEqual({ refused: [SOURCE] });
    await build(FIRST, {});
    expect(await endpoints()).toEqual({});
  });

  it('of a submitted document is known by the slug it was submitted for', async () => {
    await requested(URL_OF_ENDPOINT, ['rank.changed'], 'submitted:old-name');
    const sources = ['submitted:my-tool', 'submitted:old-name'];
    await prove('works.example');
    await build(FIRST, { formerly: ['old-name'], sources });
    expect(await describeEndpoint()).toMatchObject({ host: 'hooks.works.example', kinds: ['rank.changed'] });
  });

  it('is forgotten when nobody has said it for 90 days', async () => {
    await requested();
    await env.DB.prepare(`update event_requests set noted_on = '2020-01-01'`).run();
    await complete(FIRST);
    expect((await env.DB.prepare('select * from event_requests').all()).results).toEqual([]);
  });
});

describe('a build', () => {
  it('is acknowledged when all of it has arrived', async () => {
    expect(await tell('/events/acknowledged')).toBeNull();
    await build(FIRST, {});
    expect(await tell('/events/acknowledged')).toBeNull();
    expect(await complete(FIRST)).toEqual({ left: 0 });
    expect(await tell('/events/acknowledged')).toEqual(FIRST);
  });

  it('that went live without webhooks is the one since which there is news, until there were endpoints', async () => {
    const id = await startLoad('without-webhooks');
    await endLoad(id, 0);
    const live = (build: typeof FIRST, variables = {}) => ask(`/builds/${id}/complete`, build, undefined, variables);
    await live(FIRST);
    expect(await tell('/events/acknowledged')).toBeNull();
    await live(FIRST, { WEBHOOK_KEY: undefined });
    expect(await tell('/events/acknowledged')).toEqual(FIRST);
    await prove('works.example');
    await requested();
    await build(SECOND, {});
    await live(SECOND, { WEBHOOK_KEY: undefined });
    expect(await tell('/events/acknowledged')).toEqual(FIRST);
  });

  it.each([
    ['another slug', ['my-tool']],
    ['another slug twice before it is told', ['middle-name', 'my-tool']],
  ])('takes an endpoint along when its listing gets %s', async (_what, formerly) => {
    await prove('works.example');
    await requested();
    await build(FIRST, {});
    const { 'my-tool': object } = await endpoints();
    await build(SECOND, { slug: 'new-name', formerly });
    await complete(SECOND);
    expect(await endpoints()).toEqual({ 'new-name': object });
    expect(await describeEndpoint('new-name')).toMatchObject({ state: 'challenged', listings: ['new-name'] });
  });

  it('suspends the endpoints that it does not name; a later one that does brings them back', async () => {
    await prove('works.example');
    await requested();
    await build(FIRST, {});
    await complete(FIRST);
    await complete(SECOND);
    expect(await describeEndpoint()).toMatchObject({ state: 'suspended', host: null });
    await build({ ...SECOND, date: '2026-01-03' }, published());
    expect(await describeEndpoint()).toMatchObject({ state: 'challenged', host: 'hooks.works.example' });
  });

  it('suspends many endpoints in several steps, and is acknowledged after the last', async () => {
    const many = Array.from({ length: 30 }, (_, number) => `('tool-${number}', 'object-${number}', '[]', 'old')`);
    await env.DB.prepare(`insert into webhook_listings (slug, object, hosts, build) values ${many.join()}`).run();
    expect(await complete(FIRST)).toEqual({ left: 5 });
    expect(await tell('/events/acknowledged')).toBeNull();
    expect(await complete(FIRST)).toEqual({ left: 0 });
  });
});

describe('a listing of whose domains none is proved', () => {
  const publications = async () =>
    ((await describeEndpoint())?.deliveries ?? []).filter(({ kind }) => kind === 'listing.published');

  it('waits with its last publication, also over later builds', async () => {
    await requested(RECEIVER_URL);
    await build(FIRST, { ...AT_RECEIVER, ...published() });
    await build(SECOND, AT_RECEIVER);
    expect(await endpoints()).toEqual({ 'my-tool': null });
    await prove('works.example');
    expect(await publications()).toMatchObject([{ id: `published_my-tool_${'b'.repeat(40)}` }]);
  });

  it('has no news any more after 30 days', async () => {
    await requested(RECEIVER_URL);
    await build(FIRST, { ...AT_RECEIVER, ...published() });
    const age = env.DB.prepare(`update webhook_listings set waiting = json_set(waiting, '$.since', ?)`);
    await age.bind(Date.now() - 30 * DAY).run();
    await prove('works.example');
    expect(await describeEndpoint()).toMatchObject({ listings: ['my-tool'] });
    expect(await publications()).toEqual([]);
  });

  it('is forgotten when a build does not name it', async () => {
    await requested();
    await build(FIRST, published());
    await complete(SECOND);
    expect(await prove('works.example')).toEqual([]);
    expect(await endpoints()).toEqual({});
  });
});

describe('a domain that is proved', () => {
  it('gives the secrets of its endpoints, once, and also of hosts below it', async () => {
    const sources = ['one', 'two', 'three'].map((slug) => `https://feeds.example/${slug}.json`);
    for (const source of sources) await requested(RECEIVER_URL, BOTH, source);
    await build(
      FIRST,
      { ...AT_RECEIVER, slug: 'one', sources: sources.slice(0, 1), hosts: ['www.works.example'] },
      { ...AT_RECEIVER, slug: 'two', sources: sources.slice(1, 2), hosts: ['elsewhere.example', 'works.example'] },
      {
        ...AT_RECEIVER,
        slug: 'three',
        sources: sources.slice(2),
        hosts: ['notworks.example', 'works.example.evil.example'],
      },
    );
    const secrets = await prove('works.example');
    expect(secrets).toEqual([
      expect.objectContaining({ slug: 'one', secret: expect.stringMatching(/^whsec_/) }),
      expect.objectContaining({ slug: 'two', secret: expect.stringMatching(/^whsec_/) }),
    ]);
    await vi.waitFor(async () => expect(await describeEndpoint('one')).toMatchObject({ state: 'active' }), PATIENCE);
    expect(await endpoints()).toMatchObject({ three: null });
    expect(await prove('works.example')).toEqual([]);
  });

  it('is remembered where there is no key to keep secrets with', async () => {
    expect(await proveDomain({ ...env, WEBHOOK_KEY: undefined } as never, 'works.example')).toEqual([]);
    expect((await env.DB.prepare('select domain from webhook_domains').all()).results).toHaveLength(1);
  });

  it('lets endpoints that come later begin with their challenge, once their secret was shown', async () => {
    await prove('works.example');
    await requested(RECEIVER_URL);
    await build(FIRST, AT_RECEIVER);
    expect(await describeEndpoint()).toMatchObject({ state: 'challenged', isShown: false });
    expect(await prove('works.example')).toHaveLength(1);
    await vi.waitFor(async () => expect(await describeEndpoint()).toMatchObject({ state: 'active' }), PATIENCE);
  });
});

describe('listings whose feeds name one address', () => {
  const feed = (name: string, host: string) => `https://${host}/${name}.json`;
  const named = (slug: string, host = 'works.example', change: Parameters<typeof handed>[0] = {}) => ({
    ...AT_RECEIVER,
    ...{ slug, sources: [feed(slug, host)], hosts: [host], asking_host: host },
    ...change,
  });
  const request = (slug: string, host = 'works.example') => requested(RECEIVER_URL, BOTH, feed(slug, host));

  it('share an endpoint and a secret where one domain asks, whenever it was proved', async () => {
    for (const slug of ['one', 'two']) await request(slug);
    await build(FIRST, named('one', 'works.example', published()), named('two'));
    expect(await endpoints()).toEqual({ one: null, two: null });
    expect(await prove('works.example')).toEqual([
      expect.objectContaining({ slug: 'one', listings: ['one', 'two'], host: '127.0.0.1' }),
    ]);
    expect(new Set(Object.values(await endpoints())).size).toBe(1);
    const { deliveries = [] } = (await describeEndpoint('one')) ?? {};
    expect(deliveries.filter(({ kind }) => kind === 'listing.published')).toMatchObject([{ slug: 'one' }]);
    await request('three');
    await build(SECOND, named('one'), named('two'), named('three'));
    expect(new Set(Object.values(await endpoints())).size).toBe(1);
    expect(await prove('works.example')).toEqual([]);
  });

  it('do not share it where two domains ask', async () => {
    await request('one');
    await request('two', 'other.example');
    for (const domain of ['works.example', 'other.example']) await prove(domain);
    await build(FIRST, named('one'), named('two', 'other.example'));
    const { one, two } = await endpoints();
    expect(one).not.toBe(two);
    const secrets = [...(await prove('works.example')), ...(await prove('other.example'))];
    expect(secrets.map(({ slug }) => slug)).toEqual(['one', 'two']);
    expect(new Set(secrets.map(({ secret }) => secret)).size).toBe(2);
  });

  it('leave it one by one; what waits of them stays', async () => {
    for (const slug of ['one', 'two']) await request(slug);
    await prove('works.example');
    await build(FIRST, named('one'), named('two', 'works.example', published()));
    await requested(`http://${receiver}/ok`, BOTH, feed('two', 'works.example'));
    await build(SECOND, named('one'), named('two'));
    const { one, two } = await endpoints();
    expect(one).not.toBe(two);
    expect(await describeEndpoint('one')).toMatchObject({
      listings: ['one'],
      deliveries: [{ kind: 'endpoint.challenge' }, { slug: 'two', kind: 'listing.published', state: 'waiting' }],
    });
    expect(await describeEndpoint('two')).toMatchObject({
      listings: ['two'],
      deliveries: [{ kind: 'endpoint.challenge' }],
    });
    await complete({ ...SECOND, date: '2026-01-03' });
    expect(await describeEndpoint('one')).toMatchObject({ listings: [] });
  });
});

describe('the entrance', () => {
  it.each([
    ['requests', '/webhooks', { requests: 'all' }],
    ['listings', '/events', { build: FIRST, listings: Array.from({ length: 101 }, () => ({})) }],
  ])('takes lists of at most 100 %s', async (name, path, body) => {
    const answer = await ask(path, body);
    expect(await answer.json()).toMatchObject({
      code: 'bad_parameter',
      detail: `${name} must be a list of at most 100.`,
    });
  });

  const askAt = (origin: string, variables: object) =>
    ask('/webhooks', { requests: [{ source: SOURCE, url: 'http://127.0.0.1:9000/', events: [] }] }, origin, variables);

  it('is closed without a key to seal secrets with', async () => {
    const answer = await askAt('https://catalog.test', { WEBHOOK_KEY: undefined });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      code: 'webhooks_off',
      detail: 'The worker has no secret WEBHOOK_KEY (32 random bytes in base64), so it keeps no webhooks. Set it.',
    });
  });

  it('takes addresses of this machine in development, and refuses to work with them in a deployment', async () => {
    const variables = { TRUSTED_ADDRESSES: '127.0.0.1:9000' };
    const atHome = await askAt('http://127.0.0.1:8787', variables);
    expect(await atHome.json()).toEqual({ data: { refused: [] } });
    const deployed = await askAt('https://catalog.test', variables);
    expect(deployed.status).toBe(503);
    expect(await deployed.json()).toMatchObject({
      code: 'webhooks_off',
      detail: 'The worker has the variable TRUSTED_ADDRESSES, which is for development only. Remove it.',
    });
  });
});

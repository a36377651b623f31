/** How the client treats hosts: one request at a time, pauses, and when it asks to be left alone. */
import { describe, expect, it } from 'vitest';
import { canary, http, SECRET, trusting } from '../../testing/guarded-fetching.ts';
import { type ClientOptions, createGuardedClient, type GuardedClient } from './guarded-client.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');

async function withClient<T>(options: Partial<ClientOptions>, use: (client: GuardedClient) => Promise<T>): Promise<T> {
  const client = createGuardedClient({ trusted: new Set(), userAgent: 'Catalog/test', ...options });
  try {
    return await use(client);
  } finally {
    await client.close();
  }
}

/** Notes how long it was to sleep, and does not. */
function sleeplessClock() {
  const pauses: number[] = [];
  const clock = { now: () => NOW, sleep: async (ms: number) => void pauses.push(ms) };
  return { pauses, clock };
}

/** Servers that answer after some milliseconds; notes how many requests they had at once. */
async function slowServers(count: number, ms: number) {
  const requests = { now: 0, most: 0 };
  const serve = () =>
    http((_request, response) => {
      requests.now += 1;
      requests.most = Math.max(requests.most, requests.now);
      setTimeout(() => {
        requests.now -= 1;
        response.end('{}');
      }, ms);
    });
  return { servers: await Promise.all(Array.from({ length: count }, serve)), requests };
}

describe('a host', () => {
  it('is asked one thing at a time, and waiting for that is not counted as time to answer', async () => {
    const { servers, requests } = await slowServers(1, 300);
    await withClient({ ...trusting(...servers), totalMs: 1_000 }, async (client) => {
      const addresses = Array.from({ length: 5 }, (_, index) => `${servers[0]?.origin}/${index}`);
      const results = await Promise.all(addresses.map((address) => client.fetch(address)));
      expect(results).toEqual(results.map(() => ({ bytes: Buffer.from('{}') })));
    });
    expect(requests.most).toBe(1);
  });

  it.each([
    ['https://works.example/feed', 'https://works.example/other', [1_000]],
    ['http://works.example/feed', 'https://works.example./feed', [1_000]],
    ['https://works.example/feed', 'https://www.works.example/feed', []],
    ['https://api.github.com/a', 'https://api.github.com/b', []],
    ['https://api.forge.example/a', 'https://api.forge.example/b', []],
  ])('that was asked for %s is asked for %s after %j ms', async (first, second, pause) => {
    const { pauses, clock } = sleeplessClock();
    // Names that lead nowhere public are enough, because the turn comes before the connection.
    const options = { clock, resolve: async () => ['10.0.0.1'], sharedHosts: ['api.forge.example'] };
    await withClient(options, async (client) => {
      for (const address of [first, second]) {
        const result = await client.fetch(address, { allowHttp: true });
        expect(result).toMatchObject({ refusal: { code: 'private_address' } });
      }
    });
    expect(pauses).toEqual(pause);
  });

  it('that is trusted is asked again without a pause', async () => {
    const { pauses, clock } = sleeplessClock();
    const server = await canary();
    await withClient({ ...trusting(server), clock }, async (client) => {
      await client.fetch(server.origin);
      await client.fetch(server.origin);
    });
    expect([pauses, server.hits]).toEqual([[], 2]);
  });

  it('is not blocked by feeds that redirect to and fro between two', async () => {
    const origins: string[] = [];
    const redirecting = (other: number) =>
      http(({ url }, response) => {
        if (url === '/end') return response.end('{}');
        return response.writeHead(302, { location: `${origins[other]}/end` }).end();
      });
    const [one, two] = [await redirecting(1), await redirecting(0)];
    origins.push(one.origin, two.origin);
    await withClient({ ...trusting(one, two), totalMs: 2_000 }, async (client) => {
      const addresses = Array.from({ length: 20 }, (_, index) => `${origins[index % 2]}/${index}`);
      const results = await Promise.all(addresses.map((address) => client.fetch(address)));
      expect(results).toEqual(results.map(() => expect.objectContaining({ bytes: Buffer.from('{}') })));
    });
  });

  it('waits where too many others are being asked', async () => {
    const { servers, requests } = await slowServers(6, 20);
    await withClient({ ...trusting(...servers), maxInFlight: 2 }, async (client) => {
      await Promise.all(servers.map(({ origin }) => client.fetch(origin)));
    });
    expect(requests.most).toBe(2);
  });
});

describe('Retry-After', () => {
  const { clock } = sleeplessClock();
  const asking = (status: number, retryAfter: string) =>
    http(({ url }, response) => {
      if (url === '/fine') return response.end('{}');
      return response.writeHead(status, { 'retry-after': retryAfter }).end(SECRET);
    });

  it.each([
    [429, '120', '2026-11-20T12:02:00Z'],
    [503, 'Fri, 20 Nov 2026 15:00:00 GMT', '2026-11-20T15:00:00Z'],
    [503, '999999999', '2026-11-21T12:00:00Z'],
  ])('with status %i and %j is kept for the host, whatever it is asked for', async (status, field, time) => {
    const server = await asking(status, field);
    const other = await canary();
    const retryAt = new Date(time);
    await withClient({ ...trusting(server, other), clock }, async (client) => {
      const waiting = [client.fetch(server.origin), client.fetch(`${server.origin}/fine`)];
      const left = { refusal: { code: 'asked_to_wait', retryAt } };
      const refused = { refusal: { code: 'bad_status', values: { status }, retryAt } };
      expect(await Promise.all(waiting)).toEqual([refused, left]);
      expect(await client.fetch(`${server.origin}/fine`)).toEqual(left);
      expect(await client.request(`${server.origin}/fine`)).toEqual(left);
      expect(await client.fetch(other.origin)).toHaveProperty('bytes');
    });
    expect([server.hits, other.hits]).toEqual([1, 1]);
  });

  it('is over when its time has come', async () => {
    const server = await asking(429, '60');
    let now = NOW;
    await withClient({ ...trusting(server), clock: { ...clock, now: () => now } }, async (client) => {
      await client.fetch(server.origin);
      now += 59_999;
      expect(await client.fetch(`${server.origin}/fine`)).toMatchObject({ refusal: { code: 'asked_to_wait' } });
      now += 1;
      expect(await client.fetch(`${server.origin}/fine`)).toHaveProperty('bytes');
    });
  });

  it('is kept for the host that said it, not for the one that redirected there', async () => {
    const server = await asking(429, '60');
    const first = await http(({ url }, response) => {
      if (url === '/fine') return response.end('{}');
      return response.writeHead(302, { location: server.origin }).end();
    });
    await withClient({ ...trusting(server, first), clock }, async (client) => {
      expect(await client.fetch(first.origin)).toMatchObject({ refusal: { code: 'bad_status' } });
      expect(await client.fetch(`${first.origin}/fine`)).toHaveProperty('bytes');
      expect(await client.fetch(first.origin)).toMatchObject({ refusal: { code: 'asked_to_wait' } });
    });
    expect([server.hits, first.hits]).toEqual([1, 3]);
  });

  it('is an answer like any other to a request of an API, and kept all the same', async () => {
    const server = await asking(429, '60');
    await withClient({ ...trusting(server), clock }, async (client) => {
      expect(await client.request(server.origin)).toMatchObject({ status: 429, bytes: Buffer.from(SECRET) });
      expect(await client.request(server.origin)).toMatchObject({ refusal: { code: 'asked_to_wait' } });
    });
  });

  it.each([
    [200, '60'],
    [301, '60'],
    [404, '60'],
    [429, '0'],
    [429, 'soon'],
    [503, 'Fri, 20 Nov 2026 11:00:00 GMT'],
  ])('with status %i and %j means nothing', async (status, field) => {
    const server = await asking(status, field);
    await withClient({ ...trusting(server), clock }, async (client) => {
      await client.fetch(server.origin);
      expect(await client.fetch(`${server.origin}/fine`)).toHaveProperty('bytes');
    });
  });
});

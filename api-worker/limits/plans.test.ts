import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { ProblemDocument } from '../../schemas/contracts/generated/problem.ts';
import { query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { ask, askAs, fileText, ORIGIN } from '../testing/ask.ts';
import { networkKey, networkOf } from './network.ts';
import { withinPlan } from './plans.ts';
import { readCounterOf } from './read-counter.ts';

/** The 20th second of a minute, in a month of 31 days; far ahead, as the counter of a month that is over forgets all. */
const NOW = Date.UTC(2099, 0, 30, 23, 58, 20);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An answer to its caller alone: what is the same for all carries no limits. */
const OWN = '/api/v1/software?per_page=7';

/** Asks so often, one after another, and gives the answers. */
async function askTimes(times: number, address: string, path = OWN): Promise<Response[]> {
  const answers: Response[] = [];
  for (let count = 0; count < times; count += 1) answers.push(await askAs(address, path));
  return answers;
}

const statuses = (answers: Response[]) => answers.map(({ status }) => status);

let holds = 0;

describe('the Free plan', () => {
  it('says on every answer what is left of the minute and of the month', async () => {
    const [first, second] = await askTimes(2, '192.0.2.1');
    expect(first?.headers.get('RateLimit-Policy')).toBe('"minute";q=5;w=60, "month";q=12;w=2678400');
    expect(first?.headers.get('RateLimit')).toBe('"minute";r=4;t=40, "month";r=11;t=86500');
    expect(second?.headers.get('RateLimit')).toBe('"minute";r=3;t=40, "month";r=10;t=86500');
  });

  it('refuses the request after the last of the minute with the policy it would break, and allows it a minute on', async () => {
    const answers = await askTimes(6, '192.0.2.2');
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = answers[5];
    expect(refused?.headers.get('Retry-After')).toBe('40');
    expect(refused?.headers.get('RateLimit')).toBe('"minute";r=0;t=40, "month";r=7;t=86500');
    expect(await refused?.json<ProblemDocument>()).toMatchObject({
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      code: 'quota_exceeded',
      status: 429,
      'violated-policies': ['minute'],
    });
    vi.setSystemTime(NOW + 40_000);
    expect(statuses(await askTimes(1, '192.0.2.2'))).toEqual([200]);
  });

  it('refuses when the month is used up, until the next one', async () => {
    await askTimes(5, '192.0.2.3');
    vi.setSystemTime(NOW + 60_000);
    await askTimes(5, '192.0.2.3');
    vi.setSystemTime(NOW + 120_000);
    const answers = await askTimes(3, '192.0.2.3');
    expect(statuses(answers)).toEqual([200, 200, 429]);
    expect(answers[2]?.headers.get('Retry-After')).toBe('86380');
    vi.setSystemTime(Date.UTC(2099, 1, 1));
    expect(statuses(await askTimes(1, '192.0.2.3'))).toEqual([200]);
  });

  describe('to a caller who holds the answer', () => {
    const path = OWN;
    const tag = async () => (await ask(path)).headers.get('ETag') ?? '';
    const askHeld = async (address: string, held?: string) =>
      askAs(address, path, { headers: { 'If-None-Match': held ?? (await tag()) } });

    it('costs the minute, and not the month', async () => {
      const first = await askHeld('192.0.2.50');
      expect([first.status, first.headers.get('RateLimit')]).toEqual([304, '"minute";r=4;t=40, "month";r=12;t=86500']);
      const [second] = await askTimes(1, '192.0.2.50');
      expect(second?.headers.get('RateLimit')).toBe('"minute";r=3;t=40, "month";r=11;t=86500');
    });

    it('costs both where the answer is another one', async () => {
      const answer = await askHeld('192.0.2.51', '"other"');
      expect(answer.headers.get('RateLimit')).toBe('"minute";r=4;t=40, "month";r=11;t=86500');
    });

    it('is still given when the month is used up, and refused when the minute is', async () => {
      for (const minute of [0, 1, 2]) {
        vi.setSystemTime(NOW + minute * 60_000);
        await askTimes(minute === 2 ? 2 : 5, '192.0.2.52');
      }
      const held = await tag();
      expect((await askHeld('192.0.2.52', held)).status).toBe(304);
      expect((await askHeld('192.0.2.52', '"other"')).status).toBe(429);
      expect(statuses(await askTimes(1, '192.0.2.52'))).toEqual([429]);
      await askHeld('192.0.2.52', held);
      await askHeld('192.0.2.52', held);
      expect((await askHeld('192.0.2.52', held)).status).toBe(429);
    });
  });

  it.each([
    ['two addresses', '192.0.2.4', '192.0.2.5', 200],
    ['an IPv6 network of one customer', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
    ['two IPv6 networks', '2001:db8:1:3::1', '2001:db8:1:4::1', 200],
    ['an address and the same one written as IPv6', '192.0.2.6', '::ffff:192.0.2.6', 429],
  ])('knows %s apart, or as one', async (_what, one, other, status) => {
    await askTimes(5, one);
    expect(statuses(await askTimes(1, other))).toEqual([status]);
  });

  it.each([
    '/api/v1/software',
    '/.well-known/catalog.json',
    '/schemas/pad-2.0.json',
    '/api/v1/software/none',
    files.categories,
    files.settings,
    files.buildManifest,
    files.listing('index'),
    files.listPage(undefined, 2),
  ])('holds for %s', async (path) => {
    holds += 1;
    expect(statuses(await askTimes(6, `198.51.100.${holds}`, path))[5]).toBe(429);
  });

  it.each(['/badges/tool-00.svg', '/internal/v1/tokens', '/healthz', '/openapi.json', '/software/gone/', '/nothing'])(
    'does not hold for %s',
    async (path) => {
      const answers = await askTimes(6, '203.0.113.7', path);
      expect(statuses(answers)).not.toContain(429);
      expect(answers[0]?.headers.has('RateLimit')).toBe(false);
    },
  );

  it.each([
    '/api/v1/categories',
    '/api/v1/categories?x=1',
    '/api/v1/categories/',
    '/api/v1/./categories',
    '/api/v1/categories.json',
    '/api/v1/categories.json/',
    '/api/v1/%63ategories',
    '/api/%76%31/categories.json',
    '//api/v1/categories.json',
    '/api//v1/categories.json',
    '/API/v1/categories.json',
    '/api/v1/categories.html',
    '/api/v1;/categories.json',
  ])('that is used up lets nothing through at %s, by no method', async (path) => {
    await askTimes(5, '192.0.2.12');
    const etag = (await ask('/api/v1/categories')).headers.get('ETag') ?? '';
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'DELETE', 'PROPFIND', 'get', 'Get', 'QUERY']) {
      const answer = await askAs('192.0.2.12', path, { method, headers: { 'If-None-Match': etag } });
      expect([method, answer.status >= 400 || method === 'OPTIONS']).toEqual([method, true]);
      expect(await answer.text()).not.toContain('listing_count');
    }
  });

  it('counts requests that hold the answer already, and HEAD', async () => {
    const [first] = await askTimes(1, '192.0.2.8');
    const condition = { 'If-None-Match': first?.headers.get('ETag') ?? '' };
    const held = await askAs('192.0.2.8', OWN, { headers: condition });
    expect(held.status).toBe(304);
    const head = await askAs('192.0.2.8', OWN, { method: 'HEAD' });
    expect(head.headers.get('RateLimit')).toBe('"minute";r=2;t=40, "month";r=10;t=86500');
  });

  it('keeps no address: what is stored is a hash, whose key ends with its month', async () => {
    await askTimes(1, '192.0.2.9');
    vi.setSystemTime(Date.UTC(2099, 1, 1));
    await askTimes(1, '192.0.2.9');
    const rows = await query<{ secret: string; month: string }>(env)`select * from network_keys`;
    expect(rows.map(({ month }) => month)).toEqual(['2099-02']);
    expect(JSON.stringify(rows)).not.toContain('192.0.2.9');
  });
});

describe('many requests at once', () => {
  it('may overshoot while they are in flight, and not once they are counted', async () => {
    const atOnce = (count: number) =>
      Promise.all(Array.from({ length: count }, () => askAs('192.0.2.13', '/api/v1/categories')));
    const first = statuses(await atOnce(30)).filter((status) => status === 200).length;
    expect(first).toBeGreaterThanOrEqual(5);
    expect(statuses(await atOnce(30))).toEqual(Array(30).fill(429));
    const counter = readCounterOf(env, await networkKey(env, networkOf('192.0.2.13') ?? '', '2099-01'));
    expect(await counter.add({ minute: 0, month: 0 }, NOW)).toEqual({ minute: first, month: first });
  });
});

describe('the counters', () => {
  it('know what other processes of the worker have answered', async () => {
    const counter = readCounterOf(env, await networkKey(env, networkOf('192.0.2.10') ?? '', '2099-01'));
    await counter.add({ minute: 3, month: 3 }, NOW);
    const [first, second] = await askTimes(2, '192.0.2.10');
    expect(first?.headers.get('RateLimit')).toContain('"minute";r=4');
    expect(second?.headers.get('RateLimit')).toContain('"minute";r=0');
  });

  it('that cannot be reached refuse nobody', async () => {
    const broken = {
      READ_COUNTER: {
        getByName: () => {
          throw new Error('unreachable');
        },
      },
    };
    const answers: Response[] = [];
    for (let count = 0; count < 2; count += 1) answers.push(await askAs('192.0.2.11', OWN, {}, broken));
    expect(statuses(answers)).toEqual([200, 200]);
    expect(answers[1]?.headers.get('RateLimit')).toContain('"minute";r=3');
  });

  it('that never answer keep nobody waiting, and the limit holds without them', async () => {
    const hanging = { READ_COUNTER: { getByName: () => ({ add: () => new Promise(() => {}) }) } } as unknown as Env;
    const request = new Request(`${ORIGIN}/api/v1/categories`, { headers: { 'CF-Connecting-IP': '192.0.2.14' } });
    const counting: Promise<unknown>[] = [];
    const context = { waitUntil: (promise: Promise<unknown>) => void counting.push(promise) };
    const answers: Response[] = [];
    for (let count = 0; count < 6; count += 1) {
      answers.push(await withinPlan(request, { ...env, ...hanging }, context, NOW, async () => new Response('data')));
    }
    expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(counting).toHaveLength(5);
  });
});

it('what is the same for all is not counted where the operator says so, and a search is', async () => {
  vi.resetModules();
  const settings = { ...JSON.parse(await fileText(files.settings)), count_reads: false };
  const ASSETS = {
    fetch: async (address: string, init?: RequestInit) =>
      address.endsWith(files.settings) ? Response.json(settings) : env.ASSETS.fetch(address, init),
  };
  const asking = async (path: string) => (await askAs('192.0.2.61', path, {}, { ASSETS })).headers.get('RateLimit');
  const left = await asking(OWN);
  for (let count = 0; count < 5; count += 1) expect(await asking('/api/v1/categories')).toBeNull();
  expect([left, await asking(OWN)]).toEqual([expect.stringContaining('r=4;'), expect.stringContaining('r=3;')]);
});

describe('plans that cannot be read', () => {
  // They are read once for a build.
  beforeEach(() => void vi.resetModules());

  it('stop nobody from reading, and are read once they can be', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const ASSETS = {
      fetch: async (address: string, init?: RequestInit) =>
        address.endsWith(files.settings) ? new Response(null, { status: 503 }) : env.ASSETS.fetch(address, init),
    };
    const without = await askAs('192.0.2.60', OWN, {}, { ASSETS });
    expect([without.status, without.headers.has('RateLimit')]).toEqual([200, false]);
    expect(logged).toHaveBeenCalledOnce();
    const answer = await askAs('192.0.2.60', OWN);
    expect([answer.status, answer.headers.has('RateLimit')]).toEqual([200, true]);
  });
});

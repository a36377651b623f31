/** The limit of what one address may send: exact in any 60 seconds, and of that address alone. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { ProblemDocument } from '../../schemas/contracts/generated/problem.ts';
import { getInternal, issueToken, padDocument, send } from '../testing/submitting.ts';
import { networkOf } from './network.ts';
import { limiterOf } from './rate-limit.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});
afterEach(() => void vi.useRealTimers());

const BEGIN = Date.UTC(2030, 0, 1);
const at = (ms: number) => vi.setSystemTime(BEGIN + ms);

describe('of 200 submissions from one address at once', () => {
  it('exactly 10 are taken, and the others learn when to come again', async () => {
    const token = await issueToken();
    const sending = { token, address: '192.0.2.1' };
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => send(padDocument(`tool-of-many-${index}`), sending)),
    );
    const taken = answers.filter(({ status }) => status === 202);
    const refused = answers.filter(({ status }) => status === 429);
    expect([taken.length, refused.length]).toEqual([10, 190]);
    expect(taken.map(({ headers }) => headers.get('RateLimit')?.split(';')[1]).sort()).toEqual(
      Array.from({ length: 10 }, (_, left) => `r=${left}`),
    );
    for (const answer of refused) {
      const { headers } = answer;
      const wait = Number(headers.get('Retry-After'));
      expect(wait > 0 && wait <= 60).toBe(true);
      expect(headers.get('RateLimit-Policy')).toBe('"submit";q=10;w=60');
      expect(headers.get('RateLimit')).toBe(`"submit";r=0;t=${wait}`);
      expect(await answer.json<ProblemDocument>()).toEqual({
        type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
        title: 'Quota exceeded',
        status: 429,
        detail: `No more than 10 such requests are taken in any 60 seconds. Ask again in ${wait} seconds.`,
        code: 'quota_exceeded',
        'violated-policies': ['submit'],
      });
    }
    const { data } = await getInternal<{ data: object[] }>('/submissions');
    expect(data).toHaveLength(10);
  });
});

test('the limit comes before token and body, and another address is not disturbed', async () => {
  const address = '192.0.2.2';
  for (let index = 0; index < 10; index += 1) expect((await send('rubbish', { address })).status).toBe(401);
  expect((await send('rubbish', { address })).status).toBe(429);
  expect((await send('rubbish', { address, headers: { 'X-Forwarded-For': '192.0.2.99' } })).status).toBe(429);
  expect((await send('rubbish', { address: '192.0.2.3' })).status).toBe(401);
});

test('callers whose address the platform does not name share one count, whatever they say of themselves', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const says = `203.0.113.${index}`;
    const headers = { 'X-Forwarded-For': says, Forwarded: `for=${says}`, 'X-Real-IP': says, 'True-Client-IP': says };
    statuses.push((await send('rubbish', { address: '', headers })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('who hops through the addresses of one IPv6 network is one caller', async () => {
  const statuses: number[] = [];
  for (let index = 1; index <= 12; index += 1) {
    statuses.push((await send('rubbish', { address: `2001:db8:1:2:${index}::1` })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  expect((await send('rubbish', { address: '2001:db8:1:3::1' })).status).toBe(401);
});

describe('the window slides', () => {
  const stub = (name: string) => limiterOf(env, name);

  it('one place comes back exactly 60 seconds after it was taken', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limiter = stub('edge');
    at(0);
    expect(await limiter.take(2)).toEqual({ allowed: true, remaining: 1, reset: 60 });
    at(30_000);
    expect(await limiter.take(2)).toEqual({ allowed: true, remaining: 0, reset: 30 });
    at(59_999);
    expect(await limiter.take(2)).toEqual({ allowed: false, remaining: 0, reset: 1 });
    at(60_000);
    expect(await limiter.take(2)).toEqual({ allowed: true, remaining: 0, reset: 30 });
    at(60_001);
    expect(await limiter.take(2)).toEqual({ allowed: false, remaining: 0, reset: 30 });
  });

  it('never are more than 10 taken within any 60 seconds, whenever they come', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limiter = stub('property');
    const taken: number[] = [];
    // Bursts and pauses of no pattern: a linear congruential generator.
    let state = 7;
    for (let now = 0; now < 600_000; now += state % 9_000) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      at(now);
      if ((await limiter.take(10)).allowed) taken.push(now);
    }
    const most = Math.max(...taken.map((from) => taken.filter((time) => time >= from && time < from + 60_000).length));
    expect(most).toBe(10);
    expect(taken.length).toBeGreaterThan(80);
  });

  it('a minute after the last request nothing is kept but the number of those refused', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limiter = stub('forgetful');
    at(0);
    for (let index = 0; index < 5; index += 1) await limiter.take(2);
    const tables = () =>
      runInDurableObject(limiter, (_instance, { storage: { sql } }) =>
        sql.exec("select name from sqlite_schema where name in ('taken', 'refused')").toArray(),
      );
    at(59_999);
    await runDurableObjectAlarm(limiter);
    expect(await tables()).toHaveLength(2);
    at(60_000);
    await runDurableObjectAlarm(limiter);
    expect(await tables()).toEqual([]);
    expect(await limiter.take(2)).toMatchObject({ allowed: true, remaining: 1 });
    const counted = await env.DB.prepare("select value from counters where name = 'limited'").first('value');
    expect(counted).toBe(3);
  });
});

test.each([
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['2001:db8::1', '2001:db8::ffff:1', true],
  ['2001:db8::1', '2001:db8:0:0:1::', true],
  ['2001:db8:0:1::1', '2001:db8:0:2::1', false],
])('%s and %s are one caller: %s', (one, other, expected) => {
  expect(networkOf(one) === networkOf(other)).toBe(expected);
});

test('what is no address is none', () => {
  expect(['', 'unknown', '192.0.2.1, 192.0.2.2'].map(networkOf)).toEqual([undefined, undefined, undefined]);
});

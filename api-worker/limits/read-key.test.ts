/** A key selects the plan it is bound to, is counted on its own, and changes nothing else. */
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import type { ProblemDocument } from '../../schemas/contracts/generated/problem.ts';
import { askAs } from '../testing/ask.ts';
import { PATIENCE } from '../testing/patience.ts';
import { databaseText, issueKey, issueToken, postInternal } from '../testing/submitting.ts';
import { createToken } from '../tokens/token-text.ts';

/** The 20th second of a minute. */
const NOW = Date.UTC(2026, 0, 30, 23, 58, 20);
/** An answer to its caller alone: what is the same for all carries no limits. */
const PATH = '/api/v1/software?per_page=7';
const FREE = '"minute";q=5;w=60, "month";q=12;w=2678400';
const TOP = '"minute";q=20;w=60';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
let address = '';
let callers = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  callers += 1;
  address = `192.0.2.${callers}`;
});
afterEach(() => {
  vi.useRealTimers();
  logged.mockClear();
});

const askWithKey = (key: string, { from = address, path = PATH, instead = {} } = {}) =>
  askAs(from, path, { headers: { 'X-API-Key': key } }, instead);

async function askTimes(times: number, key: string): Promise<Response[]> {
  const answers: Response[] = [];
  for (let count = 0; count < times; count += 1) answers.push(await askWithKey(key));
  return answers;
}

const policy = ({ headers }: Response) => headers.get('RateLimit-Policy');
const left = ({ headers }: Response) => headers.get('RateLimit')?.split(', ')[0];
const revoke = (key: string) => postInternal('/tokens/revoke', { prefix: key.slice(0, 8) });

describe('a key of a plan', () => {
  it.each(['Authorization', 'X-API-Key'])('is taken from %s', async (field) => {
    const key = await issueKey('top');
    const headers = { [field]: field === 'Authorization' ? `bearer ${key}` : key };
    const answer = await askAs(address, PATH, { headers });
    expect([answer.status, policy(answer), answer.headers.get('RateLimit')]).toEqual([200, TOP, '"minute";r=19;t=40']);
  });

  it('is counted wherever it is used, and takes nothing from the address', async () => {
    const key = await issueKey('top');
    await askWithKey(key);
    expect(left(await askWithKey(key, { from: '198.51.100.1' }))).toBe('"minute";r=18;t=40');
    expect(left(await askAs(address, PATH))).toBe('"minute";r=4;t=40');
  });

  it('has its limit, too, and no month', async () => {
    const key = await issueKey('top');
    const answers = await askTimes(21, key);
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    const { detail, 'violated-policies': violated } = await (answers[20] as Response).json<ProblemDocument>();
    expect(violated).toEqual(['minute']);
    expect(detail).toBe("Your plan's quota of requests per minute is used up. Ask again in 40 seconds.");
    vi.setSystemTime(NOW + 40_000);
    expect((await askWithKey(key)).status).toBe(200);
  });

  it('may be one of Free, so that those behind one address need not share', async () => {
    for (const key of [await issueKey('free'), await issueKey('free')]) {
      const answers = await askTimes(6, key);
      expect(answers.map(policy)).toEqual(Array(6).fill(FREE));
      expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(200), 429]);
    }
  });

  it('comes before a token in Authorization', async () => {
    const headers = { Authorization: `Bearer ${await issueToken()}`, 'X-API-Key': await issueKey('top') };
    expect(policy(await askAs(address, '/api/v1/publisher/listings', { headers }))).toBe(TOP);
  });

  it('has limits of its own where the answer is the same for all, which no shared cache keeps', async () => {
    const answer = await askWithKey(await issueKey('top'), { path: '/api/v1/categories' });
    expect([policy(answer), answer.headers.get('Cache-Control')]).toEqual([TOP, 'private, max-age=60']);
  });

  it('is nowhere in the database', async () => {
    const key = await issueKey('top');
    await askWithKey(key);
    expect(await databaseText()).not.toContain(key.slice(8));
  });
});

test('tokens without a plan are counted by address together: many of them are no way around the limits', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) statuses.push((await askWithKey(await issueToken())).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('what a publisher has sent and owns is counted for the token, apart from what the address reads', async () => {
  const [token, other] = [await issueToken(), await issueToken()];
  const askOwn = async (by: string, path = '/api/v1/publisher/listings') =>
    (await askAs(address, path, { headers: { Authorization: `Bearer ${by}` } })).status;
  for (let count = 0; count < 5; count += 1) await askAs(address, PATH);
  expect([await askOwn(token), await askOwn(token, '/api/v1/submissions/unknown')]).toEqual([200, 404]);
  for (let count = 0; count < 3; count += 1) await askOwn(token);
  expect([await askOwn(token), await askOwn(other)]).toEqual([429, 200]);
  expect((await askAs(address, PATH)).status).toBe(429);
});

test('what another scheme of authorization says is for somebody else, such as a proxy', async () => {
  const answer = await askAs(address, PATH, { headers: { Authorization: 'Basic dG9wOnRvcA==' } });
  expect([answer.status, policy(answer)]).toEqual([200, FREE]);
});

describe('a key that is', () => {
  it.each([
    ['unknown', async () => ({ 'X-API-Key': createToken('cat', (count) => new Uint8Array(count)) })],
    ['cut off', async () => ({ 'X-API-Key': (await issueKey('top')).slice(0, -1) })],
    ['empty', async () => ({ 'X-API-Key': '' })],
    ['without its scheme', async () => ({ Authorization: await issueKey('top') })],
    ['of a scheme that nobody knows', async () => ({ Authorization: 'Token dG9wOnRvcA==' })],
    ['twice there', async () => ({ Authorization: `Bearer ${await issueKey('top')} ${await issueKey('top')}` })],
    [
      'revoked',
      async () => {
        const key = await issueKey('top');
        await revoke(key);
        return { 'X-API-Key': key };
      },
    ],
    [
      'expired',
      async () => {
        const key = await issueKey('top');
        vi.setSystemTime(NOW + 366 * 24 * 60 * 60 * 1000);
        return { 'X-API-Key': key };
      },
    ],
  ])('%s is refused and not taken for none, and the refusal is counted', async (_what, make) => {
    const headers: Record<string, string> = await make();
    const answer = await askAs(address, PATH, { headers });
    expect([answer.status, answer.headers.get('WWW-Authenticate'), answer.headers.get('Cache-Control')]).toEqual([
      401,
      'Bearer realm="catalog", error="invalid_token"',
      'no-store',
    ]);
    expect(await answer.json<ProblemDocument>()).toMatchObject({ code: 'token_invalid', status: 401 });
    expect(left(answer)).toContain('r=4');
    expect(left(await askAs(address, PATH))).toContain('r=3');
    expect((await askAs('', PATH, { headers })).status).toBe(401);
  });

  it('revoked after it was looked at ends within a minute', async () => {
    const key = await issueKey('top');
    await askWithKey(key);
    await revoke(key);
    vi.setSystemTime(NOW + 59_999);
    expect((await askWithKey(key)).status).toBe(200);
    vi.setSystemTime(NOW + 60_000);
    expect((await askWithKey(key)).status).toBe(401);
  });
});

describe('a database', () => {
  it('is asked once in a minute for a key, known or not', async () => {
    const prepare = vi.fn((query: string) => env.DB.prepare(query));
    for (const key of [await issueKey('top'), createToken('cat', () => new Uint8Array(30).fill(1))]) {
      prepare.mockClear();
      for (let count = 0; count < 3; count += 1) await askWithKey(key, { instead: { DB: { prepare } } });
      expect(prepare.mock.calls.filter(([query]) => query.startsWith('select hash,'))).toHaveLength(1);
    }
  });

  it('that fails lets everybody read, on Free by address', async () => {
    const broken = {
      prepare: () => {
        throw new Error('down');
      },
    };
    const answer = await askWithKey(await issueKey('top'), { instead: { DB: broken } });
    expect([answer.status, policy(answer)]).toEqual([200, FREE]);
    expect(logged).toHaveBeenCalled();
  });

  it('that never answers is not waited for', async () => {
    const key = await issueKey('top');
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
    const all = vi.fn(() => new Promise(() => {}));
    const hanging = { prepare: () => ({ bind: () => ({ all }) }) };
    const READ_COUNTER = { getByName: () => ({ add: async () => ({ minute: 1, month: 1 }) }) };
    await askAs(address, PATH); // The secret of the month is remembered from here on.
    const asked = askWithKey(key, { instead: { DB: hanging, READ_COUNTER } });
    await vi.waitUntil(() => all.mock.calls.length > 0, PATIENCE);
    await vi.advanceTimersByTimeAsync(1_000);
    const answer = await asked;
    expect([answer.status, policy(answer)]).toEqual([200, FREE]);
  });
});

test.each([
  '/api/v1/software',
  '/api/v1/software?category=many&per_page=100',
  '/api/v1/software/tool-00',
  '/api/v1/software/tool-00/rank',
  '/api/v1/_rank.json',
])('no plan, token or key changes one byte of %s', async (path) => {
  const keys = [await issueKey('top'), await issueKey('free'), await issueToken(['tool-00.test'])];
  const without = await askAs(address, path);
  const bytes = await without.text();
  expect(without.status).toBe(200);
  for (const key of keys) {
    const answer = await askWithKey(key, { path });
    expect([await answer.text(), answer.headers.get('ETag')]).toEqual([bytes, without.headers.get('ETag')]);
  }
});

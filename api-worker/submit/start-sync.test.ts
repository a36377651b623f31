/** How often the repository is asked to run a sync, and with which request. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askAs } from '../testing/ask.ts';
import { PATIENCE } from '../testing/patience.ts';
import { SUBMIT } from '../testing/submitting.ts';
import { askForRun, type SyncStarter } from './start-sync.ts';

const outside = vi.spyOn(globalThis, 'fetch');
const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
const set = { ...env, GITHUB_REPOSITORY: 'works/catalog', GITHUB_DISPATCH_TOKEN: 'secret' };
const starter = (env.SYNC as DurableObjectNamespace<SyncStarter>).getByName('sync');
const alarm = () => runInDurableObject(starter, (_object, { storage }) => storage.getAlarm());

interface Claim {
  claim: string;
  record: { name: string; value: string };
}

/** As if all that is noted had happened so long ago. */
const pass = (minutes: number) =>
  runInDurableObject(starter, async (_object, { storage }) => {
    const started = await storage.get<{ at: number; for: Record<string, number>; waiting: string[] }>('started');
    if (started === undefined) return;
    const ago = minutes * 60_000;
    const moved = Object.fromEntries(Object.entries(started.for).map(([name, at]) => [name, at - ago]));
    await storage.put('started', { ...started, at: started.at - ago, for: moved });
  });

/** What the repository answers. An alarm runs on its own, too, and must never ask the real one. */
const answers = (status: number) => outside.mockImplementation(async () => new Response(null, { status }));

beforeEach(() => void answers(204));
afterEach(async () => {
  await runInDurableObject(starter, async (_object, { storage }) => {
    await storage.deleteAlarm();
    await storage.deleteAll();
  });
  outside.mockClear();
});

describe('the repository', () => {
  const asked = async (status: number) => {
    answers(status);
    await runInDurableObject(starter, async (object) => {
      Object.assign(object, { env: set });
      await object.ask('maker.example');
      await object.alarm();
    });
    return outside.mock.calls;
  };

  it('is asked to run a sync', async () => {
    const [[address, init] = []] = await asked(204);
    expect(address).toBe('https://api.github.com/repos/works/catalog/dispatches');
    expect(init).toMatchObject({ method: 'POST', body: '{"event_type":"submission"}', redirect: 'manual' });
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer secret');
  });

  it('that refuses is only logged, without the token', async () => {
    await asked(403);
    expect(logged).toHaveBeenLastCalledWith('{"event":"dispatch_failed","status":403}');
  });

  it('is asked nothing where the operator has set nothing', async () => {
    await askForRun(env, ['maker.example']);
    expect(await alarm()).toBeNull();
  });

  it('is asked once for a thousand requests of a minute, and once more for those who asked too late', async () => {
    const askOften = () =>
      runInDurableObject(starter, async (object) => {
        Object.assign(object, { env: set });
        for (let index = 0; index < 1000; index += 1) await object.ask(`maker-${index % 60}.example`);
      });
    await askOften();
    await runDurableObjectAlarm(starter);
    await askOften();
    expect(outside).toHaveBeenCalledTimes(1);
    await askForRun(set, ['late.example']);
    const due = await alarm();
    expect(due).toBeGreaterThan(Date.now() + 9 * 60_000);
    expect(due).toBeLessThan(Date.now() + 11 * 60_000);
  });

  it('is asked once by many who claim a domain, and as many who prove theirs and submit', async () => {
    const lines: Record<string, string> = {};
    outside.mockImplementation(async (address) => {
      const { hostname, searchParams } = new URL(String(address));
      if (hostname === 'api.github.com') return new Response(null, { status: 204 });
      const data = lines[searchParams.get('name') ?? ''];
      return Response.json({ Status: 0, Answer: data === undefined ? [] : [{ name: 'x', type: 16, TTL: 60, data }] });
    });
    await runInDurableObject(starter, (object) => void Object.assign(object, { env: set }));
    const many = Array.from({ length: 25 }, (_, index) => index);
    const proved = await Promise.all(many.map((index) => publisher(index, true)));
    const unproved = await Promise.all(many.map((index) => publisher(100 + index, false)));
    expect([proved, unproved]).toEqual([many.map(() => [200, 200, 202]), many.map(() => [202, 202])]);
    const runs = () => outside.mock.calls.filter(([address]) => String(address).endsWith('/dispatches'));
    await vi.waitFor(() => expect(runs()).toHaveLength(1), PATIENCE);
    expect(await publisher(50, true)).toEqual([200, 200, 202]);
    await vi.waitFor(async () => expect(await alarm()).toBeGreaterThan(Date.now() + 9 * 60_000), PATIENCE);
    expect(runs()).toHaveLength(1);

    /** @returns the statuses of what they ask */
    async function publisher(index: number, proves: boolean): Promise<number[]> {
      const domain = `maker-${index}.example`;
      const post = (path: string, body?: object, token?: string) =>
        askAs(
          `203.0.113.${index}`,
          path,
          {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
            body: JSON.stringify(body),
          },
          set,
        );
      const { data } = await (await post('/api/v1/publisher/domains', { domain })).json<{ data: Claim }>();
      if (proves) lines[data.record.name] = data.record.value;
      const verify = () => post(`/api/v1/publisher/domains/${domain}/verify`, undefined, data.claim);
      const verified = [await verify(), await verify()];
      const statuses = verified.map(({ status }) => status);
      if (!proves) return statuses;
      const given = await verified[0]?.json<{ data: { token: string } }>();
      const taken = await post(SUBMIT, { url: `https://${domain}/pad.json` }, given?.data.token);
      return [...statuses, taken.status];
    }
  });

  it('is asked for the same publisher once an hour', async () => {
    await askForRun(set, ['maker.example', 'second.example']);
    await runDurableObjectAlarm(starter);
    await pass(20);
    await askForRun(set, ['maker.example']);
    expect(await alarm()).toBeGreaterThan(Date.now() + 39 * 60_000);
    // Another one waits for nobody.
    await askForRun(set, ['other.example']);
    expect(await alarm()).toBeLessThan(Date.now() + 60_000);
  });
});

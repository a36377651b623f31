/** How often the repository is asked to run a sync, and with which request. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForRun, type SyncStarter } from './dispatch.ts';

const outside = vi.spyOn(globalThis, 'fetch');
const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
const set = { ...env, GITHUB_REPOSITORY: 'works/catalog', GITHUB_DISPATCH_TOKEN: 'secret' };
const starter = (env.SYNC as DurableObjectNamespace<SyncStarter>).getByName('sync');
const alarm = () => runInDurableObject(starter, (_object, { storage }) => storage.getAlarm());

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

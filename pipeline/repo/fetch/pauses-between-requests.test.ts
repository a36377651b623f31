/** Lines of requests, with a clock that stands still until it is moved. */
import { describe, expect, it } from 'vitest';
import { createPoliteness, type Manners, mannersFor } from './pauses-between-requests.ts';

const host = (name: string): Manners => ({ name, pauseMs: 1_000, isShared: false });
const trusted = (name: string): Manners => ({ name, pauseMs: 0, isShared: false });
const forge = (name: string): Manners => ({ name, pauseMs: 0, isShared: true });

/** Requests that last until they are answered, and the order in which they start. */
function setUp(maxInFlight = 64) {
  let time = 0;
  const sleepers: { at: number; wake: () => void }[] = [];
  const clock = {
    now: () => time,
    sleep: (ms: number) => new Promise<void>((wake) => sleepers.push({ at: time + ms, wake })),
  };
  const politeness = createPoliteness(clock, maxInFlight);
  const started: string[] = [];
  const answers = new Map<string, () => void>();
  return {
    politeness,
    started,
    ask: (manners: Manners, name: string) =>
      politeness.inTurn(manners, () => {
        started.push(name);
        return new Promise<string>((resolve) => answers.set(name, () => resolve(name)));
      }),
    async answer(name: string) {
      answers.get(name)?.();
      await settled();
    },
    async moveTo(ms: number) {
      time = ms;
      for (const sleeper of sleepers.splice(0)) {
        if (sleeper.at <= time) sleeper.wake();
        else sleepers.push(sleeper);
      }
      await settled();
    },
  };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('one host', () => {
  it('is asked one thing at a time, a second after the end of the last', async () => {
    const { ask, answer, moveTo, started } = setUp();
    for (const name of ['a', 'b', 'c']) void ask(host('works.example'), name);
    await moveTo(5_000);
    expect(started).toEqual(['a']);
    await answer('a');
    await moveTo(5_999);
    expect(started).toEqual(['a']);
    await moveTo(6_000);
    expect(started).toEqual(['a', 'b']);
    await answer('b');
    await moveTo(6_999);
    expect(started).toEqual(['a', 'b']);
    await moveTo(7_000);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('is asked at once when its last request was long ago', async () => {
    const { ask, answer, moveTo, started } = setUp();
    void ask(host('works.example'), 'a');
    await settled();
    await answer('a');
    await moveTo(1_000);
    void ask(host('works.example'), 'b');
    await settled();
    expect(started).toEqual(['a', 'b']);
  });

  it('is asked the next thing, with the same pause, when a request failed', async () => {
    const { politeness, ask, moveTo, started } = setUp();
    const failing = politeness.inTurn(host('works.example'), () => Promise.reject(new Error('reset')));
    void ask(host('works.example'), 'b');
    await expect(failing).rejects.toThrow('reset');
    await moveTo(999);
    expect(started).toEqual([]);
    await moveTo(1_000);
    expect(started).toEqual(['b']);
  });

  it('does not wait longer than the pause when the clock is set back', async () => {
    const { ask, answer, moveTo, started } = setUp();
    void ask(host('works.example'), 'a');
    await moveTo(3_600_000);
    await answer('a');
    await moveTo(0);
    void ask(host('works.example'), 'b');
    await settled();
    await moveTo(1_000);
    expect(started).toEqual(['a', 'b']);
  });

  it('that is trusted is asked one thing at a time, without a pause', async () => {
    const { ask, answer, started } = setUp();
    for (const name of ['a', 'b']) void ask(trusted('127.0.0.1:1'), name);
    await settled();
    expect(started).toEqual(['a']);
    await answer('a');
    expect(started).toEqual(['a', 'b']);
  });

  it('that is the API of a forge is asked several things at a time', async () => {
    const { ask, started } = setUp();
    for (const name of ['a', 'b', 'c']) void ask(forge('api.github.com'), name);
    await settled();
    expect(started).toEqual(['a', 'b', 'c']);
  });
});

describe('several hosts', () => {
  it('do not wait for each other', async () => {
    const { ask, started } = setUp();
    for (const name of ['a', 'b', 'c']) void ask(host(`${name}.example`), name);
    await settled();
    expect(started).toEqual(['a', 'b', 'c']);
  });

  it('have a limit together', async () => {
    const { ask, answer, started } = setUp(2);
    for (const name of ['a', 'b', 'c']) void ask(host(`${name}.example`), name);
    await settled();
    void ask(forge('api.github.com'), 'd');
    await settled();
    expect(started).toEqual(['a', 'b']);
    await answer('a');
    await answer('b');
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  it('are not starved by thousands of requests to one', async () => {
    const { ask, answer, started } = setUp(2);
    for (let index = 0; index < 5_000; index += 1) void ask(host('works.example'), `works ${index}`);
    for (const name of ['a', 'b', 'c']) void ask(host(`${name}.example`), name);
    await settled();
    expect(started).toEqual(['works 0', 'a']);
    await answer('works 0');
    await answer('a');
    expect(started).toEqual(['works 0', 'a', 'b', 'c']);
  });
});

describe('a host that wants to be left alone', () => {
  const until = new Date(60_000);
  const refusal = {
    code: 'asked_to_wait',
    retryAt: until,
  };

  it.each([
    ['a host', host('works.example')],
    ['a trusted pair', trusted('127.0.0.1:1')],
    ['a forge', forge('api.github.com')],
  ])('is: %s', async (_what, manners) => {
    const { politeness, ask, moveTo, started } = setUp();
    politeness.leaveAlone(manners, until);
    await expect(ask(manners, 'a')).rejects.toMatchObject({ refusal });
    await moveTo(59_999);
    await expect(ask(manners, 'b')).rejects.toMatchObject({ refusal });
    expect(started).toEqual([]);
    await moveTo(60_000);
    void ask(manners, 'c');
    await settled();
    expect(started).toEqual(['c']);
  });

  it('is also by those who stand in line, who do not wait for the pause', async () => {
    const { politeness, ask, answer } = setUp();
    const manners = host('works.example');
    void ask(manners, 'a');
    const waiting = ['b', 'c', 'd'].map((name) => ask(manners, name));
    await settled();
    politeness.leaveAlone(manners, until);
    const refused = Promise.allSettled(waiting);
    await answer('a');
    expect(await refused).toMatchObject(waiting.map(() => ({ status: 'rejected', reason: { refusal } })));
  });

  it('is also by those who wait for the limit of all', async () => {
    const { politeness, ask, answer } = setUp(1);
    void ask(host('other.example'), 'a');
    await settled();
    const waiting = ask(forge('api.github.com'), 'b');
    await settled();
    politeness.leaveAlone(forge('api.github.com'), until);
    await Promise.all([expect(waiting).rejects.toMatchObject({ refusal }), answer('a')]);
  });

  it('is alone in that', async () => {
    const { politeness, ask, started } = setUp();
    politeness.leaveAlone(host('works.example'), until);
    void ask(host('other.example'), 'a');
    await settled();
    expect(started).toEqual(['a']);
  });
});

describe('manners', () => {
  const rules = {
    trusted: new Set(['127.0.0.1:8080', '::1:8080', '127.0.0.2:8080']),
    sharedHosts: new Set(['api.github.com', '127.0.0.2']),
  };

  it.each([
    ['https://works.example/a', host('works.example')],
    ['http://works.example/b', host('works.example')],
    ['https://api.github.com/repos', forge('api.github.com')],
    ['https://api.github.com.works.example/', host('api.github.com.works.example')],
    ['http://127.0.0.1:8080/', trusted('127.0.0.1:8080')],
    ['https://[::1]:8080/', trusted('::1:8080')],
    ['http://127.0.0.2:8080/', { ...trusted('127.0.0.2:8080'), isShared: true }],
  ])('for %s', (address, manners) => {
    expect(mannersFor(new URL(address), rules)).toEqual(manners);
  });
});

/** How often counters are called, and that nothing is sent twice. */
import { expect, it } from 'vitest';
import type { Counts } from './allowance.ts';
import { Tallies } from './read-counter.ts';

const NOW = Date.UTC(2026, 0, 30, 23, 58, 20);
const MINUTE = 60_000;

const COST = { minute: 1, month: 1 };

/** Says what it was sent. The first call waits until it is let go. */
function counter() {
  const { promise: first, resolve: letGo } = Promise.withResolvers<void>();
  const sent: number[] = [];
  const send = async ({ minute }: Counts) => {
    sent.push(minute);
    if (sent.length === 1) await first;
    const all = sent.reduce((sum, each) => sum + each);
    return { minute: all, month: all };
  };
  return { sent, send, letGo };
}

it('what many answers at once have to be counted is sent in two calls', async () => {
  const tallies = new Tallies();
  const { sent, send, letGo } = counter();
  const counting = Array.from({ length: 20 }, () => tallies.count('caller', NOW, COST, { send, pauseMs: 10 }));
  letGo();
  await Promise.all(counting);
  expect(sent).toEqual([1, 19]);
  expect(tallies.used('caller', NOW)).toEqual({ minute: 20, month: 20 });
});

it('what is answered while a call waits is sent once, also where a minute has begun meanwhile', async () => {
  const tallies = new Tallies();
  const { sent, send, letGo } = counter();
  const early = [
    tallies.count('caller', NOW, COST, { send, pauseMs: 10 }),
    tallies.count('caller', NOW, COST, { send, pauseMs: 10 }),
  ];
  const late = tallies.count('caller', NOW + MINUTE, COST, { send, pauseMs: 10 });
  letGo();
  await Promise.all([...early, late]);
  expect(sent).toEqual([1, 2]);
});

it('a caller who keeps asking costs one call in so many milliseconds, which carries all that was answered', async () => {
  const tallies = new Tallies();
  const { sent, send, letGo } = counter();
  letGo();
  const counting: Promise<void>[] = [];
  for (let at = 0; at < 60; at += 1) {
    counting.push(tallies.count('caller', NOW + at, COST, { send, pauseMs: 10 }));
    await scheduler.wait(1);
  }
  await Promise.all(counting);
  // Without the pause it would be 60.
  expect(sent.length).toBeLessThanOrEqual(20);
  expect(sent.reduce((sum, each) => sum + each)).toBe(60);
});

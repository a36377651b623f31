/** Threads that outlive a run, with real ones. */
import { expect, it } from 'vitest';
import categories from '../../../data/categories.json' with { type: 'json' };
import { threadsWith } from './thread-pool.ts';

const threads = threadsWith(categories, 100);

it('a thread that was given back is used again, and only by who wants the same of it', async () => {
  const thread = await threads.take();
  threads.giveBack(thread);
  const others = [await threadsWith(categories, 101).take(), await threadsWith({ categories: [] }, 100).take()];
  expect(others).not.toContain(thread);
  expect(await threads.take()).toBe(thread);
  await Promise.all([thread, ...others].map((each) => each.stop()));
});

it('a thread that was stopped is never used again', async () => {
  const [before, after] = [await threads.take(), await threads.take()];
  await before.stop();
  threads.giveBack(before);
  threads.giveBack(after);
  await after.stop();
  const fresh = await threads.take();
  expect([before, after]).not.toContain(fresh);
  expect(fresh.isGone()).toBe(false);
  await fresh.stop();
});

it('of more than three that wait, the first is stopped', async () => {
  const taken = await Promise.all(Array.from({ length: 4 }, () => threads.take()));
  for (const thread of taken) threads.giveBack(thread);
  expect(taken.map((thread) => thread.isGone())).toEqual([true, false, false, false]);
});

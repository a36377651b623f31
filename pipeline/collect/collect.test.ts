import { describe, expect, it } from 'vitest';
import type { GuardedClient } from '../repo/fetch/guarded-client.ts';
import { NOW, padDocument } from '../testing/temporary-catalog.ts';
import { collectFeeds } from './collect.ts';
import type { ReaderTools } from './contract/source-kind.ts';
import { NO_MEMORY } from './contract/source-memory.ts';
import type { Feed } from './feeds/feed-list.ts';
import { readingHere } from './testing/reading-here.ts';

const feed = (url: string): Feed => ({ label: url, sources: [{ url }] });

/** A network on which each answer takes one turn of the event loop; notes who was being asked at the same time. */
function watchedTools(failing: readonly string[] = []) {
  const busy = new Map<string, number>();
  const seen = { most: 0, mostOfOneHost: 0, asked: [] as string[] };
  const fetch: GuardedClient['fetch'] = async (address) => {
    const { host, pathname } = new URL(address);
    seen.asked.push(address);
    busy.set(host, (busy.get(host) ?? 0) + 1);
    seen.most = Math.max(
      seen.most,
      [...busy.values()].reduce((sum, count) => sum + count),
    );
    seen.mostOfOneHost = Math.max(seen.mostOfOneHost, busy.get(host) ?? 0);
    await new Promise(setImmediate);
    busy.set(host, (busy.get(host) ?? 1) - 1);
    if (failing.includes(address)) return { refusal: { code: 'timeout', message: 'Too late.' } };
    return { bytes: Buffer.from(padDocument(pathname.slice(1))) };
  };
  const client: GuardedClient = { fetch, request: async () => Promise.reject(new Error()), close: async () => {} };
  const tools: ReaderTools = {
    client,
    reader: readingHere(),
    findCategory: () => undefined,
    tokens: new Map(),
    memory: NO_MEMORY,
    now: () => NOW,
  };
  return { tools, seen };
}

describe('collecting', () => {
  const urls = Array.from({ length: 60 }, (_, n) => `https://host-${n % 6}.example/slug-${n}`);

  it('asks hosts side by side, each host one after the other, and keeps the order of the feeds', async () => {
    const { tools, seen } = watchedTools();
    const progress: number[] = [];
    const options = { tools, onProgress: (done: number) => progress.push(done) };
    const results = await collectFeeds(urls.map(feed), options);
    expect(results.map((result) => ('draft' in result ? result.draft.slug : ''))).toEqual(
      urls.map((_, n) => `slug-${n}`),
    );
    expect(seen).toMatchObject({ most: 6, mostOfOneHost: 1 });
    expect(progress).toEqual(urls.map((_, n) => n + 1));
  });

  it('goes on after a feed that fails', async () => {
    const { tools } = watchedTools(urls.slice(0, 3));
    const results = await collectFeeds(urls.map(feed), { tools });
    expect(results.filter((result) => 'draft' in result)).toHaveLength(57);
    expect(results[0]).toMatchObject({ outcome: 'unreachable', problems: [{ code: 'timeout' }] });
  });

  it('begins no feed after its time is up: the rest waits for the next run', async () => {
    const { tools, seen } = watchedTools();
    let ticks = 0;
    const ticking = { ...tools, now: () => new Date(NOW.getTime() + ticks++) };
    const results = await collectFeeds(urls.map(feed), { tools: ticking, deadline: new Date(NOW.getTime() + 20) });
    const postponed = results.filter((result) => 'outcome' in result && result.outcome === 'postponed');
    expect(postponed.length + seen.asked.length).toBe(60);
    expect(postponed.length).toBeGreaterThan(30);
  });
});

/** The feeds of a first import, on many hosts of this machine, and the least that any program must do to fetch them. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { Client } from 'undici';
import type { Order } from '../measuring/measure.ts';

/** As in large catalogs. */
const FEEDS_OF_HOST = 30;
/** As many requests as the guarded client has in flight. */
const CONCURRENCY = 64;

/** Feeds that follow each other are at different hosts. @param hosts like 127.0.0.1:1234 */
export function feedAddress(hosts: readonly string[], index: number): string {
  return `http://${hosts[index % hosts.length]}/${index}`;
}

/** The hosts run in a process of their own, which ends with this one. */
export async function withHosts<T>({ count, seed }: Order, use: (hosts: string[]) => Promise<T>): Promise<T> {
  const options = [count, seed, Math.ceil(count / FEEDS_OF_HOST)].map(String);
  const server = fork(join(import.meta.dirname, 'feed-server.ts'), options, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The hosts of the bench ended too early.')));
  // It also ends when all is done.
  ended.catch(() => undefined);
  try {
    const [hosts] = await Promise.race([once(server, 'message'), ended]);
    return await use(hosts);
  } finally {
    server.kill();
  }
}

/**
 * Fetches every feed once and does nothing with it. Each has a connection of its own, as with the guarded client.
 * @returns seconds by the clock
 */
export async function fetchPlainly(hosts: readonly string[], count: number): Promise<number> {
  const limit = pLimit(CONCURRENCY);
  const fetchOne = async (index: number) => {
    const { origin, pathname: path } = new URL(feedAddress(hosts, index));
    // 0 says `Connection: close` in each request.
    const client = new Client(origin, { pipelining: 0 });
    const { body } = await client.request({ path, method: 'GET' });
    await body.arrayBuffer();
    await client.close();
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: count }, (_, index) => limit(fetchOne, index)));
  return (performance.now() - start) / 1000;
}

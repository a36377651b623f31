/**
 * `node tools/bench/hostile/measure-poison.ts [good] [poison]`: how long a run over good feeds takes, and the same among
 * documents that are slow to read, from servers on this machine. Reading and remembering alone: a sync also writes
 * proposals, which makes the difference smaller.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import settings from '../../../data/catalog.json' with { type: 'json' };
import categories from '../../../data/categories.json' with { type: 'json' };
import { readFeeds } from '../../../pipeline/collect/collect.ts';
import { createGuardedClient } from '../../../pipeline/collect/fetch/guarded-client.ts';
import { withIsolatedReader } from '../../../pipeline/collect/isolated/isolated-reader.ts';
import { withRunState } from '../../../pipeline/collect/state/run-state.ts';
import type { CatalogData } from '../../../pipeline/repo/data/data-files.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { padJsonFile } from '../documents/pad-json.ts';

const [goodCount = 1_000, poisonCount = 100] = process.argv.slice(2).map(Number);
const HOSTS = 50;
const ROUNDS = 2;

/** The first two take a second or so, the others a large part of one; each is another text. */
const POISONS: readonly ((index: number) => string)[] = [
  (index) => `openapi: 3.1.0\ninfo: {title: A${index}, version: '1'}\nx:\n${'- {a: [1, 2, {b: c}]}\n'.repeat(40_000)}`,
  (index) => `openapi: 3.0.0\ninfo: {title: A${index}, version: '1'}\nx: [${'{a: &b c}, '.repeat(80_000)}]`,
  (index) => `<html><!-- ${index} -->${'<b a=1>'.repeat(300_000)}`,
  (index) => `{"openapi":"3.1.0","info":{"title":"A${index}","version":"1"},"x":[${'{"a":[1]},'.repeat(90_000)}1]}`,
];

const goods = Array.from({ length: goodCount }, (_, index) => Buffer.from(padJsonFile(1, index)));
const poisons = Array.from({ length: poisonCount }, (_, index) =>
  gzipSync(POISONS[index % POISONS.length]?.(index) ?? ''),
);

async function serve(): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const [, kind, index] = url.split('/');
    if (kind === 'good') response.end(goods[Number(index)]);
    else response.setHeader('content-encoding', 'gzip').end(poisons[Number(index)]);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const servers = await Promise.all(Array.from({ length: HOSTS }, serve));
const pairs = servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`);

function catalogOf(poison: number): CatalogData {
  const feed = (kind: string, index: number) => ({
    name: `${kind}-${index}`,
    bytes: Buffer.from(JSON.stringify({ url: `http://${pairs[index % HOSTS]}/${kind}/${index}` })),
  });
  const good = goods.map((_, index) => feed('good', index));
  // Spread over the run.
  const all = good.flatMap((each, index) => {
    const share = Math.floor(((index + 1) * poison) / goodCount) - Math.floor((index * poison) / goodCount);
    const first = Math.floor((index * poison) / goodCount);
    return [...Array.from({ length: share }, (_, more) => feed('poison', first + more)), each];
  });
  return {
    settings: settings as Settings,
    categories,
    listings: new Map(),
    ledger: new Map(),
    evidence: new Map(),
    feeds: all,
  };
}

async function run(poison: number, folder: string): Promise<string> {
  const client = createGuardedClient({ trusted: new Set(pairs), userAgent: 'Catalog/bench' });
  const now = () => new Date();
  const note = (text: string) => process.stderr.write(`${text}\n`);
  const started = performance.now();
  const results = await withRunState({ folder, categories, now, note }, ({ memory, costs }) =>
    withIsolatedReader({ categories, run: { memory: costs } }, (reader) =>
      readFeeds({ data: catalogOf(poison), tools: { client, reader, tokens: new Map(), memory, now } }),
    ),
  );
  const seconds = (performance.now() - started) / 1000;
  await client.close();
  const outcomes = Map.groupBy(results, (result) => ('draft' in result ? 'read' : result.outcome));
  const counts = [...outcomes].map(([outcome, { length }]) => `${length} ${outcome}`);
  return `${seconds.toFixed(1)} s (${counts.join(', ')})`;
}

for (let round = 0; round < ROUNDS; round += 1) {
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'catalog-poison-')));
  const [usual = '', among = ''] = folders;
  process.stdout.write(`good feeds alone: ${await run(0, usual)}; among ${poisonCount} others: `);
  process.stdout.write(`${await run(poisonCount, among)}; the next run: ${await run(poisonCount, among)}\n`);
  for (const folder of folders) rmSync(folder, { recursive: true });
}
for (const server of servers) server.close();

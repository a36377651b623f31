/** Measures whole runs over all feeds, each in a process of its own, against hosts in another one. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { byTurns } from '../measuring/by-turns.ts';
import type { Order } from '../measuring/measure.ts';
import { type Measurement, medianOf } from '../measuring/measure.ts';
import type { Cost, Task } from './feed-client.ts';
import type { Answered, Hosts } from './feed-server.ts';
import { MAX_HOSTS } from './feeds.ts';

/** An odd number has a middle. */
const ROUNDS = 5;
/** Fewer feeds take less time than the processes take to start, and say nothing about speed. */
const MIN_FEEDS = 1_000;

type Runner = (task: Pick<Task, 'by' | 'keepConnections'>) => Promise<Cost>;

/** The first run: every document is sent, read and kept. */
export async function measureFirstRun(order: Order): Promise<Measurement> {
  return withHosts(order, async (hosts, answered) => {
    let states = 0;
    const run: Runner = async (task) => {
      states += 1;
      const folder = join(order.folder, `state-${states}`);
      const cost = await runClient({ ...task, ...order, ...hosts, folder, isKnown: false });
      mustBe(await answered(), { documents: order.count, notModified: 0 });
      return cost;
    };
    return { ...(await compare(order, run)), bytes: hosts.bytes };
  });
}

/** A later run: no document is sent or read, and what comes out is the same. */
export async function measureUnchangedRun(order: Order): Promise<Measurement> {
  return withHosts(order, async (hosts, answered) => {
    const task = { ...order, ...hosts, folder: join(order.folder, 'state') };
    const first = await runClient({ ...task, by: 'pipeline', keepConnections: false, isKnown: false });
    mustBe(await answered(), { documents: order.count, notModified: 0 });
    const run: Runner = async ({ by, keepConnections }) => {
      const cost = await runClient({ ...task, by, keepConnections, isKnown: true });
      mustBe(await answered(), { documents: 0, notModified: order.count });
      if (by === 'pipeline') mustBe({ read: cost.read, digest: cost.digest }, { read: 0, digest: first.digest });
      return cost;
    };
    const compared = await compare(order, run);
    const note = 'No document was read, and all results were those of the first run: there is nothing to commit.';
    return { ...compared, bytes: 0, notes: [...compared.notes, note] };
  });
}

async function compare({ count, keep }: Order, run: Runner) {
  const rounds = count < MIN_FEEDS ? 1 : ROUNDS;
  const costs: Record<Task['by'] | 'kept', Cost[]> = { pipeline: [], client: [], undici: [], kept: [] };
  const timeOf = async (by: Task['by'], keepConnections = false) => {
    const cost = await run({ by, keepConnections });
    costs[keepConnections ? 'kept' : by].push(cost);
    return cost.milliseconds;
  };
  const pipeline = () => timeOf('pipeline');
  const { own, least, ratio } = await byTurns(rounds, pipeline, () => timeOf('undici'));
  for (let round = 0; round < rounds; round += 1) await timeOf('client');
  const cpuEach = (by: Task['by']) =>
    (medianOf(costs[by].map(({ cpuMilliseconds }) => cpuMilliseconds)) / count).toFixed(2);
  const notes = [
    `Timed by the clock. The hosts ran on the same ${availableParallelism()} cores.`,
    `CPU time for each feed: ${cpuEach('pipeline')} ms, of which the guarded client takes ${cpuEach('client')} ms alone, ` +
      `and of bare undici ${cpuEach('undici')} ms.`,
  ];
  const peakOf = (all: readonly Cost[]) => Math.max(...all.map((cost) => cost.peakMemory));
  if (keep) {
    const kept = await byTurns(rounds, () => timeOf('pipeline', true), pipeline);
    const perSecond = Math.round((count * 1000) / kept.own);
    notes.push(
      `With connections kept, as \`catalog sync\` does, ${perSecond} per second: ${kept.ratio.toFixed(2)} times as many, ` +
        `with ${Math.round(peakOf(costs.kept) / 1e6)} MB.`,
    );
  }
  return {
    documents: count,
    seconds: own / 1000,
    perSecond: (count * 1000) / own,
    peakMemory: peakOf(costs.pipeline),
    limitPerSecond: (count * 1000) / least,
    ratio,
    notes,
  };
}

/** Whoever did something else than what is measured would be fast or slow for no reason. */
function mustBe<T extends object>(found: T, expected: T): void {
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`A run did something else than it should: ${is} instead of ${should}.`);
}

/** @param hosts each has its share of the feeds */
export async function withHosts<T>(
  { count, seed, hosts = MAX_HOSTS }: Pick<Order, 'count' | 'seed'> & { hosts?: number },
  use: (hosts: Hosts, answered: () => Promise<Answered>) => Promise<T>,
): Promise<T> {
  const server = start('feed-server.ts', ...[count, seed, hosts].map(String));
  try {
    const started = await messageOf<Hosts>(server);
    return await use(started, () => {
      server.send('answered');
      return messageOf(server);
    });
  } finally {
    server.kill();
  }
}

export async function runClient(task: Task): Promise<Cost> {
  const client = start('feed-client.ts');
  client.send(task);
  return messageOf(client);
}

/** Ends with this process. Standard output is for the measurement. */
function start(file: string, ...options: string[]): ChildProcess {
  return fork(join(import.meta.dirname, file), options, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

function messageOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error('A process of the bench ended too early.'));
    child.once('exit', fail);
    child.once('message', (message) => {
      child.off('exit', fail);
      resolve(message as T);
    });
  });
}

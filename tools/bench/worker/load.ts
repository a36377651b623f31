/** Asks a local worker many things at a time, and tells how long each answer took. */
import { Pool } from 'undici';
import { medianOf } from '../measuring/measure.ts';

export const CONCURRENCY = 8;

export interface Asked {
  path: string;
  headers?: Record<string, string>;
}

export interface Answers {
  /** By the clock, all of them. */
  milliseconds: number;
  /** Of each answer, the fastest first. */
  latencies: number[];
  bytes: number;
  /** The last one. */
  headers: Record<string, string | string[] | undefined>;
}

/** @throws Error if anything but 200 is answered, whose speed would say nothing */
export async function askAll(address: string, requests: readonly Asked[]): Promise<Answers> {
  const pool = new Pool(address, { connections: CONCURRENCY });
  const answers: Answers = { milliseconds: 0, latencies: [], bytes: 0, headers: {} };
  const waiting = requests.values();
  const askOneAfterAnother = async () => {
    for (const { path, headers = {} } of waiting) {
      const start = performance.now();
      const answer = await pool.request({ path, method: 'GET', headers });
      const { byteLength } = await answer.body.arrayBuffer();
      if (answer.statusCode !== 200) throw new Error(`The local worker answered ${answer.statusCode}.`);
      answers.latencies.push(performance.now() - start);
      answers.bytes += byteLength;
      answers.headers = answer.headers;
    }
  };
  const start = performance.now();
  try {
    await Promise.all(Array.from({ length: CONCURRENCY }, askOneAfterAnother));
  } finally {
    // Not gently: a worker that is stopped waits for whoever is connected.
    await pool.destroy();
  }
  answers.milliseconds = performance.now() - start;
  answers.latencies.sort((a, b) => a - b);
  return answers;
}

/** @param share like 0.99 @param sorted the fastest first, not empty */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** The middle of the rounds, each of which saw its own noise. */
export function latencyOf(rounds: readonly Answers[]): { p50: number; p99: number } {
  const middle = (share: number) => medianOf(rounds.map(({ latencies }) => percentile(latencies, share)));
  return { p50: middle(0.5), p99: middle(0.99) };
}

/** Runs a command as a user does, in a process of its own, and tells what it cost with everything it started. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Measurement, Order } from '../measuring/measure.ts';
import { peakMemoryBelow } from '../measuring/probes.ts';

const MEMORY_POLL_MS = 100;
/** The shell adds up the time of all that it has waited for. Source: POSIX.1-2024, Shell Command Language, `times`. */
const TIMED = '"$@"; code=$?; times >&3; exit $code';
const TIME = /(\d+)m(\d+[.,]\d+)s/g;
/** More than any error needs. */
const SAID_AT_END = 2_000;

export interface CommandCost {
  /** By the clock. */
  seconds: number;
  /** Of all processes and threads, as if there were one core. */
  cpuSeconds: number;
  /** Bytes: the most that each process of its tree has held, added up for those that ran together. 0 without /proc. */
  peakMemory: number;
  stdout: string;
}

/** @throws Error with the end of what it said, if its exit code is not 0 */
export async function runCommand(
  command: readonly [string, ...string[]],
  { folder, environment = {} }: { folder: string; environment?: NodeJS.ProcessEnv },
): Promise<CommandCost> {
  const start = performance.now();
  const child = spawn('sh', ['-c', TIMED, 'sh', ...command], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // A group of its own, so that nothing of it is left when the bench is stopped.
    detached: true,
  });
  const forget = stopWithUs(child);
  let peakMemory = 0;
  const timer = setInterval(() => {
    peakMemory = Math.max(peakMemory, peakMemoryBelow(child.pid));
  }, MEMORY_POLL_MS);
  try {
    const [[code], stdout, stderr, times] = await Promise.all([
      once(child, 'close') as Promise<[number | null]>,
      text(child.stdout as Readable),
      text(child.stderr as Readable),
      text(child.stdio[3] as Readable),
    ]);
    if (code !== 0)
      throw new Error(`${command.slice(0, 4).join(' ')} failed: ${(stderr + stdout).slice(-SAID_AT_END)}`);
    return { seconds: (performance.now() - start) / 1000, cpuSeconds: secondsIn(times), peakMemory, stdout };
  } finally {
    clearInterval(timer);
    forget();
  }
}

/** What a command made of so many documents. @param least seconds that any program would need */
export function measurementOf(
  { count }: Order,
  { seconds, cpuSeconds, peakMemory }: CommandCost,
  least: number,
  note: string,
): Measurement {
  return {
    documents: count,
    bytes: 0,
    ...{ seconds, cpuSeconds, peakMemory, perSecond: count / seconds },
    limitPerSecond: count / least,
    ratio: least / seconds,
    notes: [note],
  };
}

/** @param times like "0m0.01s 0m0.00s\n0m3.20s 0m0.71s": the shell, then what it ran, user and system each */
function secondsIn(times: string): number {
  return Array.from(times.matchAll(TIME)).reduce(
    (sum, [, minutes, seconds = '']) => sum + Number(minutes) * 60 + Number(seconds.replace(',', '.')),
    0,
  );
}

function stopWithUs(child: ChildProcess): () => void {
  const stop = () => {
    // Its folder is about to be removed: whatever still runs would write there again.
    child.once('close', () => process.exit(1));
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has just ended.
    }
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  return () => {
    for (const signal of signals) process.off(signal, stop);
  };
}

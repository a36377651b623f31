/** How many files stand, asked in several threads: the system answers them side by side, and there may be some hundred thousand. */
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { MODULE_EXTENSION } from '../../repo/files/engine.ts';
import { type LookData, NUMBERS_EACH, statPaths } from './stat-thread.ts';

/** More would wait for one disk. */
const MAX_THREADS = 4;
/** A thread takes as long to start as fewer take. */
const PATHS_PER_THREAD = 20_000;
const PATHS_PER_TURN = 2000;

/** What is known of a path without reading what is there. A link is neither file nor folder. */
export interface Look {
  is: 'nothing' | 'file' | 'folder' | 'other';
  size: number;
  ino: number;
  /** Time of the last change to it or to what is known of it, in milliseconds: nobody can set that. */
  ctimeMs: number;
}

const KINDS: readonly Look['is'][] = ['nothing', 'file', 'folder', 'other'];

/**
 * @param paths below the folder
 * @param most threads
 * @returns how the path of a number stood
 */
export async function statInThreads(
  folder: string,
  paths: readonly string[],
  most = Math.min(availableParallelism(), MAX_THREADS, Math.ceil(paths.length / PATHS_PER_THREAD)),
): Promise<(index: number) => Look> {
  const found = new Float64Array(new SharedArrayBuffer(paths.length * NUMBERS_EACH * Float64Array.BYTES_PER_ELEMENT));
  const share = Math.ceil(paths.length / Math.max(most, 1));
  const others = Array.from({ length: Math.max(most - 1, 0) }, (_, index) => {
    const from = (index + 1) * share;
    return lookInThread({ folder, found, from, paths: paths.slice(from, from + share).join('\0') });
  });
  for (let from = 0; from < Math.min(share, paths.length); from += PATHS_PER_TURN) {
    statPaths({ folder, found, from }, paths.slice(from, Math.min(from + PATHS_PER_TURN, share)));
    await nextTurn();
  }
  await Promise.all(others);
  return (index) => {
    const number = (at: number) => found[index * NUMBERS_EACH + at] ?? 0;
    return { is: KINDS[number(0)] ?? 'nothing', size: number(1), ino: number(2), ctimeMs: number(3) };
  };
}

function lookInThread(data: LookData): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(`./stat-thread${MODULE_EXTENSION}`, import.meta.url), {
      workerData: data,
      env: {},
      argv: [],
      execArgv: [],
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The thread that looks at files ended.')),
    );
  });
}

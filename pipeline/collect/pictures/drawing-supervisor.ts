/** One process that draws, as the one that started it sees it: given one picture at a time, watched, stopped. */
import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { MODULE_EXTENSION } from '../../repo/files/engine.ts';
import type { DrawingMessage, DrawingRequest } from './drawing-main.ts';
import { MEMORY_BYTES, WALL_MS, WORK_MS } from './picture-rules.ts';

/** The answer; or it used up its time or memory; or the process ended, which need not be the picture's fault. */
export type DrawingOutcome = DrawingMessage | 'costly' | 'lost';

export interface DrawingProcess {
  id: number;
  /** It takes no more pictures. */
  isGone(): boolean;
  draw(request: DrawingRequest): Promise<DrawingOutcome>;
  stop(): Promise<void>;
}

/** Between two looks at what a process has used. */
const LOOK_MS = 40;
/** Linux counts processor time in hundredths of a second, whatever the machine. */
const TICK_MS = 10;
const HAS_FIGURES = existsSync('/proc/self/stat');
const HEAP_MB = 256;

/** What JavaScript in there may do: read files until it is ready, and load the library, which is native code. */
const PERMISSIONS = process.allowedNodeEnvironmentFlags.has('--permission')
  ? ['--permission', '--allow-fs-read=*', '--allow-addons']
  : [];

/** All that a process is given. Nothing in there needs the environment, which holds tokens. */
export const DRAWING_OPTIONS: ForkOptions = {
  env: { VIPS_CONCURRENCY: '1', UV_THREADPOOL_SIZE: '1' },
  execArgv: [...PERMISSIONS, `--max-old-space-size=${HEAP_MB}`],
  // What libraries print quotes what they read.
  stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  serialization: 'advanced',
};

/** Rejects where the process cannot even be started: that is no fault of a picture. */
export async function startDrawing(): Promise<DrawingProcess> {
  const child = fork(new URL(`./drawing-main${MODULE_EXTENSION}`, import.meta.url), DRAWING_OPTIONS);
  let isGone = false;
  const ended = new Promise<void>((resolve) => void child.once('exit', () => resolve()));
  void ended.then(() => {
    isGone = true;
  });
  await Promise.race([messageOf(child, 'ready'), ended]);
  if (isGone) throw new Error('The process that draws pictures ended before it began.');
  // An idle process keeps no command from ending.
  const hold = (isHeld: boolean) => {
    child[isHeld ? 'ref' : 'unref']();
    child.channel?.[isHeld ? 'ref' : 'unref']();
  };
  const stop = async () => {
    isGone = true;
    hold(true);
    child.kill('SIGKILL');
    await ended;
  };
  hold(false);
  return {
    id: child.pid ?? 0,
    isGone: () => isGone,
    stop,
    async draw(request) {
      hold(true);
      const outcome = await watch(child, request);
      if (typeof outcome === 'object') hold(false);
      else await stop();
      return outcome;
    },
  };
}

async function messageOf(child: ChildProcess, state: DrawingMessage['state']): Promise<void> {
  const [message] = (await once(child, 'message')) as [DrawingMessage];
  if (message?.state !== state) throw new Error('The process that draws pictures said something else.');
}

function watch(child: ChildProcess, request: DrawingRequest): Promise<DrawingOutcome> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const end = (outcome: DrawingOutcome) => {
      clearInterval(timer);
      child.off('message', onMessage).off('exit', onLost).off('error', onLost);
      resolve(outcome);
    };
    const onLost = () => end('lost');
    const onMessage = (message: unknown) => end(Object(message));
    const [start, before] = [performance.now(), usedBy(child).processorMs];
    timer = setInterval(() => {
      const { processorMs, memoryBytes } = usedBy(child);
      // A process that is given no processor, or waits for nothing, uses up its time more slowly.
      const spentMs = Math.max(processorMs - before, ((performance.now() - start) * WORK_MS) / WALL_MS);
      if (spentMs > WORK_MS || memoryBytes > MEMORY_BYTES) end('costly');
    }, LOOK_MS);
    child.on('message', onMessage).on('exit', onLost).on('error', onLost);
    child.send(request, (error) => {
      if (error) onLost();
    });
  });
}

/** As Linux says. Elsewhere the clock takes the place of the processor's time. */
function usedBy({ pid }: ChildProcess): { processorMs: number; memoryBytes: number } {
  if (!HAS_FIGURES) return { processorMs: performance.now(), memoryBytes: 0 };
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
    const kilobytes = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1];
    // proc(5): utime and stime are fields 14 and 15; those before the third are cut off.
    return { processorMs: (Number(fields[11]) + Number(fields[12])) * TICK_MS, memoryBytes: Number(kilobytes) * 1024 };
  } catch {
    // It has just ended, as its exit will say.
    return { processorMs: 0, memoryBytes: 0 };
  }
}

/**
 * Draws strangers' pictures anew in processes that may crash or never end: whatever happens in one, the picture is
 * refused, the process is replaced, and the run goes on.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import pLimit from 'p-limit';
import { MODULE_EXTENSION } from '../../repo/files/engine.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import type { Drawing, DrawnPicture, PictureRole } from './draw-picture.ts';
import type { DrawingTask } from './drawing-process.ts';
import { type PictureKind, pictureKind } from './picture-kind.ts';

export interface DrawnFile extends Drawing {
  sha256: string;
}

/** `small` of a screenshot, for lists. */
export type Drawn = { file: DrawnFile; small?: DrawnFile } | { problem: string };

export interface Drawer {
  /** Never rejects on a bad picture: that has a problem with a stable code. */
  draw(bytes: Buffer, role: PictureRole): Promise<Drawn>;
}

const PROCESSES = 2;
/** What takes longer is stopped. A drawing may be a bomb that no header tells of; a photograph just takes its time. */
const MAX_MS: Partial<Record<PictureKind, number>> = { svg: 1_000 };
const MAX_PIXELS_MS = 5_000;
/** Of what comes out, by the schema and by what a screenshot may weigh. */
const MAX_SIDE = 1280;
const MAX_BYTES = 90 * 1024;
/** Of the script, and of WebAssembly in pages of 64 KiB. */
const LIMITS = ['--max-old-space-size=256', '--wasm-max-mem-pages=4096'];

/** @param use draws as long as it runs; processes are only started where there is something to draw */
export async function withDrawer<T>(use: (drawer: Drawer) => Promise<T>): Promise<T> {
  const idle: ChildProcess[] = [];
  const all = new Set<ChildProcess>();
  const limit = pLimit(PROCESSES);
  const perform = async (task: DrawingTask): Promise<DrawnPicture> => {
    const child = idle.pop() ?? (await startProcess(all));
    const result = await answerOf(child, task, MAX_MS[task.kind] ?? MAX_PIXELS_MS);
    if (result !== undefined) idle.push(child);
    else child.kill('SIGKILL');
    return result ?? { problem: 'picture_too_costly' };
  };
  try {
    return await use({
      async draw(bytes, role) {
        const kind = pictureKind(bytes);
        if (kind === undefined) return { problem: 'picture_unknown_type' };
        return named(await limit(perform, { bytes, kind, role }), role);
      },
    });
  } finally {
    for (const child of all) child.kill('SIGKILL');
  }
}

/** With nothing of the environment, in which secrets may stand. */
async function startProcess(all: Set<ChildProcess>): Promise<ChildProcess> {
  const child = fork(new URL(`./drawing-process${MODULE_EXTENSION}`, import.meta.url), {
    ...{ serialization: 'advanced', stdio: 'ignore', execArgv: LIMITS },
    env: { SystemRoot: process.env.SystemRoot },
  });
  all.add(child);
  child.once('exit', () => all.delete(child));
  const exited = once(child, 'exit').then(() => {
    throw new Error('The process that draws pictures cannot be started. Run `npm ci` again: sharp may be missing.');
  });
  await Promise.race([once(child, 'message'), exited]);
  exited.catch(() => {});
  return child;
}

/** @returns undefined where it took too long or the process ended */
function answerOf(child: ChildProcess, task: DrawingTask, maxMs: number): Promise<DrawnPicture | undefined> {
  return new Promise((resolve) => {
    const end = (result?: DrawnPicture) => {
      clearTimeout(timer);
      child.off('message', end).off('exit', stop).off('error', stop);
      resolve(result);
    };
    const stop = () => end();
    const timer = setTimeout(stop, maxMs);
    child.on('message', end).on('exit', stop).on('error', stop);
    child.send(task, (error) => {
      if (error !== null) stop();
    });
  });
}

/** A process that a picture has taken over may say anything: what is taken of it are sizes, and bytes that are WebP. */
function named(drawn: DrawnPicture, role: PictureRole): Drawn {
  if ('problem' in drawn) return { problem: String(drawn.problem) };
  const [file, small] = [toFile(drawn.file), role === 'screenshot' ? toFile(drawn.small) : undefined];
  if (file === undefined || (role === 'screenshot' && small === undefined)) return { problem: 'picture_damaged' };
  return { file, ...(small && { small }) };
}

function toFile(drawing: Drawing | undefined): DrawnFile | undefined {
  const { width, height } = drawing ?? {};
  const bytes = Buffer.from(drawing?.bytes ?? []);
  const isSide = (side: unknown): side is number =>
    Number.isInteger(side) && Number(side) > 0 && Number(side) <= MAX_SIDE;
  if (!isSide(width) || !isSide(height) || bytes.length > MAX_BYTES || pictureKind(bytes) !== 'webp') return undefined;
  return { bytes, width, height, sha256: sha256(bytes) };
}

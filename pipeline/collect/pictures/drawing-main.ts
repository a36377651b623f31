/**
 * The process that draws what strangers send: it may crash, or be stopped at any moment. It has no environment, and once
 * it is ready its JavaScript may neither open files nor ask the network; it ends with the process that started it.
 */
import { type Drawing, decode, encode, prepareLibraries } from './draw-picture.ts';
import { MEMORY_BYTES, PictureRefusal, type Role } from './picture-rules.ts';

export interface DrawingRequest {
  bytes: Uint8Array;
  role: Role;
}

export type DrawingMessage =
  | { state: 'ready' }
  | { state: 'drawn'; drawing: Drawing }
  | { state: 'refused'; problem: string; values: unknown };

function tell(message: DrawingMessage, then?: () => void): void {
  process.send?.(message, undefined, undefined, then);
}

/** Not `exit`, which waits for what still runs. */
const end = () => void process.kill(process.pid, 'SIGKILL');

async function answer({ bytes, role }: DrawingRequest): Promise<void> {
  let isWorn = false;
  let message: DrawingMessage;
  try {
    message = { state: 'drawn', drawing: await encode(await decode(Buffer.from(bytes), role), role) };
  } catch (error) {
    // The program that draws SVG has run out of memory or stack, and is in no state to go on.
    isWorn = error instanceof WebAssembly.RuntimeError || error instanceof RangeError;
    const isCostly = isWorn || String(error).includes('nodes limit reached');
    const other = new PictureRefusal(isCostly ? 'picture_too_costly' : 'picture_damaged');
    const { problem, values } = error instanceof PictureRefusal ? error : other;
    message = { state: 'refused', problem, values };
  }
  isWorn ||= process.memoryUsage.rss() > MEMORY_BYTES / 2;
  tell(message, isWorn ? end : undefined);
}

process.once('disconnect', end);
process.on('message', (request: DrawingRequest) => void answer(request));
await prepareLibraries();
process.permission?.drop('fs.read');
tell({ state: 'ready' });

/** Measures how the static files of the read API are written, against writing as many bytes to as many files. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type EmitInput, emitApi } from '../../pipeline/build/api/emit-api.ts';
import { openBuild } from '../../pipeline/build/writer/build-writer.ts';
import { emitInputOf } from './measuring/bench-catalog.ts';
import { byTurns } from './measuring/by-turns.ts';
import type { Measurement, Order } from './measuring/measure.ts';
import { PROCESS } from './measuring/probes.ts';

/** Odd numbers have a middle. Many files take long enough to say something in one round. */
const ROUNDS = 3;
const MANY = 50_000;

export async function measureColdEmit(order: Order): Promise<Measurement> {
  const input = emitInputOf(order);
  const own = join(order.folder, 'own');
  const plain = join(order.folder, 'plain');
  const emit = () => timeOf(own, () => openBuild(own).add(emitApi(input)));
  await emit();
  const peakMemory = PROCESS.peakMemory();
  const files = sizesOf(input);
  const rounds = order.count > MANY ? 1 : ROUNDS;
  const {
    own: milliseconds,
    least,
    ratio,
  } = await byTurns(rounds, emit, () => timeOf(plain, () => writePlainly(plain, files)));
  const bytes = files.reduce((sum, [, size]) => sum + size, 0);
  return {
    documents: order.count,
    bytes,
    seconds: milliseconds / 1000,
    perSecond: (order.count * 1000) / milliseconds,
    peakMemory,
    outputBytes: bytes,
    outputFiles: files.length,
    limitPerSecond: (order.count * 1000) / least,
    ratio,
  };
}

function sizesOf(input: EmitInput): [path: string, size: number][] {
  return Array.from(emitApi(input), ([path, content]) => [
    path,
    Buffer.byteLength(typeof content === 'string' ? content : content.make()),
  ]);
}

function writePlainly(folder: string, files: readonly (readonly [path: string, size: number])[]): void {
  const bytes = Buffer.alloc(
    files.reduce((most, [, size]) => Math.max(most, size), 0),
    'x',
  );
  for (const parent of new Set(files.map(([path]) => dirname(path))))
    mkdirSync(join(folder, parent), { recursive: true });
  for (const [path, size] of files) writeFileSync(join(folder, path), bytes.subarray(0, size));
}

/** What was written is taken away before, which is not timed. */
async function timeOf(folder: string, work: () => void | Promise<void>): Promise<number> {
  rmSync(folder, { recursive: true, force: true });
  globalThis.gc?.();
  const start = PROCESS.now();
  await work();
  return PROCESS.now() - start;
}

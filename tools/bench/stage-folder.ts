/** Where a stage writes. */
import { mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Files here are only in memory (Linux; tmpfs(5)). */
const MEMORY = '/dev/shm';
/** All that a stage writes for each document, at most. */
const BYTES = 100_000;

/** Empty. @param inMemory if there is room */
export function makeStageFolder(count: number, inMemory: boolean): string {
  return mkdtempSync(join(inMemory && hasMemoryFor(count) ? MEMORY : tmpdir(), 'catalog-bench-'));
}

export function hasMemoryFor(count: number): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= count * BYTES;
  } catch {
    return false;
  }
}

/** In each test file, behind all its hooks: what the file has used is noted for the reporter. */
import { afterAll } from 'vitest';
import { ownSeconds } from './processor-time.ts';

declare module 'vitest' {
  interface TaskMeta {
    processorSeconds?: number;
  }
}

/** What was noted for earlier files of this process. The start of the process belongs to its first file. */
const noted = globalThis as { notedSeconds?: number };

// biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of fixtures here, and there are none
afterAll(({}, file) => {
  const seconds = ownSeconds();
  file.meta.processorSeconds = seconds - (noted.notedSeconds ?? 0);
  noted.notedSeconds = seconds;
});

/** What every part of the sync state works with. */
import type { StateFile } from './state-file.ts';
import type { WaitingWrites } from './waiting-writes.ts';

export interface StoreParts {
  file: StateFile;
  writes: WaitingWrites;
  now: () => Date;
}

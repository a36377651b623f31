/** What the main thread and a thread that reads say to each other. */
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { ReadingTask } from '../contract/isolated-reader.ts';

export interface ThreadData {
  categories: CategoryVocabulary;
  /** Folder of the modules that earlier runs have compiled, if the command keeps one. */
  compiled: string | undefined;
}

export interface ThreadRequest {
  task: ReadingTask;
  bytes: Uint8Array;
}

/** What became of a document. `spentMs`: processor time. */
export type ThreadAnswer = { spentMs: number } & ({ state: 'read'; value: unknown } | { state: 'crash' });

/** Seen by both threads: place in the batch of the document that is being read, and the milliseconds used when it began. */
export type Progress = Int32Array<SharedArrayBuffer>;
/** No document of the batch is to blame for what happens now. */
export const BETWEEN = -1;

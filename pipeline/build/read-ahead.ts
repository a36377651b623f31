/** Reads the data of the next files of a build before they are made: one request to git for many of them. */
import type { DataFiles } from '../repo/data/data-files.ts';
import type { EmittedApi } from './api/emit-api.ts';
import { holdListings } from './listings/read-data.ts';
import type { BuildWriter } from './writer/build-writer.ts';

/** Changed files in a window: their data is read together, before the first of them is written. */
const FILES_AT_ONCE = 2_000;
/** Upper limit of a window, so that a stopped build ends soon. */
const LOOKED_AT_ONCE = 20_000;

/** @returns the same files in the same order */
export async function* readAhead(
  files: DataFiles,
  { stands }: Pick<BuildWriter, 'stands'>,
  emitted: Iterable<EmittedApi>,
): AsyncGenerator<EmittedApi> {
  let window: EmittedApi[] = [];
  let made: string[] = [];
  // Unchanged files need no data, and git answers many paths at the cost of one.
  let held = 0;
  for (const file of emitted) {
    window.push(file);
    const [path, content] = file;
    const isKept = typeof content !== 'string' && stands(path, content.key);
    if (!isKept) held += 1;
    if (!isKept && typeof content !== 'string' && content.madeOf !== undefined) made.push(content.madeOf);
    if (held < FILES_AT_ONCE && window.length < LOOKED_AT_ONCE) continue;
    await holdListings(files, made);
    yield* window;
    [window, made, held] = [[], [], 0];
  }
  await holdListings(files, made);
  yield* window;
}

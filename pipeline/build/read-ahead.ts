/** The files of a build in their order, of which what they are made of is read in good time. */
import type { DataFiles } from '../repo/data/data-files.ts';
import type { EmittedApi } from './api/emit-api.ts';
import { holdListings } from './listings/read-data.ts';
import type { BuildWriter } from './writer/build-writer.ts';

/** So many files that do not stand are looked at before those of them that must be made are made. */
const FILES_AT_ONCE = 2_000;
/** And so many altogether, so that whoever stops the build waits for no more. */
const LOOKED_AT_ONCE = 20_000;

/** The same files. Before those that have to be made come, what they are made of is read. */
export async function* readAhead(
  files: DataFiles,
  { standing }: Pick<BuildWriter, 'standing'>,
  emitted: Iterable<EmittedApi>,
): AsyncGenerator<EmittedApi> {
  const stands = (path: string, key: string) => standing.files.get(path.slice(1))?.key === key;
  let window: EmittedApi[] = [];
  let made: string[] = [];
  // Those that stand hold nothing, and asking git costs as much for one as for many.
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

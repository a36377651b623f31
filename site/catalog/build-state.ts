/**
 * What the pipeline knows of this build and the one before, in a file: which files there are and where they lie, so that
 * nobody has to look, and which pages stand. Without one, whatever is in the folder of emitted files is all there is.
 */
import { readFileSync } from 'node:fs';
import { once } from '../base/memoize.ts';

/** Paths have no leading slash. */
interface BuildState {
  /** Folder of the build before: what was not written anew is read there. */
  folder: string;
  /** Digest by path of all files of this build that are no pages; empty of an image that is still being drawn. */
  files: ReadonlyMap<string, string>;
  /** Those of them that were written anew. */
  written: ReadonlySet<string>;
  /** Keys of pages by their path, with a slash at its end. */
  pages: ReadonlyMap<string, string>;
}

export const readBuildState = once((): BuildState | undefined => {
  const { CATALOG_STANDING: file } = process.env;
  if (file === undefined) return undefined;
  const { folder, files, written, pages } = JSON.parse(readFileSync(file, 'utf8'));
  return { folder, files: new Map(files), written: new Set(written), pages: new Map(pages) };
});

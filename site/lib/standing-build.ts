/**
 * What stands from the build before, as far as this build has not written it anew. The pipeline says it in a file; without
 * one, nothing stands.
 */
import { readFileSync } from 'node:fs';
import { once } from './once.ts';

interface StandingBuild {
  /** Folder of files that may be read as if they were emitted. */
  folder: string | undefined;
  /** Paths of those that are no part of this build, without a leading slash. */
  gone: ReadonlySet<string>;
  /** Keys of pages by their path, with a slash at its end alone. */
  pages: ReadonlyMap<string, string>;
}

export const readStanding = once((): StandingBuild => {
  const { CATALOG_STANDING: file } = process.env;
  if (file === undefined) return { folder: undefined, gone: new Set(), pages: new Map() };
  const { folder, gone, pages } = JSON.parse(readFileSync(file, 'utf8'));
  return { folder, gone: new Set(gone), pages: new Map(pages) };
});

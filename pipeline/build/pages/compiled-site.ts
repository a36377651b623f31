/**
 * The site, compiled once for all builds with the same templates: what its pages are rendered with, and the files that
 * belong to every build, styles and scripts among them. It may be removed at any time, and costs a few seconds then.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runAstro } from './run-astro.ts';

export interface CompiledSite {
  /** Folder of what pages are rendered with; it runs wherever it lies. */
  bundle: string;
  /** Folder of files as they are served. */
  assets: string;
  /** File for what the site notes from build to build. */
  factsFile: string;
}

interface CompiledPlaces {
  /** Top of the catalog's repository. */
  project: string;
  baseUrl: string;
  /** Digest of all that decides what is compiled. */
  digest: string;
  /** A folder of this build alone, on the disk of the store. */
  scratch: string;
  /** Where it is kept for later builds. */
  store: string;
}

/** @throws Error that names the operator's own file, where one cannot be compiled */
export async function compiledSite({
  project,
  baseUrl,
  digest,
  scratch,
  store,
}: CompiledPlaces): Promise<CompiledSite> {
  const folder = join(store, digest);
  if (!existsSync(folder)) {
    const aside = join(scratch, 'compiled');
    await mkdir(aside, { recursive: true });
    const site = placesIn(aside);
    await runAstro(
      project,
      { CATALOG_BUNDLE: site.bundle, CATALOG_OUT: site.assets, CATALOG_BASE_URL: baseUrl },
      scratch,
    );
    await mkdir(store, { recursive: true });
    await rename(aside, folder);
    const others = (await readdir(store)).filter((name) => name !== digest);
    for (const name of others) await rm(join(store, name), { recursive: true });
  }
  return placesIn(folder);
}

const placesIn = (folder: string): CompiledSite => ({
  bundle: join(folder, 'bundle'),
  assets: join(folder, 'assets'),
  factsFile: join(folder, 'listing-facts.ndjson'),
});

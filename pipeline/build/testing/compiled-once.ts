/** The site, which no data decides, is compiled once in a process and lent to all builds with the same templates. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type CatalogFiles, filesOf } from '../../testing/temporary-catalog.ts';

/** The engine's own, or the site of one page that `addSite` gives a catalog. */
type Templates = 'engine' | 'one page';

/** In memory, where nothing is left behind. */
const compiled = new Map<Templates, CatalogFiles>();
/** Decided by data, and so not lent. */
const OF_DATA = 'listing-facts.ndjson';

/** @param output folder of the build; what it keeps is beside it */
export async function withCompiledSite<T>(templates: Templates, output: string, build: () => Promise<T>): Promise<T> {
  const store = join(`${output}.build`, 'kept', 'site');
  const known = compiled.get(templates);
  if (known !== undefined && !existsSync(store)) lend(known, store);
  const result = await build();
  if (known === undefined) {
    compiled.set(templates, new Map([...filesOf({ folder: store })].filter(([path]) => basename(path) !== OF_DATA)));
  }
  return result;
}

function lend(files: CatalogFiles, store: string): void {
  for (const [path, content] of files) {
    const [digest = ''] = path.split('/');
    // It is there even where the site has no styles and no scripts.
    mkdirSync(join(store, digest, 'assets'), { recursive: true });
    mkdirSync(dirname(join(store, path)), { recursive: true });
    writeFileSync(join(store, path), content);
  }
}

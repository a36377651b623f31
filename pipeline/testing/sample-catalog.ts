/** Listings of the sample in this repository, in a repository of their own: a catalog is a folder of data and the engine. */
import { cpSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { ENGINE } from '../repo/files/engine.ts';
import { type TemporaryCatalog, temporaryCatalog } from './temporary-catalog.ts';

const SAMPLE = join(ENGINE, 'data');
/** Each has a folder for the letters that slugs begin with. */
const OF_LISTINGS = new Set(['evidence', 'listings', 'moderation']);

/** @param kept the first two letters of the listings that stay; the fewer there are, the sooner they are built */
export function sampleCatalog(kept: RegExp): TemporaryCatalog {
  const catalog = temporaryCatalog();
  const filter = (path: string) => {
    const [part = '', letters] = relative(SAMPLE, path).split(sep);
    return !OF_LISTINGS.has(part) || letters === undefined || kept.test(letters);
  };
  cpSync(SAMPLE, join(catalog.folder, 'data'), { recursive: true, filter });
  const settings = JSON.parse(readFileSync(join(SAMPLE, 'catalog.json'), 'utf8'));
  // Drawing preview images takes seconds, and has tests of its own.
  catalog.write('data/catalog.json', JSON.stringify({ ...settings, preview_images: 0 }));
  catalog.write('.gitignore', 'dist*\n.cache\nnode_modules\n');
  catalog.commit('Take over the sample');
  return catalog;
}

/** The catalog of the demo: its settings and categories. It is made up, and has nothing from data/ of this project. */

import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FORMAT } from '../../pipeline/repo/data/data-format.ts';

const CATEGORIES = [
  ['drawing', 'Drawing', 'Programs to draw and paint with.', ['graphics', 'sketching']],
  ['maps', 'Maps', 'Maps, and what is placed on them.', ['geo', 'map-tiles']],
  ['notes', 'Notes', 'Programs that keep what you write down.', ['note-taking']],
  ['other', 'Other', 'Everything else.', []],
  ['utilities', 'Utilities', 'Small helpers for a computer.', ['System Utilities', 'disk-usage']],
  ['weather', 'Weather', 'Weather and tides.', ['tides']],
] as const;

/** @param folder of the catalog @param base address at which it will be served */
export async function writeCatalog(folder: string, base: string): Promise<void> {
  const settings = {
    name: 'Harbor Shelf',
    tagline: 'A made-up catalog of made-up software',
    summary: 'The catalog of the demo. Its publishers and their software do not exist.',
    base_url: base,
    vendor: { name: 'Harbor Shelf' },
    host: 'worker',
    languages: ['en'],
    main_branch: 'main',
    format: FORMAT,
    // Drawing them takes longer than everything else.
    preview_images: 0,
  };
  const categories = CATEGORIES.map(([slug, label, description, aliases]) => ({ slug, label, description, aliases }));
  await mkdir(join(folder, 'data', 'feeds'), { recursive: true });
  await writeFile(join(folder, 'data', 'catalog.json'), JSON.stringify(settings, null, 2));
  await writeFile(join(folder, 'data', 'categories.json'), JSON.stringify({ categories }, null, 2));
}

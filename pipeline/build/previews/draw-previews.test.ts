import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { DAY, seededCatalog } from '../testing/ranking.ts';
import { openBuild } from '../writer/build-writer.ts';
import { drawPreviews } from './draw-previews.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-previews-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Three listings in one category, from first to last place a0, b1 and c2. */
async function write(site: string, change: Partial<Settings> = {}, changes: Record<string, Partial<Listing>> = {}) {
  const { catalog: seeded, history } = seededCatalog(3);
  const catalog = {
    ...seeded,
    settings: { ...seeded.settings, preview_images: 2, ...change },
    listings: new Map(
      [...seeded.listings].map(([slug, listing]) => [slug, { ...listing, category: 'games', ...changes[slug] }]),
    ),
  };
  const ranked = rankCatalog(catalog, history, { base_url: 'https://catalog.test', host: 'worker' }, DAY);
  ranked.sort((left, right) => (left.listing.slug < right.listing.slug ? -1 : 1));
  const steps: string[] = [];
  const places = { store: join(folder, 'store'), scratch: join(folder, 'scratch') };
  const onStep = (step: string) => steps.push(step);
  await openBuild(join(folder, site)).add(await drawPreviews({ catalog, ranked, ...places, onStep }));
  return steps;
}

const images = (site: string) =>
  readdirSync(join(folder, site), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .toSorted();
const store = () => readdirSync(join(folder, 'store')).toSorted();
const read = (site: string) => images(site).map((path) => readFileSync(join(folder, site, path), 'base64'));
const inode = (site: string, path: string) => statSync(join(folder, site, path)).ino;

it('The catalog, each category in use and the best listings get an image', async () => {
  await write('site');
  expect(images('site')).toEqual([
    'previews/categories/games.en.png',
    'previews/home.en.png',
    'previews/software/a0.png',
    'previews/software/b1.png',
  ]);
  expect(new Set(read('site')).size).toBe(4);
});

it('A listing whose name the font cannot show has none, and a further language has those of the categories', async () => {
  await write('site', { languages: ['de', 'en'] }, { a0: { name: '日本語' } });
  expect(images('site')).toEqual([
    ...['previews/categories/games.de.png', 'previews/categories/games.en.png'],
    ...['previews/home.de.png', 'previews/home.en.png', 'previews/software/b1.png'],
  ]);
});

it('A later build draws only what has changed, links all else, and forgets what is not used', async () => {
  const first = await write('first');
  expect(first.at(-1)).toMatch(/^drawing preview images \d\/4$/);
  const kept = store();
  expect(await write('second')).toEqual([]);
  expect(read('second')).toEqual(read('first'));
  expect(images('first').map((path) => inode('first', path))).toEqual(
    images('second').map((path) => inode('second', path)),
  );

  await write('third', {}, { a0: { descriptions: { en: { summary: 'Does something else now.' } } } });
  const drawn = images('third').filter((path) => inode('third', path) !== inode('first', path));
  expect(drawn).toEqual(['previews/software/a0.png']);
  expect(store().filter((key) => !kept.includes(key))).toHaveLength(1);
  expect(store()).toHaveLength(4);
});

it('None is made, and none is kept, where the operator wants none', async () => {
  await write('first');
  expect(await write('second', { preview_images: 0 })).toEqual([]);
  expect(readdirSync(folder)).toEqual(['first', 'scratch']);
});

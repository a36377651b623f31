import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import type { Tie } from '../../../schemas/rank/tie-breaking.ts';
import { type Drawn, drawWebp, iconOf } from '../../testing/pictures.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { DAY, seededCatalog } from '../testing/ranking.ts';
import { openBuild } from '../writer/build-writer.ts';
import { readNote } from '../writer/last-build-record.ts';
import { noteBuild, readPreviousOutput } from '../writer/previous-output.ts';
import { drawnListings, planPreviews } from './draw-previews.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-previews-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Three listings in one category, of which a0 and b1 are drawn. */
async function write(
  site: string,
  change: Partial<Settings> = {},
  changes: Record<string, Partial<Listing>> = {},
  before = 'nothing',
) {
  const { catalog: seeded, history } = seededCatalog(3);
  const catalog = {
    ...seeded,
    settings: { ...seeded.settings, preview_images: 2, ...change },
    listings: new Map(
      [...seeded.listings].map(([slug, listing]) => [slug, { ...listing, category: 'games', ...changes[slug] }]),
    ),
  };
  const ranked = rankCatalog(catalog, history, { base_url: 'https://catalog.test', host: 'worker' }, DAY);
  const drawn = ranked.filter(({ listing }) => listing.slug !== 'c2').reverse();
  const steps: string[] = [];
  const onStep = (step: string) => steps.push(step);
  const output = join(folder, before);
  const standing = await readPreviousOutput(output, await readNote(join(folder, 'kept')));
  const build = openBuild(join(folder, site), output, standing);
  const placeOf = (path: string) => join(folder, 'emitted', path);
  await using previews = planPreviews({ catalog, ranked, drawn, writer: { ...build, placeOf }, onStep });
  await previews.add();
  return { steps, build };
}

const images = (site: string) =>
  readdirSync(join(folder, site), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.png'))
    .toSorted();
const read = (site: string) => images(site).map((path) => readFileSync(join(folder, site, path), 'base64'));

it('Those are drawn that would come first if being kept up counted for nothing, and no release decides a tie', () => {
  const place = (slug: string, kept: number, rest: number, tie: Partial<Tie> = {}) => ({
    ...{ summary: { slug } as never, score: kept + rest, points: [kept, rest, 0, 0] },
    tie: { attested: 0, use: 0, month: 0, lot: 5, ...tie },
  });
  const ranked = [
    place('new', 25, 10, { month: 24_000 }),
    place('z', 0, 30),
    place('b', 3, 20, { lot: 3 }),
    place('released', 9, 20, { lot: 9, month: 24_000 }),
    place('a', 0, 20, { lot: 4 }),
    place('attested', 0, 20, { attested: 1 }),
  ];
  const slugs = (count?: number) =>
    drawnListings({ ...(count !== undefined && { preview_images: count }) }, ranked).map(
      ({ summary: { slug } }) => slug,
    );
  expect(slugs()).toEqual(['z', 'attested', 'b', 'a', 'released', 'new']);
  expect(slugs(3)).toEqual(['z', 'attested', 'b']);
  expect(slugs(0)).toEqual([]);
});

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

it('A later build draws only what has changed, and has no others', async () => {
  const { steps, build } = await write('first');
  expect(steps.at(-1)).toMatch(/^drawing preview images \d\/4$/);
  const note = { key: 'any', date: null, result: null };
  await noteBuild(join(folder, 'kept'), join(folder, 'first'), note, build);
  const changed = { a0: { descriptions: { en: { summary: 'Does something else now.' } } } };
  const second = await write('second', {}, changed, 'first');
  expect([...second.build.written]).toEqual(['previews/software/a0.png']);
  expect(second.build.placed.size).toBe(4);
  const none = await write('third', { preview_images: 0 }, {}, 'first');
  expect([none.build.placed.size, none.build.left().length]).toEqual([0, 4]);
});

it('A product with an icon has another image than without, the same each time, and another with another icon', async () => {
  const icons = await Promise.all(['red', 'blue'].map((color) => drawWebp(color)));
  const withIcon = (icon: Drawn | undefined) => {
    if (icon === undefined) throw new Error('nothing was drawn');
    const path = join(folder, 'emitted', files.picture(icon.sha256));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, icon.bytes);
    return { a0: { pictures: { icon: iconOf(icon) } } };
  };
  const drawn: (string | undefined)[] = [];
  for (const changes of [{}, withIcon(icons[0]), withIcon(icons[0]), withIcon(icons[1])]) {
    const site = `site-${drawn.length}`;
    await write(site, {}, changes);
    drawn.push(read(site)[images(site).indexOf('previews/software/a0.png')]);
  }
  const [without, first, again, other] = drawn;
  expect(again).toBe(first);
  expect(new Set([without, first, other]).size).toBe(3);
});

it('A picture that cannot be read is left out of an image', async () => {
  const bytes = Buffer.from('RIFF no picture WEBP');
  const icon = { ...(await drawWebp('red')), bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  const path = join(folder, 'emitted', files.picture(icon.sha256));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  await write('site', {}, { a0: { pictures: { icon: iconOf(icon) } } });
  expect(images('site')).toContain('previews/software/a0.png');
});

it('What stops the thread that draws stops the build', async () => {
  const icon = iconOf({ ...(await drawWebp('red')), sha256: 'f'.repeat(64) });
  await expect(write('site', {}, { a0: { pictures: { icon } } })).rejects.toThrow('ENOENT');
});

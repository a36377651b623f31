import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { readCheckout } from '../../repo/data/checkout.ts';
import { listingPath } from '../../repo/data/data-files.ts';
import { picturePath } from '../../repo/data/picture-files.ts';
import { allFiles } from '../../repo/files/all-files.ts';
import { type Drawn, drawWebp, iconOf, screenshotOf } from '../../testing/pictures.ts';
import {
  addSite,
  copyOfCatalog,
  padDocument,
  type TemporaryCatalog,
  temporaryCatalog,
} from '../../testing/temporary-catalog.ts';
import { build } from '../build.ts';
import { lendCompiledSite } from '../testing/compiled-sites.ts';
import { differingFiles } from '../writer/build-folder.ts';

type Name = 'icon' | 'large' | 'small' | 'unnamed';
let drawn: Record<Name, Drawn>;
let catalog: TemporaryCatalog;
let first: TemporaryCatalog;
// Copied for each test, sooner than made.
beforeAll(async () => {
  drawn = {
    icon: await drawWebp('red'),
    large: await drawWebp('green', 640, 360),
    small: await drawWebp('green', 320, 180),
    unnamed: await drawWebp('blue'),
  };
  catalog = temporaryCatalog({ editor: padDocument('editor') });
  addSite(catalog);
  await catalog.sync();
  catalog.git('merge', '--quiet', '--no-ff', '--message', 'Publish', 'moderation/editor');
  const { icon, large, small } = drawn;
  change({ pictures: { icon: iconOf(icon), screenshots: [screenshotOf(large, small, 'The main window')] } });
  for (const { sha256, bytes } of Object.values(drawn)) write(picturePath(sha256), bytes);
  catalog.commit('Add pictures');
  first = catalog;
  await buildTo('dist');
});
afterAll(() => first.remove());
beforeEach(() => {
  catalog = copyOfCatalog(first);
});
afterEach(() => catalog.remove());

const at = (path: string) => join(catalog.folder, path);
const outputOf = (name: Name, folder = 'dist') => at(folder + files.picture(drawn[name].sha256));
function write(path: string, content: Buffer): void {
  catalog.write(path, '');
  writeFileSync(at(path), content);
}
function change(members: Partial<Listing>): void {
  const path = listingPath('editor');
  catalog.write(path, JSON.stringify({ ...JSON.parse(readFileSync(at(path), 'utf8')), ...members }));
}
function remove(...names: Name[]): void {
  for (const name of names) rmSync(at(picturePath(drawn[name].sha256)));
  catalog.commit('Remove pictures');
}
const set = (settings: object) =>
  catalog.write('data/catalog.json', JSON.stringify({ ...json('data/catalog.json'), ...settings }));
const json = (path: string) => JSON.parse(readFileSync(at(path), 'utf8'));
const shown = (folder = 'dist') => json(`${folder}/api/v1/software/editor.json`);

/** @returns what is noted */
async function buildTo(folder: string): Promise<string[]> {
  const notes: string[] = [];
  const checkout = { ...(await readCheckout(catalog.folder)), date: '2026-11-20' };
  const options = { folder: catalog.folder, output: at(folder), onNote: (note: string) => void notes.push(note) };
  if (!existsSync(at(`${folder}.build`))) await lendCompiledSite(catalog.folder, at(folder));
  await build(checkout, options);
  return notes;
}

const urlOf = (name: Name) => `https://catalog.test${files.picture(drawn[name].sha256)}`;
const sized = (name: Name) => ({ url: urlOf(name), width: drawn[name].width, height: drawn[name].height });

describe('a build', () => {
  beforeEach(() => rmSync(at('dist'), { recursive: true }));

  it.each([
    ['a commit', () => {}],
    [
      'files that are not committed',
      () => change({ icon: 'https://works.example/icon.png', screenshots: ['https://works.example/1.png'] }),
    ],
  ])('of %s copies the pictures that listings name, and shows no others', async (_what, prepare) => {
    prepare();
    expect(await buildTo('dist')).toEqual([]);
    const paths = (['icon', 'large', 'small'] as const).map((name) => files.picture(drawn[name].sha256).slice(1));
    expect((await allFiles(at('dist'))).filter((path) => path.startsWith('pictures/'))).toEqual(paths.sort());
    for (const name of ['icon', 'large', 'small'] as const)
      expect(readFileSync(outputOf(name)).equals(drawn[name].bytes)).toBe(true);
    expect(Object.keys(json('dist/api/v1/_build/pictures.json').files)).toEqual(paths.sort());
    const screenshot = { ...sized('large'), alt: 'The main window', small: sized('small') };
    expect(shown()).toMatchObject({ icon: urlOf('icon'), screenshots: [screenshot] });
    // The icon is the operator's.
    expect(shown().provenance).toMatchObject({ screenshots: 0 });
    expect(shown().provenance).not.toHaveProperty('icon');
    expect(json('dist/api/v1/software.json').data[0].icon).toBe(urlOf('icon'));
    expect(readFileSync(at('dist/api/v1/software/editor.json'), 'utf8')).not.toContain('works.example/icon.png');
  });

  it.each<[what: string, missing: Name[], icon: boolean, screenshots: number]>([
    ['the icon', ['icon'], false, 1],
    ['the small one of a screenshot', ['small'], true, 0],
  ])('without %s shows the others, and notes which are missing', async (_what, missing, icon, screenshots) => {
    remove(...missing);
    const [note, ...others] = await buildTo('dist');
    expect(others).toEqual([]);
    for (const name of missing) expect(note).toContain(picturePath(drawn[name].sha256));
    expect([shown().icon !== null, shown().screenshots.length]).toEqual([icon, screenshots]);
  });

  it('shows none that is not what its name says', async () => {
    write(picturePath(drawn.icon.sha256), drawn.unnamed.bytes);
    catalog.commit('Exchange a picture');
    expect(await buildTo('dist')).toHaveLength(1);
    expect([shown().icon, existsSync(outputOf('icon'))]).toEqual([null, false]);
  });

  it('has none where the operator wants none', async () => {
    set({ pictures: false });
    catalog.commit('Show no pictures');
    expect(await buildTo('dist')).toEqual([]);
    expect(existsSync(at('dist/pictures'))).toBe(false);
    expect([shown().icon, shown().screenshots]).toEqual([null, []]);
  });
});

describe('a build after another', () => {
  it('has the files of one without, where pictures went, have other bytes in git, and were changed in the output', async () => {
    remove('icon');
    write(picturePath(drawn.large.sha256), drawn.unnamed.bytes);
    catalog.commit('Exchange a picture');
    writeFileSync(outputOf('small'), drawn.unnamed.bytes);
    await buildTo('dist');
    await buildTo('dist-cold');
    expect(await differingFiles(at('dist'), at('dist-cold'))).toEqual([]);
  });

  it('takes over what is the same, without reading it out of git', async () => {
    const before = statSync(outputOf('icon')).ino;
    const object = catalog.git('rev-parse', `HEAD:${picturePath(drawn.icon.sha256)}`);
    // Whoever reads it fails.
    rmSync(at(`.git/objects/${object.slice(0, 2)}/${object.slice(2)}`));
    await buildTo('dist');
    expect(statSync(outputOf('icon')).ino).toBe(before);
    expect(shown().icon).toBe(urlOf('icon'));
  });
});

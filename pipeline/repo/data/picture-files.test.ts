import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Drawn, drawWebp, iconOf, screenshotOf } from '../../testing/pictures.ts';
import { type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { readCommit, readFolder } from './data-files.ts';
import { listPictures, picturePath, picturesOf, readPictures } from './picture-files.ts';

let catalog: TemporaryCatalog;
let [red, blue]: Drawn[] = [];
beforeEach(async () => {
  catalog = temporaryCatalog();
  [red, blue] = await Promise.all([drawWebp('red'), drawWebp('blue')]);
  write(picturePath(digest(red)), bytes(red));
});
afterEach(() => catalog.remove());

const digest = (drawn: Drawn | undefined) => drawn?.sha256 ?? '';
const bytes = (drawn: Drawn | undefined) => drawn?.bytes ?? Buffer.alloc(0);
function write(path: string, content: Buffer): void {
  catalog.write(path, '');
  writeFileSync(join(catalog.folder, path), content);
}

describe.each([['a commit'], ['the folder']])('the pictures of %s', (where) => {
  const commit = () => {
    if (where === 'the folder') return null;
    catalog.commit('Add pictures');
    return catalog.git('rev-parse', 'HEAD');
  };

  it('are listed by the digest that names them, and nothing else is', async () => {
    for (const path of [`ff/${digest(blue)}.webp`, 'notes.json', `${digest(red).slice(0, 2)}/short.webp`])
      write(`data/pictures/${path}`, bytes(blue));
    expect([...(await listPictures(catalog.folder, commit())).keys()]).toEqual([digest(red)]);
  });

  it('are read where they are there, and are what their name says', async () => {
    write(picturePath(digest(blue)), Buffer.from('something else'));
    const at = commit();
    const read = await readPictures(catalog.folder, at, [digest(red), digest(blue), '0'.repeat(64)]);
    expect([...read]).toEqual([[digest(red), bytes(red)]]);
  });

  it('are not read with the data', async () => {
    write('data/pictures/notes.json', Buffer.from('{}'));
    const at = commit();
    const files = at === null ? await readFolder(catalog.folder) : await readCommit(catalog.folder, at);
    expect([...files.keys()].sort()).toEqual(['data/catalog.json', 'data/categories.json']);
  });

  it('may be none', async () => {
    const empty = temporaryCatalog();
    try {
      expect((await listPictures(empty.folder, where === 'a commit' ? 'HEAD' : null)).size).toBe(0);
    } finally {
      empty.remove();
    }
  });
});

it('A listing names its icon, and of each screenshot the large picture before the small one', async () => {
  const [icon, large, small] = await Promise.all(['red', 'green', 'blue'].map((color) => drawWebp(color)));
  if (icon === undefined || large === undefined || small === undefined) throw new Error('nothing was drawn');
  const screenshots = [screenshotOf(large, small)];
  expect(picturesOf({ pictures: { icon: iconOf(icon), screenshots } })).toEqual([icon, large, small].map(digest));
  expect(picturesOf({ pictures: { screenshots } })).toEqual([large, small].map(digest));
  expect(picturesOf({})).toEqual([]);
});

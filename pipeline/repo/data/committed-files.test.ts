import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { openCommit, readCommit } from './data-files.ts';

let catalog: TemporaryCatalog;
beforeAll(() => {
  catalog = temporaryCatalog();
  catalog.write('data/pages/imprint.en.md', '# Imprint\n');
  catalog.write('data/feeds/größe.json', '{}');
  catalog.commit('Pages');
});
afterAll(() => catalog.remove());

describe('files of a commit', () => {
  it('are those that are read all at once, byte for byte, whether they were held before or not', async () => {
    const all = await readCommit(catalog.folder, 'HEAD');
    const files = await openCommit(catalog.folder, 'HEAD');
    await files.hold(['data/catalog.json', 'data/nothing.json']);
    expect(files.size).toBe(all.size);
    expect([...files]).toEqual([...all]);
    expect(files.get('data/catalog.json')).toEqual(all.get('data/catalog.json'));
    expect([files.get('data/nothing.json'), files.has('data/nothing.json')]).toEqual([undefined, false]);
  });

  it('have the names that git has for their contents', async () => {
    const files = await openCommit(catalog.folder, 'HEAD');
    expect(files.idOf('data/catalog.json')).toBe(catalog.git('rev-parse', 'HEAD:data/catalog.json'));
    expect(files.idOf('data/nothing.json')).toBeUndefined();
  });

  it('stay as the commit has them, whatever becomes of the folder', async () => {
    const files = await openCommit(catalog.folder, 'HEAD');
    catalog.write('data/pages/imprint.en.md', '# Another\n');
    expect(files.get('data/pages/imprint.en.md')?.toString()).toBe('# Imprint\n');
  });

  it('say so where git has lost one', async () => {
    catalog.write('data/pages/privacy.en.md', '# Privacy\n');
    catalog.commit('Another page');
    const files = await openCommit(catalog.folder, 'HEAD');
    const id = files.idOf('data/pages/privacy.en.md') ?? '';
    rmSync(join(catalog.folder, '.git', 'objects', id.slice(0, 2), id.slice(2)));
    const words = 'git has lost the contents of data/pages/privacy.en.md.';
    expect(() => files.get('data/pages/privacy.en.md')).toThrow(words);
    await expect(files.hold(['data/pages/privacy.en.md'])).rejects.toThrow(words);
  });
});

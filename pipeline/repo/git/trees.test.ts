import { execFileSync } from 'node:child_process';
import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { listTree } from './trees.ts';

let catalog: TemporaryCatalog;

beforeAll(() => {
  catalog = temporaryCatalog();
  const odd = ['a b.json', 'a\tb.json', 'a\nb.json', 'grün/ü.json', 'deep/er/and/deeper.json', '100644 x/y.json'];
  for (const name of odd) catalog.write(`data/pages/${name}`, name);
  for (const name of ['data.json', 'data-other/x.json', 'dat', 'pages/x.md']) catalog.write(name, name);
  catalog.write('data/run.sh', 'true');
  chmodSync(join(catalog.folder, 'data/run.sh'), 0o755);
  symlinkSync('pages', join(catalog.folder, 'data/link'));
  catalog.git('add', '--all');
  catalog.git('update-index', '--add', '--cacheinfo', `160000,${catalog.git('rev-parse', 'HEAD')},data/module`);
  catalog.git('commit', '--quiet', '--message', 'Odd names');
});
afterAll(() => catalog.remove());

/** What git says itself. */
function listedByGit(commit: string, paths: readonly string[]) {
  const entries = catalog
    .git('ls-tree', '-r', '-z', commit, '--', ...paths)
    .split('\0')
    .filter(Boolean);
  return entries.map((entry) => {
    const [, mode, id, path] = /^(\d+) \w+ (\w+)\t(.*)$/s.exec(entry) ?? [];
    return { mode, id, path };
  });
}

/** A tree of one entry, as no command of git would write it. */
const treeOf = (mode: string, name: string, id: string) =>
  execFileSync('git', ['hash-object', '-t', 'tree', '-w', '--stdin', '--literally'], {
    cwd: catalog.folder,
    input: Buffer.concat([Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]),
    encoding: 'utf8',
  }).trim();

describe('the files of a commit', () => {
  it.each([
    { paths: ['data'] },
    { paths: ['data/pages/'] },
    { paths: ['data/catalog.json', 'data/pages'] },
    { paths: ['data/link', 'data/module', 'data/run.sh'] },
    { paths: ['none', 'data/none', 'data/catalog.json/none'] },
  ])('are those that git lists for $paths', async ({ paths }) => {
    const listed = listedByGit('main', paths);
    expect(await listTree(catalog.folder, 'main', paths)).toEqual(listed);
    expect(await listTree(catalog.folder, catalog.git('rev-parse', 'main^{tree}'), paths)).toEqual(listed);
  });

  it('are not said to be none where there is no such commit', async () => {
    await expect(listTree(catalog.folder, 'refs/heads/none', ['data'])).rejects.toThrow(
      'The repository lacks a commit (refs/heads/none^{tree}).',
    );
  });

  it.each(['040000', '40755', '100664', '0100644', '100711', '120777'])(
    'have the modes that git reads in %s',
    async (mode) => {
      const isFolder = mode.endsWith('40000') || mode.startsWith('40');
      const blob = catalog.git('rev-parse', 'main:dat');
      const id = isFolder ? treeOf('100644', 'hidden.json', blob) : blob;
      const tree = treeOf(mode, 'data', id);
      expect(await listTree(catalog.folder, tree, ['data'])).toEqual(listedByGit(tree, ['data']));
    },
  );

  it('are not made up where a file stands for a folder', async () => {
    const tree = treeOf('40000', 'data', catalog.git('rev-parse', 'main:dat'));
    await expect(listTree(catalog.folder, tree, ['data'])).rejects.toThrow('The repository has a broken folder data/');
  });
});

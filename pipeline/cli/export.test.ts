import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { NOW, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { runExport } from './export.ts';

let catalog: TemporaryCatalog;
let said: string[];
beforeEach(() => {
  catalog = temporaryCatalog();
  catalog.write('.gitignore', 'out*\n');
  catalog.commit('Ignore what is written');
  said = [];
});
afterEach(() => catalog.remove());

const at = (path: string) => join(catalog.folder, path);

function exportTo(folder: string): Promise<boolean> {
  const output = { print: (text: string) => void said.push(text), note: () => {}, progress: () => {}, done: () => {} };
  return runExport({ folder: catalog.folder, now: NOW, output }, { output: folder });
}

it('writes the files and their list, of the commit and the day of the run, and replaces an earlier export', async () => {
  const commit = catalog.git('rev-parse', 'HEAD');
  expect(await exportTo('out')).toBe(false);
  catalog.write('out/left-over', 'x');
  await exportTo('out');
  expect(said[1]).toBe(`Exported 0 listings into 5 files in out/ (commit ${commit.slice(0, 10)}, 2026-11-20).`);
  const list = JSON.parse(readFileSync(at('out/exports.json'), 'utf8'));
  expect(list).toMatchObject({ commit, date: '2026-11-20', listing_count: 0, access: 'top_tier' });
  const names = list.files.map(({ name }: { name: string }) => name);
  expect(readdirSync(at('out'))).toEqual([...names, 'exports.json'].toSorted());
  expect(existsSync(at('out.part'))).toBe(false);
});

it('takes away what a killed run left, and no folder of anything else', async () => {
  mkdirSync(at('out.part'));
  catalog.write('out.part/half', 'x');
  await exportTo('out');
  expect(readdirSync(at('out'))).not.toContain('half');
  await expect(exportTo('data')).rejects.toThrow('data holds something else than an export, and would be lost.');
  expect(existsSync(at('data/catalog.json'))).toBe(true);
});

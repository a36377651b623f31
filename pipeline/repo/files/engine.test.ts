import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ENGINE, engineOf, installedVersions, PROGRAM } from './engine.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-engine-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, content = ''): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

it('is its own program as long as it is not compiled', () => {
  expect(ENGINE).toBe(PROGRAM);
  expect(ENGINE).toBe(join(import.meta.dirname, '..', '..', '..'));
});

it('shows a catalog by the pages of the clone that holds it, and any other by its own', () => {
  expect(engineOf(folder)).toBe(ENGINE);
  write('astro.config.mjs');
  expect(engineOf(folder)).toBe(folder);
});

it.each([
  [['package-lock.json', 'node_modules/.package-lock.json', 'package.json'], 'engine/package-lock.json'],
  [['node_modules/.package-lock.json', 'package.json'], 'node_modules/.package-lock.json'],
  [['package.json'], 'package.json'],
])('tells the versions of its libraries by the first of %j', async (present, read) => {
  const engine = 'node_modules/@works/engine';
  const at = (name: string) => (name.startsWith('node_modules') ? name : `${engine}/${name}`);
  for (const name of present) write(at(name), name);
  expect(await installedVersions(join(folder, engine))).toBe(read.replace('engine/', ''));
});

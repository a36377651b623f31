import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readNpmData } from './read-npm-data.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'npm-data-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** @param main text of the file that the package exports */
function packageOf(name: string, version: string, main: string): string {
  const files = { 'package.json': JSON.stringify({ name, version, main: 'data/all.json' }), 'data/all.json': main };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

const COUNTS = '{"astro":5647663,"@works/tool":12,"0":7,"half":1.5,"below":-1,"text":"9","__proto__":4,"other":3}';
const REPOSITORIES = '{"astro":"https://github.com/withastro/astro","@works/tool":null,"0":"https://github.com/a/0"}';
const NAMES = ['astro', '@works/tool', '0', 'half', 'below', 'text', 'constructor', 'toString', 'none'];

it('takes what is asked for, and of it what is a figure and an address', () => {
  const counts = packageOf('download-counts', '2.20260301.0', COUNTS);
  const repositories = packageOf('all-the-package-repos', '2.0.3148', REPOSITORIES);
  expect(readNpmData(counts, repositories, NAMES)).toEqual({
    source: 'pkg:npm/download-counts@2.20260301.0',
    since: '2026-03-01',
    downloads: new Map([
      ['astro', 5_647_663],
      ['@works/tool', 12],
      ['0', 7],
    ]),
    repositories: new Map([
      ['astro', 'https://github.com/withastro/astro'],
      ['0', 'https://github.com/a/0'],
    ]),
  });
});

it.each([
  ['a version without a day', '2.0.3148', COUNTS, /version says of which day/],
  ['a version of seven digits', '2.2026031.0', COUNTS, /version says of which day/],
  ['a list', '2.20260301.0', '[1]', /holds no JSON object/],
  ['nothing', '2.20260301.0', '', /JSON/],
])('refuses %s', (_what, version, main, message) => {
  const counts = packageOf('download-counts', version, main);
  const repositories = packageOf('all-the-package-repos', '2.0.3148', REPOSITORIES);
  expect(() => readNpmData(counts, repositories, NAMES)).toThrow(message);
});

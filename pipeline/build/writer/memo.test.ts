import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openMemo } from './memo.ts';

function memoFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'kept', 'memo.json');
}

const never = () => {
  throw new Error('It was made.');
};

it('what was made of the same is not made again, and what nobody asked for is forgotten', async () => {
  const file = memoFile();
  const first = await openMemo(file, 'program');
  expect([first.of('a', () => 'one'), first.of('b', () => 'two'), first.of('a', never)]).toEqual(['one', 'two', 'one']);
  await first.save();
  const second = await openMemo(file, 'program');
  expect(second.of('a', never)).toBe('one');
  await second.save();
  expect((await openMemo(file, 'program')).of('b', () => 'three')).toBe('three');
});

it.each<[string, (file: string) => void]>([
  ['was cut off', (file) => writeFileSync(file, readFileSync(file, 'utf8').slice(0, -3))],
  ['holds something else', (file) => writeFileSync(file, '[]')],
  ['is gone', (file) => rmSync(file)],
])('everything is made where the file %s', async (_what, change) => {
  const file = memoFile();
  const memo = await openMemo(file, 'program');
  memo.of('a', () => 'one');
  await memo.save();
  change(file);
  expect((await openMemo(file, 'program')).of('a', () => 'two')).toBe('two');
});

it('another program makes everything', async () => {
  const file = memoFile();
  const memo = await openMemo(file, 'program');
  memo.of('a', () => 'one');
  await memo.save();
  expect((await openMemo(file, 'other')).of('a', () => 'two')).toBe('two');
});

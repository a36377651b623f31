import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openMemo } from './memo.ts';

function memoFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'memo-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'kept', 'memo.db');
}

/** A file that holds a value of each name. */
async function memoOf(...names: string[]): Promise<string> {
  const file = memoFile();
  const memo = await openMemo(file, 'program');
  for (const name of names) memo.set(name, `${name} made`);
  await memo.save();
  return file;
}

it('what was made of the same is there, and what nobody asked for is forgotten', async () => {
  const file = await memoOf('a', 'b');
  const second = await openMemo(file, 'program');
  expect(second.take('a')).toBe('a made');
  second.set('c', 'c made');
  await second.save();
  const third = await openMemo(file, 'program');
  expect(['a', 'b', 'c'].map(third.take)).toEqual(['a made', undefined, 'c made']);
});

it('what is made anew under its key takes the place of what was there', async () => {
  const file = await memoOf('a');
  const second = await openMemo(file, 'program');
  second.set('a', 'again');
  await second.save();
  expect((await openMemo(file, 'program')).take('a')).toBe('again');
});

it.each<[string, (file: string) => void]>([
  ['was cut off', (file) => writeFileSync(file, readFileSync(file).subarray(0, 5000))],
  ['holds something else', (file) => writeFileSync(file, 'x'.repeat(40_000))],
  ['is gone', (file) => rmSync(file)],
])('nothing is known where the file %s, and it is kept again', async (_what, change) => {
  const file = await memoOf(...Array.from({ length: 3000 }, (_, number) => `name ${number}`));
  change(file);
  const memo = await openMemo(file, 'program');
  expect(memo.take('name 1')).toBeUndefined();
  memo.set('name 1', 'again');
  await memo.save();
  expect((await openMemo(file, 'program')).take('name 1')).toBe('again');
});

it('another program knows nothing, and keeps its own', async () => {
  const file = await memoOf('a');
  const other = await openMemo(file, 'other');
  expect(other.take('a')).toBeUndefined();
  other.set('b', 'b made');
  await other.save();
  const again = await openMemo(file, 'other');
  expect(['a', 'b'].map(again.take)).toEqual([undefined, 'b made']);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openCache } from './build-cache.ts';

function cacheFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'build-cache-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'kept', 'facts.lines');
}

/** A file that holds a value of each name. */
async function cacheOf(...names: string[]): Promise<string> {
  const file = cacheFile();
  const cache = await openCache(file, 'program');
  for (const name of names) cache.set(name, `${name} made`);
  await cache.save();
  return file;
}

it('what was made of the same is there, and what nobody asked for is forgotten', async () => {
  const file = await cacheOf('a', 'b');
  const second = await openCache(file, 'program');
  expect(second.take('a')).toBe('a made');
  second.set('c', 'c made');
  await second.save();
  const third = await openCache(file, 'program');
  expect(['a', 'b', 'c'].map(third.take)).toEqual(['a made', undefined, 'c made']);
});

it('what is made anew under its key takes the place of what was there', async () => {
  const file = await cacheOf('a');
  const second = await openCache(file, 'program');
  second.set('a', 'again');
  await second.save();
  expect((await openCache(file, 'program')).take('a')).toBe('again');
});

it.each<[string, (file: string) => void]>([
  ['holds something else', (file) => writeFileSync(file, 'x'.repeat(40_000))],
  ['is gone', (file) => rmSync(file)],
])('nothing is known where the file %s, and it is kept again', async (_what, change) => {
  const file = await cacheOf('name 1', 'name 2');
  change(file);
  const cache = await openCache(file, 'program');
  expect(cache.take('name 1')).toBeUndefined();
  cache.set('name 1', 'again');
  await cache.save();
  expect((await openCache(file, 'program')).take('name 1')).toBe('again');
});

it('of a file that was cut off only whole entries are known', async () => {
  const file = await cacheOf('a', 'b');
  writeFileSync(file, readFileSync(file).subarray(0, -3));
  expect(['a', 'b'].map((await openCache(file, 'program')).take)).toEqual(['a made', undefined]);
});

it('another program knows nothing, and keeps its own', async () => {
  const file = await cacheOf('a');
  const other = await openCache(file, 'other');
  expect(other.take('a')).toBeUndefined();
  other.set('b', 'b made');
  await other.save();
  const again = await openCache(file, 'other');
  expect(['a', 'b'].map(again.take)).toEqual([undefined, 'b made']);
});

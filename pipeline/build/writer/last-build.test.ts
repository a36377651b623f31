import { appendFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lastBuild, noteBuild } from './last-build.ts';

const RESULT = { listings: 2 };
const LONG_AGO = new Date('2026-01-31T00:00:00Z');

/** A noted build of two files. */
async function noted() {
  const top = mkdtempSync(join(tmpdir(), 'last-build-'));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const [kept, output] = [join(top, 'kept'), join(top, 'output')];
  mkdirSync(kept);
  mkdirSync(join(output, 'software', 'astro'), { recursive: true });
  const page = join(output, 'software', 'astro', 'index.html');
  writeFileSync(join(output, 'index.html'), 'home');
  writeFileSync(page, 'page');
  utimesSync(page, LONG_AGO, LONG_AGO);
  await noteBuild(kept, output, 'key', RESULT);
  return { kept, output, page };
}

it('a build whose files stand as it left them is found, by what it was made of alone', async () => {
  const { kept, output } = await noted();
  expect(await lastBuild(kept, output, 'key')).toEqual(RESULT);
  expect(await lastBuild(kept, output, 'another key')).toBeUndefined();
});

it('the signature that publishing adds is no part of it', async () => {
  const { kept, output } = await noted();
  mkdirSync(join(output, 'api', 'v1'), { recursive: true });
  writeFileSync(join(output, 'api', 'v1', '_build.sig.json'), '{}');
  expect(await lastBuild(kept, output, 'key')).toEqual(RESULT);
});

it.each<[string, (build: Awaited<ReturnType<typeof noted>>) => void]>([
  ['a file has grown', ({ page }) => appendFileSync(page, '!')],
  ['a file has other bytes of the same number', ({ page }) => writeFileSync(page, 'cage')],
  ['a file is gone', ({ page }) => rmSync(page)],
  ['a file has come', ({ output }) => writeFileSync(join(output, 'new.html'), '')],
  [
    'a file was put in the place of another, with its time',
    ({ page }) => {
      writeFileSync(`${page}.other`, 'cage');
      rmSync(page);
      writeFileSync(page, 'cage');
      rmSync(`${page}.other`);
      utimesSync(page, LONG_AGO, new Date(LONG_AGO.getTime() + 1));
    },
  ],
  ['the output is gone', ({ output }) => rmSync(output, { recursive: true })],
  ['the note is gone', ({ kept }) => rmSync(join(kept, 'last.json'))],
  ['the note was cut off', ({ kept }) => writeFileSync(join(kept, 'last.json'), '{"key":"key"')],
  ['the note says nothing', ({ kept }) => writeFileSync(join(kept, 'last.json'), 'null')],
])('it is not found where %s', async (_what, change) => {
  const build = await noted();
  change(build);
  expect(await lastBuild(build.kept, build.output, 'key')).toBeUndefined();
});

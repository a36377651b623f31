import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBuild } from './build-writer.ts';
import { readNote } from './last-build-record.ts';
import { noteBuild, readPreviousOutput } from './previous-output.ts';

const RESULT = { listings: 2 };
const NOTE = { key: 'key', date: null, result: RESULT };
const LONG_AGO = new Date('2026-01-31T00:00:00Z');

/** A noted build of two files. */
async function noted() {
  const top = mkdtempSync(join(tmpdir(), 'standing-build-'));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const [kept, output] = [join(top, 'kept'), join(top, 'output')];
  const writer = openBuild(output);
  await writer.add([
    ['/index.html', 'home'],
    ['/software/astro/index.html', { key: 'astro', make: () => 'page' }],
  ]);
  const page = join(output, 'software', 'astro', 'index.html');
  utimesSync(page, LONG_AGO, LONG_AGO);
  await noteBuild(kept, output, NOTE, writer);
  return { kept, output, page };
}

type Noted = Awaited<ReturnType<typeof noted>>;

async function stateOf({ kept, output }: Pick<Noted, 'kept' | 'output'>) {
  const note = await readNote(kept);
  const standing = await readPreviousOutput(output, note);
  return { note, standing, isWhole: note !== undefined && standing.missing + standing.others.size === 0 };
}

it('a build whose files stand as it left them is found again, with what was told of it and the keys of its files', async () => {
  const { note, standing, isWhole } = await stateOf(await noted());
  expect({ isWhole, key: note?.key, result: note?.result }).toEqual({ isWhole: true, key: 'key', result: RESULT });
  expect([...standing.files].map(([path, { key }]) => [path, key])).toEqual([
    ['index.html', undefined],
    ['software/astro/index.html', 'astro'],
  ]);
});

it('the signature that publishing adds is no part of it', async () => {
  const build = await noted();
  const writer = openBuild(build.output);
  await writer.add([['/api/v1/_build.json', '{}']]);
  await noteBuild(build.kept, build.output, NOTE, writer);
  rmSync(join(build.output, 'software'), { recursive: true });
  rmSync(join(build.output, 'index.html'));
  writeFileSync(join(build.output, 'api', 'v1', '_build.sig.json'), '{}');
  expect((await stateOf(build)).isWhole).toBe(true);
});

it('a copy of it is found by its bytes', async () => {
  const { kept, output } = await noted();
  cpSync(output, `${output}-copy`, { recursive: true });
  expect((await stateOf({ kept, output: `${output}-copy` })).isWhole).toBe(true);
});

it.each<[string, (build: Noted) => void, standing: string[], others: string[]]>([
  ['has grown', ({ page }) => appendFileSync(page, '!'), ['index.html'], ['software/astro/index.html']],
  [
    'has other bytes of the same number',
    ({ page }) => writeFileSync(page, 'cage'),
    ['index.html'],
    ['software/astro/index.html'],
  ],
  ['is gone', ({ page }) => rmSync(page), ['index.html'], []],
  [
    'has come',
    ({ output }) => writeFileSync(join(output, 'new.html'), ''),
    ['index.html', 'software/astro/index.html'],
    ['new.html'],
  ],
  [
    'has come into a folder of its own',
    ({ output }) => {
      mkdirSync(join(output, 'new'));
      writeFileSync(join(output, 'new', 'new.html'), '');
    },
    ['index.html', 'software/astro/index.html'],
    ['new'],
  ],
  [
    'was put in the place of another, with its time',
    ({ page }) => {
      rmSync(page);
      writeFileSync(page, 'cage');
      utimesSync(page, LONG_AGO, LONG_AGO);
    },
    ['index.html'],
    ['software/astro/index.html'],
  ],
  ['is all there was', ({ output }) => rmSync(output, { recursive: true }), [], []],
])('a file that %s is set apart from those that stand', async (_what, change, standing, others) => {
  const build = await noted();
  change(build);
  const found = await stateOf(build);
  expect(found.isWhole).toBe(false);
  expect([...found.standing.files.keys()]).toEqual(standing);
  expect([...found.standing.others]).toEqual(others);
});

it.each<[string, (note: string) => void]>([
  ['is gone', (note) => rmSync(note)],
  ['was cut off', (note) => writeFileSync(note, '{"key":"key"')],
  ['says nothing', (note) => writeFileSync(note, 'null')],
  ['is of another version', (note) => writeFileSync(note, '{"key":"key","state":"0","result":null}')],
])('nothing stands where the note %s', async (_what, change) => {
  const build = await noted();
  change(join(build.kept, 'last.json'));
  const { note, standing } = await stateOf(build);
  expect(note).toBeUndefined();
  expect(standing.files.size).toBe(0);
});

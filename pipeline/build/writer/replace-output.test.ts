import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allFiles } from '../../repo/files/all-files.ts';
import { randomFrom } from '../../testing/random.ts';
import { type BuildFile, openBuild } from './build-writer.ts';
import { readNote } from './last-build-record.ts';
import { noteBuild, readPreviousOutput } from './previous-output.ts';
import { finishOrUndo, replaceOutput } from './replace-output.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-place-'));
  mkdirSync(at('dist.build'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (path: string) => join(folder, path);
const MANIFEST = 'api/v1/_build.json';
const NOTE = { key: 'any', date: null, result: null };

/** The output of a build, by path. */
async function contents(output = 'dist'): Promise<Record<string, string>> {
  return Object.fromEntries(
    (await allFiles(at(output))).map((path) => [path, readFileSync(at(`${output}/${path}`), 'utf8')]),
  );
}

/** As `build` does, of files that are there already. @param stop before anything is put in place */
async function build(made: Record<string, string>, stop = false) {
  const standing = await readPreviousOutput(at('dist'), await readNote(at('dist.build/kept')));
  const writer = openBuild(at('dist.build/next'), at('dist'), standing);
  await writer.add(Object.entries(made) as BuildFile[]);
  if (stop) return writer;
  await replaceOutput(at('dist.build/next'), at('dist'), at('dist.build'), writer);
  rmSync(at('dist.build/next'), { recursive: true, force: true });
  await noteBuild(at('dist.build/kept'), at('dist'), NOTE, writer);
  return writer;
}

const FIRST = { [MANIFEST]: '1', 'index.html': 'home', 'software/a/index.html': 'a', 'software/b/index.html': 'b' };
const SECOND = { [MANIFEST]: '2', 'index.html': 'home', 'software/a/index.html': 'A', 'software/c/index.html': 'c' };

function write(path: string, content: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), content);
}

describe('a build that changes some of what stands', () => {
  it('moves what is new, takes away what is gone, with its folder, and touches nothing else', async () => {
    await build(FIRST);
    const writer = await build(SECOND);
    expect(await contents()).toEqual(SECOND);
    expect(existsSync(at('dist/software/b'))).toBe(false);
    expect([...writer.written]).toEqual([MANIFEST, 'software/a/index.html', 'software/c/index.html']);
  });

  it('takes away the signature of what was published before', async () => {
    await build(FIRST);
    write('dist/api/v1/_build.sig.json', '{}');
    await build(SECOND);
    expect(await contents()).toEqual(SECOND);
  });

  it('keeps the signature where nothing changes', async () => {
    await build(FIRST);
    write('dist/api/v1/_build.sig.json', '{}');
    await build(FIRST);
    expect(await contents()).toEqual({ ...FIRST, 'api/v1/_build.sig.json': '{}' });
  });

  it.each<[string, () => void]>([
    ['a file was changed', () => write('dist/software/a/index.html', 'forged')],
    ['a file was changed to as many bytes', () => write('dist/software/a/index.html', 'x')],
    ['a file is gone', () => rmSync(at('dist/software/b/index.html'))],
    ['the manifest is gone', () => rmSync(at(`dist/${MANIFEST}`))],
    ['a file has come', () => write('dist/software/a/more.html', 'more')],
    ['a folder has come', () => write('dist/other/deep/more.html', 'more')],
    ['a link has come', () => symlinkSync('/etc/hosts', at('dist/hosts'))],
    [
      'a folder is a link to another with the same files',
      () => {
        rmSync(at('dist/software'), { recursive: true });
        for (const name of ['a', 'b']) write(`elsewhere/${name}/index.html`, name);
        symlinkSync(at('elsewhere'), at('dist/software'));
      },
    ],
    [
      'a file stands where a folder was',
      () => {
        rmSync(at('dist/software'), { recursive: true });
        write('dist/software', 'file');
      },
    ],
    [
      'a folder stands where a file was',
      () => {
        rmSync(at('dist/index.html'));
        write('dist/index.html/deep', 'file');
      },
    ],
    [
      'an empty folder stands where a file will be',
      () => mkdirSync(at('dist/software/c/index.html'), { recursive: true }),
    ],
  ])('writes what a build into nothing writes, where %s', async (_what, change) => {
    await build(FIRST);
    change();
    await build(SECOND);
    expect(await contents()).toEqual(SECOND);
  });

  it('ends where builds into nothing end, after any history', async () => {
    const random = randomFrom(24, 0);
    const names = Array.from({ length: 12 }, (_, index) => `${['a', 'b/c', 'd/e/f'][index % 3]}/${index}.html`);
    for (let round = 0; round < 40; round += 1) {
      const chosen = names.filter(() => random() < 0.6);
      const made = Object.fromEntries(chosen.map((name) => [name, String(Math.floor(random() * 2))]));
      await build({ ...made, [MANIFEST]: String(round % 3) });
      expect(await contents()).toEqual({ ...made, [MANIFEST]: String(round % 3) });
    }
  });
});

describe('a build that was killed while files were moved', () => {
  /** Everything is ready, and some steps are done. */
  async function killedAfter(steps: () => void): Promise<void> {
    await build(FIRST);
    const writer = await build(SECOND, true);
    await cp(at('dist.build/next'), at('dist.build/ready'), { recursive: true });
    rmSync(at('dist.build/next'), { recursive: true });
    write('dist.build/journal.json', JSON.stringify({ removed: writer.left() }));
    steps();
  }

  it.each<[string, () => void]>([
    ['before the first step', () => {}],
    ['after the manifest was taken away', () => rmSync(at(`dist/${MANIFEST}`))],
    [
      'after a file was moved',
      () => {
        rmSync(at(`dist/${MANIFEST}`));
        write('dist/software/a/index.html', 'A');
        rmSync(at('dist.build/ready/software/a/index.html'));
      },
    ],
    [
      'after the last file was moved',
      () => {
        rmSync(at('dist/software/b'), { recursive: true });
        for (const [path, content] of Object.entries(SECOND)) write(`dist/${path}`, content);
        rmSync(at('dist.build/ready'), { recursive: true });
      },
    ],
  ])('is ended by the next one: %s', async (_when, steps) => {
    await killedAfter(steps);
    await finishOrUndo(at('dist.build'), at('dist'));
    expect(await contents()).toEqual(SECOND);
    expect(await allFiles(at('dist.build'))).toEqual(['kept/last.json']);
    await build(SECOND);
    expect(await contents()).toEqual(SECOND);
  });

  it('is ended by the next one, where the journal is empty', async () => {
    await killedAfter(() => write('dist.build/journal.json', ''));
    await finishOrUndo(at('dist.build'), at('dist'));
    await build(SECOND);
    expect(await contents()).toEqual(SECOND);
  });

  it('is forgotten where the output was taken away since', async () => {
    await killedAfter(() => rmSync(at('dist'), { recursive: true }));
    await finishOrUndo(at('dist.build'), at('dist'));
    expect(existsSync(at('dist'))).toBe(false);
    expect(await allFiles(at('dist.build'))).toEqual(['kept/last.json']);
  });

  it('is undone where it was not ready', async () => {
    await build(FIRST);
    write('dist.build/ready/index.html', 'half');
    await finishOrUndo(at('dist.build'), at('dist'));
    expect(await contents()).toEqual(FIRST);
    expect(await allFiles(at('dist.build'))).toEqual(['kept/last.json']);
  });
});

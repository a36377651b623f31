import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { allFiles } from '../../repo/files/all-files.ts';
import { type BuildFile, type BuildWriter, openBuild } from './build-writer.ts';
import { digestOf } from './file-digest.ts';
import { readNote } from './last-build-record.ts';
import { noteBuild, readPreviousOutput } from './previous-output.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-write-'));
  const writer = openBuild(at('earlier'));
  await writer.add(FIRST);
  await noteBuild(at('kept'), at('earlier'), NOTE, writer);
});
afterEach(() => rmSync(folder, { recursive: true }));

const NOTE = { key: 'any', date: null, result: null };
const at = (path: string) => join(folder, path);

const FIRST: BuildFile[] = [
  ['/api/v1/software/a.json', '{"a":1}\n'],
  ['/api/v1/software/b.json', '{"b":"größer"}\n'],
  ['/api/v1/software/gone.json', '{}\n'],
  ['/software/a/index.html', { key: 'one', make: () => '<p>' }],
];
const SECOND: BuildFile[] = [
  ['/api/v1/software/a.json', '{"a":2}\n'],
  ['/api/v1/software/b.json', '{"b":"größer"}\n'],
  ['/api/v1/software/new.json', '{}\n'],
];
const NONE = { kept: 0, written: 0, removed: 0 };

/** Below another build. */
async function afterFirst(made: Iterable<BuildFile>): Promise<BuildWriter> {
  const writer = openBuild(
    at('next'),
    at('earlier'),
    await readPreviousOutput(at('earlier'), await readNote(at('kept'))),
  );
  await writer.add(made);
  return writer;
}

const read = (path: string) => readFileSync(at(path), 'utf8');
const never = () => {
  throw new Error('It was made.');
};

describe('a build', () => {
  it('without an earlier one writes every file, and counts it', async () => {
    const writer = openBuild(at('cold'));
    await writer.add(SECOND);
    expect(writer.account().api).toEqual({ kept: 0, written: 3, removed: 0 });
    expect(await allFiles(at('cold'))).toEqual(SECOND.map(([path]) => path.slice(1)));
    expect(read('cold/api/v1/software/b.json')).toBe('{"b":"größer"}\n');
  });

  it('after an earlier one writes what that holds otherwise or not at all, and touches nothing of it', async () => {
    const { mtimeMs } = statSync(at('earlier/api/v1/software/a.json'));
    const writer = await afterFirst(SECOND);
    expect(writer.account()).toMatchObject({
      api: { kept: 1, written: 2, removed: 1 },
      pages: { ...NONE, removed: 1 },
    });
    expect(await allFiles(at('next'))).toEqual(['api/v1/software/a.json', 'api/v1/software/new.json']);
    expect(writer.left().toSorted()).toEqual(['api/v1/software/gone.json', 'software/a/index.html']);
    expect(statSync(at('earlier/api/v1/software/a.json')).mtimeMs).toBe(mtimeMs);
  });

  it('says where each of its files can be read', async () => {
    const { placeOf } = await afterFirst(SECOND);
    expect(placeOf('/api/v1/software/a.json')).toBe(at('next/api/v1/software/a.json'));
    expect(placeOf('api/v1/software/b.json')).toBe(at('earlier/api/v1/software/b.json'));
  });

  it('says of each part what became of it, and nothing of the signature of what was published', async () => {
    const files: BuildFile[] = [
      ['/api/v1/exports.json', '{}'],
      ['/api/v1/exports/listings.ndjson.gz', Buffer.of(1, 2)],
      ['index.html', '<p>'],
      ['software/b/index.html', '<p>'],
      ['/_search/pagefind.js', 'x'],
      ['/openapi.json', '{}'],
      ['/.well-known/catalog.json', '{}'],
    ];
    const parts = openBuild(at('parts'));
    await parts.add(files);
    await noteBuild(at('kept'), at('parts'), NOTE, parts);
    writeFileSync(at('parts/api/v1/_build.sig.json'), '{}');
    const standing = await readPreviousOutput(at('parts'), await readNote(at('kept')));
    const writer = openBuild(at('next'), at('parts'), standing);
    await writer.add([...files.slice(1), ['/_search/listings.json', '[]']]);
    expect(writer.account()).toEqual({
      api: { ...NONE, kept: 2 },
      pages: { ...NONE, kept: 2 },
      search: { ...NONE, kept: 1, written: 1 },
      exports: { ...NONE, kept: 1, removed: 1 },
    });
  });

  it('holds no two files of one path', async () => {
    await expect(afterFirst([...SECOND, ['api/v1/software/b.json', '{}']])).rejects.toThrow('EEXIST');
    await expect(afterFirst([...SECOND, ['api/v1/software/new.json', '{}']])).rejects.toThrow('EEXIST');
  });
});

describe('a file with a key', () => {
  const PAGE = '/software/a/index.html';

  it('is not made again of the same', async () => {
    const writer = await afterFirst([[PAGE, { key: 'one', make: never }]]);
    expect(writer.account().pages).toEqual({ ...NONE, kept: 1 });
    expect(writer.placed.get('software/a/index.html')).toMatchObject({ size: 3, key: 'one' });
  });

  it('is made of something else, and written if it is another one', async () => {
    const same = await afterFirst([[PAGE, { key: 'two', make: () => '<p>' }]]);
    expect(same.account().pages).toEqual({ ...NONE, kept: 1 });
    expect(same.placed.get('software/a/index.html')).toMatchObject({ key: 'two' });
    const other = await afterFirst([[PAGE, { key: 'three', make: () => '<b>' }]]);
    expect(other.account().pages).toEqual({ ...NONE, written: 1 });
    expect(read('next/software/a/index.html')).toBe('<b>');
  });

  it('is made again where it does not stand as it was left', async () => {
    writeFileSync(at('earlier/software/a/index.html'), '<i>');
    const writer = await afterFirst([[PAGE, { key: 'one', make: () => '<p>' }]]);
    expect(writer.account().pages).toEqual({ ...NONE, written: 1 });
  });

  it('can be asked for before anything is made', async () => {
    const writer = await afterFirst([]);
    expect([writer.keep(PAGE, 'two'), writer.keep('/software/b/index.html', 'one'), writer.keep(PAGE, 'one')]).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('a file that another program has made', () => {
  const PAGE = 'software/a/index.html';
  const made = (key: string): BuildFile => [PAGE, { madeAt: at('made.html'), ...digestOf(Buffer.from('<b>')), key }];
  beforeEach(() => writeFileSync(at('made.html'), '<b>'));

  it('is moved, and so stays the file that it was', async () => {
    const { ino } = statSync(at('made.html'));
    const writer = await afterFirst([made('two')]);
    expect(writer.account().pages).toEqual({ ...NONE, written: 1 });
    expect(statSync(at(`next/${PAGE}`)).ino).toBe(ino);
    expect(existsSync(at('made.html'))).toBe(false);
  });

  it('is left where it was made where the output has it under its key, or byte for byte', async () => {
    expect((await afterFirst([made('one')])).account().pages).toEqual({ ...NONE, kept: 1 });
    writeFileSync(at('made.html'), '<p>');
    const same: BuildFile = [PAGE, { madeAt: at('made.html'), ...digestOf(Buffer.from('<p>')), key: 'two' }];
    expect((await afterFirst([same])).account().pages).toEqual({ ...NONE, kept: 1 });
    expect(existsSync(at(`next/${PAGE}`))).toBe(false);
  });
});

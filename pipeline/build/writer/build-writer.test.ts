import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type BuildFile, madeBelow, openBuild } from './build-writer.ts';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-write-'));
  await openBuild(at('earlier')).add(FIRST);
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (path: string) => join(folder, path);

const FIRST: BuildFile[] = [
  ['/api/v1/software/a.json', '{"a":1}\n'],
  ['/api/v1/software/b.json', '{"b":"größer"}\n'],
  ['/api/v1/software/gone.json', '{}\n'],
];
const SECOND: BuildFile[] = [
  ['/api/v1/software/a.json', '{"a":2}\n'],
  ['/api/v1/software/b.json', '{"b":"größer"}\n'],
  ['/api/v1/software/new.json', '{}\n'],
];

const contents = (name: string) =>
  readdirSync(at(`${name}/api/v1/software`)).map((file) => [
    file,
    readFileSync(at(`${name}/api/v1/software/${file}`), 'utf8'),
  ]);
const inode = (path: string) => statSync(at(path)).ino;
const NONE = { kept: 0, written: 0, removed: 0 };

/** @returns what was done to the files of the API */
async function write(name: string, made: Iterable<BuildFile>, earlier?: string) {
  const writer = openBuild(at(name), earlier && at(earlier));
  await writer.add(made);
  return (await writer.account()).api;
}

describe('a build', () => {
  it('without an earlier one writes every file, and counts it', async () => {
    expect(await write('cold', SECOND)).toEqual({ kept: 0, written: 3, removed: 0 });
    expect(await write('other', SECOND, 'nowhere')).toEqual({ kept: 0, written: 3, removed: 0 });
    expect(contents('cold')).toEqual([
      ['a.json', '{"a":2}\n'],
      ['b.json', '{"b":"größer"}\n'],
      ['new.json', '{}\n'],
    ]);
  });

  it('after an earlier one writes what that holds otherwise or not at all, and has the bytes of a cold one', async () => {
    await write('cold', SECOND);
    expect(await write('warm', SECOND, 'earlier')).toEqual({ kept: 1, written: 2, removed: 1 });
    expect(contents('warm')).toEqual(contents('cold'));
    expect(contents('earlier').map(([name]) => name)).toEqual(['a.json', 'b.json', 'gone.json']);
    expect(contents('earlier')[0]).toEqual(['a.json', '{"a":1}\n']);
    expect(inode('warm/api/v1/software/b.json')).toBe(inode('earlier/api/v1/software/b.json'));
  });

  it('says of each part what became of it, and nothing of the signature of what was published', async () => {
    const files: BuildFile[] = [
      ['/api/v1/exports.json', '{}'],
      ['/api/v1/exports/listings.ndjson.gz', Buffer.of(1, 2)],
      ['index.html', '<p>'],
      ['software/a/index.html', '<p>'],
      ['/_search/pagefind.js', 'x'],
      ['/openapi.json', '{}'],
      ['/.well-known/catalog.json', '{}'],
    ];
    await openBuild(at('parts')).add(files);
    writeFileSync(at('parts/api/v1/_build.sig.json'), '{}');
    const writer = openBuild(at('next'), at('parts'));
    await writer.add([...files.slice(1), ['/_search/listings.json', '[]']]);
    expect(await writer.account()).toEqual({
      api: { ...NONE, kept: 2 },
      pages: { ...NONE, kept: 2 },
      search: { ...NONE, kept: 1, written: 1 },
      exports: { ...NONE, kept: 1, removed: 1 },
    });
  });

  it.each([
    [
      'was changed by hand to as many bytes',
      () => writeFileSync(at('earlier/api/v1/software/b.json'), '{"b":"kleinere"}\n'),
    ],
    [
      'is a link to a file with the same bytes',
      () => {
        rmSync(at('earlier/api/v1/software/b.json'));
        writeFileSync(at('outside'), '{"b":"größer"}\n');
        symlinkSync(at('outside'), at('earlier/api/v1/software/b.json'));
      },
    ],
    [
      'is a folder',
      () => {
        rmSync(at('earlier/api/v1/software/b.json'));
        mkdirSync(at('earlier/api/v1/software/b.json'));
      },
    ],
    ['is in a build that is not there', () => rmSync(at('earlier'), { recursive: true })],
  ])('writes a file anew where the earlier one %s', async (_what, change) => {
    change();
    expect(await write('warm', SECOND, 'earlier')).toMatchObject({ kept: 0, written: 3 });
    const [, b] = contents('warm');
    expect(b).toEqual(['b.json', '{"b":"größer"}\n']);
    expect(statSync(at('warm/api/v1/software/b.json')).nlink).toBe(1);
  });

  it('never writes into a file that is there', async () => {
    await expect(write('earlier', SECOND)).rejects.toThrow('EEXIST');
    expect(existsSync(at('earlier/api/v1/software/new.json'))).toBe(false);
  });
});

describe('a file that another program has made', () => {
  /** As a site builder leaves its folder, and as a store keeps what it was given. */
  beforeEach(() => {
    mkdirSync(at('made/api/v1/software'), { recursive: true });
    for (const [path, content] of SECOND) writeFileSync(at(`made${path}`), content as string);
  });

  it('gets its name in the build where it is new, and else is that of the earlier build', async () => {
    expect(await write('warm', await madeBelow(at('made')), 'earlier')).toEqual({ kept: 1, written: 2, removed: 1 });
    rmSync(at('made'), { recursive: true });
    await write('cold', SECOND);
    expect(contents('warm')).toEqual(contents('cold'));
    expect(inode('warm/api/v1/software/b.json')).toBe(inode('earlier/api/v1/software/b.json'));
  });

  it('that is the one of the earlier build already is kept', async () => {
    rmSync(at('earlier/api/v1/software/a.json'));
    linkSync(at('made/api/v1/software/a.json'), at('earlier/api/v1/software/a.json'));
    expect(await write('warm', await madeBelow(at('made')), 'earlier')).toEqual({ kept: 2, written: 1, removed: 1 });
    expect(inode('warm/api/v1/software/a.json')).toBe(inode('made/api/v1/software/a.json'));
  });

  it('takes the place of no other', async () => {
    await expect(write('earlier', await madeBelow(at('made')))).rejects.toThrow('EEXIST');
    expect(contents('earlier')[0]).toEqual(['a.json', '{"a":1}\n']);
  });
});

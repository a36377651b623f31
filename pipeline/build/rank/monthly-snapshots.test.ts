import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { rankAll } from '../../../schemas/rank/engine.ts';
import { EMPTY, withMerits } from '../../../schemas/rank/testing/rank-inputs.ts';
import { writeIfAbsent } from '../../repo/files/write-if-absent.ts';
import { DataError } from '../../repo/problems/file-problem.ts';
import { readSnapshots, snapshotPath, toSnapshot } from './monthly-snapshots.ts';

const DAY = '2026-10-01';
const places = rankAll(
  [
    { ...EMPTY, slug: 'a' },
    { ...withMerits('spdx_id'), slug: 'b' },
    { ...EMPTY, slug: '-' },
  ],
  DAY,
);
const TEXT = toSnapshot(places, DAY);
const filesOf = (texts: Record<string, string>) =>
  new Map(Object.entries(texts).map(([path, text]) => [path, Buffer.from(text)]));
const read = (text: string) => readSnapshots(filesOf({ 'data/rank/2026-10.ndjson': text }), '2026-12-31');

describe('a snapshot', () => {
  it('is a header and a line per listing, sorted by slug', () => {
    const [header, ...entries] = TEXT.split('\n');
    expect(header).toMatch(
      /^\{"computed_on":"2026-10-01","listings":3,"merits":\["domain_proved",.*"weights_version":"4"\}$/,
    );
    expect(entries).toEqual([
      '{"merits":0,"points":[0,0,0,0],"position":3,"score":0,"slug":"-"}',
      '{"merits":0,"points":[0,0,0,0],"position":2,"score":0,"slug":"a"}',
      // A sixteenth of what can be told earns a quarter of 15 points; the ninth bit, after four proofs, is its SPDX id.
      '{"merits":512,"points":[0,0,0,400],"position":1,"score":400,"slug":"b"}',
      '',
    ]);
    expect(snapshotPath(DAY)).toBe('data/rank/2026-10.ndjson');
  });

  it('is read as it was written', () => {
    const [snapshot] = read(TEXT);
    expect(snapshot?.month).toBe('2026-10');
    expect(snapshot?.header.listings).toBe(3);
    expect(snapshot?.entries.map(({ slug, position }) => [slug, position])).toEqual([
      ['-', 3],
      ['a', 2],
      ['b', 1],
    ]);
  });

  it('of an empty catalog is a header', () => {
    expect(read(toSnapshot([], DAY))).toMatchObject([{ header: { listings: 0 }, entries: [] }]);
  });

  const lines = TEXT.split('\n');
  const FILE = 'data/rank/2026-10.ndjson';
  it.each<[string, string, string]>([
    ['is empty', '', `${FILE} lacks its header in line 1.`],
    ['is cut off', TEXT.slice(0, -5), `${FILE} is cut off. Restore it from git.`],
    ['lacks a line', [...lines.slice(0, 2), ''].join('\n'), `${FILE} does not hold the 3 entries its header promises.`],
    ['lacks its header', lines.slice(1).join('\n'), `${FILE} lacks its header in line 1.`],
    ['has two headers', [lines[0], ...lines].join('\n'), `${FILE} does not hold the 3 entries its header promises.`],
    [
      'has a line that is no JSON',
      TEXT.replace('{"merits":512', '{wicked'),
      `${FILE}, line 4, is not valid JSON. Restore the file from git.`,
    ],
    [
      'has a slug that is a path',
      TEXT.replace('"slug":"-"', '"slug":"../x"'),
      `${FILE}, line 2, does not have the shape of schemas/contracts/rank-snapshot.json.`,
    ],
    [
      'has a place of nought',
      TEXT.replace('"position":3', '"position":0'),
      `${FILE}, line 2, does not have the shape of schemas/contracts/rank-snapshot.json.`,
    ],
    [
      'has a plan',
      TEXT.replace('"position":3', '"plan":"top","position":3'),
      `${FILE}, line 2, does not have the shape of schemas/contracts/rank-snapshot.json.`,
    ],
  ])('that %s is refused by name', (_what, text, message) => {
    expect(() => read(text)).toThrow(new DataError(message));
  });
});

describe('all snapshots', () => {
  const months = Array.from({ length: 30 }, (_, index) => {
    const month = `${2024 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    return [`data/rank/${month}.ndjson`, toSnapshot(places, `${month}-05`)];
  });
  const files = filesOf({
    ...Object.fromEntries(months.toReversed()),
    'data/catalog.json': '{}',
    'data/rank/notes.txt': '?',
  });
  const monthsOn = (day: string) => readSnapshots(files, day).map(({ month }) => month);

  it('are the newest twenty-four, oldest first', () => {
    const found = monthsOn('2026-12-31');
    expect([found.length, found[0], found.at(-1)]).toEqual([24, '2024-07', '2026-06']);
  });

  it('are none of a day to come', () => {
    expect(monthsOn('2024-03-05')).toEqual(['2024-01', '2024-02', '2024-03']);
    expect(monthsOn('2024-03-04')).toEqual(['2024-01', '2024-02']);
    expect(monthsOn('2023-12-31')).toEqual([]);
  });
});

describe('the file of a month', () => {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-snapshot-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const path = snapshotPath(DAY);

  it('is written once, also after a run that was killed while it wrote', async () => {
    expect(await writeIfAbsent(folder, path, 'first\n')).toBe(true);
    expect(await writeIfAbsent(folder, path, 'second\n')).toBe(false);
    expect(readFileSync(join(folder, path), 'utf8')).toBe('first\n');

    rmSync(join(folder, path));
    writeFileSync(join(folder, `${path}.part`), 'cut o');
    expect(await writeIfAbsent(folder, path, 'third\n')).toBe(true);
    expect(readFileSync(join(folder, path), 'utf8')).toBe('third\n');
    expect(readdirSync(join(folder, 'data', 'rank'))).toEqual(['2026-10.ndjson']);
  });
});

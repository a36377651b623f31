import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import weights from '../../schemas/rank/weights.json' with { type: 'json' };
import { runInProcess } from '../testing/run-in-process.ts';
import { sampleCatalog } from '../testing/sample-catalog.ts';
import type { TemporaryCatalog } from '../testing/temporary-catalog.ts';

let project: TemporaryCatalog;
beforeAll(() => {
  project = sampleCatalog(/^[a-d]/);
});
afterAll(() => project.remove());

const rank = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
  runInProcess(project.folder, ['rank', ...args], environment);

function write(path: string, content: string): string {
  mkdirSync(dirname(join(project.folder, path)), { recursive: true });
  writeFileSync(join(project.folder, path), content);
  return join(project.folder, path);
}

const OTHERS = { ...weights, version: '3', points: { ...weights.points, used: 30, told: 25 } };

describe('catalog rank', () => {
  it.each<[string[], string]>([
    [[], 'Say one of --explain <slug>, --verify, --impact <file>, --snapshot.'],
    [['--snapshot', '--verify'], 'Say one of --explain <slug>, --verify, --impact <file>, --snapshot.'],
    [['--snapshot', '--summary'], '--summary goes with --impact.'],
    [
      ['--impact', 'x.json', '--summary'],
      '--summary appends to the file that GITHUB_STEP_SUMMARY names, and it names none.',
    ],
  ])('%j is wrong usage: exit code 2', async (args, message) => {
    expect(await rank(args, { GITHUB_STEP_SUMMARY: '' })).toEqual({
      code: 2,
      stdout: '',
      stderr: `catalog: ${message}\n`,
    });
  });

  it('explains a score', async () => {
    const { code, stdout } = await rank(['--explain', 'astro', '--json', '--date', '2026-11-20']);
    const { slug, score, signals, computed_on } = JSON.parse(stdout);
    expect([code, slug]).toEqual([0, 'astro']);
    expect(computed_on <= '2026-11-20').toBe(true);
    const points = signals.map((signal: { points: number }) => signal.points);
    expect(points.reduce((sum: number, part: number) => sum + part)).toBe(score);
  });

  it('explains it to people: the parts, who says so, and what would raise it', async () => {
    const { stdout } = await rank(['--explain', 'astro', '--date', '2026-11-20']);
    expect(stdout).toMatch(/^astro {2}place \d+ of \d+, \d+ points \(computed on /);
    expect(stdout).toMatch(/^ *kept +\d+ of 25 /m);
    expect(stdout).toMatch(/^ *told +\d+ of 15 +.* declared$/m);
    expect(stdout).toMatch(/^ *score +\d+ of 100$/m);
    expect(stdout).toMatch(/^ {2}\+4 {2}publish a release$/m);
  });

  it('verifies dist/, and says where there is no build', async () => {
    const { code, stderr } = await rank(['--verify']);
    expect([code, stderr]).toEqual([1, 'catalog: There is no build here: /api/v1/_build/api.json cannot be read.\n']);
  });
});

describe('catalog rank --snapshot', () => {
  it('writes the month once, and says so', async () => {
    const first = await rank(['--snapshot', '--date', '2026-11-20']);
    const path = join(project.folder, 'data/rank/2026-11.ndjson');
    const written = readFileSync(path, 'utf8');
    const { listings } = JSON.parse(written.split('\n')[0] ?? '');
    expect(first).toEqual({ code: 0, stdout: `Wrote data/rank/2026-11.ndjson: ${listings} listings.\n`, stderr: '' });
    expect(written.split('\n')).toHaveLength(listings + 2);

    const second = await rank(['--snapshot', '--date', '2026-11-27']);
    expect([second.code, second.stdout]).toEqual([
      0,
      'data/rank/2026-11.ndjson is there already; nothing was written.\n',
    ]);
    expect(readFileSync(path, 'utf8')).toBe(written);
  });
});

describe('catalog rank --impact', () => {
  it('tells what other weights would change, to people and machines', async () => {
    const file = write('others.json', JSON.stringify(OTHERS));
    const [text, json] = [await rank(['--impact', file]), await rank(['--impact', file, '--json'])];
    const { moved, listings, movers, distribution } = JSON.parse(json.stdout);
    expect([text.code, json.code]).toEqual([0, 0]);
    expect(text.stdout).toContain(
      `With weights 3 instead of 2, ${moved} of ${listings} listings would have another place`,
    );
    expect(moved).toBeGreaterThan(0);
    expect(text.stdout).toContain(`${movers[0].before.position} → ${movers[0].after.position}`);
    expect(distribution).toHaveLength(10);
  });

  it('appends to the summary of a workflow', async () => {
    const [file, summary] = [write('others.json', JSON.stringify(OTHERS)), write('summary.md', 'Before.\n')];
    const { code } = await rank(['--impact', file, '--summary'], { GITHUB_STEP_SUMMARY: summary });
    const written = readFileSync(summary, 'utf8');
    expect(code).toBe(0);
    expect(written).toMatch(/^Before\.\n<h2>What these weights would change<\/h2>\nWith weights 3 instead of 2, /);
    expect(written).toContain('<th>furthest moves</th><th>place</th><th>score</th><th>because of</th>');
    expect(written).toContain('<tr><td>90–100</td>');
  });

  it('reminds of the version', async () => {
    const file = write('same.json', JSON.stringify({ ...OTHERS, version: weights.version }));
    const { code, stderr } = await rank(['--impact', file]);
    expect([code, stderr]).toEqual([
      0,
      'These weights have the version of the present ones. Give them another before they are used.\n',
    ]);
  });

  it('refuses weights that do not sum to 100', async () => {
    const file = write('bad.json', JSON.stringify({ ...OTHERS, points: { ...OTHERS.points, told: 26 } }));
    const { code, stderr } = await rank(['--impact', file]);
    expect([code, stderr]).toEqual([
      1,
      'catalog: The weights file cannot be used:\n  `points` sum to 101 and must sum to exactly 100.\n',
    ]);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { writeEmitted } from '../testing/emitted-build.ts';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { sampleCatalog } from '../testing/sample-catalog.ts';
import type { TemporaryCatalog } from '../testing/temporary-catalog.ts';

let project: TemporaryCatalog;
beforeAll(() => {
  project = sampleCatalog(/^[a-d]/);
});
afterAll(() => project.remove());

const rank = (args: string[]) => runInProcess(project.folder, ['rank', ...args]);

describe('catalog rank', () => {
  it.each<[string[], string]>([
    [[], 'Say one of --explain <slug>, --verify, --snapshot.'],
    [['--snapshot', '--verify'], 'Say one of --explain <slug>, --verify, --snapshot.'],
    [['--propose', '--verify'], '--propose goes with --snapshot.'],
  ])('%j is wrong usage: exit code 2', async (args, message) => {
    expect(await rank(args)).toEqual({
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
    expect(stdout).toMatch(/^ {2}\+3 {2}publish a release, whose day this catalog will see itself$/m);
  });

  it('verifies dist/, and says where there is no build', async () => {
    const { code, stderr } = await rank(['--verify']);
    expect([code, stderr]).toEqual([1, 'catalog: No build was found here: /api/v1/_build/api.json cannot be read.\n']);
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

/** Fast on the operator's own server, polite to any other. */
describe('catalog rank --verify of a server', () => {
  let server: Loopback;
  let inFlight = 0;
  let mostInFlight: number;
  /** After so many it answers nothing more. */
  let answersLeft: number;

  beforeAll(async () => {
    await writeEmitted(project.folder, 'dist', null);
    server = await serveHttp(async ({ url = '' }, response) => {
      inFlight += 1;
      mostInFlight = Math.max(mostInFlight, inFlight);
      await sleep(5);
      inFlight -= 1;
      answersLeft -= 1;
      if (answersLeft < 0) response.writeHead(429, { 'retry-after': '86400' }).end();
      else response.end(readFileSync(join(project.folder, 'dist', url)));
    });
  });
  afterAll(() => server.close());
  beforeEach(() => {
    [mostInFlight, answersLeft] = [0, Number.POSITIVE_INFINITY];
  });

  /** @param baseUrl where data/catalog.json says that the catalog is served */
  function verify(baseUrl: string) {
    const file = join(project.folder, 'data/catalog.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), base_url: baseUrl }));
    return runInProcess(project.folder, ['rank', '--verify', `${server.origin}/`, '--trust', server.pair]);
  }

  const AGREES = /^\d+ listings, ranked on .*: every score, signal, place and day is what the files give\.\n$/;

  it("asks the operator's own server for several files at a time", async () => {
    const { code, stdout } = await verify(server.origin);
    expect([code, stdout]).toEqual([0, expect.stringMatching(AGREES)]);
    expect(mostInFlight).toBeGreaterThan(4);
    expect(mostInFlight).toBeLessThanOrEqual(32);
  });

  it('asks any other for one after the other', async () => {
    const { code, stdout } = await verify('https://other.example');
    expect([code, stdout, mostInFlight]).toEqual([0, expect.stringMatching(AGREES), 1]);
  });

  it('takes a server that has had enough for no difference, and says what to do', async () => {
    answersLeft = 10;
    const { code, stdout, stderr } = await verify(server.origin);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain('catalog: The server takes no more requests for 1440 minutes: a quota is used up. ');
  });
});

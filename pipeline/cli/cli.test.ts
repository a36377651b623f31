import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../testing/run-command.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { addSite, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';

const INVALID = 'schemas/contracts/examples/invalid/pad-2.0';
const VALID = 'schemas/contracts/examples/valid';
const OPENAPI = 'schemas/contracts/openapi.json';

let catalog: TemporaryCatalog;
beforeAll(() => {
  catalog = temporaryCatalog();
});
afterAll(() => catalog.remove());

/** Paths of documents are those below the top of the project, where the tests run. */
const run = (args: readonly string[]) => runInProcess(catalog.folder, args, { NO_COLOR: '1' });

describe('usage', () => {
  it.each<[string[]]>([
    [[]],
    [['sync']],
    [['validate']],
    [['moderation']],
    [['moderation', 'publish']],
    [['rank']],
    [['build']],
  ])('catalog %j --help explains itself and exits with 0', async (command) => {
    const { code, stdout } = await run([...command, '--help']);
    expect(code).toBe(0);
    expect(stdout).toContain(`Usage: catalog ${command.join(' ')}`.trimEnd());
  });

  it.each([
    [['unknown'], "error: unknown command 'unknown'"],
    [['validate'], "error: missing required argument 'file|url'"],
    [['rank'], 'Say one of --explain <slug>, --verify, --snapshot.'],
    [['moderation', 'reject', 'astro'], "error: required option '--reason <text>' not specified"],
    [['moderation', 'reject', 'astro', 'biome'], "error: required option '--reason <text>' not specified"],
    [['sync', '--date', '2026-02-30'], 'It must be a day like 2026-01-31.'],
    [['start', '--port', '70000'], 'It must be 1 to 65535.'],
    [['build', '--base-url', 'somewhere'], 'It must be an http or https address.'],
    [['moderation', 'publish'], 'Name what is meant, or all of it by `--all` and the digest'],
    [['moderation', 'publish', 'editor'], 'Look at it first: `catalog moderation show editor` ends with the command'],
    [['moderation', 'show'], 'Name what to show, or pass --all.'],
  ])('catalog %j is wrong usage: exit code 2', async (args, message) => {
    const { code, stderr } = await run(args);
    expect(stderr).toContain(message);
    expect(code).toBe(2);
  });

  it('is what the process prints and exits with', async () => {
    expect(await runCommand(catalog.folder, ['sync', '--help'])).toEqual(await run(['sync', '--help']));
    expect(await runCommand(catalog.folder, ['unknown'])).toEqual(await run(['unknown']));
  });

  it('a slug nobody knows is a failure that says what to do: exit code 1', async () => {
    expect(await run(['moderation', 'show', '../x'])).toEqual({
      code: 1,
      stdout: '',
      stderr: 'catalog: Nothing waits for review under that slug. `catalog moderation list` shows what does.\n',
    });
  });
});

describe('catalog validate', () => {
  interface Validated {
    target: string;
    kind: string | null;
    valid: boolean;
    problems: { code: string; message: string; pointer: string; line: number }[];
  }

  async function validated(...targets: string[]): Promise<{ code: number; results: Validated[] }> {
    const { code, stdout } = await run(['validate', ...targets, '--json']);
    return { code, results: JSON.parse(stdout) };
  }

  it('lists ten faults as ten problems with their places', async () => {
    const { code, results } = await validated(`${INVALID}/ten-faults.json`);
    expect(code).toBe(1);
    expect(results.flatMap(({ problems }) => problems.map(({ pointer, line }) => [pointer, line]))).toEqual([
      ['/pad_version', 2],
      ['/vendor/name', 4],
      ['/vendor/website', 5],
      ['/software/slug', 8],
      ['/software/name', 9],
      ['/software/homepage', 10],
      ['/software/platforms', 11],
      ['/software/pricing/price_from_cents', 13],
      ['/release/released_on', 18],
      ['/release/version', 17],
    ]);
  });

  it('prints for a person what is wrong and how to fix it', async () => {
    const { stdout } = await run(['validate', `${INVALID}/slug-with-traversal.json`]);
    expect(stdout).toBe(
      `${INVALID}/slug-with-traversal.json (pad-json): not valid, 1 error\n` +
        '  error    software.slug must be lower-case letters a-z, digits and dashes, 1 to 64 characters, like my-tool.' +
        ' [bad_format at line 7, /software/slug]\n',
    );
  });

  it('refuses what it cannot read with a code each, and exit code 1', async () => {
    const server = createServer((_request, response) =>
      response.end(`{ "pad_version": "2.0", "padding": "${'x'.repeat(2 * 1024 * 1024)}" }`),
    ).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const trusted = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const expected = {
      [`${INVALID}/cut-off.json`]: 'bad_json',
      'no-such-file.json': 'unreadable_file',
      // A page that is no feed.
      LICENSE: 'unknown_kind',
      'https://10.0.0.1/feed.json': 'private_address',
      // Of this machine, and not trusted.
      'https://127.0.0.1/feed.json': 'private_address',
      'https://nowhere.invalid/feed.json': 'unknown_host',
      'http://publisher.example/feed.json': 'scheme_not_allowed',
      [`http://${trusted}/feed.json`]: 'too_large',
      // What looks like an address, and is no file here, is asked as one.
      'codeberg.org/works/lamp': 'unknown_host',
    };
    const { code, results } = await validated(...Object.keys(expected), '--trust', trusted);
    server.close();
    const found = results.map(({ target, problems: [{ code, pointer } = {}] }) => [target, `${pointer}${code}`]);
    expect(Object.fromEntries(found)).toEqual(expected);
    expect(results.filter(({ valid }) => valid)).toEqual([]);
    expect(code).toBe(1);
  });

  it('accepts documents of every kind, all at once', async () => {
    const folders = ['pad-2.0', 'pad-xml', 'catalog-2.0'].map((kind) => `${VALID}/${kind}`);
    const { code, results } = await validated(...folders, OPENAPI);
    expect(results.filter(({ valid }) => !valid)).toEqual([]);
    expect([...new Set(results.map(({ kind }) => kind))]).toEqual(['pad-json', 'pad-xml', 'manifest', 'openapi']);
    expect(code).toBe(0);
  });
});

describe('catalog build', () => {
  describe('with a site of one page', () => {
    beforeAll(async () => {
      addSite(catalog);
      catalog.commit('Add a site');
      expect(await run(['build'])).toMatchObject({ code: 0 });
    });

    it('checks a build that is there: exit code 1 as soon as one file differs', async () => {
      const file = join(catalog.folder, 'dist/api/v1/categories.json');
      const before = readFileSync(file);
      writeFileSync(file, '{}');
      expect(await run(['build', '--check'])).toMatchObject({
        ...{ code: 1, stderr: 'dist/api/v1/categories.json is not what a build writes\n' },
      });
      writeFileSync(file, before);
    });

    it('names the file of data/ that is at fault and leaves the last build as it was', async () => {
      const before = hashes(join(catalog.folder, 'dist'));
      catalog.write('data/categories.json', '{');
      const { code, stderr } = await run(['build', '--date', '2026-11-20']);
      expect(stderr).toBe(
        'Reading the files as they are: data/ has changes that are not committed.\n' +
          'catalog: data/ is not in order.\ndata/categories.json\n' +
          '  error    The document is not valid JSON: it ends before a bracket or quote is closed, at line 1, column 2. ' +
          '[bad_json at line 1]\n',
      );
      expect(code).toBe(1);
      expect(hashes(join(catalog.folder, 'dist'))).toEqual(before);
    });
  });
});

function hashes(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    paths
      .map(
        (path) => [path.slice(folder.length), createHash('sha256').update(readFileSync(path)).digest('hex')] as const,
      )
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

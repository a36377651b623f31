import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runCreate } from '../cli/create.ts';
import { parseCatalog } from '../repo/catalog/parse-catalog.ts';
import { readFolder } from '../repo/data/data-files.ts';
import { git } from '../repo/git/git.ts';
import { checkBranch } from '../review/check/check-proposal.ts';
import { type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';

const DATABASE = { binding: 'DB', database_name: 'works', database_id: '11111111-2222-3333-4444-555555555555' };

let clone: TemporaryCatalog;
let above: string;
let said: string[];

beforeEach(() => {
  above = mkdtempSync(join(tmpdir(), 'catalog-from-'));
  said = [];
  clone = temporaryCatalog({ mine: '{}' });
  clone.write('astro.config.mjs', 'export default {};\n');
  clone.write('pipeline/cli/catalog.cjs', '');
  clone.write('.github/workflows/publish.yml', 'on: push\n');
  clone.write(
    'api-worker/wrangler.jsonc',
    `{ "main": "worker.ts", // ours\n "d1_databases": [${JSON.stringify(DATABASE)}] }`,
  );
  clone.commit('Be a clone', '2026-11-19T13:00:00Z');
  const settings = JSON.parse(readFileSync(join(clone.folder, 'data/catalog.json'), 'utf8'));
  const older = { ...settings, format: undefined, search: 'api', repository: 'https://github.com/works-of/catalog' };
  clone.write('data/catalog.json', JSON.stringify(older));
  clone.write('pipeline/edited.ts', '');
  clone.write('.github/CODEOWNERS', '/data/ @works-of/people\n');
  clone.commit('Say where we are', '2026-11-19T14:00:00Z');
});

afterEach(() => {
  clone.remove();
  rmSync(above, { recursive: true, force: true });
});

function create(options: object = {}): Promise<boolean> {
  const output = { print: (text: string) => said.push(text), note: () => {}, progress: () => {}, done: () => {} };
  const given = { from: clone.folder, engine: '1.2.3', install: false, yes: true, ...options };
  return runCreate({ folder: above, now: new Date(), output: output as never }, 'new', given);
}

it('a catalog is made of a clone: its data with the history of data alone, its settings, and its worker’s own', async () => {
  const before = [clone.git('rev-parse', 'HEAD'), clone.git('status', '--porcelain')];
  expect(await create()).toBe(false);
  expect([clone.git('rev-parse', 'HEAD'), clone.git('status', '--porcelain')]).toEqual(before);

  const folder = join(above, 'new');
  // "Be a clone" touched no data. What was done today is staged where git knows nobody.
  const commits = (await git(folder, ['log', '--reverse', '--format=%as %s'])).split('\n');
  expect(commits.slice(0, 2)).toEqual(['2026-11-19 Begin', '2026-11-19 Say where we are']);
  expect((await git(folder, ['ls-tree', '--name-only', 'HEAD'])).includes('pipeline')).toBe(false);
  expect(readdirSync(folder).toSorted()).toEqual(
    [
      '.git',
      '.github',
      '.gitignore',
      '.npmrc',
      'README.md',
      'data',
      'engine',
      'package.json',
      'wrangler.jsonc',
    ].toSorted(),
  );
  const data = parseCatalog(await readFolder(folder));
  expect(data.settings).toMatchObject({ name: 'Test catalog', host: 'worker', format: 2 });
  expect(data.feeds.map(({ name }) => name)).toEqual(['mine']);
  const worker = JSON.parse(readFileSync(join(folder, 'wrangler.jsonc'), 'utf8'));
  expect(worker).toEqual({ name: 'test-catalog', d1_databases: [DATABASE] });
  const files = await git(folder, ['ls-files']);
  expect(readFileSync(join(folder, '.github/CODEOWNERS'), 'utf8')).toBe('/data/ @works-of/people\n');
  expect(files.split('\n')).toEqual(expect.arrayContaining(['.github/workflows/publish.yml', 'engine/written.json']));
  expect(readFileSync(join(folder, '.github/workflows/publish.yml'), 'utf8')).toContain('catalog ci deploy');

  await git(folder, ['commit', '--quiet', '--allow-empty', '--message', 'Begin']);
  const request = { folder, name: 'main', base: 'HEAD~1', head: 'HEAD' };
  expect((await checkBranch(request)).faults).toEqual([]);
});

it('what is no clone is not taken from, and nothing is written', async () => {
  rmSync(join(clone.folder, 'astro.config.mjs'));
  await expect(create()).rejects.toThrow('In a catalog that depends on the engine, run catalog upgrade.');
  expect(readdirSync(above)).toEqual([]);
});

it('what is not committed is not left behind unseen', async () => {
  writeFileSync(join(clone.folder, 'data/feeds/new.json'), '{}');
  await expect(create()).rejects.toThrow('Not everything is committed: data/feeds/new.json.');
  expect(readdirSync(above)).toEqual([]);
});

it('an empty name of a clone, as of a variable that is not set, makes no other catalog', async () => {
  await expect(create({ from: '' })).rejects.toThrow(`${above} is no clone of the engine`);
  expect(readdirSync(above)).toEqual([]);
});

/** A branch that a person has edited, and a published listing that has changed meanwhile. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { runInProcess } from '../testing/run-in-process.ts';
import { copyOfCatalog, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';

const LISTING = 'data/listings/ed/editor.json';
const FEED = 'data/feeds/editor.json';

/** Where each test begins. */
let prepared: TemporaryCatalog;
let catalog: TemporaryCatalog;

const run = (...args: string[]) => runInProcess(catalog.folder, args);
/** What is shown now, as an operator would copy it. */
const publish = async () => {
  const { stdout } = await run('moderation', 'show', 'editor');
  return run('moderation', 'publish', /editor@[0-9a-f]{16}/.exec(stdout)?.[0] ?? '');
};
const edit = (change: object) => {
  const listing = JSON.parse(readFileSync(join(catalog.folder, LISTING), 'utf8'));
  catalog.write(LISTING, JSON.stringify({ ...listing, ...change }));
  catalog.commit('Edit');
};
const shown = (at: string) => JSON.parse(catalog.git('show', `${at}:${LISTING}`));

beforeAll(async () => {
  prepared = temporaryCatalog({ editor: padDocument('editor') });
  catalog = prepared;
  await run('sync');
  expect((await publish()).code).toBe(0);
  catalog.git('reset', '--quiet', '--hard');
  const renamed = padDocument('editor', ({ software }) => Object.assign(software, { name: 'Better editor' }));
  catalog.write(FEED, renamed);
  catalog.commit('Take the new name');
  await run('sync');
  catalog.git('switch', '--quiet', 'moderation/editor');
  edit({ category: 'games' });
  catalog.git('switch', '--quiet', 'main');
  edit({ platforms: ['linux'] });
});
afterAll(() => prepared.remove());
beforeEach(() => {
  catalog = copyOfCatalog(prepared);
});
afterEach(() => catalog.remove());

it('is proposed anew with what was edited, and nothing conflicts any more', async () => {
  expect((await run('moderation', 'show', 'editor')).stdout).toContain('`catalog sync --renew`');
  expect((await run('sync')).stdout).toContain('`catalog sync --renew editor`');

  const { code, stdout } = await run('sync', '--renew', 'editor');
  expect(code).toBe(0);
  expect(stdout).toContain('proposed');
  expect(shown('main')).toMatchObject({ name: 'Example editor', category: 'text-editors', platforms: ['linux'] });
  expect(shown('moderation/editor')).toMatchObject({
    name: 'Better editor',
    category: 'games',
    platforms: ['linux'],
  });
  expect(catalog.git('rev-list', '--count', 'main..moderation/editor')).toBe('1');
  expect((await run('check', '--head', 'moderation/editor')).code).toBe(0);

  expect((await publish()).code).toBe(0);
  expect(shown('main')).toMatchObject({ name: 'Better editor', category: 'games' });
  expect((await run('sync')).stdout).toContain('unchanged');
  expect(shown('main').category).toBe('games');
});

it.each([
  ['of a name that nobody has', 'vim', 'no such branch waits'],
  ['of what is no name', '../x', 'no such branch waits'],
])('is not found %s', async (_, name, words) => {
  const tip = catalog.git('rev-parse', 'moderation/editor');
  const { code, stderr } = await run('sync', '--renew', name);
  expect([code, stderr]).toEqual([2, expect.stringContaining(words)]);
  expect(catalog.git('rev-parse', 'moderation/editor')).toBe(tip);
});

it('is left alone while it is checked out, or cannot be read', async () => {
  catalog.git('switch', '--quiet', 'moderation/editor');
  expect((await run('sync', '--renew', 'editor')).stderr).toContain('checked out');
  catalog.write(LISTING, '{');
  catalog.commit('Break it');
  catalog.git('switch', '--quiet', 'main');
  expect((await run('sync', '--renew', 'editor')).stderr).toContain('its edits cannot be read');
});

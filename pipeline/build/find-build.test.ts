import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readCheckout } from '../repo/data/checkout.ts';
import { publishAllOf } from '../testing/reviewing.ts';
import { addSite, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { build } from './build.ts';
import { findBuild } from './find-build.ts';
import { lendCompiledSite } from './testing/compiled-sites.ts';

let catalog: TemporaryCatalog;
let commit: string;
const at = (path: string) => join(catalog.folder, path);

/** A site of one page. */
beforeAll(async () => {
  catalog = temporaryCatalog({ editor: padDocument('editor') });
  addSite(catalog);
  catalog.write('.gitignore', '/*\n!/data\n');
  catalog.commit('Ignore what is made');
  await catalog.sync();
  await publishAllOf(catalog);
  commit = catalog.git('rev-parse', 'HEAD');
  await buildAt('first', '2026-11-20');
});
afterAll(() => catalog.remove());

/** Each test finds the build of the 20th. */
beforeEach(() => {
  for (const name of ['', '.build']) {
    rmSync(at(`dist${name}`), { recursive: true, force: true });
    cpSync(at(`first${name}`), at(`dist${name}`), { recursive: true });
  }
});

const options = (output: string, date: string) => ({ folder: catalog.folder, output: at(output), date });
const buildAt = async (output: string, date: string) => {
  await lendCompiledSite(catalog.folder, at(output));
  return build(await readCheckout(catalog.folder), options(output, date));
};
const UNCHANGED = { api: { written: 0, removed: 0 }, pages: { written: 0, removed: 0 } };
const find = (date: string, of = commit) => findBuild(of, options('dist', date));

describe('a build that stands', () => {
  it('is found for the same commit and day', async () => {
    expect(await find('2026-11-20')).toMatchObject({ commit, date: '2026-11-20', listings: 1, account: UNCHANGED });
  });

  it.each(['2026-11-19', '2026-11-21'])('is none for another day: %s', async (date) => {
    expect(await find(date)).toBeUndefined();
  });

  it('is none for another commit', async () => {
    expect(await find('2026-11-20', '0'.repeat(40))).toBeUndefined();
  });

  it('is none where somebody has changed a file', async () => {
    writeFileSync(at('dist/index.html'), 'forged');
    expect(await find('2026-11-20')).toBeUndefined();
  });
});

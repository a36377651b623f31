/** A build killed with SIGKILL at random moments ends, after one more run, where an undisturbed one ends. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rounds } from '../../tools/testing/rounds.ts';
import { build as buildFrom } from '../build/build.ts';
import { readCheckout } from '../repo/data/checkout.ts';
import { listingPath } from '../repo/data/data-files.ts';
import { openRepository } from '../review/plan/proposals/open-repository.ts';
import { busyCatalog, killAndRepeat } from '../testing/kill.ts';
import { addSite, type TemporaryCatalog, TODAY } from '../testing/temporary-catalog.ts';

const ROUNDS = rounds(1, 40, 'kills');
/** For each round: a copy, a run that is killed, maybe another one, and a whole run. */
const ROUND_MS = 120_000;

let catalog: TemporaryCatalog;
beforeAll(async () => {
  catalog = await busyCatalog(rounds(20, 300));
});
afterAll(() => catalog.remove());

it(
  'a killed build, which goes on from an earlier one, ends where an undisturbed one ends',
  async () => {
    addSite(catalog);
    const { folder } = catalog;
    const build = async (output: string) => buildFrom(await readCheckout(folder), { folder, output, date: TODAY });
    await build(join(folder, 'dist'));
    const [slug = ''] = [...(await openRepository(folder)).data.listings.keys()];
    const path = join(folder, listingPath(slug));
    writeFileSync(path, readFileSync(path, 'utf8').replace('one thing', 'another thing'));
    catalog.commit('Change one');
    await build(join(folder, 'dist.cold'));
    const cold = treeOf(join(folder, 'dist.cold'));
    const stateOf = (copy: string) => ({
      built: treeOf(join(copy, 'dist')),
      left: readdirSync(join(copy, 'dist.build')),
    });
    const command = ['build', '--date', TODAY];
    const report = await killAndRepeat({ folder, command, rounds: ROUNDS, seed: 3, stateOf });
    expect(report.expected).toEqual({ built: cold, left: ['kept', 'run.db'] });
    for (const { state, hit } of report.rounds) expect(state, hit).toEqual(report.expected);
  },
  ROUND_MS * (ROUNDS + 1),
);

function treeOf(folder: string): [path: string, content: string][] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
  return paths.map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]);
}

/**
 * Commands killed with SIGKILL at random moments end, after one more run, where an undisturbed run ends.
 * CATALOG_KILLS=200 makes it a long check with a catalog of 300 feeds.
 */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { busyCatalog, gitState, killAndRepeat } from './testing/kill.ts';
import { type TemporaryCatalog, TODAY } from './testing/temporary-catalog.ts';

const LONG = process.env.CATALOG_KILLS;
const ROUNDS = Number(LONG ?? 3);
const FEEDS = LONG === undefined ? 30 : 300;
/** For each round: a copy, a run that is killed, maybe another one, and a whole run. */
const ROUND_MS = 20_000;

let catalog: TemporaryCatalog;
beforeAll(async () => {
  catalog = await busyCatalog(FEEDS);
});
afterAll(() => catalog.remove());

it.each([['sync', ['sync', '--date', TODAY]] as const, ['publish', ['moderation', 'publish', '--all']] as const])(
  'a killed %s ends where an undisturbed one ends',
  async (_name, command) => {
    const { folder } = catalog;
    const report = await killAndRepeat({ folder, command, rounds: ROUNDS, seed: 1, stateOf: gitState });
    if (LONG !== undefined) process.stderr.write(`${JSON.stringify(countBy(report.rounds), null, 2)}\n`);
    expect(report.expected).toMatchObject({ status: '', fsck: '', left: [] });
    for (const { state, hit } of report.rounds) expect(state, hit).toEqual(report.expected);
  },
  ROUND_MS * (ROUNDS + 1),
);

function countBy(rounds: readonly { hit: string }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { hit } of rounds) counts[hit] = (counts[hit] ?? 0) + 1;
  return counts;
}

/** Commands killed with SIGKILL at random moments end, after one more run, where an undisturbed run ends. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLongForm, rounds } from '../../tools/testing/rounds.ts';
import { openRepository } from '../review/plan/proposals/open-repository.ts';
import { waitingBranches } from '../review/plan/proposals/proposals.ts';
import { busyCatalog, gitState, killAndRepeat } from '../testing/kill.ts';
import { type TemporaryCatalog, TODAY } from '../testing/temporary-catalog.ts';

const ROUNDS = rounds(1, 40, 'kills');
const FEEDS = rounds(20, 300);
/** For each round: a copy, a run that is killed, maybe another one, and a whole run. */
const ROUND_MS = 120_000;

let catalog: TemporaryCatalog;
beforeAll(async () => {
  catalog = await busyCatalog(FEEDS);
});
afterAll(() => catalog.remove());

async function publishAll(): Promise<string[]> {
  const { proposals } = await openRepository(catalog.folder);
  return ['moderation', 'publish', ...waitingBranches(proposals).map(({ name, digest }) => `${name}@${digest}`)];
}

it.each([['sync', async () => ['sync', '--date', TODAY]] as const, ['publish', publishAll] as const])(
  'a killed %s ends where an undisturbed one ends',
  async (_name, commandOf) => {
    const { folder } = catalog;
    const command = await commandOf();
    const report = await killAndRepeat({ folder, command, rounds: ROUNDS, seed: 1, stateOf: gitState });
    if (isLongForm()) process.stderr.write(`${JSON.stringify(countBy(report.rounds), null, 2)}\n`);
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

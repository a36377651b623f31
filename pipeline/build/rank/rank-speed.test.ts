import { expect, it } from 'vitest';
import { rankAll, scoreListing } from '../../../schemas/rank/engine.ts';
import { type RankableListing, rankInput } from '../../../schemas/rank/rank-input.ts';
import { publishedRank } from '../../../schemas/writers/published-rank.ts';
import { rounds } from '../../../tools/testing/rounds.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { DAY, seededCatalog } from '../testing/ranking.ts';

/** Of this thread, so that other work of the machine does not count. */
function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

it('ranking a catalog costs at most twice what reading its records does', () => {
  const { catalog, history } = seededCatalog(rounds(1_000, 5_000));
  const records = rankCatalog(catalog, history, catalog.settings, DAY).map(({ listing, input }) =>
    JSON.stringify({ ...listing, rank: publishedRank(scoreListing(input, DAY), 'en') }),
  );
  const listings = records.map((record): RankableListing => JSON.parse(record));
  const times = Array.from({ length: 5 }, () => ({
    parse: cpuMs(() => records.map((record) => JSON.parse(record))),
    rank: cpuMs(() => rankAll(listings.map(rankInput), DAY)),
  }));
  const best = (side: 'parse' | 'rank') => Math.min(...times.map((time) => time[side]));
  expect(best('rank') / best('parse')).toBeLessThan(2);
});

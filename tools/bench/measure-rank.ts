/** Measures the ranking of a whole catalog against reading its records. */

import { rankCatalog } from '../../pipeline/build/listings/rank-catalog.ts';
import { DAY, seededCatalog } from '../../pipeline/build/testing/ranking.ts';
import { rankAll, scoreListing } from '../../schemas/rank/engine.ts';
import { type RankableListing, rankInput } from '../../schemas/rank/rank-input.ts';
import { publishedRank } from '../../schemas/writers/published-rank.ts';
import { byTurns, type Measurement } from './measuring/measure.ts';
import { PROCESS } from './measuring/probes.ts';

/** An odd number has a middle. */
const ROUNDS = 11;
/** Listings in a round, at least: a thousand are ranked in less time than a clock can tell. */
const LISTINGS_PER_ROUND = 10_000;

/** The catalog in order. */
export function measureRank(count: number): Measurement {
  return measureAll(count, (listings) => rankAll(listings.map(rankInput), DAY));
}

/** Score, reasons and advice of each listing. */
export function measureExplain(count: number): Measurement {
  return measureAll(count, (listings) => {
    for (const listing of listings) scoreListing(rankInput(listing), DAY);
  });
}

function measureAll(count: number, run: (listings: readonly RankableListing[]) => void): Measurement {
  const records = recordsOf(count);
  const listings = records.map((record): RankableListing => JSON.parse(record));
  const rank = () => run(listings);
  const parse = () => {
    for (const record of records) JSON.parse(record);
  };
  const times = Math.ceil(LISTINGS_PER_ROUND / count);
  timeOf(rank, times);
  const peakMemory = PROCESS.peakMemory();
  timeOf(parse, times);
  const { own, least, ratio } = byTurns(
    ROUNDS,
    () => timeOf(rank, times),
    () => timeOf(parse, times),
  );
  return {
    documents: count,
    bytes: records.reduce((sum, record) => sum + Buffer.byteLength(record), 0),
    seconds: own / 1000,
    perSecond: (count * 1000) / own,
    peakMemory,
    limitPerSecond: (count * 1000) / least,
    ratio,
  };
}

/** As the read API answers them. */
function recordsOf(count: number): string[] {
  const { catalog, history } = seededCatalog(count);
  return rankCatalog(catalog, history, catalog.settings, DAY).map(({ listing, input }) =>
    JSON.stringify({ ...listing, rank: publishedRank(scoreListing(input, DAY), 'en') }),
  );
}

/** Of one of them. */
function timeOf(work: () => void, times: number): number {
  globalThis.gc?.();
  const start = PROCESS.now();
  for (let time = 0; time < times; time += 1) work();
  return (PROCESS.now() - start) / times;
}

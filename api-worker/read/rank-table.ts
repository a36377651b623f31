/** The rank table of the build: what it says of all listings, and the position of each. */
import { files } from '../../schemas/contracts/addresses.ts';
import type { RankTable } from '../../schemas/contracts/generated/read-api.ts';
import type { RankFacts } from '../../schemas/writers/rank-resource.ts';
import { readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';

export type Positions = ReadonlyMap<string, number>;

interface Ranking {
  facts: RankFacts;
  positions: Positions;
}

/**
 * Kept for the life of the worker's process, which ends with the build's files: a deployment replaces both, and so
 * does `wrangler dev` when a file changes. A value, not a promise, for two reasons: a failed load leaves nothing
 * behind, and workerd may cancel a load with the request that started it while another request awaits it.
 */
let remembered: Ranking | undefined;

export async function ranking(env: Env): Promise<Ranking> {
  remembered ??= await loadRanking(env);
  return remembered;
}

export async function rankPositions(env: Env): Promise<Positions> {
  return (await ranking(env)).positions;
}

async function loadRanking(env: Env): Promise<Ranking> {
  const asset = await readAsset(env, files.rankTable);
  if (asset === undefined) throw new Error('the build has no rank table');
  const { order, computed_on, weights_version, weights } = await asset.json<RankTable>();
  const facts = { computed_on, weights_version, weights };
  return { facts, positions: new Map(order.map(([slug], index) => [slug, index + 1])) };
}

/** Positions by slug, from the rank table of the build. */
import { files } from '../schemas/addresses.ts';
import type { RankTable } from '../schemas/generated/read-api.ts';
import { readAsset } from './assets.ts';
import type { Env } from './env.ts';

export type Positions = ReadonlyMap<string, number>;

/**
 * Kept for the life of the worker's process, which is that of the build's files: a deployment brings both anew, and so
 * does `wrangler dev` when it sees a file change. A value and no promise, for two reasons: a failed load leaves nothing
 * behind, and workerd may cancel a load together with the request that began it while another one awaits it.
 */
let remembered: Positions | undefined;

export async function rankPositions(env: Env): Promise<Positions> {
  remembered ??= await loadPositions(env);
  return remembered;
}

async function loadPositions(env: Env): Promise<Positions> {
  const asset = await readAsset(env, files.rankTable);
  if (asset === undefined) throw new Error('the build has no rank table');
  const { order } = await asset.json<RankTable>();
  return new Map(order.map(([slug], index) => [slug, index + 1]));
}

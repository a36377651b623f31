/** GET /api/v1/software/{slug}/rank. */
import type { IRequestStrict } from 'itty-router';
import { files } from '../../schemas/contracts/addresses.ts';
import type { PublicSettings, RankHistory, SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { toRankResource } from '../../schemas/writers/rank-resource.ts';
import { readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { json } from '../base/responses.ts';
import { listing } from './listing.ts';
import { ranking } from './rank-table.ts';

/** Made from the listing's own answer, so that a slug without a listing gets the same answer at both addresses. */
export async function listingRank(request: IRequestStrict, env: Env): Promise<Response | undefined> {
  const answer = await listing(request, env);
  if (answer?.status !== 200) return answer;
  const found = await answer.json<SoftwareListing>();
  const [{ facts, positions }, history, language] = await Promise.all([
    ranking(env),
    readHistory(env, found.slug),
    readLanguage(env),
  ]);
  const { position } = found.rank;
  if (position === undefined) throw new Error('the rank table of the build lacks a listing of the build');
  return json(toRankResource({ listing: found, position, total: positions.size, facts, history, language }));
}

/** Of the words in the answer: the catalog's first. */
async function readLanguage(env: Env): Promise<string> {
  const asset = await readAsset(env, files.settings);
  if (asset === undefined) throw new Error('the build has no settings');
  const { languages } = await asset.json<PublicSettings>();
  return languages[0] ?? 'en';
}

/** The file does not exist until a snapshot holds a listing whose slug begins this way. */
async function readHistory(env: Env, slug: string): Promise<RankHistory | undefined> {
  const asset = await readAsset(env, files.rankHistory(slug));
  return asset?.json<RankHistory>();
}

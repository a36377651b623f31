/** Which build this worker was deployed with. */
import { files } from '../../schemas/contracts/addresses.ts';
import type { BuildManifest } from '../../schemas/contracts/generated/read-api.ts';
import { searchKey } from '../../schemas/rules/search-rows.ts';
import { readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';

interface OwnBuild {
  baseUrl: string;
  /** Under which its rows were loaded. */
  key: string;
}

/** Kept like the rank table, and a value rather than a promise for the same reasons. */
let remembered: OwnBuild | undefined;

export async function ownBuild(env: Env): Promise<OwnBuild> {
  remembered ??= await load(env);
  return remembered;
}

async function load(env: Env): Promise<OwnBuild> {
  const asset = await readAsset(env, files.buildManifest);
  if (asset === undefined) throw new Error('the build has no manifest');
  const text = await asset.text();
  const { base_url } = JSON.parse(text) as BuildManifest;
  return { baseUrl: base_url, key: await searchKey(text) };
}

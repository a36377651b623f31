/** GET /healthz: the worker answers, and which build it serves. */
import { files } from '../../schemas/contracts/addresses.ts';
import { readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { unkept } from '../base/responses.ts';

export async function health(_request: Request, env: Env): Promise<Response> {
  const asset = await readAsset(env, files.buildManifest);
  if (asset === undefined) throw new Error('the build has no manifest of its files');
  const { commit, date = null } = await asset.json<{ commit: string | null; date?: string }>();
  return unkept({ status: 'ok', build: { commit, date } });
}

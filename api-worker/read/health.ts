/** GET /healthz: the worker answers, and which build it serves. */
import { files } from '../../schemas/contracts/addresses.ts';
import { readJson } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { unkept } from '../base/responses.ts';

export async function health(_request: Request, env: Env): Promise<Response> {
  const { commit, date = null } = await readJson<{ commit: string | null; date?: string }>(env, files.buildManifest);
  return unkept({ status: 'ok', build: { commit, date } });
}

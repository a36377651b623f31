/** GET /api/v1/exports/{file}: the files with the whole catalog, for keys that include them. */
import type { IRequestStrict } from 'itty-router';
import { files } from '../../schemas/contracts/addresses.ts';
import type { ExportList } from '../../schemas/contracts/generated/read-api.ts';
import { findJson, readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { download, problem } from '../base/responses.ts';
import { readKey } from '../limits/read-key.ts';
import { REALM, tokenInvalid } from '../tokens/tokens.ts';

/** Always answers: no route below may serve what is asked for here. */
export async function exportFile(request: IRequestStrict, env: Env): Promise<Response> {
  const list = await findJson<ExportList>(env, files.exports);
  const refusal = list?.access === 'open' ? undefined : await refused(request, env);
  if (refusal !== undefined) return refusal;
  const { file = '' } = request.params;
  const entry = list?.files.find(({ name }) => name === file);
  const asset = entry && (await readAsset(env, assetPath(entry.name)));
  if (asset === undefined) {
    return problem('not_found', 'There is no such file. Those that are there are listed at /api/v1/exports.');
  }
  return download(asset, entry?.media_type ?? '');
}

/** The one place that lets a caller through: with a key of the top tier, never while keys cannot be checked. */
async function refused(request: Request, env: Env): Promise<Response | undefined> {
  const key = await readKey(request, env, Date.now());
  if (typeof key === 'object' && key.plan === 'top') return undefined;
  if (key === 'unknown') return tokenInvalid();
  if (key === 'unchecked') {
    const detail = 'Your key cannot be checked right now. Try again in a minute.';
    return problem('unavailable', detail, { headers: { 'Retry-After': '60' } });
  }
  const detail =
    'These files are for keys of the top tier. What there is of them, and of which day, is listed for everybody at ' +
    '/api/v1/exports; how to get such a key stands at /plans/.';
  if (key !== 'absent') return problem('forbidden', `Yours is not one. ${detail}`);
  return problem('token_missing', `${detail} Send it as \`Authorization: Bearer cat_…\` or \`X-API-Key\`.`, {
    headers: { 'WWW-Authenticate': REALM },
  });
}

/** The platform serves a page under its name without the ending, and redirects from the other. */
function assetPath(name: string): string {
  return files.export(name).replace(/\.html$/, '');
}

/**
 * Which key a request carries, and what the catalog knows about it. Answers are cached, so that a file is as fast
 * with a key as without; issuing, revoking or expiry takes effect everywhere within a minute.
 */
import type { Plan } from '../../schemas/contracts/internal-api.ts';
import { remember, within } from '../base/bounds.ts';
import { sha256 } from '../base/crypto.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import { isToken } from '../tokens/token-text.ts';
import { bearer, findToken } from '../tokens/tokens.ts';

/**
 * absent: the request has none; unknown: it is mistyped, not one of this catalog, expired or revoked; unchecked: the
 * database cannot be asked. Without a plan it is a publisher's token and nothing more.
 */
export type ReadKey = 'absent' | 'unknown' | 'unchecked' | { hash: string; plan: Plan | null };

const KEPT_MS = 60_000;
/** Beyond this, the key whose answer is oldest is dropped first. */
const MAX_KEYS = 10_000;
/** The database answers within milliseconds. If it takes longer, it counts as unavailable. */
const PATIENCE_MS = 1_000;

const kept = new Map<string, { key: ReadKey; until: number }>();

/** @param now milliseconds since 1970 */
export async function readKey(request: Request, env: Env, now: number): Promise<ReadKey> {
  const text = keyText(request);
  if (text === undefined) return 'absent';
  if (!isToken('cat', text)) return 'unknown';
  const hash = await sha256(text);
  const known = kept.get(hash);
  if (known !== undefined && known.until > now) return known.key;
  try {
    const key = await within(PATIENCE_MS, lookUp(env, hash), 'late');
    if (key === 'late') throw new Error('no answer in time');
    remember(kept, MAX_KEYS, hash, { key, until: now + KEPT_MS });
    return key;
  } catch (error) {
    logBug(error);
    return 'unchecked';
  }
}

/** X-API-Key wins where both are sent: a publisher who reads their own data can use a plan at the same time. */
function keyText(request: Request): string | undefined {
  const field = request.headers.get('X-API-Key');
  if (field !== null) return field;
  const authorization = request.headers.get('Authorization');
  // What another scheme says is for somebody else, such as a proxy before a catalog that is not public yet.
  const isOfOthers = authorization !== null && /^(?:basic|digest|negotiate|ntlm)(?: |$)/i.test(authorization);
  return authorization === null || isOfOthers ? undefined : (bearer(request) ?? '');
}

async function lookUp(env: Env, hash: string): Promise<ReadKey> {
  const token = await findToken(env, hash);
  return token === undefined ? 'unknown' : { hash, plan: token.plan };
}

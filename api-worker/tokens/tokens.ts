/** Tokens: issuing one, and finding out who sends a request. */
import { waitUntil } from 'cloudflare:workers';
import { type RawBuilder, sql } from 'kysely';
import type { Plan } from '../../schemas/contracts/internal-api.ts';
import { isSame, sha256 } from '../base/crypto.ts';
import { query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { logBug } from '../base/log.ts';
import { problem } from '../base/responses.ts';
import { createToken, isToken } from './token-text.ts';

/** The sender of a request, as far as it is known. */
export interface Publisher {
  tokenHash: string;
  /** What the sender speaks for. */
  domains: string[];
}

/** A valid token. */
export interface Token extends Publisher {
  /** The read plan it is the key of; null: none. */
  plan: Plan | null;
}

export const LIFETIME_DAYS = 365;
/** So long the proof of a token's domain may be out of sight, as for a listing. */
const UNPROVED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN = 8;

/** Says in an answer how to prove oneself (RFC 6750, 3). */
export const REALM = 'Bearer realm="catalog"';
export const INVALID_TOKEN = `${REALM}, error="invalid_token"`;

/** A new token and its row, which has to be stored. The token is shown once and kept nowhere. */
export async function newToken(
  domains: readonly string[],
  days: number,
  now: number,
  given: { plan?: Plan | null | undefined; line?: string; token?: string } = {},
) {
  const { plan = null, line = null, token = createToken('cat') } = given;
  const row = {
    hash: await sha256(token),
    prefix: token.slice(0, SHOWN),
    domains: JSON.stringify(domains),
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + days * DAY_MS).toISOString(),
    plan,
    line,
  };
  return { token, row };
}

/** Stores a row of {@link newToken}. @returns nothing where the same token is there already */
export function insertToken(env: Env, row: Awaited<ReturnType<typeof newToken>>['row']) {
  return query<{ expires_at: string }>(env)`
    insert into tokens (hash, prefix, domains, created_at, expires_at, plan, line)
    values (${sql.join(Object.values(row))}) on conflict do nothing returning expires_at`;
}

/** Tells tokens apart that begin alike. */
export const TOKEN_ID = sql<string>`substr(hash, 1, 12)`;

/**
 * Ends tokens, and what was submitted with them and is not decided. To be run in one transaction: nobody revokes a token
 * twice, so submissions left open would stay forever.
 * @param isMeant of rows of `tokens` @returns statements; the second one returns the hashes
 */
export function revocation(isMeant: RawBuilder<unknown>): RawBuilder<unknown>[] {
  const now = new Date().toISOString();
  return [
    sql`update submissions
      set state = 'withdrawn', reason = 'The token was revoked.', reading = null, changed_at = ${now}
      where token_hash in (select hash from tokens where ${isMeant}) and state in ('queued', 'in_moderation')`,
    sql`update tokens set revoked_at = ${now} where ${isMeant} returning hash`,
  ];
}

/** True for a token whose domain may be somebody else's by now. @param now as an ISO date and time */
export function isUnproved({ unproved_since }: { unproved_since: string | null }, now: string): boolean {
  return unproved_since !== null && unproved_since <= lastUnprovedDay(now);
}

/** A token whose proof has been out of sight since this day, or longer, is valid no more. */
export function lastUnprovedDay(now: string): string {
  return new Date(Date.parse(now) - UNPROVED_DAYS * DAY_MS).toISOString().slice(0, 10);
}

/** A route for publishers alone. */
export function forPublishers<R extends Request>(
  answer: (request: R, env: Env, publisher: Publisher) => Promise<Response>,
) {
  return async (request: R, env: Env): Promise<Response> => {
    const publisher = await authenticate(request, env);
    return publisher instanceof Response ? publisher : answer(request, env, publisher);
  };
}

/** Who sends the request, or the answer to somebody who may not. */
async function authenticate(request: Request, env: Env): Promise<Publisher | Response> {
  const token = bearer(request);
  if (token === undefined) {
    const detail = 'This needs a publisher’s token. Send it as the header field `Authorization: Bearer cat_…`.';
    return problem('token_missing', detail, { headers: { 'WWW-Authenticate': REALM } });
  }
  const hash = isToken('cat', token) ? await sha256(token) : undefined;
  const found = hash === undefined ? undefined : await findToken(env, hash);
  if (found === undefined) return tokenInvalid();
  return found.domains.length > 0 ? found : noPublisher();
}

/** The answer to the key of a plan, which is right, only not here. */
function noPublisher(): Response {
  const detail =
    'This is the key of a read plan: it speaks for no domain, so nothing can be sent or seen with it. Send a publisher’s ' +
    'token, which you get by proving a domain (POST /api/v1/publisher/domains). For reading, go on with the key.';
  return problem('forbidden', detail);
}

export function tokenInvalid(): Response {
  const detail =
    'The token is unknown, mistyped, expired or revoked, or the line that proved its domain has been gone for a week. ' +
    'Copy the token again, place the line again, or get a new token.';
  return problem('token_invalid', detail, {
    headers: { 'WWW-Authenticate': INVALID_TOKEN },
  });
}

/** What stands behind `Bearer`; undefined where the field has another form. */
export function bearer(request: Request): string | undefined {
  return /^Bearer +(\S{1,200})$/i.exec(request.headers.get('Authorization') ?? '')?.[1];
}

interface TokenRow {
  hash: string;
  /** JSON list. */
  domains: string;
  last_used_on: string | null;
  plan: Plan | null;
  unproved_since: string | null;
}

/** @param hash SHA-256 of the token */
export async function findToken(env: Env, hash: string): Promise<Token | undefined> {
  const now = new Date().toISOString();
  const [row] = await query<TokenRow>(env)`select hash, domains, last_used_on, plan, unproved_since from tokens
    where hash = ${hash} and revoked_at is null and expires_at > ${now}`;
  if (row === undefined || isUnproved(row, now) || !(await isSame(row.hash, hash))) return undefined;
  const today = now.slice(0, 10);
  if (row.last_used_on !== today) waitUntil(noteUse(env, hash, today).catch(logBug));
  return { tokenHash: hash, domains: JSON.parse(row.domains) as string[], plan: row.plan };
}

/** The day is enough to tell a token that is in use from one that was forgotten. */
async function noteUse(env: Env, hash: string, today: string): Promise<void> {
  await query(env)`update tokens set last_used_on = ${today} where hash = ${hash}`;
}

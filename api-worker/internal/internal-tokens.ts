/** /internal/v1/tokens: what `catalog token` does. Whoever has the internal key decides who speaks for a domain. */
import { sql } from 'kysely';
import { PLANS, type TokenSummary } from '../../schemas/contracts/internal-api.ts';
import { isDomain } from '../../schemas/rules/domain-scope.ts';
import { inOneTransaction, query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { problem, unkept } from '../base/responses.ts';
import { TOKEN_ID as ID, insertToken, LIFETIME_DAYS, newToken, revocation } from '../tokens/tokens.ts';
import { secretsFor } from '../webhooks/after-domain-proof.ts';

const MAX_DOMAINS = 20;

/** Body: { domains?, plan?, days? }. The token, and the secrets of endpoints that waited for it, are in this answer alone. */
export async function issueToken(request: Request, env: Env): Promise<Response> {
  const body = await request.json<{ domains?: string[]; plan?: string; days?: number }>();
  const { domains = [], days = LIFETIME_DAYS } = body;
  const plan = PLANS.find((name) => name === body.plan);
  const isForSomething = domains.length > 0 || plan !== undefined;
  const isRight = isForSomething && plan === body.plan && domains.length <= MAX_DOMAINS && domains.every(isDomain);
  if (!isRight || !Number.isInteger(days) || days < 1 || days > LIFETIME_DAYS) {
    const detail =
      `A token speaks for up to ${MAX_DOMAINS} domains like maker.example, or is the key of a plan ` +
      `(${PLANS.join(', ')}), or both, for 1 to ${LIFETIME_DAYS} days.`;
    return problem('invalid_document', detail);
  }
  const { token, row } = await newToken(domains, days, Date.now(), { plan });
  await insertToken(env, row);
  const webhooks = await secretsFor(env, domains);
  return unkept({ data: { token, prefix: row.prefix, domains, plan: row.plan, expires_at: row.expires_at, webhooks } });
}

export async function listTokens(_request: Request, env: Env): Promise<Response> {
  const rows = await query<Omit<TokenSummary, 'domains'> & { domains: string }>(env)`
    select ${ID} as id, prefix, domains, plan, created_at, expires_at, last_used_on, revoked_at
    from tokens order by created_at`;
  const data: TokenSummary[] = rows.map((row) => ({ ...row, domains: JSON.parse(row.domains) as string[] }));
  return unkept({ data });
}

/** Body: { prefix }, or { id } where several begin alike. Undecided submissions of the token are removed with it. */
export async function revokeToken(request: Request, env: Env): Promise<Response> {
  const { prefix = '', id = '' } = await request.json<{ prefix?: string; id?: string }>();
  const isMeant = sql`revoked_at is null and ${id === '' ? sql`prefix = ${prefix}` : sql`${ID} = ${id}`}`;
  const theirs = sql`${isMeant} and (select count(*) from tokens where ${isMeant}) = 1`;
  const [, revoked = [], left = []] = await inOneTransaction(env, [
    ...revocation(theirs),
    sql`select ${ID} as id, domains, plan from tokens where ${isMeant} order by created_at`,
  ]);
  // Revoked is one, or none: what is left is what could have been meant.
  const alike = left.map(({ domains, ...token }) => ({ ...token, domains: JSON.parse(String(domains)) }));
  return unkept({ data: { revoked: revoked.length, alike } });
}

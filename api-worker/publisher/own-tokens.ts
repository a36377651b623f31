/** /api/v1/publisher/tokens and GET …/domains: what speaks for the domains of a publisher, who can end or replace it. */
import type { IRequestStrict } from 'itty-router';
import { sql } from 'kysely';
import type { TokenSummary } from '../../schemas/contracts/internal-api.ts';
import { VERIFICATION_LABEL } from '../../schemas/rules/verification-token.ts';
import { inOneTransaction, namesOn, query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { flag } from '../base/parameters.ts';
import { deleted, problem, unkept } from '../base/responses.ts';
import { limited } from '../limits/rate-limit.ts';
import { forPublishers, LIFETIME_DAYS, newToken, type Publisher, revocation, TOKEN_ID } from '../tokens/tokens.ts';
import { PUBLISHER_LIMIT } from './domains.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Tokens of one publisher, so that nobody fills the table by rolling a token over and over. */
const MAX_TOKENS = 20;
const A_DAY_IN_SECONDS = '86400';

/** The first members as `catalog token list` shows them. */
interface OwnToken extends Omit<TokenSummary, 'revoked_at'> {
  hash: string;
  /** What proved its domain; null: the operator vouches for it. */
  line: string | null;
  unproved_since: string | null;
}

/** GET: every valid token that speaks for nothing but domains of this one. */
export const ownTokens = forPublishers(async (_request, env, publisher) => {
  const tokens = await tokensSpokenFor(env, publisher);
  return unkept({
    data: tokens.map(({ hash, line: _line, unproved_since: _since, ...token }) => ({
      ...token,
      is_this_one: hash === publisher.tokenHash,
    })),
  });
});

/** GET: the domains of the token, and what proves them. */
export const ownDomains = forPublishers(async (_request, env, publisher) => {
  const own = (await tokensSpokenFor(env, publisher)).find(({ hash }) => hash === publisher.tokenHash);
  const data = publisher.domains.map((domain) => ({
    domain,
    proved_by: own?.line ? 'line' : 'operator',
    record: own?.line ? { type: 'TXT', name: `${VERIFICATION_LABEL}.${domain}`, value: own.line } : null,
    missing_since: own?.unproved_since ?? null,
  }));
  return unkept({ data });
});

/** DELETE: ends it at once; what was submitted with it and is not decided is withdrawn. */
export const revokeOwnToken = withToken(async (_request, env, { hash }) => {
  await inOneTransaction(env, revocation(sql`hash = ${hash}`));
  return deleted();
});

/** POST: a new token for the same domains. The old one ends a day later, or at once with `now=true`. */
export const rollToken = withToken(async (request, env, old, { count }) => {
  const isAtOnce = flag(request, 'now');
  if (isAtOnce instanceof Response) return isAtOnce;
  // Each key is counted for itself, so whoever could make new ones would have no limits.
  if (old.plan !== null) return problem('forbidden', 'The key of a read plan is replaced by the operator.');
  if (count >= MAX_TOKENS) return tooMany();
  const now = Date.now();
  const { token, row } = await newToken(old.domains, LIFETIME_DAYS, now);
  // What the operator vouches for ends when they said.
  const expires_at = old.line === null ? old.expires_at : row.expires_at;
  const { line, unproved_since } = old;
  const former_until = isAtOnce ? null : earlier(old.expires_at, new Date(now + DAY_MS).toISOString());
  const [[made] = []] = await inOneTransaction(env, [
    sql`insert into tokens (hash, prefix, domains, created_at, expires_at, line, unproved_since) values
        (${row.hash}, ${row.prefix}, ${row.domains}, ${row.created_at}, ${expires_at}, ${line}, ${unproved_since})
        returning ${TOKEN_ID} as id, prefix`,
    sql`update tokens set expires_at = ${former_until ?? row.created_at} where hash = ${old.hash}`,
  ]);
  return unkept({ data: { ...made, token, domains: old.domains, expires_at, former_until } });
});

const earlier = (a: string, b: string) => (a < b ? a : b);

/** A route for what is done with one token. @param answer.all how many the publisher has */
function withToken(answer: (request: Request, env: Env, token: OwnToken, all: { count: number }) => Promise<Response>) {
  const answerPublisher = async (request: IRequestStrict, env: Env, publisher: Publisher) => {
    const tokens = await tokensSpokenFor(env, publisher);
    const token = tokens.find(({ id }) => id === request.params.token);
    if (token !== undefined) return answer(request, env, token, { count: tokens.length });
    return problem('not_found', 'No token for the domains of this one has this id. See /api/v1/publisher/tokens.');
  };
  return limited(PUBLISHER_LIMIT, forPublishers(answerPublisher));
}

/** One that speaks for further domains is not theirs alone. */
async function tokensSpokenFor(env: Env, { domains }: Publisher): Promise<OwnToken[]> {
  const rows = await query<Omit<OwnToken, 'domains'> & { domains: string }>(env)`
    select ${TOKEN_ID} as id, prefix, domains, plan, created_at, expires_at, last_used_on,
      hash, line, unproved_since
    from tokens where hash in ${namesOn('token', domains)} and revoked_at is null
    and expires_at > ${new Date().toISOString()} order by created_at`;
  return rows
    .map((row) => ({ ...row, domains: JSON.parse(row.domains) as string[] }))
    .filter((row) => row.domains.every((domain) => domains.includes(domain)));
}

function tooMany(): Response {
  const detail = `The domains of the token have ${MAX_TOKENS} tokens already. Delete one that is not needed.`;
  return problem('too_many_open', detail, {
    violated: ['tokens'],
    headers: { 'Retry-After': A_DAY_IN_SECONDS },
  });
}

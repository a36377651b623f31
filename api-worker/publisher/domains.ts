/**
 * A publisher proves that a domain is theirs and gets a token for it. The proof is bound to a secret that only they
 * know, because anybody can read DNS.
 */
import { waitUntil } from 'cloudflare:workers';
import type { IRequestStrict } from 'itty-router';
import { sql } from 'kysely';
import { parseJson } from '../../schemas/readers/json-text.ts';
import { isDomain } from '../../schemas/rules/domain-scope.ts';
import { member } from '../../schemas/rules/members.ts';
import { VERIFICATION_FILE, VERIFICATION_LABEL } from '../../schemas/rules/verification-places.ts';
import { domainLine } from '../../schemas/rules/verification-token.ts';
import { hostOf } from '../../schemas/rules/web-address.ts';
import { baseUrl } from '../base/assets.ts';
import { plainMediaType, readBounded } from '../base/bounds.ts';
import { database, inOneTransaction } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { sha256 } from '../base/hash.ts';
import { logEvent } from '../base/log.ts';
import { problem, tooSlow, unkept } from '../base/responses.ts';
import { type Limit, limited } from '../limits/limited.ts';
import { startSync } from '../submit/dispatch.ts';
import { createToken, isToken } from '../tokens/token-text.ts';
import { bearer, INVALID_TOKEN, LIFETIME_DAYS, newToken, REALM } from '../tokens/tokens.ts';
import { secretsFor } from '../webhooks/prove-domain.ts';
import { ownTxtRecords } from './txt-records.ts';

/** Of everything that publishers write beside submissions. */
export const PUBLISHER_LIMIT: Limit = { name: 'publisher', quota: 10 };
const MAX_BODY_BYTES = 4 * 1024;
/** Long enough for a domain's administrator to be asked. */
const CLAIM_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** POST /api/v1/publisher/domains: { domain } → what to place where, and the secret to verify with. */
export function claimDomain(request: Request, env: Env): Promise<Response> {
  return limited(request, env, PUBLISHER_LIMIT, async () => {
    const domain = await readDomain(request);
    if (domain instanceof Response) return domain;
    const secret = createToken('claim');
    const base = await baseUrl(env);
    const secret_hash = await sha256(secret);
    const line = domainLine(new URL(base).host, (await sha256(`line ${secret}`)).slice(0, 32));
    const expires_at = new Date(Date.now() + CLAIM_DAYS * DAY_MS).toISOString();
    await database(env).insertInto('claims').values({ domain, secret_hash, line, expires_at }).execute();
    return unkept({
      data: {
        domain,
        claim: secret,
        expires_at,
        record: { type: 'TXT', name: `${VERIFICATION_LABEL}.${domain}`, value: line },
        file: { url: `https://${domain}${VERIFICATION_FILE}`, content_type: 'text/plain', line },
        links: { verify: `${base}/api/v1/publisher/domains/${domain}/verify` },
      },
    });
  });
}

/** The value of a body in JSON. @param what it is, for the problem of one that is in another form */
export async function readSent(
  request: Request,
  what: string,
  maxBytes: number,
): Promise<{ value: unknown } | Response> {
  if (plainMediaType(request) !== 'application/json') {
    return problem(request, 'unsupported_media_type', `Send the ${what} as application/json, in UTF-8.`);
  }
  const bytes = await readBounded(request, maxBytes);
  if (bytes === 'too_slow') return tooSlow(request);
  if (bytes === 'too_large') return problem(request, 'too_large', `The body may have ${maxBytes} bytes.`);
  return { value: parseJson(bytes).value };
}

async function readDomain(request: Request): Promise<string | Response> {
  const sent = await readSent(request, 'domain', MAX_BODY_BYTES);
  if (sent instanceof Response) return sent;
  const text = member(sent.value, 'domain');
  // A name with letters of other alphabets is written in ASCII from here on.
  const isName = typeof text === 'string' && /^[^\s/\\?#@:]{1,253}$/.test(text);
  const domain = isName ? hostOf(`https://${text}`) : undefined;
  if (domain !== undefined && isDomain(domain)) return domain;
  const expected = 'the name of a domain, like maker.example';
  const errors = [{ pointer: '/domain', code: 'bad_domain', message: `domain must be ${expected}.`, expected }];
  return problem(request, 'invalid_document', 'The body names no domain.', { errors });
}

/** POST /api/v1/publisher/domains/{domain}/verify, with the claim as bearer: the token, shown once; or 202, not yet. */
export function verifyDomain(request: IRequestStrict, env: Env): Promise<Response> {
  return limited(request, env, PUBLISHER_LIMIT, async () => {
    const secret = bearer(request);
    if (secret === undefined) return claimMissing(request);
    const claim = await findClaim(env, secret, request.params.domain ?? '');
    if (claim === undefined) return claimInvalid(request, 'It is not one of this domain, or it has expired.');
    const isProved = claim.file === 'found' || (await ownTxtRecords(env, claim.domain)).includes(claim.line);
    if (!isProved) return notYet(env, claim);
    const { token, row } = await newToken([claim.domain], LIFETIME_DAYS, Date.now(), { line: claim.line });
    // Together, so that no claim is gone without its token; and of two at once, one finds it.
    const [, used = []] = await inOneTransaction(env, [
      sql`insert into tokens (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        select ${sql.join(Object.values(row))} from claims where id = ${claim.id}`,
      sql`delete from claims where id = ${claim.id} returning id`,
    ]);
    if (used.length === 0) return claimInvalid(request, 'It was used a moment ago.');
    const webhooks = await secretsFor(env, [claim.domain]);
    logEvent('domain_verified', {});
    return unkept({ data: { domain: claim.domain, state: 'verified', token, expires_at: row.expires_at, webhooks } });
  });
}

async function findClaim(env: Env, secret: string, domain: string) {
  if (!isToken('claim', secret)) return undefined;
  return database(env)
    .selectFrom('claims')
    .selectAll()
    .where('secret_hash', '=', await sha256(secret))
    .where('domain', '=', domain)
    .where('expires_at', '>', new Date().toISOString())
    .executeTakeFirst();
}

function claimMissing(request: Request): Response {
  const detail = 'Send the claim of this domain as `Authorization: Bearer claim_…`: POST /api/v1/publisher/domains.';
  return problem(request, 'token_missing', detail, { headers: { 'WWW-Authenticate': REALM } });
}

function claimInvalid(request: Request, why: string): Response {
  const detail = `This claim is not valid. ${why} A claim is valid for ${CLAIM_DAYS} days, once: make a new one.`;
  return problem(request, 'token_invalid', detail, { headers: { 'WWW-Authenticate': INVALID_TOKEN } });
}

/** The worker asks no publisher's host: the file is looked at by the next sync. */
async function notYet(env: Env, { id, domain, file }: { id: number; domain: string; file: string | null }) {
  if (file === null) {
    await database(env).updateTable('claims').set({ file: 'asked' }).where('id', '=', id).execute();
    waitUntil(startSync(env));
  }
  const detail =
    'The TXT record is not there. DNS may need an hour to show it; the file is looked at by the next sync. Ask again.';
  return unkept({ data: { domain, state: 'pending', detail } }, 202);
}

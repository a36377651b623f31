/**
 * A publisher proves that a domain is theirs and gets a token for it. The proof is bound to a secret that only they
 * know, because anybody can read DNS.
 */
import type { IRequestStrict } from 'itty-router';
import { sql } from 'kysely';
import { parseJson } from '../../schemas/readers/json-text.ts';
import { isCodeHost } from '../../schemas/rules/code-hosts.ts';
import { isDomain } from '../../schemas/rules/domain-scope.ts';
import { member } from '../../schemas/rules/members.ts';
import { isPublicName } from '../../schemas/rules/public-host-name.ts';
import { TOKEN_START, VERIFICATION_FILE, VERIFICATION_LABEL } from '../../schemas/rules/verification-token.ts';
import { hostOf } from '../../schemas/rules/web-address.ts';
import { baseUrl } from '../base/assets.ts';
import { plainMediaType } from '../base/bounds.ts';
import { query } from '../base/database.ts';
import { askDns } from '../base/dns.ts';
import type { Env } from '../base/env.ts';
import { logEvent } from '../base/log.ts';
import { problem, readBody, unkept } from '../base/responses.ts';
import { type Limit, limited } from '../limits/rate-limit.ts';
import { bearer, INVALID_TOKEN, insertToken, LIFETIME_DAYS, newToken, REALM } from '../tokens/tokens.ts';
import { secretsFor } from '../webhooks/after-domain-proof.ts';
import { CLAIM_DAYS, type Claim, findClaim, newClaim, tokenOfClaim } from './claims.ts';

/** Limit of everything that publishers write beside submissions. */
export const PUBLISHER_LIMIT: Limit = { name: 'publisher', quota: 10 };
const MAX_BODY_BYTES = 4 * 1024;
/** How long the same claim, proved once more, answers the same token. */
const AGAIN_MS = 60 * 60 * 1000;
/** Domains whose file waits to be looked at: anybody may claim any domain. */
const MAX_WAITING_FILES = 10_000;

/** POST /api/v1/publisher/domains: { domain } → what to place where, and the secret to verify with. */
export const claimDomain = limited(PUBLISHER_LIMIT, async (request: Request, env) => {
  const domain = await readDomain(request);
  if (domain instanceof Response) return domain;
  const { secret, line, expires_at } = await newClaim(env, domain, Date.now());
  return unkept({
    data: {
      domain,
      claim: secret,
      expires_at,
      record: { type: 'TXT', name: `${VERIFICATION_LABEL}.${domain}`, value: line },
      file: { url: `https://${domain}${VERIFICATION_FILE}`, content_type: 'text/plain', line },
      links: { verify: `${await baseUrl(env)}/api/v1/publisher/domains/${domain}/verify` },
    },
  });
});

/** The value of a body in JSON. @param what it is, for the problem of one that is in another form */
export async function readSent(
  request: Request,
  what: string,
  maxBytes: number,
): Promise<{ value: unknown } | Response> {
  if (plainMediaType(request) !== 'application/json') {
    return problem('unsupported_media_type', `Send the ${what} as application/json, in UTF-8.`);
  }
  const bytes = await readBody(request, maxBytes, `The body may have ${maxBytes} bytes.`);
  return bytes instanceof Response ? bytes : { value: parseJson(bytes).value };
}

async function readDomain(request: Request): Promise<string | Response> {
  const sent = await readSent(request, 'domain', MAX_BODY_BYTES);
  if (sent instanceof Response) return sent;
  const text = member(sent.value, 'domain');
  // A name with letters of other alphabets is written in ASCII from here on.
  const isName = typeof text === 'string' && /^[^\s/\\?#@:]{1,253}$/.test(text);
  const domain = isName ? hostOf(`https://${text}`) : undefined;
  const isOne = domain !== undefined && isDomain(domain) && isPublicName(domain);
  if (isOne && !(await isOfMany(domain))) return domain;
  const expected = isOne
    ? 'a domain of your own, below one under which anybody gets theirs, or a place for code'
    : 'the name of a domain, like maker.example';
  const errors = [{ pointer: '/domain', code: 'bad_domain', message: `domain must be ${expected}.`, expected }];
  return problem('invalid_document', 'The body names no domain that can be proved.', { errors });
}

/** Whoever can place a proof there speaks for none of those who have a name below it. */
async function isOfMany(domain: string): Promise<boolean> {
  // The list is large, and needed here alone.
  const { getPublicSuffix } = await import('tldts');
  return isCodeHost(domain) || getPublicSuffix(domain, { allowPrivateDomains: true }) === domain;
}

/** POST /api/v1/publisher/domains/{domain}/verify, with the claim as bearer: the token; or 202, not yet. */
export const verifyDomain = limited(PUBLISHER_LIMIT, async (request: IRequestStrict, env) => {
  const secret = bearer(request);
  if (secret === undefined) return claimMissing();
  const claim = await findClaim(env, secret, request.params.domain ?? '', Date.now());
  if (claim === undefined) return claimInvalid('It is not one of this domain, or it has expired.');
  if (!(await isProved(env, claim))) return notYet(env, claim.domain);
  const token = await tokenOfClaim(env, claim);
  const { row } = await newToken([claim.domain], LIFETIME_DAYS, Date.now(), { line: claim.line, token });
  const [added] = await insertToken(env, row);
  const expires_at = added?.expires_at ?? (await justGiven(env, row.hash));
  if (expires_at === undefined) return claimInvalid('It was used more than an hour ago.');
  const webhooks = await secretsFor(env, [claim.domain]);
  if (added !== undefined) logEvent('domain_verified', {});
  return unkept({ data: { domain: claim.domain, state: 'verified', token, expires_at, webhooks } });
});

/** The worker asks no publisher's host: a sync looks at the file, and says which lines of ours stand there. */
async function isProved(env: Env, { domain, line }: Claim): Promise<boolean> {
  const [seen] = await query<{ lines: string }>(env)`select lines from proof_files where domain = ${domain}`;
  const lines = JSON.parse(seen?.lines ?? '[]') as string[];
  return lines.includes(line) || (await ownTxtRecords(env, domain)).includes(line);
}

/** Those of our own that stand at `_catalog.<domain>`. @throws Error if DNS gives no answer */
async function ownTxtRecords(env: Env, domain: string): Promise<string[]> {
  const records = await askDns(env, `${VERIFICATION_LABEL}.${domain}`, 'TXT');
  return records.map(joined).filter((text) => text.startsWith(TOKEN_START));
}

/** A record is a list of quoted strings that belong together: of 255 bytes, each of which may be written as `\\ddd`. */
function joined(data: string): string {
  const strings = data.match(/"(?:[^"\\]|\\.){0,1020}"/g);
  return strings === null ? data : strings.map((text) => text.slice(1, -1)).join('');
}

/** When the token ends that was given for the same claim within the hour: its answer may have been lost. */
async function justGiven(env: Env, hash: string): Promise<string | undefined> {
  const [row] = await query<{ expires_at: string }>(env)`
    select expires_at from tokens where hash = ${hash} and revoked_at is null
    and created_at > ${new Date(Date.now() - AGAIN_MS).toISOString()}`;
  return row?.expires_at;
}

function claimMissing(): Response {
  const detail = 'Send the claim of this domain as `Authorization: Bearer claim_…`: POST /api/v1/publisher/domains.';
  return problem('token_missing', detail, { headers: { 'WWW-Authenticate': REALM } });
}

function claimInvalid(why: string): Response {
  const detail = `This claim is not valid. ${why} A claim is valid for ${CLAIM_DAYS} days, for one token: make a new one.`;
  return problem('token_invalid', detail, { headers: { 'WWW-Authenticate': INVALID_TOKEN } });
}

/** Whoever asks, and however often: the file of a domain is looked at once by each sync. */
async function notYet(env: Env, domain: string) {
  const waiting = sql`(select count(*) from proof_files where asked = 1) < ${MAX_WAITING_FILES}`;
  await query(env)`insert into proof_files (domain, asked, lines, noted_on)
    select ${domain}, 1, '[]', ${new Date().toISOString().slice(0, 10)} where ${waiting}
    on conflict (domain) do update set asked = 1, noted_on = excluded.noted_on`;
  const detail =
    'The TXT record is not there. DNS may need an hour to show it; the file is looked at by the next scheduled sync. Ask again.';
  return unkept({ data: { domain, state: 'pending', detail } }, 202);
}

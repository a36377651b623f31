/**
 * Claims of domains, which are stored nowhere: a claim says of itself until when it holds, and the worker's signature
 * says that it does. So nobody can fill a table with claims, or lock the owner of a domain out with them.
 */
import { domainLine } from '../../schemas/rules/verification-token.ts';
import { baseUrl } from '../base/assets.ts';
import { encode, hmacSha256, isSame, sha256 } from '../base/crypto.ts';
import type { Env } from '../base/env.ts';
import { createToken, inDigits, isToken, ofDigits, randomText, tokenOf } from '../tokens/token-text.ts';

/** Long enough for a domain's administrator to be asked. */
export const CLAIM_DAYS = 14;
const HOUR_MS = 60 * 60 * 1000;
/** Of the parts of a claim: the hour of its end, what tells it from others, and the signature, of 77 bits. */
const [HOUR_LENGTH, NONCE_LENGTH, SIGNATURE_LENGTH] = [4, 13, 13];

export interface Claim {
  /** What only the claimant has. */
  secret: string;
  domain: string;
  /** What has to stand in the TXT record or in the file. */
  line: string;
  expires_at: string;
}

export async function newClaim(env: Env, domain: string, now: number): Promise<Claim> {
  const hour = inDigits(Math.floor(now / HOUR_MS) + CLAIM_DAYS * 24, HOUR_LENGTH);
  const unsigned = hour + randomText(NONCE_LENGTH);
  return claimOf(env, domain, tokenOf('claim', unsigned + (await signatureOf(env, domain, unsigned))));
}

/** @returns undefined for one of another domain, one that has expired, and what is none */
export async function findClaim(env: Env, secret: string, domain: string, now: number): Promise<Claim | undefined> {
  if (!isToken('claim', secret)) return undefined;
  const text = secret.slice('claim_'.length);
  const unsigned = text.slice(0, HOUR_LENGTH + NONCE_LENGTH);
  const signature = text.slice(unsigned.length, unsigned.length + SIGNATURE_LENGTH);
  if (!(await isSame(signature, await signatureOf(env, domain, unsigned)))) return undefined;
  const claim = await claimOf(env, domain, secret);
  return Date.parse(claim.expires_at) > now ? claim : undefined;
}

/** The token of a claim is always the same, so that an answer that was lost on the way can be asked for again. */
export async function tokenOfClaim(env: Env, { secret }: Claim): Promise<string> {
  const bytes = await hmacSha256(keyOf(env), `token ${secret}`);
  return createToken('cat', () => bytes);
}

async function claimOf(env: Env, domain: string, secret: string): Promise<Claim> {
  const { host } = new URL(await baseUrl(env));
  const line = domainLine(host, (await sha256(`line ${secret}`)).slice(0, 32));
  const hour = ofDigits(secret.slice('claim_'.length, 'claim_'.length + HOUR_LENGTH));
  return { secret, domain, line, expires_at: new Date(hour * HOUR_MS).toISOString() };
}

async function signatureOf(env: Env, domain: string, unsigned: string): Promise<string> {
  const bytes = await hmacSha256(keyOf(env), `claim ${domain} ${unsigned}`);
  return randomText(SIGNATURE_LENGTH, () => bytes);
}

function keyOf({ INTERNAL_KEY }: Env): Uint8Array {
  if (!INTERNAL_KEY) throw new Error('INTERNAL_KEY is not set');
  return encode(INTERNAL_KEY);
}

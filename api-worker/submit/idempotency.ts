/**
 * Requests with an Idempotency-Key, and their answers as they were given: a secret that is shown once has to be received
 * once. Answers are sealed with the caller's own token, which is stored nowhere, and deleted after a day.
 */
import { sql } from 'kysely';
import { encode, hmacSha256, seal, sha256, unseal } from '../base/crypto.ts';
import { inOneTransaction, query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { unkept } from '../base/responses.ts';
import { bearer, type Publisher } from '../tokens/tokens.ts';

/**
 * The key of the header field, a string of structured fields (draft-ietf-httpapi-idempotency-key-header-07, 2.1), or
 * without its quotes, as most clients send it.
 * @returns undefined where there is none
 */
export function readIdempotencyKey(field: string | null): string | 'malformed' | undefined {
  if (field === null) return undefined;
  const [, quoted, plain] =
    /^\s*(?:"([\x20-\x21\x23-\x5b\x5d-\x7e]{1,255})"|([\w.~:/+=-]{1,255}))\s*$/.exec(field) ?? [];
  return quoted ?? plain ?? 'malformed';
}

/** What the key was sent with before. One step, so that of two at once one is the first. */
export async function sentUnder(
  env: Env,
  key: string,
  { publisher, digest, now }: { publisher: Publisher; digest: string; now: string },
): Promise<'first' | 'again' | 'another'> {
  // Whatever the publisher wrote into it, only its digest is kept.
  const [tokenHash, keyHash] = [publisher.tokenHash, await sha256(key)];
  const [inserted = [], [known] = []] = await inOneTransaction(env, [
    sql`insert into idempotency_keys (token_hash, key_hash, digest, created_at)
      values (${tokenHash}, ${keyHash}, ${digest}, ${now}) on conflict do nothing returning digest`,
    sql`select digest from idempotency_keys where token_hash = ${tokenHash} and key_hash = ${keyHash}`,
  ]);
  if (inserted.length > 0) return 'first';
  return known?.digest === digest ? 'again' : 'another';
}

interface StoredAnswer {
  value: unknown;
  location: string;
}

/** @param key of the header field */
export async function storeAnswer(request: Request, env: Env, key: string, answer: Response): Promise<void> {
  const { tokenHash, sealingKey, owner } = await ownerOf(request, key);
  const stored: StoredAnswer = { value: await answer.clone().json(), location: answer.headers.get('Location') ?? '' };
  const sealed = await seal(JSON.stringify(stored), sealingKey, owner);
  await query(env)`update idempotency_keys set answer = ${sealed}
    where token_hash = ${tokenHash} and key_hash = ${owner}`;
}

/** @returns undefined where the first request has not been answered yet */
export async function storedAnswer(request: Request, env: Env, key: string): Promise<Response | undefined> {
  const { tokenHash, sealingKey, owner } = await ownerOf(request, key);
  const [row] = await query<{ answer: string | null }>(env)`select answer from idempotency_keys
    where token_hash = ${tokenHash} and key_hash = ${owner}`;
  if (row === undefined || row.answer === null) return undefined;
  const { value, location }: StoredAnswer = JSON.parse(await unseal(row.answer, sealingKey, owner));
  return unkept(value, 202, { Location: location });
}

async function ownerOf(request: Request, key: string) {
  const token = bearer(request) ?? '';
  const sealingKey = (await hmacSha256(encode(token), 'answers that are kept for a day')).toBase64();
  return { tokenHash: await sha256(token), sealingKey, owner: await sha256(key) };
}

/**
 * Answers to requests with an Idempotency-Key, as they were given: a secret that is shown once has to be received once.
 * They are sealed with the caller's own token, which is kept nowhere, and deleted after a day.
 */

import { encode, hmacSha256, seal, sha256, unseal } from '../base/crypto.ts';
import { query } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { unkept } from '../base/responses.ts';
import { bearer } from '../tokens/tokens.ts';

interface KeptAnswer {
  value: unknown;
  location: string;
}

/** @param key of the header field */
export async function keepAnswer(request: Request, env: Env, key: string, answer: Response): Promise<void> {
  const { tokenHash, sealingKey, owner } = await ownerOf(request, key);
  const kept: KeptAnswer = { value: await answer.clone().json(), location: answer.headers.get('Location') ?? '' };
  const sealed = await seal(JSON.stringify(kept), sealingKey, owner);
  await query(
    env,
  )`update idempotency_keys set answer = ${sealed} where token_hash = ${tokenHash} and key_hash = ${owner}`;
}

/** @returns undefined where the first request has not been answered yet */
export async function keptAnswer(request: Request, env: Env, key: string): Promise<Response | undefined> {
  const { tokenHash, sealingKey, owner } = await ownerOf(request, key);
  const [row] = await query<{ answer: string | null }>(env)`select answer from idempotency_keys
    where token_hash = ${tokenHash} and key_hash = ${owner}`;
  if (row === undefined || row.answer === null) return undefined;
  const { value, location }: KeptAnswer = JSON.parse(await unseal(row.answer, sealingKey, owner));
  return unkept(value, 202, { Location: location });
}

async function ownerOf(request: Request, key: string) {
  const token = bearer(request) ?? '';
  const sealingKey = (await hmacSha256(encode(token), 'answers that are kept for a day')).toBase64();
  return { tokenHash: await sha256(token), sealingKey, owner: await sha256(key) };
}

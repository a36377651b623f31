/**
 * Answers to requests with an Idempotency-Key, as they were given: a secret that is shown once has to be received once.
 * They are sealed with the caller's own token, which is kept nowhere, and deleted after a day.
 */
import { database } from '../base/database.ts';
import type { Env } from '../base/env.ts';
import { encode, hmacSha256, sha256 } from '../base/hash.ts';
import { unkept } from '../base/responses.ts';
import { seal, unseal } from '../base/seal.ts';
import { bearer } from '../tokens/tokens.ts';

interface KeptAnswer {
  value: unknown;
  location: string;
}

/** @param key of the header field */
export async function keepAnswer(request: Request, env: Env, key: string, answer: Response): Promise<void> {
  const { token_hash, sealingKey, owner } = await ownerOf(request, key);
  const kept: KeptAnswer = { value: await answer.clone().json(), location: answer.headers.get('Location') ?? '' };
  await database(env)
    .updateTable('idempotency_keys')
    .set({ answer: await seal(JSON.stringify(kept), sealingKey, owner) })
    .where('token_hash', '=', token_hash)
    .where('key_hash', '=', owner)
    .execute();
}

/** @returns undefined where the first request has not been answered yet */
export async function keptAnswer(request: Request, env: Env, key: string): Promise<Response | undefined> {
  const { token_hash, sealingKey, owner } = await ownerOf(request, key);
  const row = await database(env)
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('token_hash', '=', token_hash)
    .where('key_hash', '=', owner)
    .executeTakeFirst();
  if (row === undefined || row.answer === null) return undefined;
  const { value, location }: KeptAnswer = JSON.parse(await unseal(row.answer, sealingKey, owner));
  return unkept(value, 202, { Location: location });
}

async function ownerOf(request: Request, key: string) {
  const token = bearer(request) ?? '';
  const sealingKey = (await hmacSha256(encode(token), 'answers that are kept for a day')).toBase64();
  return { token_hash: await sha256(token), sealingKey, owner: await sha256(key) };
}

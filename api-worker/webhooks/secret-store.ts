/** The secrets of one endpoint as it keeps them: sealed, and for a day two of them. */
import type { Env } from '../base/env.ts';
import { DAY } from './schedule.ts';
import { isKey, seal, unseal } from './secrets.ts';

const OVERLAP = DAY;

export interface KeptSecrets {
  secret: string;
  /** The one before, and until when it signs, too. */
  former?: string;
  formerUntil?: number;
}

/** @throws where the worker has no key: nothing is asked for before that was seen */
export function sealedSecret(secret: string, { WEBHOOK_KEY }: Env, owner: string): Promise<string> {
  if (!isKey(WEBHOOK_KEY)) throw new Error('WEBHOOK_KEY is not set');
  return seal(secret, WEBHOOK_KEY, owner);
}

/** @returns the newest first; undefined where they cannot be opened */
export async function openSecrets(
  { secret, former, formerUntil = 0 }: KeptSecrets,
  { WEBHOOK_KEY }: Env,
  owner: string,
  now: number,
): Promise<string[] | undefined> {
  if (!isKey(WEBHOOK_KEY)) return undefined;
  const sealed = former !== undefined && now < formerUntil ? [secret, former] : [secret];
  return Promise.all(sealed.map((text) => unseal(text, WEBHOOK_KEY, owner))).catch(() => undefined);
}

export function rotated({ secret }: KeptSecrets, next: string, now: number): Required<KeptSecrets> {
  return { secret: next, former: secret, formerUntil: now + OVERLAP };
}

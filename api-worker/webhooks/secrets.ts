/** Secrets of endpoints: how they are made, and how an endpoint keeps them: sealed, and for a day several of them. */

import { seal, unseal } from '../base/crypto.ts';
import type { Env } from '../base/env.ts';
import { DAY } from './retry-times.ts';

const BYTES = 32;
/** How long a secret that was replaced still signs. */
const OVERLAP = DAY;
/** Secrets that were rotated again while the first one still signs. */
const MAX_BETWEEN = 3;

export interface KeptSecrets {
  secret: string;
  /** Nobody was shown it. */
  isUnseen?: boolean | undefined;
  /** The secret that its receiver still has, and until when it signs, too. */
  former?: string | undefined;
  formerUntil?: number | undefined;
  /** Secrets that came after it, without the present one; the newest first. */
  between?: readonly string[] | undefined;
}

/** Format of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${crypto.getRandomValues(new Uint8Array(BYTES)).toBase64()}`;
}

/** True for a value that `seal` can work with: 32 bytes in base64. */
export function isKey(key: string | undefined): key is string {
  return key !== undefined && /^[A-Za-z0-9+/]{43}=$/.test(key);
}

/** @throws where the worker has no key: nothing is asked for before that was seen */
export function sealedSecret(secret: string, { WEBHOOK_KEY }: Env, owner: string): Promise<string> {
  if (!isKey(WEBHOOK_KEY)) throw new Error('WEBHOOK_KEY is not set');
  return seal(secret, WEBHOOK_KEY, owner);
}

/** @returns the newest first; undefined where they cannot be opened */
export async function openSecrets(
  kept: KeptSecrets,
  { WEBHOOK_KEY }: Env,
  owner: string,
  now: number,
): Promise<string[] | undefined> {
  if (!isKey(WEBHOOK_KEY)) return undefined;
  return Promise.all([kept.secret, ...formerSecrets(kept, now)].map((text) => unseal(text, WEBHOOK_KEY, owner))).catch(
    () => undefined,
  );
}

/** The newest first. */
function formerSecrets({ former, formerUntil = 0, between = [] }: KeptSecrets, now: number): string[] {
  return former !== undefined && now < formerUntil ? [...between, former] : [];
}

/** @param isAtOnce the present one signs no more */
export function rotated(kept: KeptSecrets, next: string, now: number, isAtOnce: boolean): KeptSecrets {
  if (isAtOnce || kept.isUnseen === true) return confirmed({ ...kept, secret: next });
  const signing = [kept.secret, ...formerSecrets(kept, now)];
  // A second rotation does not take away what the receiver has.
  const [former, between] = [signing.at(-1), signing.slice(0, -1).slice(0, MAX_BETWEEN)];
  return { secret: next, isUnseen: false, former, formerUntil: now + OVERLAP, between };
}

/** The receiver has the present one. */
export function confirmed({ secret }: KeptSecrets): KeptSecrets {
  return { secret, isUnseen: false, former: undefined, formerUntil: undefined, between: undefined };
}

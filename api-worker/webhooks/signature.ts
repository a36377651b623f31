/** The headers of one attempt: those of the specification, and those of Standard Webhooks beside them. */
import { encode, hmacSha256 } from '../base/hash.ts';

export interface ToSign {
  /** The same at every attempt. */
  id: string;
  kind: string;
  body: string;
  /** Moment of this attempt, in milliseconds: receivers refuse what was signed more than five minutes ago. */
  now: number;
  /** The newest first. There are several while a rotation is on. */
  secrets: readonly string[];
}

/**
 * X-Service-Signature has room for one signature: that of the oldest secret, which is the one that the receiver still
 * has. webhook-signature carries one for each secret.
 */
export async function signedHeaders({ id, kind, body, now, secrets }: ToSign): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const oldest = secrets.at(-1) ?? '';
  // The secret as it was shown is the key of one, the bytes it stands for are the key of the other.
  const own = await hmacSha256(encode(oldest), `${timestamp}.${body}`);
  const standard = await Promise.all(
    secrets.map(async (secret) => {
      const key = Uint8Array.fromBase64(secret.replace('whsec_', ''));
      return `v1,${(await hmacSha256(key, `${id}.${timestamp}.${body}`)).toBase64()}`;
    }),
  );
  return {
    'Content-Type': 'application/json',
    'X-Service-Event': kind,
    'X-Service-Delivery': id,
    'X-Service-Timestamp': timestamp,
    'X-Service-Signature': `sha256=${own.toHex()}`,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}

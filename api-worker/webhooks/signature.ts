/** The headers of one attempt: those of the specification, and those of Standard Webhooks beside them. */
import { fromBase64, toBase64 } from './secrets.ts';

export interface ToSign {
  /** The same at every attempt. */
  id: string;
  kind: string;
  body: string;
  /** Moment of this attempt, in milliseconds: receivers refuse what was signed more than five minutes ago. */
  now: number;
  /** The newest first. There is a second one while a rotation is on. */
  secrets: readonly string[];
}

/**
 * X-Service-Signature has room for one signature: that of the newest secret. A receiver that does not know it yet
 * refuses the attempt, and takes a later one. webhook-signature carries one for each secret.
 */
export async function signedHeaders({ id, kind, body, now, secrets }: ToSign): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(now / 1000));
  const [newest = ''] = secrets;
  // The secret as it was shown is the key of one, the bytes it stands for are the key of the other.
  const own = await hmac(encode(newest), `${timestamp}.${body}`);
  const standard = await Promise.all(
    secrets.map(async (secret) => {
      const key = fromBase64(secret.replace('whsec_', ''));
      return `v1,${toBase64(await hmac(key, `${id}.${timestamp}.${body}`))}`;
    }),
  );
  return {
    'Content-Type': 'application/json',
    'X-Service-Event': kind,
    'X-Service-Delivery': id,
    'X-Service-Timestamp': timestamp,
    'X-Service-Signature': `sha256=${toHex(own)}`,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}

async function hmac(key: Uint8Array, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign(algorithm.name, imported, encode(text)));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const encode = (text: string) => new TextEncoder().encode(text);

/**
 * One attempt: its header fields (those of the specification, and those of Standard Webhooks beside
 * them), the request, and what its answer means.
 */
import packageFile from '../../package.json' with { type: 'json' };
import { retryAfter } from '../../schemas/rules/retry-after.ts';
import { baseUrl } from '../base/assets.ts';
import { encode, hmacSha256 } from '../base/crypto.ts';
import type { Env } from '../base/env.ts';

/** What an attempt needs from outside; tests bring their own. */
export interface World {
  /** Milliseconds since 1970. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
  fetch(address: string, init: RequestInit): Promise<Response>;
  timeoutMs: number;
}

export const REAL_WORLD: World = {
  now: () => Date.now(),
  random: () => Math.random(),
  fetch: (address, init) => fetch(address, init),
  timeoutMs: 15_000,
};

/** The most that is ever read of an answer, and only where a challenge must come back. */
const MAX_ECHO_BYTES = 4096;

export type Attempt =
  | { outcome: 'delivered'; status: number }
  | {
      outcome: 'no_echo' | 'refused' | 'gone' | 'redirected' | 'timed_out' | 'not_reached' | 'bad_address';
      status?: number;
      retryAt?: number | undefined;
    };

interface Message {
  address: string;
  headers: Record<string, string>;
  body: string;
  /** The whole text that must come back: a server that repeats whatever it is sent has not agreed to anything. */
  challenge?: string | undefined;
}

/** Never throws: whatever a receiver does is an outcome. */
export async function send({ address, headers, body, challenge }: Message, world: World): Promise<Attempt> {
  const signal = AbortSignal.timeout(world.timeoutMs);
  try {
    const answer = await world.fetch(address, { method: 'POST', headers, body, redirect: 'manual', signal });
    const { status } = answer;
    if (!answer.ok || challenge === undefined) {
      // Ends the connection, because the rest of the body is not needed.
      await answer.body?.cancel().catch(() => {});
      return answer.ok ? { outcome: 'delivered', status } : refusal(answer, world.now());
    }
    const echo = await readStart(answer);
    return echo.trim() === challenge ? { outcome: 'delivered', status } : { outcome: 'no_echo', status };
  } catch {
    return { outcome: signal.aborted ? 'timed_out' : 'not_reached' };
  }
}

function refusal({ status, headers }: Response, now: number): Attempt {
  if (status === 410) return { outcome: 'gone', status };
  const retryAt = retryAfter(headers.get('Retry-After'), now);
  return { outcome: status >= 300 && status < 400 ? 'redirected' : 'refused', status, retryAt };
}

async function readStart({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  // Leaving the loop ends the connection.
  for await (const chunk of (body ?? []) as AsyncIterable<Uint8Array>) {
    text += decoder.decode(chunk.subarray(0, MAX_ECHO_BYTES - size), { stream: true });
    size += chunk.length;
    if (size >= MAX_ECHO_BYTES) break;
  }
  return text;
}

/** Beside the signature, so that a receiver of several listings need not parse a body before it has checked it. */
export async function senderFields(env: Env, body: string): Promise<Record<string, string>> {
  const { software } = JSON.parse(body) as { software?: string };
  // What waits is sent, too, while the build cannot be read.
  const base = await baseUrl(env).catch(() => undefined);
  const contact = base === undefined ? '' : ` (+${base})`;
  return {
    'User-Agent': `Catalog/${packageFile.version}${contact}`,
    ...(software !== undefined && { 'X-Service-Listing': software }),
  };
}

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

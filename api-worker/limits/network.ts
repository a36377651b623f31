/**
 * What a limit counts as one caller, an IPv4 address or the IPv6 network that one customer gets, and what represents it
 * in a database: the address itself is never stored.
 */
import ipaddr from 'ipaddr.js';
import { sql } from 'kysely';
import { encode, hmacSha256 } from '../base/crypto.ts';
import { inOneTransaction } from '../base/database.ts';
import type { Env } from '../base/env.ts';

/** Counting IPv6 addresses one by one would let one customer send from any number of them: each gets a /64. */
const IPV6_NETWORK_BYTES = 8;

/** @returns undefined if the text is not an IP address */
export function networkOf(address: string): string | undefined {
  if (ipaddr.IPv4.isValidFourPartDecimal(address)) return address;
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  const bytes = parsed.toByteArray();
  return (parsed.kind() === 'ipv6' ? bytes.slice(0, IPV6_NETWORK_BYTES) : bytes).join('.');
}

/** @param month like "2026-01"; with its key, which is deleted when it is over, the hash loses its meaning */
export async function networkKey(env: Env, network: string, month: string): Promise<string> {
  const key = encode(await keyOfMonth(env, month));
  return (await hmacSha256(key, network)).toHex();
}

let remembered: { month: string; secret: string } | undefined;

async function keyOfMonth(env: Env, month: string): Promise<string> {
  if (remembered?.month !== month) remembered = { month, secret: await storedKey(env, month) };
  return remembered.secret;
}

/** The first request of a month creates the key and deletes those of earlier months. */
async function storedKey(env: Env, month: string): Promise<string> {
  const secret = crypto.randomUUID() + crypto.randomUUID();
  const [, , [row] = []] = await inOneTransaction(env, [
    sql`insert or ignore into network_keys (month, secret) values (${month}, ${secret})`,
    sql`delete from network_keys where month < ${month}`,
    sql`select secret from network_keys where month = ${month}`,
  ]);
  return String(row?.secret);
}

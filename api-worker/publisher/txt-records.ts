/** Proofs of domains as they stand in DNS. */
import { TOKEN_START, VERIFICATION_LABEL } from '../../schemas/rules/verification-token.ts';
import { askDns } from '../base/dns.ts';
import type { Env } from '../base/env.ts';

/** Those of our own that stand at `_catalog.<domain>`. @throws Error if DNS gives no answer */
export async function ownTxtRecords(env: Env, domain: string): Promise<string[]> {
  const records = await askDns(env, `${VERIFICATION_LABEL}.${domain}`, 'TXT');
  return records.map(joined).filter((text) => text.startsWith(TOKEN_START));
}

/** A record is a list of quoted strings that belong together: of 255 bytes, each of which may be written as `\\ddd`. */
function joined(data: string): string {
  const strings = data.match(/"(?:[^"\\]|\\.){0,1020}"/g);
  return strings === null ? data : strings.map((text) => text.slice(1, -1)).join('');
}

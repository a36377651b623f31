/** TXT records over HTTPS (RFC 8484's JSON form, as public resolvers answer it): the one host the worker asks. */
import { TOKEN_START, VERIFICATION_LABEL } from '../../schemas/rules/verification-places.ts';
import { readBounded } from '../base/bounds.ts';
import type { Env } from '../base/env.ts';

const DEFAULT_QUERY_URL = 'https://cloudflare-dns.com/dns-query';
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 64 * 1024;
const TXT = 16;

interface DnsAnswer {
  /** 0: no error, 3: there is no such name. */
  Status?: number;
  Answer?: { type: number; data: string }[];
}

/** Those of our own that stand at `_catalog.<domain>`. @throws Error if DNS gives no answer */
export async function ownTxtRecords(env: Env, domain: string): Promise<string[]> {
  const url = new URL(env.DNS_QUERY_URL ?? DEFAULT_QUERY_URL);
  url.searchParams.set('name', `${VERIFICATION_LABEL}.${domain}`);
  url.searchParams.set('type', 'TXT');
  const answer = await fetch(url, {
    headers: { Accept: 'application/dns-json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const bytes = answer.status === 200 ? await readBounded(answer, MAX_BYTES) : 'refused';
  if (typeof bytes === 'string') throw new Error(`DNS answered ${answer.status}, or too much`);
  const { Status, Answer = [] } = JSON.parse(new TextDecoder().decode(bytes)) as DnsAnswer;
  if (Status !== 0 && Status !== 3) throw new Error('DNS failed');
  const texts = Answer.filter(({ type }) => type === TXT).map(({ data }) => joined(data));
  return texts.filter((text) => text.startsWith(TOKEN_START));
}

/** A record is a list of quoted strings that belong together: of 255 bytes, each of which may be written as `\\ddd`. */
function joined(data: string): string {
  const strings = data.match(/"(?:[^"\\]|\\.){0,1020}"/g);
  return strings === null ? data : strings.map((text) => text.slice(1, -1)).join('');
}

/** DNS over HTTPS (RFC 8484's JSON form, as public resolvers answer it): the one host the worker asks. */
import { readBounded } from './bounds.ts';
import type { Env } from './env.ts';

const DEFAULT_QUERY_URL = 'https://cloudflare-dns.com/dns-query';
const TIMEOUT_MS = 5_000;
const MAX_BYTES = 64 * 1024;
const TYPES = { A: 1, TXT: 16, AAAA: 28 };

interface DnsAnswer {
  /** 0: no error, 3: there is no such name. */
  Status?: number;
  Answer?: { type: number; data: string }[];
}

/** Data of the records of one type, as the resolver writes it. @throws Error if DNS gives no answer */
export async function askDns(env: Env, name: string, type: keyof typeof TYPES): Promise<string[]> {
  const url = new URL(env.DNS_QUERY_URL ?? DEFAULT_QUERY_URL);
  url.searchParams.set('name', name);
  url.searchParams.set('type', type);
  const answer = await fetch(url, {
    headers: { Accept: 'application/dns-json' },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const bytes = answer.status === 200 ? await readBounded(answer, MAX_BYTES) : 'refused';
  if (typeof bytes === 'string') throw new Error(`DNS answered ${answer.status}, or too much`);
  const { Status, Answer = [] } = JSON.parse(new TextDecoder().decode(bytes)) as DnsAnswer;
  if (Status !== 0 && Status !== 3) throw new Error('DNS failed');
  return Answer.filter((record) => record.type === TYPES[type]).map(({ data }) => data);
}

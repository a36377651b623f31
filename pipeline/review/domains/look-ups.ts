/** What a domain says of itself, by DNS and by its file. Both are written by strangers: only our own lines are kept. */
import { Resolver } from 'node:dns/promises';
import pLimit from 'p-limit';
import { isOnDomains } from '../../../schemas/rules/domain-scope.ts';
import { TOKEN_START, VERIFICATION_FILE, VERIFICATION_LABEL } from '../../../schemas/rules/verification-token.ts';
import type { GuardedClient } from '../../repo/fetch/guarded-client.ts';
import { followRedirects, type Hop, isRedirect, redirectTarget } from '../../repo/fetch/redirects.ts';
import { Refused } from '../../repo/fetch/refusals.ts';
import { registrableDomain } from '../../repo/text/registrable-domain.ts';

/** A host of 253, a slug of 64 characters and what stands around them fit in. */
const MAX_LINE_LENGTH = 400;
const MAX_RECORDS = 100;
const MAX_FILE_BYTES = 16 * 1024;
/** For one of the two tries. */
const DNS_TIMEOUT_MS = 1_500;

export interface LookUpResult {
  /** Those that look like a token, of whatever listing. */
  lines: string[];
  /** Why nothing could be seen this time. */
  failure?: 'dns_failed' | 'unreachable';
}

const NOTHING: LookUpResult = { lines: [] };
const UNREACHABLE: LookUpResult = { lines: [], failure: 'unreachable' };

export type ResolveTxt = (name: string) => Promise<string[][]>;

export interface LookUps {
  /** @param domain like maker.example */
  records(domain: string): Promise<LookUpResult>;
  /** @param origin like https://www.maker.example */
  file(origin: string): Promise<LookUpResult>;
  /** Whether a document that is asked for on a domain comes from there, or from wherever a redirect leads. */
  comesFrom(domain: string, address: string): Promise<DocumentHost>;
}

/** Who answers for a document; elsewhere: somebody else may speak there. */
type DocumentHost = 'there' | 'elsewhere' | 'unreachable';

export interface LookUpTools {
  resolveTxt: ResolveTxt;
  client: Pick<GuardedClient, 'request'>;
}

/** So many name servers that fail before one has answered mean that the resolver itself is down. */
const HOPELESS = 20;

/** Each domain and each host is asked once, however many listings stand on it. Nothing is ever thrown. */
export function createLookUps({ resolveTxt, client }: LookUpTools): LookUps {
  let failures = 0;
  const readRecordsWhileHopeful = async (domain: string): Promise<LookUpResult> => {
    if (failures >= HOPELESS) return { lines: [], failure: 'dns_failed' };
    const evidence = await readRecords(domain, resolveTxt);
    failures = evidence.failure === undefined ? Number.NEGATIVE_INFINITY : failures + 1;
    return evidence;
  };
  const onDomain = memoized((domain) => memoized((address) => hostOfDocument(address, domain, client)));
  return {
    records: memoized(readRecordsWhileHopeful),
    file: memoized((origin) => readFile(origin, client)),
    comesFrom: (domain, address) => onDomain(domain)(address),
  };
}

/** For a look that costs next to nothing: no host is asked for its file. */
export function withoutFiles(lookUps: LookUps): LookUps {
  return { ...lookUps, file: async () => NOTHING };
}

/** @param servers like ['127.0.0.1:5353']; those of the system unless given */
export function createTxtResolver(servers?: readonly string[], timeoutMs = DNS_TIMEOUT_MS): ResolveTxt {
  const resolver = new Resolver({ timeout: timeoutMs, maxTimeout: timeoutMs, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  return (name) => resolver.resolveTxt(name);
}

/** A look-up with a cache: each key is asked for once. */
export function memoized<T>(lookUp: (key: string) => T): (key: string) => T {
  const answers = new Map<string, T>();
  return (key) => {
    const answer = answers.get(key) ?? lookUp(key);
    answers.set(key, answer);
    return answer;
  };
}

const CONCURRENT_LOOKS = 16;

/** Looks at as many as there is time for. @param deadline after which nothing is asked */
export async function inTime<Asked, T>(
  all: readonly Asked[],
  { deadline }: { deadline?: Date | undefined },
  look: (one: Asked) => Promise<T>,
): Promise<T[]> {
  const looked = await pLimit(CONCURRENT_LOOKS).map([...all], async (one) =>
    deadline !== undefined && new Date() >= deadline ? [] : [await look(one)],
  );
  return looked.flat();
}

/** The name does not exist, or has no TXT records: an answer, not a failure. */
const NO_RECORDS = ['ENOTFOUND', 'ENODATA'];

async function readRecords(domain: string, resolveTxt: ResolveTxt): Promise<LookUpResult> {
  try {
    const records = await resolveTxt(`${VERIFICATION_LABEL}.${domain}`);
    // A record is a list of strings of up to 255 bytes that belong together (RFC 7208, 3.3).
    const lines = records.slice(0, MAX_RECORDS).map((strings) => strings.join(''));
    return { lines: lines.filter(isOurs) };
  } catch (error) {
    const isAnswer = NO_RECORDS.includes((error as { code?: string }).code ?? '');
    return isAnswer ? NOTHING : { lines: [], failure: 'dns_failed' };
  }
}

/** Refusals after which another try may end otherwise. */
const PASSING_REFUSALS = ['timeout', 'connection_failed', 'unknown_host', 'bad_certificate', 'asked_to_wait'];

function readFile(origin: string, client: LookUpTools['client']): Promise<LookUpResult> {
  const ask = async (address: string): Promise<Hop<LookUpResult>> => {
    const answer = await client.request(address, { follow: false, maxBytes: MAX_FILE_BYTES });
    if ('refusal' in answer) {
      return { found: PASSING_REFUSALS.includes(answer.refusal.code) ? UNREACHABLE : NOTHING };
    }
    const { status, headers, bytes } = answer;
    if (status >= 500 || status === 429) return { found: UNREACHABLE };
    if (status === 200) return { found: isPlainText(headers['content-type']) ? { lines: ownLines(bytes) } : NOTHING };
    const next = isRedirect(status) ? redirectTarget(headers.location, address) : undefined;
    // On another site somebody else would speak for the domain.
    return next !== undefined && siteOf(next) === siteOf(origin) ? { next } : { found: NOTHING };
  };
  return followedTo(new URL(VERIFICATION_FILE, origin).href, ask, NOTHING);
}

/** A page that leads wherever its visitor wants would make anybody's document one of this host. */
function hostOfDocument(address: string, domain: string, client: LookUpTools['client']): Promise<DocumentHost> {
  const ask = async (target: string): Promise<Hop<DocumentHost>> => {
    const answer = await client.request(target, { follow: false, allowHttp: true });
    if ('refusal' in answer) {
      return { found: PASSING_REFUSALS.includes(answer.refusal.code) ? 'unreachable' : 'elsewhere' };
    }
    if (!isRedirect(answer.status)) return { found: answer.status === 200 ? 'there' : 'unreachable' };
    const next = redirectTarget(answer.headers.location, target);
    return isOnDomains(next, [domain]) ? { next } : { found: 'elsewhere' };
  };
  return followedTo<DocumentHost>(address, ask, 'elsewhere');
}

/** @param ifRefused what a redirect says that leads to no public address, or round in circles */
function followedTo<T>(address: string, ask: (address: string) => Promise<Hop<T>>, ifRefused: T): Promise<T> {
  return followRedirects(address, ask).catch((error: unknown) => {
    if (error instanceof Refused) return ifRefused;
    throw error;
  });
}

/** Many sites answer every path with a page, and a page may hold lines that visitors wrote. */
function isPlainText(contentType: string | string[] | undefined): boolean {
  return /^text\/plain\s*(?:;|$)/i.test(String(contentType));
}

function ownLines(bytes: Buffer): string[] {
  return bytes
    .toString('utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter(isOurs);
}

function isOurs(line: string): boolean {
  return line.length <= MAX_LINE_LENGTH && line.startsWith(TOKEN_START);
}

/** The registrable domain; the host itself where there is none, as with an IP address. */
function siteOf(address: string): string {
  return registrableDomain(address) ?? new URL(address).host;
}

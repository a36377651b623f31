/**
 * Fetches addresses that strangers choose: public hosts only, every redirect re-checked, bounded in time and size.
 * A failure is a value with a code; it never repeats an address that was looked up or a byte of the answer.
 */
import { lookup as systemLookup } from 'node:dns/promises';
import type { LookupFunction } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import { type AddressRules, checkUrl, isPublicAddress, type Refusal } from './public-address.ts';

const TIMEOUTS_MS = { lookup: 5_000, connect: 5_000, headers: 10_000, idle: 10_000, total: 20_000 };
const MAX_HEADER_BYTES = 16 * 1024;
const MAX_REDIRECTS = 3;
/** Largest document of a feed, on the wire and decoded. */
export const MAX_DOCUMENT_BYTES = 1024 * 1024;

/** Largest document while its kind is not known yet, and largest OpenAPI description. */
export const MAX_UNKNOWN_BYTES = 16 * 1024 * 1024;

export type FetchResult = { bytes: Buffer; contentType?: string } | { refusal: Refusal };

/** An answer with any status; its body is decoded and bounded. */
interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  bytes: Buffer;
}

export interface FetchOptions {
  maxBytes?: number;
  /** Plain http is allowed for feeds that are said to be PAD XML, which are often older than https. */
  allowHttp?: boolean;
}

interface RequestOptions extends FetchOptions {
  headers?: Record<string, string>;
  /** false: a redirect is an answer like any other. */
  follow?: boolean;
  /** Any other status than 200 is refused before its body is read. */
  onlyOk?: boolean;
}

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>;

export interface ClientOptions extends AddressRules {
  userAgent: string;
  resolve?: Resolve;
  /** Longest time for one feed, redirects included. */
  totalMs?: number;
}

export interface GuardedClient {
  /** The document at an address: status 200 or a refusal. */
  fetch(address: string, options?: FetchOptions): Promise<FetchResult>;
  /** An API's answer, whatever its status. Header fields are sent to this address only, never after a redirect. */
  request(address: string, options?: RequestOptions): Promise<Answer | { refusal: Refusal }>;
  close(): Promise<void>;
}

class Refused extends Error {
  readonly refusal: Refusal;
  constructor(code: string, message: string) {
    super(message);
    this.refusal = { code, message };
  }
}

export function createGuardedClient(options: ClientOptions): GuardedClient {
  const { resolve = resolveBySystem } = options;
  const agent = new Agent({
    connect: { lookup: guardedLookup(resolve), timeout: TIMEOUTS_MS.connect },
    headersTimeout: TIMEOUTS_MS.headers,
    bodyTimeout: TIMEOUTS_MS.idle,
    maxHeaderSize: MAX_HEADER_BYTES,
  });
  const request: GuardedClient['request'] = async (address, wish = {}) => {
    try {
      // The signal alone does not end a look-up or a connection being made.
      const { totalMs = TIMEOUTS_MS.total } = options;
      return await withTimeout(followRedirects(address, wish, options, agent), totalMs, TOO_LATE);
    } catch (error) {
      return { refusal: toRefusal(error) };
    }
  };
  return {
    request,
    async fetch(address, wish = {}) {
      const headers = { accept: 'application/json, */*;q=0.5' };
      const answer = await request(address, { ...wish, headers, onlyOk: true });
      if ('refusal' in answer) return answer;
      const { bytes, headers: answered } = answer;
      return { bytes, ...(typeof answered['content-type'] === 'string' && { contentType: answered['content-type'] }) };
    },
    close: () => agent.destroy(),
  };
}

async function followRedirects(
  address: string,
  { headers = {}, follow = true, onlyOk = false, maxBytes = MAX_DOCUMENT_BYTES, allowHttp = false }: RequestOptions,
  { trusted, userAgent, totalMs = TIMEOUTS_MS.total }: ClientOptions,
  dispatcher: Agent,
): Promise<Answer> {
  const signal = AbortSignal.timeout(totalMs);
  const ours = { 'user-agent': userAgent, 'accept-encoding': 'gzip, br' };
  let target = address;
  let sent = headers;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const checked = checkUrl(target, { trusted, allowHttp });
    if ('refusal' in checked) throw new Refused(checked.refusal.code, checked.refusal.message);
    const answer = await request(checked.url, { dispatcher, signal, headers: { ...sent, ...ours } });
    const isRedirect = [301, 302, 303, 307, 308].includes(answer.statusCode);
    if (!isRedirect || !follow) {
      if (onlyOk && answer.statusCode !== 200) await refuseStatus(answer);
      return readBody(answer, maxBytes);
    }
    await answer.body.dump({ limit: MAX_HEADER_BYTES, signal });
    target = redirectTarget(answer.headers.location, checked.url);
    // A token or a condition is meant for the address it was made for.
    sent = headers.accept === undefined ? {} : { accept: headers.accept };
  }
  throw new Refused('too_many_redirects', `The address redirects more than ${MAX_REDIRECTS} times.`);
}

function redirectTarget(location: string | string[] | undefined, from: URL): string {
  if (typeof location !== 'string' || !URL.canParse(location, from.href)) {
    throw new Refused('bad_redirect', 'The address redirects without saying where to, or to several places.');
  }
  // Control characters would vanish in the parser before checkUrl could see them.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  if (/[\u0000-\u0020\\]/.test(location)) throw new Refused('bad_redirect', 'The address redirects to no address.');
  const target = new URL(location, from.href);
  if (from.protocol === 'https:' && target.protocol === 'http:') {
    throw new Refused('bad_redirect', 'The address redirects from https to http.');
  }
  return target.href;
}

async function readBody({ statusCode, headers, body }: Dispatcher.ResponseData, maxBytes: number): Promise<Answer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  const bytes = decode(Buffer.concat(chunks), headers['content-encoding'], maxBytes);
  return { status: statusCode, headers, bytes };
}

async function refuseStatus({ statusCode, body }: Dispatcher.ResponseData): Promise<never> {
  await body.dump({ limit: MAX_HEADER_BYTES });
  throw new Refused('bad_status', `The server answered with status ${statusCode}; a feed answers with 200.`);
}

/** At most one layer of compression, counted while it is undone. */
function decode(bytes: Buffer, encoding: string | string[] | undefined, maxBytes: number): Buffer {
  const options = { maxOutputLength: maxBytes };
  switch (String(encoding ?? 'identity').toLowerCase()) {
    case 'identity':
      return bytes;
    case 'gzip':
    case 'x-gzip':
      return gunzipSync(bytes, options);
    case 'br':
      return brotliDecompressSync(bytes, options);
    default:
      throw new Refused('bad_encoding', 'The answer is compressed in a way that was not asked for.');
  }
}

function tooLarge(maxBytes: number): Refused {
  return new Refused('too_large', `The document is larger than ${maxBytes} bytes.`);
}

/** Every address of the name must be public, and the connection goes to one that was checked (no DNS rebinding). */
export function guardedLookup(resolve: Resolve): LookupFunction {
  return (host, { all }, callback) => {
    withTimeout(resolve(host), TIMEOUTS_MS.lookup, 'The host name was not found in time.')
      .then((addresses) => {
        if (addresses.length === 0) throw new Refused('unknown_host', 'The host name has no address.');
        if (!addresses.every(isPublicAddress)) {
          throw new Refused('private_address', 'The host name leads to an address that is not public.');
        }
        const checked = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
        if (all) callback(null, checked);
        else callback(null, checked[0]?.address ?? '', checked[0]?.family);
      })
      .catch((error) => callback(error, []));
  };
}

async function resolveBySystem(host: string): Promise<string[]> {
  const answers = await systemLookup(host, { all: true, verbatim: true });
  return answers.map(({ address }) => address);
}

async function withTimeout<T>(promise: Promise<T>, timeoutMs: number, message: string): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refused('timeout', message)), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const TOO_LATE = 'The server did not answer in time.';
const TIMEOUT_CODES = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'];

/** Messages of the libraries quote addresses and answers, so only our own words leave this file. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || TIMEOUT_CODES.includes(code)) {
    return { code: 'timeout', message: TOO_LATE };
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') {
    return { code: 'unknown_host', message: 'The host name was not found.' };
  }
  if (code === 'ERR_BUFFER_TOO_LARGE') {
    return { code: 'too_large', message: 'The document is larger, once decompressed, than a feed may be.' };
  }
  if (code.startsWith('Z_') || code.startsWith('ERR__ERROR_') || code === 'ERR_BROTLI_INVALID') {
    return { code: 'bad_encoding', message: 'The compressed answer could not be read.' };
  }
  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return { code: 'too_large', message: `The headers of the answer are larger than ${MAX_HEADER_BYTES} bytes.` };
  }
  if (/CERT|TLS|SSL|SIGNATURE/.test(code)) {
    return { code: 'bad_certificate', message: 'The certificate of the server is not valid for this host.' };
  }
  return { code: 'connection_failed', message: 'The server could not be reached, or broke the connection off.' };
}

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

export type FetchResult = { bytes: Buffer } | { refusal: Refusal };

/** All addresses of a host name. */
export type Resolve = (host: string) => Promise<string[]>;

export interface ClientOptions extends AddressRules {
  userAgent: string;
  resolve?: Resolve;
  /** Longest time for one feed, redirects included. */
  totalMs?: number;
}

export interface GuardedClient {
  fetch(address: string): Promise<FetchResult>;
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
  return {
    async fetch(address) {
      try {
        return { bytes: await followRedirects(address, options, agent) };
      } catch (error) {
        return { refusal: toRefusal(error) };
      }
    },
    close: () => agent.destroy(),
  };
}

async function followRedirects(address: string, options: ClientOptions, dispatcher: Agent): Promise<Buffer> {
  const { userAgent, totalMs = TIMEOUTS_MS.total } = options;
  const signal = AbortSignal.timeout(totalMs);
  let target = address;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const checked = checkUrl(target, options);
    if ('refusal' in checked) throw new Refused(checked.refusal.code, checked.refusal.message);
    const headers = { 'user-agent': userAgent, 'accept-encoding': 'gzip, br', accept: 'application/json, */*;q=0.5' };
    const answer = await request(checked.url, { dispatcher, signal, headers });
    if (![301, 302, 303, 307, 308].includes(answer.statusCode)) return readBody(answer);
    await answer.body.dump({ limit: MAX_HEADER_BYTES, signal });
    target = redirectTarget(answer.headers.location, checked.url);
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

async function readBody({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Buffer> {
  if (statusCode !== 200) {
    await body.dump({ limit: MAX_HEADER_BYTES });
    throw new Refused('bad_status', `The server answered with status ${statusCode}; a feed answers with 200.`);
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_DOCUMENT_BYTES) throw tooLarge();
    chunks.push(chunk);
  }
  return decode(Buffer.concat(chunks), headers['content-encoding']);
}

/** At most one layer of compression, counted while it is undone. */
function decode(bytes: Buffer, encoding: string | string[] | undefined): Buffer {
  const options = { maxOutputLength: MAX_DOCUMENT_BYTES };
  switch (encoding ?? 'identity') {
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

function tooLarge(): Refused {
  return new Refused('too_large', `The document is larger than ${MAX_DOCUMENT_BYTES} bytes.`);
}

/** Every address of the name must be public, and the connection goes to one that was checked (no DNS rebinding). */
function guardedLookup(resolve: Resolve): LookupFunction {
  return (host, _options, callback) => {
    withTimeout(resolve(host), TIMEOUTS_MS.lookup)
      .then((addresses) => {
        if (addresses.length === 0) throw new Refused('unknown_host', 'The host name has no address.');
        if (!addresses.every(isPublicAddress)) {
          throw new Refused('private_address', 'The host name leads to an address that is not public.');
        }
        callback(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      })
      .catch((error) => callback(error, []));
  };
}

async function resolveBySystem(host: string): Promise<string[]> {
  const answers = await systemLookup(host, { all: true, verbatim: true });
  return answers.map(({ address }) => address);
}

async function withTimeout<T>(promise: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refused('timeout', 'The host name was not found in time.')), timeoutMs);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

const TIMEOUT_CODES = ['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'];

/** Messages of the libraries quote addresses and answers, so only our own words leave this file. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal;
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || TIMEOUT_CODES.includes(code)) {
    return { code: 'timeout', message: 'The server did not answer in time.' };
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') {
    return { code: 'unknown_host', message: 'The host name was not found.' };
  }
  if (code === 'ERR_BUFFER_TOO_LARGE') return tooLarge().refusal;
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

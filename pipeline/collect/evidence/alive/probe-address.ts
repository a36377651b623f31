/** One light look at an address: what answers there is what it should be, or something else, or nothing. */
import { getDomain } from 'tldts';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { error } from '../../../../schemas/contracts/problems.ts';
import { detectKind } from '../../../../schemas/readers/detect-kind.ts';
import { isObject } from '../../../../schemas/rules/members.ts';
import type { Refusal } from '../../../repo/fetch/check-url.ts';
import type { GuardedClient } from '../../../repo/fetch/guarded-client.ts';
import type { HttpResponse } from '../../../repo/fetch/http-exchange.ts';
import { isRedirect } from '../../../repo/fetch/redirects.ts';
import { jsonOf } from '../../../repo/text/stable-json.ts';
import type { Testimony } from '../../contract/witness.ts';
import { namesProduct } from '../pages/names-product.ts';
import { isParkedPage, leadsToParking } from './parking.ts';
import { type Look, says } from './probed-addresses.ts';

/** Signs stand at the beginning of what is looked at. */
const MAX_BYTES = 64 * 1024;
/** A page may name a product anywhere in its text. */
const MAX_BYTES_OF_USER = 1024 * 1024;
/** From a domain to its www and to a language, say. Never to another site. */
const MAX_REDIRECTS = 2;
const GONE = [404, 410];
/** Something is there that does not answer us: nobody can say what. */
const UNTOLD: Testimony = { problem: error('', 'witness_bad_answer') };

/** `user`: a page on which somebody says to use the product. */
type Asked = Exclude<Look, 'source'> | 'user';

/** @returns `unknown` where the address leads to another site, or answers with nothing */
export async function lookAt(
  address: string,
  look: Asked,
  listing: Listing,
  client: GuardedClient,
): Promise<Testimony> {
  const request = {
    ...(look === 'mcp' ? mcpRequest(listing.interfaces?.mcp?.transport) : { headers: { accept: ACCEPTED[look] } }),
    ...{ maxBytes: look === 'user' ? MAX_BYTES_OF_USER : MAX_BYTES, cut: true, follow: false },
  };
  let at = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await client.request(at, request);
    if ('refusal' in answer) return refused(answer.refusal, address);
    if (!isRedirect(answer.status)) return judge(answer, { address, at, look, name: listing.name });
    const target = URL.parse(String(answer.headers.location ?? ''), at);
    if (look === 'homepage' && leadsToParking(target?.href, at)) return says('changed_hands', address);
    if (target === null) return UNTOLD;
    if (siteOf(target) !== siteOf(new URL(at))) {
      return look === 'homepage' && isOwnSite(target, listing) ? says('answering', address) : { unknown: true };
    }
    // A search echoes what its address says.
    if (look === 'user' && target.search !== '') return { unknown: true };
    at = target.href;
  }
  return UNTOLD;
}

const ACCEPTED = {
  homepage: 'text/html, */*;q=0.5',
  openapi: 'application/json, application/yaml, */*;q=0.5',
  user: 'text/html, */*;q=0.5',
} satisfies Record<Exclude<Asked, 'mcp'>, string>;

function refused({ code, variant }: Refusal, address: string): Testimony {
  if (code === 'unknown_host' && variant === undefined) return says('gone', address);
  return SILENT.includes(code) ? says('silent', address) : UNTOLD;
}

const SILENT = ['timeout', 'connection_failed', 'unknown_host', 'bad_certificate', 'private_address'];

interface Judged {
  address: string;
  /** Where redirects within its site led. */
  at: string;
  look: Asked;
  /** Of the product. */
  name: string;
}

function judge(answer: HttpResponse, { address, at, look, name }: Judged): Testimony {
  const { status, bytes } = answer;
  if (look === 'mcp' && isMcpAnswer(answer)) return says('answering', address);
  if (GONE.includes(status)) return says('gone', address);
  if (status >= 500) return says('silent', address);
  // A description that only some may read is published no more. A page that wants to know us better may be for all others.
  if (look === 'openapi' && (status === 401 || status === 403)) return { unknown: true };
  if (status < 200 || status >= 300) return UNTOLD;
  const text = bytes.toString('utf8');
  if (isParkedPage(text, at)) return says('changed_hands', address);
  if (look === 'user') return says(namesProduct(text, name) ? 'answering' : 'gone', address);
  if (look === 'mcp') return says('silent', address);
  if (look === 'openapi') return says(isDescription(bytes, text) ? 'answering' : 'silent', address);
  return text.trim() === '' ? { unknown: true } : says('answering', address);
}

/** What is cut off may hold the rest. */
function isDescription(bytes: Buffer, text: string): boolean {
  if (detectKind(bytes) !== 'openapi') return false;
  return bytes.length >= MAX_BYTES || DESCRIBES.test(text);
}

/** Operations, events or definitions: one at least, in JSON or YAML. */
const DESCRIBES =
  /(?:^|[\s{,])(["']?)(?:paths|webhooks|components|definitions)\1\s{0,99}:\s{0,99}(?:\{\s{0,999}["'/\w]|[/"'\w])/;

const siteOf = ({ hostname }: URL) => getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;

/** A place that the listing names itself, and that was approved with it. */
function isOwnSite(target: URL, { vendor, documentation, sources }: Listing): boolean {
  const own = [vendor.website, documentation, ...sources.map(({ url }) => url)];
  return own.some((address) => {
    const url = URL.parse(address ?? '');
    return url !== null && siteOf(url) === siteOf(target);
  });
}

const PROTOCOL_VERSION = '2025-06-18';
const EVENT_STREAM = 'text/event-stream';

const INITIALIZE = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: PROTOCOL_VERSION, capabilities: {}, clientInfo: { name: 'catalog', version: '1' } },
};

/**
 * One `initialize`, and no call of a tool. The older transport opens a stream, and is asked for no more than that.
 * Source: https://modelcontextprotocol.io/specification/2025-06-18/basic/transports and …/basic/authorization
 */
function mcpRequest(transport: string | undefined): { headers: Record<string, string>; body?: string } {
  if (transport === 'sse') return { headers: { accept: EVENT_STREAM } };
  const headers = { accept: `application/json, ${EVENT_STREAM}`, 'content-type': 'application/json' };
  return { headers, body: JSON.stringify(INITIALIZE) };
}

/** An error of the protocol is an answer of it, and so is the demand for a token. */
function isMcpAnswer({ status, headers, bytes }: HttpResponse): boolean {
  if (status === 401) return /^bearer\b/i.test(String(headers['www-authenticate'] ?? ''));
  if (status >= 500) return false;
  const isStream = String(headers['content-type'] ?? '').startsWith(EVENT_STREAM);
  if (!isStream) return isMessage(jsonOf(bytes));
  const lines = bytes.toString('utf8').split(/\r\n|\r|\n/);
  // The older transport says first where to send messages.
  if (lines.some((line) => /^event: ?endpoint$/.test(line))) return true;
  return lines.some((line) => line.startsWith('data:') && isMessage(jsonOf(Buffer.from(line.slice('data:'.length)))));
}

function isMessage(value: unknown): boolean {
  if (!isObject(value) || value.jsonrpc !== '2.0') return false;
  if (isObject(value.error)) return true;
  return isObject(value.result) && typeof value.result.protocolVersion === 'string';
}

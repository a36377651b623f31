/** Pure rules: which addresses on the internet may be fetched. A feed's address is chosen by a stranger. */
import { isIP } from 'node:net';
import { domainToUnicode } from 'node:url';
import { type Fault, fault, type ProblemKey } from '../../../schemas/contracts/problems.ts';
import { isPublicName } from '../../../schemas/rules/public-host-name.ts';
import { isPublicAddress } from '../../../schemas/rules/public-ip-address.ts';
import type { Values } from '../../../schemas/texts/message.ts';

/** Why an address was refused. It repeats nothing of the address. */
export interface Refusal extends Fault {
  /** The server asked us to wait until then. */
  retryAt?: Date;
}

const MAX_URL_LENGTH = 2048;

export interface AddressRules {
  /** Exact "address:port" pairs that may be fetched although they are not public. For local use. */
  trusted: ReadonlySet<string>;
  /** Plain http to port 80 is allowed too. */
  allowHttp?: boolean;
}

/**
 * Checks everything that can be known before a name is looked up: shape, scheme, port, host.
 * A trusted pair may use http and any port.
 */
export function checkUrl(
  text: string,
  { trusted, allowHttp = false }: AddressRules,
): { url: URL } | { refusal: Refusal } {
  if (text.length > MAX_URL_LENGTH) return refuse('bad_address.too_long', { limit: MAX_URL_LENGTH });
  // The URL parser silently drops tabs and newlines and turns backslashes into slashes.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
  if (/[\u0000-\u0020\u007f-\u009f\\]/.test(text)) {
    return refuse('bad_address.controls');
  }
  const url = URL.parse(text);
  if (url === null) return refuse('bad_address.not_absolute');
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (isWeb && hasUserInfo(text)) return refuse('bad_address.user');
  if (isWeb && trusted.has(pairOf(url))) {
    url.hostname = url.hostname.replace(/^localhost$/, '127.0.0.1');
    return { url };
  }
  if (url.protocol !== 'https:' && !(allowHttp && url.protocol === 'http:')) {
    return refuse('scheme_not_allowed');
  }
  if (url.port !== '') return refuse('port_not_allowed');
  return checkHost(url);
}

function checkHost(url: URL): { url: URL } | { refusal: Refusal } {
  // With a trailing dot, one host would count as two for certificates and for limits.
  url.hostname = url.hostname.replace(/\.$/, '');
  const host = bareHost(url);
  if (isIP(host) !== 0) {
    return isPublicAddress(host) ? { url } : refuse('private_address.ip');
  }
  const labels = host.split('.');
  // Some versions of the URL parser let bad Punycode through; decoded, it then still looks like Punycode, or is empty.
  if (labels.includes('') || !domainToUnicode(host) || /(?:^|\.)xn--/.test(domainToUnicode(host))) {
    return refuse('bad_address.host');
  }
  if (!isPublicName(host)) {
    return refuse('private_address.host');
  }
  return { url };
}

/**
 * Checks the text, because `https://@host/` parses to an empty user name; parsers read any number of slashes as two.
 */
function hasUserInfo(text: string): boolean {
  return /^[^/?#:]*:(?:[^/?#@]*@|(?:[^/?#]*:)?\/+[^/?#@]*@)/.test(text);
}

/** The "address:port" that an address leads to, as it may be trusted. No name server knows `localhost`. */
export function pairOf(url: URL): string {
  return `${bareHost(url).replace(/^localhost$/, '127.0.0.1')}:${url.port || (url.protocol === 'https:' ? '443' : '80')}`;
}

/** Without the brackets of IPv6. */
function bareHost({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$/g, '');
}

function refuse(key: ProblemKey, values?: Values): { refusal: Refusal } {
  return { refusal: fault(key, values) };
}

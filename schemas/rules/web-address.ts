/** What counts as an address a person may click: absolute http(s), no credentials, nothing hidden in it. */
import { hasInvisible } from './plain-text.ts';

const MAX_LENGTH = 2048;

/** Characters the URL parser drops or rewrites in silence: control characters, spaces, backslashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this looks for
const SILENTLY_REWRITTEN = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/;
/**
 * What nearly all addresses look like. No parser refuses these: the host is made of names in ASCII, none of them
 * Punycode, the last of letters alone, so that it is no number, and nothing but visible ASCII stands behind it.
 */
const PLAIN = /^https?:\/\/(?:(?!xn--)[a-z\d][a-z\d-]{0,62}\.){1,10}[a-z]{2,63}(?:[/?#][!-[\]-~]*)?$/i;

/**
 * True for an absolute http or https address with a host, without user name or password, up to 2048 characters.
 * Stricter than RFC 3986 `uri`, which accepts `javascript:` and user names.
 */
export function isWebAddress(value: string): boolean {
  if (value.length > MAX_LENGTH) return false;
  return PLAIN.test(value) || isParsedWebAddress(value);
}

/** The same rule without the short cut. */
export function isParsedWebAddress(value: string): boolean {
  if (SILENTLY_REWRITTEN.test(value) || hasInvisible(value)) return false;
  if (!/^https?:\/\/[^/]/i.test(value) || !URL.canParse(value)) return false;
  const url = new URL(value);
  return url.username === '' && url.password === '' && url.hostname !== '' && !hasUserInfo(value);
}

/** `https://@host/` parses to an empty user name, so the text itself is looked at too. */
function hasUserInfo(value: string): boolean {
  const authority = value.split('//')[1]?.split(/[/?#]/)[0] ?? '';
  return authority.includes('@');
}

/** Host of an address, lower case, without port; undefined for what is no address. */
export function hostOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).hostname : undefined;
}

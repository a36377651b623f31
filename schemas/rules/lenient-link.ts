/** Addresses as people write them into old formats, to addresses a person may click. */
import { isWebAddress } from './web-address.ts';

/** More is no address, and is not looked at. */
const MAX_LENGTH = 2048;

/** Names of files that would pass for hosts. */
const FILE_NAME = /^[^/]{1,200}\.(?:7z|apk|bmp|dmg|exe|gif|gz|html?|ico|jar|jpe?g|msi|php|png|rar|svg|webp|zip)$/i;

/** A host with a known form, before a path, port or nothing: "www.example.org/x", "example.org". */
const BARE = /^(?:www\.|(?:[a-z\d-]{1,63}\.){1,8}[a-z]{2,24}(?=[/:?#]|$))/i;

/**
 * Undefined for what is no web address: another scheme, no host, several addresses, a user name.
 * A scheme in capitals is written small, spaces inside a path are encoded, a missing scheme becomes https.
 * @returns also whether the scheme was missing
 */
export function repairLink(text: string): { address: string; wasBare: boolean } | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const encoded = text.trim().replaceAll(' ', '%20');
  if (/%20(?:https?:\/\/|www\.)/i.test(encoded)) return undefined;
  const hasScheme = /^https?:\/\//i.test(encoded);
  if (!hasScheme && (!BARE.test(encoded) || FILE_NAME.test(encoded))) return undefined;
  const address = hasScheme ? encoded.replace(/^https?/i, (scheme) => scheme.toLowerCase()) : `https://${encoded}`;
  return isWebAddress(address) ? { address, wasBare: !hasScheme } : undefined;
}

/** SHA-256 and HMAC as hexadecimal text, and their comparison in constant time. */

export async function sha256(content: string | Uint8Array): Promise<string> {
  return toHex(await crypto.subtle.digest('SHA-256', typeof content === 'string' ? encode(content) : content));
}

export async function hmacSha256(secret: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encode(secret), algorithm, false, ['sign']);
  return toHex(await crypto.subtle.sign('HMAC', key, encode(text)));
}

/** Compares digests, which all have the same length, so that the time taken reveals nothing about either text. */
export async function isSame(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all([a, b].map((text) => crypto.subtle.digest('SHA-256', encode(text))));
  return one !== undefined && other !== undefined && crypto.subtle.timingSafeEqual(one, other);
}

const encode = (text: string) => new TextEncoder().encode(text);

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

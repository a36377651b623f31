/** SHA-256 and HMAC, and the comparison of texts in constant time. */

export async function sha256(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? encode(content) : content;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex();
}

export async function hmacSha256(key: Uint8Array, text: string): Promise<Uint8Array> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return new Uint8Array(await crypto.subtle.sign(algorithm.name, imported, encode(text)));
}

/** Compares digests, which all have the same length, so that the time taken reveals nothing about either text. */
export async function isSame(a: string, b: string): Promise<boolean> {
  const [one, other] = await Promise.all([a, b].map((text) => crypto.subtle.digest('SHA-256', encode(text))));
  return one !== undefined && other !== undefined && crypto.subtle.timingSafeEqual(one, other);
}

export const encode = (text: string) => new TextEncoder().encode(text);

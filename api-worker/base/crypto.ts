/** SHA-256 and HMAC, texts compared in constant time, and texts sealed with a key (AES-GCM). */

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

/** Of the nonce, as AES-GCM wants it (NIST SP 800-38D). */
const NONCE_BYTES = 12;

/** @param key 32 bytes in base64; @param owner a sealed secret opens for the endpoint it was made for only */
export async function seal(secret: string, key: string, owner: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, owner), await aesKey(key), encode(secret));
  return `${iv.toBase64()}.${new Uint8Array(sealed).toBase64()}`;
}

/** @throws where key or owner are others than those it was sealed with */
export async function unseal(sealed: string, key: string, owner: string): Promise<string> {
  const [iv = new Uint8Array(), text = new Uint8Array()] = sealed.split('.').map((part) => Uint8Array.fromBase64(part));
  const secret = await crypto.subtle.decrypt(algorithm(iv, owner), await aesKey(key), text);
  return new TextDecoder().decode(secret);
}

function algorithm(iv: Uint8Array, owner: string) {
  return { name: 'AES-GCM', iv, additionalData: encode(owner) };
}

function aesKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', Uint8Array.fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

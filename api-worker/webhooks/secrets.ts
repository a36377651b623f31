/** Secrets of endpoints: how they are made, and how they lie in storage. */

const BYTES = 32;
/** Of the nonce, as AES-GCM wants it (NIST SP 800-38D). */
const NONCE_BYTES = 12;

/** Format of Standard Webhooks. */
export function newSecret(): string {
  return `whsec_${toBase64(crypto.getRandomValues(new Uint8Array(BYTES)))}`;
}

/** True for a value that `seal` can work with: 32 bytes in base64. */
export function isKey(key: string | undefined): key is string {
  return key !== undefined && /^[A-Za-z0-9+/]{43}=$/.test(key);
}

/** @param owner a sealed secret opens for the endpoint it was made for only */
export async function seal(secret: string, key: string, owner: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const sealed = await crypto.subtle.encrypt(algorithm(iv, owner), await aesKey(key), encode(secret));
  return `${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
}

/** @throws where key or owner are others than those it was sealed with */
export async function unseal(sealed: string, key: string, owner: string): Promise<string> {
  const [iv = '', text = ''] = sealed.split('.');
  const secret = await crypto.subtle.decrypt(algorithm(fromBase64(iv), owner), await aesKey(key), fromBase64(text));
  return new TextDecoder().decode(secret);
}

function algorithm(iv: Uint8Array, owner: string) {
  return { name: 'AES-GCM', iv, additionalData: encode(owner) };
}

function aesKey(key: string): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

export function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

export function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

const encode = (text: string) => new TextEncoder().encode(text);

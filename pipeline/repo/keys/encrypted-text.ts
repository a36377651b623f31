/**
 * Texts that pass through hands which may not read them, sealed for the holder of a private key (Ed25519). The
 * key exchange is X25519 (RFC 7748), on the same curve in other coordinates (section 4.1), so a catalog needs no second pair.
 */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { type PublicKey, readPublicKey } from './ed25519.ts';

const CIPHER = 'aes-256-gcm';
const [KEY_BYTES, NONCE_BYTES, TAG_BYTES] = [32, 12, 16];
const P = 2n ** 255n - 19n;
/** PKCS #8 of an X25519 key, up to the key itself (RFC 8410, section 7). */
const PKCS8_START = Buffer.from('302e020100300506032b656e04220420', 'hex');

/** @returns undefined where the key is none */
export function seal(text: string, publicKey: PublicKey): string | undefined {
  const recipient = readPublicKey(publicKey) && exchangeKey(publicKey);
  if (recipient === undefined) return undefined;
  const once = generateKeyPairSync('x25519');
  const own = Buffer.from(once.publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secretOf(once.privateKey, recipient, own), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([own, nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** @returns undefined for what was sealed for another key, or is not as it was sealed */
export function unseal(sealed: string, privateKey: KeyObject): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const own = bytes.subarray(0, KEY_BYTES);
  const nonce = bytes.subarray(KEY_BYTES, KEY_BYTES + NONCE_BYTES);
  const tag = bytes.subarray(KEY_BYTES + NONCE_BYTES, KEY_BYTES + NONCE_BYTES + TAG_BYTES);
  try {
    const sender = createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x: own.toString('base64url') }, format: 'jwk' });
    const decipher = createDecipheriv(CIPHER, secretOf(exchangeHalf(privateKey), sender, own), nonce);
    decipher.setAuthTag(tag);
    const text = decipher.update(bytes.subarray(KEY_BYTES + NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function secretOf(privateKey: KeyObject, publicKey: KeyObject, own: Buffer): Buffer {
  const shared = diffieHellman({ privateKey, publicKey });
  return Buffer.from(hkdfSync('sha256', shared, own, 'catalog sealed', KEY_BYTES));
}

/** u = (1 + y) / (1 - y), where y is the key without the sign of x. */
function exchangeKey(publicKey: PublicKey): KeyObject {
  const y = numberOf(Buffer.from(publicKey, 'base64url')) & (2n ** 255n - 1n);
  const u = modulo((1n + y) * power(modulo(1n - y), P - 2n));
  const x = Buffer.from(u.toString(16).padStart(64, '0'), 'hex').reverse().toString('base64url');
  return createPublicKey({ key: { kty: 'OKP', crv: 'X25519', x }, format: 'jwk' });
}

/** The number that Ed25519 makes of a private key (RFC 8032, section 5.1.5), which X25519 trims in the same way. */
function exchangeHalf(privateKey: KeyObject): KeyObject {
  const seed = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
  const scalar = createHash('sha512').update(seed).digest().subarray(0, KEY_BYTES);
  return createPrivateKey({ key: Buffer.concat([PKCS8_START, scalar]), format: 'der', type: 'pkcs8' });
}

const numberOf = (bytes: Buffer) => BigInt(`0x${Buffer.from(bytes).reverse().toString('hex')}`);

const modulo = (value: bigint) => ((value % P) + P) % P;

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, base];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = modulo(result * square);
    square = modulo(square * square);
  }
  return result;
}

/** Pairs of keys (Ed25519, RFC 8032): how they are made, written and read. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';

/** The x of a key's JWK: 43 characters, as written in data/catalog.json. */
export type PublicKey = string;

/** @returns the private key as PKCS #8, PEM */
export function newKeyPair(): { privateKey: string; publicKey: PublicKey } {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    publicKey: publicHalf(privateKey),
  };
}

/** @returns undefined for a text that is no private key of this kind */
export function readPrivateKey(pem: string): KeyObject | undefined {
  const key = tryTo(() => createPrivateKey(pem));
  return key?.asymmetricKeyType === 'ed25519' ? key : undefined;
}

export function publicHalf(privateKey: KeyObject): PublicKey {
  return createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '';
}

/** @returns undefined for a text that is no public key of this kind */
export function readPublicKey(x: PublicKey): KeyObject | undefined {
  return tryTo(() => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' }));
}

/**
 * The private half of a pair whose public half is a setting.
 * @param names what people call the setting, the variable, and the command that makes a pair
 * @throws Error where the two are no pair
 */
export function pairedKey(
  publicKey: PublicKey | undefined,
  pem: string,
  { setting, variable, command }: Record<'setting' | 'variable' | 'command', string>,
): KeyObject {
  const key = readPrivateKey(pem);
  if (key === undefined) throw new Error(`${variable} holds no Ed25519 key (PKCS #8, PEM). \`${command}\` makes one.`);
  if (publicHalf(key) === publicKey) return key;
  throw new Error(
    `${variable} is not the key whose public half is ${setting} in data/catalog.json; its own is "${publicHalf(key)}". ` +
      'Use the right one, or put that into data/catalog.json.',
  );
}

function tryTo<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

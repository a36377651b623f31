/**
 * The operator's signature of a build: a JSON Web Signature (RFC 7515, flattened) with Ed25519 (RFC 8037), which common
 * libraries check too. It covers the digest of the build manifest, which covers every file, and the build's number.
 */
import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import type { BuildSignature, SignedBuild } from '../../../schemas/contracts/generated/read-api.ts';
import { type PublicKey, publicHalf, readPrivateKey, readPublicKey } from '../../repo/keys/ed25519.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';

/** No build has a higher number. Far below the largest integer that JSON holds exactly. */
const MAX_NUMBER = 1_000_000_000;

/**
 * The key that builds are signed with; undefined where the operator signs none.
 * @param publicKey `signing_key` of data/catalog.json
 * @param pem CATALOG_SIGNING_KEY of the environment
 * @throws Error where only one of them is there, or they are no pair: who verifies would be told that a stranger published
 */
export function chooseSigningKey(publicKey: PublicKey | undefined, pem: string | undefined): KeyObject | undefined {
  if (publicKey === undefined && !pem) return undefined;
  if (!pem) {
    throw new Error(
      'data/catalog.json has a signing_key, but CATALOG_SIGNING_KEY holds no key, so this build would not be signed. ' +
        'Set the variable, or take signing_key out.',
    );
  }
  const key = readPrivateKey(pem);
  if (key === undefined) {
    throw new Error('CATALOG_SIGNING_KEY holds no Ed25519 key (PKCS #8, PEM). `catalog signing-key` makes one.');
  }
  if (publicHalf(key) === publicKey) return key;
  throw new Error(
    `CATALOG_SIGNING_KEY is not the key whose public half is signing_key in data/catalog.json; its own is ` +
      `"${publicHalf(key)}". Use the right one, or put that into data/catalog.json.`,
  );
}

export function signBuild(build: SignedBuild, privateKey: KeyObject): BuildSignature {
  const header = { alg: 'EdDSA', kid: keyId(publicHalf(privateKey)) };
  const signed = { protected: encode(JSON.stringify(header)), payload: encode(JSON.stringify(build)) };
  const signature = sign(null, signingInput(signed), privateKey).toString('base64url');
  return { ...signed, signature };
}

export function isSignedBy(publicKey: PublicKey, signature: BuildSignature): boolean {
  const key = readPublicKey(publicKey);
  const header = parse(signature.protected);
  if (key === undefined || header?.alg !== 'EdDSA' || header.kid !== keyId(publicKey)) return false;
  return verify(null, signingInput(signature), key, Buffer.from(signature.signature, 'base64url'));
}

/** The shape of both, and not who signed. @returns undefined for anything else */
export function readSignature(
  bytes: Buffer | undefined,
): { signature: BuildSignature; build: SignedBuild } | undefined {
  const { payload, protected: header, signature } = (jsonOf(bytes) ?? {}) as Partial<BuildSignature>;
  if (typeof payload !== 'string' || typeof header !== 'string' || typeof signature !== 'string') return undefined;
  const build = parse(payload);
  return isSignedBuild(build) ? { signature: { payload, protected: header, signature }, build } : undefined;
}

function isSignedBuild(value: Record<string, unknown> | undefined): value is SignedBuild & Record<string, unknown> {
  const { base_url, commit, date, manifest_sha256, number } = value ?? {};
  const isNumber = Number.isInteger(number) && Number(number) >= 1 && Number(number) <= MAX_NUMBER;
  return isNumber && [base_url, commit, date, manifest_sha256].every((text) => typeof text === 'string');
}

/** Thumbprint of a key (RFC 7638; RFC 8037, appendix A.3). */
function keyId(publicKey: PublicKey): string {
  const members = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x: publicKey });
  return createHash('sha256').update(members).digest('base64url');
}

const encode = (text: string) => Buffer.from(text).toString('base64url');

const signingInput = ({ protected: header, payload }: Omit<BuildSignature, 'signature'>) =>
  Buffer.from(`${header}.${payload}`);

function parse(encoded: string): Record<string, unknown> | undefined {
  const value = jsonOf(Buffer.from(encoded, 'base64url'));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

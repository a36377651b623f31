/**
 * The operator's signature of a build: a JSON Web Signature (RFC 7515, flattened) with Ed25519 (RFC 8037), which common
 * libraries check too. It covers the digest of the build manifest, which covers every file, and the build's number.
 */
import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import type { BuildSignature, SignedBuild } from '../../../schemas/contracts/generated/read-api.ts';
import { type PublicKey, publicHalf, readPublicKey } from '../../repo/keys/ed25519.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';

/** No build has a higher number. Far below the largest integer that JSON holds exactly. */
const MAX_NUMBER = 1_000_000_000;

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

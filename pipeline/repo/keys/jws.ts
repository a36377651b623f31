/** JSON Web Signatures (RFC 7515, flattened) with Ed25519 (RFC 8037), which common libraries check too. */
import { createHash, type KeyObject, sign, verify } from 'node:crypto';
import type { BuildSignature as Jws } from '../../../schemas/contracts/generated/read-api.ts';
import { jsonOf } from '../text/stable-json.ts';
import { type PublicKey, publicHalf, readPublicKey } from './ed25519.ts';

export type { Jws };

export function signJws(payload: object, privateKey: KeyObject): Jws {
  const header = { alg: 'EdDSA', kid: keyId(publicHalf(privateKey)) };
  const signed = { protected: encode(JSON.stringify(header)), payload: encode(JSON.stringify(payload)) };
  return { ...signed, signature: sign(null, signingInput(signed), privateKey).toString('base64url') };
}

export function isSignedBy(publicKey: PublicKey, signature: Jws): boolean {
  const key = readPublicKey(publicKey);
  const header = parse(signature.protected);
  if (key === undefined || header?.alg !== 'EdDSA' || header.kid !== keyId(publicKey)) return false;
  return verify(null, signingInput(signature), key, Buffer.from(signature.signature, 'base64url'));
}

/** The shape, and not who signed. @returns undefined for anything else */
export function readJws(value: unknown): { signature: Jws; payload: Record<string, unknown> } | undefined {
  const { payload, protected: header, signature } = (value ?? {}) as Partial<Jws>;
  if (typeof payload !== 'string' || typeof header !== 'string' || typeof signature !== 'string') return undefined;
  const parsed = parse(payload);
  return parsed && { signature: { payload, protected: header, signature }, payload: parsed };
}

/** Thumbprint of a key (RFC 7638; RFC 8037, appendix A.3). */
function keyId(publicKey: PublicKey): string {
  const members = JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x: publicKey });
  return createHash('sha256').update(members).digest('base64url');
}

const encode = (text: string) => Buffer.from(text).toString('base64url');

const signingInput = ({ protected: header, payload }: Omit<Jws, 'signature'>) => Buffer.from(`${header}.${payload}`);

function parse(encoded: string): Record<string, unknown> | undefined {
  const value = jsonOf(Buffer.from(encoded, 'base64url'));
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
}

import { createPrivateKey, generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { SignedBuild } from '../../../schemas/contracts/generated/read-api.ts';
import { newKeyPair } from '../../repo/keys/ed25519.ts';
import { isSignedBy } from '../../repo/keys/jws.ts';
import { chooseSigningKey } from '../../repo/keys/signing-key.ts';
import { type BuildToSign, describeToSign, ownSignature, readSignature, signBuild } from './build-signature.ts';

/** The key of RFC 8037, appendix A. */
const PUBLIC = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo';
const PRIVATE = createPrivateKey({
  key: { kty: 'OKP', crv: 'Ed25519', d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A', x: PUBLIC },
  format: 'jwk',
});
const PEM = PRIVATE.export({ type: 'pkcs8', format: 'pem' }) as string;

const BUILD: SignedBuild = {
  base_url: 'https://catalog.test',
  commit: 'c'.repeat(40),
  date: '2026-11-20',
  expires: '2026-12-04',
  keys: [PUBLIC],
  manifest_sha256: 'a'.repeat(64),
  number: 7,
  previous: { number: 6, manifest_sha256: 'b'.repeat(64) },
};

const text = (encoded: string) => JSON.parse(Buffer.from(encoded, 'base64url').toString());
const bytes = (value: unknown) => Buffer.from(JSON.stringify(value));

describe('a signature', () => {
  const signature = signBuild(BUILD, PRIVATE);

  it('is a JSON Web Signature that names the key by its thumbprint (RFC 8037, A.3)', () => {
    expect(text(signature.protected)).toEqual({ alg: 'EdDSA', kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k' });
    expect(text(signature.payload)).toEqual(BUILD);
    expect(signBuild(BUILD, PRIVATE)).toEqual(signature);
  });

  it('holds for another implementation', async () => {
    const key = await crypto.subtle.importKey('jwk', { kty: 'OKP', crv: 'Ed25519', x: PUBLIC }, 'Ed25519', false, [
      'verify',
    ]);
    const signed = Buffer.from(`${signature.protected}.${signature.payload}`);
    const value = Buffer.from(signature.signature, 'base64url');
    expect(await crypto.subtle.verify('Ed25519', key, value, signed)).toBe(true);
  });

  it('holds for its own key and no other', () => {
    expect(isSignedBy(PUBLIC, signature)).toBe(true);
    expect(isSignedBy(newKeyPair().publicKey, signature)).toBe(false);
    for (const odd of ['', 'x'.repeat(43), 'é']) expect(isSignedBy(odd, signature)).toBe(false);
  });

  it.each<[string, Partial<typeof signature>]>([
    ['payload', { payload: Buffer.from(JSON.stringify({ ...BUILD, number: 8 })).toString('base64url') }],
    ['header', { protected: Buffer.from('{"alg":"none"}').toString('base64url') }],
    ['header that is no JSON', { protected: 'eA' }],
    ['value', { signature: '' }],
    ['value of another', { signature: Buffer.alloc(64).toString('base64url') }],
  ])('does not hold with another %s', (_what, change) => {
    expect(isSignedBy(PUBLIC, { ...signature, ...change })).toBe(false);
  });

  it('is read as what it says, and anything else as nothing', () => {
    expect(readSignature(bytes(signature))).toEqual({ signature, build: BUILD });
    const payload = (value: unknown) => ({ ...signature, payload: bytes(value).toString('base64url') });
    const odd = [null, [], {}, { ...signature, payload: 1 }, payload(null), payload({ ...BUILD, number: 0 })];
    const numbers = [1.5, 1e300, '7', -1, null].map((number) => payload({ ...BUILD, number }));
    for (const value of [...odd, ...numbers]) expect(readSignature(bytes(value))).toBeUndefined();
    expect(readSignature(undefined)).toBeUndefined();
    expect(readSignature(Buffer.from('<html>'))).toBeUndefined();
  });
});

describe('what is signed of a build', () => {
  const NOW = new Date('2026-11-20T23:59:59Z');
  const next: BuildToSign = {
    ...{
      base_url: 'https://catalog.test',
      commit: 'c'.repeat(40),
      date: '2026-11-20',
      manifest_sha256: 'a'.repeat(64),
    },
    ...{ commits: 40, earlier: [] },
  };
  const toSign = (change: Partial<BuildToSign>) => describeToSign({ ...next, ...change }, { signing_key: PUBLIC }, NOW);
  const earlier = (number: number, manifest_sha256 = 'b'.repeat(64)) => ({ ...BUILD, number, manifest_sha256 });

  it('counts for two weeks, and names all keys that may sign', () => {
    const settings = { signing_key: PUBLIC, further_signing_keys: ['x'.repeat(43)], root_statement: 'a.b.c' };
    expect(describeToSign(next, settings, NOW)).toEqual({
      ...{ base_url: 'https://catalog.test', commit: 'c'.repeat(40), date: '2026-11-20', expires: '2026-12-04' },
      ...{ keys: [PUBLIC, 'x'.repeat(43)], root_statement: 'a.b.c', manifest_sha256: 'a'.repeat(64) },
      // Days since 2020, and commits.
      ...{ number: 2515 + 40, previous: null },
    });
  });

  it.each<[string, Partial<BuildToSign>, number]>([
    ['grows with each commit', { commits: 41 }, 2556],
    ['grows with each day', { date: '2026-11-21' }, 2556],
    ['is the same where the same is signed again', { earlier: [earlier(2555, 'a'.repeat(64))] }, 2555],
    ['is above the last own one after a step back', { commits: 30, earlier: [earlier(2555)] }, 2556],
    ['is not lowered by an older own one that is live again', { earlier: [earlier(7), earlier(2600)] }, 2601],
  ])('has a number that %s', (_what, change, number) => {
    expect(toSign(change).number).toBe(number);
  });

  it('follows what the own keys have signed, and nothing else', () => {
    const forged = signBuild({ ...BUILD, number: 1_000_000_000 }, createPrivateKey(newKeyPair().privateKey));
    for (const odd of [forged, { ...signBuild(BUILD, PRIVATE), signature: 'AAAA' }, undefined])
      expect(ownSignature(odd && bytes(odd), [PUBLIC])).toBeUndefined();
    expect(ownSignature(bytes(signBuild(BUILD, PRIVATE)), ['x'.repeat(43), PUBLIC])).toEqual(BUILD);
  });
});

describe('the key that signs', () => {
  it('is the one whose public half is in the settings, and none where there is neither', () => {
    expect(chooseSigningKey(PUBLIC, PEM)?.equals(PRIVATE)).toBe(true);
    expect(chooseSigningKey(undefined, undefined)).toBeUndefined();
    expect(chooseSigningKey(undefined, '')).toBeUndefined();
    const { privateKey, publicKey } = newKeyPair();
    expect(chooseSigningKey(publicKey, privateKey)).toBeDefined();
  });

  const rsa = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' });
  it.each<[string, string | undefined, string | undefined, string]>([
    ['the setting alone', PUBLIC, '', 'but CATALOG_SIGNING_KEY holds no key, so this build would not be signed'],
    ['the private key alone', undefined, PEM, `its own is "${PUBLIC}"`],
    ['two that are no pair', 'x'.repeat(43), PEM, `its own is "${PUBLIC}"`],
    ['a text that is no key', PUBLIC, 'SECRET-TEXT', 'CATALOG_SIGNING_KEY holds no Ed25519 key (PKCS #8, PEM).'],
    ['a key of another kind', PUBLIC, String(rsa), 'CATALOG_SIGNING_KEY holds no Ed25519 key (PKCS #8, PEM).'],
  ])('is refused where there is %s', (_what, publicKey, pem, message) => {
    expect(() => chooseSigningKey(publicKey, pem)).toThrow(message);
    expect(() => chooseSigningKey(publicKey, pem)).not.toThrow(/SECRET-TEXT|PRIVATE KEY/);
  });
});

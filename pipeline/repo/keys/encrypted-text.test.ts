import { createPrivateKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { newKeyPair } from './ed25519.ts';
import { seal, unseal } from './encrypted-text.ts';

const TEXT = 'https://works.example/hooks/π?secret=1';
const pair = () => {
  const { privateKey, publicKey } = newKeyPair();
  return { privateKey: createPrivateKey(privateKey), publicKey };
};

it('what is sealed for a key is read with its private half, whatever the key', () => {
  for (const { privateKey, publicKey } of Array.from({ length: 20 }, pair)) {
    const sealed = seal(TEXT, publicKey) ?? '';
    expect(unseal(sealed, privateKey)).toBe(TEXT);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('works.example');
  }
});

it('is read by no other key, and never if a byte of it was changed or is missing', () => {
  const { privateKey, publicKey } = pair();
  const sealed = Buffer.from(seal(TEXT, publicKey) ?? '', 'base64url');
  expect(unseal(sealed.toString('base64url'), pair().privateKey)).toBeUndefined();
  for (const at of sealed.keys()) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect(unseal(changed.toString('base64url'), privateKey), String(at)).toBeUndefined();
  }
  for (const text of ['', 'AAAA', sealed.subarray(0, 59).toString('base64url')]) {
    expect(unseal(text, privateKey)).toBeUndefined();
  }
});

it('is sealed differently each time, and for no text that is no key', () => {
  const { publicKey } = pair();
  expect(seal(TEXT, publicKey)).not.toBe(seal(TEXT, publicKey));
  expect(seal(TEXT, 'short')).toBeUndefined();
});

import { describe, expect, it } from 'vitest';
import { createToken, isToken } from './token-text.ts';

const random = (count: number) => crypto.getRandomValues(new Uint8Array(count));

describe('a token', () => {
  it('is its prefix, 30 random characters and 6 that check them', () => {
    const zeros = createToken('cat', (count) => new Uint8Array(count));
    // The last six are zlib's crc32 of thirty times "0" in base 62.
    expect(zeros).toBe(`cat_${'0'.repeat(30)}2C8GjS`);
    expect(createToken('cat', random)).toMatch(/^cat_[0-9A-Za-z]{36}$/);
  });

  it('uses every character equally: bytes that would favour some are passed over', () => {
    const bytes = [255, 254, 253, 252, 251, 250, 249, 248, 247, 61];
    let next = 0;
    const token = createToken('cat', (count) =>
      Uint8Array.from({ length: count }, () => bytes[next++ % bytes.length] ?? 0),
    );
    expect(token.slice(4, 34)).toBe('z'.repeat(30));
  });

  it('is recognised, and is none after any single slip', () => {
    const token = createToken('cat', random);
    expect(isToken('cat', token)).toBe(true);
    expect(isToken('claim', token)).toBe(false);
    for (let at = 0; at < token.length; at += 1) {
      const wrong = token.slice(0, at) + (token[at] === 'x' ? 'y' : 'x') + token.slice(at + 1);
      expect(isToken('cat', wrong)).toBe(false);
    }
    for (const wrong of ['', token.slice(1), `${token}0`, `${token}\n`, token.toLowerCase(), ` ${token}`]) {
      expect(isToken('cat', wrong)).toBe(false);
    }
  });
});

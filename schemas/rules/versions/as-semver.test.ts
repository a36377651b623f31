import fc from 'fast-check';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { asSemver } from './as-semver.ts';

describe('asSemver', () => {
  it.each([
    ['1.2.3', '1.2.3'],
    ['v1.2.3', '1.2.3'],
    ['1.2.3-rc.1+build.5', '1.2.3-rc.1+build.5'],
    ['2.4', '2.4.0'],
    ['7', '7.0.0'],
    ['2026.08', '2026.8.0'],
    ['2026-08-01', '2026.8.1'],
    ['1_4_2', '1.4.2'],
    ['1.2b3', '1.2.0-beta.3'],
    ['2.0.0b22', '2.0.0-beta.22'],
    ['2.0 RC1', '2.0.0-rc.1'],
    ['3.0-alpha', '3.0.0-alpha'],
    ['3.0.dev4', '3.0.0-dev.4'],
    ['1.0.0-01', '1.0.0-1'],
    ['1.2.3.4', '1.2.3+4'],
    ['1.0.2k', '1.0.2+k'],
    ['1.1-german', '1.1.0+german'],
    ['1.0-1', '1.0.0+1'],
    ['2.0 final', '2.0.0+final'],
    ['Version 2.1', undefined],
    ['version2.1', '2.1.0'],
    ['r216', undefined],
    ['latest', undefined],
    ['2.0β', undefined],
    ['', undefined],
    ['①.②', undefined],
    ['9'.repeat(120), undefined],
  ])('makes of %j %j', (text, expected) => {
    expect(asSemver(text)).toBe(expected);
  });

  it('gives what SemVer accepts, or nothing', () => {
    const numbers = fc.array(fc.nat(3000), { minLength: 1, maxLength: 5 }).map((list) => list.join('.'));
    const word = fc.constantFrom('', 'b1', '-beta', ' RC 2', '+x', '-1', '.dev3', 'ü', '-01', '~rc1', ' (64 bit)');
    fc.assert(
      fc.property(fc.constantFrom('', 'v', 'V '), numbers, word, word, (start, release, one, two) => {
        const made = asSemver(`${start}${release}${one}${two}`);
        expect(made === undefined || semver.parse(made) !== null).toBe(true);
      }),
    );
  });
});

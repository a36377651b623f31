import { describe, expect, it } from 'vitest';
import { isDomain, isOnDomains, speaksFor } from './domain-scope.ts';

describe('a domain', () => {
  it.each([
    ['https://maker.example/', true],
    ['https://www.maker.example:8443/x', true],
    ['https://MAKER.example', true],
    ['https://maker.example./', false],
    ['https://notmaker.example/', false],
    ['https://maker.example.evil.example/', false],
    ['https://evil.example/maker.example', false],
    ['maker.example', false],
    [null, false],
    [undefined, false],
  ])('maker.example holds %s: %s', (address, expected) => {
    expect(isOnDomains(address, ['other.example', 'maker.example'])).toBe(expected);
  });

  it('speaks for a listing by its homepage or by a source', () => {
    const [own, foreign] = ['https://maker.example/a', 'https://other.example/b'];
    expect(speaksFor(['maker.example'], { homepage: own, sources: [] })).toBe(true);
    expect(speaksFor(['maker.example'], { homepage: foreign, sources: [{ url: foreign }, { url: own }] })).toBe(true);
    expect(speaksFor(['maker.example'], { homepage: foreign, sources: [{ url: null }, {}] })).toBe(false);
    expect(speaksFor([], { homepage: own, sources: [] })).toBe(false);
  });

  it.each([
    ['maker.example', true],
    ['a-b.maker.co.uk', true],
    ['xn--bcher-kva.example', true],
    ['localhost', false],
    ['maker', false],
    ['Maker.example', false],
    ['maker.example.', false],
    ['-maker.example', false],
    ['bücher.example', false],
    ['127.0.0.1', false],
    ['maker.example/x', false],
    ['maker.example\n', false],
    [`${'a'.repeat(64)}.example`, false],
    [`${'a.'.repeat(130)}example`, false],
  ])('%j is one: %s', (text, expected) => {
    expect(isDomain(text)).toBe(expected);
  });
});

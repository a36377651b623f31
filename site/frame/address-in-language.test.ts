import { expect, it } from 'vitest';
import { addressIn } from './address-in-language.ts';

const at = (pathname: string, search = '', hash = '') => ({ pathname, search, hash });

it.each([
  ['/de/', '/', at('/search/', '?q=editor&platform=windows'), '/de/search/?q=editor&platform=windows'],
  ['/', '/de/', at('/de/compare/', '?s=a&s=b', '#price'), '/compare/?s=a&s=b#price'],
  ['/below/de/', '/below/', at('/below/rank/', '?s=ajv'), '/below/de/rank/?s=ajv'],
  ['/de/', '/', at('/no/such/page/'), '/de/no/such/page/'],
  ['/', '/de/', at('/elsewhere/'), '/'],
])('leads to %s from %s at %o as %s', (other, home, location, expected) => {
  expect(addressIn(other, home, location)).toBe(expected);
});

it('never leads to another host', () => {
  const { host } = new URL(addressIn('/', '/de/', at('/de//evil.example/')), 'https://catalog.test');
  expect(host).toBe('catalog.test');
});

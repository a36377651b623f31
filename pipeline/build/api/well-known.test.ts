import { expect, it } from 'vitest';
import { SETTINGS } from '../testing/emitting.ts';
import { securityText } from './well-known.ts';

it('names the contact of the operator, and expires a year after the month began', () => {
  const settings = { ...SETTINGS, contact: 'mailto:security@works.example', languages: ['de', 'en'] };
  expect([...securityText(settings, 'https://catalog.test', '2026-11-20')]).toEqual([
    [
      '/.well-known/security.txt',
      'Contact: mailto:security@works.example\nExpires: 2027-11-01T00:00:00Z\nPreferred-Languages: de, en\n' +
        'Canonical: https://catalog.test/.well-known/security.txt\n',
    ],
  ]);
});

it('is not there where nobody can be reached', () => {
  expect([...securityText(SETTINGS, 'https://catalog.test', '2026-11-20')]).toEqual([]);
});

/** Where a visitor reports a listing. */
import { expect, it } from 'vitest';
import { reportAddress, unknownPlaces } from './report-address.ts';

const LISTING = { slug: 'a-b', name: 'A & B?#/"<x>', url: 'https://c.org/de/software/a-b/?q=1' };

it.each([
  ['as it is', 'https://works.org/report', 'https://works.org/report'],
  ['with the slug', 'https://works.org/report/{slug}', 'https://works.org/report/a-b'],
  [
    'with every value encoded',
    'https://works.org/report?n={name}&u={url}',
    'https://works.org/report?n=A%20%26%20B%3F%23%2F%22%3Cx%3E&u=https%3A%2F%2Fc.org%2Fde%2Fsoftware%2Fa-b%2F%3Fq%3D1',
  ],
  [
    'by mail',
    'mailto:catalog@works.org?subject={name}',
    'mailto:catalog@works.org?subject=A%20%26%20B%3F%23%2F%22%3Cx%3E',
  ],
  ['twice the same', 'https://works.org/{slug}/{slug}', 'https://works.org/a-b/a-b'],
])('%s', (_what, report, address) => {
  expect(reportAddress(report, LISTING)).toBe(address);
});

it('fills nothing that stands in a name', () => {
  expect(reportAddress('https://works.org/?n={name}', { ...LISTING, name: '{url}' })).toBe(
    'https://works.org/?n=%7Burl%7D',
  );
});

it.each([
  ['https://works.org/{slug}?{name}{url}', []],
  ['https://works.org/{Slug}?{id}', ['{Slug}', '{id}']],
  ['https://works.org/', []],
])('in %s the places %j are not known', (report, places) => {
  expect(unknownPlaces(report)).toEqual(places);
});

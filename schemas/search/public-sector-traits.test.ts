import { expect, it } from 'vitest';
import { readTraits, traitsOf, traitValues } from './public-sector-traits.ts';

const DAYS = { support_until: null };
const said = (public_sector: object, spdx_id: string | null = null, languages: string[] = []) =>
  readTraits(traitsOf({ public_sector, license: { spdx_id }, languages, ...DAYS }));

it('are counts, years, words and languages that can be filtered by', () => {
  const users = ['A', 'B', 'C', 'D', 'E', 'F'];
  const found = said(
    {
      used_by: users,
      maintenance: { type: 'contract', until: '2027-06-30' },
      audience: { scope: ['local-authorities'] },
    },
    'EUPL-1.2',
    ['de', 'pt-BR'],
  );
  expect(found).toMatchObject({
    used_by: ['1', '2', '5'],
    maintenance: ['contract'],
    audience: ['local-authorities'],
    product_language: ['de', 'pt-BR'],
    legal: ['eupl', 'eupl-compatible'],
  });
  expect(found.maintained_until).toContain('2026');
  expect(found.maintained_until[0]).toBe('2027');
});

it.each([
  ['AGPL-3.0-or-later', ['eupl-compatible']],
  ['GPL-2.0-only', ['eupl-compatible']],
  ['GPL-1.0-only', []],
  ['MIT', []],
  [null, []],
])('%s is, beside the EUPL, %j', (spdx, legal) => {
  expect(said({}, spdx).legal).toEqual(legal);
});

it('are none of a listing that says nothing to public bodies', () => {
  expect(traitsOf({ license: { spdx_id: 'EUPL-1.2' }, languages: ['de'], ...DAYS })).toBe('');
});

it.each([
  [2, 0, ['1', '2']],
  [0, 2, ['1', '2']],
  // They may be the same two.
  [2, 2, ['1', '2']],
  [1, 5, ['1', '2', '5']],
])('count %i declared and %i confirmed users as the longer list', (declared, confirmed, found) => {
  const used_by = Array.from({ length: declared }, (_, index) => `City ${index}`);
  const confirmed_users = Array.from({ length: confirmed }, () => ({ page: 'https://x/', since: '2026-11-20' }));
  const listing = { license: { spdx_id: null }, languages: [], ...DAYS, public_sector: { used_by }, confirmed_users };
  expect(readTraits(traitsOf(listing)).used_by).toEqual(found);
  expect(traitValues(traitsOf({ ...listing, public_sector: undefined }), 'used_by')).toHaveLength(
    [1, 2, 5, 10].filter((count) => confirmed >= count).length,
  );
});

it('are told apart by their whole names', () => {
  expect(traitValues(' used_by:1 used_by:10 ', 'used_by')).toEqual(['1', '10']);
  expect(traitValues(' used_by:10 ', 'legal')).toEqual([]);
});

it.each([
  ['the day for the whole product', { lifecycle: { security_support_until: '2031-12-31' } }, '2031'],
  ['the end of support, where nothing else is said', { support_until: '2029-01-01' }, '2029'],
  [
    'security before support',
    { lifecycle: { security_support_until: '2027-01-01' }, support_until: '2030-01-01' },
    '2027',
  ],
  [
    'the version line that lasts longest',
    {
      lifecycle: {
        lines: [
          { line: '1.x', security_support_until: '2026-06-30' },
          { line: '2.x', security_support_until: '2028-06-30' },
        ],
      },
    },
    '2028',
  ],
])('of security count years up to %s', (_what, listing, year) => {
  const { security_until: years } = readTraits(
    traitsOf({ ...DAYS, license: { spdx_id: null }, languages: [], ...listing }),
  );
  expect([years[0], years.includes(String(Number(year) - 1)), years.includes(String(Number(year) + 1))]).toEqual([
    year,
    true,
    false,
  ]);
});

import { expect, it } from 'vitest';
import { readTraits, traitsOf, traitValues } from './traits.ts';

const said = (public_sector: object, spdx_id: string | null = null, languages: string[] = []) =>
  readTraits(traitsOf({ public_sector, license: { spdx_id }, languages }));

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
  expect(traitsOf({ license: { spdx_id: 'EUPL-1.2' }, languages: ['de'] })).toBe('');
});

it('are told apart by their whole names', () => {
  expect(traitValues(' used_by:1 used_by:10 ', 'used_by')).toEqual(['1', '10']);
  expect(traitValues(' used_by:10 ', 'legal')).toEqual([]);
});

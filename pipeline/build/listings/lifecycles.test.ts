import { expect, it } from 'vitest';
import { witnessedListing } from '../../collect/evidence/testing/witnessing.ts';
import { lifecyclesOf } from './listing-facts.ts';

it('has a product, then its version lines, in the shape of OpenEoX Core', () => {
  const lifecycle = {
    security_support_until: '2031-12-31',
    lines: [{ line: '1.x', security_support_until: '2027-06-30', end_of_life: '2027-12-31' }, { line: '0.x' }],
  };
  const core = {
    $schema: 'https://docs.oasis-open.org/openeox/v1.0/schema/core.json',
    last_updated: '2026-11-01T00:00:00Z',
  };
  const editor = { slug: 'editor', product_name: 'Editor', vendor_name: 'Works' };
  expect(lifecyclesOf(witnessedListing({ lifecycle, support_until: '2030-12-31' }))).toEqual([
    {
      ...editor,
      product_version: null,
      core: { ...core, end_of_life: 'tba', end_of_security_support: '2031-12-31T23:59:59Z' },
    },
    {
      ...editor,
      product_version: '1.x',
      core: { ...core, end_of_life: '2027-12-31T23:59:59Z', end_of_security_support: '2027-06-30T23:59:59Z' },
    },
  ]);
});

it('takes the day until which faults are corrected, where nothing closer is declared', () => {
  const [entry] = lifecyclesOf(witnessedListing({ support_until: '2030-12-31' }));
  expect(entry?.core).toMatchObject({ end_of_life: 'tba', end_of_security_support: '2030-12-31T23:59:59Z' });
});

it('names nothing that states no day', () => {
  expect(lifecyclesOf(witnessedListing({ lifecycle: { sbom_url: 'https://works.example/sbom.json' } }))).toEqual([]);
});

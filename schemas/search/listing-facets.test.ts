import { expect, it } from 'vitest';
import { facetsOfListing } from './listing-facets.ts';

const PLAIN = {
  kind: 'software',
  license: { type: null, spdx_id: null, commercial_terms: null },
  license_type: null,
  platforms: [],
  pricing: null,
  vendor: { name: 'Works', website: null, country_code: null },
} satisfies Parameters<typeof facetsOfListing>[0];

const licensed = (spdx_id: string) => ({ license: { type: null, spdx_id, commercial_terms: null } });

it.each([
  [
    'a license with its family and group',
    licensed('GPL-3.0-or-later'),
    ['license-gpl', 'license-gpl-3', 'license-copyleft'],
  ],
  ['a permissive one', licensed('BSD-2-Clause'), ['license-bsd', 'license-bsd-2', 'license-permissive']],
  [
    'each of several',
    licensed('(MIT OR Apache-2.0)'),
    ['license-mit', 'license-permissive', 'license-apache', 'license-apache-2'],
  ],
  ['what is no open source', { license_type: 'commercial' }, ['license-proprietary', 'price-paid']],
  ['freemium as free, too', { pricing: { model: 'freemium' } }, ['price-free', 'price-freemium']],
  ['open source without a price as free', { license_type: 'open-source' }, ['license-open-source', 'price-free']],
  ['what is bought once', { pricing: { model: 'one-time' } }, ['price-paid', 'price-once']],
  [
    'what runs everywhere on each desktop',
    { platforms: ['cross-platform'] },
    ['platform-cross-platform', 'platform-windows', 'platform-macos', 'platform-linux'],
  ],
  ['a country of the EU', { vendor: { ...PLAIN.vendor, country_code: 'DE' } }, ['country-de', 'country-eu']],
  ['nothing where nothing is known', {}, []],
] as const)('says %s', (_what, facts, facets) => {
  const found = facetsOfListing({ ...PLAIN, ...facts } as Parameters<typeof facetsOfListing>[0]);
  const expected: readonly string[] = [...facets, 'kind-software'];
  expect(new Set(found)).toEqual(new Set(expected));
});

/** Nobody gets the evidence of another's package; everybody gets that of their own. */
import { describe, expect, test } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { provenPlace } from './package-ownership.ts';
import type { Claimant } from './testing/claims.ts';
import { IMPOSTOR_HOMEPAGES, IMPOSTOR_PACKAGES } from './testing/impostors.ts';
import { HONEST_CLAIMS } from './testing/owners.ts';

const listingOf = (claimant: Claimant): Listing => ({
  slug: 'lumen',
  name: 'Lumen',
  kind: 'library',
  category: 'developer-tools',
  license: {},
  vendor: { name: 'Kvist' },
  platforms: [],
  packages: ['pkg:npm/lumen'],
  integrations: [],
  descriptions: {},
  versions: [{ version: '1.0.0', prerelease: false }],
  badges: [],
  archived: false,
  ...claimant,
});

test('there are 50 packages and 20 homepages at least', () => {
  expect(IMPOSTOR_PACKAGES.length).toBeGreaterThanOrEqual(50);
  expect(IMPOSTOR_HOMEPAGES.length).toBeGreaterThanOrEqual(20);
});

describe('another’s package is not tied', () => {
  test.each(IMPOSTOR_PACKAGES)('%s', (_what, claimant, named) => {
    expect(provenPlace(listingOf(claimant), named)).toBeUndefined();
  });
});

describe('another’s homepage is not tied', () => {
  test.each(IMPOSTOR_HOMEPAGES)('%s', (_what, claimant, named) => {
    expect(provenPlace(listingOf(claimant), named)).toBeUndefined();
  });
});

describe('the own package is tied', () => {
  test.each(HONEST_CLAIMS)('%s', (_what, claimant, named, place) => {
    expect(provenPlace(listingOf(claimant), named)).toBe(place);
  });
});

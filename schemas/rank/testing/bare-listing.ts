/** Listings as the read API shows them, for tests. */
import type { RankableListing } from '../rank-input.ts';

export const version = (
  members: Partial<RankableListing['versions'][number]> = {},
): RankableListing['versions'][number] => ({
  version: '1.0.0',
  released_on: null,
  released_in: null,
  seen_on: null,
  unseen_on: null,
  release_type: null,
  prerelease: false,
  notes_url: null,
  changes: null,
  artifacts: [],
  ...members,
});

export const source = (
  members: Partial<RankableListing['sources'][number]> = {},
): RankableListing['sources'][number] => ({
  kind: 'pad-json',
  url: null,
  primary: true,
  last_changed_on: '2026-01-01',
  failing_since: null,
  failing_code: null,
  ...members,
});

/**
 * A listing of the read API without any merit, which other fixtures are made of. Asserted and not declared, so that a
 * new member needs no line here.
 */
export const BARE = {
  slug: 'tool',
  name: 'Tool',
  vendor: { name: 'Works', website: null, country_code: null },
  kind: 'software',
  category: 'other',
  license_type: null,
  platforms: [],
  summary: null,
  homepage: null,
  version: '1.0.0',
  released_on: null,
  badges: [],
  verified: false,
  descriptions: {},
  license: { type: null, spdx_id: null, commercial_terms: null },
  integrations: [],
  pricing: null,
  interfaces: null,
  documentation: null,
  order_url: null,
  support_url: null,
  status_page: null,
  security: null,
  icon: null,
  screenshots: [],
  keywords: [],
  languages: [],
  requirements: null,
  deployment: [],
  packages: [],
  support_until: null,
  archived: false,
  renamed_from: null,
  versions: [version()],
  sources: [source()],
  provenance: {},
  evidence: [],
  verification: { method: 'none', status: 'unverified', verified_at: null, reason: null },
  published_on: null,
  updated_on: null,
  links: {
    self: 'https://catalog.test/api/v1/software/tool',
    html: 'https://catalog.test/software/tool/',
    manifest: 'https://catalog.test/api/v1/software/tool/manifest',
    rank: 'https://catalog.test/api/v1/software/tool/rank',
    badge: 'https://catalog.test/badges/tool.svg',
  },
} as unknown as RankableListing;

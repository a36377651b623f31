/** Inputs of the rank, and a listing, for its tests. */
import fc from 'fast-check';
import { toDay, toDayNumber } from '../days.ts';
import type { Merits, RankableListing, RankInput } from '../rank-input.ts';

const NO_MERITS: Merits = {
  summary: false,
  text: false,
  homepage: false,
  license_type: false,
  spdx_id: false,
  platforms: false,
  category: false,
  pricing: false,
  release_notes: false,
  second_locale: false,
  verified_domain: false,
  https_homepage: false,
  checksums: false,
  openapi_badge: false,
  integrations: false,
  interface_or_documentation: false,
};

export const MERITS = Object.keys(NO_MERITS) as (keyof Merits)[];

/** A listing without anything. */
export const EMPTY: RankInput = {
  slug: 'tool',
  release_dates: [],
  failing_since: null,
  updated_on: null,
  merits: NO_MERITS,
};

export function withMerits(...names: (keyof Merits)[]): RankInput {
  return { ...EMPTY, merits: { ...NO_MERITS, ...Object.fromEntries(names.map((name) => [name, true])) } };
}

export function withMerit(input: RankInput, name: keyof Merits): RankInput {
  return { ...input, merits: { ...input.merits, [name]: true } };
}

export function plusDays(day: string, days: number): string {
  return toDay(toDayNumber(day) + days);
}

/** Days of four years, so that releases are fresh, faded, and in the future. */
export const DAYS = fc.integer({ min: 0, max: 4 * 365 }).map((days) => plusDays('2023-06-01', days));

export const anyInput: fc.Arbitrary<RankInput> = fc.record({
  slug: fc.constant('tool'),
  release_dates: fc.array(DAYS, { maxLength: 20 }),
  failing_since: fc.option(DAYS),
  updated_on: fc.option(DAYS),
  merits: fc.record(
    Object.fromEntries(MERITS.map((name) => [name, fc.boolean()])) as Record<keyof Merits, fc.Arbitrary<boolean>>,
  ),
});

export const version = (
  members: Partial<RankableListing['versions'][number]> = {},
): RankableListing['versions'][number] => ({
  version: '1.0.0',
  released_on: null,
  release_type: null,
  prerelease: false,
  notes_url: null,
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

/** A listing of the read API without any merit. */
export const BARE: RankableListing = {
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
  archived: false,
  renamed_from: null,
  versions: [version()],
  sources: [source()],
  provenance: {},
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
};

/**
 * Everything the rank looks at, taken from a listing as the read API shows it, so that anyone can recompute it.
 * The rank resource publishes it as `inputs`, under the same names.
 * There is no place here for a plan, a token or a payment, and a test keeps it so.
 */
import type { SoftwareListing } from '../generated/read-api.ts';
import { currentVersion } from '../rules/version-order.ts';
import { FALLBACK_CATEGORY } from '../rules/vocabulary.ts';

/** What a listing can have or lack. */
export interface Merits {
  summary: boolean;
  text: boolean;
  homepage: boolean;
  license_type: boolean;
  spdx_id: boolean;
  platforms: boolean;
  category: boolean;
  pricing: boolean;
  release_notes: boolean;
  second_locale: boolean;
  verified_domain: boolean;
  https_homepage: boolean;
  checksums: boolean;
  openapi_badge: boolean;
  integrations: boolean;
  interface_or_documentation: boolean;
}

export interface RankInput {
  slug: string;
  /** Days of all dated releases, in any order. */
  release_dates: readonly string[];
  /** First day the primary source failed to answer; null while it answers, or where there is none to follow. */
  failing_since: string | null;
  /** Day the listing itself last changed, if known. It moves `computed_on` and never the score. */
  updated_on: string | null;
  merits: Merits;
}

export type RankableListing = Omit<SoftwareListing, 'rank'>;

export function rankInput(listing: RankableListing): RankInput {
  const current = currentVersion(
    listing.versions.map((version) => ({ ...version, released_on: version.released_on ?? undefined })),
  );
  const artifacts = current?.artifacts ?? [];
  const descriptions = Object.values(listing.descriptions);
  return {
    slug: listing.slug,
    release_dates: listing.versions.flatMap(({ released_on }) => released_on ?? []),
    failing_since: listing.sources.find(({ primary }) => primary)?.failing_since ?? null,
    updated_on: listing.updated_on,
    merits: {
      summary: descriptions.length > 0,
      text: descriptions.some(({ text }) => text !== undefined),
      homepage: listing.homepage !== null,
      license_type: listing.license_type !== null,
      spdx_id: listing.license.spdx_id !== null,
      platforms: listing.platforms.length > 0,
      category: listing.category !== FALLBACK_CATEGORY,
      pricing: saysSomething(listing.pricing),
      release_notes: listing.versions.some(({ notes_url }) => notes_url !== null),
      second_locale: descriptions.length > 1,
      verified_domain: listing.verified,
      https_homepage: listing.homepage?.startsWith('https:') ?? false,
      checksums: artifacts.length > 0 && artifacts.every(({ sha256 }) => sha256 !== undefined),
      openapi_badge: listing.badges.includes('openapi'),
      integrations: listing.integrations.length > 0,
      interface_or_documentation: saysSomething(listing.interfaces) || listing.documentation !== null,
    },
  };
}

/** False for an object with nothing in it, however many empty objects it holds: presence alone is no merit. */
function saysSomething(value: object | null): boolean {
  return Object.values(value ?? {}).some((member) => typeof member !== 'object' || saysSomething(member));
}

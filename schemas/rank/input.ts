/**
 * Everything the rank looks at, taken from a listing as the read API shows it, so that anyone can recompute it.
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
  licenseType: boolean;
  spdxId: boolean;
  platforms: boolean;
  category: boolean;
  pricing: boolean;
  releaseNotes: boolean;
  secondLocale: boolean;
  verifiedDomain: boolean;
  httpsHomepage: boolean;
  checksums: boolean;
  openapiBadge: boolean;
  integrations: boolean;
  interfaceOrDocumentation: boolean;
}

export interface RankInput {
  slug: string;
  /** Days of all dated releases, in any order. */
  releaseDates: readonly string[];
  /** First day the primary source failed to answer; null while it answers, or where there is none to follow. */
  failingSince: string | null;
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
    releaseDates: listing.versions.flatMap(({ released_on }) => released_on ?? []),
    failingSince: listing.sources.find(({ primary }) => primary)?.failing_since ?? null,
    merits: {
      summary: descriptions.length > 0,
      text: descriptions.some(({ text }) => text !== undefined),
      homepage: listing.homepage !== null,
      licenseType: listing.license_type !== null,
      spdxId: listing.license.spdx_id !== null,
      platforms: listing.platforms.length > 0,
      category: listing.category !== FALLBACK_CATEGORY,
      pricing: saysSomething(listing.pricing),
      releaseNotes: listing.versions.some(({ notes_url }) => notes_url !== null),
      secondLocale: descriptions.length > 1,
      verifiedDomain: listing.verified,
      httpsHomepage: listing.homepage?.startsWith('https:') ?? false,
      checksums: artifacts.length > 0 && artifacts.every(({ sha256 }) => sha256 !== undefined),
      openapiBadge: listing.badges.includes('openapi'),
      integrations: listing.integrations.length > 0,
      interfaceOrDocumentation: saysSomething(listing.interfaces) || listing.documentation !== null,
    },
  };
}

/** False for an object with nothing in it, however many empty objects it holds: presence alone is no merit. */
function saysSomething(value: object | null): boolean {
  return Object.values(value ?? {}).some((member) => typeof member !== 'object' || saysSomething(member));
}

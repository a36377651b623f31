/**
 * Everything the rank looks at, taken from a listing as the read API shows it, so that anyone can recompute it.
 * The rank resource publishes it as `inputs`, under the same names.
 * There is no place here for a plan, a token or a payment, and a test keeps it so.
 */
import type { RankInput as Published, SoftwareListing } from '../contracts/generated/read-api.ts';
import { currentVersion } from '../rules/version-order.ts';
import { FALLBACK_CATEGORY } from '../rules/vocabulary.ts';

/** As the contract of the rank resource has it, whose `inputs` these are. Release dates may stand in any order. */
export type RankInput = Readonly<Omit<Published, 'release_dates'>> & { readonly release_dates: readonly string[] };

/** What a listing can have or lack. */
export type Merits = RankInput['merits'];

export type RankableListing = Omit<SoftwareListing, 'rank'>;

export function rankInput(listing: RankableListing): RankInput {
  const artifacts = currentVersion(listing.versions)?.artifacts ?? [];
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

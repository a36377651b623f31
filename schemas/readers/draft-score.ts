/** What the rank would say of a document on the day its listing is published: nobody has confirmed anything yet. */
import type { Draft } from '../contracts/draft.ts';
import type { Release } from '../contracts/generated/listing.ts';
import { type Score, scoreListing } from '../rank/engine.ts';
import { type JudgedListing, rankInput } from '../rank/rank-input.ts';

/** @param day like 2026-01-31 */
export function scoreDraft(draft: Draft, day: string): Score {
  return scoreListing(rankInput(unconfirmed(draft)), day);
}

function unconfirmed(draft: Draft): JudgedListing {
  const { license } = draft;
  return {
    ...{
      slug: draft.slug,
      kind: draft.kind,
      category: draft.category,
      platforms: draft.platforms,
      descriptions: draft.descriptions,
    },
    ...{ badges: draft.badges, integrations: draft.integrations, archived: draft.archived },
    homepage: draft.homepage ?? null,
    license_type: license.type ?? null,
    license: {
      type: license.type ?? null,
      spdx_id: license.spdx_id ?? null,
      commercial_terms: license.commercial_terms ?? null,
    },
    pricing: draft.pricing ?? null,
    interfaces: draft.interfaces ?? null,
    documentation: draft.documentation ?? null,
    security: draft.security === undefined ? null : { policy_url: null, security_txt_url: null, ...draft.security },
    packages: draft.packages ?? [],
    versions: draft.versions.map(unseen),
    sources: [],
    evidence: [],
    verified: false,
    verification: { method: 'none', status: 'unverified', verified_at: null, reason: null },
    updated_on: null,
  };
}

function unseen(release: Release): JudgedListing['versions'][number] {
  return {
    version: release.version,
    released_on: release.released_on ?? null,
    released_in: release.released_in ?? null,
    seen_on: null,
    prerelease: release.prerelease,
    notes_url: release.notes_url ?? null,
    artifacts: release.artifacts ?? [],
  };
}

/** What the rank would say of a document on the day its listing is published: nobody has confirmed anything yet. */
import type { Draft } from '../contracts/draft.ts';
import { type Score, scoreListing } from '../rank/engine.ts';
import { type JudgedListing, rankInput } from '../rank/rank-input.ts';

/** @param day like 2026-01-31 */
export function scoreDraft(draft: Draft, day: string): Score {
  return scoreListing(rankInput(unconfirmed(draft)), day);
}

/** What a listing has before anybody but its publisher has said anything of it. */
const NOTHING_KNOWN = {
  ...{ homepage: null, pricing: null, interfaces: null, documentation: null },
  ...{ packages: [], sources: [], evidence: [], verified: false, updated_on: null },
  verification: { method: 'none', status: 'unverified', verified_at: null, reason: null },
} as const;
const NO_TERMS = { type: null, spdx_id: null, commercial_terms: null };
const NO_RELEASE = { released_on: null, released_in: null, seen_on: null, notes_url: null, artifacts: [] };

function unconfirmed({ license, security, versions, ...draft }: Draft): JudgedListing {
  return {
    ...NOTHING_KNOWN,
    ...draft,
    license_type: license.type ?? null,
    license: { ...NO_TERMS, ...license },
    security: security === undefined ? null : { policy_url: null, security_txt_url: null, ...security },
    versions: versions.map(({ yanked: _yanked, ...version }) => ({ ...NO_RELEASE, ...version })),
  };
}

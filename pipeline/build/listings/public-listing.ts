/** A stored listing as the read API shows it: every member present, null where nothing is known. */
import { type Site, urls } from '../../../schemas/contracts/addresses.ts';
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type {
  Description,
  Listing,
  PictureFile,
  Release,
  Screenshot,
  Source,
} from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord, Yank } from '../../../schemas/contracts/generated/moderation.ts';
import type {
  ConfirmedUser,
  SoftwareListing,
  Summary,
  Version,
} from '../../../schemas/contracts/generated/read-api.ts';
import type { RankableListing } from '../../../schemas/rank/rank-input.ts';
import { currentVersion, isPrerelease, newestFirst } from '../../../schemas/rules/version-order.ts';
import { defined } from '../../../schemas/rules/without-undefined.ts';
import { publicUseOf, useFigure } from '../../../schemas/wording/usage-figures.ts';
import { leadingState } from '../../../schemas/writers/listing-view.ts';
import { requiredOf } from '../../../schemas/writers/manifest.ts';
import { isYanked, yanksOf } from '../../repo/catalog/yanked-versions.ts';
import { WHOLE_FIELDS } from '../../repo/data/first-source-fields.ts';
import type { ListingDays } from './listing-changes.ts';
import { statesOf } from './listing-states.ts';
import { type PackageDecision, shownCommands } from './shown-install-commands.ts';
import { sourceCode } from './source-code.ts';

export type UnrankedSummary = Omit<Summary, 'rank' | 'links'>;
type OnlyListed = Pick<Summary, 'spdx_id' | 'pricing' | 'use' | 'public_use' | 'state'>;

/** The part that lists show too. */
export function toSummary(listing: Listing, site: Site): UnrankedSummary {
  const current = currentVersion(listing.versions);
  return {
    slug: listing.slug,
    name: listing.name,
    vendor: { name: listing.vendor.name },
    kind: listing.kind,
    category: listing.category,
    license_type: listing.license.type ?? null,
    platforms: listing.platforms,
    summary: mainDescription(listing)?.summary ?? null,
    homepage: listing.homepage ?? null,
    icon: listing.pictures?.icon === undefined ? null : urls.picture(site, listing.pictures.icon.sha256),
    version: current?.version ?? '',
    released_on: current?.released_on ?? null,
    badges: listing.badges,
    verified: listing.verification.status === 'verified',
  };
}

/** What only lists show so; the listing itself has more to say of each. */
export function onlyListed(listing: Listing, evidence: readonly EvidenceRecord[]): OnlyListed {
  const { license, pricing } = listing;
  const confirmed_users = confirmedUsers(evidence);
  const [use, publicUse] = [useFigure(evidence), publicUseOf({ ...listing, confirmed_users })];
  const state = leadingState(statesOf(listing, evidence));
  return {
    ...(license.spdx_id !== undefined && { spdx_id: license.spdx_id }),
    ...(pricing !== undefined && { pricing }),
    ...(use !== undefined && { use }),
    ...(publicUse !== undefined && { public_use: publicUse }),
    ...(state !== undefined && { state }),
  };
}

/** English if there is any, else the first language tag; undefined without descriptions. */
export function mainDescription({ descriptions }: Pick<Listing, 'descriptions'>): Description | undefined {
  const tags = Object.keys(descriptions).sort();
  const tag = tags.find((candidate) => candidate === 'en') ?? tags.find((candidate) => candidate.startsWith('en-'));
  return descriptions[tag ?? tags[0] ?? ''];
}

export interface BesideListing {
  /** Read from git; unknown in a copy without history. */
  days?: Omit<ListingDays, 'published_in'> | undefined;
  /** What is witnessed of it. */
  evidence?: readonly EvidenceRecord[] | undefined;
  /** What the ledger says of it. */
  decision?: (PackageDecision & Pick<LedgerRecord, 'yanked'>) | undefined;
}

export function toPublicListing(
  listing: Listing,
  site: Site,
  { days, evidence = [], decision }: BesideListing = {},
): RankableListing {
  const { license, vendor, verification } = listing;
  const [states, confirmed_users] = [statesOf(listing, evidence), confirmedUsers(evidence)];
  const shown = {
    ...toSummary(listing, site),
    descriptions: listing.descriptions,
    license: {
      type: license.type ?? null,
      spdx_id: license.spdx_id ?? null,
      commercial_terms: license.commercial_terms ?? null,
    },
    vendor: { name: vendor.name, website: vendor.website ?? null, country_code: vendor.country_code ?? null },
    integrations: listing.integrations,
    pricing: listing.pricing ?? null,
    interfaces: listing.interfaces ?? null,
    documentation: listing.documentation ?? null,
    order_url: listing.order_url ?? null,
    support_url: listing.support_url ?? null,
    status_page: listing.status_page ?? null,
    security: toPublicSecurity(listing),
    screenshots: (listing.pictures?.screenshots ?? []).map((shot) => toPublicScreenshot(shot, site)),
    keywords: listing.keywords ?? [],
    languages: listing.languages ?? [],
    requirements: listing.requirements ?? null,
    deployment: listing.deployment ?? [],
    packages: listing.packages ?? [],
    install: shownCommands(listing, evidence, decision),
    source_code: sourceCode(listing, evidence, decision) ?? null,
    support_until: listing.support_until ?? null,
    ...(listing.lifecycle && { lifecycle: listing.lifecycle }),
    ...(listing.public_sector && { public_sector: listing.public_sector }),
    ...(confirmed_users.length > 0 && { confirmed_users }),
    archived: listing.archived,
    renamed_from: listing.renamed_from ?? null,
    versions: withWithdrawn(listing.versions.map(toPublicVersion), yanksOf(decision)),
    sources: listing.sources.map(toPublicSource),
    provenance: toProvenance(listing),
    ...(states.length > 0 && { states }),
    evidence: evidence.filter(({ witness }) => witness !== 'alive' && witness !== 'users'),
    verification: {
      method: verification.method,
      status: verification.status,
      verified_at: verification.verified_at ?? null,
      reason: verification.reason ?? null,
    },
    published_on: days?.published_on ?? null,
    updated_on: days?.updated_on ?? null,
  };
  return { ...shown, links: linksOf(listing.slug, site, typeof requiredOf(shown) !== 'string') };
}

/** A page that failed on three days says it no more. */
function confirmedUsers(evidence: readonly EvidenceRecord[]): ConfirmedUser[] {
  const confirmed = evidence.filter(({ witness, values }) => witness === 'users' && values.state === 'answering');
  return confirmed.map(({ subject: page, since }) => ({ page, since }));
}

const linksOf = (slug: string, site: Site, hasManifest: boolean): SoftwareListing['links'] => ({
  self: urls.listing(site, slug),
  html: urls.listingPage(site, slug),
  manifest: hasManifest ? urls.listingManifest(site, slug) : null,
  rank: urls.listingRank(site, slug),
  badge: urls.badge(site, slug),
});

function toPublicScreenshot({ alt, small, ...shot }: Screenshot, site: Site): SoftwareListing['screenshots'][number] {
  const shown = ({ sha256, width, height }: PictureFile) => ({ url: urls.picture(site, sha256), width, height });
  return { ...shown(shot), alt: alt ?? null, small: shown(small) };
}

function toPublicSecurity({ security }: Listing): SoftwareListing['security'] {
  if (security === undefined) return null;
  return { policy_url: security.policy_url ?? null, security_txt_url: security.security_txt_url ?? null };
}

function toPublicVersion(release: Release): SoftwareListing['versions'][number] {
  return {
    version: release.version,
    released_on: release.released_on ?? null,
    released_in: release.released_in ?? null,
    seen_on: release.seen_on ?? null,
    unseen_on: release.unseen_on ?? null,
    release_type: release.release_type ?? null,
    prerelease: release.prerelease,
    notes_url: release.notes_url ?? null,
    changes: release.changes ?? null,
    artifacts: release.artifacts ?? [],
  };
}

/** Versions that were withdrawn stand among the others, with nothing that anybody could download. */
function withWithdrawn(versions: readonly Version[], yanks: readonly Yank[]): Version[] {
  if (yanks.length === 0) return [...versions];
  const gone = yanks.map(({ version, reason = null, on, by }): Version => {
    const days = { released_on: null, released_in: null, seen_on: null, unseen_on: null };
    const unknown = { ...days, release_type: null, notes_url: null, changes: null };
    return { version, ...unknown, prerelease: isPrerelease(version), yanked: { reason, on, by }, artifacts: [] };
  });
  const left = versions.filter(({ version }) => !isYanked(yanks, version));
  return gone.reduce<Version[]>((all, yank) => {
    const older = all.findIndex((version) => newestFirst([dated(version), dated(yank)])[0]?.version === yank.version);
    return all.toSpliced(older === -1 ? all.length : older, 0, yank);
  }, left);
}

const dated = ({ version, prerelease, released_on }: Version) =>
  defined({ version, prerelease, released_on: released_on ?? undefined });

function toPublicSource(source: Source): SoftwareListing['sources'][number] {
  return {
    kind: source.kind,
    url: source.url ?? null,
    primary: source.primary,
    last_changed_on: source.last_changed_on,
    failing_since: source.failing_since ?? null,
    failing_code: source.failing_code ?? null,
  };
}

/** Fields a source can give. Ours (sources, verification, …) have no provenance. */
export const SOURCED = [
  'name',
  'kind',
  'category',
  'license',
  'vendor',
  'versions',
  ...WHOLE_FIELDS,
] as const satisfies readonly (keyof Listing)[];

function toProvenance(listing: Listing): Record<string, number> {
  // What is shown in place of a publisher's pictures may be from elsewhere.
  const { icon, screenshots = [] } = listing.pictures ?? {};
  const shown = { icon: [icon], screenshots };
  const isGiven = (field: (typeof SOURCED)[number]) =>
    field === 'icon' || field === 'screenshots'
      ? shown[field].some((picture) => picture?.from === 'publisher')
      : listing[field] !== undefined;
  const given = SOURCED.filter(isGiven);
  return Object.fromEntries(given.map((field) => [field, listing.provenance?.[field] ?? 0]));
}

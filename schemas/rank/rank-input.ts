/**
 * Everything the rank looks at, taken from a listing as the read API shows it, so that anyone can recompute it.
 * The rank resource publishes it as `inputs`, under the same names.
 * There is no place here for a plan, a token or a payment, and a test keeps it so.
 */
import type { EvidenceRecord, WitnessName } from '../contracts/generated/evidence.ts';
import type { RankInput, ReleaseDays, SeenProof, SeenUse, SoftwareListing } from '../contracts/generated/read-api.ts';
import { attestingHost } from '../rules/attested-days.ts';
import { currentVersion } from '../rules/version-order.ts';
import { FALLBACK_CATEGORY } from '../rules/vocabulary.ts';

export type { RankInput };

/** What a listing can say of itself or leave out. */
export type Merits = RankInput['merits'];

export type RankableListing = Omit<SoftwareListing, 'rank'>;

/** What is read of a listing here, so that one can be judged that is not published yet. */
export type JudgedListing = Pick<
  RankableListing,
  | 'slug'
  | 'kind'
  | 'updated_on'
  | 'verified'
  | 'verification'
  | 'archived'
  | 'evidence'
  | 'sources'
  | 'states'
  | 'descriptions'
  | 'homepage'
  | 'license_type'
  | 'license'
  | 'platforms'
  | 'category'
  | 'pricing'
  | 'badges'
  | 'integrations'
  | 'interfaces'
  | 'documentation'
  | 'security'
  | 'packages'
> & { versions: Version[] };

export function rankInput(listing: JudgedListing): RankInput {
  const { evidence } = listing;
  const current = currentVersion(listing.versions);
  return {
    slug: listing.slug,
    updated_on: lastChange(listing),
    ended: endOf(listing),
    releases: [...toldReleases(listing), ...evidence.flatMap(attestedRelease)],
    advisories: advisoriesOf(evidence, current),
    proofs: proofsOf(listing, current),
    uses: evidence.flatMap(usesOf),
    merits: meritsOf(listing, current),
  };
}

/** Of a listing whose file was last changed on that day, which git knows and the file does not. */
export function changedOn(input: RankInput, day: string | null): RankInput {
  return day === null ? input : { ...input, updated_on: later(input.updated_on, day) };
}

type Version = Omit<RankableListing['versions'][number], 'unseen_on' | 'release_type' | 'changes'>;

function lastChange({ updated_on, evidence, ...listing }: JudgedListing): string | null {
  const gone = goneSource(listing)?.since ?? null;
  const days = [updated_on, provedOn(listing), gone, ...evidence.map(({ since }) => since)];
  return days.filter((day) => day !== null).reduce<string | null>(later, null);
}

const later = (one: string | null, other: string) => (one !== null && one > other ? one : other);

const provedOn = ({ verified, verification }: Pick<RankableListing, 'verified' | 'verification'>) =>
  verified ? (verification.verified_at?.slice(0, 10) ?? null) : null;

/** Withdrawn where it came from. A homepage may move, and another source may be behind: neither ends a product. */
function goneSource({ states = [], sources }: Pick<JudgedListing, 'states' | 'sources'>) {
  const first = sources.find(({ primary }) => primary)?.url;
  return states.find(({ state, of, subject }) => state === 'gone' && of === 'source' && subject === first);
}

function endOf(listing: JudgedListing): RankInput['ended'] {
  const { archived, evidence } = listing;
  if (archived) return 'archived';
  const ended = evidence.filter(({ values }) => values.deprecated === true);
  // One package of several may be given up for another, of which not every registry knows a day.
  const packages = evidence.filter(
    ({ subject, values }) => subject.startsWith('pkg:') && values.advisories === undefined,
  );
  if (ended.length > 0 && ended.length === packages.length) return 'deprecated';
  return goneSource(listing) === undefined ? null : 'source_gone';
}

/** Days of the listing's own versions: attested where a forge names them, else witnessed if we saw them come. */
function toldReleases({ versions, sources }: JudgedListing): ReleaseDays[] {
  const host = attestingHost(sources) ?? null;
  const days = { attested: [] as string[], witnessed: [] as string[], declared: [] as string[] };
  for (const { seen_on, released_on, released_in } of versions) {
    const declared = released_on ?? firstDayOf(released_in);
    if (host !== null && released_on !== null) days.attested.push(released_on);
    else if (seen_on !== null) days.witnessed.push(seen_on);
    else if (declared !== null) days.declared.push(declared);
  }
  return [
    ...withDays({ by: 'attested', source: host, days: days.attested }),
    ...withDays({ by: 'witnessed', source: null, days: days.witnessed }),
    ...withDays({ by: 'declared', source: null, days: days.declared }),
  ];
}

const withDays = ({ by, source, days }: Omit<ReleaseDays, 'gap_days'>): ReleaseDays[] =>
  days.length === 0 ? [] : [{ by, source, days: [...new Set(days)], gap_days: null }];

/** Nothing younger is claimed than what is said. @param month like 2026 or 2026-01 */
const firstDayOf = (month: string | null) => (month === null ? null : `${month}-01-01`.slice(0, 10));

function attestedRelease({ witness, values: { released_on, gap_days } }: EvidenceRecord): ReleaseDays[] {
  if (released_on === undefined) return [];
  return [{ by: 'attested', source: witness, days: [released_on], gap_days: gap_days ?? null }];
}

/**
 * Of all packages together. Nothing is known of a version where the registry of the package has another one: a publisher
 * could state one that nobody has ever looked into.
 */
function advisoriesOf(evidence: readonly EvidenceRecord[], current: Version | undefined): RankInput['advisories'] {
  const isOfRegistry = ({ values }: EvidenceRecord) => values.advisories === undefined && values.version !== undefined;
  const unpublished = new Set(
    evidence.filter((record) => isOfRegistry(record) && !isOf(current, record.values)).map(({ subject }) => subject),
  );
  const known = evidence.flatMap(({ witness, subject, since, values }) =>
    values.advisories === undefined || !isOf(current, values) || unpublished.has(subject)
      ? []
      : [{ open: values.advisories, source: witness, since }],
  );
  const [first] = known;
  if (first === undefined) return null;
  const open = known.reduce((sum, each) => sum + each.open, 0);
  return { ...first, open, since: known.map(({ since }) => since).reduce(later) };
}

const isOf = (current: Version | undefined, { version }: EvidenceRecord['values']) =>
  current !== undefined && current.version === version;

/** We look ourselves. */
const LOOKED_AT: readonly WitnessName[] = ['homepage', 'download', 'security-documents'];

function proofsOf(listing: JudgedListing, current: Version | undefined): SeenProof[] {
  const { verified, evidence } = listing;
  const seen = (code: SeenProof['code'], isSeen: (values: EvidenceRecord['values']) => boolean): SeenProof[] =>
    evidence
      .filter(({ values }) => isSeen(values))
      .slice(0, 1)
      .map(({ witness, since }) => {
        const isOurs = LOOKED_AT.includes(witness);
        return { code, by: isOurs ? 'witnessed' : 'attested', source: isOurs ? null : witness, since };
      });
  const domain: SeenProof = {
    code: 'domain_proved',
    by: 'witnessed',
    source: null,
    since: provedOn(listing),
  };
  return [
    ...(verified ? [domain] : []),
    ...seen('hash_recomputed', (values) => isOf(current, values) && isStated(current, values)),
    ...seen('signature_verified', ({ provenance }) => provenance === true),
    ...seen('homepage_secure', ({ tls, reporting }) => tls === true && reporting !== undefined),
    // That a page or PDF declares conformity, only a person can see.
    ...seen('documents_checked', ({ document = 'page' }) => document !== 'page' && document !== 'pdf'),
  ];
}

/** A publisher who states another digest since then has changed what was looked at. */
const isStated = (current: Version | undefined, { sha256 }: EvidenceRecord['values']) =>
  sha256 !== undefined && (current?.artifacts ?? []).some((artifact) => artifact.sha256 === sha256);

/** What witnesses count of use, in the order in which it counts. */
export const MEASURES = ['dependents', 'downloads', 'installs', 'computers'] as const;

function usesOf({ witness, subject, since, values }: EvidenceRecord): SeenUse[] {
  return MEASURES.flatMap((measure) => {
    const count = values[measure];
    return count === undefined ? [] : [{ witness, measure, count, subject, since }];
  });
}

/** Such a service is called, and neither downloaded nor installed from a registry. */
const SERVICES: readonly JudgedListing['kind'][] = ['saas', 'ai-agent', 'api'];
const INSTALLED: readonly JudgedListing['kind'][] = [
  ...(['software', 'open-source', 'framework', 'library', 'plugin', 'extension', 'mcp-server'] as const),
];
/** Libraries come from a registry, which has digests of its own. */
const DOWNLOADED: readonly JudgedListing['kind'][] = INSTALLED.filter(
  (kind) => kind !== 'library' && kind !== 'framework',
);
/** Kinds for which a merit makes sense: others are not said to lack it, and nobody is advised to add it. */
const SENSIBLE = { checksums: DOWNLOADED, openapi_badge: SERVICES, packages: INSTALLED };

function meritsOf(listing: JudgedListing, current: Version | undefined): Merits {
  const artifacts = current?.artifacts ?? [];
  const descriptions = Object.values(listing.descriptions);
  const missing = (merit: keyof typeof SENSIBLE) => (SENSIBLE[merit].includes(listing.kind) ? false : null);
  return {
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
    checksums: (artifacts.length > 0 && artifacts.every(({ sha256 }) => sha256 !== undefined)) || missing('checksums'),
    openapi_badge: listing.badges.includes('openapi') || missing('openapi_badge'),
    integrations: listing.integrations.length > 0,
    interface_or_documentation: saysSomething(listing.interfaces) || listing.documentation !== null,
    security: listing.security !== null,
    packages: listing.packages.length > 0 || missing('packages'),
  };
}

/** False for an object with nothing in it, however many empty objects it holds: presence alone is no merit. */
function saysSomething(value: object | null): boolean {
  return Object.values(value ?? {}).some((member) => typeof member !== 'object' || saysSomething(member));
}

/** A published listing as a catalog-2.0 manifest. Source: specification, "Manifest"; decisions, "Read API". */
import { files } from '../contracts/addresses.ts';
import type { Manifest } from '../contracts/generated/catalog-2.0.ts';
import type { SoftwareListing } from '../contracts/generated/read-api.ts';
import { isCodeHost } from '../rules/code-hosts.ts';
import { deploymentOf } from '../rules/deployment.ts';
import { currentVersion } from '../rules/version-order.ts';
import { asSemver } from '../rules/versions/as-semver.ts';
import { hostOf } from '../rules/web-address.ts';
import { defined, unlessEmpty } from '../rules/without-undefined.ts';

/** What every manifest says of its format; `canonical_url` depends on where the schema is served. */
export const MANIFEST_PROTOCOL = {
  name: 'Catalog manifest',
  version: '2.0.0',
  author: 'Catalog',
  specification_license: 'CC-BY-4.0',
  reference_implementation_license: 'MIT',
};

/** Longest name the DNS knows, and `maxLength` of `entity.domain`. */
const MAX_DOMAIN_LENGTH = 253;

/** A listing as the read API shows it. The rank has no place in a manifest. */
type PublicListing = Omit<SoftwareListing, 'rank'>;
type Release = SoftwareListing['versions'][number];
/** All that decides whether there can be one. */
type ManifestSource = Pick<SoftwareListing, 'homepage' | 'vendor' | 'sources' | 'versions' | 'published_on'>;

export type ManifestResult =
  | { manifest: Manifest; missing?: undefined }
  /** Path of the first required member that nothing in the listing gives, like "entity.domain". */
  | { manifest?: undefined; missing: string };

interface Required {
  domain: string;
  current: Release;
  version: string;
  publishedOn: string;
}

/** @returns what a manifest cannot do without, or the path of the first member that nothing gives */
export function requiredOf(listing: ManifestSource): Required | string {
  const domain = domainOf(listing);
  if (domain === undefined) return 'entity.domain';
  const current = currentVersion(listing.versions);
  const version = current && asSemver(current.version);
  if (current === undefined || version === undefined) return 'releases.latest.version';
  const publishedOn = dayOf(current, listing);
  return publishedOn === undefined ? 'releases.latest.published_at' : { domain, current, version, publishedOn };
}

/** @param baseUrl base address of the catalog, without a trailing slash */
export function toManifest(listing: PublicListing, baseUrl: string): ManifestResult {
  const required = requiredOf(listing);
  if (typeof required === 'string') return { missing: required };
  const { domain, current, version, publishedOn } = required;
  const schemaUrl = baseUrl + files.manifestSchema;
  const manifest: Manifest = defined({
    $schema: schemaUrl,
    protocol: { ...MANIFEST_PROTOCOL, canonical_url: schemaUrl },
    entity: toEntity(listing, domain),
    capabilities: toCapabilities(listing, current),
    releases: { latest: toLatest({ ...current, version }, publishedOn) },
    // Why a domain is not verified is a member of the read API; the manifest has none for it.
    telemetry: known({ status_page: listing.status_page }),
    trust: { domain_verification: known({ ...listing.verification, reason: null }) },
  });
  return { manifest };
}

/** Host of the homepage, else of its publisher's site, of the source that leads, of any other; never a code host's. */
function domainOf({ homepage, vendor, sources }: ManifestSource): string | undefined {
  const onOwnHosts = sources.filter(({ kind }) => kind !== 'github' && kind !== 'gitlab');
  const leadingFirst = onOwnHosts.sort((a, b) => Number(b.primary) - Number(a.primary));
  return [homepage, vendor.website, ...leadingFirst.map(({ url }) => url)]
    .map((address) => hostOf(address ?? undefined))
    .find((host) => host !== undefined && host.length <= MAX_DOMAIN_LENGTH && !isCodeHost(host));
}

/** Of its release, else the first on which the catalog saw it, unless that is not in the month or year it is said to be of. */
function dayOf({ released_on, released_in, seen_on }: Release, { published_on }: ManifestSource): string | undefined {
  const day = released_on ?? seen_on ?? published_on ?? undefined;
  return released_on !== null || released_in === null || day?.startsWith(released_in) ? day : undefined;
}

function toEntity(listing: PublicListing, domain: string): Manifest['entity'] {
  return defined({
    name: listing.name,
    slug: listing.slug,
    domain,
    type: listing.kind,
    license: known(listing.license),
    vendor: known({ ...listing.vendor, support_url: listing.support_url }),
    descriptions: listing.descriptions,
  });
}

function toCapabilities(listing: PublicListing, { artifacts }: Release): Manifest['capabilities'] {
  const { deployment, interfaces, pricing, integrations } = listing;
  return defined({
    deployment: deployment.length > 0 ? deployment : deploymentOf({ ...listing, artifacts }),
    interfaces: known(interfaces),
    pricing: known(
      pricing && { model: pricing.model, starting_price_cents: pricing.price_from_cents, currency: pricing.currency },
    ),
    integrations: unlessEmpty(integrations),
  });
}

function toLatest(release: Release, publishedOn: string): Manifest['releases']['latest'] {
  return defined({
    version: release.version,
    // A release has a day and no time; midnight UTC is what the format can say of it.
    published_at: `${publishedOn}T00:00:00Z`,
    release_type: release.release_type ?? undefined,
    changelog_url: release.notes_url ?? undefined,
    artifacts: unlessEmpty(release.artifacts.map(({ platform, uri, sha256 }) => defined({ platform, uri, sha256 }))),
  });
}

type Known<T> = { [K in keyof T]: NonNullable<T[K]> };

/** The members that are known: the read API says null where the manifest leaves out. Undefined if there is none. */
function known<T extends object>(object: T | null): Partial<Known<T>> | undefined {
  const members = Object.entries(object ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return members.length === 0 ? undefined : (Object.fromEntries(members) as Partial<Known<T>>);
}

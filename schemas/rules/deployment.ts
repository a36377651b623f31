/** How a product is deployed, as far as other facts make it certain. Source: specification, `capabilities.deployment`. */
import type { Manifest } from '../contracts/generated/catalog-2.0.ts';
import type { Kind } from '../contracts/generated/listing.ts';
import { parsePackageUrl } from './package-url.ts';
import { isPublicName } from './public-host.ts';
import { findPlatform } from './vocabulary.ts';
import { hostOf, isWebAddress } from './web-address.ts';

export type Deployment = Manifest['capabilities']['deployment'][number];

/** The members of a listing that are asked. Any may be missing, or null as in the read API. */
export interface Deployable {
  kind: Kind;
  platforms?: readonly string[] | null | undefined;
  interfaces?: { mcp?: { endpoint?: string | null | undefined } | null | undefined } | null | undefined;
  /** Of the current release. */
  artifacts?: readonly { platform?: string | null | undefined }[] | null | undefined;
  /** Package URLs. */
  packages?: readonly string[] | null | undefined;
}

/**
 * The ways that can be known of a kind, in the order of the specification. What becomes a part of another program is not
 * deployed at all. Platforms make no desktop of a server, a service or an agent; nor does Linux alone of a program.
 */
const KNOWABLE: Readonly<Record<Kind, readonly Deployment[]>> = {
  saas: ['cloud', 'mobile', 'docker'],
  'ai-agent': ['cloud', 'docker'],
  'mcp-server': ['cloud', 'docker'],
  api: ['cloud', 'docker'],
  software: ['cloud', 'desktop', 'mobile', 'docker'],
  'open-source': ['cloud', 'desktop', 'mobile', 'docker'],
  framework: [],
  library: [],
  plugin: [],
  extension: [],
  mobile: ['mobile'],
};

/** Where the kind alone says it: these are what the words mean. */
const BY_KIND: Partial<Record<Kind, Deployment>> = { saas: 'cloud', mobile: 'mobile' };

/** Only what is certain: an empty list is an honest answer. What a publisher states goes before this. */
export function deploymentOf(listing: Deployable): Deployment[] {
  const { kind } = listing;
  const named = [...(listing.platforms ?? []), ...(listing.artifacts ?? []).map(({ platform }) => platform ?? '')];
  const platforms = new Set(named.map((word) => findPlatform(word)));
  const runsOn = (...list: Parameters<typeof platforms.has>[0][]) => list.some((platform) => platforms.has(platform));
  const isServed = (kind === 'api' && runsOn('web')) || hasPublicEndpoint(listing);
  const isKnown: Partial<Record<Deployment, boolean>> = {
    cloud: isServed,
    desktop: runsOn('windows', 'macos'),
    mobile: runsOn('android', 'ios'),
    docker: (listing.packages ?? []).some((purl) => parsePackageUrl(purl)?.type === 'docker'),
  };
  return KNOWABLE[kind].filter((way) => isKnown[way] === true || BY_KIND[kind] === way);
}

/** An address on the publisher's own machine or in a network of the reader is no cloud. */
function hasPublicEndpoint({ interfaces }: Deployable): boolean {
  const endpoint = interfaces?.mcp?.endpoint ?? '';
  const host = isWebAddress(endpoint) ? (hostOf(endpoint) ?? '') : '';
  return isPublicName(host) && /[a-z]$/.test(host);
}

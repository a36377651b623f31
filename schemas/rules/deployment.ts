/** How a product is deployed, as far as other facts make it certain. Source: specification, `capabilities.deployment`. */
import type { Manifest } from '../contracts/generated/catalog-2.0.ts';
import type { Kind } from '../contracts/generated/listing.ts';
import type { Artifact, SoftwareListing } from '../contracts/generated/read-api.ts';
import { parsePackageUrl } from './package-url.ts';
import { isPublicName } from './public-host-name.ts';
import { findPlatform } from './vocabulary.ts';
import { hostOf, isWebAddress } from './web-address.ts';

type Deployment = Manifest['capabilities']['deployment'][number];

/** What is asked of a listing of the read API, with the artifacts of its current release. */
export interface Deployable extends Pick<SoftwareListing, 'kind' | 'interfaces'> {
  platforms: readonly string[];
  artifacts: readonly Pick<Artifact, 'platform'>[];
  packages: readonly string[];
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
export function deploymentOf({ kind, platforms: said, interfaces, packages, artifacts }: Deployable): Deployment[] {
  const named = [...said, ...artifacts.map(({ platform }) => platform ?? '')];
  const platforms = new Set(named.map((word) => findPlatform(word)));
  const runsOn = (...list: Parameters<typeof platforms.has>[0][]) => list.some((platform) => platforms.has(platform));
  const isServed = (kind === 'api' && runsOn('web')) || isPublicEndpoint(interfaces?.mcp?.endpoint ?? '');
  const isKnown: Partial<Record<Deployment, boolean>> = {
    cloud: isServed,
    desktop: runsOn('windows', 'macos'),
    mobile: runsOn('android', 'ios'),
    docker: packages.some((purl) => parsePackageUrl(purl)?.type === 'docker'),
  };
  return KNOWABLE[kind].filter((way) => isKnown[way] === true || BY_KIND[kind] === way);
}

/** An address on the publisher's own machine or in a network of the reader is no cloud. */
function isPublicEndpoint(endpoint: string): boolean {
  const host = isWebAddress(endpoint) ? (hostOf(endpoint) ?? '') : '';
  return isPublicName(host) && /[a-z]$/.test(host);
}

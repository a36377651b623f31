/** How a visitor gets a product, the way that fits its kind first: a program is downloaded, a service is opened. */
import type { Kind, Platform } from '../contracts/generated/listing.ts';
import type { Artifact, Install, SoftwareListing } from '../contracts/generated/read-api.ts';

export type WayToGet =
  /** The files of the current version; of several, people choose. */
  | { way: 'download'; artifacts: readonly Artifact[] }
  | { way: 'install'; commands: readonly Install[] }
  /** A service runs where its homepage is. */
  | { way: 'open'; url: string }
  /** The description of an API that programs read. */
  | { way: 'api'; url: string }
  | { way: 'website' | 'source' | 'documentation'; url: string };

type Way = WayToGet['way'];
type Facts = Pick<
  SoftwareListing,
  'kind' | 'homepage' | 'documentation' | 'interfaces' | 'install' | 'source_code' | 'version' | 'versions'
>;

const PROGRAM = ['download', 'install', 'website', 'source', 'documentation'] as const;
const PART = ['install', 'download', 'documentation', 'source', 'website'] as const;

const ORDER = {
  software: PROGRAM,
  mobile: PROGRAM,
  saas: ['open', 'download', 'install', 'documentation', 'source'],
  'ai-agent': ['open', 'download', 'install', 'documentation', 'source'],
  api: ['api', 'documentation', 'install', 'website', 'source'],
  'mcp-server': ['install', 'download', 'documentation', 'source', 'website'],
  library: PART,
  framework: PART,
  plugin: PART,
  extension: PART,
  'open-source': ['install', 'download', 'website', 'documentation', 'source'],
} as const satisfies Record<Kind, readonly Way[]>;

/** @returns the main way first; empty where the listing names no address of the product */
export function waysToGet(listing: Facts): WayToGet[] {
  return ORDER[listing.kind].flatMap((way): WayToGet[] => wayOf(way, listing) ?? []);
}

function wayOf(way: Way, listing: Facts): WayToGet[] | undefined {
  const { homepage, documentation, interfaces, install, source_code } = listing;
  const to = (url: string | null | undefined) => (url ? [{ way, url } as WayToGet] : undefined);
  switch (way) {
    case 'download': {
      const artifacts = currentRelease(listing)?.artifacts ?? [];
      return artifacts.length > 0 ? [{ way, artifacts }] : undefined;
    }
    case 'install':
      return install.length > 0 ? [{ way, commands: install }] : undefined;
    case 'open':
    case 'website':
      return to(homepage);
    case 'api':
      return to(interfaces?.openapi?.spec_url);
    case 'documentation':
      return to(documentation);
    case 'source':
      return to(source_code);
  }
  return way satisfies never;
}

/** The version that a listing is shown with. */
export function currentRelease({ version, versions }: Pick<Facts, 'version' | 'versions'>) {
  return versions.find((each) => each.version === version);
}

/**
 * Commands in the order in which a visitor wants them: those for their very system, then those for any, then others.
 * @param platform undefined where it is not known
 */
export function commandsFor<Command extends Pick<Install, 'platforms'>>(
  commands: readonly Command[],
  platform: Platform | undefined,
): Command[] {
  const distance = ({ platforms }: Command) =>
    platform !== undefined && platforms.includes(platform) ? 0 : platforms.includes('cross-platform') ? 1 : 2;
  return commands.toSorted((one, other) => distance(one) - distance(other));
}

/** @returns the page of SPDX with the text of a license; an expression of several, or one of its own, has none */
export function licenseText(spdxId: string | null): string | undefined {
  const isListed = spdxId !== null && /^(?!LicenseRef-|DocumentRef-)[A-Za-z0-9.-]{1,64}\+?$/i.test(spdxId);
  return isListed ? `https://spdx.org/licenses/${spdxId.replace(/\+$/, '')}.html` : undefined;
}

/** Who uses a product: a program that people run is no alternative to a part that developers build with. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { parsePackageUrl } from '../../../schemas/rules/package-url.ts';

export type Audience = 'people' | 'developers' | 'either';

/** Registries of packages that are added to the code of a project. */
const OF_CODE = new Set(['cargo', 'composer', 'gem', 'golang', 'hex', 'maven', 'npm', 'nuget', 'pub', 'pypi']);

const BY_KIND = {
  saas: 'people',
  mobile: 'people',
  'ai-agent': 'people',
  software: 'people',
  'open-source': 'either',
  api: 'developers',
  'mcp-server': 'developers',
  framework: 'developers',
  library: 'developers',
  plugin: 'either',
  extension: 'either',
} as const satisfies Record<Listing['kind'], Audience>;

/** What comes from a registry of code is a developer's tool, also where it is listed as a program. */
export function audienceOf({ kind, packages = [] }: Pick<Listing, 'kind' | 'packages'>): Audience {
  const isOfCode = packages.some((text) => OF_CODE.has(parsePackageUrl(text)?.type ?? ''));
  return isOfCode && (kind === 'software' || kind === 'open-source') ? 'developers' : BY_KIND[kind];
}

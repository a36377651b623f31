/** The closed lists of the catalog, and the other words publishers use for their entries. */
import type { CategoryVocabulary } from '../contracts/generated/categories.ts';
import type { DeploymentWay, Kind, LicenseType, Platform, Pricing, Release } from '../contracts/generated/listing.ts';

export type PricingModel = NonNullable<Pricing['model']>;
export type ReleaseType = NonNullable<Release['release_type']>;

/** Fallbacks where the vocabulary must give a value (decisions: an unknown value never blocks). */
export const FALLBACK_KIND: Kind = 'software';
export const FALLBACK_CATEGORY = 'other';
export const FALLBACK_PLATFORM: Platform = 'other';

const KINDS: Record<Kind, readonly string[]> = {
  saas: ['software-as-a-service', 'web-service', 'service'],
  'ai-agent': ['agent', 'assistant'],
  'mcp-server': ['mcp'],
  api: ['rest-api', 'web-api'],
  software: ['application', 'app', 'program', 'desktop', 'tool', 'cli'],
  'open-source': ['oss', 'foss', 'opensource'],
  framework: [],
  library: ['package', 'module', 'sdk'],
  plugin: ['plug-in', 'addon', 'add-on'],
  extension: ['browser-extension'],
  mobile: ['mobile-app'],
};

const LICENSE_TYPES: Record<LicenseType, readonly string[]> = {
  'open-source': ['opensource', 'oss', 'foss', 'free-software'],
  freeware: ['free', 'adware'],
  freemium: [],
  commercial: ['proprietary', 'paid'],
  trial: ['shareware', 'demo', 'free-trial', 'freetrial'],
  subscription: [],
};

const PLATFORMS: Record<Platform, readonly string[]> = {
  windows: ['win', 'win32', 'win64', 'ms-windows'],
  macos: ['mac', 'osx', 'os-x', 'mac-os', 'mac-os-x', 'macosx', 'darwin'],
  linux: ['gnu-linux', 'ubuntu', 'debian', 'fedora'],
  android: [],
  ios: ['iphone', 'ipad', 'ipados', 'iphone-ipad'],
  web: ['browser', 'online', 'saas'],
  bsd: ['freebsd', 'openbsd', 'netbsd'],
  other: [],
  'cross-platform': ['crossplatform', 'any', 'all', 'multi-platform', 'java', 'node', 'nodejs', 'node-js'],
};

const PRICING_MODELS: Record<PricingModel, readonly string[]> = {
  free: ['gratis', 'no-cost'],
  freemium: [],
  subscription: ['monthly', 'yearly', 'recurring'],
  usage: ['usage-based', 'pay-as-you-go', 'metered'],
  'one-time': ['onetime', 'perpetual', 'purchase', 'paid'],
  quote: ['on-request', 'contact', 'enterprise'],
};

const RELEASE_TYPES: Record<ReleaseType, readonly string[]> = {
  major: ['major-update'],
  minor: ['minor-update', 'feature'],
  patch: ['bugfix', 'bug-fix', 'fix', 'maintenance'],
  security: ['security-fix'],
  initial: ['new-release', 'first'],
};

const DEPLOYMENT_WAYS: Record<DeploymentWay, readonly string[]> = {
  cloud: ['saas', 'hosted', 'cloud-hosted'],
  'self-hosted': ['selfhosted', 'self-hosting'],
  'on-premise': ['on-prem', 'on-premises'],
  hybrid: [],
  desktop: [],
  mobile: [],
  edge: [],
  docker: ['container', 'oci'],
};

type Find<T extends string> = (word: string) => T | undefined;
/** With the entries of the vocabulary as they stand in a message. */
type Lookup<T extends string> = Find<T> & { entries: string };

/** Words are compared without case, and with every run of spaces, dots and underscores as one dash. */
export function normalWord(word: string): string {
  return word
    .trim()
    .toLowerCase()
    .replace(/[\s._]{1,100}/g, '-');
}

function lookup<T extends string>(table: Record<T, readonly string[]>): Lookup<T> {
  const words = new Map<string, T>();
  for (const [entry, aliases] of Object.entries(table) as [T, readonly string[]][]) {
    for (const word of [entry, ...aliases]) words.set(word, entry);
  }
  return Object.assign((word: string) => words.get(word) ?? words.get(normalWord(word)), {
    entries: Object.keys(table).join(', '),
  });
}

export const findKind = lookup(KINDS);
export const findLicenseType = lookup(LICENSE_TYPES);
export const findPlatform = lookup(PLATFORMS);
export const findPricingModel = lookup(PRICING_MODELS);
export const findReleaseType = lookup(RELEASE_TYPES);
export const findDeploymentWay = lookup(DEPLOYMENT_WAYS);

/** Finds a category by slug, label or alias. */
export function categoryLookup({ categories }: Pick<CategoryVocabulary, 'categories'>): Find<string> {
  const words = new Map<string, string>();
  for (const { slug, label, aliases } of categories) {
    for (const word of [slug, label, ...aliases]) {
      if (!words.has(normalWord(word))) words.set(normalWord(word), slug);
    }
  }
  return (word) => words.get(word) ?? words.get(normalWord(word));
}

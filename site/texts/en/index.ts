/** Every text of the interface, in English: what another language has to have too. */
import type { Pricing, Summary } from '../../../schemas/contracts/generated/read-api.ts';
import { guideTexts } from './guide.ts';
import { listingTexts } from './listing.ts';
import { rankTexts } from './rank.ts';
import { searchTexts } from './search.ts';
import { statisticsTexts } from './statistics.ts';
import { validateTexts } from './validate.ts';

export const texts = {
  locale: 'en',
  /** As its speakers call it. */
  languageName: 'English',

  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  breadcrumb: 'Breadcrumb',
  navigation: {
    home: 'Home',
    software: 'Software',
    categories: 'Categories',
    publish: 'Get listed',
    validate: 'Validate',
    docs: 'Docs',
    changes: 'Changes',
    statistics: 'Statistics',
    plans: 'Plans',
    search: 'Search',
  },
  languages: 'Language',
  darkTheme: 'Dark colours',
  search: { label: 'Search software', button: 'Search' },
  docs: {
    rank: 'How the rank works',
    pad: 'PAD JSON, field by field',
    api: 'Reference of the API',
    errors: 'Errors of the API',
    operate: 'Run your own catalog',
  },
  footer: {
    promise: 'API plans buy access to data. They never buy a better position in the rank.',
    catalog: 'Catalog',
    publishers: 'For publishers',
    developers: 'For developers',
    operators: 'Operator',
    operatedBy: 'Operated by',
    support: 'Support',
    manifest: 'Manifest of this catalog',
  },

  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address. A listing may have been withdrawn by its publisher, or renamed.',
    onwards: 'You can go on with',
  },

  withdrawn: {
    title: 'Withdrawn',
    text: 'This listing was published once and has been taken out of the catalog.',
    because: 'The reason:',
    onwards: 'Go on with what is published',
  },

  renamed: {
    title: 'Renamed',
    text: 'This listing has another name now:',
  },

  home: {
    figures: (listings: string, categories: string) => `${listings} in ${categories}`,
    browseAll: 'Browse all software',
    bestRanked: 'Best ranked',
    newestReleases: 'Recently updated',
    newlyPublished: 'Newly published',
    risers: 'Rising',
    risenBy: (places: number, shown: string) => `up ${shown} ${places === 1 ? 'place' : 'places'}`,
    risenSince: 'Places won since',
    categories: 'Categories',
    allCategories: 'All categories',
    allChanges: 'All changes',
  },
  api: {
    title: 'Read API',
    lead: 'Everything on these pages is readable as JSON, without a key.',
    software: 'Published software, best ranked first',
    listing: 'One listing with versions, sources and descriptions',
    categories: 'Every category with its listing count',
    manifest: 'The catalog, described in its own format',
    schema: 'The manifest schema',
  },

  browse: {
    title: 'All software',
    lead: 'Best ranked first. The score is computed from the facts that publishers keep, and each listing shows how.',
    description: (name: string) => `All software in ${name}, best ranked first.`,
    empty: 'Nothing is published yet.',
  },
  filters: {
    title: 'Filter',
    platform: 'Platform',
    license: 'License type',
    kind: 'Kind',
    verified: 'Proof',
    verifiedDomain: 'Verified domain',
    description: (filter: string, catalog: string) => `Software in ${catalog}: ${filter}, best ranked first.`,
    combine: 'Combine filters in the search',
    cut: (count: string) => `The best ${count} are shown here.`,
    more: 'See all of them in the search',
  },
  categories: {
    title: 'Categories',
    description: (name: string) => `The categories of ${name}, each with the number of its listings.`,
  },
  category: {
    order: 'Best ranked first. The number before a name is its place in the whole catalog.',
    empty: 'Nothing is published in this category yet.',
  },
  list: {
    place: 'Place',
    score: 'score',
    by: 'by',
    version: 'Version',
    released: 'released',
    noSummary: 'The publisher gives no summary.',
    json: 'This list as JSON',
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: 'Page',
    titleOf: (title: string, page: string) => `${title}, page ${page}`,
    of: (page: string, last: string) => `Page ${page} of ${last}`,
  },
  count: {
    listings: (count: number, shown: string) => `${shown} ${count === 1 ? 'listing' : 'listings'}`,
    categories: (count: number, shown: string) => `${shown} ${count === 1 ? 'category' : 'categories'}`,
  },

  ...rankTexts,
  ...listingTexts,
  ...guideTexts,
  validate: validateTexts,
  ...searchTexts,
  ...statisticsTexts,

  kinds: {
    saas: 'Software as a service',
    'ai-agent': 'AI agent',
    'mcp-server': 'MCP server',
    api: 'API',
    software: 'Software',
    'open-source': 'Open-source project',
    framework: 'Framework',
    library: 'Library',
    plugin: 'Plug-in',
    extension: 'Extension',
    mobile: 'Mobile app',
  } satisfies Record<Summary['kind'], string>,
  licenseTypes: {
    'open-source': 'Open source',
    freeware: 'Freeware',
    freemium: 'Freemium',
    commercial: 'Commercial',
    trial: 'Trial',
    subscription: 'Subscription',
  } satisfies Record<NonNullable<Summary['license_type']>, string>,
  platforms: {
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    android: 'Android',
    ios: 'iOS',
    web: 'Web',
    bsd: 'BSD',
    other: 'Other',
    'cross-platform': 'Cross-platform',
  } satisfies Record<Summary['platforms'][number], string>,
  pricingModels: {
    free: 'Free',
    freemium: 'Freemium',
    subscription: 'Subscription',
    usage: 'By usage',
    'one-time': 'One-time purchase',
    quote: 'On request',
  } satisfies Record<NonNullable<Pricing['model']>, string>,
  priceFrom: (price: string) => `from ${price}`,
};

/** What a language has to say. */
export type Texts = typeof texts;

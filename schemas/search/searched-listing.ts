/** A listing as the search sees it. */
import type { CategoryVocabulary } from '../contracts/generated/categories.ts';
import type { SoftwareListing } from '../contracts/generated/read-api.ts';
import { LANGUAGE_TEXTS } from '../texts/languages.ts';
import type { SearchedListing } from './terms.ts';
import type { Label } from './translated-words.ts';
import { stemOf } from './word-stems.ts';
import { searchWords } from './words.ts';

type Searchable = Pick<
  SoftwareListing,
  | 'slug'
  | 'name'
  | 'vendor'
  | 'category'
  | 'kind'
  | 'platforms'
  | 'integrations'
  | 'descriptions'
  | 'license'
  | 'license_type'
  | 'pricing'
  | 'packages'
>;

/** What the categories of a catalog are called. */
export interface CategoryLabels {
  /** By slug. */
  of: ReadonlyMap<string, readonly Label[]>;
  /** All their words, without endings. */
  stems: ReadonlySet<string>;
}

/** @param language of the labels that are no translations */
export function categoryLabels(vocabulary: Pick<CategoryVocabulary, 'categories'>, language: string): CategoryLabels {
  const labels = vocabulary.categories.map(({ slug, label, translations = {} }): [string, Label[]] => {
    const others = Object.entries(translations).map(([tag, translated]) => ({
      language: tag,
      label: translated.label,
    }));
    return [slug, [{ language, label }, ...others]];
  });
  const words = labels.flatMap(([, all]) => all.flatMap(({ label }) => searchWords(label)));
  return { of: new Map(labels), stems: new Set(words.map((word) => stemOf(word) ?? word)) };
}

export function toSearched(listing: Searchable, labels: CategoryLabels): SearchedListing {
  const { slug, name, vendor, category, kind, platforms, integrations, descriptions, packages } = listing;
  return {
    ...{ slug, name, vendor: vendor.name, category, descriptions },
    labels: labels.of.get(category) ?? [],
    common: labels.stems,
    kinds: Object.entries(LANGUAGE_TEXTS).map(([language, { kinds }]) => ({ language, label: kinds[kind] })),
    // `pkg:npm/%40scope/name`: its name alone is typed, and as a whole.
    further: [
      ...platforms,
      ...integrations,
      ...packages.flatMap((purl) => [purl, decodeURIComponent(purl.split('/').at(-1) ?? '')]),
    ],
    facets: facetsOfListing(listing),
  };
}

/** What a listing is by its license, price, platforms, kind and publisher's country, as facet-words.json names it. */
type Faceted = Pick<SoftwareListing, 'kind' | 'license' | 'license_type' | 'platforms' | 'pricing' | 'vendor'>;

const COPYLEFT = new Set(['agpl', 'gpl', 'lgpl', 'mpl', 'epl', 'eupl', 'cddl', 'osl']);
const PERMISSIVE = new Set(['0bsd', 'apache', 'bsd', 'cc0', 'isc', 'mit', 'unlicense', 'wtfpl', 'zlib']);
/** What runs everywhere runs there, too. */
const DESKTOPS = ['windows', 'macos', 'linux'];
const OPERATORS = new Set(['and', 'or', 'with']);
/** `open-source` says nothing of the form. */
const FORMS = ['framework', 'library'];
const EUROPE = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

export function facetsOfListing({ kind, license, license_type, platforms, pricing, vendor }: Faceted): string[] {
  const country = vendor.country_code;
  return [
    ...licenses(license.spdx_id ?? '', license_type),
    ...prices(pricing?.model, license_type).map((price) => `price-${price}`),
    ...[...platforms, ...(platforms.includes('cross-platform') ? DESKTOPS : [])].map((name) => `platform-${name}`),
    ...(kind === 'open-source' ? FORMS : [kind]).map((form) => `kind-${form}`),
    ...(country === null ? [] : [`country-${country.toLowerCase()}`]),
    ...(country !== null && EUROPE.has(country) ? ['country-eu'] : []),
  ];
}

function licenses(spdx: string, type: SoftwareListing['license_type']): string[] {
  const ids = spdx
    .toLowerCase()
    .split(/[\s()+]+/)
    .filter((part) => /^[a-z0-9.-]+$/.test(part) && !OPERATORS.has(part));
  const named = ids.flatMap((id) => {
    const [family = '', version = ''] = id.split('-');
    const number = /^\d+/.exec(version)?.[0];
    const groups = [...(COPYLEFT.has(family) ? ['copyleft'] : []), ...(PERMISSIVE.has(family) ? ['permissive'] : [])];
    return [family, ...(number === undefined ? [] : [`${family}-${number}`]), ...groups];
  });
  const kind = type === null ? [] : [type === 'open-source' ? 'open-source' : 'proprietary'];
  return [...new Set([...kind, ...named])].map((name) => `license-${name}`);
}

type Model = keyof typeof PRICES;

/** Where no price is stated, the type of the license may say it. Freemium may be used without paying. */
function prices(model: string | undefined, type: SoftwareListing['license_type']): string[] {
  if (type === 'trial') return ['trial', 'paid'];
  const asked = model ?? (type === null ? '' : MODELS[type]);
  return PRICES[asked as Model] ?? [];
}

const MODELS = {
  ...{ 'open-source': 'free', freeware: 'free', freemium: 'freemium', subscription: 'subscription' },
  ...{ commercial: 'quote' },
} as const;

const PRICES = {
  free: ['free'],
  freemium: ['free', 'freemium'],
  subscription: ['paid', 'subscription'],
  usage: ['paid'],
  'one-time': ['paid', 'once'],
  quote: ['paid'],
} satisfies Record<string, string[]>;

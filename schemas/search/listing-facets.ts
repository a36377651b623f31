/** What a listing is by its license, price, platforms, kind and publisher's country, as facet-words.json names it. */
import type { SoftwareListing } from '../contracts/generated/read-api.ts';

export type Faceted = Pick<SoftwareListing, 'kind' | 'license' | 'license_type' | 'platforms' | 'pricing' | 'vendor'>;

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

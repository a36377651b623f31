/** By what lists are filtered, what that is called, and the number of listings for each value, counted by the build. */
import {
  countFacet,
  type Facet,
  type FacetCount,
  isWanted,
  PAGE_FACETS,
  type PageFacet,
  pricesOf,
} from '../../schemas/search/filter-listings.ts';
import { isTrait, readTraits } from '../../schemas/search/public-sector-traits.ts';
import { memoizeBy } from '../../schemas/texts/memoize-by-key.ts';
import { nameOf } from '../../schemas/writers/listing-view.ts';
import { once } from '../base/memoize.ts';
import { publisherOf, readCategory, readPublishers, readRankTable, readSlugs } from '../catalog/catalog-data.ts';
import { languageOf } from '../catalog/language.ts';
import { readFacts } from '../catalog/listing-index.ts';

/** What a list is already narrowed by, where it is that of a category, a publisher or a filter: to any of the values. */
export type Preset = readonly [name: PageFacet, ...values: string[]] | undefined;

/** Listings with their values of each facet, the best first. */
export const facetRows = once(() =>
  readSlugs().map((slug) => {
    const { category, kind, license_type, platforms, badges, verified, pricing, traits, state } = readFacts(slug);
    const publisher = publisherOf(slug);
    const values: Record<Facet, readonly string[]> = {
      ...{ category: [category], kind: [kind], platform: platforms, badge: badges },
      license_type: license_type === null ? [] : [license_type],
      pricing: pricesOf(pricing),
      // Nobody looks for those that are not.
      verified: verified ? ['true'] : [],
      // A list of one needs no filter.
      publisher: publisher === undefined || publisher.listings.length === 1 ? [] : [publisher.slug],
      ...readTraits(traits),
      state: state === undefined ? [] : [state.state],
    };
    return { slug, values };
  }),
);

/** Asked for by every page of a list. Of the facet that narrows it, all values can still be chosen. */
const counted = memoizeBy((preset: string): Record<PageFacet, FacetCount[]> => {
  const [name = '', ...values] = preset.split(' ');
  const shown = facetRows().filter((row) => name === '' || isWanted(row, { [name]: values }));
  const facets = PAGE_FACETS.map((facet) => [facet, countFacet(facet === name ? facetRows() : shown, facet, {})]);
  return Object.fromEntries(facets);
});

/** @returns values that some listing has, the most frequent first */
export const facetsOf = (preset: Preset) => counted(preset?.join(' ') ?? '');

const publisherNames = once(() => new Map(readPublishers().map(({ slug, name }) => [slug, name])));

interface FilterNames {
  title: string;
  labelOf(value: string): string;
}

/** What filters and their values are called. @param lang tag of a language */
export function filterNames(lang: string): Record<PageFacet, FilterNames> {
  const { texts, say, formatLanguage } = languageOf({ lang });
  const { filters, searchPage: words, publicSector, facts } = texts;
  const named = (title: string, names: Record<string, string>): FilterNames => ({
    title,
    labelOf: (value) => nameOf(value, names),
  });
  const prices = { ...texts.pricingModels, free: words.freeOfCharge };
  const users = (value: string) => say(publicSector.usersAtLeast, { count: Number(value), shown: value });
  return {
    category: { title: facts.category, labelOf: (slug) => readCategory(slug, lang).name },
    kind: named(filters.kind, texts.kinds),
    license_type: named(filters.license, texts.licenseTypes),
    platform: named(filters.platform, texts.platforms),
    pricing: named(words.pricing, prices),
    verified: { title: filters.verified, labelOf: () => filters.verifiedDomain },
    publisher: { title: facts.vendor, labelOf: (slug) => publisherNames().get(slug) ?? slug },
    used_by: { title: publicSector.usedBy, labelOf: users },
    maintenance: named(publicSector.maintenance, publicSector.maintenanceTypes),
    maintained_until: {
      title: publicSector.maintainedUntil,
      labelOf: (year) => say(publicSector.untilAtLeast, { year }),
    },
    audience: named(publicSector.scope, publicSector.scopes),
    product_language: { title: facts.languages, labelOf: formatLanguage },
    legal: named(publicSector.legal, publicSector.legalKinds),
    security_until: {
      title: texts.supportCard.securityUntil,
      labelOf: (year) => say(publicSector.untilAtLeast, { year }),
    },
    state: named(filters.state, { ...texts.states, ended: filters.ended }),
  };
}

/** The filters that a list offers, with what can be chosen, in words. @param lang tag of a language */
export function filterChoices(preset: Preset, lang: string) {
  const names = filterNames(lang);
  const groups = PAGE_FACETS.map((name) => {
    const { title, labelOf } = names[name];
    const offered = facetsOf(preset)[name].filter(({ value }) => !isPast(name, value));
    const options = offered.map(({ value, count }) => ({ value, label: labelOf(value), count }));
    // So many are looked through by their names.
    if (name === 'category' || name === 'publisher' || isTrait(name))
      options.sort((left, right) => left.label.localeCompare(right.label, lang, { numeric: true }));
    return { name, title, options };
  });
  return groups.filter(({ options }) => options.length > 0);
}

/** Nobody looks for what was looked after until a year that is over. */
function isPast(name: string, value: string): boolean {
  return (name === 'maintained_until' || name === 'security_until') && value < readRankTable().computed_on.slice(0, 4);
}

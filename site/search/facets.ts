/** By what a list can be filtered, with the number of listings for each value, counted by the build. */
import {
  type Counted,
  countFacet,
  type Facet,
  PAGE_FACETS,
  type PageFacet,
} from '../../schemas/search/filter-listings.ts';
import { nameOf } from '../../schemas/writers/listing-view.ts';
import { oncePer } from '../base/memoize.ts';
import { readCategory, readSlugs } from '../catalog/catalog-data.ts';
import { languageOf } from '../catalog/language.ts';
import { readFacts } from '../catalog/listing-index.ts';
import { filterGroups } from '../lists/filters.ts';

/** @param category slug, or undefined for everything. @returns values that some listing has, the most frequent first */
export const facetsOf = oncePer((category: string | undefined): Record<PageFacet, Counted[]> => {
  const rows = readSlugs()
    .map(readFacts)
    .filter((facts) => category === undefined || facts.category === category)
    .map(({ kind, license_type, platforms, badges, verified, pricing, ...facts }) => {
      const values: Record<Facet, readonly string[]> = {
        ...{ category: [facts.category], kind: [kind], platform: platforms, badge: badges },
        license_type: license_type === null ? [] : [license_type],
        pricing: pricing === undefined ? [] : [pricing],
        // Nobody looks for those that are not.
        verified: verified ? ['true'] : [],
      };
      return { values };
    });
  const counted = PAGE_FACETS.map((facet) => [facet, countFacet(rows, facet, {})]);
  return Object.fromEntries(counted);
});

interface FilterChoices {
  name: PageFacet;
  title: string;
  options: { value: string; label: string; count: number }[];
}

/** The filters that a search offers, with what can be chosen, in words. @param lang tag of a language */
export function filterChoices(category: string | undefined, lang: string): FilterChoices[] {
  const { texts } = languageOf({ lang });
  const { searchPage: words, facts, pricingModels } = texts;
  const titled = Object.fromEntries([
    ['category', { title: facts.category, labelOf: (slug: string) => readCategory(slug, lang).name }],
    ['pricing', { title: words.pricing, labelOf: (model: string) => nameOf(model, pricingModels) }],
    ...filterGroups(texts).map(({ name, ...group }) => [name, group]),
  ]) as Record<PageFacet, { title: string; labelOf(value: string): string }>;
  const groups = PAGE_FACETS.map((name) => {
    const { title, labelOf } = titled[name];
    const options = facetsOf(category)[name].map(({ value, count }) => ({ value, label: labelOf(value), count }));
    // So many are looked through by their names.
    if (name === 'category') options.sort((left, right) => left.label.localeCompare(right.label, lang));
    return { name, title, options };
  });
  return groups.filter(({ name, options }) => options.length > 0 && (name !== 'category' || category === undefined));
}

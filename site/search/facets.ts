/** By what a list can be filtered, with the number of listings for each value, counted by the build. */
import {
  countFacet,
  type Facet,
  type FacetCount,
  PAGE_FACETS,
  type PageFacet,
  pricesOf,
} from '../../schemas/search/filter-listings.ts';
import { isTrait, readTraits } from '../../schemas/search/traits.ts';
import { nameOf } from '../../schemas/writers/listing-view.ts';
import { once, oncePer } from '../base/memoize.ts';
import { publisherOf, readCategory, readPublishers, readSlugs } from '../catalog/catalog-data.ts';
import { languageOf } from '../catalog/language.ts';
import { readFacts } from '../catalog/listing-index.ts';
import { filterGroups } from '../lists/filters.ts';
import { isPast, traitGroups } from './trait-groups.ts';

/** What a list is already narrowed by, where it is that of a category or of a filter. */
export type Preset = readonly [name: PageFacet, value: string] | undefined;

const rows = once(() =>
  readSlugs()
    .map((slug) => ({ ...readFacts(slug), publisher: publisherOf(slug) }))
    .map(({ publisher, category, kind, license_type, platforms, badges, verified, pricing, traits, state }) => {
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
      return { values };
    }),
);

const publisherNames = once(() => new Map(readPublishers().map(({ slug, name }) => [slug, name])));

/** Asked for by every page of a list. */
const counted = oncePer((preset: string): Record<PageFacet, FacetCount[]> => {
  const [name, value] = preset.split(' ');
  const wanted = name === '' || value === undefined ? {} : { [name as PageFacet]: [value] };
  const facets = PAGE_FACETS.map((facet) => [facet, countFacet(rows(), facet, wanted)]);
  return Object.fromEntries(facets);
});

/** @returns values that some listing has, the most frequent first */
export const facetsOf = (preset: Preset) => counted(preset?.join(' ') ?? '');

interface FilterChoices {
  name: PageFacet;
  title: string;
  options: { value: string; label: string; count: number }[];
}

/** The filters that a list offers, with what can be chosen, in words. @param lang tag of a language */
export function filterChoices(preset: Preset, lang: string): FilterChoices[] {
  const { texts } = languageOf({ lang });
  const { searchPage: words, facts, pricingModels } = texts;
  const titled = Object.fromEntries([
    ['category', { title: facts.category, labelOf: (slug: string) => readCategory(slug, lang).name }],
    [
      'pricing',
      {
        title: words.pricing,
        labelOf: (model: string) => (model === 'free' ? words.freeOfCharge : nameOf(model, pricingModels)),
      },
    ],
    ['publisher', { title: facts.vendor, labelOf: (slug: string) => publisherNames().get(slug) ?? slug }],
    ...traitGroups(texts, lang),
    ...filterGroups(texts).map(({ name, ...group }) => [name, group]),
  ]) as Record<PageFacet, { title: string; labelOf(value: string): string }>;
  const groups = PAGE_FACETS.map((name) => {
    const { title, labelOf } = titled[name];
    const counted = facetsOf(preset)[name].filter(({ value }) => !isPast(name, value));
    const options = counted.map(({ value, count }) => ({ value, label: labelOf(value), count }));
    // So many are looked through by their names.
    if (name === 'category' || name === 'publisher' || isTrait(name))
      options.sort((left, right) => left.label.localeCompare(right.label, lang, { numeric: true }));
    return { name, title, options };
  });
  return groups.filter(({ options }) => options.length > 0);
}

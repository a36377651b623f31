/** A listing as the search sees it. */
import type { CategoryVocabulary } from '../contracts/generated/categories.ts';
import type { SoftwareListing } from '../contracts/generated/read-api.ts';
import { LANGUAGE_TEXTS } from '../texts/languages.ts';
import { type Faceted, facetsOfListing } from './listing-facets.ts';
import type { SearchedListing } from './terms.ts';
import type { Label } from './translated-words.ts';
import { stemOf } from './word-stems.ts';
import { searchWords } from './words.ts';

type Searchable = Faceted &
  Pick<SoftwareListing, 'slug' | 'name' | 'category' | 'integrations' | 'descriptions' | 'packages'>;

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

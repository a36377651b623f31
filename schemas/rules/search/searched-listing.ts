/** A listing as the search sees it. */
import type { CategoryVocabulary } from '../../contracts/generated/categories.ts';
import type { SoftwareListing } from '../../contracts/generated/read-api.ts';
import { LANGUAGE_TEXTS } from '../../texts/languages.ts';
import type { Label, SearchedListing } from './terms.ts';

type Searchable = Pick<
  SoftwareListing,
  'slug' | 'name' | 'vendor' | 'category' | 'kind' | 'platforms' | 'integrations' | 'descriptions'
>;

/** What a category is called, by its slug. */
export type CategoryLabels = ReadonlyMap<string, readonly Label[]>;

/** @param language of the labels that are no translations */
export function categoryLabels(vocabulary: Pick<CategoryVocabulary, 'categories'>, language: string): CategoryLabels {
  return new Map(
    vocabulary.categories.map(({ slug, label, translations = {} }) => {
      const others = Object.entries(translations).map(([tag, translated]) => ({
        language: tag,
        label: translated.label,
      }));
      return [slug, [{ language, label }, ...others]];
    }),
  );
}

export function toSearched(listing: Searchable, labels: CategoryLabels): SearchedListing {
  const { slug, name, vendor, category, kind, platforms, integrations, descriptions } = listing;
  return {
    ...{ slug, name, vendor: vendor.name, category, descriptions },
    labels: labels.get(category) ?? [],
    kinds: Object.entries(LANGUAGE_TEXTS).map(([language, { kinds }]) => ({ language, label: kinds[kind] })),
    further: [...platforms, ...integrations],
  };
}

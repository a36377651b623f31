/** What the codes of listings are called in a language of the pages. */

import { oncePer } from '../../schemas/texts/once-per.ts';
import type { ListingLabels } from '../../schemas/writers/listing-view.ts';
import { readCategories } from './catalog-data.ts';
import { languageOf } from './language.ts';

export const labelsIn = oncePer((lang: string): ListingLabels => {
  const { kinds, licenseTypes } = languageOf({ lang }).texts;
  const categories = readCategories(lang).map(({ slug, name }) => [slug, name]);
  return { category: Object.fromEntries(categories), kind: kinds, license_type: licenseTypes };
});

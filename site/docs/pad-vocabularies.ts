/** The words that members of a PAD JSON document may hold, by member. */
import { readCategories } from '../catalog/catalog-data.ts';
import { languageOf } from '../catalog/language.ts';

export function padVocabularies(): Map<string, string[]> {
  // Complete, because the texts have a word for each of them.
  const { deploymentWays, kinds, licenseTypes, platforms, pricingModels, versions } = languageOf({ lang: 'en' }).texts;
  return new Map([
    ['software.kind', Object.keys(kinds)],
    ['software.category', readCategories('en').map(({ slug }) => slug)],
    ['software.license_type', Object.keys(licenseTypes)],
    ['software.platforms', Object.keys(platforms)],
    ['software.deployment', Object.keys(deploymentWays)],
    ['software.pricing.model', Object.keys(pricingModels)],
    ['release.release_type', Object.keys(versions.types)],
  ]);
}

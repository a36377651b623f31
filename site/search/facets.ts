/** By what a list can be filtered, with the number of listings for each value, counted by the build. */
import { type Counted, countFacet, type Facet, PAGE_FACETS, type PageFacet } from '../../schemas/search/narrow.ts';
import { oncePer } from '../base/memoize.ts';
import { readSlugs } from '../catalog/catalog-data.ts';
import { readFacts } from '../catalog/listing-index.ts';

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

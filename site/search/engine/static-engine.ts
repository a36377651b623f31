/** Searches in the browser, in the index that the build of a static host writes. */
import type { CategoryVocabulary } from '../../../schemas/contracts/generated/categories.ts';
import type { RelatedTable, SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { tagFor } from '../../../schemas/rules/language-tag.ts';
import { type CategoryAliases, categoryAliases } from '../../../schemas/search/category-aliases.ts';
import { countFacet, inOrderOf, isWanted, PAGE_FACETS } from '../../../schemas/search/filter-listings.ts';
import { didYouMean } from '../../../schemas/search/relaxed-query.ts';
import { publicUseOf, useFigure } from '../../../schemas/wording/usage-figures.ts';
import { leadingState } from '../../../schemas/writers/listing-view.ts';
import { findMatches } from './find-matches.ts';
import { openIndexFiles } from './index-files.ts';
import { type FoundRow, rowsOf } from './index-rows.ts';
import {
  type Counts,
  HITS_PER_PAGE,
  type Hit,
  type SearchEngine,
  type SearchQuery,
  SUGGESTED,
} from './search-engine-contract.ts';

/** Where everything is that a search needs. */
export interface StaticPlaces {
  /** Address of the folder of the index, with a slash at its end. */
  folder: string;
  /** Of the categories with their aliases. */
  vocabulary: string;
  listing(slug: string): string;
  /** Of the table that says which listings are like it. */
  related(slug: string): string;
  /** Of who asks. */
  language: string;
}

/** @param load the bytes at an address, or throws */
export function staticEngine(places: StaticPlaces, load: (address: string) => Promise<ArrayBuffer>): SearchEngine {
  const files = openIndexFiles(places.folder, load);
  const json = async <T>(address: string): Promise<T> => JSON.parse(new TextDecoder().decode(await load(address)));
  let aliases: Promise<CategoryAliases> | undefined;
  const categories = () => {
    aliases ??= json<CategoryVocabulary>(places.vocabulary).then(categoryAliases);
    aliases.catch(() => {
      aliases = undefined;
    });
    return aliases;
  };
  const related = async (slug: string) => (await json<RelatedTable>(places.related(slug)))[slug] ?? [];
  const further = { aliases: categories, related };
  const listingAt = (slug: string) => json<SoftwareListing>(places.listing(slug));
  const find = async (text: string) => {
    const { table, all, similar, meant } = await findMatches(text, files, places.language, further);
    const rows = rowsOf(table);
    const at = (listings: readonly number[]) => listings.flatMap((place) => rows[place] ?? []);
    return { all: at(all), similar: at(similar), corrections: meant?.corrections ?? [], isShallow: table.is_shallow };
  };
  return {
    async search({ text, filters, sort }, page) {
      const { all, similar, corrections, isShallow } = await find(text);
      const wanted = (rows: readonly FoundRow[]) => inOrderOf(rows, sort).filter((row) => isWanted(row, filters));
      const [best, others] = [wanted(all), wanted(similar)];
      const shown = [...best, ...others].slice((page - 1) * HITS_PER_PAGE, page * HITS_PER_PAGE);
      const [first] = corrections.length > 0 ? similar : [];
      const [hits, meant] = await Promise.all([
        Promise.all(shown.map(async (row) => toHit(await listingAt(row.slug), row, places.language))),
        first === undefined ? undefined : listingAt(first.slug),
      ]);
      return {
        total: best.length + others.length,
        similar: others.length,
        didYouMean:
          meant &&
          didYouMean(text, { corrections }, [
            meant.name,
            meant.vendor.name,
            summaryIn(meant, places.language),
            meant.summary,
          ]),
        hits: hits.map((hit, at) => ({ ...hit, match: others.includes(shown[at] as FoundRow) ? 'similar' : 'all' })),
        counts: countsOf([...all, ...similar], filters),
        isShallow,
      };
    },
    async suggest(text) {
      const { all, similar } = await find(text);
      const named = (match: Hit['match']) => (row: FoundRow) => ({
        slug: row.slug,
        name: row.title,
        // Digests of all icons would make the index several times as large.
        icon: null,
        vendor: row.vendor,
        match,
      });
      return [...all.map(named('all')), ...similar.map(named('similar'))].slice(0, SUGGESTED);
    },
  };
}

function countsOf(rows: readonly FoundRow[], filters: SearchQuery['filters']): Counts {
  return Object.fromEntries(
    PAGE_FACETS.map((name) => {
      const counted = countFacet(rows, name, filters);
      return [name, new Map(counted.map(({ value, count }) => [value, count]))];
    }),
  );
}

function toHit(listing: SoftwareListing, { place, values }: FoundRow, language: string): Omit<Hit, 'match'> {
  const { slug, name, icon, vendor, category, license_type, version, released_on, verified } = listing;
  const [{ spdx_id }, use, publicUse] = [listing.license, useFigure(listing.evidence), publicUseOf(listing)];
  const [state, [publisher]] = [leadingState(listing.states), values.publisher];
  return {
    ...{ slug, name, icon, vendor: vendor.name, category, license_type, version, released_on, verified },
    ...{ spdx_id, pricing: listing.pricing, ...(use !== undefined && { use }), ...(publisher && { publisher }) },
    ...(publicUse !== undefined && { public_use: publicUse }),
    ...(state !== undefined && { state }),
    ...{ summary: summaryIn(listing, language), position: place + 1 },
  };
}

function summaryIn({ descriptions, summary }: SoftwareListing, language: string): string | null {
  return descriptions[tagFor(Object.keys(descriptions), language) ?? '']?.summary ?? summary;
}

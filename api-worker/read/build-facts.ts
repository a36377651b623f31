/** What the files of the build say of all of it, read once. */
import { files } from '../../schemas/contracts/addresses.ts';
import type { CategoryVocabulary } from '../../schemas/contracts/generated/categories.ts';
import type { CategoryList, RankTable } from '../../schemas/contracts/generated/read-api.ts';
import { type ListingPlace, placesOf, stepsOf } from '../../schemas/rank/top-percent.ts';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import { categoryAliases } from '../../schemas/search/category-aliases.ts';
import type { RankFacts } from '../../schemas/writers/rank-resource.ts';
import { loadedOnce, publicSettings, readJson } from '../base/assets.ts';
import type { Env } from '../base/env.ts';
import { unkept } from '../base/responses.ts';

export type Places = ReadonlyMap<string, ListingPlace>;

/** What the rank table says of all listings, and the place of each. */
export const ranking = loadedOnce(async (env) => {
  const table = await readJson<RankTable>(env, files.rankTable);
  const { order, computed_on, weights } = table;
  const facts: RankFacts = { computed_on, weights, steps: stepsOf(order) };
  return { facts, places: placesOf(table) as Places };
});

/** Slugs of all categories. */
export const categorySlugs = loadedOnce(async (env) => {
  const { data } = await readJson<CategoryList>(env, files.categories);
  return new Set(data.map(({ slug }) => slug));
});

/** Languages of the pages. */
export const pageLanguages = async (env: Env) => (await publicSettings(env)).languages;

/** Categories by the words that people use for them. */
export const searchAliases = loadedOnce(async (env) =>
  categoryAliases(await readJson<CategoryVocabulary>(env, files.vocabulary)),
);

/** Finds a category by any word for it, as readers of documents ask. */
export const categoryFinder = loadedOnce(async (env) =>
  categoryLookup(await readJson<CategoryVocabulary>(env, files.vocabulary)),
);

/** GET /healthz: the worker answers, and which build it serves. */
export async function health(_request: Request, env: Env): Promise<Response> {
  const { commit, date = null } = await readJson<{ commit: string | null; date?: string }>(env, files.buildManifest);
  return unkept({ status: 'ok', build: { commit, date } });
}

/** The categories of the build, as readers of documents ask for them. */
import { files } from '../../schemas/contracts/addresses.ts';
import type { CategoryVocabulary } from '../../schemas/contracts/generated/categories.ts';
import { categoryLookup } from '../../schemas/rules/vocabulary.ts';
import { readAsset } from '../base/assets.ts';
import type { Env } from '../base/env.ts';

type FindCategory = (word: string) => string | undefined;

/** Kept for the life of the worker's process, like the rank table. */
let remembered: FindCategory | undefined;

export async function categoryFinder(env: Env): Promise<FindCategory> {
  remembered ??= await load(env);
  return remembered;
}

async function load(env: Env): Promise<FindCategory> {
  const asset = await readAsset(env, files.vocabulary);
  if (asset === undefined) throw new Error('the build has no vocabulary of categories');
  return categoryLookup(await asset.json<CategoryVocabulary>());
}

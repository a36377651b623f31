/** What the categories are called, loaded once, where somebody has begun to type. */
import { files } from '../../schemas/contracts/addresses.ts';
import type { CategoryVocabulary } from '../../schemas/contracts/generated/categories.ts';
import type { CategoryList } from '../../schemas/contracts/generated/read-api.ts';
import { href } from '../base/links.ts';
import { categorySuggester, type SuggestedCategory } from './engine/suggested-categories.ts';

type Suggester = ReturnType<typeof categorySuggester>;

let loading: Promise<Suggester> | undefined;

/** @param language of the page */
export async function categoriesFor(text: string, language: string): Promise<SuggestedCategory[]> {
  // What failed once is tried again at the next text.
  loading ??= load(language).catch((error) => {
    loading = undefined;
    throw error;
  });
  return (await loading)(text);
}

async function load(language: string): Promise<Suggester> {
  const [vocabulary, { data }]: [CategoryVocabulary, CategoryList] = await Promise.all([
    fetchJson(files.vocabulary),
    fetchJson(files.categories),
  ]);
  const listed = data.filter(({ listing_count }) => listing_count > 0).map(({ slug }) => slug);
  return categorySuggester(vocabulary, new Set(listed), language);
}

async function fetchJson(path: string) {
  const answer = await fetch(href(path));
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.json();
}

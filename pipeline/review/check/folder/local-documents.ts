/** Documents in data/feeds, read as `catalog validate` reads them. Only their bytes are: a check asks no source. */
import type { Category, CategoryVocabulary } from '../../../../schemas/contracts/generated/categories.ts';
import type { Problem } from '../../../../schemas/contracts/problems.ts';
import { categoryLookup } from '../../../../schemas/rules/vocabulary.ts';
import { collectFeeds } from '../../../collect/collect.ts';
import { NO_MEMORY } from '../../../collect/contract/source-memory.ts';
import type { Feed } from '../../../collect/feeds/feed-list.ts';
import { withIsolatedReader } from '../../../collect/isolated/isolated-reader.ts';
import type { GuardedClient } from '../../../repo/fetch/guarded-client.ts';

type Results = readonly { problems: Problem[] }[];

/** One result for each feed, in their order. */
export type ReadDocuments = (feeds: readonly Feed[], categories: CategoryVocabulary) => Promise<Results>;

export const readLocalDocuments: ReadDocuments = (feeds, categories) =>
  withIsolatedReader({ categories }, (reader) => {
    const findCategory = categoryLookup(categories);
    const tools = { reader, findCategory, client: NO_NETWORK, tokens: new Map(), memory: NO_MEMORY };
    return collectFeeds(feeds, { tools: { ...tools, now: () => new Date() } });
  });

const refuse = () => Promise.reject(new Error('A check asks no source.'));
const NO_NETWORK: GuardedClient = { fetch: refuse, request: refuse, close: async () => {} };

/** Documents are also read where the categories cannot be; unknown categories are then not reported. */
export function documentReader(read: ReadDocuments, categories: CategoryVocabulary | undefined) {
  return async (feeds: readonly Feed[]): Promise<Results> => {
    const results = await read(feeds, categories ?? NO_CATEGORIES);
    if (categories !== undefined) return results;
    return results.map(({ problems }) => ({ problems: problems.filter(({ code }) => code !== 'unknown_value') }));
  };
}

const NO_CATEGORIES = { categories: [] as Category[] } as unknown as CategoryVocabulary;

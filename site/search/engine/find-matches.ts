/** Which listings a query finds in the files of a static index. */
import type { CategoryAliases } from '../../../schemas/search/aliases.ts';
import { stemOf } from '../../../schemas/search/endings.ts';
import { inOrder, matchAll, matchSimilar, type TermIndex } from '../../../schemas/search/match.ts';
import { type Query, readQuery } from '../../../schemas/search/query.ts';
import { ENOUGH, isNear, type SimilarQuery, similarQuery } from '../../../schemas/search/similar.ts';
import { type Asked, type IndexTable, openShards, shardsAsked } from '../../../schemas/search/static-index.ts';
import { languageSign } from '../../../schemas/search/terms.ts';
import type { IndexFiles } from './index-files.ts';

/** Places of listings, the best first. */
export interface Matches {
  table: IndexTable;
  all: number[];
  similar: number[];
  /** How the similar ones were asked for. */
  meant: SimilarQuery | undefined;
}

/**
 * @param language of who asks
 * @param aliases loads the words for categories: they are needed only where too few have all words
 */
export async function findMatches(
  text: string,
  files: IndexFiles,
  language: string,
  aliases: () => Promise<CategoryAliases>,
): Promise<Matches> {
  const table = await files.table();
  const query = readQuery(text);
  const meant = undefined;
  if (text.trim() === '') return { table, all: [...table.slugs.keys()], similar: [], meant };
  if (query === undefined) return { table, all: [], similar: [], meant };
  const sign = languageSign(table.languages, language);
  const index = await indexFor(files, table, { titles: [query.title], slots: [...query.slots, ...query.filters] });
  const all = inOrder(matchAll(query, index, sign));
  if (all.length >= ENOUGH || query.slots.length === 0) return { table, all, similar: [], meant };
  const asked = await toSimilar(files, query, await aliases());
  const wider = await indexFor(files, table, {
    titles: asked.titles,
    slots: [...asked.readings.flat().map(({ slot }) => slot), ...asked.filters],
    categories: asked.readings.flat().flatMap(({ categories }) => categories),
  });
  const similar = matchSimilar(asked, wider, sign, new Set(all));
  return { table, all, similar, meant: asked };
}

async function indexFor(files: IndexFiles, table: IndexTable, asked: Asked): Promise<TermIndex> {
  return openShards(table.slugs.length, await files.shards(shardsAsked(table, asked)));
}

async function toSimilar(files: IndexFiles, query: Query, aliases: CategoryAliases): Promise<SimilarQuery> {
  const words = await files.words();
  const known = new Set([...words, ...words.flatMap((word) => stemOf(word) ?? [])]);
  const vocabulary = {
    has: (word: string) => known.has(word),
    begins: (word: string) => words.some((each) => each.startsWith(word)),
    near: (word: string) => [...known].filter((each) => isNear(word, each)),
  };
  return similarQuery(query, vocabulary, aliases);
}

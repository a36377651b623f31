/** Which listings a query finds in the files of a static index. */
import type { CategoryAliases } from '../../../schemas/search/category-aliases.ts';
import { filterOf, inOrder, matchAll, matchSimilar, type TermIndex } from '../../../schemas/search/match.ts';
import { isNear } from '../../../schemas/search/near-words.ts';
import { type Query, readQuery } from '../../../schemas/search/query.ts';
import { ENOUGH, MAX_ALIKE, type SimilarQuery, similarQuery } from '../../../schemas/search/relaxed-query.ts';
import { type AskedTerms, type IndexTable, openShards, shardsAsked } from '../../../schemas/search/static-index.ts';
import { languageSign, MARKS } from '../../../schemas/search/terms.ts';
import { stemOf } from '../../../schemas/search/word-stems.ts';
import type { IndexFiles } from './index-files.ts';

/** What is loaded beside the index, where it is needed. */
export interface Further {
  /** The words for categories: only where too few have all words. */
  aliases(): Promise<CategoryAliases>;
  /** Slugs of what is like a listing, the most alike first. */
  related(slug: string): Promise<readonly string[]>;
}

/** Places of listings, the best first. */
export interface Matches {
  table: IndexTable;
  all: number[];
  similar: number[];
  /** How the similar ones were asked for. */
  meant: SimilarQuery | undefined;
}

/** @param language of who asks */
export async function findMatches(
  text: string,
  files: IndexFiles,
  language: string,
  further: Further,
): Promise<Matches> {
  const table = await files.table();
  const query = readQuery(text);
  const meant = undefined;
  if (text.trim() === '') return { table, all: [...table.slugs.keys()], similar: [], meant };
  if (query === undefined) return { table, all: [], similar: [], meant };
  const sign = languageSign(table.languages, language);
  const alike = await findAlike(query, files, table, sign, further);
  if (alike !== undefined) return { table, ...alike, meant };
  const index = await indexFor(files, table, { titles: [query.title], slots: [...query.slots, ...query.filters] });
  const all = inOrder(matchAll(query, index, sign));
  if (all.length >= ENOUGH || query.slots.length === 0) return { table, all, similar: [], meant };
  const asked = await toSimilar(files, query, await further.aliases());
  const wider = await indexFor(files, table, {
    titles: asked.titles,
    slots: [...asked.readings.flat().map(({ slot }) => slot), ...asked.filters],
    categories: asked.readings.flat().flatMap(({ categories }) => categories),
  });
  const similar = matchSimilar(asked, wider, sign, new Set(all));
  return { table, all, similar, meant: asked };
}

/** @returns undefined where the catalog has no product of that name: then its name is a word like others */
async function findAlike(
  { like, filters }: Query,
  files: IndexFiles,
  table: IndexTable,
  sign: string,
  { related }: Further,
): Promise<Pick<Matches, 'all' | 'similar'> | undefined> {
  if (like === undefined) return undefined;
  const index = await indexFor(files, table, { titles: [like], slots: filters });
  const [named] = [...index.of(MARKS.title + like)].map(([listing]) => listing).sort((one, other) => one - other);
  if (named === undefined) return undefined;
  const has = filterOf(filters, index, sign);
  const places = new Map(table.slugs.map((slug, place) => [slug, place]));
  const all = (await related(table.slugs[named] ?? '')).flatMap((slug) => places.get(slug) ?? []);
  const { rows } = table.category;
  const others = rows.flatMap((row, place) => (row === rows[named] && place !== named ? [place] : []));
  const similar = others.filter((place) => !all.includes(place) && has(place)).slice(0, MAX_ALIKE);
  return { all: all.filter(has), similar };
}

async function indexFor(files: IndexFiles, table: IndexTable, asked: AskedTerms): Promise<TermIndex> {
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

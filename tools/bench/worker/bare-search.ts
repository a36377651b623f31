/** What the worker asks D1 for a search, asked of the same file by bare node:sqlite. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { DummyDriver, Kysely, type RawBuilder, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import { askedSigns } from '../../../api-worker/read/search-expression.ts';
import { type SearchAnswer, searchStatement } from '../../../api-worker/read/search-statement.ts';
import { type SimilarAnswer, similarStatement } from '../../../api-worker/read/similar-statement.ts';
import { openVocabulary } from '../../../api-worker/read/vocabulary.ts';
import categories from '../../../data/categories.json' with { type: 'json' };
import { categoryAliases } from '../../../schemas/search/aliases.ts';
import { readQuery } from '../../../schemas/search/query.ts';
import { similarQuery } from '../../../schemas/search/similar.ts';

export interface Question {
  words: string;
  limit: number;
}

export type Ask = (question: Question) => { total: number; slugs: string[] };

const ALIASES = categoryAliases(categories);

const COMPILER = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new SqliteIntrospector(of),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
});

/** @param key of the build @param languages of its pages */
export function bareSearch(database: DatabaseSync, key: string, languages: readonly string[]): Ask {
  const prepared = new Map<string, StatementSync>();
  const signs = askedSigns(languages, languages[0] ?? '');
  const get = <Answer>(statement: RawBuilder<Answer>): Answer => {
    const { sql, parameters } = statement.compile(COMPILER);
    // As D1 does.
    const known = prepared.get(sql) ?? database.prepare(sql);
    prepared.set(sql, known);
    return known.get(...(parameters as (string | number)[])) as Answer;
  };
  return ({ words, limit }) => {
    const query = readQuery(words);
    if (query === undefined) throw new Error('The question has no words.');
    const answer = get<SearchAnswer>(searchStatement(key, toRequest(words, limit), signs));
    if (answer.few === null || answer.vocabulary === null) return { total: answer.total, slugs: slugsOf(answer.page) };
    const all: [slug: string][] = JSON.parse(answer.few);
    const meant = similarQuery(query, openVocabulary(JSON.parse(answer.vocabulary)), ALIASES);
    const but = all.map(([slug]) => slug);
    const similar: [slug: string][] = JSON.parse(get<SimilarAnswer>(similarStatement(key, meant, signs, but)).rows);
    const slugs = [...all, ...similar].map(([slug]) => slug);
    return { total: slugs.length, slugs: slugs.slice(0, limit) };
  };
}

function toRequest(text: string, per_page: number): Parameters<typeof searchStatement>[1] {
  const none = { category: [], kind: [], license_type: [], platform: [], pricing: [], badge: [] };
  const rest = { verified: false, facets: [], language: undefined, explain: false };
  return { text, filters: none, ...rest, sort: 'relevance', page: 1, per_page };
}

const slugsOf = (page: string) => (JSON.parse(page) as [number, { slug: string }][]).map(([, { slug }]) => slug);

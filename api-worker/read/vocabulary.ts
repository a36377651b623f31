/** What the words of the catalog say of a query that finds (nearly) nothing: which of its words are known, and which are near one. */
import { type RawBuilder, sql } from 'kysely';
import { halvesAlike, MIN_CORRECTED, nearBeginning } from '../../schemas/search/near-words.ts';
import type { Query } from '../../schemas/search/query.ts';
import { type Vocabulary, wordsAsked } from '../../schemas/search/relaxed-query.ts';
import { stemOf } from '../../schemas/search/word-stems.ts';
import { listed } from '../base/database.ts';
import { productExpression } from './search-expression.ts';

/** What {@link vocabularyAnswer} gives, from JSON. */
export interface VocabularyAnswer {
  known: string[];
  begun: string[];
  near: [typed: string, word: string][];
  /** 1: something is like a product that one of the words names. */
  products: number;
}

export function reversedWord(word: string): string {
  return [...word].reverse().join('');
}

/**
 * As JSON. Words within one edit are as long, but for a letter, and one half of them is the same; words that sound alike
 * begin alike.
 */
export function vocabularyAnswer(query: Query): RawBuilder<string> {
  const begins = (column: string, start: string) =>
    sql`${sql.ref(column)} >= ${sql.ref(start)} and ${sql.ref(column)} < ${sql.ref(start)} || char(1114111)`;
  const isAsLong = sql`length(v.word) between unknown.letters - 1 and unknown.letters + 1`;
  const near = (condition: RawBuilder<unknown>) =>
    sql`select unknown.word as typed, v.word as word from unknown cross join search_vocabulary as v where ${condition}`;
  return sql<string>`(
    with asked as materialized (
      select value ->> 0 as word, value ->> 1 as stem, value ->> 2 as first_half, value ->> 3 as last_half,
        value ->> 4 as alike, length(value ->> 0) as letters
      from json_each(${JSON.stringify(query.words.map(toAsked))})
    ),
    begun as materialized (
      select word from asked where exists (select 1 from search_vocabulary as v where ${begins('v.word', 'asked.word')})
    ),
    unknown as materialized (
      select * from asked where letters >= ${sql.lit(MIN_CORRECTED / 2)} and word not in (select word from begun)
        and stem not in (select word from search_vocabulary)
    )
    select json_object(
      'known', json((select json_group_array(word) from search_vocabulary where word in ${listed(wordsAsked(query))})),
      'begun', json((select json_group_array(word) from begun)),
      'products', exists (select 1 from search_texts where search_texts match ${productExpression(query)}),
      'near', json((select json_group_array(json_array(typed, word)) from (
        ${near(sql`${begins('v.word', 'unknown.first_half')} and ${isAsLong}`)}
        union ${near(sql`${begins('v.reversed', 'unknown.last_half')} and ${isAsLong}`)}
        union ${near(begins('v.word', 'unknown.alike'))}
      )))
    )
  )`;
}

export function openVocabulary({ known, begun, near }: VocabularyAnswer): Vocabulary {
  const [words, beginnings] = [new Set(known), new Set(begun)];
  const nearWords = Map.groupBy(near, ([typed]) => typed);
  return {
    has: (word) => words.has(word),
    begins: (word) => beginnings.has(word),
    near: (word) => nearWords.get(word)?.map(([, found]) => found) ?? [],
  };
}

/** Half a letter is none: then a little less is alike. */
function toAsked(word: string): string[] {
  const { begin, end } = halvesAlike(word);
  const whole = (text: string) => text.replace(/^\p{Cs}|\p{Cs}$/gu, '');
  return [word, stemOf(word) ?? word, whole(begin), reversedWord(whole(end)), whole(nearBeginning(word))];
}

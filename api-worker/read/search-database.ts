/** Searches and lists of software, answered by the search rows of a build. */
import type { Explanation } from '../../schemas/contracts/generated/read-api.ts';
import { compareText } from '../../schemas/rules/compare-text.ts';
import {
  countFacet,
  type Facet,
  type FacetCount,
  inOrderOf,
  isWanted,
  pricesOf,
  type WantedValues,
} from '../../schemas/search/filter-listings.ts';
import { STEP_CODES } from '../../schemas/search/match-quality.ts';
import { isTrait, traitValues } from '../../schemas/search/public-sector-traits.ts';
import { readQuery } from '../../schemas/search/query.ts';
import { didYouMean, findsMore, type SimilarQuery, similarQuery } from '../../schemas/search/relaxed-query.ts';
import type { StoredSummary } from '../../schemas/search/search-rows.ts';
import type { Env } from '../base/env.ts';
import { searchAliases } from './build-facts.ts';
import type { ListRequest } from './list-parameters.ts';
import { askNearby, type ReadRow, readWholeRows, slugsIn, spaced } from './row-statements.ts';
import { askedSigns } from './search-expression.ts';
import { type SearchAnswer, searchStatement } from './search-statement.ts';
import { findAlike } from './similar-listings.ts';
import { readWorth, similarStatement } from './similar-statement.ts';
import { openVocabulary, type VocabularyAnswer } from './vocabulary.ts';

export interface FoundEntry {
  score: number;
  summary: StoredSummary;
  /** Only of a text. */
  fit?: Fit;
}

interface Fit {
  match: 'all' | 'similar';
  why: Explanation;
}

export interface Found {
  total: number;
  page: FoundEntry[];
  facets: Partial<Record<Facet, FacetCount[]>>;
  /** Only of a text. */
  similar?: number;
  did_you_mean?: string | undefined;
}

interface Asked {
  /** Of the build whose rows are asked. */
  key: string;
  /** Of its pages. */
  languages: readonly string[];
}

/** @returns undefined if the rows of the build are not all there */
export async function findSoftware(
  env: Env,
  { key, languages }: Asked,
  request: ListRequest,
): Promise<Found | undefined> {
  const query = request.text === undefined ? undefined : readQuery(request.text);
  // Only emoji and punctuation: there is nothing to search for.
  if (request.text !== undefined && query === undefined) return pageOf({ all: [], similar: [] }, request);
  const signs = askedSigns(languages, request.language ?? languages[0] ?? '');
  const alike = query && (await findAlike(env, key, query, signs));
  if (alike !== undefined) return pageOf(alike, request);
  const answer = await askNearby(env, searchStatement(key, request, signs));
  if (answer === undefined) return undefined;
  if (query === undefined || answer.few === null || answer.vocabulary === null) return pageIn(answer, request);
  const vocabulary: VocabularyAnswer = JSON.parse(answer.vocabulary);
  const similar = similarQuery(query, openVocabulary(vocabulary), await searchAliases(env));
  if (vocabulary.products === 0 && !findsMore(query, similar)) {
    const [all = []] = readWholeRows(answer.few);
    return pageOf({ all, similar: [] }, request);
  }
  const but = slugsIn(answer.few);
  const similarAnswer = await askNearby(env, similarStatement(key, similar, signs, but));
  if (similarAnswer === undefined) return undefined;
  const [all = [], others = []] = readWholeRows(answer.few, similarAnswer.rows);
  return withMeant(pageOf({ all, similar: others }, request), request, similar, others[0]);
}

function pageIn(answer: SearchAnswer, { text, facets }: ListRequest): Found {
  const page = JSON.parse(answer.page) as [score: number, summary: StoredSummary, step: number][];
  const counted: Record<string, [string | number | null, number][]> = JSON.parse(answer.facets);
  return {
    total: answer.total,
    page: page.map(([score, summary, step]) => ({ score, summary, ...(text !== undefined && { fit: inStep(step) }) })),
    facets: Object.fromEntries(facets.map((name) => [name, toFacet(name, counted[name] ?? [])])),
    ...(text !== undefined && { similar: 0 }),
  };
}

/** The same in memory, where so few are found. */
function pageOf(found: { all: ReadRow[]; similar: ReadRow[] }, request: ListRequest): Found {
  const { filters, verified, sort, facets, page, per_page } = request;
  const wanted: WantedValues = { ...filters, ...(verified && { verified: ['true'] }) };
  const narrowed = (rows: ReadRow[]) =>
    inOrderOf(
      rows.filter((row) => isWanted(row, wanted)),
      sort,
    );
  const [all, similar] = [narrowed(found.all), narrowed(found.similar)];
  const entries: FoundEntry[] = [
    ...all.map(({ points: { score }, summary, further }) => ({ score, summary, fit: inStep(further) })),
    ...similar.map(({ points: { score }, summary, further }) => ({ score, summary, fit: isSimilar(further) })),
  ];
  const every = [...found.all, ...found.similar];
  return {
    total: entries.length,
    page: entries.slice((page - 1) * per_page, page * per_page),
    facets: Object.fromEntries(facets.map((name) => [name, countFacet(every, name, wanted)])),
    similar: similar.length,
  };
}

const inStep = (order: number): Fit => ({ match: 'all', why: { step: STEP_CODES[order] ?? 'anywhere', order } });
const isSimilar = (worth: number): Fit => ({
  match: 'similar',
  why: { step: 'similar', order: STEP_CODES.length, ...readWorth(worth) },
});

/** @param best of the similar ones, whatever is filtered by */
function withMeant(found: Found, request: ListRequest, similar: SimilarQuery, best: ReadRow | undefined): Found {
  if (best === undefined) return found;
  const { text = '', language = '' } = request;
  const { name, vendor, summary, summaries } = best.summary;
  const shown = [name, vendor.name, summaries?.[language] ?? null, summary];
  return { ...found, did_you_mean: didYouMean(text, similar, shown) };
}

/** The most frequent first, then by value. */
function toFacet(name: Facet, counted: readonly [string | number | null, number][]): FacetCount[] {
  const counts = new Map<string, number>();
  for (const [stored, count] of counted) {
    for (const value of valuesOf(name, stored)) counts.set(value, (counts.get(value) ?? 0) + count);
  }
  const entries = [...counts].map(([value, count]) => ({ value, count }));
  return entries.sort((a, b) => b.count - a.count || compareText(a.value, b.value));
}

function valuesOf(name: Facet, stored: string | number | null): string[] {
  if (stored === null) return [];
  if (name === 'pricing') return pricesOf(String(stored));
  if (isTrait(name)) return traitValues(String(stored), name);
  if (name === 'verified') return [String(stored === 1)];
  return name === 'platform' || name === 'badge' ? spaced(String(stored)) : [String(stored)];
}

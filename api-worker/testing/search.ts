/** Search rows for tests, handed over as the pipeline does it. */
import { env } from 'cloudflare:workers';
import { files } from '../../schemas/contracts/addresses.ts';
import {
  type LoadChunk,
  type LoadedRows,
  type LoadStarted,
  type LoadTaken,
  SEARCH_VERSION,
  type SearchRow,
  type SearchText,
  searchKey,
  vocabularyOf,
} from '../../schemas/search/search-rows.ts';
import { categoryLabels, toSearched } from '../../schemas/search/searched-listing.ts';
import { type SearchedListing, termsOf } from '../../schemas/search/terms.ts';
import { foldText } from '../../schemas/search/words.ts';
import { forgetAnswers } from '../read/search-answer.ts';
import { ask, fileText } from './ask.ts';
import { LANGUAGES, VOCABULARY } from './catalog.ts';

/** What a test says of a listing; its slug must be one of the fixture's catalog. */
export interface Facts {
  slug: string;
  name: string;
  vendor: string;
  summary: string;
  text: string;
  category: string;
  kind: string;
  license_type: string | null;
  platforms: string[];
  pricing: string | null;
  badges: string[];
  /** As schemas/search/public-sector-traits.ts writes them. */
  traits: string;
  verified: boolean;
  publisher?: string;
  state?: string | null;
  score: number;
  /** Points of the score that are for use, and for upkeep. */
  used: number;
  kept: number;
  /** What decides between those of one score: the first in the alphabet comes first. */
  tie: string;
  published_on: string | null;
  updated_on: string | null;
  /** Digest of the picture. */
  icon?: string;
  /** In the second language of the catalog. */
  translation?: { summary: string; text?: string };
}

export const COMMON: Omit<Facts, 'slug' | 'name'> = {
  vendor: 'Example Works',
  summary: '',
  text: '',
  category: 'many',
  kind: 'software',
  license_type: null,
  platforms: [],
  pricing: null,
  badges: [],
  traits: '',
  verified: false,
  score: 50,
  used: 0,
  kept: 0,
  tie: 'b',
  published_on: '2026-01-01',
  updated_on: '2026-01-01',
};

const [FIRST = '', SECOND = ''] = LANGUAGES;
const LABELS = categoryLabels(VOCABULARY, FIRST);

/** As the pipeline makes it of a listing. */
export function searchedOf({
  vendor,
  summary,
  text,
  translation,
  kind,
  license_type,
  pricing,
  ...facts
}: Facts): SearchedListing {
  const descriptions = { [FIRST]: { summary, text }, ...(translation && { [SECOND]: translation }) };
  const listing = { ...facts, kind: kind as 'software', vendor: { name: vendor, website: null, country_code: null } };
  const type = license_type as 'freemium' | null;
  const priced = {
    license: { type, spdx_id: null, commercial_terms: null },
    license_type: type,
    pricing: pricing === null ? null : { model: pricing as 'free' },
  };
  const lists = { platforms: facts.platforms as 'web'[], integrations: [], packages: [], descriptions };
  return toSearched({ ...listing, ...priced, ...lists }, LABELS);
}

function termsIn(facts: Facts): SearchText {
  const { name, head, summary, text } = termsOf(searchedOf(facts), LANGUAGES);
  return { name: name.join(' '), head: head.join(' '), summary: summary.join(' '), text: text.join(' ') };
}

export function rowOf(facts: Facts): SearchRow {
  const { slug, name, vendor, summary, text, category, kind, license_type, platforms, pricing, badges } = facts;
  const { verified, publisher = null, score, used, kept, tie, published_on, updated_on, translation, icon } = facts;
  const spaced = (values: string[]) => (values.length === 0 ? '' : ` ${values.join(' ')} `);
  return {
    ...{ slug, category, kind, license_type, pricing, publisher, score, used, kept, published_on, updated_on },
    by_rank: `${100 - score}`.padStart(3, '0') + tie,
    digest: JSON.stringify(facts),
    text_digest: JSON.stringify([name, vendor, summary, text, translation]),
    name_key: foldText(name),
    platforms: spaced(platforms),
    badges: spaced(badges),
    verified: verified ? 1 : 0,
    traits: facts.traits,
    state: facts.state ?? null,
    summary: JSON.stringify({
      ...{ slug, name, vendor: { name: vendor }, kind, category, license_type, platforms, summary, badges, verified },
      ...{ homepage: null, version: '1.0.0', released_on: '2026-01-01' },
      ...(icon && { icon }),
      ...(publisher !== null && { publisher }),
      ...(translation && { summaries: { [SECOND]: translation.summary } }),
    }),
    text: termsIn(facts),
  };
}

/** Of the build that the worker of the tests was deployed with. */
export const ownKey = async () => searchKey(await fileText(files.buildManifest));

export async function startLoad(key: string): Promise<number> {
  const { id } = await post<LoadStarted>('/builds', { version: SEARCH_VERSION, key });
  if (id === null) throw new Error('the worker is of another version');
  return id;
}

export async function sendChunk(id: number, chunk: Partial<LoadChunk>): Promise<boolean> {
  return (await post<LoadTaken>(`/builds/${id}/rows`, { rows: [], closed: [], words: [], ...chunk })).taken;
}

export async function endLoad(id: number, rows: number): Promise<boolean> {
  return (await post<LoadTaken>(`/builds/${id}/loaded`, { rows })).taken;
}

export async function completeLoad(id: number, commit: string | null = null): Promise<boolean> {
  return (await post<LoadTaken>(`/builds/${id}/complete`, { commit, date: '2026-01-31' })).taken;
}

export async function slugsIn(id: number): Promise<string[]> {
  const answer = await ask(`/internal/v1/builds/${id}/rows`, { headers: asPipeline });
  return (await answer.json<LoadedRows>()).rows.map(([slug]) => slug);
}

/** Begins with empty tables, and a worker that has asked nothing yet. */
export async function loadCatalog(catalog: readonly Facts[]): Promise<number> {
  await forgetAll();
  const id = await startLoad(await ownKey());
  const rows = catalog.map(rowOf);
  const words = new Set(rows.flatMap(({ text }) => (text === null ? [] : [...vocabularyOf(text)])));
  await sendChunk(id, { rows, words: [...words] });
  if (!(await endLoad(id, catalog.length))) throw new Error('the rows were not taken');
  return id;
}

export async function forgetAll(): Promise<void> {
  forgetAnswers();
  await env.DB.batch(
    [
      'delete from search_builds',
      'delete from search_rows',
      "insert into search_texts (search_texts) values ('delete-all')",
      'delete from search_vocabulary',
      'delete from sync_logs',
      'delete from builds',
    ].map((text) => env.DB.prepare(text)),
  );
}

export const asPipeline = { Authorization: `Bearer ${env.INTERNAL_KEY}` };

export async function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const answer = await ask(`/internal/v1${path}`, {
    method: 'POST',
    headers: asPipeline,
    body: JSON.stringify(body),
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  return answer.json<Answer>();
}

/** Searches in the browser: Pagefind finds the words, and the table of the build filters, counts and orders. */

import type { SearchTable, SearchTableRow } from '../../../schemas/contracts/search-table.ts';
import { foldText, searchWords } from '../../../schemas/rules/search/words.ts';
import {
  type Counts,
  type FilterName,
  type Found,
  HITS_PER_PAGE,
  type Hit,
  type SearchEngine,
} from './search-engine-contract.ts';

/** The part of its API that is used (pagefind.js of version 1.5). */
interface Pagefind {
  createInstance(options: object): {
    search(text: string | null): Promise<{ results: PagefindResult[] }>;
  };
}
interface PagefindResult {
  id: string;
  data(): Promise<{ raw_url: string; meta: { title: string; vendor: string; summary?: string } }>;
}

/** Where the files are: the one reads data, the other runs a module. Both get an address. */
export interface Loading {
  json(address: string): Promise<unknown>;
  module(address: string): Promise<unknown>;
}

/** How much a word counts in what is shown; elsewhere it counts 1. */
const META_WEIGHTS = { title: 10, vendor: 4, summary: 3 };

interface Index {
  rows: { row: SearchTableRow; position: number }[];
  byId: Map<string, number>;
  pagefind: ReturnType<Pagefind['createInstance']>;
}

const VALUES = {
  category: ([, , category]) => [category],
  kind: ([, , , kind]) => [kind],
  license_type: ([, , , , license]) => (license === null ? [] : [license]),
  platform: ([, , , , , platforms]) => platforms,
  verified: ([, , , , , , verified]) => (verified ? ['true'] : []),
} satisfies Record<FilterName, (row: SearchTableRow) => readonly string[]>;

const FILTERS = Object.entries(VALUES) as [FilterName, (typeof VALUES)[FilterName]][];

/** @param folder address of the index, with a slash at its end */
export function staticEngine(folder: string, loading: Loading): SearchEngine {
  let loaded: Promise<Index> | undefined;
  const load = () => {
    // What failed once is tried again at the next search.
    loaded ??= loadIndex(folder, loading).catch((error) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
  return {
    async search({ text, filters, isByRank }, page): Promise<Found> {
      const index = await load();
      const results = text.trim() === '' ? undefined : await findWords(index, text);
      const found = [...(results?.keys() ?? index.rows.keys())].filter((at) => matches(index, at, filters));
      if (isByRank) found.sort((left, right) => left - right);
      const shown = found.slice((page - 1) * HITS_PER_PAGE, page * HITS_PER_PAGE);
      const known = results ?? (await everyResult(index));
      const hits = await Promise.all(shown.map((at) => toHit(index, at, known.get(at))));
      return { total: found.length, hits, counts: countsOf(found.map((at) => index.rows[at]?.row)) };
    },
  };
}

async function loadIndex(folder: string, loading: Loading): Promise<Index> {
  const [table, module] = await Promise.all([
    loading.json(`${folder}listings.json`) as Promise<SearchTable>,
    loading.module(`${folder}pagefind.js`) as Promise<Pagefind>,
  ]);
  const rows = table.listings.map((row, at) => ({ row, position: at + 1 }));
  return {
    rows,
    byId: new Map(rows.map(({ row: [id] }, at) => [id, at])),
    // A worker of its own would be one more file, for a search that takes milliseconds.
    pagefind: module.createInstance({ basePath: folder, noWorker: true, ranking: { metaWeights: META_WEIGHTS } }),
  };
}

/**
 * Results by place in the table, the most relevant first; before all others those that are called exactly so, and then
 * those whose names begin so, the best ranked first. So does the API.
 */
async function findWords(index: Index, text: string): Promise<Map<number, PagefindResult>> {
  const words = searchWords(text).join(' ');
  // Emoji and punctuation alone: nothing can be found by them.
  if (words === '') return new Map();
  const isPhrase = /^\s*".*"\s*$/.test(text);
  const found = byPlace(index, (await index.pagefind.search(isPhrase ? `"${words}"` : words)).results);
  const name = foldText(text.trim());
  const nameAt = (at: number) => index.rows[at]?.row[1] ?? '';
  const isOther = ([at]: [number, PagefindResult]) => Number(nameAt(at) !== name);
  const called = [...found].filter(([at]) => nameAt(at).startsWith(name));
  called.sort((left, right) => isOther(left) - isOther(right) || left[0] - right[0]);
  // What is in a map already keeps its place.
  return new Map([...called, ...found]);
}

async function everyResult(index: Index): Promise<Map<number, PagefindResult>> {
  return byPlace(index, (await index.pagefind.search(null)).results);
}

function byPlace({ byId }: Index, results: readonly PagefindResult[]): Map<number, PagefindResult> {
  return new Map(
    results.flatMap((result): [number, PagefindResult][] => {
      const at = byId.get(result.id);
      return at === undefined ? [] : [[at, result]];
    }),
  );
}

function matches({ rows }: Index, at: number, filters: Partial<Record<FilterName, string>>): boolean {
  const row = rows[at]?.row;
  return (
    row !== undefined &&
    FILTERS.every(([name, valuesOf]) => {
      const wanted = filters[name];
      return wanted === undefined || (valuesOf(row) as readonly string[]).includes(wanted);
    })
  );
}

function countsOf(rows: readonly (SearchTableRow | undefined)[]): Counts {
  const counts = FILTERS.map(([name, valuesOf]) => {
    const count = new Map<string, number>();
    for (const row of rows) {
      for (const value of row === undefined ? [] : valuesOf(row)) count.set(value, (count.get(value) ?? 0) + 1);
    }
    return [name, count] as const;
  });
  return Object.fromEntries(counts);
}

async function toHit({ rows }: Index, at: number, result: PagefindResult | undefined): Promise<Hit> {
  const entry = rows[at];
  if (entry === undefined || result === undefined) throw new Error('The table of the search is not of its index.');
  const [, , category, kind, license_type, , , version, released_on, score] = entry.row;
  const { raw_url, meta } = await result.data();
  return {
    ...{ slug: raw_url, name: meta.title, vendor: meta.vendor, summary: meta.summary ?? null },
    ...{ category, kind, license_type, version, released_on, position: entry.position, score },
  };
}

/** The two engines of the search, beside each other. */
import { readFile } from 'node:fs/promises';
import { files } from '../../../../schemas/contracts/addresses.ts';
import { apiEngine } from '../api-engine.ts';
import type { ResultPage, SearchEngine, SearchQuery } from '../search-engine-contract.ts';
import { staticEngine } from '../static-engine.ts';

/** Questions to the worker at a time. */
const AT_ONCE = 8;

export interface Engines {
  index: SearchEngine;
  api: SearchEngine;
}

/** @param index address of the static host, or the folder of its files; @param api address of the host with a worker */
export function enginesAt(index: string, api: string, language: string): Engines {
  const load = async (path: string) =>
    URL.canParse(index)
      ? (await fetch(index + path)).arrayBuffer()
      : new Uint8Array(await readFile(index + path)).buffer;
  const { vocabulary, listing, related } = files;
  const places = { folder: files.searchIndex(''), vocabulary, listing, related, language };
  return {
    index: staticEngine(places, load),
    api: apiEngine(`${api}/api/v1/software`, language, (path) => fetch(path)),
  };
}

/** What a visitor sees of an answer. */
function shown({ total, similar, didYouMean, hits, counts }: ResultPage) {
  const first = hits.slice(0, 10).map(({ slug, match, summary }) => [slug, match, summary]);
  const counted = Object.entries(counts).map(([name, values]) => [name, [...(values ?? [])].toSorted()]);
  return JSON.stringify({ total, similar, didYouMean, first, counted });
}

/** @returns the first few, in words */
export async function differences(engines: Engines, queries: readonly SearchQuery[]): Promise<string[]> {
  const [wrong, left] = [[] as string[], queries.values()];
  const askOneAfterAnother = async () => {
    for (const query of left) {
      const [index, api] = await Promise.all([engines.index.search(query, 1), engines.api.search(query, 1)]);
      const [one, other] = [shown(index), shown(api)];
      const at = [...one].findIndex((letter, place) => letter !== other[place]);
      if (one !== other)
        wrong.push(
          `${JSON.stringify(query)}: ${one.slice(Math.max(0, at - 60), at + 60)} | ${other.slice(Math.max(0, at - 60), at + 60)}`,
        );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOneAfterAnother));
  return wrong.slice(0, 5);
}

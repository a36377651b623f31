/** Names that get in each other's way: what is found first by each, and by the first half of each. */
import { titleOf } from '../../../../schemas/search/words.ts';
import type { SearchEngine, SearchQuery } from '../search-engine-contract.ts';

/** From first to last place. */
export type NamedListings = readonly { slug: string; name: string }[];

export function queriesByName(listings: NamedListings): SearchQuery[] {
  const halves = listings.map(({ name }) => name.slice(0, Math.ceil(name.length / 2)));
  const texts = new Set([...listings.map(({ name }) => name), ...halves]);
  return Array.from(texts, (text): SearchQuery => ({ text, filters: {}, sort: 'relevance' }));
}

/** @returns in words, where another one comes first than the best ranked listing that is called so */
export async function wronglyFirst(engine: SearchEngine, listings: NamedListings): Promise<string[]> {
  const wrong: string[] = [];
  for (const query of queriesByName(listings)) {
    const [first] = (await engine.search(query, 1)).hits;
    const expected = calledSo(listings, query.text);
    if (first?.slug !== expected) wrong.push(`${query.text}: ${first?.slug}, and not ${expected}`);
  }
  return wrong;
}

/** Who is called so, or else the best ranked whose name begins so. */
function calledSo(listings: NamedListings, text: string): string | undefined {
  const title = titleOf(text);
  const found =
    listings.find(({ name }) => titleOf(name) === title) ??
    listings.find(({ name }) => titleOf(name).startsWith(title));
  return found?.slug;
}

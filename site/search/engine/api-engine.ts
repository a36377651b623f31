/** Searches by asking the read API. */
import type { SoftwarePage } from '../../../schemas/contracts/generated/read-api.ts';
import { PAGE_FACETS, type PageFacet } from '../../../schemas/search/filter-listings.ts';
import { viewedEntry } from '../../../schemas/writers/listing-view.ts';
import { BusyError, type Counts, HITS_PER_PAGE, type SearchEngine, SUGGESTED } from './search-engine-contract.ts';
import { parametersOf } from './search-query.ts';

/** @param address of the list of software; @param language of the page; @param ask as `fetch` does; @param offered what is counted */
export function apiEngine(
  address: string,
  language: string,
  ask: (address: string) => Promise<Response>,
  offered: readonly PageFacet[] = PAGE_FACETS,
): SearchEngine {
  async function answerTo(parameters: URLSearchParams): Promise<SoftwarePage> {
    const answer = await ask(`${address}?${parameters}`);
    if (answer.status === 429) throw new BusyError('The API has been asked too often.');
    if (!answer.ok) throw new Error(`The API answered ${answer.status}.`);
    return answer.json();
  }
  return {
    async search(query, page) {
      const parameters = parametersOf({ ...query, text: query.text.trim() });
      if (offered.length > 0) parameters.set('facets', offered.join(','));
      parameters.set('per_page', String(HITS_PER_PAGE));
      parameters.set('page', String(page));
      parameters.set('language', language);
      const { data, pagination, facets = {}, similar = 0, did_you_mean } = await answerTo(parameters);
      return {
        total: pagination.total,
        similar,
        didYouMean: did_you_mean,
        hits: data.map(viewedEntry),
        counts: countsOf(facets),
        isShallow: false,
      };
    },
    async suggest(text) {
      const parameters = new URLSearchParams({ q: text.trim(), per_page: String(SUGGESTED), language });
      return (await answerTo(parameters)).data.map(viewedEntry);
    },
  };
}

function countsOf(facets: NonNullable<SoftwarePage['facets']>): Counts {
  const counts = PAGE_FACETS.map((name) => [name, new Map(facets[name]?.map(({ value, count }) => [value, count]))]);
  return Object.fromEntries(counts);
}

/** Searches by asking the read API. */
import type { SoftwarePage } from '../../../schemas/contracts/generated/read-api.ts';
import { BusyError, FILTER_NAMES, HITS_PER_PAGE, type SearchEngine } from './search-engine-contract.ts';

/** @param address of the list of software; @param ask as `fetch` does */
export function apiEngine(address: string, ask: (address: string) => Promise<Response>): SearchEngine {
  return {
    async search({ text, filters, isByRank }, page) {
      const parameters = new URLSearchParams({ ...filters, facets: FILTER_NAMES.join(',') });
      if (text.trim() !== '') parameters.set('q', text.trim());
      if (isByRank) parameters.set('sort', 'rank');
      parameters.set('per_page', String(HITS_PER_PAGE));
      parameters.set('page', String(page));
      const answer = await ask(`${address}?${parameters}`);
      if (answer.status === 429) throw new BusyError('The API has been asked too often.');
      if (!answer.ok) throw new Error(`The API answered ${answer.status}.`);
      const { data, pagination, facets = {} }: SoftwarePage = await answer.json();
      const counts = FILTER_NAMES.map((name) => [
        name,
        new Map(facets[name]?.map(({ value, count }) => [value, count])),
      ]);
      return {
        total: pagination.total,
        hits: data.map(({ vendor, rank, ...summary }) => ({ ...summary, ...rank, vendor: vendor.name })),
        counts: Object.fromEntries(counts),
      };
    },
  };
}

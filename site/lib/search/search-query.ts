/** A search as the address of its page, so that it can be shared. */
import { FILTER_NAMES, type SearchQuery } from './search-engine-contract.ts';

/** What the API takes. */
const MAX_TEXT = 200;

/** Unknown parameters are passed over; of several values of a filter the first counts. */
export function readQuery(parameters: URLSearchParams): SearchQuery {
  const filters = FILTER_NAMES.flatMap((name) => {
    const value = parameters.get(name);
    return value === null || value === '' ? [] : [[name, value] as const];
  });
  return {
    text: (parameters.get('q') ?? '').slice(0, MAX_TEXT),
    filters: Object.fromEntries(filters),
    isByRank: parameters.get('sort') === 'rank',
  };
}

/** @returns empty, or beginning with a question mark */
export function writeQuery({ text, filters, isByRank }: SearchQuery): string {
  const parameters = new URLSearchParams();
  if (text !== '') parameters.set('q', text);
  for (const name of FILTER_NAMES) {
    const value = filters[name];
    if (value !== undefined) parameters.set(name, value);
  }
  if (isByRank) parameters.set('sort', 'rank');
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

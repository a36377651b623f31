/** The engine that a page names: the index of the build, or the read API. */
import { apiEngine } from '../lib/search/api-engine.ts';
import type { SearchEngine } from '../lib/search/search-engine-contract.ts';
import { staticEngine } from '../lib/search/static-engine.ts';

/** @param page element whose `data-index` or `data-api` is an address of this host */
export function engineOf({ dataset: { index, api = '' } }: HTMLElement): SearchEngine {
  if (index === undefined) return apiEngine(api, (address) => fetch(address));
  return staticEngine(index, {
    json: async (address) => (await fetch(address)).json(),
    module: (address) => import(/* @vite-ignore */ address),
  });
}

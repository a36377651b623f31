/** The engine that a page names: the index of the build, or the read API. Only that one is loaded, at its first use. */
import { files } from '../../schemas/contracts/addresses.ts';
import { PAGE_FACETS } from '../../schemas/search/filter-listings.ts';
import { SEARCH_PAGE } from '../../schemas/writers/search-page.ts';
import { href } from '../base/links.ts';
import { once } from '../base/memoize.ts';
import type { SearchEngine } from './engine/search-engine-contract.ts';

/** @param place element whose `data-index` or `data-api` is an address of this host */
export function engineOf({ dataset: { index, api = '' } }: HTMLElement): SearchEngine {
  const { lang } = document.documentElement;
  const load = once(async () => {
    if (index === undefined) {
      const { apiEngine } = await import('./engine/api-engine.ts');
      // Counting takes time: it is asked for what this page offers.
      const offered = PAGE_FACETS.filter((name) => document.querySelector(`${SEARCH_PAGE.box}[name=${name}]`));
      return apiEngine(api, lang, (address) => fetch(address), offered);
    }
    const { staticEngine } = await import('./engine/static-engine.ts');
    const places = {
      folder: index,
      vocabulary: href(files.vocabulary),
      listing: (slug: string) => href(files.listing(slug)),
      related: (slug: string) => href(files.related(slug)),
      language: lang,
    };
    return staticEngine(places, loadBytes);
  });
  return {
    search: async (query, page) => (await load()).search(query, page),
    suggest: async (text) => (await load()).suggest(text),
  };
}

async function loadBytes(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.arrayBuffer();
}

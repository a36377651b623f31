/** What the search page shows of what was found. */
import { fillMessage } from '../../schemas/texts/message.ts';
import { SEARCH_PAGE, type SearchPageData } from '../../schemas/writers/search-page.ts';
import { didYouMeanHtml, type EntryFrame, searchEntry, searchStatus } from '../../schemas/writers/search-results.ts';
import { fragmentOf, part } from '../base/page-elements.ts';
import { showPicks } from '../lists/pick-buttons.ts';
import { HITS_PER_PAGE, type Hit, type ResultPage } from './engine/search-engine-contract.ts';
import { type SearchState, writeSearch } from './engine/search-query.ts';
import { categoriesFor } from './load-categories.ts';

export interface Results {
  clear(): void;
  /** @param found in place of all that is shown: one for each page */
  show(found: readonly ResultPage[], state: SearchState): void;
  /** One page more. */
  append(found: ResultPage, state: SearchState): void;
  say(text: string): void;
}

const { lang } = document.documentElement;

export function resultsIn({ words, labels, template }: SearchPageData): Results {
  const find = (selector: string) => part(document, selector, HTMLElement);
  const [status, more] = [find(SEARCH_PAGE.status), find(SEARCH_PAGE.more)];
  const [similar, didYouMean, none] = [find(SEARCH_PAGE.similar), find(SEARCH_PAGE.didYouMean), find(SEARCH_PAGE.none)];
  const shallow = find('#search-shallow');
  const [hits, similarHits] = [find(SEARCH_PAGE.hits), find(SEARCH_PAGE.similarHits)];

  /** @returns the first of what was added */
  function add(found: ResultPage, { query, pages }: SearchState): Element | null | undefined {
    const frame: EntryFrame = { template, labels, language: lang, query: query.text };
    const entriesOf = (match: Hit['match']) =>
      fragmentOf(
        found.hits
          .filter((hit) => hit.match === match)
          .map((hit) => searchEntry(hit, frame))
          .join(''),
      );
    const [all, others] = [entriesOf('all'), entriesOf('similar')];
    const first = all.firstElementChild ?? others.firstElementChild;
    hits.append(all);
    similarHits.append(others);
    similar.hidden = similarHits.childElementCount === 0;
    more.hidden = pages * HITS_PER_PAGE >= found.total;
    status.textContent = searchStatus(found, words, lang);
    return first;
  }
  const clear = () => {
    hits.replaceChildren();
    similarHits.replaceChildren();
    for (const part of [similar, didYouMean, none, shallow, more]) part.hidden = true;
  };
  return {
    clear,
    show(found, state) {
      clear();
      for (const page of found) add(page, state);
      const [first] = found;
      if (first?.didYouMean !== undefined) {
        const address = addressOf({ ...state.query, text: first.didYouMean });
        didYouMean.replaceChildren(fragmentOf(didYouMeanHtml(words, first.didYouMean, address).html));
        didYouMean.hidden = false;
      }
      shallow.hidden = first?.isShallow !== true;
      if (first?.total === 0) showWaysOn(none, state, words.category);
      showPicks();
    },
    append(found, state) {
      // So that the keyboard goes on where the new ones begin.
      add(found, state)?.querySelector('a')?.focus();
      showPicks();
    },
    say(text) {
      status.textContent = text;
    },
  };
}

const addressOf = (query: SearchState['query']) => location.pathname + writeSearch({ query, pages: 1 });

/** Where nothing is found: the same without filters, and the category that is called so. */
function showWaysOn(none: HTMLElement, { query }: SearchState, categoryName: string): void {
  none.hidden = false;
  const unfiltered = part(document, SEARCH_PAGE.unfiltered, HTMLElement);
  unfiltered.hidden = Object.keys(query.filters).length === 0;
  part(unfiltered, 'a', HTMLAnchorElement).href = addressOf({ ...query, filters: {} });
  const category = part(document, SEARCH_PAGE.category, HTMLElement);
  category.hidden = true;
  categoriesFor(query.text, lang).then(
    ([called]) => {
      if (called === undefined) return;
      const link = part(category, 'a', HTMLAnchorElement);
      link.href = (category.dataset.category ?? '').replace('{slug}', called.slug);
      link.textContent = fillMessage(categoryName, { name: called.label }, lang);
      category.hidden = false;
    },
    () => {},
  );
}

/** The search page: what is typed and chosen is searched, shown, and kept in the address. */
import '../lists/list-view.ts';
import { SEARCH_DATA, SEARCH_PAGE, type SearchPageData } from '../../schemas/writers/search-page.ts';
import { part, whenTypingRests } from '../base/page-elements.ts';
import {
  BusyError,
  HITS_PER_PAGE,
  type ResultPage,
  type SearchEngine,
  type SearchQuery,
} from './engine/search-engine-contract.ts';
import { readSearch, type SearchState, writeSearch } from './engine/search-query.ts';
import { type Choices, choicesIn } from './search-choices.ts';
import { engineOf } from './search-engine.ts';
import { type Results, resultsIn } from './search-results.ts';

/** Short enough to have the first result within 150 ms of the last key. */
const REST_MS = 40;
/** A search that takes longer says that it is under way. */
const SLOW_MS = 1000;

const SCROLL_REST_MS = 100;

const root = document.querySelector<HTMLElement>(SEARCH_PAGE.root);
if (root !== null) searchIn(root);

function searchIn(root: HTMLElement): void {
  const data: SearchPageData = JSON.parse(root.getAttribute(SEARCH_DATA) ?? '');
  const { words } = data;
  const [choices, results, scroll] = [choicesIn(root, data), resultsIn(data), storedScroll()];
  const find = finderOf(root, words, results);
  let shown: SearchState;

  async function show(asked: SearchState): Promise<void> {
    choices.write(asked.query);
    // A value that no filter of the page has is passed over.
    const state = { ...asked, query: { ...asked.query, filters: choices.read().filters } };
    shown = state;
    const found = await find(state, 1);
    if (found === undefined || shown !== state) return;
    results.show(found, state);
    choices.showCounts(found[0]?.counts ?? {});
  }

  /** What was typed replaces what was typed before; what was chosen is a step that the browser takes back. */
  function begin(step: 'typed' | 'chosen'): void {
    const state = { query: choices.read(), pages: 1 };
    const address = writeSearch(state);
    if (step === 'typed' || address === writeSearch(shown)) history.replaceState(null, '', location.pathname + address);
    else history.pushState(null, '', location.pathname + address);
    show(state);
  }

  async function showMore(): Promise<void> {
    const state = { ...shown, pages: shown.pages + 1 };
    const [found] = (await find(state, state.pages)) ?? [];
    if (found === undefined) return;
    shown = state;
    history.replaceState(history.state, '', location.pathname + writeSearch(state));
    results.append(found, state);
  }

  /** What the address asks for, as a visitor left it. */
  async function restore(): Promise<void> {
    scroll.hold();
    await show(readSearch(new URLSearchParams(location.search)));
    scroll.restore();
  }

  /** Who opens a filter before the first search sees all counts of what is shown; and the first search is prepared. */
  function countOnceOpened(): void {
    const count = async () => {
      const state = shown;
      const [found] = (await find(state, 1)) ?? [];
      if (found !== undefined && shown === state) choices.showCounts(found.counts);
    };
    root.addEventListener('toggle', count, { capture: true, once: true });
  }

  listen(root, choices, { begin, showMore, restore });
  addEventListener('popstate', () => {
    // A link to a place in the page, and back: nothing to search.
    if (location.search !== writeSearch(shown)) restore();
  });
  shown = readSearch(new URLSearchParams(location.search));
  if (writeSearch(shown) === '') {
    // What a search for nothing finds is there already.
    choices.write(shown.query);
    scroll.restore();
    countOnceOpened();
  } else {
    results.clear();
    restore();
  }
  root.hidden = false;
}

interface Actions {
  begin(step: 'typed' | 'chosen'): void;
  showMore(): void;
  restore(): void;
}

function listen(root: HTMLElement, choices: Choices, { begin, showMore, restore }: Actions): void {
  const form = part(root, 'form', HTMLFormElement);
  const text = part(form, '[name=q]', HTMLInputElement);
  text.addEventListener(
    'input',
    whenTypingRests(() => begin('typed'), REST_MS),
  );
  form.addEventListener('change', (event) => {
    if (event.target !== text) begin('chosen');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    begin('typed');
  });
  choices.onCleared(() => begin('chosen'));
  part(document, SEARCH_PAGE.more, HTMLButtonElement).addEventListener('click', showMore);
  // Links to another search are followed without leaving the page.
  root.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(
      `${SEARCH_PAGE.didYouMean} a, ${SEARCH_PAGE.unfiltered} a`,
    );
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.pushState(null, '', link.href);
    restore();
    text.focus();
  });
}

/** @returns what asks for the pages of a search, from one of them on; undefined where that is not wanted any more, or failed */
function finderOf(root: HTMLElement, words: SearchPageData['words'], results: Results) {
  const engine = engineOf(root);
  let latest = 0;
  return async ({ query, pages }: SearchState, from: number): Promise<ResultPage[] | undefined> => {
    latest += 1;
    const own = latest;
    const sayIfWanted = (text: string) => {
      if (own === latest) results.say(text);
    };
    const slow = setTimeout(() => sayIfWanted(words.searching), SLOW_MS);
    const found = await pagesOf(engine, query, from, pages).catch((error: unknown) =>
      sayIfWanted(error instanceof BusyError ? words.busy : words.failed),
    );
    clearTimeout(slow);
    return own === latest ? (found ?? undefined) : undefined;
  };
}

/** The first one says how many there are. */
async function pagesOf(engine: SearchEngine, query: SearchQuery, from: number, to: number): Promise<ResultPage[]> {
  const first = await engine.search(query, from);
  const last = Math.min(to, Math.ceil(first.total / HITS_PER_PAGE));
  const numbers = Array.from({ length: Math.max(0, last - from) }, (_, index) => from + 1 + index);
  return [first, ...(await Promise.all(numbers.map((page) => engine.search(query, page))))];
}

/**
 * How far a visitor had scrolled: stored with the address, because a list that is made anew is not there to scroll in.
 * Between `hold` and `restore` nothing is stored: a list that is being made says nothing of where the visitor was.
 */
function storedScroll() {
  history.scrollRestoration = 'manual';
  let isHeld = false;
  const store = () => {
    if (!isHeld) history.replaceState({ scroll: window.scrollY }, '');
  };
  addEventListener('scroll', whenTypingRests(store, SCROLL_REST_MS), { passive: true });
  // A link may be followed before the scrolling has come to rest.
  document.addEventListener('click', store, { capture: true });
  return {
    hold() {
      isHeld = true;
    },
    restore() {
      isHeld = false;
      const { scroll } = (history.state ?? {}) as { scroll?: number };
      if (scroll !== undefined) window.scrollTo({ top: scroll, behavior: 'instant' });
    },
  };
}

/** Suggestions for a field that leads to the search: names, categories, and the search itself. */
import { paths } from '../../schemas/contracts/addresses.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import { markedHtml } from '../../schemas/writers/fill-markup.ts';
import { element, fragmentOf, whenTypingRests } from '../base/page-elements.ts';
import type { Texts } from '../texts/texts.ts';
import { comboboxIn, type SuggestionGroup, suggestedListing } from './combobox.ts';
import type { SearchEngine } from './engine/search-engine-contract.ts';
import type { SuggestedCategory } from './engine/suggested-categories.ts';
import { categoriesFor } from './load-categories.ts';
import { engineOf } from './search-engine.ts';

/** Handed over by the form. */
export type SuggestionWords = Texts['search']['suggestions'];
type SuggestedName = Awaited<ReturnType<SearchEngine['suggest']>>[number];

const MAX_NAMES = 6;
/** Short enough to have the first of them within 150 ms of the last key. */
const REST_MS = 40;
/** A screen reader says the letters that are typed first. */
const ANNOUNCE_MS = 700;

const { lang } = document.documentElement;

/** @param input with the focus, in a form that leads to the search */
export function suggestIn(input: HTMLInputElement): void {
  const { form, parentElement: place } = input;
  if (form === null || place === null) return;
  const words: SuggestionWords = JSON.parse(form.dataset.words ?? '');
  const engine = engineOf(form);
  const combobox = comboboxIn(input, place, words.title);
  const status = element('p', { role: 'status', className: 'visually-hidden' });
  place.append(status);
  let latest = 0;

  async function suggest(): Promise<void> {
    const own = latest;
    const text = input.value.trim();
    if (text === '') return combobox.close();
    // Half of it is better than nothing.
    const [names, categories] = await Promise.all([
      engine.suggest(text).catch(() => []),
      categoriesFor(text, lang).catch(() => []),
    ]);
    // Somebody typed on, closed the list, or left.
    if (own !== latest || document.activeElement !== input) return;
    combobox.show(groupsOf({ text, names: names.slice(0, MAX_NAMES), categories }, words, form?.action ?? ''));
    announce();
  }
  const suggestSoon = whenTypingRests(suggest, REST_MS);
  const announce = whenTypingRests(() => {
    const count = place.querySelectorAll('[role=listbox]:not([hidden]) [role=option]').length;
    const shown = new Intl.NumberFormat(lang).format(count);
    status.textContent = count === 0 ? '' : fillMessage(words.count, { count, shown }, lang);
  }, ANNOUNCE_MS);

  const change = () => {
    latest += 1;
    suggestSoon();
  };
  input.addEventListener('input', change);
  input.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') latest += 1;
  });
  if (input.value !== '') change();
}

interface Suggested {
  text: string;
  names: readonly SuggestedName[];
  categories: readonly SuggestedCategory[];
}

/** @param search address of the search page */
function groupsOf({ text, names, categories }: Suggested, words: SuggestionWords, search: string): SuggestionGroup[] {
  // Pages in its language stand beside it.
  const leadTo = (path: string) => () => location.assign(search.slice(0, -paths.search.length) + path);
  const marked = (name: string) => element('bdi', {}, fragmentOf(markedHtml(name, text).html));
  const noteOf = ({ vendor, match }: SuggestedName) => (match === 'similar' ? `${vendor} (${words.similar})` : vendor);
  return [
    {
      title: words.names,
      entries: names.map((each) => ({
        content: suggestedListing(each, text, noteOf(each)),
        choose: leadTo(paths.listingPage(each.slug)),
      })),
    },
    {
      title: words.categories,
      entries: categories.map(({ slug, label }) => ({
        content: [marked(label)],
        choose: leadTo(paths.categoryPage(slug)),
      })),
    },
    {
      entries: [
        {
          content: [fillMessage(words.searchFor, { query: text }, lang)],
          choose: () => location.assign(`${search}?${new URLSearchParams({ q: text })}`),
        },
      ],
    },
  ];
}

/** The search page: what is typed and chosen is searched, shown, and kept in the address. */

import { fillMessage } from '../../schemas/texts/message.ts';
import { part, whenTypingRests } from '../lib/page-part.ts';
import {
  BusyError,
  type Counts,
  type FilterName,
  type Found,
  HITS_PER_PAGE,
  type Hit,
} from '../lib/search/search-engine-contract.ts';
import { readQuery, writeQuery } from '../lib/search/search-query.ts';
import type { Texts } from '../lib/texts.ts';
import { engineOf } from './search-engine.ts';

/** Handed over by the page. */
export type SearchWords = Pick<Texts['searchPage'], 'searching' | 'found' | 'none' | 'failed' | 'busy'>;

const root = document.getElementById('search-page');
if (root !== null) show(root);

function show(root: HTMLElement): void {
  const form = part(root, 'form', HTMLFormElement);
  const [text, order] = [part(form, 'input', HTMLInputElement), part(form, '[name=sort]', HTMLSelectElement)];
  const selects = [...form.querySelectorAll<HTMLSelectElement>('[data-filter]')];
  const clear = part(form, '[data-clear]', HTMLButtonElement);
  const [status, list] = [part(root, '[role=status]', HTMLElement), part(root, 'ol', HTMLElement)];
  const more = part(root, '[data-more]', HTMLButtonElement);
  const words: SearchWords = JSON.parse(root.dataset.words ?? '');
  const engine = engineOf(root);
  let page = 1;
  let latest = 0;

  async function search(): Promise<void> {
    const query = readQuery(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])));
    history.replaceState(null, '', location.pathname + writeQuery(query));
    clear.hidden = Object.keys(query.filters).length === 0;
    latest += 1;
    const own = latest;
    if (list.childElementCount === 0) status.textContent = words.searching;
    const found = await engine.search(query, page).catch((error: unknown) => {
      if (own === latest) status.textContent = error instanceof BusyError ? words.busy : words.failed;
    });
    // Another search was begun meanwhile.
    if (found !== undefined && own === latest) showFound(found);
  }

  function showFound({ total, hits, counts }: Found): void {
    const shown = numbers.format(total);
    status.textContent = total === 0 ? words.none : fillMessage(words.found, { count: total, shown }, lang);
    const entries = hits.map((hit) => entryOf(root, hit));
    if (page === 1) list.replaceChildren(...entries);
    else list.append(...entries);
    // So that the keyboard goes on where the new ones begin.
    if (page > 1) entries[0]?.querySelector('a')?.focus();
    more.hidden = page * HITS_PER_PAGE >= total;
    for (const select of selects) showCounts(select, counts);
  }

  const begin = () => {
    page = 1;
    return search();
  };

  const asked = readQuery(new URLSearchParams(location.search));
  text.value = asked.text;
  order.value = asked.isByRank ? 'rank' : '';
  for (const select of selects) select.value = asked.filters[select.name as FilterName] ?? '';
  // What no option stands for leaves nothing chosen.
  for (const select of selects) if (select.selectedIndex < 0) select.value = '';
  text.addEventListener('input', whenTypingRests(begin));
  form.addEventListener('change', (event) => {
    if (event.target !== text) begin();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    begin();
  });
  clear.addEventListener('click', () => {
    for (const select of selects) select.value = '';
    text.focus();
    begin();
  });
  more.addEventListener('click', () => {
    page += 1;
    search();
  });
  // What a search for nothing finds is there already.
  if (writeQuery(asked) !== '') {
    list.replaceChildren();
    more.hidden = true;
    begin();
  }
  root.hidden = false;
}

const { lang } = document.documentElement;
const numbers = new Intl.NumberFormat(lang);
const points = new Intl.NumberFormat(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const days = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeZone: 'UTC' });

/** A value that nothing found has is left out; of a filter that is set, the others have not been counted. */
function showCounts(select: HTMLSelectElement, counts: Counts): void {
  const count = counts[select.name as FilterName];
  for (const option of select.querySelectorAll<HTMLOptionElement>('[data-label]')) {
    const label = option.dataset.label ?? '';
    const isCounted = select.value === '' || option.selected;
    option.textContent = isCounted ? `${label} (${numbers.format(count?.get(option.value) ?? 0)})` : label;
    option.hidden = isCounted && !option.selected && !count?.has(option.value);
  }
}

function entryOf(root: HTMLElement, hit: Hit): DocumentFragment {
  const entry = part(root, 'template', HTMLTemplateElement).content.cloneNode(true) as DocumentFragment;
  part(entry, '[data-part=link]', HTMLAnchorElement).href = (root.dataset.listing ?? '').replace('{slug}', hit.slug);
  const values: Record<string, string> = {
    position: numbers.format(hit.position),
    name: hit.name,
    vendor: hit.vendor,
    summary: hit.summary ?? '',
    category: labelOf(root, 'category', hit.category),
    version: hit.version,
    released_on: hit.released_on === null ? '' : days.format(new Date(hit.released_on)),
    license_type: hit.license_type === null ? '' : labelOf(root, 'license_type', hit.license_type),
    score: points.format(hit.score),
  };
  for (const [name, value] of Object.entries(values)) {
    const element = part(entry, `[data-part=${name}]`, HTMLElement);
    element.textContent = value === '' ? (element.dataset.without ?? '') : value;
    if (value === '') element.closest('[data-optional]')?.remove();
  }
  return entry;
}

/** As the filter of that name calls it. */
function labelOf(root: HTMLElement, filter: FilterName, value: string): string {
  const options = [...root.querySelectorAll<HTMLOptionElement>(`[name=${filter}] option`)];
  return options.find((option) => option.value === value)?.dataset.label ?? value;
}

/** What a visitor types and chooses on the search page: text, filters with their counts, order, and chips that take filters away. */

import type { PageFacet, SortOrder } from '../../schemas/search/filter-listings.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import { SEARCH_PAGE, type SearchPageData } from '../../schemas/writers/search-page.ts';
import { understoodChips } from '../../schemas/writers/understood-chips.ts';
import { element, part } from '../base/page-elements.ts';
import { closeWhenLeft } from '../lists/close-when-left.ts';
import type { Counts, SearchQuery } from './engine/search-engine-contract.ts';
import { readSearch } from './engine/search-query.ts';

export interface Choices {
  read(): SearchQuery;
  write(query: SearchQuery): void;
  /** Values that nothing found has are left out, unless they are chosen. */
  showCounts(counts: Counts): void;
  /** @param run after all filters were taken away at once */
  onCleared(run: () => void): void;
}

const { lang } = document.documentElement;
const numbers = new Intl.NumberFormat(lang);

/** @param root element of the search page */
export function choicesIn(root: HTMLElement, data: SearchPageData): Choices {
  const { words } = data;
  const form = part(root, 'form', HTMLFormElement);
  const [text, sort] = [part(form, '[name=q]', HTMLInputElement), part(form, '[name=sort]', HTMLSelectElement)];
  const boxes = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  const groups = [...form.querySelectorAll('details')];
  const chips = part(document, SEARCH_PAGE.chips, HTMLElement);
  const clear = part(root, '[data-clear]', HTMLButtonElement);
  const results = part(root, '#search-results', HTMLElement);
  const nameOf = (box: HTMLInputElement) => box.name as PageFacet;
  closeWhenLeft(groups);

  function showChips(): void {
    const at = [...chips.children].findIndex((chip) => chip.contains(document.activeElement));
    const chosen = boxes.filter(({ checked }) => checked);
    const understood = understoodChips(text.value, data, lang).map(({ label, without }) =>
      chip(label, words.remove, () => {
        text.value = without;
        text.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    );
    chips.replaceChildren(...understood, ...chosen.map((box) => chipOf(box, words.remove)));
    clear.hidden = chosen.length === 0;
    // The focus was on a chip that is gone.
    if (at >= 0) (chips.children[at]?.querySelector('button') ?? results).focus({ preventScroll: true });
    for (const group of groups) showNumber(group);
  }
  return {
    read() {
      const chosen = Map.groupBy(
        boxes.filter(({ checked }) => checked),
        nameOf,
      );
      const { query } = readSearch(new URLSearchParams({ q: text.value, sort: sort.value }));
      const filters = [...chosen].map(([name, those]) => [name, those.map(({ value }) => value)]);
      return { ...query, filters: Object.fromEntries(filters) };
    },
    write({ text: asked, filters, sort: order }) {
      // Whoever types is not disturbed.
      if (text.value.trim() !== asked.trim()) text.value = asked;
      showOrders(sort, asked.trim() !== '', order);
      for (const box of boxes) box.checked = filters[nameOf(box)]?.includes(box.value) ?? false;
      showChips();
    },
    showCounts(counts) {
      for (const box of boxes) showCount(box, counts[nameOf(box)]?.get(box.value) ?? 0);
      for (const group of groups) group.hidden = group.querySelector('label:not([hidden])') === null;
    },
    onCleared(run) {
      clear.addEventListener('click', () => {
        for (const box of boxes) box.checked = false;
        results.focus({ preventScroll: true });
        run();
      });
    },
  };
}

/** Without a text nothing is relevant: what comes first then is by rank, and is not offered twice. */
function showOrders(sort: HTMLSelectElement, hasText: boolean, order: SortOrder): void {
  const [usual, rank] = [...sort.options];
  if (usual === undefined || rank === undefined) return;
  usual.textContent = (hasText ? usual.dataset.relevance : rank.textContent) ?? '';
  [rank.hidden, rank.disabled] = [!hasText, !hasText];
  sort.value = order === 'relevance' || (order === 'rank' && !hasText) ? '' : order;
}

function showCount(box: HTMLInputElement, count: number): void {
  const [label] = box.labels ?? [];
  if (label === undefined) return;
  label.hidden = count === 0 && !box.checked;
  label.lastElementChild?.replaceChildren(numbers.format(count));
}

/** How many of a group are chosen, where it is closed. */
function showNumber(group: HTMLDetailsElement): void {
  const count = group.querySelectorAll(':checked').length;
  const badge = part(group, '.badge', HTMLElement);
  badge.textContent = numbers.format(count);
  badge.hidden = count === 0;
}

function chipOf(box: HTMLInputElement, remove: string): HTMLLIElement {
  const value = box.nextElementSibling?.textContent ?? box.value;
  // A year alone does not say what lasts until then.
  const title = box.name.endsWith('_until') ? box.closest('fieldset')?.querySelector('legend')?.textContent : undefined;
  const filter = title === undefined ? value : `${title}: ${value}`;
  return chip(filter, remove, () => box.click());
}

function chip(filter: string, remove: string, onclick: () => void): HTMLLIElement {
  const ariaLabel = fillMessage(remove, { filter }, lang);
  return element('li', {}, element('button', { type: 'button', className: 'chip', ariaLabel, onclick }, filter));
}

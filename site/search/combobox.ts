/**
 * A field that offers what could be meant, without choosing for the visitor: the ARIA Authoring Practices' "Editable
 * combobox with list autocomplete" (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/).
 */
import { markedHtml } from '../../schemas/writers/fill-markup.ts';
import { productIconHtml } from '../../schemas/writers/product-icon.ts';
import { element, fragmentOf } from '../base/page-elements.ts';
import type { Hit } from './engine/search-engine-contract.ts';

interface Suggestion {
  content: readonly (Node | string)[];
  choose(): void;
}

export interface SuggestionGroup {
  /** Undefined for what needs no title. */
  title?: string;
  entries: readonly Suggestion[];
}

export interface Combobox {
  /** Nothing closes it. */
  show(groups: readonly SuggestionGroup[]): void;
  close(): void;
}

/** @param place around the field, into which the list is put; @param title of the list */
export function comboboxIn(input: HTMLInputElement, place: HTMLElement, title: string): Combobox {
  const id = `${input.id}-suggestions`;
  const list = element('div', { id, className: 'suggestions', role: 'listbox', ariaLabel: title, hidden: true });
  place.append(list);
  let [options, active] = [[] as HTMLElement[], -1];

  /** @param next place among the options; before the first is the field itself */
  function activate(next: number): void {
    options[active]?.setAttribute('aria-selected', 'false');
    active = next;
    const option = options[active];
    if (option === undefined) input.removeAttribute('aria-activedescendant');
    if (option === undefined) return;
    option.setAttribute('aria-selected', 'true');
    input.setAttribute('aria-activedescendant', option.id);
    option.scrollIntoView({ block: 'nearest' });
  }
  function open(isOpen: boolean): void {
    list.hidden = !isOpen;
    input.ariaExpanded = String(isOpen);
    if (isOpen) input.setAttribute('aria-controls', id);
    else activate(-1);
  }
  const combobox: Combobox = {
    show(groups) {
      activate(-1);
      list.replaceChildren(
        ...groups.filter(({ entries }) => entries.length > 0).map((group, at) => groupOf(group, id, at)),
      );
      options = [...list.querySelectorAll<HTMLElement>('[role=option]')];
      for (const [at, option] of options.entries()) option.id = `${id}-${at}`;
      open(options.length > 0);
    },
    close: () => open(false),
  };
  /** @returns whether the key was meant for the list */
  function press(key: string): boolean {
    if (key === 'Escape') {
      if (list.hidden) input.value = '';
      combobox.close();
      return true;
    }
    if (list.hidden && options.length > 0 && /^Arrow(?:Up|Down)$/.test(key)) open(true);
    if (list.hidden) return false;
    const { length } = options;
    if (key === 'ArrowDown') activate(active + 1 === length ? -1 : active + 1);
    else if (key === 'ArrowUp') activate(active === -1 ? length - 1 : active - 1);
    else if (key === 'Enter' && active >= 0) options[active]?.click();
    else {
      // They move in the text.
      if (/^(?:Home|End|Arrow(?:Left|Right))$/.test(key)) activate(-1);
      return false;
    }
    return true;
  }
  input.addEventListener('keydown', (event) => {
    // Enter may also end the writing of a letter of another script.
    if (!event.isComposing && press(event.key)) event.preventDefault();
  });
  input.addEventListener('blur', combobox.close);
  // The field keeps the focus, else the list would be gone before it is clicked.
  list.addEventListener('mousedown', (event) => event.preventDefault());
  return combobox;
}

function groupOf({ title, entries }: SuggestionGroup, list: string, at: number): HTMLElement {
  const options = entries.map(({ content, choose }) =>
    element('div', { role: 'option', ariaSelected: 'false', onclick: choose }, ...content),
  );
  if (title === undefined) return element('div', { role: 'presentation' }, ...options);
  const id = `${list}-group-${at}`;
  const group = element('div', { role: 'group' }, element('div', { id, role: 'presentation' }, title), ...options);
  group.setAttribute('aria-labelledby', id);
  return group;
}

/** A listing as fields suggest it. @param text that was typed: it is marked in the name; @param note beside the name */
export function suggestedListing(
  listing: Pick<Hit, 'slug' | 'name' | 'icon' | 'vendor'>,
  text: string,
  note = listing.vendor,
): Node[] {
  const name = element('bdi', {}, fragmentOf(markedHtml(listing.name, text).html));
  return [
    fragmentOf(productIconHtml(listing)),
    element('span', {}, name, ' ', element('bdi', { className: 'muted' }, note)),
  ];
}

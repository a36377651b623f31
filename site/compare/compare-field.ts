/** A field that names listings: they are suggested, and one is chosen, for a comparison or to be looked at. */
import { part, whenTypingRests } from '../base/page-elements.ts';
import { comboboxIn, suggestedListing } from '../search/combobox.ts';
import { engineOf } from '../search/search-engine.ts';
import type { Texts } from '../texts/texts.ts';

export interface OthersWanted {
  words: Pick<Texts['comparePage'], 'suggestions' | 'failed'>;
  isShown(slug: string): boolean;
  add(slug: string): void;
}

/** @param root of the page, which names what is asked */
export function suggestOthers(root: HTMLElement, { words, isShown, add }: OthersWanted): void {
  const [form, input] = [part(root, 'form', HTMLFormElement), part(root, 'form input', HTMLInputElement)];
  const status = part(root, '[role=status]', HTMLElement);
  const combobox = comboboxIn(input, part(root, '.search-field', HTMLElement), words.suggestions);
  const engine = engineOf(root);
  let latest = 0;

  async function suggest(): Promise<void> {
    const own = latest;
    const text = input.value.trim();
    if (text === '') return combobox.close();
    try {
      const suggested = await engine.suggest(text);
      // Somebody typed on, closed the list, or left.
      if (own !== latest || document.activeElement !== input) return;
      const entries = suggested
        .filter(({ slug }) => !isShown(slug))
        .map((each) => ({ content: suggestedListing(each, text), choose: () => choose(each.slug) }));
      combobox.show([{ entries }]);
    } catch {
      if (own === latest) status.textContent = words.failed;
    }
  }
  function choose(slug: string): void {
    latest += 1;
    input.value = '';
    combobox.show([]);
    add(slug);
  }
  const suggestSoon = whenTypingRests(suggest, 40);
  input.addEventListener('input', () => {
    latest += 1;
    suggestSoon();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    root.querySelector<HTMLElement>('[role=listbox]:not([hidden]) [role=option]')?.click();
  });
}

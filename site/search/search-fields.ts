/** On every page: keys that lead to the search, and suggestions, which are loaded once a field is used. */

/** That of the header, and one in the middle of a page. */
const fields = [...document.querySelectorAll<HTMLInputElement>('.search-form input')];
const SHORTCUT = 'input[aria-keyshortcuts]';
const TYPING = 'input, textarea, select, [contenteditable]';

for (const field of fields) {
  field.role = 'combobox';
  field.ariaAutoComplete = 'list';
  field.ariaExpanded = 'false';
  // Without suggestions it is still the field of a form.
  const load = () => import('./suggestions.ts').then(({ suggestIn }) => suggestIn(field)).catch(() => {});
  if (document.activeElement === field) load();
  else field.addEventListener('focus', load, { once: true });
}

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !(target as Element).matches?.(TYPING);
  const isChord = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !event.shiftKey;
  if (event.defaultPrevented || !(isSlash || isChord)) return;
  // In the middle of the page first: it is the larger one.
  const shown = [...document.querySelectorAll<HTMLInputElement>(SHORTCUT)].filter((field) => field.checkVisibility());
  const field = shown.at(-1);
  if (field === undefined) return;
  event.preventDefault();
  field.focus();
  field.select();
});

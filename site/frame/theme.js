/**
 * What a visitor chose for all pages, set before a page is painted: the theme, switched by the button in the header, and
 * cards instead of rows (lists/list-view.ts).
 */
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
  try {
    const chosen = localStorage.getItem('theme');
    if (chosen === 'dark' || chosen === 'light') root.dataset.theme = chosen;
    if (localStorage.getItem('list') === 'cards') root.dataset.list = 'cards';
  } catch {
    // No storage is allowed here: a choice holds for this page.
  }
  document.addEventListener('DOMContentLoaded', () => {
    const button = document.getElementById('theme');
    if (button === null) return;
    const show = () => button.setAttribute('aria-pressed', String(isDark()));
    system.addEventListener('change', show);
    button.addEventListener('click', () => {
      const next = isDark() ? 'light' : 'dark';
      const isOfSystem = (next === 'dark') === system.matches;
      if (isOfSystem) delete root.dataset.theme;
      else root.dataset.theme = next;
      show();
      try {
        // What the system says anyway is not kept, so that it goes on to be followed.
        if (isOfSystem) localStorage.removeItem('theme');
        else localStorage.setItem('theme', next);
      } catch {
        // As above.
      }
    });
    show();
    button.hidden = false;
  });
})();

/** The theme a visitor chose: set before the page is painted, and switched by the button in the header. */
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => (root.dataset.theme ?? (system.matches ? 'dark' : 'light')) === 'dark';
  try {
    const chosen = localStorage.getItem('theme');
    if (chosen === 'dark' || chosen === 'light') root.dataset.theme = chosen;
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

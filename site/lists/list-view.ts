/** Lists as rows or cards. What was chosen is set before the next page is painted, by theme.js. */

const root = document.documentElement;
const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-view]')];

for (const button of buttons) {
  button.addEventListener('click', () => {
    const isCards = button.dataset.view === 'cards';
    setView(isCards);
    try {
      if (isCards) localStorage.setItem('list', 'cards');
      else localStorage.removeItem('list');
    } catch {
      // No storage is allowed here: a choice holds for this page.
    }
  });
}
// A page may come back as it was left, while the choice was changed on another one.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  try {
    setView(localStorage.getItem('list') === 'cards');
  } catch {
    // As above.
  }
});
show();

function setView(isCards: boolean): void {
  if (isCards) root.dataset.list = 'cards';
  else delete root.dataset.list;
  show();
}

function show(): void {
  for (const button of buttons) button.ariaPressed = String((root.dataset.list ?? 'rows') === button.dataset.view);
}

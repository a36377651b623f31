/** The menu of a small header while it is open: focus stays in it. The browser itself opens and closes it (popover). */

const menu = document.getElementById('menu');
const header = document.querySelector('.site-header');

/** Only once it is open, and no longer when it closes: an element that is inert would not get the focus back. */
const keepFocus = (isOpen: boolean) => {
  for (const element of menu === null ? [] : besides(menu)) element.inert = isOpen;
};
menu?.addEventListener('beforetoggle', ({ newState }) => {
  if (newState === 'closed') keepFocus(false);
});
menu?.addEventListener('toggle', ({ newState }) => {
  if (newState !== 'open') return;
  menu.querySelector('button')?.focus();
  keepFocus(true);
});

menu?.addEventListener('keydown', (event) => {
  if (event.key !== 'Tab' || !menu.matches(':popover-open')) return;
  const controls = [...menu.querySelectorAll<HTMLElement>('a, button')].filter((each) => each.checkVisibility());
  const [from, to] = event.shiftKey ? [controls[0], controls.at(-1)] : [controls.at(-1), controls[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
});

if (menu !== null && header !== null) {
  // A phone that is turned shows it as a row.
  new ResizeObserver(() => {
    const isRow = document.querySelector('.menu-button')?.checkVisibility() === false;
    if (isRow && menu.matches(':popover-open')) menu.hidePopover();
  }).observe(header);
}

/** What holds neither the menu nor is in it. */
function besides(sheet: HTMLElement): HTMLElement[] {
  const others = [...document.body.children, ...(sheet.parentElement?.children ?? [])];
  return others.filter((each): each is HTMLElement => each instanceof HTMLElement && !each.contains(sheet));
}

/** Picks listings to compare, from lists and from the pages of listings. */
import { fillMessage, type PluralForms, type Values } from '../../schemas/texts/message.ts';
import { element, part } from '../base/page-elements.ts';
import type { Texts } from '../texts/texts.ts';
import { changePicks, comparisonQuery, onPickedElsewhere, type Pick, storedPicks, storePicks } from './picks.ts';

/** Handed over by the bar. */
export type PickWords = Omit<Texts['picks'], 'picked' | 'bar' | 'clear'>;

const BOXES = '.pick input';
/** Between the bar and the outline of what has the focus. */
const ROOM_PX = 12;
const { lang } = document.documentElement;
const say = (message: string | PluralForms, values: Values) => fillMessage(message, values, lang);

const bar = document.getElementById('compare-bar');
const words: PickWords = JSON.parse(bar?.dataset.words ?? '{}');
if (bar !== null) pickIn(bar);

/** After entries were added to the page. */
export function showPicks(): void {
  const picks = storedPicks();
  for (const box of document.querySelectorAll<HTMLInputElement>(BOXES)) showPick(box, picks);
}

function pickIn(bar: HTMLElement): void {
  const status = part(bar, '[role=status]', HTMLElement);

  function show(): void {
    showPicks();
    showBar(bar, storedPicks(), unpick);
  }
  function keep(picks: readonly Pick[], said: string): void {
    storePicks(picks);
    show();
    status.textContent = said;
  }
  function unpick(pick: Pick): void {
    keep(changePicks(storedPicks(), pick, false) ?? [], say(words.removed, { name: pick.name }));
    focusOn(bar);
  }
  function pick(box: HTMLInputElement): void {
    const picked = { slug: box.value, name: nameOf(box) };
    const picks = changePicks(storedPicks(), picked, box.checked);
    if (picks === undefined) box.checked = false;
    const said = box.checked ? words.added : words.removed;
    keep(picks ?? storedPicks(), picks === undefined ? words.full : say(said, { name: picked.name }));
    if (picks === undefined) part(bar, '[data-hint]', HTMLElement).textContent = words.full;
  }
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.matches(BOXES)) pick(target);
  });
  part(bar, '[data-clear]', HTMLElement).addEventListener('click', () => {
    keep([], words.cleared);
    // The button is gone.
    document.querySelector<HTMLElement>(BOXES)?.focus({ preventScroll: true });
  });
  document.addEventListener('focusin', ({ target }) => bringOut(target as Element, bar));
  onPickedElsewhere(show);
  show();
}

/** What has the focus is never behind the bar (WCAG 2.2, "Focus Not Obscured"). `scroll-padding` moves only what is out of sight. */
function bringOut(focused: Element, bar: HTMLElement): void {
  const picked = part(bar, '.compare-picked', HTMLElement);
  // Nothing moves away under a finger or a pointer.
  if (picked.hidden || picked.contains(focused) || !focused.matches(':focus-visible')) return;
  const [{ bottom, top }, edge] = [focused.getBoundingClientRect(), picked.getBoundingClientRect()];
  if (bottom > edge.top && top < edge.bottom)
    window.scrollBy({ top: bottom - edge.top + ROOM_PX, behavior: 'instant' });
}

const nameOf = (box: HTMLInputElement) => box.parentElement?.querySelector('bdi')?.textContent ?? box.value;

function showPick(box: HTMLInputElement, picks: readonly Pick[]): void {
  box.checked = picks.some(({ slug }) => slug === box.value);
  const label = box.parentElement;
  const go = label?.nextElementSibling;
  if (go?.classList.contains('pick-go')) go.remove();
  if (box.checked && picks.length > 1)
    label?.after(leadOn(element('a', { className: 'pick-go visually-hidden button' }), picks));
}

/** @returns the link, to the comparison of these */
function leadOn(link: HTMLAnchorElement, picks: readonly Pick[]): HTMLAnchorElement {
  const href = (bar?.dataset.page ?? '') + comparisonQuery(picks.map(({ slug }) => slug));
  return Object.assign(link, { href, textContent: say(words.go, { count: picks.length }) });
}

function showBar(bar: HTMLElement, picks: readonly Pick[], unpick: (pick: Pick) => void): void {
  const count = picks.length;
  const shown = new Intl.NumberFormat(lang).format(count);
  part(bar, '.compare-picked', HTMLElement).hidden = count === 0;
  part(bar, '[data-count]', HTMLElement).textContent = say(words.count, { count, shown });
  part(bar, '[data-hint]', HTMLElement).textContent = count === 1 ? words.needsAnother : '';
  part(bar, 'ul', HTMLElement).replaceChildren(
    ...picks.map((pick) => {
      const ariaLabel = say(words.remove, { name: pick.name });
      const properties = { type: 'button', className: 'chip', ariaLabel, onclick: () => unpick(pick) } as const;
      return element('li', {}, element('button', properties, element('bdi', {}, pick.name)));
    }),
  );
  const go = part(bar, '[data-go]', HTMLAnchorElement);
  go.hidden = count < 2;
  leadOn(go, picks);
}

/** What had the focus is gone. */
function focusOn(bar: HTMLElement): void {
  const next = bar.querySelector<HTMLElement>('ul button') ?? document.querySelector<HTMLElement>(BOXES);
  next?.focus({ preventScroll: true });
}

/** Screenshots as large as they are, one after the other, over the page. The large ones are loaded here alone. */
import { fillMessage } from '../../schemas/texts/message.ts';
import { element } from '../base/page-elements.ts';
import type { Texts } from '../texts/texts.ts';

/** Handed over by the strip. */
export type ViewerWords = Omit<Texts['listing']['screenshots'], 'title' | 'one'>;

const { lang } = document.documentElement;

/** @param links to the pictures, each around a small one; @param opened the one that was followed */
export function viewScreenshots(
  links: readonly HTMLAnchorElement[],
  opened: HTMLAnchorElement,
  words: ViewerWords,
): void {
  let at = links.indexOf(opened);
  const picture = element('img');
  const caption = element('p', { dir: 'auto' });
  const count = element('span', { className: 'muted', role: 'status' });
  const button = (sign: string, ariaLabel: string, onclick: () => void) =>
    element('button', { type: 'button', className: 'button-quiet', ariaLabel, onclick }, sign);
  const turn = (by: number) => show((at + by + links.length) % links.length);
  const turning = [button('←', words.previous, () => turn(-1)), button('→', words.next, () => turn(1))];
  const close = button('×', words.close, () => dialog.close());
  const several = links.length > 1 ? [element('span', { className: 'row' }, ...turning), count] : [];
  const dialog = element(
    'dialog',
    { className: 'viewer' },
    element('div', { className: 'row' }, ...several, close),
    picture,
    caption,
  );

  function show(next: number): void {
    const link = links[next];
    if (link === undefined) return;
    at = next;
    const text = link.querySelector('img')?.alt ?? '';
    // The one before would stand there until this one is loaded.
    picture.removeAttribute('src');
    Object.assign(picture, { alt: text, src: link.href });
    caption.textContent = text;
    dialog.ariaLabel = text;
    count.textContent = fillMessage(words.count, { number: number(next + 1), total: number(links.length) }, lang);
  }
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  });
  // What is around it belongs to it, too.
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => {
    dialog.remove();
    opened.focus();
  });
  show(at);
  document.body.append(dialog);
  dialog.showModal();
}

const number = (value: number) => new Intl.NumberFormat(lang).format(value);

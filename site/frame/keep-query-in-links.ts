/** The link to another language keeps the search, the comparison or the part of the page that the address names by now. */
import { addressIn } from './address-in-language.ts';

const home = document.querySelector<HTMLElement>('.site-header')?.dataset.home ?? '/';

for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) {
  const follow = () => {
    link.href = addressIn(link.dataset.language ?? home, home, location);
  };
  // Before it is followed, by whatever means, or copied.
  for (const type of ['pointerenter', 'pointerdown', 'focus', 'click']) link.addEventListener(type, follow);
}

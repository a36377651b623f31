/** How far a visitor had scrolled: kept with the address, because a list that is made anew is not there to scroll in. */
import { whenTypingRests } from '../base/page-elements.ts';

const REST_MS = 100;

export interface KeptScroll {
  /** Until {@link restore}: a list that is being made says nothing of where the visitor was. */
  hold(): void;
  /** To where the visitor was at this address, if ever. */
  restore(): void;
}

export function keepScroll(): KeptScroll {
  history.scrollRestoration = 'manual';
  let isHeld = false;
  const keep = () => {
    if (!isHeld) history.replaceState({ scroll: window.scrollY }, '');
  };
  addEventListener('scroll', whenTypingRests(keep, REST_MS), { passive: true });
  // A link may be followed before the scrolling has come to rest.
  document.addEventListener('click', keep, { capture: true });
  return {
    hold() {
      isHeld = true;
    },
    restore() {
      isHeld = false;
      const { scroll } = (history.state ?? {}) as { scroll?: number };
      if (scroll !== undefined) window.scrollTo({ top: scroll, behavior: 'instant' });
    },
  };
}

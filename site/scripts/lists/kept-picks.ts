/** Where picks are kept between pages and tabs. */
import { type Pick, readPicks, writePicks } from '../../lib/picks.ts';

const KEY = 'compare';
/** Where nothing can be stored, picks hold for this page. */
let ofPage: readonly Pick[] = [];

export function keptPicks(): readonly Pick[] {
  try {
    return readPicks(localStorage.getItem(KEY), Date.now());
  } catch {
    return ofPage;
  }
}

export function keepPicks(picks: readonly Pick[]): void {
  ofPage = picks;
  try {
    if (picks.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, writePicks(picks, Date.now()));
  } catch {
    // As above.
  }
}

/** @param run when another tab has picked, or the page comes back as it was left */
export function onPickedElsewhere(run: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) run();
  });
  addEventListener('pageshow', run);
}

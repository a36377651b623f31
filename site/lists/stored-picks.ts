/** Where picks are kept between pages and tabs. */
import { type Pick, readPicks, writePicks } from './picks.ts';

const KEY = 'compare';
/** Where nothing can be stored, or no more than is, picks hold for this page. */
let ofPage: readonly Pick[] | undefined;

export function keptPicks(): readonly Pick[] {
  if (ofPage !== undefined) return ofPage;
  try {
    return readPicks(localStorage.getItem(KEY), Date.now());
  } catch {
    return [];
  }
}

export function keepPicks(picks: readonly Pick[]): void {
  try {
    if (picks.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, writePicks(picks, Date.now()));
    ofPage = undefined;
  } catch {
    ofPage = picks;
  }
}

/** @param run when another tab has picked, or the page comes back as it was left */
export function onPickedElsewhere(run: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) run();
  });
  addEventListener('pageshow', run);
}

/**
 * Listings that a visitor picked to compare, as they are stored between pages: in all tabs of a browser, because people open
 * each candidate in a tab of its own, and for half a day, because next week's search is another one.
 */
import { isSlug } from '../../schemas/rules/slug.ts';

/** As many columns as can be read side by side. */
export const MAX_PICKS = 4;
const MAX_AGE_MS = 12 * 3_600_000;
const KEY = 'compare';

export interface Pick {
  slug: string;
  name: string;
}

/** Where nothing can be stored, or no more than is, picks hold for this page. */
let ofPage: readonly Pick[] | undefined;

export function storedPicks(): readonly Pick[] {
  if (ofPage !== undefined) return ofPage;
  try {
    return parsePicks(localStorage.getItem(KEY), Date.now());
  } catch {
    return [];
  }
}

export function storePicks(picks: readonly Pick[]): void {
  try {
    if (picks.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, picksText(picks, Date.now()));
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

/** @param text as it was stored, or as anything else has written it; @param now in milliseconds */
export function parsePicks(text: string | null, now: number): Pick[] {
  const stored = parse(text);
  if (!isObject(stored) || typeof stored.at !== 'number' || !Array.isArray(stored.picks)) return [];
  const age = now - stored.at;
  if (age < 0 || age > MAX_AGE_MS) return [];
  const picks = new Map(stored.picks.filter(isPick).map(({ slug, name }) => [slug, { slug, name }]));
  return [...picks.values()].slice(0, MAX_PICKS);
}

export const picksText = (picks: readonly Pick[], now: number): string => JSON.stringify({ at: now, picks });

/** @returns undefined where there is no place for one more */
export function changePicks(picks: readonly Pick[], changed: Pick, isPicked: boolean): Pick[] | undefined {
  if (!isPicked) return picks.filter(({ slug }) => slug !== changed.slug);
  if (picks.some(({ slug }) => slug === changed.slug)) return [...picks];
  return picks.length < MAX_PICKS ? [...picks, changed] : undefined;
}

/** @returns what stands behind the address of the comparison */
export function comparisonQuery(slugs: readonly string[]): string {
  const query = new URLSearchParams(slugs.map((slug) => ['s', slug]));
  return query.size === 0 ? '' : `?${query}`;
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isPick = (value: unknown): value is Pick =>
  isObject(value) && typeof value.slug === 'string' && isSlug(value.slug) && typeof value.name === 'string';

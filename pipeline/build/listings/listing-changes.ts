/** What happened to listings, read off the history of their files. */
import type { Change } from '../../../schemas/contracts/generated/read-api.ts';
import { isSlug } from '../../../schemas/rules/slug.ts';
import { evidencePath, listingPath, type ShownCatalog, slugIn } from '../../repo/data/data-files.ts';
import type { FileEvent } from '../../repo/git/history.ts';
import { stateChange } from './listing-states.ts';

type Ledger = ShownCatalog['ledger'];

/** One event of one listing. A rename is one, under the old slug. */
export type ListingChange = Pick<Change, 'slug' | 'change' | 'at' | 'commit' | 'renamed_to' | 'state'> &
  Pick<FileEvent, 'contents'>;

const CHANGES = { A: 'published', M: 'updated', D: 'withdrawn' } as const satisfies Record<
  FileEvent['status'],
  Change['change']
>;

/** @param events newest first, and so is the result */
export function listingChanges(events: readonly FileEvent[], ledger: Ledger): ListingChange[] {
  const touched = events.flatMap(({ path, ...event }) => {
    const slug = slugOf(path);
    return slug === undefined ? [] : [{ ...event, slug }];
  });
  const came = new Set(touched.filter(({ status }) => status === 'A').map(placeOf));
  const renames = new Map<string, string>();
  const renamedInto = new Set<string>();
  for (const { commit, slug, status } of touched) {
    const { state, renamed_to: to } = ledger.get(slug) ?? {};
    // A renamed slug may have been withdrawn and published before that: its file left more than once.
    if (status !== 'D' || state !== 'renamed' || to === undefined || !came.has(placeOf({ commit, slug: to }))) continue;
    renames.set(placeOf({ commit, slug }), to);
    renamedInto.add(placeOf({ commit, slug: to }));
  }
  return touched.flatMap(({ slug, status, at, commit, contents }): ListingChange[] => {
    const place = placeOf({ commit, slug });
    if (renamedInto.has(place)) return [];
    const to = renames.get(place);
    if (to !== undefined) return [{ slug, change: 'renamed', at, commit, renamed_to: to }];
    return [{ slug, change: CHANGES[status], at, commit, ...(contents && { contents }) }];
  });
}

/** What fell silent, and what answers again. @param events of what is witnessed, newest first, and so is the result */
export function stateChanges(events: readonly FileEvent[]): ListingChange[] {
  return events.flatMap(({ path, at, commit, contents }) => {
    const slug = slugIn(path);
    const what = contents && isSlug(slug) && evidencePath(slug) === path ? stateChange(contents) : undefined;
    return what === undefined ? [] : [{ slug, at, commit, ...what }];
  });
}

export interface ListingDays {
  /** Day (UTC) of the commit that brought it; of one that was withdrawn and came back, of its return. */
  published_on: string;
  /** That commit. */
  published_in: string;
  /** Day (UTC) of the newest commit that touched it. */
  updated_on: string;
}

/**
 * When listings were published and last updated. A rename is one change: the first day stays.
 * @param events newest first
 * @returns by slug, of every listing whose file is there
 */
export function listingDays(events: readonly FileEvent[], ledger: Ledger): Map<string, ListingDays> {
  const days = new Map<string, ListingDays>();
  for (const { slug, change, at, commit, renamed_to } of listingChanges(events, ledger).reverse()) {
    const day = at.slice(0, 10);
    const { published_on, published_in } = days.get(slug) ?? { published_on: day, published_in: commit };
    days.delete(slug);
    if (change !== 'withdrawn') days.set(renamed_to ?? slug, { published_on, published_in, updated_on: day });
  }
  return days;
}

const placeOf = ({ commit, slug }: { commit: string; slug: string }) => `${commit} ${slug}`;

/** Undefined for a file that is no listing: history holds whatever was committed once. */
function slugOf(path: string): string | undefined {
  const slug = slugIn(path);
  return isSlug(slug) && listingPath(slug) === path ? slug : undefined;
}

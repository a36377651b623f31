/** What became of listings, commit by commit, for callers who keep a copy of the catalog. */
import { type Site, urls } from '../../../schemas/contracts/addresses.ts';
import type { Change, ChangeTable } from '../../../schemas/contracts/generated/read-api.ts';
import { isSlug } from '../../../schemas/rules/slug.ts';
import { type CatalogData, listingPath } from '../../repo/data/data-files.ts';
import type { FileEvent, History } from '../../repo/git/history.ts';
import { presentSlug } from '../../review/plan/slugs.ts';
import { firstLanguage } from './public-settings.ts';
import { scoreChange } from './score-change.ts';

const MAX_CHANGES = 1000;

type Ledger = CatalogData['ledger'];

/** One event of one listing. A rename is one, under the old slug. */
type ListingChange = Pick<Change, 'slug' | 'change' | 'at' | 'commit' | 'renamed_to'> & Pick<FileEvent, 'contents'>;

const CHANGES = { A: 'published', M: 'updated', D: 'withdrawn' } as const satisfies Record<
  FileEvent['status'],
  ListingChange['change']
>;

export function toChangeTable(
  { listings, ledger, settings }: CatalogData,
  { events, commits }: History,
  site: Site,
): ChangeTable {
  const all = listingChanges(events, ledger);
  const [kept, cut] = [all.slice(0, MAX_CHANGES), all[MAX_CHANGES]];
  // Since a commit before the first that was cut off, something would be missing.
  const oldest = cut === undefined ? -1 : commits.indexOf(cut.commit);
  const language = firstLanguage(settings);
  const decided = new Set<string>();
  const data = kept.map(({ contents, ...entry }): Change => {
    const present = presentSlug(entry.slug, ledger);
    // The ledger knows the reason of the last withdrawal only.
    const { state, reason } = decided.has(entry.slug) ? {} : (ledger.get(entry.slug) ?? {});
    decided.add(entry.slug);
    const isReasonOfThis = entry.change === 'withdrawn' && state === 'withdrawn' && reason !== undefined;
    const isThere = entry.change !== 'withdrawn' && listings.has(present);
    const rank = contents && scoreChange(contents, entry.at.slice(0, 10), site, language);
    return {
      ...entry,
      ...(isReasonOfThis && { reason }),
      ...(rank && { rank }),
      links: isThere ? { self: urls.listing(site, present) } : {},
    };
  });
  return {
    data,
    commits: oldest === -1 ? [...commits] : commits.slice(0, oldest + 1),
    complete: cut === undefined && commits.length > 0,
    links: { self: urls.changes(site) },
  };
}

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
    const to = renamedTo(slug, ledger);
    // A renamed slug may have been withdrawn and published before that: its file left more than once.
    if (status !== 'D' || to === undefined || !came.has(placeOf({ commit, slug: to }))) continue;
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

function renamedTo(slug: string, ledger: Ledger): string | undefined {
  const record = ledger.get(slug);
  return record?.state === 'renamed' ? record.renamed_to : undefined;
}

function placeOf({ commit, slug }: { commit: string; slug: string }): string {
  return `${commit} ${slug}`;
}

/** Undefined for a file that is no listing: history holds whatever was committed once. */
function slugOf(path: string): string | undefined {
  const slug = /([^/]+)\.json$/.exec(path)?.[1];
  return slug !== undefined && isSlug(slug) && listingPath(slug) === path ? slug : undefined;
}

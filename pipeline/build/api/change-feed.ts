/** What became of listings, commit by commit, for callers who keep a copy of the catalog. */
import { type Site, urls } from '../../../schemas/contracts/addresses.ts';
import type { Change, ChangeTable, DepartedTable } from '../../../schemas/contracts/generated/read-api.ts';
import { yanksOf } from '../../repo/catalog/yanked-versions.ts';
import { presentSlug, type ShownCatalog } from '../../repo/data/data-files.ts';
import type { History } from '../../repo/git/history.ts';
import { listingChanges } from '../listings/listing-changes.ts';
import { firstLanguage } from '../listings/public-settings.ts';
import { changedFacts } from './changed-facts.ts';
import { scoreChange } from './score-change.ts';

const MAX_CHANGES = 1000;

export function toChangeTable(
  { listings, ledger, settings }: ShownCatalog,
  { events, commits }: History,
  site: Site,
): ChangeTable {
  const last = listingChanges(newest(events), ledger);
  const all = last.length > MAX_CHANGES ? last : listingChanges(events, ledger);
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
    const what = isThere ? contents && changedFacts(contents, yanksOf(ledger.get(present))) : undefined;
    const rank = contents && scoreChange(contents, entry.at.slice(0, 10), site, language);
    return {
      ...entry,
      ...(isReasonOfThis && { reason }),
      ...(what && Object.keys(what).length > 0 && { what }),
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

/** So many that mostly more changes come of them than are told; none is cut in two: a rename is two events of one commit. */
function newest(events: History['events']): History['events'] {
  const last = events[2 * MAX_CHANGES + 1];
  const end = last === undefined ? -1 : events.findLastIndex(({ commit }) => commit === last.commit);
  return end === -1 ? events : events.slice(0, end + 1);
}

/** Slugs that are published no more, for the answers 308 and 410. A slug that was renamed leads to the last one; if that was withdrawn too, so was the listing. */
export function toDepartedTable({ ledger, listings }: ShownCatalog): DepartedTable {
  const table: DepartedTable = { renamed: {}, withdrawn: {} };
  for (const [slug, { state }] of ledger) {
    if (state !== 'renamed' && state !== 'withdrawn') continue;
    const present = presentSlug(slug, ledger);
    const last = ledger.get(present);
    if (listings.has(present)) table.renamed[slug] = present;
    else if (last?.state === 'withdrawn') {
      const { reason = 'No reason was given.', was } = last;
      table.withdrawn[slug] = { reason, ...(was !== undefined && { was }) };
    }
  }
  return table;
}

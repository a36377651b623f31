/** What became of listings, commit by commit, for callers who keep a copy of the catalog. */
import { type Site, urls } from '../../../schemas/contracts/addresses.ts';
import type { ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { Yank } from '../../../schemas/contracts/generated/moderation.ts';
import type {
  Change,
  ChangedFacts,
  ChangeTable,
  DepartedTable,
} from '../../../schemas/contracts/generated/read-api.ts';
import { validateEvidence, validateListing } from '../../../schemas/contracts/generated/validators.js';
import { pointsOn } from '../../../schemas/rank/engine.ts';
import { type RankInput, rankInput } from '../../../schemas/rank/rank-input.ts';
import { breakdown, movement } from '../../../schemas/rank/score-changes.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { currentVersion } from '../../../schemas/rules/version-order.ts';
import { publishedMove } from '../../../schemas/writers/published-rank.ts';
import { yanksOf } from '../../repo/catalog/yanked-versions.ts';
import { presentSlug, type ShownCatalog } from '../../repo/data/data-files.ts';
import type { FileContents, History } from '../../repo/git/history.ts';
import { compactJson, jsonOf } from '../../repo/text/stable-json.ts';
import { listingChanges, stateChanges } from '../listings/listing-changes.ts';
import { toPublicListing } from '../listings/public-listing.ts';
import { firstLanguage } from '../listings/public-settings.ts';

const MAX_CHANGES = 1000;

export function toChangeTable(
  { listings, ledger, settings }: ShownCatalog,
  { events, commits, evidence = [] }: History,
  site: Site,
): ChangeTable {
  const last = listingChanges(newest(events), ledger);
  const ofListings = last.length > MAX_CHANGES ? last : listingChanges(events, ledger);
  const ofStates = stateChanges(evidence).filter(({ slug }) => listings.has(presentSlug(slug, ledger)));
  const byTime = () => [...ofListings, ...ofStates].sort((one, other) => compareText(other.at, one.at));
  const all = ofStates.length === 0 ? ofListings : byTime();
  const kept = all.slice(0, MAX_CHANGES);
  const cut = new Set(all.slice(MAX_CHANGES).map(({ commit }) => commit));
  // Since a commit before the first that was cut off, something would be missing.
  const oldest = commits.findIndex((commit) => cut.has(commit));
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
    build: { commit: commits[0] ?? null },
    commits: oldest === -1 ? [...commits] : commits.slice(0, oldest + 1),
    complete: cut.size === 0 && commits.length > 0,
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

/** Members that are said by themselves, and those that say nothing of the product. */
const APART: ReadonlySet<string> = new Set<keyof Listing>([
  ...(['versions', 'license', 'pricing', 'verification', 'badges', 'archived'] as const),
  ...(['slug', 'renamed_from', 'sources', 'provenance', 'icon', 'screenshots'] as const),
]);

/**
 * @param yanks versions that the ledger says were withdrawn
 * @returns undefined where one of the two is no listing: history holds whatever was committed
 */
export function changedFacts(
  { before, after }: Pick<FileContents, 'before' | 'after'>,
  yanks: readonly Yank[] = [],
): ChangedFacts | undefined {
  const [earlier, later] = [jsonOf(before), jsonOf(after)];
  if (!validateListing(earlier) || !validateListing(later)) return undefined;
  const [was, is] = [earlier as Listing, later as Listing];
  const fields = otherFields(was, is);
  const left = new Set(is.versions.map(({ version }) => version));
  const gone = was.versions.flatMap(({ version }) => {
    const yank = left.has(version) ? undefined : yanks.find((one) => one.version === version);
    return yank === undefined ? [] : [{ version, reason: yank.reason ?? null }];
  });
  return {
    ...move('version', currentVersion(was.versions)?.version, currentVersion(is.versions)?.version),
    ...(gone.length > 0 && { yanked: gone }),
    ...move('license', licenseOf(was), licenseOf(is)),
    ...move('pricing', was.pricing, is.pricing),
    ...(isVerified(was) !== isVerified(is) && { verified: isVerified(is) }),
    ...(was.archived !== is.archived && { archived: is.archived }),
    ...(fields.length > 0 && { fields }),
  };
}

const isVerified = ({ verification }: Listing) => verification.status === 'verified';
const licenseOf = ({ license }: Listing) => license.spdx_id ?? license.type;

function move<Name extends string, Value>(name: Name, before: Value | undefined, after: Value | undefined) {
  if (isSame(before, after)) return {};
  const moved = { before: before ?? null, after: after ?? null };
  return { [name]: moved } as Record<Name, typeof moved>;
}

function otherFields(was: Listing, is: Listing): string[] {
  const names = new Set([...Object.keys(was), ...Object.keys(is)]) as Set<keyof Listing>;
  return [...names].filter((name) => !APART.has(name) && !isSame(was[name], is[name])).sort();
}

const isSame = (one: unknown, other: unknown) => compactJson([one ?? null]) === compactJson([other ?? null]);

/**
 * Both by the rules and weights of today and on the day of the change, each with what was witnessed then: what is
 * witnessed later changes nothing that was told.
 * @param day like 2026-01-31
 * @param language of its words
 * @returns undefined where it did nothing, or where one of the two is no listing: history holds whatever was committed
 */
export function scoreChange(
  { before, after, beside }: FileContents,
  day: string,
  site: Site,
  language: string,
): Change['rank'] {
  const [earlier, later] = [inputOf(before, beside?.before, site), inputOf(after, beside?.after, site)];
  if (earlier === undefined || later === undefined) return undefined;
  const move = movement(breakdown(earlier, day), later, day);
  if (move.signals.length === 0) return undefined;
  const score = pointsOn(later, day).reduce((sum, points) => sum + points, 0);
  const { signals } = publishedMove(move, language);
  return { score, previous_score: score - move.delta, signals };
}

function inputOf(bytes: Buffer, witnessed: Buffer | undefined, site: Site): RankInput | undefined {
  const [listing, evidence] = [jsonOf(bytes), jsonOf(witnessed)];
  if (!validateListing(listing)) return undefined;
  const records = validateEvidence(evidence) ? (evidence as ListingEvidence).records : [];
  return rankInput(toPublicListing(listing as Listing, site, { evidence: records }));
}

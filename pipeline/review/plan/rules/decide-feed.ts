/** Pure: what should happen to a draft, given what is published and what was decided before. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import { validateListing } from '../../../../schemas/contracts/generated/validators.js';
import { MAX_PROBLEMS, type Problem, warning } from '../../../../schemas/contracts/problems.ts';
import { hostOf } from '../../../../schemas/rules/web-address.ts';
import { inEnglish } from '../../../../schemas/wording/problem-languages.ts';
import type { Feed } from '../../../collect/feeds/feed-list.ts';
import type { ReadFeed } from '../../../collect/feeds/read-feed.ts';
import { isYanked, yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import { isSameSource, type Known, type Snapshot, toSnapshot } from '../entries/entry.ts';
import { digestOfChanges, fieldChanges, type PublishedListing } from '../entries/field-changes.ts';
import { remarksOnDays } from '../entries/first-seen-days.ts';
import { saidYanks } from '../entries/publisher-yanks.ts';
import { automaticPart, withSeenTexts } from './automatic-changes.ts';
import { saysWhatIsPublished } from './says-what-is-published.ts';

export type DraftDecision =
  /** Waits for a person: a new listing, or a change that is not automatic. */
  | { outcome: 'propose'; snapshot: Snapshot; update?: Snapshot | undefined }
  /** Already waiting in just this form. */
  | { outcome: 'pending'; snapshot: Snapshot; update?: Snapshot | undefined }
  /** All that has changed of a published listing needs no person. */
  | { outcome: 'update'; snapshot: Snapshot }
  | { outcome: 'unchanged' }
  /** A person said no to just this content. */
  | { outcome: 'declined' }
  | { outcome: 'withdrawn' };

/**
 * What is automatic goes on, as `update` beside what waits: a change that nobody has looked at holds no version up.
 * @param today day on which a change is noted, like 2026-01-31
 */
export function decide(read: ReadFeed, known: Known, today: string): DraftDecision {
  const { listing, record } = known;
  if (record?.state === 'withdrawn') return { outcome: 'withdrawn' };
  if (saysWhatIsPublished(read, known, today) || isUnchanged(read, known, today)) return { outcome: 'unchanged' };
  const wanted = toSnapshot(read, known, today);
  if (listing === undefined) {
    const isRefused = record?.state === 'rejected' && record.content_sha256 === wanted.record.content_sha256;
    return isRefused ? { outcome: 'declined' } : proposal(wanted, known);
  }
  // Nothing can be said of a listing that a correction has broken; the planner refuses it.
  if (Object.keys(wanted.record.overrides).length > 0 && !validateListing(wanted.listing)) {
    return { outcome: 'update', snapshot: wanted };
  }
  const published = { listing, record };
  const doubt = doubtOf(published, wanted) ?? doubtOfYanks(read, published, wanted);
  // A correction that nobody has approved yet waits like what a publisher wants.
  const settled = known.corrections === undefined ? wanted : toSnapshot(read, { ...known, corrections: {} }, today);
  const part = automaticPart(published, settled, known.check);
  const held = fieldChanges(part, wanted);
  const automatic = doubt === undefined ? part : published;
  const update = isSame(automatic, published) ? undefined : (automatic as Snapshot);
  const isSettled = held.length === 0 && doubt === undefined;
  if (isSettled || record?.declined?.content_sha256 === digestOfChanges(held)) {
    return update === undefined
      ? { outcome: isSettled ? 'unchanged' : 'declined' }
      : { outcome: 'update', snapshot: update };
  }
  const seen = withSeenTexts(wanted, part);
  const isWaiting = yanksOf(wanted.record).some(({ version }) => !isYanked(yanksOf(part.record), version));
  const remarks = [
    ...(doubt === undefined ? [] : [doubt]),
    ...(isWaiting ? [warning('/release', 'version_yanked.waits')] : []),
    ...remarksOnDays(part.listing, wanted.listing),
  ];
  return { ...proposal(withRemarks(seen, remarks), known), update };
}

/** What is published is what the publisher wants, so that nothing has to be held against it. */
function isUnchanged(read: ReadFeed, known: Known, today: string): boolean {
  const { listing, record, corrections } = known;
  if (listing === undefined || record === undefined || corrections !== undefined) return false;
  // Only a proposal is looked at twice.
  const wanted = toSnapshot(read, { ...known, check: () => [] }, today);
  const published = { listing, record };
  const isWhole = isSame(published, wanted) && record.webhook_host === wanted.record.webhook_host;
  const hasYanks = compactJson(yanksOf(record)) === compactJson(yanksOf(wanted.record));
  return isWhole && hasYanks && (doubtOf(published, wanted) ?? doubtOfYanks(read, published, wanted)) === undefined;
}

/** A correction that is new, or a repository's number that was not known, is a change although the listing stays. */
function isSame(a: PublishedListing, b: PublishedListing): boolean {
  const [before, after] = [a, b].map(({ listing, record }) =>
    compactJson([listing, record?.overrides, record?.repositories ?? []]),
  );
  return before === after;
}

/** What makes a listing somebody else's, or something else: then not even a version goes on. */
function doubtOf({ listing, record }: PublishedListing, wanted: Snapshot): Problem | undefined {
  const now = new Map(wanted.record.repositories?.map((repository) => [repository.url, repository]));
  for (const { url, repository, owner } of record?.repositories ?? []) {
    const found = now.get(url);
    if (found === undefined) continue;
    if (found.repository !== repository) return warning('/software', 'another_product.repository');
    if (found.owner !== owner) return warning('/software/vendor', 'owner_changed');
  }
  if (hasOtherHost(record, wanted.record)) return warning('/software', 'feed_redirected');
  const isRenamed = listing.name !== wanted.listing.name;
  // A domain that was sold, or a feed that was taken over, looks like this.
  const hasMoved = hostOf(listing.homepage) !== hostOf(wanted.listing.homepage);
  return isRenamed && hasMoved ? warning('/software', 'another_product') : undefined;
}

/** Where a publisher withdraws all that is approved, a person withdraws the listing, or refuses. */
function doubtOfYanks({ draft }: ReadFeed, { listing }: PublishedListing, { record }: Snapshot): Problem | undefined {
  const isLast = saidYanks(draft.versions, listing, yanksOf(record)).length > 0;
  return isLast ? warning('/release', 'version_yanked.last') : undefined;
}

/** A redirect that a person has approved goes on. One to the same site, by the name with www or without, needs none. */
function hasOtherHost(approved: Snapshot['record'] | undefined, wanted: Snapshot['record']): boolean {
  const [before, now] = [approved, wanted].map((record) =>
    bare(record?.source.moved_to ?? URL.parse(record?.source.url ?? '')?.host),
  );
  return wanted.source.moved_to !== undefined && before !== now;
}

const bare = (host: string | undefined) => host?.replace(/^www\./, '');

/** Before what the source's document gave rise to. */
function withRemarks({ listing, record }: Snapshot, remarks: readonly Problem[]): Snapshot {
  const report = [...remarks.map(inEnglish), ...record.report];
  return { listing, record: { ...record, report: report.slice(0, MAX_PROBLEMS) } };
}

function proposal(snapshot: Snapshot, { pending }: Known) {
  const same = pending !== undefined && compactJson(shown(pending)) === compactJson(shown(snapshot));
  return { outcome: same ? ('pending' as const) : ('propose' as const), snapshot };
}

/** Without what may differ although nothing is read in another way. */
function shown({ listing, record }: Snapshot): unknown {
  const { sha256: _digest, read_by: _version, ...source } = record.source;
  return [listing, { ...record, source, signature: undefined }];
}

/**
 * The published listing with a note that its source fails; undefined if that is noted already.
 * The last good data stays.
 */
export function asFailing(listing: Listing, feed: Feed, code: string, today: string): Listing | undefined {
  const sources = listing.sources.map((source) =>
    isSameSource(source, feed.sources[0]) && source.failing_code !== code
      ? { ...source, failing_since: source.failing_since ?? today, failing_code: code }
      : source,
  );
  return compactJson(sources) === compactJson(listing.sources) ? undefined : { ...listing, sources };
}

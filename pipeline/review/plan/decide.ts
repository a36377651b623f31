/** Pure: what should happen to a draft, given what is published and what was decided before. */
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { validateListing } from '../../../schemas/contracts/generated/validators.js';
import { MAX_PROBLEMS, warning } from '../../../schemas/contracts/problems.ts';
import { hostOf } from '../../../schemas/rules/web-address.ts';
import { inEnglish } from '../../../schemas/wording/problem-languages.ts';
import type { Feed } from '../../collect/feeds/feed-list.ts';
import type { ReadFeed } from '../../collect/feeds/read-feed.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { isSameSource, type Known, type Snapshot, toSnapshot } from './entry.ts';
import { unsigned } from './signed-record.ts';

export type Decision =
  /** Waits for a person: a new listing, or a change of something a reader relies on. */
  | { outcome: 'propose'; snapshot: Snapshot }
  /** Already waiting in just this form. */
  | { outcome: 'pending'; snapshot: Snapshot }
  /** A harmless change of a published listing. */
  | { outcome: 'update'; snapshot: Snapshot }
  | { outcome: 'unchanged' }
  /** A person said no to just this content. */
  | { outcome: 'declined' }
  | { outcome: 'withdrawn' };

/** @param today day on which a change is noted, like 2026-01-31 */
export function decide(read: ReadFeed, known: Known, today: string): Decision {
  const { listing: published, record } = known;
  if (record?.state === 'withdrawn') return { outcome: 'withdrawn' };
  const snapshot = toSnapshot(read, known, today);
  const hasOverrides = Object.keys(snapshot.record.overrides).length > 0;
  // Nothing can be said of a listing that a correction has broken; the planner refuses it.
  if (hasOverrides && !validateListing(snapshot.listing)) return { outcome: 'update', snapshot };
  if (isSame(snapshot, known)) return { outcome: 'unchanged' };
  const declined = record?.state === 'rejected' ? record.content_sha256 : record?.declined?.content_sha256;
  if (declined === snapshot.record.content_sha256) return withoutDeclined(snapshot, known);
  if (published === undefined) return proposal(snapshot, known);
  const sensitive = sensitiveChanges({ listing: published, record }, snapshot).map(({ field }) => field);
  if (sensitive.length === 0) return { outcome: 'update', snapshot };
  const isAnother = sensitive.includes('name') && sensitive.includes('homepage host');
  return proposal(isAnother ? asAnotherProduct(snapshot) : snapshot, known);
}

/** A correction that is new, or another webhook, is a change although the listing stays as it is. */
function isSame({ listing, record }: Snapshot, known: Known): boolean {
  const [before, after] = [known.record, record].map((side) => [side?.webhook_host, side?.overrides]);
  return compactJson([known.listing, before]) === compactJson([listing, after]);
}

/** A domain that was sold, or a feed that was taken over, looks like this. */
function asAnotherProduct({ listing, record }: Snapshot): Snapshot {
  const report = [inEnglish(warning('/software', 'another_product')), ...record.report];
  return { listing, record: { ...record, report: report.slice(0, MAX_PROBLEMS) } };
}

/** What a person refused stays out; new versions of a published listing arrive all the same. */
function withoutDeclined({ listing: { versions } }: Snapshot, { listing, record }: Known): Decision {
  if (listing === undefined || record === undefined || compactJson(listing.versions) === compactJson(versions)) {
    return { outcome: 'declined' };
  }
  return { outcome: 'update', snapshot: { listing: { ...listing, versions }, record } };
}

function proposal(snapshot: Snapshot, { pending }: Known): Decision {
  const same = pending !== undefined && compactJson(unsigned(pending)) === compactJson(snapshot);
  return { outcome: same ? 'pending' : 'propose', snapshot };
}

/** Members a reader relies on: a change of one waits for a person. */
const SENSITIVE = {
  slug: ({ listing }) => listing.slug,
  name: ({ listing }) => listing.name,
  'vendor name': ({ listing }) => listing.vendor.name,
  kind: ({ listing }) => listing.kind,
  'license type': ({ listing }) => listing.license.type,
  'homepage host': ({ listing }) => hostOf(listing.homepage),
  'feed host': ({ listing }) => hostOf(listing.sources[0]?.url),
  'webhook host': ({ record }) => record?.webhook_host,
} satisfies Record<string, (side: Published) => string | undefined>;

/** A listing as it is published, perhaps under the slug it had. */
export interface Published {
  listing: Listing;
  record: LedgerRecord | undefined;
}

export interface SensitiveField {
  field: keyof typeof SENSITIVE;
  before: string | undefined;
  after: string | undefined;
}

export function sensitiveChanges(before: Published, after: Published): SensitiveField[] {
  const fields = Object.entries(SENSITIVE) as [keyof typeof SENSITIVE, (side: Published) => string | undefined][];
  return fields
    .map(([field, read]) => ({ field, before: read(before), after: read(after) }))
    .filter((change) => change.before !== change.after);
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

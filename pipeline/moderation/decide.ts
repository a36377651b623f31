/** Pure: what should happen to a draft, given what is published and what was decided before. */
import { defined } from '../../schemas/defined.ts';
import type { Draft } from '../../schemas/draft.ts';
import type { Listing, Source } from '../../schemas/generated/listing.ts';
import type { LedgerRecord } from '../../schemas/generated/moderation.ts';
import type { Problem } from '../../schemas/problems.ts';
import { newestFirst } from '../../schemas/rules/version-order.ts';
import { hostOf } from '../../schemas/rules/web-address.ts';
import { contentDigest } from '../data-files.ts';
import type { Feed } from '../feeds/feed-list.ts';
import { compactJson } from '../stable-json.ts';

/** A listing and its ledger record: what a branch or a commit carries. */
export interface Snapshot {
  listing: Listing;
  record: LedgerRecord;
}

/** What is known about a slug before the feed was read. */
export interface Known {
  listing?: Listing | undefined;
  record?: LedgerRecord | undefined;
  /** What its open moderation branch carries. */
  pending?: Snapshot | undefined;
}

export type Decision =
  /** Waits for a person: a new listing, or a change of something a reader relies on. */
  | { outcome: 'propose'; snapshot: Snapshot; sensitive: SensitiveField[] }
  /** Already waiting in just this form. */
  | { outcome: 'pending'; snapshot: Snapshot; sensitive: SensitiveField[] }
  /** A harmless change of a published listing. */
  | { outcome: 'update'; snapshot: Snapshot }
  | { outcome: 'unchanged' }
  /** A person said no to just this content. */
  | { outcome: 'declined' }
  | { outcome: 'withdrawn' }
  /** The slug belongs to another source. */
  | { outcome: 'slug_taken' };

export interface ReadFeed {
  feed: Feed;
  draft: Draft;
  /** Host of the endpoint that wants events. */
  webhookHost?: string | undefined;
  problems: Problem[];
}

/** @param today day on which a change is noted, like 2026-01-31 */
export function decide(read: ReadFeed, known: Known, today: string): Decision {
  const { listing: published, record } = known;
  if (record?.state === 'withdrawn') return { outcome: 'withdrawn' };
  const owner = published ?? known.pending?.listing;
  if (owner !== undefined && !owner.sources.some((source) => isSameSource(source, read.feed))) {
    return { outcome: 'slug_taken' };
  }
  const snapshot = toSnapshot(read, known, today);
  if (published !== undefined && compactJson(published) === compactJson(snapshot.listing)) {
    return { outcome: 'unchanged' };
  }
  const declined = record?.state === 'rejected' ? record.content_sha256 : record?.declined?.content_sha256;
  if (declined === snapshot.record.content_sha256) return { outcome: 'declined' };
  if (published === undefined) return proposal(snapshot, [], known);
  const sensitive = sensitiveChanges(
    { listing: published, host: record?.webhook_host },
    { listing: snapshot.listing, host: read.webhookHost },
  );
  return sensitive.length > 0 ? proposal(snapshot, sensitive, known) : { outcome: 'update', snapshot };
}

function proposal(snapshot: Snapshot, sensitive: SensitiveField[], { pending }: Known): Decision {
  const same = pending !== undefined && compactJson(pending) === compactJson(snapshot);
  return { outcome: same ? 'pending' : 'propose', snapshot, sensitive };
}

export function isSameSource(source: Source, feed: Feed): boolean {
  return feed.url !== undefined ? source.url === feed.url : source.url === undefined && source.feed !== undefined;
}

function toSnapshot(read: ReadFeed, known: Known, today: string): Snapshot {
  const { feed, draft, problems, webhookHost } = read;
  const { listing: published, record } = known;
  const overrides = record?.overrides ?? {};
  const before = known.pending?.listing ?? published;
  const content: Draft = { ...draft, ...overrides, versions: unitedVersions(draft, published) };
  const withSource = (last_changed_on: string): Listing =>
    defined({
      ...content,
      sources: [
        defined({ kind: feed.kind, url: feed.url, feed: feed.file?.name, primary: true, last_changed_on }),
      ] as Listing['sources'],
      verification: published?.verification ?? { method: 'none', status: 'unverified' },
      renamed_from: published?.renamed_from,
    });
  const unchangedSince = before?.sources[0]?.last_changed_on;
  const asBefore = unchangedSince === undefined ? undefined : withSource(unchangedSince);
  const same = asBefore !== undefined && before !== undefined && sameContent(asBefore, before);
  const listing = same ? asBefore : withSource(today);
  return {
    listing,
    record: defined({
      slug: listing.slug,
      state: 'published',
      source: defined({ kind: feed.kind, url: feed.url, feed: feed.file?.name }),
      content_sha256: contentDigest(listing),
      report: problems,
      webhook_host: webhookHost,
      overrides,
      declined: record?.declined,
    }),
  };
}

/** Equal but for whether the source answers, which is no change of what it says. */
function sameContent(a: Listing, b: Listing): boolean {
  return compactJson(answering(a)) === compactJson(answering(b));
}

function answering(listing: Listing): unknown {
  const sources = listing.sources.map(({ failing_since: _since, failing_code: _code, ...source }) => source);
  return { ...listing, sources };
}

/** Versions that were published once stay, although the feed names only its newest. */
function unitedVersions(draft: Draft, published: Listing | undefined): Draft['versions'] {
  const named = new Set(draft.versions.map(({ version }) => version));
  const earlier = published?.versions.filter(({ version }) => !named.has(version)) ?? [];
  return newestFirst([...draft.versions, ...earlier]);
}

/** Members a reader relies on: a change of one waits for a person. */
const SENSITIVE = {
  name: ({ listing }) => listing.name,
  'vendor name': ({ listing }) => listing.vendor.name,
  kind: ({ listing }) => listing.kind,
  'license type': ({ listing }) => listing.license.type,
  'homepage host': ({ listing }) => hostOf(listing.homepage),
  'feed host': ({ listing }) => hostOf(listing.sources[0]?.url),
  'webhook host': ({ host }) => host,
} satisfies Record<string, (side: Side) => string | undefined>;

interface Side {
  listing: Listing;
  /** Host of the webhook. */
  host?: string | undefined;
}

export interface SensitiveField {
  field: keyof typeof SENSITIVE;
  before: string | undefined;
  after: string | undefined;
}

export function sensitiveChanges(before: Side, after: Side): SensitiveField[] {
  const fields = Object.entries(SENSITIVE) as [keyof typeof SENSITIVE, (side: Side) => string | undefined][];
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
    isSameSource(source, feed) && source.failing_code !== code
      ? { ...source, failing_since: source.failing_since ?? today, failing_code: code }
      : source,
  );
  return compactJson(sources) === compactJson(listing.sources) ? undefined : { ...listing, sources };
}

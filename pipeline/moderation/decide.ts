/** Pure: what should happen to a draft, given what is published and what was decided before. */
import { defined } from '../../schemas/defined.ts';
import type { Draft } from '../../schemas/draft.ts';
import type { Listing, Source } from '../../schemas/generated/listing.ts';
import type { LedgerRecord } from '../../schemas/generated/moderation.ts';
import { newestFirst } from '../../schemas/rules/version-order.ts';
import { hostOf } from '../../schemas/rules/web-address.ts';
import { contentDigest } from '../data-files.ts';
import type { Feed } from '../feeds/feed-list.ts';
import type { ReadFeed } from '../feeds/read-feed.ts';
import { compactJson } from '../stable-json.ts';

/** As many as a listing may hold; the oldest give way. */
const MAX_VERSIONS = 1000;

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

/** @param today day on which a change is noted, like 2026-01-31 */
export function decide(read: ReadFeed, known: Known, today: string): Decision {
  const { listing: published, record } = known;
  if (record?.state === 'withdrawn') return { outcome: 'withdrawn' };
  const owner = published ?? known.pending?.listing;
  if (owner !== undefined && !owner.sources.some((source) => isSameSource(source, read.sources[0]))) {
    return { outcome: 'slug_taken' };
  }
  const snapshot = toSnapshot(read, known, today);
  if (published !== undefined && compactJson(published) === compactJson(snapshot.listing)) {
    return { outcome: 'unchanged' };
  }
  const declined = record?.state === 'rejected' ? record.content_sha256 : record?.declined?.content_sha256;
  if (declined === snapshot.record.content_sha256) return withoutDeclined(snapshot, known);
  if (published === undefined) return proposal(snapshot, [], known);
  const sensitive = sensitiveChanges(
    { listing: published, host: record?.webhook_host },
    { listing: snapshot.listing, host: read.webhookHost },
  );
  return sensitive.length > 0 ? proposal(snapshot, sensitive, known) : { outcome: 'update', snapshot };
}

/** What a person refused stays out; new versions of a published listing arrive all the same. */
function withoutDeclined({ listing: { versions } }: Snapshot, { listing, record }: Known): Decision {
  if (listing === undefined || record === undefined || compactJson(listing.versions) === compactJson(versions)) {
    return { outcome: 'declined' };
  }
  return { outcome: 'update', snapshot: { listing: { ...listing, versions }, record } };
}

function proposal(snapshot: Snapshot, sensitive: SensitiveField[], { pending }: Known): Decision {
  const same = pending !== undefined && compactJson(pending) === compactJson(snapshot);
  return { outcome: same ? 'pending' : 'propose', snapshot, sensitive };
}

/** A document the operator keeps may move to another file; an address may not. */
export function isSameSource(source: Source, { url }: { url?: string | undefined }): boolean {
  return url !== undefined ? source.url === url : source.url === undefined && source.feed !== undefined;
}

function toSnapshot(read: ReadFeed, known: Known, today: string): Snapshot {
  const { listing: published, record } = known;
  const overrides = withoutIdentity(record?.overrides ?? {});
  const before = known.pending?.listing ?? published;
  const { draft, provenance } = withoutLoss(read, published);
  const content: Draft = { ...draft, versions: unitedVersions(draft, before, published, today), ...overrides };
  const withSources = (last_changed_on: string): Listing =>
    defined({
      ...content,
      sources: toSources(read, before, last_changed_on, today),
      provenance: Object.keys(provenance).length === 0 ? undefined : provenance,
      verification: published?.verification ?? { method: 'none', status: 'unverified' },
      renamed_from: published?.renamed_from,
    });
  const unchangedSince = before?.sources[0]?.last_changed_on;
  const asBefore = unchangedSince === undefined ? undefined : withSources(unchangedSince);
  const same = asBefore !== undefined && before !== undefined && sameContent(asBefore, before);
  const listing = same ? asBefore : withSources(today);
  const [{ kind = 'pad-json', url, feed }] = read.sources;
  return {
    listing,
    record: defined({
      slug: listing.slug,
      state: 'published',
      source: defined({ kind, url, feed }),
      content_sha256: contentDigest(listing),
      report: read.problems,
      webhook_host: read.webhookHost,
      overrides,
      declined: record?.declined,
    }),
  };
}

/** A correction may mend what a listing says, never which listing it is or where it comes from. */
function withoutIdentity(overrides: object): Partial<Draft> {
  const { slug: _slug, versions: _versions, ...rest } = overrides as Partial<Draft>;
  return rest;
}

/** Sources whose kind could never be found out are left out: there is nothing to say about them yet. */
function toSources(read: ReadFeed, before: Listing | undefined, last_changed_on: string, today: string): Source[] {
  return read.sources.flatMap(({ kind, url, feed, failingCode }, index) => {
    const earlier = before?.sources.find((source) => source.url === url && source.feed === feed);
    const known = kind ?? earlier?.kind;
    if (known === undefined) return [];
    const failing = failingCode === undefined ? {} : { failing_since: earlier?.failing_since ?? today };
    return defined({
      kind: known,
      url,
      feed,
      primary: index === 0,
      last_changed_on,
      ...failing,
      failing_code: failingCode,
    });
  });
}

/** What a further source gave before it began to fail stays. */
function withoutLoss(read: ReadFeed, published: Listing | undefined): Pick<ReadFeed, 'draft' | 'provenance'> {
  const draft = { ...read.draft };
  const provenance = { ...read.provenance };
  for (const [field, index] of Object.entries(published?.provenance ?? {})) {
    const failing = read.sources[index]?.failingCode !== undefined;
    if (!failing || provenance[field] !== undefined) continue;
    Object.assign(draft, { [field]: published?.[field as keyof Listing] });
    provenance[field] = index;
  }
  return { draft, provenance };
}

/** Equal but for whether the source answers, which is no change of what it says. */
function sameContent(a: Listing, b: Listing): boolean {
  return compactJson(answering(a)) === compactJson(answering(b));
}

function answering(listing: Listing): unknown {
  const sources = listing.sources.map(({ failing_since: _since, failing_code: _code, ...source }) => source);
  return { ...listing, sources };
}

/**
 * Versions that were published once stay, although the feed names only its newest. An interface description names no
 * release date, so its versions date from the day they were first seen.
 */
function unitedVersions(
  draft: Draft,
  before: Listing | undefined,
  published: Listing | undefined,
  today: string,
): Draft['versions'] {
  const named = new Set(draft.versions.map(({ version }) => version));
  const earlier = published?.versions.filter(({ version }) => !named.has(version)) ?? [];
  const seen = new Map(before?.versions.map(({ version, released_on }) => [version, released_on]));
  const dated = draft.versions.map((entry) =>
    draft.kind === 'api' && entry.released_on === undefined
      ? { ...entry, released_on: seen.get(entry.version) ?? today }
      : entry,
  );
  return newestFirst([...dated, ...earlier]).slice(0, MAX_VERSIONS);
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
    isSameSource(source, feed.sources[0]) && source.failing_code !== code
      ? { ...source, failing_since: source.failing_since ?? today, failing_code: code }
      : source,
  );
  return compactJson(sources) === compactJson(listing.sources) ? undefined : { ...listing, sources };
}

/** Pure: a draft as a listing and its ledger record, joined with what is published and what people corrected. */
import packageFile from '../../../../package.json' with { type: 'json' };
import type { Draft } from '../../../../schemas/contracts/draft.ts';
import type { Listing, Source } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord, Yank } from '../../../../schemas/contracts/generated/moderation.ts';
import { validateListing } from '../../../../schemas/contracts/generated/validators.js';
import { isOnDomains, speaksFor } from '../../../../schemas/rules/domain-scope.ts';
import { withoutFutureReleases } from '../../../../schemas/rules/future-releases.ts';
import { newestFirst } from '../../../../schemas/rules/version-order.ts';
import { defined } from '../../../../schemas/rules/without-undefined.ts';
import { inEnglish } from '../../../../schemas/wording/problem-languages.ts';
import type { ReadFeed } from '../../../collect/feeds/read-feed.ts';
import { SOURCE_KINDS } from '../../../collect/sources/source-kinds.ts';
import { withOverrides } from '../../../repo/catalog/overridable-members.ts';
import { contentDigest } from '../../../repo/data/data-files.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import { carriedVerification, withVerification } from '../../domains/verification-states.ts';
import { approvedCommands } from './approved-commands.ts';
import { saidDay, withFirstSight, withoutForgottenDays } from './first-seen-days.ts';
import { memberDigests, type Overrides, overridesOf } from './overrides.ts';
import type { Check } from './proposal-checks.ts';
import { withYanks } from './publisher-yanks.ts';

/** As many as a listing may hold; the oldest give way. */
const MAX_VERSIONS = 1000;

/** A listing and its ledger record: what a branch or a commit carries. */
export interface Snapshot {
  listing: Listing;
  record: LedgerRecord;
  /** Of a renamed listing: what the ledger says under the slug it had. */
  former?: LedgerRecord | undefined;
}

type Repositories = NonNullable<LedgerRecord['repositories']>;

/** What is known about a slug before the feed was read. */
export interface Known {
  listing?: Listing | undefined;
  record?: LedgerRecord | undefined;
  /** What its open moderation branch carries. */
  pending?: Snapshot | undefined;
  /** A person has committed to that branch: no day on it is the pipeline's word. */
  isTouched?: boolean | undefined;
  /** A person's edits that are yet to be approved. */
  corrections?: Overrides | undefined;
  /** Versions that are withdrawn in what waits. */
  yanked?: readonly Yank[] | undefined;
  /** Day on which its feed was last read before this run; undefined where nobody remembers. */
  readBefore?: string | undefined;
  /** What a reviewer should look at twice. */
  check: Check;
}

/** @param today day on which a change is noted, like 2026-01-31 */
export function toSnapshot(read: ReadFeed, known: Known, today: string): Snapshot {
  const { listing: published, record } = known;
  const overrides = { ...overridesOf(published, record), ...known.corrections };
  const before = known.pending?.listing ?? published;
  const { draft, provenance } = withoutLoss(read, published);
  const { versions, yanked } = versionsOf({ ...read, draft }, before, known, today);
  const content = withOverrides({ ...draft, versions }, overrides);
  const listing = toListing({ ...read, provenance }, content, { before, published }, today);
  // Only an override can have made it invalid, which the planner says.
  const isSound = Object.keys(overrides).length === 0 || validateListing(listing);
  return {
    listing,
    record: defined({
      slug: listing.slug,
      state: 'published',
      ...sourcesOf(read, known),
      content_sha256: contentDigest(listing, read.webhookHost),
      members: memberDigests(listing),
      approved_lengths: approvedLengths(listing),
      approved_packages: approvedPackages(listing),
      report: read.problems.map(inEnglish),
      checks: isSound ? known.check(listing).map(inEnglish) : [],
      webhook_host: read.webhookHost,
      overrides,
      declined: record?.declined,
      yanked: yanked.length === 0 ? undefined : yanked,
    }),
  };
}

/** The versions that were read and those that are known: what is withdrawn left out, each with the day it was first seen. */
function versionsOf(read: ReadFeed, before: Listing | undefined, known: Known, today: string) {
  const { listing: published, record, pending, isTouched } = known;
  const united = unitedVersions(read, before, published, today);
  const { versions, yanked } = withYanks(united, { published, record, waiting: known.yanked ?? [] }, today);
  const sighted = withFirstSight(versions, {
    ...{ today, published, pending: isTouched ? undefined : pending?.listing },
    // What a publisher sends is read when it comes.
    readBefore: read.domains === undefined ? known.readBefore : published?.sources[0]?.last_changed_on,
  });
  const sources = toSources(read, before, today, today);
  return { versions: withoutForgottenDays(sighted, { published, sources }), yanked };
}

/** The listing with that content: as of the day on which it changed, which is today where it is not as it was before. */
function toListing(
  read: ReadFeed,
  content: Draft,
  { before, published }: Record<'before' | 'published', Listing | undefined>,
  today: string,
): Listing {
  const isRename = published !== undefined && published.slug !== read.draft.slug;
  const changedOn = (day: string): Listing => {
    const listing: Listing = defined({
      ...content,
      sources: toSources(read, before, day, today),
      provenance: Object.keys(read.provenance).length === 0 ? undefined : read.provenance,
      verification: { method: 'none', status: 'unverified' },
      renamed_from: isRename ? published.slug : published?.renamed_from,
    });
    return withVerification(listing, carriedVerification(before, listing));
  };
  const unchangedSince = before?.sources[0]?.last_changed_on;
  const unchanged = unchangedSince === undefined ? undefined : changedOn(unchangedSince);
  const isSame = unchanged !== undefined && before !== undefined && sameContent(unchanged, before);
  return isSame ? unchanged : changedOn(today);
}

function sourcesOf(read: ReadFeed, known: Known): Pick<LedgerRecord, 'source' | 'repositories'> {
  const [{ kind = 'pad-json', url, feed, movedTo }] = read.sources;
  const repositories = repositoriesOf(read, known.record);
  const source = defined({ kind, url, feed, domain: domainOf(read, known), moved_to: movedTo, ...readingOf(read) });
  return { source, ...(repositories.length > 0 && { repositories }) };
}

export function approvedLengths({ descriptions }: Listing): Record<string, number> {
  const texts = Object.entries(descriptions).flatMap(([language, { text }]) =>
    text === undefined ? [] : [[language, text.length]],
  );
  return Object.fromEntries(texts);
}

function approvedPackages(listing: Listing): string[] | undefined {
  const shown = approvedCommands(listing).map(({ purl }) => purl);
  return shown.length === 0 ? undefined : shown;
}

/** A source that does not say its numbers today keeps those it had. */
function repositoriesOf({ sources }: ReadFeed, record: LedgerRecord | undefined): Repositories {
  const known = new Map(record?.repositories?.map((repository) => [repository.url, repository]));
  return sources.flatMap(({ url = '', identity }) => (identity && { url, ...identity }) ?? known.get(url) ?? []);
}

function readingOf({ digest }: ReadFeed) {
  return digest === undefined ? {} : { sha256: digest, read_by: packageFile.version };
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
 * Versions that were published once stay, although the feed names only its newest; a new listing begins
 * with what is out. An interface description names no release date, so its versions date from the day they were first seen; a forge
 * does not name every day each time.
 */
export function unitedVersions(
  { draft, sources }: Pick<ReadFeed, 'draft' | 'sources'>,
  before: Listing | undefined,
  published: Listing | undefined,
  today: string,
): Draft['versions'] {
  const named = new Set(draft.versions.map(({ version }) => version));
  const earlier = published?.versions.filter(({ version }) => !named.has(version)) ?? [];
  const seen = new Map(before?.versions.map(({ version, released_on }) => [version, released_on]));
  const known = new Map(published?.versions.map((release) => [release.version, release]));
  const isFromForge = sources.some(({ kind }) => kind !== undefined && SOURCE_KINDS[kind].isRepository === true);
  const dated = draft.versions.map((entry) => {
    if (saidDay(entry) !== undefined) return entry;
    if (draft.kind === 'api') return { ...entry, released_on: seen.get(entry.version) ?? today };
    const { released_on, released_in } = known.get(entry.version) ?? {};
    return isFromForge ? defined({ ...entry, released_on, released_in }) : entry;
  });
  return newestFirst([...(published ? dated : withoutFutureReleases(dated, today)), ...earlier]).slice(0, MAX_VERSIONS);
}

/** A document the operator keeps may move to another file; an address may not. */
export function isSameSource(source: Source, { url }: { url?: string | undefined }): boolean {
  return url !== undefined ? source.url === url : source.url === undefined && source.feed !== undefined;
}

/** A submission belongs to the listing if its token speaks for the listing's domain, or submitted the listing. */
export function isTheirs(domains: readonly string[], listing: Listing, record: LedgerRecord | undefined): boolean {
  return speaksFor(domains, listing) || domains.includes(record?.source.domain ?? '');
}

/**
 * That by which a submission may change the published listing; for a new one, that of its address or homepage. A
 * document that names neither is for the domain that its token was issued for first.
 */
function domainOf({ domains = [], sources, draft }: ReadFeed, { listing, record }: Known): string | undefined {
  const address = sources[0].url ?? draft.homepage;
  return (
    domains.find((domain) => listing !== undefined && isTheirs([domain], listing, record)) ??
    (address === undefined ? domains[0] : domains.find((domain) => isOnDomains(address, [domain])))
  );
}

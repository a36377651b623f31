/** What the sources of listings say now, made into listings and records as a sync makes them. */
import { defined } from '../../../schemas/rules/defined.ts';
import { deriveSlug } from '../../../schemas/rules/derive-slug.ts';
import { type Feed, listFeeds } from '../../collect/feeds/feed-list.ts';
import { type FailedFeed, type FeedResult, firstErrorCode, type ReadFeed } from '../../collect/feeds/read-feed.ts';
import { presentSlug } from '../../repo/data/data-files.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { keptVerification, withVerification } from '../domains/verification-states.ts';
import { heldChanges } from '../plan/automatic-changes.ts';
import { asFailing, decide } from '../plan/decide.ts';
import { type Known, type Snapshot, toSnapshot } from '../plan/entry.ts';
import { digestOfChanges } from '../plan/field-changes.ts';
import { isPossibleSight, withoutSight } from '../plan/first-seen.ts';
import { type Check, createChecks } from '../plan/proposal-checks.ts';
import type { Published } from '../plan/signed-record.ts';
import { createSlugBook, type SlugBook } from '../plan/slugs.ts';
import type { Merge } from './proposal-rules.ts';
import type { SourceReader } from './source-reader.ts';

/** A listing whose record nobody has signed. */
export interface Unproven {
  slug: string;
  snapshot: Snapshot;
  /** What the published branch holds of it; of a renamed one, under the slug it had. */
  published: Published;
}

/** Forms that each member may have: of the source, and of what is published. Or why there are none. */
export type Words = { forms: Snapshot[]; unread?: string } | { why: string };

interface Run {
  merge: Merge;
  today: string;
  book: SlugBook;
  check: Check;
}

/** @param today day of the check, like 2026-01-31 */
export async function readWords(
  unproven: readonly Unproven[],
  { merge, sources, today }: { merge: Merge; sources: SourceReader; today: string },
): Promise<Map<string, Words>> {
  const { before } = merge;
  const feeds = listFeeds(before);
  const wanted = unproven.flatMap((subject) => {
    const feed = feedOf(subject, feeds);
    return feed === undefined ? [] : [{ subject, feed }];
  });
  const results = new Map(
    (
      await sources.read(
        wanted.map(({ feed }) => feed),
        before,
      )
    ).map((result) => [result.feed, result]),
  );
  const run = {
    ...{ merge, today, check: createChecks(before.listings.values()) },
    book: createSlugBook({ data: before, proposals: new Map() }),
  };
  const words = new Map<string, Words>(
    unproven.map(({ slug }) => [slug, { why: 'it has no source that can be read again' }]),
  );
  for (const { subject, feed } of wanted) {
    const result = results.get(feed);
    if (result !== undefined) words.set(subject.slug, wordsOf(subject, result, run));
  }
  return withProofs(unproven, words, { before, sources });
}

/**
 * As the published branch follows it. What the branch itself brings is no witness for it: of a source that is not
 * followed yet the address counts, and no document in data/feeds.
 */
function feedOf({ slug, snapshot: { listing } }: Unproven, feeds: readonly Feed[]): Feed | undefined {
  const primary = listing.sources.find((source) => source.primary) ?? listing.sources[0];
  if (primary === undefined) return undefined;
  const { url, feed: name } = primary;
  const followed = feeds.find(({ sources: [source] }) =>
    url !== undefined ? source.url === url : name !== undefined && source.file?.name === name,
  );
  return followed ?? (url === undefined ? undefined : { label: `listing ${slug}`, sources: [{ url }] });
}

function wordsOf(subject: Unproven, result: FeedResult, run: Run): Words {
  const { published } = subject;
  const { listing, record } = published;
  const known: Snapshot[] = listing !== undefined && record !== undefined ? [{ listing, record }] : [];
  if (!('draft' in result)) return failedWords(result, known, run);
  const { draft } = result;
  if (!isClaimOf(subject, result, run)) return { why: `its source stands for the listing ${draft.slug}` };
  const pending = withoutProof(subject, run.today);
  const facts: Known = { listing, record, pending, check: run.check };
  // Pictures are not drawn again: a person sees them, and their names are digests of their bytes.
  const { pictures } = subject.snapshot.listing;
  const read = { ...result, draft: defined({ ...draft, slug: subject.slug, pictures }) };
  const whole = toSnapshot(read, facts, run.today);
  const decision = decide(read, facts, run.today);
  const update = 'update' in decision ? decision.update : undefined;
  const forms = [...('snapshot' in decision ? [decision.snapshot] : []), ...(update ? [update] : []), ...known];
  if (!isRefused(whole, published)) return { forms: [whole, ...forms] };
  return forms.length > 0 ? { forms } : { why: 'a person has refused just this' };
}

function isRefused(whole: Snapshot, { listing, record }: Published): boolean {
  if (listing === undefined)
    return record?.state === 'rejected' && record.content_sha256 === whole.record.content_sha256;
  const held = heldChanges({ listing, record }, whole);
  return held.length > 0 && record?.declined?.content_sha256 === digestOfChanges(held);
}

/** A source that fails says nothing of a new listing, and that it fails of one that is published. */
function failedWords({ feed, outcome, problems }: FailedFeed, known: Snapshot[], { today }: Run): Words {
  const [published] = known;
  const unread = `its source cannot be read again (${firstErrorCode(problems)})`;
  if (published === undefined || outcome === 'postponed' || outcome === 'withdrawn') return { why: unread };
  const listing = asFailing(published.listing, feed, firstErrorCode(problems), today) ?? published.listing;
  return { forms: [{ ...published, listing }, published], unread };
}

/** A derived slug that was taken when it was proposed has the vendor's name at its end. */
function isClaimOf({ slug }: Unproven, read: ReadFeed, { book, merge: { before } }: Run): boolean {
  const claim = book.claim(read);
  if (!('refused' in claim) && claim.slug === slug) return true;
  const plain = presentSlug(read.draft.slug, before.ledger);
  return read.slugIsDerived && slug === deriveSlug([`${plain}-${read.draft.vendor.name}`]);
}

/** The form that waits, for the days it was first seen on; of its proof and of days to come nothing is believed. */
function withoutProof({ snapshot, published }: Unproven, today: string): Snapshot {
  const { listing } = snapshot;
  const versions = listing.versions.map((release) => {
    const { released_on = '' } = release;
    const dated = released_on > today ? defined({ ...release, released_on: undefined }) : release;
    return isPossibleSight(dated, published.listing, today) ? dated : withoutSight(dated);
  });
  const plain = withVerification({ ...listing, versions }, keptVerification(published.listing, listing));
  return { ...snapshot, listing: plain };
}

/** Where a listing says more of its domain than is known, the domain is asked. */
async function withProofs(
  unproven: readonly Unproven[],
  words: Map<string, Words>,
  { before, sources }: { before: Merge['before']; sources: SourceReader },
): Promise<Map<string, Words>> {
  const asked = unproven.flatMap(({ slug, snapshot }) => {
    const known = words.get(slug);
    if (known === undefined || !('forms' in known)) return [];
    const said = compactJson(snapshot.listing.verification);
    const isKnown = known.forms.some(({ listing }) => compactJson(listing.verification) === said);
    return isKnown ? [] : [{ slug, known, forms: known.forms }];
  });
  const subjects = asked.flatMap(({ forms: [first] }) => first ?? []);
  const found = subjects.length === 0 ? new Map() : await sources.verify(subjects, before);
  for (const { slug, known, forms } of asked) {
    const verification = found.get(slug);
    const [first] = forms;
    if (verification === undefined || first === undefined) continue;
    const proved = { ...first, listing: withVerification(first.listing, verification) };
    words.set(slug, { ...known, forms: [...forms, proved] });
  }
  return words;
}

/**
 * What may change in a published listing without a person: the table below, and nothing else. Everything that a
 * publisher says is held against what was approved; whatever does not go on waits, and holds nothing else up. Pure.
 */
import type { Description, Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord, Yank } from '../../../../schemas/contracts/generated/moderation.ts';
import { hostOf } from '../../../../schemas/rules/web-address.ts';
import { defined, isEmpty } from '../../../../schemas/rules/without-undefined.ts';
import { inEnglish } from '../../../../schemas/wording/problem-languages.ts';
import { withOverrides } from '../../../repo/catalog/overridable-members.ts';
import { isYanked, withoutYanked, yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import { contentDigest } from '../../../repo/data/data-files.ts';
import { compactJson } from '../../../repo/text/stable-json.ts';
import { withVerification } from '../../domains/verification-states.ts';
import { approvedLengths, type Snapshot } from '../entries/entry.ts';
import { type FieldChange, fieldChanges, type PublishedListing } from '../entries/field-changes.ts';
import { memberDigests } from '../entries/overrides.ts';
import type { Check } from '../entries/proposal-checks.ts';
import { versionsThatGoOn } from './automatic-versions.ts';
import { isBelow, isProved, publisherAddresses } from './publisher-addresses.ts';
import { hasSameWords, isPlainText } from './safe-without-review.ts';

interface Change {
  /** The listing as it is published, and what the ledger says of it. */
  before: Listing;
  record: LedgerRecord;
  /** As its publisher wants it. */
  wanted: Listing;
  /** Versions that are withdrawn from now on. */
  yanked: readonly Yank[];
}

/** Members that wait for a person whenever they change. `public_sector` names others: who uses it, on what it is based. */
const HELD = [
  ...['slug', 'renamed_from', 'name', 'kind', 'category', 'license', 'vendor', 'languages', 'support_until'],
  ...['lifecycle', 'homepage', 'documentation', 'integrations', 'interfaces', 'pricing', 'public_sector'],
  // What is seen or read, and what names things elsewhere.
  ...['icon', 'screenshots', 'keywords', 'requirements', 'packages'],
  // Whose domain it is is looked at later, for what is published and for what is proposed.
  'verification',
] as const satisfies (keyof Listing)[];

/** What a member is without a person: as it was, or as its publisher wants it. */
type Rule<Member extends keyof Listing> = (change: Change) => Listing[Member];

const RULES: { [Member in Exclude<keyof Listing, (typeof HELD)[number]>]-?: Rule<Member> } = {
  // What a listing did not say, where it is a word of a vocabulary: no text and no address of the publisher's own.
  platforms: ({ before, wanted }) => (isEmpty(before.platforms) ? wanted.platforms : before.platforms),
  deployment: ({ before, wanted }) => before.deployment ?? wanted.deployment,
  // Addresses that a listing did not have, below what is its publisher's own.
  support_url: ({ before, wanted }) => before.support_url ?? addressBelow(before, wanted.support_url),
  order_url: ({ before, wanted }) => before.order_url ?? addressBelow(before, wanted.order_url),
  status_page: ({ before, wanted }) => before.status_page ?? addressBelow(before, wanted.status_page),
  security: ({ before, wanted }) => before.security ?? securityBelow(before, wanted.security),
  pictures: ownIcon,
  descriptions: longerTexts,
  versions: ({ before, wanted, yanked }) =>
    versionsThatGoOn({ before: { ...before, versions: withoutYanked(before.versions, yanked) }, wanted }),
  // What the pipeline finds out by itself, and what a forge says of its repository.
  badges: ({ wanted }) => wanted.badges,
  archived: ({ wanted }) => wanted.archived,
  sources: ({ before, wanted }) => (isSamePlace(before, wanted) ? wanted.sources : before.sources),
  provenance: ({ wanted }) => wanted.provenance,
};

/** What is published once all has gone on that needs no person: that, if nothing has. */
export function automaticPart(published: PublishedListing, wanted: Snapshot, check: Check): PublishedListing {
  const { listing: before, record } = published;
  if (record === undefined) return published;
  // What a person has corrected has been decided, whether the feed agrees or not.
  const corrected = withOverrides(before, wanted.record.overrides);
  const yanked = yanksThatGoOn(published, wanted);
  const listing = withAutomaticChanges({ before: corrected, record, wanted: wanted.listing, yanked });
  return {
    listing,
    record: defined({
      ...wanted.record,
      slug: before.slug,
      content_sha256: contentDigest(listing, record.webhook_host),
      members: memberDigests(listing),
      checks: check(listing).map(inEnglish),
      webhook_host: record.webhook_host,
      approved_lengths: record.approved_lengths ?? approvedLengths(before),
      approved_packages: record.approved_packages,
      text_added_on: isTextOf(corrected, listing) ? record.text_added_on : dayOfReading(wanted.listing),
      yanked: yanked.length === 0 ? undefined : [...yanked],
    }),
  };
}

/**
 * A publisher withdraws one version at a time, in plain words or without a reason; several at once, and the last one that
 * is approved, wait. @returns with all that was decided before
 */
function yanksThatGoOn({ listing, record }: PublishedListing, wanted: Snapshot): readonly Yank[] {
  const decided = yanksOf(record);
  const [yank, ...others] = yanksOf(wanted.record).filter(({ version }) => !isYanked(decided, version));
  if (yank === undefined || others.length > 0 || yank.by !== 'publisher') return decided;
  if (withoutYanked(listing.versions, [...decided, yank]).length === 0) return decided;
  const isPlain = isProved(listing) && isPlainText(yank.reason ?? '', wordsOf(listing));
  return [...decided, isPlain ? yank : defined({ ...yank, reason: undefined })];
}

function wordsOf({ name, descriptions }: Listing): string[] {
  return [name, ...Object.values(descriptions).flatMap((texts) => Object.values(texts))];
}

/** A text that is published already is in no difference, so what a person approves of it is what was approved before. */
export function withSeenTexts(wanted: Snapshot, { listing, record }: PublishedListing): Snapshot {
  const { descriptions } = wanted.listing;
  const unseen = Object.entries(record?.approved_lengths ?? {}).filter(
    ([language]) => descriptions[language]?.text === listing.descriptions[language]?.text,
  );
  const approved_lengths = { ...wanted.record.approved_lengths, ...Object.fromEntries(unseen) };
  const { text_added_on } = record ?? {};
  return { ...wanted, record: defined({ ...wanted.record, approved_lengths, text_added_on }) };
}

/** What waits for a person, with its values as they are published once all else has gone on. */
export function heldChanges(published: PublishedListing, wanted: Snapshot): FieldChange[] {
  return fieldChanges(
    automaticPart(published, wanted, () => []),
    wanted,
  );
}

function withAutomaticChanges(change: Change): Listing {
  const { before, wanted } = change;
  const held = HELD.map((name) => [name, before[name]]);
  const members = [...held, ...Object.entries(RULES).map(([name, rule]) => [name, rule(change)])];
  const listing = withVerification(defined(Object.fromEntries(members) as unknown as Listing), before.verification);
  // Where a member waits, what is said of where it comes from waits with it.
  const isWhole = compactJson(said(listing)) === compactJson(said(wanted));
  const settled = isWhole ? listing : defined({ ...listing, provenance: before.provenance });
  return compactJson(said(settled)) === compactJson(said(before)) ? withDaysOf(before, settled) : settled;
}

/** Without what the pipeline finds out of a listing's sources. */
function said({ sources: _sources, provenance: _provenance, verification: _verification, ...rest }: Listing): unknown {
  return rest;
}

/** A source whose change waits has changed nothing yet. */
function withDaysOf(before: Listing, listing: Listing): Listing {
  const sources = listing.sources.map((source, index) => {
    const { last_changed_on = source.last_changed_on } = before.sources[index] ?? {};
    return { ...source, last_changed_on };
  });
  return { ...listing, sources };
}

/** The icon of the homepage that was approved stands in for one that its publisher names; all other pictures wait. */
function ownIcon({ before, wanted }: Change): Listing['pictures'] {
  const [shown, next] = [before.pictures?.icon, wanted.pictures?.icon];
  const isStandIn = shown === undefined || shown.from === 'homepage';
  if (!isStandIn || next?.from !== 'homepage' || before.homepage !== wanted.homepage) return before.pictures;
  return { ...before.pictures, icon: next };
}

function addressBelow(before: Listing, address: string | undefined): string | undefined {
  return isBelow(address, publisherAddresses(before)) ? address : undefined;
}

function securityBelow(before: Listing, wanted: Listing['security']): Listing['security'] {
  return Object.values(wanted ?? {}).every((address) => isBelow(address, publisherAddresses(before)))
    ? wanted
    : undefined;
}

const isTextOf = (before: Listing, after: Listing) =>
  compactJson(before.descriptions) === compactJson(after.descriptions);

const dayOfReading = ({ sources: [source] }: Listing) => source?.last_changed_on;

/** Words of a text that nobody has read, once in so many days. */
const MAX_WORDS = 10;
const PAUSE_MS = 30 * 86_400_000;

/** How much longer than the approved one a text may become, step by step, before a person looks at it. */
const MAX_GROWTH = 1.25;

/** A text that says what it said, and then a few words more, under the same summary; or each text in the same words. */
function longerTexts({ before, record, wanted }: Change): Listing['descriptions'] {
  const { text_added_on: last } = record;
  const isTooSoon = last !== undefined && Date.parse(dayOfReading(wanted) ?? last) - Date.parse(last) < PAUSE_MS;
  if (isTooSoon) return before.descriptions;
  const words = wordsOf(before);
  const entries = Object.entries(before.descriptions).map(([language, description]): [string, Description] => {
    const next = wanted.descriptions[language];
    const approved = record.approved_lengths?.[language] ?? description.text?.length ?? 0;
    const same = sameWords(description, next);
    return [language, isLonger(description, next, approved, words) ? { ...same, text: next?.text } : same];
  });
  return defined(Object.fromEntries(entries));
}

function sameWords(before: Description, next: Description | undefined): Description {
  const texts = Object.entries(before).map(([member, text]: [string, string]) => {
    const said = next?.[member as keyof Description] ?? '';
    return [member, said.length <= text.length * MAX_GROWTH && hasSameWords(said, text) ? said : text];
  });
  return Object.fromEntries(texts);
}

function isLonger(
  before: Description,
  next: Description | undefined,
  approved: number,
  words: readonly string[],
): boolean {
  const [text, longer] = [before.text, next?.text];
  if (text === undefined || longer === undefined || before.summary !== next?.summary) return false;
  if (!longer.startsWith(text) || longer.length > approved * MAX_GROWTH) return false;
  const added = longer.slice(text.length);
  const isShort = added.trim().split(/\s+/).length <= MAX_WORDS;
  return /^\s/.test(added) && isShort && isPlainText(added, words);
}

function isSamePlace(before: Listing, wanted: Listing): boolean {
  return hostOf(before.sources[0]?.url) === hostOf(wanted.sources[0]?.url);
}

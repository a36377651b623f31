/** Whether a listing and its record say what its source says, member by member. Pure. */
import type { Listing, Release } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { NOT_OVERRIDDEN, partOf, partsOf, withPart } from '../../repo/catalog/listing-parts.ts';
import { contentDigest } from '../../repo/data/data-files.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import type { Snapshot } from '../plan/entry.ts';
import { SAID_DAYS, SEEN_DAYS } from '../plan/first-seen.ts';
import { digestOf } from '../plan/overrides.ts';
import { withoutDecisions } from '../plan/signed-record.ts';

/** Members of a record that are digests of the listing, which a person may have edited since. */
const BY_DIGEST = ['members', 'content_sha256'];

type Versions = Listing['versions'];

/**
 * @param forms what the source says, and what is published: each member may be as in any of them, because what waits for
 * a person stays as it was
 * @param today no day that is noted may be later, like 2026-01-31
 * @returns names of members that nobody has said
 */
export function foreignWords(snapshot: Snapshot, forms: readonly Snapshot[], today: string): string[] {
  const { listing, record } = snapshot;
  const isForm = (read: (form: Snapshot) => unknown, value: unknown) =>
    forms.some((form) => compactJson(read(form) ?? null) === compactJson(value ?? null));
  const rules: Record<string, boolean> = {
    versions: areVersionsOf(
      listing.versions,
      forms.map((form) => form.listing.versions),
    ),
    sources: isForm((form) => undated(form.listing).sources, undated(listing).sources) && isPast(listing, today),
    verification: isForm((form) => undated(form.listing).verification, undated(listing).verification),
    source: isForm((form) => withoutDomain(form.record), withoutDomain(record)) && isDomainOf(record, forms),
  };
  for (const name of NOT_OVERRIDDEN) {
    rules[name] ??= isForm((form) => memberOf(form.listing, name), memberOf(listing, name));
  }
  const said = forms.flatMap((form) => Object.keys(withoutDecisions(form.record)));
  for (const name of [...Object.keys(withoutDecisions(record)), ...said].filter((one) => !BY_DIGEST.includes(one))) {
    rules[name] ??= isForm((form) => memberOf(form.record, name), memberOf(record, name));
  }
  const members = foreignDigests(record, forms);
  const foreign = [...members, ...Object.keys(rules).filter((name) => rules[name] === false)];
  return foreign.length > 0 || isDigestOf(snapshot, forms) ? foreign : ['content_sha256'];
}

const memberOf = (members: object, name: string) => new Map<string, unknown>(Object.entries(members)).get(name);

/** Members whose digest is that of no form, so that somebody else's words would count as the source's. */
function foreignDigests({ members }: LedgerRecord, forms: readonly Snapshot[]): string[] {
  if (members === undefined) return forms.some(({ record }) => record.members === undefined) ? [] : ['members'];
  const known = forms.flatMap(({ listing }) => [...partsOf(listing).keys()]);
  const names = [...new Set([...Object.keys(members), ...known])];
  return names.filter((name) => {
    const digest = members[name];
    const isKept = forms.some(({ record }) => record.members?.[name] === digest);
    const isNew = forms.some(({ listing }) => digestOfMember(listing, name) === digest);
    return !isKept && !isNew;
  });
}

function digestOfMember(listing: Listing, name: string): string | undefined {
  const value = partOf(listing, name);
  return value === undefined ? undefined : digestOf(value);
}

/** The digest of what the pipeline wrote, before a person edited it. */
function isDigestOf({ listing, record }: Snapshot, forms: readonly Snapshot[]): boolean {
  const { members = {}, content_sha256, webhook_host } = record;
  if (forms.some((form) => form.record.content_sha256 === content_sha256)) return true;
  const own = Object.fromEntries(Object.entries(listing).filter(([name]) => NOT_OVERRIDDEN.includes(name)));
  const before = Object.keys(members).reduce<object>((all, name) => {
    const form = forms.find((one) => digestOfMember(one.listing, name) === members[name]);
    return withPart(all, name, form && partOf(form.listing, name));
  }, own) as Listing;
  return contentDigest(before, webhook_host) === content_sha256;
}

/** Members that say more by being away: no branch may drop one that the source and what is published have. */
const DAYS = [...SAID_DAYS, ...SEEN_DAYS];

/** The same versions as one form has; of each, members of any form, and no download that is in none. */
function areVersionsOf(versions: Versions, forms: readonly Versions[]): boolean {
  const namesOf = (one: Versions) => compactJson(one.map(({ version }) => version));
  if (!forms.some((form) => namesOf(form) === namesOf(versions))) return false;
  return versions.every((entry) => {
    const same = forms.flatMap((form) => form.filter(({ version }) => version === entry.version));
    if (!DAYS.every((name) => same.some((form: Release) => form[name] === entry[name]))) return false;
    return Object.entries(entry).every(([name, value]) => {
      const said = same.map((form) => form[name as keyof typeof form]);
      const isSaid = said.some((one) => compactJson(one ?? null) === compactJson(value));
      if (isSaid || name !== 'artifacts' || !Array.isArray(value)) return isSaid;
      const downloads = new Set(said.flat().map((one) => compactJson(one ?? null)));
      return value.every((download) => downloads.has(compactJson(download)));
    });
  });
}

/** Days depend on when it was read. */
function undated({ sources, verification }: Listing) {
  const { verified_at: _verified, unproved_since: _unproved, ...state } = verification;
  return {
    verification: state,
    sources: sources.map(({ last_changed_on: _changed, failing_since: _failing, ...source }) => source),
  };
}

function isPast({ sources, verification }: Listing, today: string): boolean {
  const days = sources.flatMap(({ last_changed_on, failing_since }) => [last_changed_on, failing_since]);
  return [...days, verification.verified_at, verification.unproved_since].every(
    (day) => day === undefined || day.slice(0, 10) <= today,
  );
}

function withoutDomain({ source: { domain: _domain, ...source } }: LedgerRecord) {
  return source;
}

/** Only a token can tell that a publisher submitted it, and a source that is read again has none. */
function isDomainOf({ source: { domain } }: LedgerRecord, forms: readonly Snapshot[]): boolean {
  return domain === undefined || forms.some(({ record }) => record.source.domain === domain);
}

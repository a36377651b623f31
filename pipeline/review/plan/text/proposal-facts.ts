/** What a reviewer sees of a listing, as names and values. Pure. */
import type { Artifact, Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { currentVersion } from '../../../../schemas/rules/version-order.ts';
import { withoutYanked, yanksOf } from '../../../repo/catalog/yanked-versions.ts';
import { approvedCommands } from '../entries/approved-commands.ts';
import { type FieldChange, fieldChanges, type PublishedListing } from '../entries/field-changes.ts';
import { newestRelease } from './odd-changes.ts';

export type Fact = [name: string, value: string];

/** Of the version before: a jump, a step back and another place are seen only beside it. */
const MOST_DOWNLOADS_BEFORE = 5;

/** @param published what the listing is now, where it is published */
export function listingFacts(listing: Listing, record: LedgerRecord, published?: PublishedListing): Fact[] {
  const { vendor, license, homepage, documentation, versions, descriptions, verification } = listing;
  const current = currentVersion(withoutYanked(versions, yanksOf(record)));
  return [
    // First, so that no text of a publisher can push them out of sight.
    ...approvedCommands(listing).map(({ command }): Fact => ['install', command]),
    ['name', listing.name],
    ['summary', descriptions.en?.summary ?? Object.values(descriptions)[0]?.summary ?? 'none'],
    ['vendor', [vendor.name, vendor.website].filter(Boolean).join('  ')],
    ['kind', listing.kind],
    ['category', listing.category],
    ['license', [license.type, license.spdx_id].filter(Boolean).join(', ') || 'not said'],
    ['platforms', listing.platforms.join(', ') || 'none'],
    ['homepage', homepage ?? 'none'],
    ['documentation', documentation ?? 'none'],
    ['domain', [verification.status, verification.method, verification.reason].filter(Boolean).join(', ')],
    ['version', [current?.version, current?.released_on ?? current?.released_in].filter(Boolean).join(', ')],
    ...versionBefore(current?.version, published),
    ['source', `${record.source.kind}  ${placeOf(record.source)}`],
    ['webhook host', record.webhook_host ?? 'none'],
    // Last, because there may be a hundred.
    ...(current?.artifacts ?? []).map((artifact): Fact => ['download', downloadFacts(artifact)]),
  ];
}

/** A version may have gone on by itself while its download waits, so the published one may be the same. */
function versionBefore(current: string | undefined, published: PublishedListing | undefined): Fact[] {
  if (published === undefined) return [];
  const before = newestRelease(published, current);
  if (before === undefined) return [];
  const { version, released_on, released_in, artifacts = [] } = before;
  return [
    ['version before', [version, released_on ?? released_in].filter(Boolean).join(', ')],
    ...artifacts.slice(0, MOST_DOWNLOADS_BEFORE).map(({ uri }): Fact => ['download before', uri]),
  ];
}

/** Fields that the facts of a listing name. */
const IN_FACTS = [
  ...['slug', 'name', 'vendor.name', 'vendor.website', 'kind', 'category', 'license.type', 'license.spdx_id'],
  ...['platforms', 'homepage', 'documentation', 'feed', 'webhook host'],
];

/** What a new listing says besides: who approves it has seen all of it. */
export function furtherFields(listing: Listing, record: LedgerRecord): FieldChange[] {
  const isNothing = ({ field, after }: FieldChange) => after === '' || (field === 'archived' && after === 'false');
  return fieldChanges(undefined, { listing, record }).filter(
    (said) => !IN_FACTS.includes(said.field) && !isNothing(said),
  );
}

function downloadFacts({ uri, platform, format, size_bytes }: Artifact): string {
  const size = size_bytes === undefined ? '' : `${size_bytes} bytes`;
  const facts = [platform, format, size].filter(Boolean).join(', ');
  return facts === '' ? uri : `${uri}  ${facts}`;
}

function placeOf({ url, feed, domain }: LedgerRecord['source']): string {
  const submitted = domain === undefined ? [] : [`submitted for ${domain}`];
  return [url ?? (feed && `data/feeds/${feed}.json`), ...submitted].filter(Boolean).join(', ');
}

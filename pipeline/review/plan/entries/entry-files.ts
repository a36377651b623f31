/** The two files of a slug, its listing and its ledger record: read from commits, and written by decisions. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { contentDigest, ledgerPath, listingPath } from '../../../repo/data/data-files.ts';
import type { FileChange } from '../../../repo/git/commits.ts';
import { readObjects } from '../../../repo/git/objects.ts';
import { jsonOf, stableJson } from '../../../repo/text/stable-json.ts';
import type { Snapshot } from './entry.ts';

/** What a commit holds of a slug. */
export interface Entry {
  listing?: Listing | undefined;
  record?: LedgerRecord | undefined;
}

type Place = readonly [commit: string | undefined, slug: string];

/** For each place, bytes of its listing and of its record; undefined where a file is not there. */
export async function readEntryFiles(folder: string, places: readonly Place[]): Promise<(Buffer | undefined)[][]> {
  const names = places.flatMap(([commit, slug]) => [`${commit}:${listingPath(slug)}`, `${commit}:${ledgerPath(slug)}`]);
  const objects = await readObjects(folder, names);
  return places.map((_, index) => objects.slice(2 * index, 2 * index + 2));
}

/** Of commits that the pipeline wrote, or the published branch: nothing is validated. */
export async function readEntries(folder: string, places: readonly Place[]): Promise<Entry[]> {
  const files = await readEntryFiles(folder, places);
  return files.map((pair) => {
    const [listing, record] = pair.map(jsonOf);
    return { listing, record } as Entry;
  });
}

export const recordFile = (record: LedgerRecord): FileChange => ({
  path: ledgerPath(record.slug),
  content: stableJson(record),
});

/** A listing and its record; of a renamed one also what becomes of the slug it had. */
export function snapshotFiles({ listing, record, former }: Snapshot): FileChange[] {
  const own = [{ path: listingPath(listing.slug), content: stableJson(listing) }, recordFile(record)];
  return former === undefined ? own : [...own, { path: listingPath(former.slug), content: null }, recordFile(former)];
}

export function withdrawalFiles(listing: Listing, record: LedgerRecord, reason: string): FileChange[] {
  return [{ path: listingPath(record.slug), content: null }, recordFile(asWithdrawn(listing, record, reason))];
}

/** What it was stays, so that the page at its address can name it, and what else there is of its category. */
export function asWithdrawn({ name, category }: Listing, record: LedgerRecord, reason: string): LedgerRecord {
  return { ...record, state: 'withdrawn', reason, was: { name, category } };
}

/** The listing under another slug. A person's decision: the pipeline has signed the other slug. */
export function renamed(listing: Listing, published: LedgerRecord, to: string): Snapshot {
  const next: Listing = { ...listing, slug: to, renamed_from: listing.slug };
  const { signature: _signature, ...record } = published;
  return {
    listing: next,
    record: { ...record, slug: to, content_sha256: contentDigest(next, record.webhook_host) },
    former: asRenamed(published, to),
  };
}

/** What the ledger says under the old slug: where the listing has gone. */
export function asRenamed({ slug, source, content_sha256 }: LedgerRecord, to: string): LedgerRecord {
  return { slug, state: 'renamed', renamed_to: to, source, content_sha256, report: [], overrides: {} };
}

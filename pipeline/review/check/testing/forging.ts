/** What somebody does who may write to a branch and wants to be believed: whole listings by hand, digests made anew. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { contentDigest, ledgerPath, listingPath } from '../../../repo/data/data-files.ts';
import { memberDigests } from '../../plan/overrides.ts';
import type { CatalogInReview } from './checking.ts';

/** Nobody of the catalog has ever asked it. */
export const NEVER_FETCHED = 'https://evil.example/pad.json';
export const EVIL = 'https://evil.example/';
export const EVIL_ARTIFACT = { uri: 'https://evil.example/setup.exe' };
export const VERIFIED = { method: 'dns-txt', status: 'verified', verified_at: '2026-11-01T00:00:00Z' } as const;

interface Change {
  listing?: object;
  record?: object;
}

export function forging(catalog: CatalogInReview) {
  const read = (slug: string) => ({
    listing: JSON.parse(catalog.readText(listingPath(slug))) as Listing,
    record: JSON.parse(catalog.readText(ledgerPath(slug))) as LedgerRecord,
  });
  const write = ({ listing, record }: { listing: Listing; record: LedgerRecord }) => {
    catalog.write(listingPath(listing.slug), `${JSON.stringify(listing, null, 2)}\n`);
    catalog.write(ledgerPath(record.slug), `${JSON.stringify(record, null, 2)}\n`);
  };
  /** Members are changed, and nothing else is touched. */
  const edit = (slug: string, { listing, record }: Change) => {
    const before = read(slug);
    write({ listing: { ...before.listing, ...listing }, record: { ...before.record, ...record } });
  };
  /** Members are changed, and all digests are what the pipeline would have written. */
  const reseal = (slug: string, change: Change = {}) => {
    const before = read(slug);
    const listing: Listing = { ...before.listing, ...change.listing };
    const record: LedgerRecord = {
      ...before.record,
      content_sha256: contentDigest(listing, before.record.webhook_host),
      members: memberDigests(listing),
      ...change.record,
    };
    write({ listing, record });
  };
  /** A copy of the proposal of editor, under another slug, that says what it likes. Stands on a branch of editor. */
  const invent = (slug: string, { listing, record }: Change = {}) => {
    const model = read('editor');
    const { signature: _theirs, ...unsigned } = model.record as LedgerRecord & { signature?: string };
    write({ listing: { ...model.listing, slug }, record: { ...unsigned, slug } });
    reseal(slug, { ...(listing && { listing }), ...(record && { record }) });
  };
  /** The listing of a well-known product, as somebody would have it who does not make it. */
  const inventFirefox = (slug = 'firefox') =>
    invent(slug, {
      listing: {
        name: 'Firefox',
        vendor: { name: 'Mozilla' },
        homepage: 'https://www.mozilla.org/',
        verification: VERIFIED,
        badges: ['verified'],
        sources: [{ kind: 'pad-json', url: NEVER_FETCHED, primary: true, last_changed_on: '2026-11-20' }],
      },
      record: { source: { kind: 'pad-json', url: NEVER_FETCHED }, checks: [] },
    });
  return { read, write, edit, reseal, invent, inventFirefox };
}

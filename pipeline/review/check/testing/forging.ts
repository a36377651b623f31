/** What somebody does who may write to a branch and wants to be believed: whole listings by hand, digests made anew. */
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { contentDigest, ledgerPath, listingPath } from '../../../repo/data/data-files.ts';
import { padDocument } from '../../../testing/temporary-catalog.ts';
import { memberDigests } from '../../plan/entries/overrides.ts';
import type { CheckResult } from '../check-proposal.ts';
import { type CatalogInReview, type CheckMore, catalogInReview, NETWORK } from './checking.ts';

/** Nobody of the catalog has ever asked it. */
export const NEVER_FETCHED = 'https://evil.example/pad.json';
export const EVIL = 'https://evil.example/';
const EVIL_ARTIFACT = { uri: 'https://evil.example/setup.exe' };
export const VERIFIED = { method: 'dns-txt', status: 'verified', verified_at: '2026-11-01T00:00:00Z' } as const;

export const PROVED = { verification: VERIFIED, badges: ['verified'] };
export const PRIMARY = { primary: true, last_changed_on: '2026-11-20' };

export interface Forgery extends CheckMore {
  what: string;
  /** Name it goes by (default: moderation/editor). */
  name?: string;
  /** Branch it is made of (default: moderation/editor). */
  from?: string;
  message?: string;
  change: () => void;
  expected: string[];
}

type Row = [what: string, change: () => void];

/** Of the proposal of editor, and refused because it is not signed, unless something else is said. */
export function made(branch: Partial<Forgery>, rows: readonly Row[]): Forgery[] {
  return rows.map(([what, change]) => ({ what, change, expected: ['editor not_signed'], ...branch }));
}

/** Two more are proposed: `remote` from an address, and `warned`, of which report and checks have something to say. */
export async function forgedCatalog(): Promise<CatalogInReview> {
  const catalog = await catalogInReview();
  const remote = 'https://remote.example/pad.json';
  catalog.write('data/feeds/remote.json', JSON.stringify({ url: remote }));
  const warned = padDocument('warned', ({ software }) =>
    Object.assign(software, { name: 'Example shell', kind: 'unheard-of', homepage: 'http://works.example/warned' }),
  );
  catalog.write('data/feeds/warned.json', JSON.stringify({ ...JSON.parse(warned), vendor: { name: 'Others' } }));
  catalog.commit('Follow two that need a second look');
  await catalog.sync({ ...NETWORK, [remote]: padDocument('remote') });
  return catalog;
}

export function checkForgery(catalog: CatalogInReview, forgery: Omit<Forgery, 'expected'>): Promise<CheckResult> {
  const { name = 'moderation/editor', from = 'moderation/editor', change, message = 'Edit', outside } = forgery;
  return catalog.checkAfter(name, from, change, message, 'main', { ...(outside && { outside }) });
}

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
    const { signature: _theirs, ...unsigned } = model.record;
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
  /** The version that is there, with another download. */
  const infected = (slug: string) => {
    const [newest, ...older] = read(slug).listing.versions;
    return { versions: [{ ...newest, artifacts: [EVIL_ARTIFACT] }, ...older] };
  };
  const withNewer = (slug: string) => {
    const { versions } = read(slug).listing;
    return [{ ...versions[0], version: '9.0.0' }, ...versions];
  };
  /** What `catalog moderation rename` does, and more. */
  const renameShell = (more: object) => {
    const { listing, record } = read('shell');
    const { signature: _old, ...unsigned } = record;
    catalog.drop(listingPath('shell'));
    write({
      listing: { ...listing, slug: 'sea-shell', renamed_from: 'shell' },
      record: { ...unsigned, slug: 'sea-shell' },
    });
    reseal('sea-shell', { listing: more });
    const { source, content_sha256 } = record;
    const left = { slug: 'shell', state: 'renamed', renamed_to: 'sea-shell', source, content_sha256 };
    catalog.write(ledgerPath('shell'), JSON.stringify({ ...left, report: [], overrides: {} }));
  };
  return { read, write, edit, reseal, invent, inventFirefox, infected, withNewer, renameShell };
}

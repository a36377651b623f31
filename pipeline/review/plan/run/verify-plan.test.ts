/** What a run does with what the domains say. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import type { CatalogData } from '../../../repo/data/data-files.ts';
import { createLookUps } from '../../domains/look-ups.ts';
import { CATALOG_HOST, listingOf } from '../../domains/testing/verifying.ts';
import { tokenOf } from '../../domains/verify-listings.ts';
import type { Proposal } from '../proposals/proposals.ts';
import type { Outcome, SyncItem } from './plan-feeds.ts';
import { lostProofs, verifyPlan } from './verify-plan.ts';

const TODAY = '2026-11-20';

const listing = listingOf('editor', { badges: ['openapi'] });
const record = { slug: 'editor', state: 'published' } as LedgerRecord;
const verified: Listing = {
  ...listing,
  badges: ['openapi', 'verified'],
  verification: { method: 'dns-txt', status: 'verified', verified_at: `${TODAY}T00:00:00Z` },
};

let token: string;
let asked: number;
let noted: string[];
beforeEach(() => {
  token = tokenOf(CATALOG_HOST, listing);
  asked = 0;
  noted = [];
});

/** What is published and proposed as editor, when it was looked at, and what its domain says. */
interface Setting {
  published?: Listing;
  pending?: Partial<Proposal>;
  lastCheckedOn?: string;
  checkAll?: boolean;
  walksAll?: boolean;
  proof?: boolean;
}

function verify(items: readonly SyncItem[], setting: Setting): Promise<SyncItem[]> {
  const { published, pending, lastCheckedOn, checkAll = false, walksAll = false, proof = true } = setting;
  const resolveTxt = async () => {
    asked += 1;
    return proof ? [[token]] : [];
  };
  const client = { request: async () => ({ status: 404, headers: {}, bytes: Buffer.from('') }) };
  const data = {
    listings: new Map(published && [[published.slug, published]]),
    ledger: new Map(published && [[published.slug, { ...record, slug: published.slug }]]),
  };
  return verifyPlan(items, {
    data: data as unknown as CatalogData,
    proposals: new Map(pending && [['editor', { slug: 'editor', ...pending } as Proposal]]),
    lastChecks: { get: async () => lastCheckedOn, set: async (slug) => void noted.push(slug) },
    ...{ checkAll, walksAll, claimed: [] },
    checks: { lookUps: createLookUps({ resolveTxt, client }), catalogHost: CATALOG_HOST, today: TODAY },
  });
}

async function outcomeOf(outcome: Outcome, snapshot: Listing | undefined, setting: Setting): Promise<SyncItem> {
  const item: SyncItem = { label: 'feed', slug: 'editor', outcome, problems: [] };
  const [result] = await verify([{ ...item, ...(snapshot && { snapshot: { listing: snapshot, record } }) }], setting);
  return result as SyncItem;
}

const waiting = { snapshot: { listing, record }, touched: false };

describe('a proof that is found', () => {
  it.each<[string, Outcome, Listing | undefined, Setting, Outcome, Listing]>([
    ['a new listing is proposed with it', 'propose', listing, {}, 'propose', verified],
    ['a waiting listing is proposed anew', 'pending', undefined, { pending: waiting }, 'propose', verified],
    [
      'an update takes it along at once',
      'update',
      listing,
      { published: listing, lastCheckedOn: TODAY },
      'update',
      verified,
    ],
    [
      'an unchanged listing becomes an update',
      'unchanged',
      undefined,
      { published: listing, checkAll: true },
      'update',
      verified,
    ],
    [
      'a failing feed keeps its outcome',
      'unreachable',
      undefined,
      { published: listing, checkAll: true },
      'unreachable',
      verified,
    ],
  ])('%s', async (_what, outcome, snapshot, setting, expected, after) => {
    expect(await outcomeOf(outcome, snapshot, setting)).toMatchObject({
      outcome: expected,
      snapshot: { listing: after },
    });
    expect(noted).toEqual(['editor']);
  });
});

it('a rename that waits keeps what becomes of its old slug', async () => {
  const renamed = { ...listing, renamed_from: 'old-editor' };
  const pending = { snapshot: { listing: renamed, record }, touched: false };
  const published = { ...listing, slug: 'old-editor' };
  expect(await outcomeOf('pending', undefined, { published, pending })).toMatchObject({
    outcome: 'propose',
    snapshot: { former: { slug: 'old-editor', state: 'renamed', renamed_to: 'editor' } },
  });
});

describe('nothing is asked', () => {
  it.each<[string, Outcome, Setting]>([
    ['twice a day', 'unchanged', { published: verified, lastCheckedOn: TODAY }],
    ['of a branch a person has touched', 'pending', { pending: { ...waiting, touched: true } }],
    ['for a feed that claims another’s slug', 'slug_taken', { published: listing, checkAll: true }],
    ['for a feed that claims a slug twice', 'waiting', { published: listing, checkAll: true }],
    ['for a feed that never gave a listing', 'invalid', { checkAll: true }],
  ])('%s', async (_what, outcome, setting) => {
    expect(await outcomeOf(outcome, undefined, setting)).toMatchObject({ outcome });
    expect([asked, noted]).toEqual([0, []]);
  });
});

it('a proof that is gone takes the badge, also of a listing whose feed fails', async () => {
  const { outcome, snapshot } = await outcomeOf('unreachable', undefined, { published: verified, proof: false });
  expect(outcome).toBe('unreachable');
  expect(snapshot?.listing).toMatchObject({
    badges: ['openapi'],
    verification: { status: 'pending', reason: 'not_found' },
  });
});

it('a check that changes nothing leaves the item as it is', async () => {
  const item = await outcomeOf('unchanged', undefined, { published: listing, checkAll: true, proof: false });
  expect(item).toEqual({ label: 'feed', slug: 'editor', outcome: 'unchanged', problems: [] });
});

describe('a published listing with a change that waits', () => {
  const wanted = { ...listing, name: 'Another name' };

  it('loses and gains its proof on both sides', async () => {
    const item = await outcomeOf('propose', wanted, { published: listing, checkAll: true });
    expect(item).toMatchObject({
      outcome: 'propose',
      snapshot: { listing: { name: 'Another name', verification: { status: 'verified' } } },
      update: { listing: { name: listing.name, verification: { status: 'verified' } } },
    });
    expect(asked).toBe(1);
  });

  it('is looked at for each of two homepages', async () => {
    const moved = { ...wanted, homepage: 'https://elsewhere.example/' };
    await outcomeOf('propose', moved, { published: listing, checkAll: true });
    expect(asked).toBe(2);
  });

  it('that a person has touched goes on by itself', async () => {
    const pending = { snapshot: { listing: wanted, record }, touched: true };
    const item = await outcomeOf('pending', undefined, { published: listing, pending, checkAll: true });
    expect(item).toMatchObject({ outcome: 'pending', update: { listing: verified } });
    expect(item.snapshot).toBeUndefined();
  });
});

describe('what no item stands for', () => {
  /** Labels and outcomes of a run that has read nothing. */
  async function walk(setting: Setting) {
    const items = await verify([], { walksAll: true, lastCheckedOn: TODAY, ...setting });
    return items.map(({ label, outcome, snapshot }) => [label, outcome, snapshot?.listing.verification.status]);
  }

  it.each<[string, Setting, unknown[]]>([
    [
      'a published listing is found by DNS, though its day has not come',
      { published: listing },
      [['listing editor', 'update', 'verified']],
    ],
    ['one that stays as it is has no item', { published: verified }, []],
    ['a run of one feed leaves it alone', { published: listing, walksAll: false }, []],
    ['a branch that a person has touched is left alone', { pending: { ...waiting, touched: true } }, []],
  ])('%s', async (_what, setting, expected) => {
    expect(await walk(setting)).toEqual(expected);
  });
});

it('tells which proofs are lost', async () => {
  const item = await outcomeOf('unchanged', undefined, { published: verified, checkAll: true, proof: false });
  const data = { listings: new Map([['editor', verified]]) };
  expect([...lostProofs([item], data).keys()]).toEqual(['editor']);
  expect(lostProofs([item], { listings: new Map([['editor', listing]]) }).size).toBe(0);
});

/** What is taken for unchanged at a glance is what would be found unchanged by making all of it. */
import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../../schemas/contracts/draft.ts';
import type { Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import type { ReadFeed } from '../../../collect/feeds/read-feed.ts';
import { listingOf } from '../../domains/testing/verifying.ts';
import { type Known, toSnapshot } from '../entries/entry.ts';
import { saysWhatIsPublished } from './says-what-is-published.ts';

const url = 'https://works.example/tool.json';
const { sources: _sources, verification: _proof, ...draft } = listingOf('tool', { homepage: 'https://works.example/' });
const source = { kind: 'pad-json' as const, url };
const READ: ReadFeed = {
  ...{ feed: { label: 'tool', sources: [source] }, draft, provenance: {}, slugIsDerived: false },
  ...{ sources: [source], digest: 'a'.repeat(64), problems: [] },
};
const TODAY = '2026-11-20';
const check = () => [];
const PUBLISHED = toSnapshot(READ, { check }, '2026-10-01');
const [release] = draft.versions as [Draft['versions'][number]];

const isUnchanged = (read: Partial<ReadFeed>, known: Partial<Known> = {}) =>
  saysWhatIsPublished({ ...READ, ...read }, { ...PUBLISHED, check, ...known }, TODAY);

describe('What a feed says is published', () => {
  it('where it says it again, whatever else the listing has by now', () => {
    expect(isUnchanged({})).toBe(true);
    const versions = PUBLISHED.listing.versions.map((one) => ({
      ...one,
      seen_on: '2026-10-01',
      unseen_on: '2026-09-30',
    }));
    const earlier = { version: '0.0.1', released_on: '2001-01-01', prerelease: false };
    const listing: Listing = { ...PUBLISHED.listing, versions: [...versions, earlier], renamed_from: 'tool-1' };
    expect(isUnchanged({}, { listing })).toBe(true);
    const verification = { method: 'dns-txt', status: 'verified', verified_at: '2026-10-02T00:00:00Z' } as const;
    expect(isUnchanged({}, { listing: { ...listing, verification, badges: ['verified'] } })).toBe(true);
  });

  it.each<[string, Partial<ReadFeed>]>([
    ['another text', { draft: { ...draft, name: 'Tool 2' } }],
    ['another slug', { draft: { ...draft, slug: 'tool-2' } }],
    ['a picture', { draft: { ...draft, pictures: {} } }],
    ['a new version', { draft: { ...draft, versions: [{ ...release, version: '99.0' }, ...draft.versions] } }],
    [
      'no day of a version',
      { draft: { ...draft, kind: 'api', versions: [{ version: release.version, prerelease: false }] } },
    ],
    ['a version that is withdrawn', { draft: { ...draft, versions: [{ ...release, yanked: 'bad' }] } }],
    ['another host', { sources: [{ ...source, movedTo: 'other.example' }] }],
    ['another address', { sources: [{ ...source, url: `${url}?2` }] }],
    ['a failure', { sources: [{ ...source, failingCode: 'timeout' }] }],
    ['a second source', { sources: [source, { ...source, url: `${url}?2` }] }],
    ['numbers of a repository', { sources: [{ ...source, identity: { repository: 'x:1', owner: 'x:2' } }] }],
    ['where a webhook is', { webhookHost: 'works.example' }],
  ])('but not where it says %s', (_what, read) => {
    expect(isUnchanged(read)).toBe(false);
  });

  it.each<[string, Partial<LedgerRecord>]>([
    ['has corrected something', { overrides: { category: 'games' } }],
    ['has edited the listing', { members: { ...PUBLISHED.record.members, category: 'b'.repeat(32) } }],
    ['has withdrawn a version', { yanked: [{ version: '0.0.1', on: TODAY, by: 'operator' }] }],
  ])('but not where a person %s', (_what, record) => {
    expect(isUnchanged({}, { record: { ...PUBLISHED.record, ...record } })).toBe(false);
  });

  it('but not where something waits beside it', () => {
    expect(isUnchanged({}, { pending: PUBLISHED })).toBe(false);
    expect(isUnchanged({}, { corrections: {} })).toBe(false);
  });
});

/** What a published listing gains without a person of the members that feeds say beside its versions. */
import { describe, expect, it } from 'vitest';
import type { Artifact, Listing } from '../../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../../schemas/contracts/generated/moderation.ts';
import { listingOf } from '../../domains/testing/verifying.ts';
import { automaticPart } from './automatic-changes.ts';

const RECORD: LedgerRecord = {
  slug: 'tool',
  state: 'published',
  source: { kind: 'pad-json' },
  content_sha256: '0'.repeat(64),
  report: [],
  overrides: {},
};
const VERIFIED: Partial<Listing> = {
  badges: ['verified'],
  verification: { method: 'dns-txt', status: 'verified', verified_at: '2026-01-01T00:00:00Z' },
};

/** The listing once its feed says something more. */
function published(earlier: Partial<Listing>, wanted: Partial<Listing>): Listing {
  const before = listingOf('tool', earlier);
  const next = { ...before, ...wanted };
  return automaticPart({ listing: before, record: RECORD }, { listing: next, record: RECORD }, () => []).listing;
}

function sourceAt(url: string): Pick<Listing, 'sources'> {
  return { sources: [{ kind: 'pad-json', url, primary: true, last_changed_on: '2026-01-01' }] };
}

const AT_FORGE = { homepage: 'https://github.com/works/tool', ...sourceAt('https://works.example/tool.json') };
const IN_STORE = { ...AT_FORGE, homepage: 'https://store.example/apps/details?id=tool' };
const OWN_HOST = { ...VERIFIED, homepage: 'https://works.example/' };
const OWN_QUERY = { ...VERIFIED, homepage: 'https://works.example/?lang=en' };
const SHARED_FEED = { ...OWN_HOST, ...sourceAt('https://shared.example/?feed=pad') };

describe('an address that a listing did not have goes on', () => {
  it.each<[Partial<Listing>, string]>([
    [AT_FORGE, 'https://github.com/works/tool/issues'],
    [AT_FORGE, 'https://github.com/works/tool/issues?q=is%3Aopen'],
    [AT_FORGE, 'https://github.com/works/tool/releases/tag/%40works%2Ftool%402.0..3'],
    [OWN_HOST, 'https://works.example/help'],
    [OWN_QUERY, 'https://works.example/help'],
  ])('%j: %s', (earlier, support_url) => {
    expect(published(earlier, { support_url }).support_url).toBe(support_url);
  });
});

describe('an address that a listing did not have waits', () => {
  it.each<[string, Partial<Listing>, string]>([
    ['beside what is its own', AT_FORGE, 'https://github.com/works/other'],
    ['of another spelling', AT_FORGE, 'https://github.com/WORKS/tool/issues'],
    ['that leaves by dots', AT_FORGE, 'https://github.com/works/tool/../../other'],
    ['that leaves by a slash in disguise', AT_FORGE, 'https://github.com/works/tool/..%2F..%2fother'],
    ['that leaves by a backslash in disguise', AT_FORGE, 'https://github.com/works/tool/..%5C..%5cother'],
    ['that leaves by dots in two disguises', AT_FORGE, 'https://github.com/works/tool/%252e%252e/%252e%252e/other'],
    ['that leaves by dots and a parameter', AT_FORGE, 'https://github.com/works/tool/..;/..;/other'],
    ['of another port', AT_FORGE, 'https://github.com:8443/works/tool/issues'],
    ['below the page that shows everybody', IN_STORE, 'https://store.example/apps/details/other?id=other'],
    ['on a host that only its feed is on', SHARED_FEED, 'https://shared.example/other'],
  ])('%s', (_what, earlier, support_url) => {
    expect(published(earlier, { support_url })).not.toHaveProperty('support_url');
  });
});

describe('languages that a listing did not have', () => {
  it.each([[['en', 'de-CH', 'zh-Hant-TW', 'es-419', 'gsw']]])('go on: %j', (languages) => {
    expect(published({}, { languages }).languages).toEqual(languages);
  });

  it.each([
    [['en', 'de-0176-1234-5678']],
    [['en-callnow-evilcorp']],
    [['en-u-callnow-evilcorp']],
    [['en-t-en-callnow']],
  ])('wait where words of the publisher stand in them: %j', (languages) => {
    expect(published({}, { languages })).not.toHaveProperty('languages');
  });
});

describe('files of one version at one address', () => {
  const uri = 'https://works.example/download';
  const versions = (...artifacts: Artifact[]) => ({ versions: [{ version: '1.0.0', prerelease: false, artifacts }] });

  it('keep what is said of each', () => {
    const both = versions(
      { uri, platform: 'windows', size_bytes: 1000, format: 'exe' },
      { uri, platform: 'macos', size_bytes: 2000, format: 'dmg' },
    );
    expect(published(both, both).versions).toEqual(both.versions);
  });

  it('gain their facts where there is one', () => {
    const told = versions({ uri, platform: 'windows', size_bytes: 1000, format: 'exe' });
    expect(published(versions({ uri }), told).versions).toEqual(told.versions);
  });

  it('gain no format that is a word of their publisher', () => {
    const told = versions({ uri, format: 'evil.com' });
    expect(published(versions({ uri }), told).versions).toEqual(versions({ uri }).versions);
    const next = { version: '1.0.1', prerelease: false, artifacts: [{ uri, format: 'evil.com' }] };
    const { versions: after } = published(versions({ uri }), { versions: [next, ...versions({ uri }).versions] });
    expect(after[0]).not.toHaveProperty('artifacts');
  });
});

const pictureOf = (digit: string, from: 'publisher' | 'homepage' = 'homepage') => ({
  ...{ sha256: digit.repeat(64), width: 128, height: 128, from, source_sha256: digit.repeat(64) },
});
const HOME = { homepage: 'https://works.example/' };
const [OLD, NEW] = [pictureOf('a'), pictureOf('b')];
const SHOT = { ...pictureOf('c', 'publisher'), small: { sha256: 'd'.repeat(64), width: 320, height: 200 } };

describe('the icon of the homepage', () => {
  it.each<[string, Partial<Listing>, Partial<Listing>]>([
    ['where there was none', HOME, { pictures: { icon: NEW } }],
    ['where it was another one', { ...HOME, pictures: { icon: OLD } }, { pictures: { icon: NEW } }],
    ['beside what stays', { ...HOME, pictures: { icon: OLD, screenshots: [SHOT] } }, { pictures: { icon: NEW } }],
  ])('goes on %s', (_where, earlier, wanted) => {
    expect(published(earlier, wanted).pictures).toEqual({ ...earlier.pictures, icon: NEW });
  });

  it.each<[string, Partial<Listing>, Partial<Listing>]>([
    ['of another homepage', HOME, { homepage: 'https://other.example/', pictures: { icon: NEW } }],
    [
      'in the place of the publisher’s',
      { ...HOME, pictures: { icon: pictureOf('a', 'publisher') } },
      { pictures: { icon: NEW } },
    ],
    ['that a publisher names', HOME, { pictures: { icon: pictureOf('b', 'publisher') } }],
    ['that is gone', { ...HOME, pictures: { icon: OLD } }, { pictures: {} }],
    ['with a screenshot', { ...HOME, pictures: { icon: OLD } }, { pictures: { icon: OLD, screenshots: [SHOT] } }],
  ])('waits %s', (_which, earlier, wanted) => {
    expect(published(earlier, wanted).pictures).toEqual(earlier.pictures);
  });
});

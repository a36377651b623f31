/** What a published listing gains without a person of the members that feeds say beside its versions. */
import { describe, expect, it } from 'vitest';
import type { Artifact, Listing, Release } from '../../../../schemas/contracts/generated/listing.ts';
import { listingOf, recordOf } from '../../domains/testing/verifying.ts';
import { automaticPart } from './automatic-changes.ts';

const RECORD = recordOf('tool');
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
    [AT_FORGE, 'https://github.com/works/tool/issues#open'],
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
    ['that leaves by a character of nothing', AT_FORGE, 'https://github.com/works/tool/..%00/..%00/other'],
    ['that leaves by a space', AT_FORGE, 'https://github.com/works/tool/..%20/..%20/other'],
    ['that leaves by bytes too many', AT_FORGE, 'https://github.com/works/tool/%c0%ae%c0%ae/other'],
    ['that leaves by wide dots', AT_FORGE, 'https://github.com/works/tool/%uff0e%uff0e/other'],
    ['that begins again at the top', AT_FORGE, 'https://github.com/works/tool//other'],
    ['with a query', AT_FORGE, 'https://github.com/works/tool/go?to=https://bait.example'],
    ['with a query behind its fragment', AT_FORGE, 'https://github.com/works/tool/go#?to=https://bait.example'],
    ['of another port', AT_FORGE, 'https://github.com:8443/works/tool/issues'],
    ['below the page that shows everybody', IN_STORE, 'https://store.example/apps/details/other?id=other'],
    ['on a host that only its feed is on', SHARED_FEED, 'https://shared.example/other'],
  ])('%s', (_what, earlier, support_url) => {
    expect(published(earlier, { support_url })).not.toHaveProperty('support_url');
  });
});

describe('a fact that a listing did not state', () => {
  it.each<Partial<Listing>>([
    { languages: ['en', 'bh', 'ec'] },
    { license: { type: 'open-source' } },
    { support_until: '2000-01-01' },
    { lifecycle: { sbom_url: 'https://tool.example/sbom.json' } },
    { vendor: { name: 'Maker', country_code: 'CH' } },
  ])('waits: %j', (wanted) => {
    expect(published({}, wanted)).toEqual(listingOf('tool'));
  });
});

describe('versions', () => {
  const release = (version: string, members: Partial<Release> = {}): Release => ({
    ...{ version, prerelease: false },
    ...members,
  });
  const names = ({ versions }: Listing) => versions.map(({ version }) => version);
  const at = (version: string) => ({ artifacts: [{ uri: `https://works.example/tool-${version}.zip` }] });

  it('gain no type once they are published', () => {
    const versions = [release('1.0.0', { release_type: 'security' })];
    expect(published({}, { versions }).versions).toEqual([release('1.0.0')]);
  });

  it.each([[Array.from({ length: 21 }, (_, index) => `2.${21 - index}.0`)]])('that come all at once wait', (added) => {
    const versions = [...added, '1.0.0'].map((version) => release(version));
    expect(names(published({}, { versions }))).toEqual(['1.0.0']);
    expect(names(published({}, { versions: versions.slice(1) }))).toHaveLength(21);
  });

  it('that are published give way to none', () => {
    const wanted = { versions: ['3.0.0', '2.0.0'].map((version) => release(version)) };
    expect(names(published({}, wanted))).toEqual(['1.0.0']);
  });

  it.each<[string, Partial<Listing>, string, string, boolean]>([
    ['the next one', {}, '2.0.0', '2026-02-01', true],
    ['one with a leap in its numbers', {}, '9.9.9', '2026-02-01', false],
    ['one with a leap, of a proved domain', VERIFIED, '9.9.9', '2026-02-01', true],
    ['one after more than a year', {}, '1.0.1', '2027-02-01', false],
  ])('bring a download where nothing is strange: %s', (_which, members, version, last_changed_on, isShown) => {
    const before = { ...members, versions: [release('1.0.0', at('1.0.0'))] };
    const [source] = listingOf('tool').sources;
    const sources = source === undefined ? [] : [{ ...source, last_changed_on }];
    const wanted = { sources, versions: [release(version, at(version)), ...before.versions] };
    const [first] = published(before, wanted).versions;
    expect(first).toEqual(release(version, isShown ? at(version) : {}));
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

describe('a text in the same words', () => {
  const said = { tagline: 'For 60 languages', summary: 'Reads RAW files', text: 'Reads files, and writes them.' };
  const next = { tagline: 'For 70 languages', summary: 'Reads RAW files.', text: 'Reads files and writes them.' };
  const saying = (descriptions: Listing['descriptions']) => published({ descriptions: { en: said } }, { descriptions });

  it('goes on with other signs and numbers', () => {
    expect(saying({ en: next }).descriptions).toEqual({ en: next });
  });

  it('goes on while another one waits', () => {
    const summary = 'Reads bait files.';
    expect(saying({ en: { ...next, summary }, de: { summary } }).descriptions).toEqual({
      en: { ...next, summary: said.summary },
    });
  });

  it('waits where its signs make it longer and longer', () => {
    const text = `${said.text.replaceAll(' ', '!!!! ')}    \n\n`;
    expect(saying({ en: { ...said, text } }).descriptions).toEqual({ en: said });
  });
});

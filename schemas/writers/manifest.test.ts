import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SoftwareListing } from '../contracts/generated/read-api.ts';
import { validateManifest } from '../contracts/generated/validators.js';
import { BARE, version } from '../rank/testing/bare-listing.ts';
import { MANIFEST_PROTOCOL, toManifest } from './manifest.ts';

type PublicListing = Omit<SoftwareListing, 'rank'>;
type Version = SoftwareListing['versions'][number];

const BASE = 'https://catalog.test';

const release = (members: Partial<Version> = {}) =>
  version({ version: '1.2.3', released_on: '2026-02-01', ...members });

/** The least a published listing can have. */
const listing = (members: Partial<PublicListing> = {}): PublicListing => ({
  ...BARE,
  vendor: { name: 'Maker', website: null, country_code: null },
  homepage: 'https://tool.test/home',
  version: '1.2.3',
  released_on: '2026-02-01',
  versions: [release()],
  sources: [source()],
  published_on: '2026-03-01',
  links: { self: `${BASE}/a`, html: `${BASE}/b`, manifest: `${BASE}/c`, rank: `${BASE}/d`, badge: `${BASE}/e` },
  ...members,
});

function source(members: Partial<SoftwareListing['sources'][number]> = {}): SoftwareListing['sources'][number] {
  const unknown = { url: null, failing_since: null, failing_code: null };
  return { kind: 'pad-json', primary: true, last_changed_on: '2026-02-01', ...unknown, ...members };
}

function manifestOf(members: Partial<PublicListing>) {
  const { manifest } = toManifest(listing(members), BASE);
  if (manifest === undefined) throw new Error('this listing gives no manifest');
  return manifest;
}

test('the least listing gives exactly this manifest', () => {
  const schema = 'https://catalog.test/schemas/catalog-2.0.json';
  expect(toManifest(listing(), BASE)).toStrictEqual({
    manifest: {
      $schema: schema,
      protocol: { ...MANIFEST_PROTOCOL, canonical_url: schema },
      entity: {
        name: 'Tool',
        slug: 'tool',
        domain: 'tool.test',
        type: 'software',
        vendor: { name: 'Maker' },
        descriptions: {},
      },
      capabilities: { deployment: [] },
      releases: { latest: { version: '1.2.3', published_at: '2026-02-01T00:00:00Z' } },
      trust: { domain_verification: { method: 'none', status: 'unverified' } },
    },
  });
});

test('a full listing keeps everything the manifest has a place for', () => {
  const artifact = { platform: 'linux', uri: 'https://tool.test/t.tar.gz', sha256: 'a'.repeat(64) };
  const manifest = manifestOf({
    kind: 'mcp-server',
    license: { type: 'commercial', spdx_id: 'MIT', commercial_terms: 'per seat' },
    vendor: { name: 'Maker', website: 'https://maker.test/', country_code: 'CH' },
    descriptions: { en: { tagline: 'A tool', summary: 'Does things.', text: 'At length.' } },
    integrations: ['git'],
    pricing: { model: 'one-time', price_from_cents: 1999, currency: 'EUR' },
    interfaces: { mcp: { transport: 'stdio', tools_count: 3 } },
    versions: [release({ release_type: 'minor', notes_url: 'https://tool.test/notes', artifacts: [artifact] })],
    verification: {
      method: 'dns-txt',
      status: 'verified',
      verified_at: '2026-02-03T04:05:06Z',
      reason: 'dns_failed',
    },
  });
  expect(validateManifest(manifest), JSON.stringify(validateManifest.errors)).toBe(true);
  expect(manifest.entity).toMatchObject({
    type: 'mcp-server',
    license: { type: 'commercial', spdx_id: 'MIT', commercial_terms: 'per seat' },
    vendor: { name: 'Maker', website: 'https://maker.test/', country_code: 'CH' },
    descriptions: { en: { tagline: 'A tool', summary: 'Does things.', text: 'At length.' } },
  });
  expect(manifest.capabilities).toStrictEqual({
    deployment: [],
    interfaces: { mcp: { transport: 'stdio', tools_count: 3 } },
    pricing: { model: 'one-time', starting_price_cents: 1999, currency: 'EUR' },
    integrations: ['git'],
  });
  expect(manifest.releases.latest).toStrictEqual({
    version: '1.2.3',
    published_at: '2026-02-01T00:00:00Z',
    release_type: 'minor',
    changelog_url: 'https://tool.test/notes',
    artifacts: [artifact],
  });
  expect(manifest.trust).toStrictEqual({
    domain_verification: { method: 'dns-txt', status: 'verified', verified_at: '2026-02-03T04:05:06Z' },
  });
});

describe('the domain', () => {
  const feed = source({ url: 'https://feeds.test/pad.json' });
  const mirror = source({ url: 'https://mirror.test/pad.json', primary: false });
  test.each<[name: string, domain: string | undefined, members: Partial<PublicListing>]>([
    ['is the host of the homepage', 'www.tool.test', { homepage: 'https://WWW.tool.test:8443/', sources: [feed] }],
    ['is the host of the leading source without a homepage', 'feeds.test', { homepage: null, sources: [mirror, feed] }],
    [
      'is that of its publisher before that of a source',
      'maker.test',
      {
        homepage: 'https://github.com/maker/tool',
        vendor: { name: 'Maker', website: 'https://maker.test/', country_code: null },
        sources: [source({ kind: 'github', url: 'https://github.com/maker/tool' }), feed],
      },
    ],
    [
      'is that of another source if the leading one has none',
      'mirror.test',
      { homepage: null, sources: [source(), mirror] },
    ],
    [
      'is not a host too long for the DNS',
      'feeds.test',
      { homepage: `https://${'a.'.repeat(130)}test/`, sources: [feed] },
    ],
  ])('%s', (_name, domain, members) => {
    expect(manifestOf(members).entity.domain).toBe(domain);
  });
});

describe('the release', () => {
  const candidate = release({ version: '2.0.0-rc.1', prerelease: true, released_on: '2026-04-01' });
  test.each<[name: string, version: string, publishedAt: string, members: Partial<PublicListing>]>([
    ['is the newest that is no pre-release', '1.2.3', '2026-02-01', { versions: [candidate, release()] }],
    ['is the newest if all are pre-releases', '2.0.0-rc.1', '2026-04-01', { versions: [candidate] }],
    [
      'was published when the listing was if it is undated',
      '1.2.3',
      '2026-03-01',
      { versions: [release({ released_on: null })] },
    ],
    [
      'is of the day it was first seen before that of the listing',
      '1.2.3',
      '2026-05-06',
      { versions: [release({ released_on: null, seen_on: '2026-05-06' })] },
    ],
    [
      'is of that day where it is of the year that is known',
      '1.2.3',
      '2026-03-01',
      { versions: [release({ released_on: null, released_in: '2026' })] },
    ],
    ['brings its version into SemVer', '2026.8.0', '2026-02-01', { versions: [release({ version: '2026.08' })] }],
  ])('%s', (_name, version, day, members) => {
    expect(manifestOf(members).releases.latest).toStrictEqual({ version, published_at: `${day}T00:00:00Z` });
  });
});

test.each([
  ['saas', ['cloud']],
  ['api', []],
  ['mobile', ['mobile']],
  ['software', []],
  ['library', []],
] as const)('the kind %s is deployed as %j', (kind, deployment) => {
  expect(manifestOf({ kind }).capabilities.deployment).toStrictEqual(deployment);
});

test('a program with platforms is deployed where they are; what its source says goes before', () => {
  expect(manifestOf({ platforms: ['windows'] }).capabilities.deployment).toEqual(['desktop']);
  const artifacts = [{ uri: 'https://tool.test/a.apk', platform: 'android' }];
  expect(manifestOf({ versions: [release({ artifacts })] }).capabilities.deployment).toEqual(['mobile']);
  expect(manifestOf({ platforms: ['windows'], deployment: ['hybrid'] }).capabilities.deployment).toEqual(['hybrid']);
  expect(manifestOf({ kind: 'api', platforms: ['web'] }).capabilities.deployment).toEqual(['cloud']);
});

test.each<[missing: string, members: Partial<PublicListing>]>([
  ['entity.domain', { homepage: null }],
  ['entity.domain', { homepage: 'https://github.com/works/tool' }],
  ['entity.domain', { homepage: null, sources: [source({ kind: 'gitlab', url: 'https://code.works.test/a/b' })] }],
  ['releases.latest.version', { versions: [] }],
  ['releases.latest.version', { versions: [release({ version: 'latest' })] }],
  ['releases.latest.published_at', { versions: [release({ released_on: null, released_in: '2009' })] }],
  ['releases.latest.published_at', { versions: [release({ released_on: null })], published_on: null }],
])('names %s if nothing in the listing gives it', (missing, members) => {
  expect(toManifest(listing(members), BASE)).toStrictEqual({ missing });
});

const REQUIRED = ['entity.domain', 'releases.latest.version', 'releases.latest.published_at'];

function leaves(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
}

test('whatever the listing has and lacks, the manifest is valid and holds no null', () => {
  const orNull = <T>(value: T) => fc.constantFrom(value, null);
  const some = fc.record(
    {
      kind: fc.constantFrom<PublicListing['kind']>('saas', 'api', 'mobile', 'software', 'extension'),
      homepage: orNull('https://tool.test/'),
      license: fc.record({ type: orNull('trial' as const), spdx_id: orNull('MIT'), commercial_terms: orNull('') }),
      vendor: fc.record({ name: fc.constant('M'), website: orNull('https://m.test/'), country_code: orNull('CH') }),
      descriptions: fc.constantFrom<PublicListing['descriptions']>(
        {},
        { en: { summary: 'S' } },
        { en: { summary: 'S' }, 'pt-BR': { summary: 'R' } },
      ),
      integrations: fc.constantFrom<PublicListing['integrations']>([], ['git']),
      pricing: fc.constantFrom<PublicListing['pricing']>(
        null,
        {},
        { model: 'free' as const },
        { price_from_cents: 0, currency: 'EUR' },
      ),
      interfaces: fc.constantFrom<PublicListing['interfaces']>(
        null,
        {},
        { openapi: {} },
        { mcp: { endpoint: 'https://tool.test/mcp' } },
      ),
      versions: fc.array(
        fc.record({
          version: fc.string({ minLength: 1, maxLength: 100 }),
          released_on: orNull('2024-02-29'),
          released_in: fc.constant(null),
          seen_on: fc.constant(null),
          unseen_on: fc.constant(null),
          changes: fc.constant(null),
          release_type: orNull('security' as const),
          prerelease: fc.boolean(),
          notes_url: orNull('https://tool.test/n'),
          artifacts: fc.constantFrom<Version['artifacts']>([], [{ uri: 'https://tool.test/a' }]),
        }),
        { maxLength: 3 },
      ),
      sources: fc.constantFrom<PublicListing['sources']>([source()], [source({ url: 'https://feeds.test/pad.json' })]),
      published_on: orNull('2026-03-01'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(some, (members) => {
      const { manifest, missing } = toManifest(listing(members), BASE);
      if (manifest === undefined) {
        expect(REQUIRED).toContain(missing);
        return;
      }
      expect(validateManifest(manifest), JSON.stringify(validateManifest.errors)).toBe(true);
      expect(leaves(manifest)).not.toContain(null);
    }),
  );
});

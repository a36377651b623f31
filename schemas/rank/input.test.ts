import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Merits, type RankableListing, rankInput } from './input.ts';
import { MERITS } from './testing.ts';

const version = (members: Partial<RankableListing['versions'][number]> = {}): RankableListing['versions'][number] => ({
  version: '1.0.0',
  released_on: null,
  release_type: null,
  prerelease: false,
  notes_url: null,
  artifacts: [],
  ...members,
});

const source = (members: Partial<RankableListing['sources'][number]> = {}): RankableListing['sources'][number] => ({
  kind: 'pad-json',
  url: null,
  primary: true,
  last_changed_on: '2026-01-01',
  failing_since: null,
  failing_code: null,
  ...members,
});

/** A listing without any merit. */
const BARE: RankableListing = {
  slug: 'tool',
  name: 'Tool',
  vendor: { name: 'Works', website: null, country_code: null },
  kind: 'software',
  category: 'other',
  license_type: null,
  platforms: [],
  summary: null,
  homepage: null,
  version: '1.0.0',
  released_on: null,
  badges: [],
  verified: false,
  descriptions: {},
  license: { type: null, spdx_id: null, commercial_terms: null },
  integrations: [],
  pricing: null,
  interfaces: null,
  documentation: null,
  archived: false,
  renamed_from: null,
  versions: [version()],
  sources: [source()],
  provenance: {},
  verification: { method: 'none', status: 'unverified', verified_at: null },
  published_on: null,
  updated_on: null,
  links: { self: 'https://catalog.test/a', html: 'https://catalog.test/b', manifest: 'https://catalog.test/c' },
};

const meritsOf = (members: Partial<RankableListing>) => {
  const { merits } = rankInput({ ...BARE, ...members });
  return MERITS.filter((name) => merits[name]);
};

describe('merits', () => {
  const uri = 'https://works.example/a.zip';
  const sha256 = 'ab'.repeat(32);

  it.each<[string, Partial<RankableListing>, (keyof Merits)[]]>([
    ['nothing', {}, []],
    ['a description', { descriptions: { en: { summary: 'x' } } }, ['summary']],
    ['a description with a text', { descriptions: { en: { summary: 'x', text: 'y' } } }, ['summary', 'text']],
    ['two descriptions', { descriptions: { en: { summary: 'x' }, de: { summary: 'x' } } }, ['summary', 'secondLocale']],
    ['a homepage', { homepage: 'http://works.example/' }, ['homepage']],
    ['a homepage with https', { homepage: 'https://works.example/' }, ['homepage', 'httpsHomepage']],
    ['a license type', { license_type: 'freeware' }, ['licenseType']],
    ['an SPDX id', { license: { type: null, spdx_id: 'MIT', commercial_terms: null } }, ['spdxId']],
    ['platforms', { platforms: ['linux'] }, ['platforms']],
    ['a category', { category: 'text-editors' }, ['category']],
    ['a pricing model', { pricing: { model: 'free' } }, ['pricing']],
    ['pricing that says nothing', { pricing: {} }, []],
    ['release notes, of any version', { versions: [version(), version({ notes_url: uri })] }, ['releaseNotes']],
    ['a verified domain', { verified: true }, ['verifiedDomain']],
    ['an OpenAPI badge', { badges: ['openapi'] }, ['openapiBadge']],
    ['another badge', { badges: ['verified'] }, []],
    ['integrations', { integrations: ['Git'] }, ['integrations']],
    ['documentation', { documentation: uri }, ['interfaceOrDocumentation']],
    ['an interface', { interfaces: { mcp: { tools_count: 0 } } }, ['interfaceOrDocumentation']],
    ['interfaces that say nothing', { interfaces: { openapi: {}, mcp: {} } }, []],
    ['downloads with checksums', { versions: [version({ artifacts: [{ uri, sha256 }] })] }, ['checksums']],
    ['downloads of which one has none', { versions: [version({ artifacts: [{ uri, sha256 }, { uri }] })] }, []],
    [
      'checksums of a pre-release and not of the current version',
      { versions: [version({ prerelease: true, artifacts: [{ uri, sha256 }] }), version()] },
      [],
    ],
  ])('%s', (_what, members, merits) => {
    expect(meritsOf(members)).toEqual(merits);
  });
});

describe('days', () => {
  it('are those of all dated releases', () => {
    const versions = ['2026-02-01', null, '2025-01-01'].map((released_on) => version({ released_on }));
    expect(rankInput({ ...BARE, versions }).releaseDates).toEqual(['2026-02-01', '2025-01-01']);
  });

  it.each([
    ['of the primary source', [source({ failing_since: '2026-01-02' })], '2026-01-02'],
    ['not of another source', [source({ primary: false, failing_since: '2026-01-02' }), source()], null],
    ['of no source', [], null],
  ])('it fails: %s', (_what, sources, failingSince) => {
    expect(rankInput({ ...BARE, sources }).failingSince).toBe(failingSince);
  });
});

describe('no plan buys rank', () => {
  const BOUGHT = /plan|token|key|payment|paid|price|tier|billing|customer|subscri|sponsor/i;

  it('the input has no place for one', () => {
    const input = rankInput(BARE);
    expect(Object.keys(input).toSorted()).toEqual(['failingSince', 'merits', 'releaseDates', 'slug']);
    expect(Object.keys(input.merits).toSorted()).toEqual(MERITS.toSorted());
    for (const name of [...Object.keys(input), ...Object.keys(input.merits)]) expect(name).not.toMatch(BOUGHT);
  });

  it('one that is slipped into a listing changes nothing', () => {
    const slipped = { ...BARE, plan: 'top', tier: 1, api_key: 'x', paid: true };
    expect(rankInput(slipped)).toStrictEqual(rankInput(BARE));
  });

  const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test|testing)\.ts$/.test(name));
  const codeOf = (file: string) =>
    readFileSync(join(import.meta.dirname, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*\/\/.*$/gm, '');

  it('is held for every file of the engine', () => {
    expect(files).toEqual(['advice.ts', 'days.ts', 'engine.ts', 'input.ts', 'signals.ts']);
  });

  it.each(files)('%s speaks of no plan, reads no clock, draws no lot and knows no language', (file) => {
    const code = codeOf(file);
    const words = code.replace(/([a-z])([A-Z])/g, '$1 $2').match(/[A-Za-z]+/g) ?? [];
    const ofPlans =
      /^(?:plans?|tokens?|payments?|paid|pays?|prices?|tiers?|billing|customers?|subscri\w+|sponsor\w*)$/i;
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter((word) => ofPlans.test(word))).toEqual([]);
    expect(code).not.toMatch(/api_?key|Date\.now|new Date\(\)|performance|Math\.random|crypto|fetch\(|process\b/i);
    expect(code).not.toMatch(/localeCompare|toLocale|Intl\b/);
  });

  it.each(files)('%s takes nothing from outside the engine and the rules', (file) => {
    const sources = [...codeOf(file).matchAll(/from '([^']+)'/g)].map(([, path]) => path ?? '');
    expect(sources.filter((path) => !/^\.\/|^\.\.\/rules\/|^\.\.\/generated\/read-api\.ts$/.test(path))).toEqual([]);
  });
});

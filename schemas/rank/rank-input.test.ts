import { describe, expect, it } from 'vitest';
import { type Merits, type RankableListing, rankInput } from './rank-input.ts';
import { BARE, source, version } from './testing/bare-listing.ts';
import { MERITS } from './testing/rank-inputs.ts';

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
    [
      'two descriptions',
      { descriptions: { en: { summary: 'x' }, de: { summary: 'x' } } },
      ['summary', 'second_locale'],
    ],
    ['a homepage', { homepage: 'http://works.example/' }, ['homepage']],
    ['a homepage with https', { homepage: 'https://works.example/' }, ['homepage', 'https_homepage']],
    ['a license type', { license_type: 'freeware' }, ['license_type']],
    ['an SPDX id', { license: { type: null, spdx_id: 'MIT', commercial_terms: null } }, ['spdx_id']],
    ['platforms', { platforms: ['linux'] }, ['platforms']],
    ['a category', { category: 'text-editors' }, ['category']],
    ['a pricing model', { pricing: { model: 'free' } }, ['pricing']],
    ['pricing that says nothing', { pricing: {} }, []],
    ['release notes, of any version', { versions: [version(), version({ notes_url: uri })] }, ['release_notes']],
    ['a verified domain', { verified: true }, ['verified_domain']],
    ['an OpenAPI badge', { badges: ['openapi'] }, ['openapi_badge']],
    ['another badge', { badges: ['verified'] }, []],
    ['integrations', { integrations: ['Git'] }, ['integrations']],
    ['documentation', { documentation: uri }, ['interface_or_documentation']],
    ['an interface', { interfaces: { mcp: { tools_count: 0 } } }, ['interface_or_documentation']],
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
    expect(rankInput({ ...BARE, versions }).release_dates).toEqual(['2026-02-01', '2025-01-01']);
  });

  it.each([
    ['of the primary source', [source({ failing_since: '2026-01-02' })], '2026-01-02'],
    ['not of another source', [source({ primary: false, failing_since: '2026-01-02' }), source()], null],
    ['of no source', [], null],
  ])('it fails: %s', (_what, sources, failing_since) => {
    expect(rankInput({ ...BARE, sources }).failing_since).toBe(failing_since);
  });
});

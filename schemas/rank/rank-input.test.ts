import { describe, expect, it } from 'vitest';
import type { EvidenceRecord } from '../contracts/generated/evidence.ts';
import { MERITS } from './checklist-points.ts';
import { type Merits, type RankableListing, type RankInput, rankInput } from './rank-input.ts';
import { BARE, source, version } from './testing/bare-listing.ts';

const uri = 'https://works.example/a.zip';
const sha256 = 'ab'.repeat(32);

const inputOf = (members: Partial<RankableListing>) => rankInput({ ...BARE, ...members });

function record(
  witness: EvidenceRecord['witness'],
  values: EvidenceRecord['values'],
  members: Partial<EvidenceRecord> = {},
): EvidenceRecord {
  const where = { source: 'https://registry.example/tool', subject: 'pkg:npm/tool' };
  return { witness, values, since: '2026-05-01', ...where, ...members };
}

describe('merits', () => {
  const meritsOf = (members: Partial<RankableListing>) => {
    const { merits } = inputOf(members);
    return MERITS.filter((name) => merits[name]);
  };

  it.each<[RankableListing['kind'], (keyof Merits)[]]>([
    ['software', ['openapi_badge']],
    ['library', ['checksums', 'openapi_badge']],
    ['api', ['checksums', 'packages']],
    ['mobile', ['checksums', 'openapi_badge', 'packages']],
  ])('of %s lack nothing that makes no sense for the kind', (kind, senseless) => {
    const { merits } = inputOf({ kind });
    expect(MERITS.filter((name) => merits[name] === null)).toEqual(senseless);
    expect(inputOf({ kind, badges: ['openapi'] }).merits.openapi_badge).toBe(true);
  });

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
    ['a license type', { license_type: 'freeware' }, ['license_type']],
    ['an SPDX id', { license: { type: null, spdx_id: 'MIT', commercial_terms: null } }, ['spdx_id']],
    ['platforms', { platforms: ['linux'] }, ['platforms']],
    ['a category', { category: 'text-editors' }, ['category']],
    ['a pricing model', { pricing: { model: 'free' } }, ['pricing']],
    ['pricing that says nothing', { pricing: {} }, []],
    ['release notes, of any version', { versions: [version(), version({ notes_url: uri })] }, ['release_notes']],
    ['a verified domain, which is a proof', { verified: true }, []],
    ['an OpenAPI badge', { badges: ['openapi'] }, ['openapi_badge']],
    ['another badge', { badges: ['verified'] }, []],
    ['integrations', { integrations: ['Git'] }, ['integrations']],
    ['documentation', { documentation: uri }, ['interface_or_documentation']],
    ['an interface', { interfaces: { mcp: { tools_count: 0 } } }, ['interface_or_documentation']],
    ['interfaces that say nothing', { interfaces: { openapi: {}, mcp: {} } }, []],
    ['packages', { packages: ['pkg:npm/tool'] }, ['packages']],
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

describe('days of releases', () => {
  const forge = source({ kind: 'github', url: 'https://github.com/works/tool' });
  const ownForge = source({ kind: 'gitlab', url: 'https://gitlab.works.example/works/tool' });
  const dated = version({ released_on: '2026-02-01' });
  const seen = version({ released_on: '2026-02-01', seen_on: '2026-02-03' });

  it.each<[string, Partial<RankableListing>, [string, string | null, string[]][]]>([
    ['no day', { versions: [version()] }, []],
    ['what a document says', { versions: [dated] }, [['declared', null, ['2026-02-01']]]],
    [
      'the first day of a month that it says',
      { versions: [version({ released_in: '2026-02' })] },
      [['declared', null, ['2026-02-01']]],
    ],
    [
      'the first day of a year that it says',
      { versions: [version({ released_in: '2026' })] },
      [['declared', null, ['2026-01-01']]],
    ],
    ['the day on which we saw it, not the one it says', { versions: [seen] }, [['witnessed', null, ['2026-02-03']]]],
    [
      'each by who says so',
      { versions: [seen, version({ released_on: '2025-01-01' })] },
      [
        ['witnessed', null, ['2026-02-03']],
        ['declared', null, ['2025-01-01']],
      ],
    ],
    ['several on one day once', { versions: [dated, dated] }, [['declared', null, ['2026-02-01']]]],
    ['what GitHub says', { versions: [seen], sources: [forge] }, [['attested', 'github.com', ['2026-02-01']]]],
    [
      'what we saw, where GitHub names no day',
      { versions: [version({ seen_on: '2026-02-03' })], sources: [forge] },
      [['witnessed', null, ['2026-02-03']]],
    ],
    [
      'what a description of an interface beside GitHub says of days, which is nothing',
      { versions: [dated], sources: [forge, source({ kind: 'openapi', primary: false })] },
      [['attested', 'github.com', ['2026-02-01']]],
    ],
    [
      'what a document beside GitHub may say',
      { versions: [dated], sources: [forge, source()] },
      [['declared', null, ['2026-02-01']]],
    ],
    ['what a forge of its own says', { versions: [dated], sources: [ownForge] }, [['declared', null, ['2026-02-01']]]],
    ['what a listing without a source says', { versions: [dated], sources: [] }, [['declared', null, ['2026-02-01']]]],
  ])('are %s', (_what, members, releases) => {
    expect(inputOf(members).releases.map(({ by, source, days }) => [by, source, days])).toEqual(releases);
  });

  it('are attested by a registry, with the gap it has worked out', () => {
    const evidence = [record('npm', { released_on: '2026-03-01', gap_days: 20 }), record('osv', { advisories: 0 })];
    expect(inputOf({ evidence }).releases).toEqual([
      { by: 'attested', source: 'npm', days: ['2026-03-01'], gap_days: 20 },
    ]);
  });
});

describe('the end', () => {
  const ended = record('npm', { deprecated: true, released_on: '2026-01-01' });
  const other = record('npm', { released_on: '2026-01-01' }, { subject: 'pkg:npm/other' });
  const FIRST = 'https://works.example/pad.json';
  type State = NonNullable<RankableListing['states']>[number];
  const stated = (state: State['state'], of: State['of'], subject: string): Partial<RankableListing> => ({
    sources: [source({ url: FIRST })],
    states: [{ state, of, subject, since: '2026-10-01', by: 'catalog' }],
  });

  it.each<[string, Partial<RankableListing>, RankInput['ended']]>([
    ['of nothing', {}, null],
    ['of what is archived', { archived: true }, 'archived'],
    ['of a package that is deprecated', { evidence: [ended] }, 'deprecated'],
    ['of one package of two', { evidence: [ended, other] }, null],
    [
      'of one package beside another of which no release day is known',
      { evidence: [ended, { ...other, values: { downloads: 1200 } }] },
      null,
    ],
    ['of all packages', { evidence: [ended, { ...other, values: { deprecated: true } }] }, 'deprecated'],
    [
      'of one of which advisories are known, too',
      { evidence: [ended, record('osv', { advisories: 0 })] },
      'deprecated',
    ],
    ['of what is gone where it is read from', stated('gone', 'source', FIRST), 'source_gone'],
    ['of what is silent there', stated('silent', 'source', FIRST), null],
    ['of a further source', stated('gone', 'source', 'https://other.example/pad.json'), null],
    ['of the homepage', stated('gone', 'homepage', 'https://works.example/'), null],
  ])('%s', (_what, members, end) => {
    expect(inputOf(members).ended).toBe(end);
  });
});

describe('advisories', () => {
  const osv = (advisories: number, version: string | undefined, since = '2026-05-01') =>
    record('osv', { advisories, ...(version !== undefined && { version }) }, { since });
  const registered = (version: string) => record('npm', { version });

  it.each<[string, Partial<RankableListing>, number | undefined]>([
    ['of the current version', { evidence: [registered('1.0.0'), osv(0, '1.0.0')] }, 0],
    ['of all packages together', { evidence: [registered('1.0.0'), osv(1, '1.0.0'), osv(2, '1.0.0')] }, 3],
    ['not of another version', { evidence: [registered('0.9.0'), osv(0, '0.9.0')] }, undefined],
    [
      'not of a version where its registry has another',
      { evidence: [registered('0.9.0'), osv(0, '1.0.0')] },
      undefined,
    ],
    ['where the registry says nothing of versions', { evidence: [osv(0, '1.0.0')] }, 0],
    [
      'where another package has another version',
      { evidence: [record('npm', { version: '0.9.0' }, { subject: 'pkg:npm/other' }), osv(0, '1.0.0')] },
      0,
    ],
    ['not of a listing without versions', { versions: [], evidence: [osv(0, undefined)] }, undefined],
    ['not where nobody looks for them', { evidence: [record('npm', { downloads: 1, version: '1.0.0' })] }, undefined],
  ])('are counted %s', (_what, members, open) => {
    expect(inputOf(members).advisories?.open).toBe(open);
  });

  it('are known since the last of them is', () => {
    const evidence = [registered('1.0.0'), osv(0, '1.0.0', '2026-06-01'), osv(0, '1.0.0', '2026-05-01')];
    expect(inputOf({ evidence }).advisories).toEqual({ open: 0, source: 'osv', since: '2026-06-01' });
  });
});

describe('proofs', () => {
  const current = { versions: [version({ artifacts: [{ uri, sha256 }] })] };
  const download = (values: EvidenceRecord['values']) => [record('download', values, { subject: uri })];
  const verification = { ...BARE.verification, verified_at: '2026-04-01T10:00:00Z' };
  const byUs = { by: 'witnessed', source: null, since: '2026-05-01' };

  it.each<[string, Partial<RankableListing>, object[]]>([
    ['nothing', {}, []],
    [
      'a domain',
      { verified: true, verification },
      [{ code: 'domain_proved', by: 'witnessed', source: null, since: '2026-04-01' }],
    ],
    ['no domain that was proved once', { verified: false, verification }, []],
    [
      'a digest that we found',
      { ...current, evidence: download({ sha256, version: '1.0.0' }) },
      [{ code: 'hash_recomputed', ...byUs }],
    ],
    ['no digest of another version', { ...current, evidence: download({ sha256, version: '0.9.0' }) }, []],
    ['no digest that is stated no longer', { evidence: download({ sha256, version: '1.0.0' }) }, []],
    ['no digest of no version', { versions: [], evidence: download({ sha256 }) }, []],
    [
      'provenance that a registry has verified',
      { evidence: [record('npm', { provenance: true })] },
      [{ code: 'signature_verified', by: 'attested', source: 'npm', since: '2026-05-01' }],
    ],
    [
      'a website with a way to report',
      { evidence: [record('homepage', { tls: true, reporting: 'security_txt' })] },
      [{ code: 'homepage_secure', ...byUs }],
    ],
    [
      'a bill of materials where the listing says',
      { evidence: [record('security-documents', { document: 'cyclonedx' })] },
      [{ code: 'documents_checked', ...byUs }],
    ],
    ['no page that is called a declaration', { evidence: [record('security-documents', { document: 'page' })] }, []],
    ['no website without one', { evidence: [record('homepage', { tls: true })] }, []],
    ['no way to report without TLS', { evidence: [record('homepage', { reporting: 'policy' })] }, []],
  ])('are %s', (_what, members, proofs) => {
    expect(inputOf(members).proofs).toEqual(proofs);
  });
});

describe('uses', () => {
  it('are what each witness says of each package', () => {
    const evidence = [
      record('npm', { dependents: 12, downloads: 3400, version: '1.0.0' }),
      record('osv', { advisories: 0 }),
    ];
    const seen = { witness: 'npm', subject: 'pkg:npm/tool', since: '2026-05-01' };
    expect(inputOf({ evidence }).uses).toEqual([
      { ...seen, measure: 'dependents', count: 12 },
      { ...seen, measure: 'downloads', count: 3400 },
    ]);
  });
});

describe('the day of the last change', () => {
  const verification = { ...BARE.verification, verified_at: '2026-06-01T10:00:00Z' };
  const evidence = [record('npm', { deprecated: true }), record('osv', { advisories: 0 }, { since: '2026-02-01' })];

  it.each<[string, Partial<RankableListing>, string | null]>([
    ['is not known of a listing that says nothing', {}, null],
    ['is that of the listing', { updated_on: '2026-07-01', evidence }, '2026-07-01'],
    ['is that of its evidence, also where it names no use', { updated_on: '2026-01-01', evidence }, '2026-05-01'],
    ['is that of its proof', { updated_on: '2026-01-01', verified: true, verification, evidence }, '2026-06-01'],
    ['is not that of a proof that is gone', { verification }, null],
  ])('%s', (_what, members, day) => {
    expect(inputOf(members).updated_on).toBe(day);
  });
});

import { expect, it } from 'vitest';
import type { EvidenceRecord } from '../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { importNpmData, type NpmData, npmNames } from './import-npm-data.ts';

const DATA: NpmData = {
  source: 'pkg:npm/download-counts@2.20260301.0',
  since: '2026-03-01',
  downloads: new Map([
    ['tool', 5_647_663],
    ['@works/tool', 94],
    ['known', 900_000_000],
    ['nowhere', 10],
  ]),
  repositories: new Map([
    ['tool', 'https://github.com/works/tool'],
    ['@works/tool', 'https://github.com/works/tool'],
    ['known', 'https://github.com/known/known'],
  ]),
};

/** A listing that is read from a repository. */
function listing(slug: string, ...packages: string[]): Listing {
  return {
    slug,
    name: slug,
    kind: 'library',
    category: 'other',
    license: {},
    vendor: { name: 'Works' },
    platforms: [],
    homepage: 'https://github.com/works/tool',
    packages,
    integrations: [],
    descriptions: {},
    versions: [{ version: '1.0.0', prerelease: false }],
    badges: [],
    archived: false,
    sources: [{ kind: 'github', url: 'https://github.com/works/tool', primary: true, last_changed_on: '2026-11-20' }],
    verification: { method: 'none', status: 'unverified' },
  };
}

const record = (subject: string, more: Partial<EvidenceRecord> = {}): EvidenceRecord => ({
  witness: 'npm',
  subject,
  place: 'https://github.com/works/tool',
  source: DATA.source,
  since: DATA.since,
  values: { downloads: 5_600_000 },
  ...more,
});

const imported = (packages: string[], records?: EvidenceRecord[]) =>
  importNpmData([listing('tool', ...packages)], new Map(records && [['tool', { records }]]), DATA);

it('a record has rounded downloads, says where they were read, and is as old as they are', () => {
  expect(imported(['pkg:npm/tool', 'pkg:npm/%40works/tool'])).toEqual({
    evidence: [
      {
        slug: 'tool',
        records: [record('pkg:npm/%40works/tool', { values: { downloads: 94 } }), record('pkg:npm/tool')],
      },
    ],
    left: [],
  });
});

it.each([
  ['a package whose repository is another', 'pkg:npm/known', 'not_tied'],
  ['a package that names no repository', 'pkg:npm/nowhere', 'not_tied'],
  ['a package without a figure', 'pkg:npm/constructor', 'no_figure'],
])('%s is left out, with the reason', (_what, subject, reason) => {
  expect(imported([subject])).toEqual({ evidence: [], left: [{ slug: 'tool', subject, reason }] });
});

it('packages of other registries are not looked at', () => {
  expect(imported(['pkg:pypi/tool', 'pkg:brew/tool'])).toEqual({ evidence: [], left: [] });
  expect(npmNames(listing('tool', 'pkg:pypi/tool', 'pkg:npm/%40works/tool', 'pkg:npm/tool'))).toEqual([
    '@works/tool',
    'tool',
  ]);
  expect(npmNames({})).toEqual([]);
});

it('records of others stay, and once more changes nothing', () => {
  const others = [
    record('https://works.example', { witness: 'homepage', source: 'https://works.example', values: { tls: true } }),
    record('pkg:npm/gone', { since: '2025-01-01' }),
  ];
  const [first] = imported(['pkg:npm/tool'], others).evidence;
  expect(first?.records).toEqual([...others, record('pkg:npm/tool')]);
  expect(imported(['pkg:npm/tool'], first?.records).evidence[0]?.records).toEqual(first?.records);
});

const EARLIER = record('pkg:npm/tool', {
  source: 'pkg:npm/download-counts@2.20260201.0',
  since: '2026-02-01',
  values: { downloads: 4_000_000 },
});

it.each([
  ['a record of the registry itself', { source: 'https://registry.npmjs.org/tool', since: '2026-01-01' }],
  ['a later import', { source: 'pkg:npm/download-counts@2.20260401.0', since: '2026-04-01' }],
])('%s is kept', (_what, members) => {
  const kept = [{ ...EARLIER, ...members }];
  expect(imported(['pkg:npm/tool'], kept)).toEqual({
    evidence: [],
    left: [{ slug: 'tool', subject: 'pkg:npm/tool', reason: 'newer_kept' }],
  });
});

it('an earlier import gives way', () => {
  expect(imported(['pkg:npm/tool'], [EARLIER]).evidence).toEqual([{ slug: 'tool', records: [record('pkg:npm/tool')] }]);
});

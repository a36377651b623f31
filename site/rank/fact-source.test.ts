import { expect, test } from 'vitest';
import type { EvidenceRecord } from '../../schemas/contracts/generated/evidence.ts';
import type { Fact } from '../../schemas/contracts/generated/read-api.ts';
import { source } from '../../schemas/rank/testing/bare-listing.ts';
import { type FactSource, factSource } from './fact-source.ts';

const NPM: EvidenceRecord = {
  ...{
    witness: 'npm',
    subject: 'pkg:npm/%40works/tool',
    source: 'https://registry.npmjs.org/tool',
    since: '2026-03-01',
  },
  values: { released_on: '2026-02-28', dependents: 120, provenance: true },
};
const IMPORTED: EvidenceRecord = {
  ...{ witness: 'npm', subject: 'pkg:npm/other', source: 'pkg:npm/download-counts@2.20260301.0', since: '2026-03-01' },
  values: { downloads: 4_600_000 },
};
const OSV: EvidenceRecord = {
  ...{ witness: 'osv', subject: 'pkg:npm/%40works/tool', source: 'https://api.osv.dev/v1/query', since: '2026-03-02' },
  values: { advisories: 0, version: '1.0.0' },
};
const TAP: EvidenceRecord = {
  ...{ witness: 'homebrew', subject: 'tool', source: 'https://formulae.brew.sh/api/tool.json', since: '2026-03-02' },
  values: { installs: 900 },
};
const HOMEPAGE: EvidenceRecord = {
  ...{ witness: 'homepage', subject: 'https://works.example/', source: 'https://works.example/', since: '2026-03-03' },
  values: { tls: true, reporting: 'security_txt' },
};
const listing = {
  evidence: [IMPORTED, NPM, OSV, TAP, HOMEPAGE],
  sources: [source(), source({ kind: 'github', url: 'https://github.com/works/tool' })],
};
const PAGE = 'https://www.npmjs.com/package/@works/tool';
const none = { name: undefined, url: undefined, day: undefined, readFrom: undefined };

test.each<[string, Pick<Fact, 'code' | 'values'>, Partial<FactSource>]>([
  ['nobody, where the publisher says so', { code: 'complete', values: { count: 16, of: 16 } }, {}],
  [
    'this catalog, with the day',
    { code: 'homepage_secure', values: { points: 4, day: '2026-03-03' } },
    { day: '2026-03-03' },
  ],
  [
    'the page of the package, and no day beside one in the fact',
    { code: 'newest_release', values: { day: '2026-02-28', source: 'npm' } },
    { name: 'npm', url: PAGE },
  ],
  [
    'the same for a release that fades',
    { code: 'release_fading', values: { day: '2026-02-28', source: 'npm' } },
    { name: 'npm', url: PAGE },
  ],
  [
    'the page of the repository',
    { code: 'newest_release', values: { day: '2026-02-27', source: 'github.com' } },
    { name: 'github.com', url: 'https://github.com/works/tool' },
  ],
  [
    'the package that is meant, of several',
    { code: 'dependents', values: { count: 120, day: '2026-03-01', source: 'npm', subject: NPM.subject } },
    { name: 'npm', url: PAGE, day: '2026-03-01' },
  ],
  [
    'the package of data it was taken from',
    { code: 'downloads', values: { count: 4_600_000, day: '2026-03-01', source: 'npm', subject: IMPORTED.subject } },
    {
      ...{ name: 'npm', url: 'https://www.npmjs.com/package/other', day: '2026-03-01' },
      readFrom: { name: 'download-counts 2.20260301.0', url: 'https://www.npmjs.com/package/download-counts' },
    },
  ],
  [
    'the page of the advisories, and not what a program reads',
    { code: 'does_not_fade', values: { day: '2026-03-02', source: 'osv' } },
    { name: 'osv', url: 'https://osv.dev/list?q=%40works%2Ftool', day: '2026-03-02' },
  ],
  [
    'a statement of provenance',
    { code: 'signature_verified', values: { points: 4, day: '2026-03-01', source: 'npm' } },
    { name: 'npm', url: PAGE, day: '2026-03-01' },
  ],
  [
    'where it was read, if there is no page for people',
    { code: 'installs', values: { count: 900, day: '2026-03-02', source: 'homebrew', subject: 'tool' } },
    { name: 'homebrew', url: TAP.source, day: '2026-03-02' },
  ],
  [
    'no page of a record that says something else',
    { code: 'downloads', values: { count: 7, day: '2026-03-01', source: 'npm', subject: IMPORTED.subject } },
    { name: 'npm', day: '2026-03-01' },
  ],
])('names %s', (_what, fact, expected) => {
  expect(factSource(fact, listing)).toEqual({ ...none, ...expected });
});

test('links to nothing that is no address', () => {
  const evidence = [{ ...TAP, source: 'javascript:alert(1)' }];
  const values = { count: 900, day: '2026-03-02', source: 'homebrew', subject: 'tool' };
  expect(factSource({ code: 'installs', values }, { evidence, sources: [] }).url).toBeUndefined();
});

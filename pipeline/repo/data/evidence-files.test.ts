/** data/evidence: which files are read, what a rename or a withdrawal leaves, and what is refused. */
import { describe, expect, it } from 'vitest';
import { parseCatalog } from '../catalog/parse-catalog.ts';
import { stableJson } from '../text/stable-json.ts';
import { evidencePath, ledgerPath, listingPath } from './data-files.ts';
import { FORMAT } from './data-format.ts';

const RECORD = {
  witness: 'npm',
  subject: 'pkg:npm/editor',
  source: 'https://registry.npmjs.org/editor',
  since: '2026-11-20',
  values: { downloads: 1200 },
};
const OTHER = { slug: 'other', label: 'Other', description: 'Everything else.', aliases: [] };
const SETTINGS = {
  name: 'Test catalog',
  tagline: 'For tests',
  summary: 'A catalog for tests.',
  base_url: 'https://catalog.test',
  vendor: { name: 'Tests' },
  host: 'worker',
  main_branch: 'main',
  format: FORMAT,
};

function listing(slug: string) {
  return {
    ...{ slug, name: slug, kind: 'software', category: 'other', license: {}, vendor: { name: 'Works' }, platforms: [] },
    ...{ integrations: [], descriptions: {}, versions: [{ version: '1.0.0', prerelease: false }], badges: [] },
    archived: false,
    sources: [{ kind: 'pad-json', primary: true, last_changed_on: '2026-11-20' }],
    verification: { method: 'none', status: 'unverified' },
  };
}

function record(slug: string, more: object) {
  return { slug, source: { kind: 'pad-json' }, content_sha256: '0'.repeat(64), report: [], overrides: {}, ...more };
}

/** A catalog that publishes `new-editor`, which was `editor`, and has withdrawn `gone`. */
function read(files: Record<string, unknown>) {
  const all = {
    'data/catalog.json': SETTINGS,
    'data/categories.json': { categories: [OTHER] },
    [listingPath('new-editor')]: listing('new-editor'),
    [ledgerPath('new-editor')]: record('new-editor', { state: 'published' }),
    [ledgerPath('editor')]: record('editor', { state: 'renamed', renamed_to: 'new-editor' }),
    [ledgerPath('gone')]: record('gone', { state: 'withdrawn', reason: 'It is gone.' }),
    ...files,
  };
  return parseCatalog(new Map(Object.entries(all).map(([path, value]) => [path, Buffer.from(stableJson(value))])));
}

const kept = (slug: string, records: unknown = [RECORD]) => ({ [evidencePath(slug)]: { slug, records } });

describe('data/evidence', () => {
  it('is read by slug', () => {
    expect([...read(kept('new-editor')).evidence]).toEqual([['new-editor', { slug: 'new-editor', records: [RECORD] }]]);
  });

  it('goes with a listing to its new slug, also where the file was left behind', () => {
    const { evidence, leftEvidence } = read(kept('editor'));
    expect([...evidence]).toEqual([['new-editor', { slug: 'new-editor', records: [RECORD] }]]);
    expect(leftEvidence).toEqual(['editor']);
  });

  it('takes the file of the new slug where both are there', () => {
    const newer = { ...RECORD, since: '2026-11-21' };
    const { evidence } = read({ ...kept('editor'), ...kept('new-editor', [newer]) });
    expect(evidence.get('new-editor')?.records).toEqual([newer]);
  });

  it('knows nothing of a listing that was withdrawn, and breaks nothing', () => {
    const { evidence, leftEvidence } = read(kept('gone'));
    expect([...evidence]).toEqual([]);
    expect(leftEvidence).toEqual(['gone']);
  });

  it.each([
    [
      'of a listing that was never published',
      kept('never'),
      /never\.json\n.*It is of a listing that is not published\. Delete it\. \[evidence_unknown\]/,
    ],
    [
      'under the name of another',
      { [evidencePath('gone')]: { slug: 'new-editor', records: [RECORD] } },
      /gone\.json\n.*slug is the slug of another file: data\/evidence\/ne\/new-editor\.json\./,
    ],
    [
      'with one pair twice',
      kept('new-editor', [RECORD, { ...RECORD, values: { downloads: 9 } }]),
      /new-editor\.json\n.*sorted by witness and subject, each pair once.*Delete the file.*\/records\/1\]/,
    ],
    [
      'out of order',
      kept('new-editor', [{ ...RECORD, witness: 'osv' }, RECORD]),
      /new-editor\.json\n.*sorted by witness and subject, each pair once.*Delete the file.*\/records\/1\]/,
    ],
    [
      'with a figure that is none',
      kept('new-editor', [{ ...RECORD, values: { downloads: -1 } }]),
      /new-editor\.json\n.*must be >= 0.*\/records\/0\/values\/downloads\]/,
    ],
    [
      'with a member that nobody knows',
      kept('new-editor', [{ ...RECORD, values: { stars: 4 } }]),
      /new-editor\.json\n.*stars is not known here\. Known: advisories, .*\/records\/0\/values\/stars\]/,
    ],
  ])('is refused where a file is %s', (_what, files, message) => {
    expect(() => read(files)).toThrow(message);
  });
});

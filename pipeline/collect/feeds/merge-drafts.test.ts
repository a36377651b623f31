import { describe, expect, it } from 'vitest';
import type { Draft } from '../../../schemas/contracts/draft.ts';
import { mergeDrafts } from './merge-drafts.ts';

const empty: Draft = {
  slug: 'editor',
  name: 'Editor',
  kind: 'software',
  category: 'other',
  license: {},
  vendor: { name: 'Works' },
  platforms: [],
  integrations: [],
  descriptions: {},
  versions: [{ version: '1.0.0', released_on: '2026-01-01', prerelease: false }],
  badges: [],
  archived: false,
};

describe('several sources', () => {
  it('the primary wins field by field, the others fill what it leaves empty, and each field says whose it is', () => {
    const primary: Draft = { ...empty, homepage: 'https://a.example', license: { spdx_id: 'MIT' } };
    const second: Draft = {
      ...empty,
      slug: 'ignored',
      name: 'Ignored',
      homepage: 'https://b.example',
      license: { spdx_id: 'ISC' },
      documentation: 'https://b.example/docs',
      category: 'text-editors',
      kind: 'open-source',
      platforms: ['linux'],
    };
    const third: Draft = { ...empty, documentation: 'https://c.example', integrations: ['Git'] };
    const { draft, provenance } = mergeDrafts([
      { source: 0, draft: primary },
      { source: 1, draft: second },
      { source: 2, draft: third },
    ]);
    expect(draft).toEqual({
      ...primary,
      documentation: 'https://b.example/docs',
      category: 'text-editors',
      kind: 'open-source',
      platforms: ['linux'],
      integrations: ['Git'],
    });
    expect(provenance).toEqual({ documentation: 1, category: 1, kind: 1, platforms: 1, integrations: 2 });
  });

  it('versions are united, the primary’s word first', () => {
    const second: Draft = {
      ...empty,
      versions: [
        { version: '1.1.0', released_on: '2026-02-01', prerelease: false },
        { version: '1.0.0', released_on: '2025-12-24', prerelease: false },
      ],
    };
    const { draft } = mergeDrafts([
      { source: 0, draft: empty },
      { source: 1, draft: second },
    ]);
    expect(draft.versions.map(({ version, released_on }) => `${version} ${released_on}`)).toEqual([
      '1.1.0 2026-02-01',
      '1.0.0 2026-01-01',
    ]);
  });

  it('an interface description gives its badge, not its version numbers', () => {
    const api: Draft = { ...empty, kind: 'api', badges: ['openapi'], versions: [{ version: '9', prerelease: false }] };
    const { draft } = mergeDrafts([
      { source: 0, draft: { ...empty, kind: 'saas' } },
      { source: 1, draft: api },
    ]);
    expect(draft.badges).toEqual(['openapi']);
    expect(draft.versions).toEqual(empty.versions);
  });

  it('one source alone is taken as it is', () => {
    expect(mergeDrafts([{ source: 0, draft: empty }])).toEqual({ draft: empty, provenance: {} });
  });
});

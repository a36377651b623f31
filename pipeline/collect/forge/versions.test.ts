import { describe, expect, it } from 'vitest';
import { toVersions, versionOfTag } from './versions.ts';

describe('the version of a tag', () => {
  it.each([
    ['1.0.0', '1.0.0'],
    ['v1.0.0', '1.0.0'],
    ['V2', '2'],
    ['v1.10', '1.10'],
    ['v007', '007'],
    ['version-1.2', '1.2'],
    ['release/v1.2', '1.2'],
    ['Releases_1_2', '1_2'],
    ['rel1.2', '1.2'],
    ['tool-1.2', '1.2'],
    ['Tool.1.2', '1.2'],
    ['tool/v1.2', '1.2'],
    ['tool@1.2', '1.2'],
    ['tool-release-1.2', '1.2'],
    ['vX.Y.Z', 'vX.Y.Z'],
    ['vintage-1', 'vintage-1'],
    ['tool2-1.2', 'tool2-1.2'],
    ['tool-kit-1.2', 'tool-kit-1.2'],
    ['core@1.2.0', 'core@1.2.0'],
    ['@scope/tool@1.2.0', '@scope/tool@1.2.0'],
    ['r150', 'r150'],
    ['release', 'release'],
    ['nightly', 'nightly'],
  ])('%s of the repository "tool" is %s', (tag, version) => {
    expect(versionOfTag(tag, 'tool')).toBe(version);
  });
});

describe('the versions of a repository', () => {
  const of = (...tags: string[]) => {
    const { versions, leftOut } = toVersions(
      tags.map((tag) => ({ tag })),
      'react',
    );
    return { versions: versions.map(({ version }) => version), leftOut };
  };

  it('leave out other packages and moving tags where plain versions are usual', () => {
    expect(of('eslint-plugin-react-hooks@5.0.0', 'v18.3.1', 'nightly', 'v18.3.0')).toEqual({
      versions: ['18.3.1', '18.3.0'],
      leftOut: 2,
    });
  });

  it('keep everything where a plain version is the odd one out', () => {
    const parents = Array.from({ length: 9 }, (_, index) => `stapler-parent-1.${index}`);
    const { versions, leftOut } = of('1.0', ...parents);
    expect(versions).toHaveLength(10);
    expect(leftOut).toBe(0);
  });

  it('keep a name without digits where there is nothing else', () => {
    expect(of('nightly')).toEqual({ versions: ['nightly'], leftOut: 0 });
  });

  it('take the first of two tags that mean the same', () => {
    const { versions } = toVersions([{ tag: 'v1.0', releasedOn: '2026-01-02' }, { tag: '1.0' }], 'react');
    expect(versions).toEqual([{ version: '1.0', released_on: '2026-01-02', prerelease: false }]);
  });

  it('list at most 500 files in all, those of the newest first', () => {
    const artifacts = Array.from({ length: 100 }, (_, index) => ({ uri: `https://x.example/${index}` }));
    const releases = Array.from({ length: 7 }, (_, index) => ({ tag: `v1.${index}.0`, artifacts }));
    const { versions } = toVersions(releases, 'react');
    expect(versions.map((version) => version.artifacts?.length)).toEqual([
      100,
      100,
      100,
      100,
      100,
      undefined,
      undefined,
    ]);
    expect(versions[0]?.version).toBe('1.6.0');
  });
});

import { describe, expect, it } from 'vitest';
import { entryOfCurrentVersion, toVersions } from './versions.ts';

describe('the versions of a repository', () => {
  const of = (...tags: string[]) => {
    const { versions, leftOut } = toVersions(
      tags.map((tag) => ({ tag })),
      { path: 'works/react' },
    );
    return { versions: versions.map(({ version }) => version), leftOut };
  };

  it('leave out other packages and moving tags where plain versions are usual', () => {
    expect(of('eslint-plugin-react-hooks@5.0.0', 'v18.3.1', 'nightly', 'v18.3.0')).toEqual({
      versions: ['18.3.1', '18.3.0'],
      leftOut: 2,
    });
  });

  it('are those of one package where a plain version is the odd one out', () => {
    const parents = Array.from({ length: 9 }, (_, index) => `stapler-parent-1.${index}`);
    const { versions, leftOut } = of('1.0', ...parents);
    expect(versions).toEqual(Array.from({ length: 9 }, (_, index) => `1.${8 - index}`));
    expect(leftOut).toBe(1);
  });

  it('are names where nothing looks like a version, and a person should look', () => {
    expect(of('nightly')).toEqual({ versions: ['nightly'], leftOut: 0 });
    expect(toVersions([{ tag: 'nightly' }], { path: 'works/react' }).doubt).toBe('name');
  });

  it.each([
    ['the package is called like the repository', ['react@1.0', 'dom@1.0'], undefined, undefined],
    ['the forge calls one the latest', ['dom@1.0', 'dom@1.1', 'server@1.0'], 'server@1.0', undefined],
    ['only numbers of releases speak for one', ['dom@1.0', 'dom@1.1', 'server@1.0'], undefined, 'package'],
    ['there is but one package', ['dom@1.0', 'dom@1.1'], undefined, undefined],
  ])('are doubtful or not where %s', (_what, tags, latest, doubt) => {
    const entries = tags.map((tag) => ({ tag }));
    expect(toVersions(entries, { path: 'works/react', latest }).doubt).toBe(doubt);
  });

  it.each([
    ['most have names that are no versions', ['v1.0', 'spring-24h', 'summer-24h'], 'left_out'],
    ['as many have them as are versions', ['v1.0', 'spring-24h'], undefined],
    ['most have names without a digit', ['v1.0', 'spring', 'summer'], undefined],
    ['the current one may mark development', ['v2.1.99', 'v2.1.5', 'v2.0.0'], 'development'],
    ['numbers come to ninety one by one', ['v2.1.90', 'v2.1.89', 'v2.1.5'], undefined],
    ['ninety begins its line', ['v2.1.90', 'v2.0.5'], 'development'],
    ['ninety begins one part of it', ['v2.90.0', 'v2.8.1'], 'development'],
    ['lines are counted to ninety', ['v2.1.90', 'v2.0.88'], undefined],
    ['nothing but nineties is there', ['v0.91', 'v0.90'], undefined],
    ['a year ends with such a number', ['1999', '1998'], undefined],
  ])('are doubtful or not where %s', (_what, tags, doubt) => {
    expect(
      toVersions(
        tags.map((tag) => ({ tag })),
        { path: 'works/react' },
      ).doubt,
    ).toBe(doubt);
  });

  it('are doubtful where several tags go on after the last of them', () => {
    const later = ['24h-a', '24h-b', '24h-c'].map((tag, index) => ({ tag, releasedOn: `2026-03-0${index + 1}` }));
    const versions = ['v1.0', 'v1.1', 'v1.2'].map((tag) => ({ tag, releasedOn: '2020-01-01' }));
    expect(toVersions([...versions, ...later], { path: 'works/react' }).doubt).toBe('left_out');
    expect(toVersions([...versions, ...later.slice(1)], { path: 'works/react' }).doubt).toBeUndefined();
  });

  it('hold the current one, even after a hundred builds of nights', () => {
    const nights = Array.from({ length: 150 }, (_, index) => ({ tag: `v2.0.0-nightly.${index}` }));
    const { versions } = toVersions([...nights, { tag: 'v1.9.0' }], { path: 'works/react' });
    expect(versions).toHaveLength(100);
    expect(versions.at(-1)?.version).toBe('1.9.0');
  });

  it('lead back to the entry of the current one', () => {
    const entries = [{ tag: 'v2.0.0-rc.1' }, { tag: 'dom@9.0.0' }, { tag: 'react-1.9.0' }];
    expect(entryOfCurrentVersion(entries, { path: 'works/react' })?.tag).toBe('react-1.9.0');
  });

  it('take the first of two tags that mean the same', () => {
    const { versions } = toVersions([{ tag: 'v1.0', releasedOn: '2026-01-02' }, { tag: '1.0' }], {
      path: 'works/react',
    });
    expect(versions).toEqual([{ version: '1.0', released_on: '2026-01-02', prerelease: false }]);
  });

  it('list at most 500 files in all, those of the newest first', () => {
    const artifacts = Array.from({ length: 100 }, (_, index) => ({ uri: `https://x.example/${index}` }));
    const releases = Array.from({ length: 7 }, (_, index) => ({ tag: `v1.${index}.0`, artifacts }));
    const { versions } = toVersions(releases, { path: 'works/react' });
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

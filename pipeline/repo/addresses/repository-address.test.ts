import { describe, expect, it } from 'vitest';
import { forgeOf, githubAddress, gitlabAddress } from './repository-address.ts';

describe('an address of a GitHub repository', () => {
  it.each([
    'https://github.com/works/tool',
    'https://github.com/works/tool/',
    'https://github.com/works/tool.git',
    'https://github.com/works/tool?tab=readme-ov-file#readme',
    'https://github.com/works/tool/tree/main/src',
    'https://github.com/works/tool/releases/tag/v1.0.0',
    'http://github.com/works/tool',
    'https://www.github.com/works/tool',
    'HTTPS://GitHub.COM/works/tool',
    'https://github.com//works//tool',
  ])('is %s', (address) => {
    expect(githubAddress(address)).toEqual({ owner: 'works', name: 'tool' });
    expect(forgeOf(address)).toBe('github');
  });

  it.each([
    ['https://github.com/works/github3.py', 'works', 'github3.py'],
    ['https://github.com/Works-Inc/.github', 'Works-Inc', '.github'],
    ['https://github.com/works_corp/Tool_2', 'works_corp', 'Tool_2'],
    ['https://github.com/works/.git.git', 'works', '.git'],
  ])('%s keeps the names as they are', (address, owner, name) => {
    expect(githubAddress(address)).toEqual({ owner, name });
  });

  it.each([
    'https://github.com',
    'https://github.com/works',
    'https://github.com/features/actions',
    'https://github.com/orgs/works/repositories',
    'https://github.com/Topics/editor',
    'https://github.com/marketplace/tool',
    'https://github.com/apps/tool',
    'https://github.com/settings/profile',
    'https://gist.github.com/works/0123456789abcdef',
    'https://api.github.com/repos/works/tool',
    'https://raw.githubusercontent.com/works/tool/main/README.md',
    'https://github.com.example.org/works/tool',
    'https://notgithub.com/works/tool',
    'https://github.com@evil.example/works/tool',
    'https://user:password@github.com/works/tool',
    'https://github.com/works/..',
    'https://github.com/works/%2e%2e',
    'https://github.com/works/a%2Fb',
    'https://github.com/wo.rks/tool',
    'https://github.com/-works/tool',
    'https://github.com/works/tool%20box',
    'git@github.com:works/tool.git',
    'ssh://git@github.com/works/tool.git',
    'ftp://github.com/works/tool',
    'github.com/works/tool',
    `https://github.com/works/${'x'.repeat(101)}`,
    '',
  ])('is not %s', (address) => {
    expect(githubAddress(address)).toBeUndefined();
    expect(forgeOf(address)).toBeUndefined();
  });
});

describe('an address of a GitLab project', () => {
  it.each([
    ['https://gitlab.com/works/tool', 'works/tool'],
    ['https://gitlab.com/works/tool/', 'works/tool'],
    ['https://gitlab.com/works/tool.git', 'works/tool'],
    ['https://gitlab.com/works/group/subgroup/tool', 'works/group/subgroup/tool'],
    ['https://gitlab.com/works/group/tool/-/tree/main/src', 'works/group/tool'],
    ['https://gitlab.com/works/tool/-/releases', 'works/tool'],
    ['https://gitlab.com/works/tool/-', 'works/tool'],
    ['https://gitlab.com/works/tool/blob/master/README.md', 'works/tool'],
    ['https://gitlab.com/works/group/releases', 'works/group/releases'],
    ['https://www.gitlab.com/works/tool', 'works/tool'],
    ['http://GitLab.com/works/tool', 'works/tool'],
  ])('is %s', (address, path) => {
    expect(gitlabAddress(address)).toEqual({ origin: 'https://gitlab.com', host: 'gitlab.com', path });
    expect(forgeOf(address)).toBe('gitlab');
  });

  it.each([
    ['https://git.works.example/group/sub/tool/-/tree/main', 'https://git.works.example', 'group/sub/tool'],
    ['https://git.works.example:8443/works/tool/-/tags', 'https://git.works.example:8443', 'works/tool'],
  ])('on a host of its own is known by /-/: %s', (address, origin, path) => {
    expect(forgeOf(address)).toBe('gitlab');
    expect(gitlabAddress(address)).toMatchObject({ origin, path });
  });

  it('on a host of its own without /-/ is only possible', () => {
    const address = 'https://git.works.example/works/tool';
    expect(forgeOf(address)).toBeUndefined();
    expect(gitlabAddress(address)).toMatchObject({ host: 'git.works.example', path: 'works/tool' });
  });

  it.each([
    'https://gitlab.com/works',
    'https://gitlab.com/explore/projects',
    'https://gitlab.com/groups/works/tool',
    'https://gitlab.com/api/v4/projects/1',
    'https://gitlab.com/users/sign_in',
    'https://gitlab.com/-/snippets/1',
    'https://gitlab.com/works/-/epics',
    'https://gitlab.com/works/tool.atom',
    'https://gitlab.com/works/%2e%2e/tool%2F',
    'https://gitlab.com/works/-tool',
    'https://gitlab.com/works/to ol',
    'https://user@gitlab.com/works/tool',
    'git@gitlab.com:works/tool.git',
    `https://gitlab.com/${'a/'.repeat(23)}tool`,
  ])('is not %s', (address) => {
    expect(gitlabAddress(address)).toBeUndefined();
    expect(forgeOf(address)).toBeUndefined();
  });
});

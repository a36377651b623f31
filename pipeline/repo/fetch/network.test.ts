import { describe, expect, it } from 'vitest';
import { UsageError } from '../run/command-context.ts';
import { forgeAccess } from './network.ts';

const TOKENS = { GITHUB_TOKEN: 'hub', GITLAB_TOKEN: 'lab' };

describe('the APIs of the forges', () => {
  it('are the public ones where nothing else is said', () => {
    const access = { githubApi: 'https://api.github.com', tokens: new Map() };
    expect(forgeAccess({})).toEqual(access);
    expect(forgeAccess({ GITHUB_API_URL: '', GITLAB_HOST: '', GITHUB_TOKEN: '', GITLAB_TOKEN: '' })).toEqual(access);
  });

  it.each([
    ['https://api.github.com', 'https://api.github.com'],
    ['https://api.github.com/', 'https://api.github.com'],
    ['https://forge.example/api/v3/', 'https://forge.example/api/v3'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ])('of GitHub may be at %s', (GITHUB_API_URL, githubApi) => {
    expect(forgeAccess({ GITHUB_API_URL }).githubApi).toBe(githubApi);
  });

  it.each<[variables: NodeJS.ProcessEnv, origins: [string, string]]>([
    [{}, ['https://api.github.com', 'https://gitlab.com']],
    [{ GITHUB_API_URL: 'https://forge.example/api/v3' }, ['https://forge.example', 'https://gitlab.com']],
    [{ GITLAB_HOST: 'lab.example' }, ['https://api.github.com', 'https://lab.example']],
    [{ GITLAB_HOST: 'lab.example:8443' }, ['https://api.github.com', 'https://lab.example:8443']],
    [{ GITLAB_HOST: 'https://lab.example/' }, ['https://api.github.com', 'https://lab.example']],
    [{ GITLAB_HOST: 'http://127.0.0.1:8080' }, ['https://api.github.com', 'http://127.0.0.1:8080']],
  ])('with %j each get their own token', (variables, [github, gitlab]) => {
    const expected = [
      [github, 'hub'],
      [gitlab, 'lab'],
    ];
    expect([...forgeAccess({ ...TOKENS, ...variables }).tokens]).toEqual(expected);
  });

  it.each([
    ['GITHUB_API_URL', 'api.github.com'],
    ['GITHUB_API_URL', 'ftp://api.github.com'],
    ['GITHUB_API_URL', 'https://name:word@api.github.com'],
    ['GITLAB_HOST', 'lab example'],
    ['GITLAB_HOST', 'file:///etc/passwd'],
  ])('are refused where %s is %j, without repeating it', (name, value) => {
    const message = `The environment variable ${name} holds no web address. Correct it, or leave it out.`;
    expect(() => forgeAccess({ [name]: value })).toThrow(new UsageError(message));
  });
});

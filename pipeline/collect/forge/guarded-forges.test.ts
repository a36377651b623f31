/** The readers through the pipeline's own fetch, as a run uses them. */
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedClient, type GuardedClient } from '../../repo/fetch/guarded-client.ts';
import { guardedFetch } from '../../repo/fetch/guarded-fetch.ts';
import { startFakeGithub } from '../sources/github/testing/fake-github.ts';
import { startFakeGitlab } from '../sources/gitlab/testing/fake-gitlab.ts';
import type { FakeServer } from './testing/fake-server.ts';
import {
  draftOf,
  memoryCache,
  readGithubRepository,
  readGitlabProject,
  TEST_OPTIONS,
} from './testing/forge-reading.ts';

let fake: FakeServer;
let client: GuardedClient;
afterEach(async () => {
  await client.close();
  await fake.close();
});

function guarded(isTrusted = true) {
  const trusted = new Set(isTrusted ? [new URL(fake.origin).host] : []);
  client = createGuardedClient({ userAgent: 'catalog-test', trusted });
  return { ...TEST_OPTIONS, fetch: guardedFetch(client), cache: memoryCache() };
}

describe('through the guard', () => {
  it('a renamed GitHub repository is read, and again from what was kept', async () => {
    const repository = { owner: 'works', name: 'tool', formerly: 'works/old', releases: [{ tag: 'v1.0.0' }] };
    fake = await startFakeGithub([repository]);
    const options = { ...guarded(), baseUrl: fake.origin, token: 'secret' };
    const first = await readGithubRepository({ owner: 'works', name: 'old' }, options);
    expect(draftOf(first).name).toBe('tool');
    expect(first).toMatchObject({ renamedTo: 'https://github.com/works/tool' });
    expect(await readGithubRepository({ owner: 'works', name: 'old' }, options)).toEqual(first);
    expect(fake.requests.every(({ headers }) => headers.authorization === 'Bearer secret')).toBe(true);
    expect(fake.requests.filter(({ headers }) => headers['if-none-match'] !== undefined).length).toBeGreaterThan(1);
  });

  it('tags of a GitHub repository are read with their days', async () => {
    fake = await startFakeGithub([{ owner: 'works', name: 'tool', tags: ['v1.0.0'] }]);
    const options = { ...guarded(), baseUrl: fake.origin, token: 'secret' };
    const result = await readGithubRepository({ owner: 'works', name: 'tool' }, options);
    expect(draftOf(result).versions).toEqual([{ version: '1.0.0', released_on: '2026-03-04', prerelease: false }]);
    // One question about the days of tags, one about the security policy.
    expect(fake.requests.filter(({ path, body }) => path === '/graphql' && body !== undefined)).toHaveLength(2);
  });

  it('a question is not sent on to where a redirect leads, and nothing else is sent', async () => {
    fake = await startFakeGithub([]);
    fake.intercept = ({ path }) => (path === '/graphql' ? { status: 307, headers: { location: '/else' } } : undefined);
    const { fetch } = guarded();
    const init = { method: 'POST', body: '{}', redirect: 'manual' as const };
    expect((await fetch(`${fake.origin}/graphql`, init)).status).toBe(307);
    await expect(fetch(`${fake.origin}/graphql`, { ...init, redirect: 'follow' })).rejects.toThrow('only reads');
    await expect(fetch(`${fake.origin}/repos`, init)).rejects.toThrow('only reads');
    expect(fake.requests.map(({ path }) => path)).toEqual(['/graphql']);
  });

  it('a moved GitLab project is read', async () => {
    fake = await startFakeGitlab([{ id: 1, path: 'works/tool', formerly: 'works/old', tags: [{ name: 'v1.0.0' }] }]);
    const result = await readGitlabProject(
      { origin: fake.origin, path: 'works/old' },
      { ...guarded(), token: 'secret' },
    );
    expect(draftOf(result).name).toBe('tool');
    expect(fake.requests.every(({ headers }) => headers['private-token'] === 'secret')).toBe(true);
  });

  it('a host that is not public is refused before it is asked', async () => {
    fake = await startFakeGitlab([{ id: 1, path: 'works/tool' }]);
    const result = await readGitlabProject({ origin: fake.origin, path: 'works/tool' }, guarded(false));
    expect(result).toMatchObject({ refusal: { code: 'scheme_not_allowed' } });
    expect(fake.requests).toEqual([]);
  });
});

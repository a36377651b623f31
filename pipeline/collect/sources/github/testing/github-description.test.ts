/** The fake of GitHub against GitHub's own description of its API. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../forge/testing/fake-server.ts';
import { failure, startFakeGithub } from './fake-github.ts';
import { CUT, cutDescription, readValidators } from './github-description.ts';

const PACKAGE = join(import.meta.dirname, '..', '..', '..', '..', '..', 'node_modules', '@octokit', 'openapi');

describe.skipIf(!existsSync(PACKAGE))('the kept part of the description', () => {
  it('is what the package says', async () => {
    const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8'));
    const whole = JSON.parse(readFileSync(join(PACKAGE, 'generated/api.github.com.json'), 'utf8'));
    const license = readFileSync(join(PACKAGE, 'LICENSE'), 'utf8');
    const cut = { 'x-source': `npm:@octokit/openapi@${version}`, 'x-license': license, ...cutDescription(whole) };
    await expect(`${JSON.stringify(cut, null, 2)}\n`).toMatchFileSnapshot(CUT);
  });
});

describe('the fake of GitHub', () => {
  let fake: FakeServer;
  const validators = readValidators();

  beforeAll(async () => {
    const plain = { owner: 'works', name: 'plain', description: null, homepage: null, license: null };
    fake = await startFakeGithub([
      {
        owner: 'works',
        name: 'tool',
        formerly: 'works/old-tool',
        releases: [
          { tag: 'v1.0.0', assets: [{ name: 'a.zip', digest: `sha256:${'a'.repeat(64)}` }, { name: 'b.zip' }] },
          { tag: 'v1.1.0-rc.1', prerelease: true, body: null },
          { tag: 'v2', draft: true },
        ],
        tags: ['v1.0.0', 'v1.1.0'],
        annotated: ['v1.1.0'],
        readme: { path: 'README.md', content: '# Tool\n\nDoes one thing well.\n' },
      },
      { ...plain, archived: true, private: true, readme: { path: 'README', content: '', encoding: 'none' } },
    ]);
  });
  afterAll(() => fake.close());

  const sha = 'a'.repeat(40);
  it.each([
    ['200 GET /repos/{owner}/{repo}', '/repos/works/tool'],
    ['200 GET /repos/{owner}/{repo}', '/repos/works/plain'],
    ['200 GET /repos/{owner}/{repo}', '/repositories/0'],
    ['301 GET /repos/{owner}/{repo}', '/repos/works/old-tool'],
    ['404 GET /repos/{owner}/{repo}', '/repos/works/none'],
    ['200 GET /repos/{owner}/{repo}/releases', '/repos/works/tool/releases?per_page=2'],
    ['200 GET /repos/{owner}/{repo}/releases', '/repos/works/tool/releases?per_page=2&page=2'],
    ['200 GET /repos/{owner}/{repo}/releases', '/repos/works/plain/releases'],
    ['404 GET /repos/{owner}/{repo}/releases', '/repos/works/none/releases'],
    ['200 GET /repos/{owner}/{repo}/releases/latest', '/repos/works/tool/releases/latest'],
    ['200 GET /repos/{owner}/{repo}/tags', '/repos/works/tool/tags'],
    ['200 GET /repos/{owner}/{repo}/git/matching-refs/{ref}', '/repos/works/tool/git/matching-refs/tags'],
    ['200 GET /repos/{owner}/{repo}/git/tags/{tag_sha}', `/repos/works/tool/git/tags/${'a'.repeat(40)}`],
    ['200 GET /repos/{owner}/{repo}/readme', '/repos/works/tool/readme'],
    ['200 GET /repos/{owner}/{repo}/readme', '/repos/works/plain/readme'],
    ['404 GET /repos/{owner}/{repo}/readme', '/repos/works/none/readme'],
    ['200 GET /repos/{owner}/{repo}/git/commits/{commit_sha}', `/repos/works/tool/git/commits/${sha}`],
    ['404 GET /repos/{owner}/{repo}/git/commits/{commit_sha}', `/repos/works/none/git/commits/${sha}`],
  ])('answers as %s describes to %s', async (operation, path) => {
    const answer = await fetch(fake.origin + path, { redirect: 'manual' });
    expect(String(answer.status)).toBe(operation.slice(0, 3));
    expectValid(operation, await answer.json());
  });

  it('answers a limit as the description of 403 says', async () => {
    fake.intercept = () => failure(403, 'API rate limit exceeded.');
    const answer = await fetch(`${fake.origin}/repos/works/tool`);
    fake.intercept = () => undefined;
    expectValid('403 GET /repos/{owner}/{repo}', await answer.json());
  });

  it('would be caught with an answer that is not as described', () => {
    const validate = validators.get('200 GET /repos/{owner}/{repo}');
    expect(validate?.({ full_name: 'works/tool' })).toBe(false);
    expect(validate?.errors?.map(({ params }) => params.missingProperty)).toContain('archived');
  });

  function expectValid(operation: string, body: unknown) {
    const validate = validators.get(operation);
    if (validate === undefined) throw new Error(`No description of ${operation}`);
    validate(body);
    expect(validate.errors ?? []).toEqual([]);
  }
});

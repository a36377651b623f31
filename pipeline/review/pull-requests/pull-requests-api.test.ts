/** The calls to GitHub's API: pages, limits, failures, and where the token goes. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failure } from '../../collect/sources/github/testing/fake-github.ts';
import { type Loopback, serveHttp } from '../../testing/loopback.ts';
import { padDocument } from '../../testing/temporary-catalog.ts';
import { type PullRequestsApi, pullRequestsApi } from './pull-requests-api.ts';
import { apiOptions, type GithubCatalog, githubCatalog } from './testing/reviewing-on-github.ts';

let catalog: GithubCatalog;
let elsewhere: Loopback;
let api: PullRequestsApi;
beforeEach(async () => {
  catalog = await githubCatalog({ astro: padDocument('astro') });
  elsewhere = await serveHttp((_request, response) => response.end('[]'));
  api = pullRequestsApi(apiOptions(catalog.fake));
});
afterEach(async () => {
  expect(catalog.fake.faults).toEqual([]);
  await catalog.close();
  await elsewhere.close();
});

describe('the calls to GitHub', () => {
  it('read all pages', async () => {
    catalog.git('update-ref', 'refs/heads/moderation/astro', 'main');
    await api.create({ branch: 'moderation/astro', title: 'x', body: 'x' });
    const { pulls } = catalog.fake;
    for (let number = 2; number <= 205; number += 1) pulls.push({ ...(pulls[0] as (typeof pulls)[0]), number });
    expect((await api.listOpen()).length).toBe(205);
    expect(await api.listClosed(new Date(0))).toEqual([]);
    for (const pull of pulls) pull.state = 'closed';
    expect((await api.listClosed(new Date(0))).length).toBe(205);
    const count = catalog.fake.requests.length;
    expect(await api.listClosed(new Date('2100-01-01'))).toEqual([]);
    expect(catalog.fake.requests.length).toBe(count + 1);
  });

  it('wait for a limit that ends soon, and try a server’s error again', async () => {
    const answers = [
      failure(403, 'You have exceeded a secondary rate limit.', { 'retry-after': '60' }),
      undefined,
      failure(502, 'Server Error'),
      undefined,
    ];
    catalog.fake.intercept = () => answers.shift();
    expect(await api.listOpen()).toEqual([]);
    expect(await api.listOpen()).toEqual([]);
    expect(catalog.fake.requests.length).toBe(4);
  });

  const failures: [name: string, answer: ReturnType<typeof failure>, message: RegExp, isLimit: boolean][] = [
    [
      'a token that is refused',
      failure(401, 'Bad credentials'),
      /^GitHub refuses the token\. Renew GITHUB_TOKEN\.$/,
      false,
    ],
    [
      'a permission that is missing',
      failure(403, 'Resource not accessible'),
      /contents: write and pull-requests: write/,
      false,
    ],
    ['a repository that is not there', failure(404, 'Not Found'), /^GitHub knows no such repository/, false],
    ['what it does not accept', failure(422, 'Validation Failed'), /^GitHub does not accept the request\.$/, false],
    ['a limit that lasts', failure(429, 'x', { 'retry-after': '3600' }), /^GitHub allows no more requests/, true],
    [
      'a quota that is used up',
      failure(403, 'API rate limit exceeded', { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4102444800' }),
      /^GitHub allows no more requests/,
      true,
    ],
    ['a server that fails', failure(500, '::error::secret'), /^GitHub's API failed with status 500/, false],
    ['a connection that breaks', { isReset: true }, /^GitHub's API could not be reached/, false],
    ['a repository that has moved', { status: 301, headers: { location: '/repositories/1' } }, /has moved/, false],
  ];
  it.each(failures)('tell of %s in our own words', async (_name, answer, message, isLimit) => {
    catalog.fake.intercept = () => answer;
    await expect(api.listOpen()).rejects.toMatchObject({ message: expect.stringMatching(message), isLimit });
  });

  it('give the token to no other host', async () => {
    catalog.fake.intercept = () => ({ status: 302, headers: { location: elsewhere.origin } });
    await expect(api.listOpen()).rejects.toThrow(/has moved/);
    catalog.fake.intercept = () => ({ body: [], headers: { link: `<${elsewhere.origin}/x>; rel="next"` } });
    await expect(api.listOpen()).rejects.toThrow('The API names another host.');
    expect(elsewhere.hits).toBe(0);
  });
});

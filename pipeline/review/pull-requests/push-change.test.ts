/** What is shared reaches origin once, wherever an earlier run has ended. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { failure } from '../../collect/sources/github/testing/fake-github.ts';
import { NOW } from '../../testing/temporary-catalog.ts';
import { pullRequestsApi } from './pull-requests-api.ts';
import { type ProposedChange, proposeChange, pushToMain, type Shared } from './push-change.ts';
import { apiOptions, type GithubCatalog, githubCatalog } from './testing/reviewing-on-github.ts';

const FILE = 'data/feeds/new.json';
let catalog: GithubCatalog;

beforeEach(async () => {
  catalog = await githubCatalog();
});
afterEach(async () => {
  expect(catalog.fake.faults).toEqual([]);
  await catalog.close();
});

/** As a job of a workflow has it: a clone of its own. */
function shared(): Shared {
  const api = pullRequestsApi(apiOptions(catalog.fake));
  return { remote: { folder: catalog.clone().folder, branch: 'main', server: 'https://github.com' }, api, now: NOW };
}

const change = (content = '{}', isAskedFor = true): ProposedChange => ({
  ...{ files: [{ path: FILE, content }], title: 'Follow a feed', body: 'Closes #7', branch: 'add-feed-7', isAskedFor },
});
const propose = (...args: Parameters<typeof change>) => proposeChange(shared(), change(...args));

describe('a proposal', () => {
  it('is a commit on a branch of its own, with a pull request', async () => {
    expect(await propose()).toEqual({ state: 'opened', number: 1 });
    expect(catalog.git('log', '--format=%cn: %s', 'main..add-feed-7')).toBe('Catalog pipeline: Follow a feed');
    expect(catalog.git('diff', '--name-only', 'main', 'add-feed-7')).toBe(FILE);
    expect(catalog.fake.open()).toMatchObject([{ title: 'Follow a feed', body: 'Closes #7' }]);
  });

  it('gets the pull request that could not be opened after the push', async () => {
    catalog.fake.intercept = ({ method }) => (method === 'POST' ? failure(403, 'Resource not accessible') : undefined);
    await expect(propose()).rejects.toThrow('allow GitHub Actions to create pull requests');
    const pushed = catalog.git('rev-parse', 'add-feed-7');
    catalog.fake.intercept = () => undefined;
    expect(await propose()).toEqual({ state: 'opened', number: 1 });
    expect(catalog.git('rev-parse', 'add-feed-7')).toBe(pushed);
  });

  it('stays as it is where it waits already, and follows a correction', async () => {
    await propose();
    const first = catalog.git('rev-parse', 'add-feed-7');
    expect(await propose()).toEqual({ state: 'open', number: 1 });
    expect(catalog.git('rev-parse', 'add-feed-7')).toBe(first);
    expect(await propose('{ }')).toEqual({ state: 'open', number: 1 });
    expect(catalog.file('add-feed-7', FILE)).toBe('{ }');
  });

  it('leaves alone what a person has made of it', async () => {
    await propose();
    catalog.commit('add-feed-7', { [FILE]: '{"by": "hand"}' });
    expect(await propose('{ }')).toEqual({ state: 'open', number: 1 });
    expect(catalog.file('add-feed-7', FILE)).toBe('{"by": "hand"}');
  });

  it.each([
    [true, { state: 'opened', number: 2 }],
    [false, { state: 'closed', number: 1 }],
  ])('that was closed comes back only where somebody asks for it: %s', async (isAskedFor, expected) => {
    await propose();
    catalog.fake.closePull(1);
    expect(await propose('{}', isAskedFor)).toEqual(expected);
  });

  it('is one, where two runs make it at once', async () => {
    const [a, b] = [shared(), shared()];
    const outcomes = await Promise.all([proposeChange(a, change()), proposeChange(b, change())]);
    expect(outcomes.map(({ state }) => state).sort()).toEqual(['open', 'opened']);
    expect(catalog.fake.open()).toHaveLength(1);
  });
});

describe('a commit on the published branch', () => {
  it('is pushed, and the clone goes along', async () => {
    const { remote } = shared();
    await pushToMain({ remote, now: NOW }, change());
    expect(catalog.file('main', FILE)).toBe('{}');
    expect(catalog.fake.pulls).toEqual([]);
  });

  it('is refused where somebody was faster', async () => {
    const { remote } = shared();
    catalog.commit('main', { 'data/feeds/other.json': '{}' });
    const pushed = pushToMain({ remote, now: NOW }, change());
    await expect(pushed).rejects.toThrow('Somebody else has pushed to main meanwhile. Fetch, and run this again.');
    expect(catalog.file('main', FILE)).toBeUndefined();
  });
});

/** `catalog sync` where people review on GitHub: the settings, the environment, and what is printed. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runSync, type SyncCommandOptions } from '../../cli/sync.ts';
import { failure } from '../../collect/sources/github/testing/fake-github.ts';
import { newKeyPair } from '../../repo/keys/ed25519.ts';
import { serveHttp } from '../../testing/loopback.ts';
import { NOW, padDocument } from '../../testing/temporary-catalog.ts';
import { checkBranch } from '../check/check-proposal.ts';
import { REPOSITORY } from './testing/fake-github-pulls.ts';
import { type Clone, type GithubCatalog, githubCatalog, TOKEN } from './testing/reviewing-on-github.ts';

const BRANCH = 'moderation/astro';

let catalog: GithubCatalog;
let clone: Clone;
let printed: string[];
beforeEach(async () => {
  catalog = await githubCatalog({ astro: padDocument('astro') });
  const settings = JSON.parse(catalog.file('main', 'data/catalog.json') ?? '');
  catalog.commit('main', {
    'data/catalog.json': JSON.stringify({ ...settings, moderation: { mode: 'github' } }),
    '.gitignore': '.cache\n',
  });
  clone = catalog.clone();
  printed = [];
  vi.stubEnv('GITHUB_API_URL', catalog.fake.origin);
  vi.stubEnv('GITHUB_TOKEN', TOKEN);
  vi.stubEnv('GITHUB_REPOSITORY', REPOSITORY);
  vi.stubEnv('GITHUB_SERVER_URL', '');
  vi.stubEnv('GITHUB_EVENT_NAME', '');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await catalog.close();
});

function sync(options: Partial<SyncCommandOptions> = {}): Promise<boolean> {
  const say = (text: string) => void printed.push(text);
  const output = { print: say, note: say, progress: () => {}, done: () => {} };
  return runSync({ folder: clone.folder, now: NOW, output }, { feed: [], shards: '', trust: [], ...options });
}

describe('catalog sync with GitHub', () => {
  it('pushes branches and opens pull requests', async () => {
    // A limit at the first pull request spares the pause in front of its labels.
    catalog.fake.intercept = ({ method }) =>
      method === 'POST' ? failure(429, 'Too many requests', { 'retry-after': '3600' }) : undefined;
    expect(await sync()).toBe(false);
    expect(catalog.branches()).toEqual(['moderation/astro']);
    expect(catalog.fake.requests.filter(({ method }) => method === 'POST').length).toBe(1);
    expect(catalog.fake.requests.at(-1)?.body).toMatchObject({ title: 'Propose astro', head: 'moderation/astro' });
    expect(printed.slice(1)).toEqual([
      'GitHub allows no more requests for now. Pull requests that lack something are completed by the next run.',
      'Look at the pull requests on GitHub.',
    ]);
    expect(printed.join('\n')).not.toContain(TOKEN);
  });

  it('signs what it proposes with the operator’s key, stops before it asks anybody without it, and proposes no more', async () => {
    const { privateKey, publicKey } = newKeyPair();
    const settings = JSON.parse(catalog.file('main', 'data/catalog.json') ?? '');
    const moderation = { mode: 'github', record_key: publicKey };
    catalog.commit('main', { 'data/catalog.json': JSON.stringify({ ...settings, moderation }) });
    clone = catalog.clone();
    catalog.fake.intercept = ({ method }) =>
      method === 'POST' ? failure(429, 'Too many requests', { 'retry-after': '3600' }) : undefined;
    vi.stubEnv('CATALOG_RECORD_KEY', '');
    await expect(sync()).rejects.toThrow('CATALOG_RECORD_KEY holds no key');
    expect(catalog.fake.requests).toEqual([]);
    vi.stubEnv('CATALOG_RECORD_KEY', privateKey);
    expect(await sync()).toBe(false);
    const { folder } = clone;
    const check = () => checkBranch({ folder, name: BRANCH, base: 'main', head: BRANCH });
    expect((await check()).faults).toEqual([]);
    const [before, ...others] = [clone.git('rev-parse', BRANCH), await sync(), clone.git('rev-parse', BRANCH)];
    expect(others).toEqual([false, before]);
    expect(printed.join('\n')).not.toContain('PRIVATE');
  });

  it('plans on what people have merged while it read', async () => {
    const document = padDocument('astro', ({ software }) => void delete software.homepage);
    const server = await serveHttp((_request, response) => {
      catalog.commit('main', { 'data/feeds/other.json': padDocument('other') });
      response.end(document);
    });
    catalog.commit('main', { 'data/feeds/astro.json': JSON.stringify({ url: `${server.origin}/astro` }) });
    clone = catalog.clone();
    catalog.fake.intercept = ({ method }) =>
      method === 'POST' ? failure(429, 'Too many requests', { 'retry-after': '3600' }) : undefined;
    expect(await sync({ trust: [server.pair] })).toBe(false);
    await server.close();
    expect(catalog.git('rev-parse', `${BRANCH}^`)).toBe(catalog.git('rev-parse', 'main'));
    const lists = catalog.fake.requests.filter(({ url }) => url.searchParams.get('state') === 'open');
    expect([catalog.file('main', 'data/feeds/other.json') !== undefined, lists.length]).toEqual([true, 1]);
  });

  it('looks without a token and writes nothing with --dry-run', async () => {
    vi.stubEnv('GITHUB_TOKEN', '');
    expect(await sync({ dryRun: true })).toBe(false);
    expect(printed.at(-1)).toBe('Nothing was written (--dry-run).');
    expect(catalog.fake.requests).toEqual([]);
    expect(catalog.branches()).toEqual([]);
  });

  it.each([
    ['GITHUB_TOKEN', '', /^data\/catalog\.json says that people review on GitHub\. .* Set GITHUB_REPOSITORY/],
    ['GITHUB_REPOSITORY', '', /^data\/catalog\.json says that people review on GitHub\. .* Set GITHUB_REPOSITORY/],
    ['GITHUB_REPOSITORY', 'a/b/../c', /^data\/catalog\.json says that people review on GitHub\./],
    ['GITHUB_SERVER_URL', 'https://github.com/; id', /^GITHUB_SERVER_URL must be like https:\/\/github\.com/],
  ])('needs a sound %s (%j)', async (name, value, message) => {
    vi.stubEnv(name, value);
    await expect(sync()).rejects.toThrow(message);
    expect(catalog.branches()).toEqual([]);
  });
});

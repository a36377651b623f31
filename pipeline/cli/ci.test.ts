/** The jobs of the workflows as a runner calls them: real git, and a fake of the forge. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ADDRESS_QUESTION } from '../collect/feeds/add-feed.ts';
import { failure } from '../collect/sources/github/testing/fake-github.ts';
import { newKeyPair } from '../repo/keys/ed25519.ts';
import { type Clone, type GithubCatalog, githubCatalog } from '../review/pull-requests/testing/reviewing-on-github.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { JOBS, PROPOSAL, sharesOf } from './ci.ts';

const ENVIRONMENT = { RUNNER_TEMP: '/temp', GITHUB_REPOSITORY: 'works/catalog', GITHUB_HEAD_REF: 'moderation/editor' };

describe('what a job calls', () => {
  const TO_SIGN = '--to-sign /temp/build --kept /temp/kept';
  const calls = (job: keyof typeof JOBS, environment: NodeJS.ProcessEnv = {}, event: unknown = undefined) =>
    JOBS[job].calls({ environment: { ...ENVIRONMENT, ...environment }, event }).map((call) => call.join(' '));

  it.each<[keyof typeof JOBS, NodeJS.ProcessEnv, unknown, string]>([
    ['ask', {}, {}, 'sync --ask /temp/memory'],
    ['read', {}, {}, 'sync --shard 1/1 --shards /temp/shards --minutes 60 --memory /temp/memory --asked /temp/memory'],
    [
      'read',
      { SHARD: '2/4' },
      {},
      'sync --shard 2/4 --shards /temp/shards --minutes 60 --memory /temp/memory --asked /temp/memory',
    ],
    [
      'read',
      {},
      { action: 'submission' },
      'sync --shard 1/1 --shards /temp/shards --minutes 0 --memory /temp/memory --asked /temp/memory',
    ],
    ['write', {}, {}, 'sync --merge /temp/shards --feeds-may-fail --memory /temp/shards'],
    ['snapshot', {}, {}, 'rank --snapshot --propose'],
    ['export', {}, {}, 'export'],
    ['add-feed', {}, { issue: { number: 7 } }, 'add-feed --issue 7 --propose'],
    ['build', { DEPLOY_TO: 'pages' }, { ref: 'refs/heads/main' }, `publish --target folder ${TO_SIGN}`],
    ['deploy', { DEPLOY_TO: 'cloudflare' }, { inputs: null }, 'publish --target cloudflare --signed /temp/build'],
    [
      'build',
      { DEPLOY_TO: 'pages' },
      { inputs: { first: 'true', allow_rollback: 'false' } },
      `publish --target folder ${TO_SIGN} --first`,
    ],
    [
      'build',
      { DEPLOY_TO: 'pages' },
      { inputs: { first: false, allow_rollback: true, allow_mass_change: 'true' } },
      `publish --target folder ${TO_SIGN} --allow-rollback --allow-mass-change`,
    ],
  ])('%s with %j, started by %j', (job, environment, event, expected) => {
    expect(calls(job, environment, event)).toEqual([expected]);
  });

  it.each([undefined, '', 'folder', '__proto__'])('publishes nowhere where DEPLOY_TO is %j', (DEPLOY_TO) => {
    expect(() => calls('build', { DEPLOY_TO })).toThrow('DEPLOY_TO must be pages or cloudflare.');
  });

  const from = (full_name: unknown) => ({ pull_request: { head: { repo: { full_name } } } });
  it.each([
    ['this repository', from('works/catalog'), ''],
    ['another one', from('evil/catalog'), ' --outside'],
    ['one that is gone', { pull_request: { head: { repo: null } } }, ' --outside'],
    ['one whose name is no text', from(['works/catalog']), ' --outside'],
    ['one spelled another way', from('Works/catalog'), ' --outside'],
    ['nobody knows where', undefined, ' --outside'],
  ])('takes a proposal of %s for what it surely is', (_where, event, options) => {
    expect(calls('check', {}, event)).toEqual([
      `check --base HEAD --head ${PROPOSAL} --branch=moderation/editor --summary${options}`,
    ]);
  });

  it('believes no repository where it does not know its own', () => {
    expect(calls('check', { GITHUB_REPOSITORY: undefined }, from(undefined))[0]).toContain('--outside');
  });
});

it.each([
  [0, ['1/1']],
  [2000, ['1/1']],
  [2001, ['1/2', '2/2']],
  [1_000_000, Array.from({ length: 20 }, (_, index) => `${index + 1}/20`)],
])('%i files are shared out as %j', (files, shares) => {
  expect(sharesOf(files)).toEqual(shares);
});

/** What a runner has beside the checkout: one for all, because the toolkit remembers where its summary lies. */
let temp: string;
beforeAll(() => {
  temp = mkdtempSync(join(tmpdir(), 'catalog-runner-'));
});
afterEach(() => {
  for (const name of readdirSync(temp)) rmSync(join(temp, name), { recursive: true });
});
afterAll(() => rmSync(temp, { recursive: true, force: true }));

const written = (name: string) => readFileSync(join(temp, name), 'utf8');

function runnerOf(event: unknown = {}, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  for (const name of ['output', 'summary']) writeFileSync(join(temp, name), '');
  writeFileSync(join(temp, 'event.json'), JSON.stringify(event));
  return {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_EVENT_NAME: 'schedule', GITHUB_EVENT_PATH: join(temp, 'event.json') },
    ...{ GITHUB_OUTPUT: join(temp, 'output'), GITHUB_STEP_SUMMARY: join(temp, 'summary'), RUNNER_TEMP: temp },
    ...{ GITHUB_REPOSITORY: 'works/catalog', GITHUB_SERVER_URL: 'https://github.com', GITHUB_HEAD_REF: '' },
    ...more,
  };
}

describe('a job of a catalog', () => {
  let catalog: TemporaryCatalog;
  beforeEach(() => {
    catalog = temporaryCatalog({ editor: padDocument('editor') });
  });
  afterEach(() => catalog.remove());
  const ci = (job: string, event: unknown = {}, more: NodeJS.ProcessEnv = {}) =>
    runInProcess(catalog.folder, ['ci', job], runnerOf(event, more));

  it('that is not there is refused with those that are', async () => {
    expect(await ci('raed')).toMatchObject({ code: 2, stderr: expect.stringContaining('plan, ask, read, write') });
  });

  it('plans how many jobs read', async () => {
    expect((await ci('plan')).code).toBe(0);
    expect(written('output')).toMatch(/^shards<<(\S+)\n\["1\/1"\]\n\1\n$/);
  });

  it('checks what lies beside, with the summary, and runs and checks out none of it', async () => {
    await catalog.sync();
    catalog.git('clone', '--quiet', '--branch', 'moderation/editor', '.', 'proposal');
    const before = catalog.git('rev-parse', 'HEAD');
    const event = { pull_request: { head: { repo: { full_name: 'works/catalog' } } } };
    const more = { GITHUB_HEAD_REF: 'moderation/editor', GITHUB_EVENT_NAME: 'pull_request' };
    expect(await ci('check', event, more)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('It may be merged.'),
    });
    expect(written('summary')).toContain('## The check passes');
    expect(catalog.git('rev-parse', 'HEAD')).toBe(before);
    expect(catalog.git('status', '--porcelain')).toBe('?? proposal/');
    expect(await ci('check', {}, more)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('listing_from_outside'),
    });
  });

  it('names each secret that publishing lacks, and where it goes', async () => {
    const settings = JSON.parse(readFileSync(join(catalog.folder, 'data/catalog.json'), 'utf8'));
    catalog.write('data/catalog.json', JSON.stringify({ ...settings, host: 'worker' }));
    catalog.commit('Have a worker');
    const { code, stderr } = await ci('deploy', {}, { DEPLOY_TO: 'cloudflare' });
    expect(code).toBe(1);
    for (const name of ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']) {
      expect(stderr).toMatch(new RegExp(`${name} is not set\\. .*Settings, Secrets and variables, Actions`));
    }
  });
});

describe('a job on GitHub', () => {
  let catalog: GithubCatalog;
  let clone: Clone;
  /** What the issue says. */
  let issue: string;
  const { privateKey, publicKey } = newKeyPair();
  const TOKENS = { GITHUB_TOKEN: 'token-of-the-app', ISSUES_TOKEN: 'token-of-the-job' };

  beforeEach(async () => {
    catalog = await githubCatalog({ editor: padDocument('editor') });
    save({ mode: 'github', record_key: publicKey });
    clone = catalog.clone();
    issue = `### ${ADDRESS_QUESTION}\n\nhttps://publisher.example/product.json\n`;
    catalog.fake.intercept = answerIssue;
  });
  afterEach(async () => {
    expect(catalog.fake.faults).toEqual([]);
    await catalog.close();
  });

  function save(moderation: object | undefined): void {
    const settings = JSON.parse(catalog.file('main', 'data/catalog.json') ?? '');
    const text = JSON.stringify({ ...settings, moderation });
    catalog.commit('main', { 'data/catalog.json': text, '.gitignore': '.cache\n' });
  }
  /** The fake of pull requests knows no issues. */
  const answerIssue = ({ method, url }: { method: string; url: URL }) =>
    method === 'GET' && url.pathname.endsWith('/issues/7') ? { body: { body: issue } } : undefined;
  const run = (args: string[], event: unknown = {}, more: NodeJS.ProcessEnv = {}) =>
    runInProcess(clone.folder, args, runnerOf(event, { GITHUB_API_URL: catalog.fake.origin, ...TOKENS, ...more }));
  const ci = (job: string, more: NodeJS.ProcessEnv = {}) => run(['ci', job], { issue: { number: 7 } }, more);
  const addFeed = (...more: string[]) => run(['add-feed', '--issue', '7', '--propose', ...more]);

  it('reads without a right to write, and what is read is proposed by another one, signed', async () => {
    const read = await ci('read', { GITHUB_TOKEN: '' });
    expect(read).toMatchObject({ code: 0, stdout: expect.stringContaining('Read 1 feed for') });
    expect(catalog.branches()).toEqual([]);
    expect(await ci('write', { CATALOG_RECORD_KEY: '' })).toMatchObject({ code: 1 });
    expect(catalog.branches()).toEqual([]);
    expect((await ci('write', { CATALOG_RECORD_KEY: privateKey })).code).toBe(0);
    expect(catalog.fake.open()).toMatchObject([{ branch: 'moderation/editor' }]);
    expect(catalog.file('moderation/editor', 'data/moderation/ed/editor.json')).toContain('"signature"');
  });

  it('fails where moderation.mode was forgotten, and says what to set', async () => {
    save(undefined);
    clone.git('pull', '--quiet');
    expect((await ci('read')).code).toBe(0);
    const { code, stderr } = await ci('write');
    expect([code, stderr]).toEqual([
      2,
      expect.stringContaining('Set "mode" of "moderation" in data/catalog.json to "github"'),
    ]);
  });

  it('opens a pull request for an issue, also the one that is missing, and says there what became of it', async () => {
    catalog.fake.intercept = (request) =>
      request.method === 'POST' && request.url.pathname.endsWith('/pulls')
        ? failure(403, 'Resource not accessible')
        : answerIssue(request);
    expect((await addFeed('--unread')).code).toBe(1);
    expect(catalog.fake.comments).toMatchObject([{ issue: 7, text: expect.stringContaining('not in the issue') }]);
    catalog.fake.intercept = answerIssue;
    expect((await addFeed('--unread')).code).toBe(0);
    expect(catalog.fake.open()).toMatchObject([{ branch: 'add-feed-7', body: 'Closes #7' }]);
    expect(catalog.fake.comments).toMatchObject([{ text: expect.stringContaining('is proposed in #1.') }]);
    const opened = catalog.fake.requests.findLast(({ method, path }) => method === 'POST' && path.endsWith('/pulls'));
    expect(opened?.headers.authorization).toBe('Bearer token-of-the-app');
    await addFeed('--unread');
    expect([catalog.fake.pulls.length, catalog.fake.comments.length]).toEqual([1, 1]);
  });

  it('says on the issue what is wrong with it, with the token of the job', async () => {
    issue = 'Please list http://publisher.example, @team';
    expect((await ci('add-feed')).code).toBe(1);
    expect(catalog.fake.comments).toMatchObject([{ text: expect.stringContaining('answers of the form') }]);
    expect(catalog.fake.pulls).toEqual([]);
    const tokens = new Set(catalog.fake.requests.map(({ headers }) => headers.authorization));
    expect([...tokens]).toEqual(['Bearer token-of-the-job']);
  });

  it.each([
    ['pull-request', [{ branch: expect.stringMatching(/^rank-\d{4}-\d{2}$/) }]],
    ['push', []],
  ])('shares the places of the month the way updates go: %s', async (updates, pulls) => {
    save({ mode: 'github', record_key: publicKey, updates });
    clone.git('pull', '--quiet');
    expect((await ci('snapshot')).code).toBe(0);
    expect(catalog.fake.open()).toMatchObject(pulls);
    const isOnMain = catalog.git('ls-tree', '-r', '--name-only', 'main').includes('data/rank/');
    expect(isOnMain).toBe(updates === 'push');
  });
});

/** Our workflows, and those of a created catalog, step by step: real git and bash, and a fake of the forge. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS_QUESTION } from '../../pipeline/collect/feeds/add-feed.ts';
import { failure } from '../../pipeline/collect/sources/github/testing/fake-github.ts';
import type { Answers } from '../../pipeline/create/answers.ts';
import { catalogFiles } from '../../pipeline/create/catalog-files.ts';
import { type GithubCatalog, githubCatalog } from '../../pipeline/review/pull-requests/testing/reviewing-on-github.ts';
import { padDocument } from '../../pipeline/testing/temporary-catalog.ts';
import { type RanJob, runWorkflow, type Trigger } from './testing/run-workflow.ts';

const OURS = join(import.meta.dirname, '..', '..', '.github', 'workflows');
// Each step is a process of its own, and a night has ten of them.
vi.setConfig({ testTimeout: 240_000 });
const NIGHT: Trigger = { event: 'schedule' };
const LABELED: Trigger = {
  event: 'issues',
  values: { 'github.event.label.name': 'accepted-feed', 'github.event.issue.number': '7' },
};

let catalog: GithubCatalog;
/** What the issue says. */
let issue: string;

beforeEach(async () => {
  catalog = await githubCatalog({ editor: padDocument('editor') });
  const settings = JSON.parse(catalog.file('main', 'data/catalog.json') ?? '');
  save({ ...settings, moderation: { mode: 'github' } });
  issue = `### ${ADDRESS_QUESTION}\n\nhttps://publisher.example/product.json\n`;
  catalog.fake.intercept = answerIssue;
});
afterEach(async () => {
  expect(catalog.fake.faults).toEqual([]);
  await catalog.close();
});

const save = (settings: object) => catalog.commit('main', { 'data/catalog.json': JSON.stringify(settings) });

/** The fake of pull requests knows no issues. */
function answerIssue({ method, url }: { method: string; url: URL }) {
  return method === 'GET' && url.pathname.endsWith('/issues/7') ? { body: { body: issue } } : undefined;
}

function created(host: Answers['host']): (name: string) => string {
  const answers: Answers = {
    ...{ name: 'Works', address: 'https://catalog.test', languages: ['en'], categories: 'general', host },
    ...{ operator: 'Works', repository: 'https://github.com/works/catalog' },
  };
  const files = new Map(catalogFiles(answers, { spec: '1.2.3', branch: 'main' }));
  return (name) => files.get(`.github/workflows/${name}`) ?? '';
}

const ours = (name: string) => readFileSync(join(OURS, name), 'utf8');
/** No publisher can be reached from here. */
const unread = (read: (name: string) => string) => (name: string) =>
  read(name).replace(' --propose', ' --propose --unread');
const run = (name: string, read: (name: string) => string, trigger = NIGHT) =>
  runWorkflow(name, read, { origin: catalog.origin, address: catalog.fake.origin }, trigger);
const results = (jobs: RanJob[]) => Object.fromEntries(jobs.map(({ id, result }) => [id, result]));
const said = (jobs: RanJob[]) => jobs.map(({ output }) => output).join('');

describe('sync', () => {
  it('of a clone reads in one job, without a secret, and publishes nothing until it is said where to', async () => {
    const jobs = await run('sync.yml', ours);
    expect(results(jobs), said(jobs)).toEqual({
      ...{ plan: 'success', read: 'success', write: 'success', publish: 'success', report: 'skipped' },
    });
    expect(said(jobs)).toContain('Read 1 feed for');
    expect(catalog.fake.open()).toMatchObject([{ branch: 'moderation/editor' }]);
  });

  it('proposes what the check passes, and goes on after a lone maintainer has merged it', async () => {
    const read = created('static');
    await run('sync.yml', read);
    const values = {
      ...{ 'github.event.number': '1', 'github.head_ref': 'moderation/editor' },
      'github.event.pull_request.head.repo.full_name': 'works/catalog',
    };
    const checked = await run('check.yml', read, { event: 'pull_request', values });
    expect(results(checked), said(checked)).toEqual({ check: 'success' });
    catalog.fake.mergePull(1);
    // Two at once, which the lock of a repository prevents: none of it is harmed.
    const jobs = await Promise.all([run('sync.yml', read), run('sync.yml', read)]);
    for (const both of jobs) expect(results(both), said(both)).toEqual({ read: 'success', write: 'success' });
    expect(catalog.fake.open()).toEqual([]);
    expect(catalog.file('main', 'data/listings/ed/editor.json')).toContain('"slug": "editor"');
  });

  it('fails where moderation.mode was forgotten, and says what to set', async () => {
    const { moderation: _forgotten, ...settings } = JSON.parse(catalog.file('main', 'data/catalog.json') ?? '');
    save(settings);
    const jobs = await run('sync.yml', created('static'));
    expect(results(jobs)).toEqual({ read: 'success', write: 'failure' });
    expect(said(jobs)).toContain('Set "mode" of "moderation" in data/catalog.json to "github"');
  });
});

describe('add-feed', () => {
  it('opens a pull request, also the one that is missing, and says on the issue what became of it', async () => {
    catalog.fake.intercept = (request) =>
      request.method === 'POST' && request.url.pathname.endsWith('/pulls')
        ? failure(403, 'Resource not accessible')
        : answerIssue(request);
    const first = await run('add-feed.yml', unread(ours), LABELED);
    expect(results(first), said(first)).toEqual({ propose: 'failure' });
    expect(catalog.fake.comments).toMatchObject([{ issue: 7, text: expect.stringContaining('not in the issue') }]);
    catalog.fake.intercept = answerIssue;
    // The label is given again: in a catalog that was created, all the same.
    const again = await run('add-feed.yml', unread(created('pages')), LABELED);
    expect(results(again), said(again)).toEqual({ propose: 'success' });
    expect(catalog.fake.open()).toMatchObject([{ branch: 'add-feed-7', body: 'Closes #7' }]);
    expect(catalog.fake.comments).toMatchObject([{ text: expect.stringContaining('is proposed in #1.') }]);
    await run('add-feed.yml', unread(ours), LABELED);
    expect([catalog.fake.pulls.length, catalog.fake.comments.length]).toEqual([1, 1]);
  });

  it('tells the author what is wrong with the issue', async () => {
    issue = 'Please list http://publisher.example, @team';
    const jobs = await run('add-feed.yml', unread(ours), LABELED);
    expect(results(jobs)).toEqual({ propose: 'failure' });
    expect(catalog.fake.comments).toMatchObject([{ text: expect.stringContaining('answers of the form') }]);
    expect(catalog.fake.pulls).toEqual([]);
  });

  it('does nothing for another label', async () => {
    const values = { ...LABELED.values, 'github.event.label.name': 'question' };
    expect(results(await run('add-feed.yml', unread(ours), { ...LABELED, values }))).toEqual({ propose: 'skipped' });
    expect(catalog.fake.requests).toEqual([]);
  });

  it('acts as the App where there is one, and comments with the token of the job', async () => {
    const values = { ...LABELED.values, 'vars.APP_CLIENT_ID': 'client', 'secrets.APP_PRIVATE_KEY': 'key' };
    issue = issue.replace('https', 'ftp');
    await run('add-feed.yml', unread(ours), { ...LABELED, values });
    const tokens = new Set(catalog.fake.requests.map(({ headers }) => headers.authorization));
    expect([...tokens]).toEqual(['Bearer token-of-the-job']);
    issue = issue.replace('ftp', 'https');
    catalog.fake.requests.length = 0;
    await run('add-feed.yml', unread(ours), { ...LABELED, values });
    const opened = catalog.fake.requests.find(({ method, path }) => method === 'POST' && path.endsWith('/pulls'));
    expect(opened?.headers.authorization).toBe('Bearer token-of-the-app');
  });
});

it.each([
  ['pull-request', [{ branch: expect.stringMatching(/^rank-\d{4}-\d{2}$/) }]],
  ['push', []],
])('export shares the places of the month the way updates go: %s', async (updates, pulls) => {
  const settings = JSON.parse(catalog.file('main', 'data/catalog.json') ?? '');
  save({ ...settings, moderation: { mode: 'github', updates } });
  // Without its second job, which makes files that no other step looks at.
  const snapshotOnly = (name: string) => ours(name).replace(/\n {2}export:[\s\S]*/, '');
  const jobs = await run('export.yml', snapshotOnly);
  expect(results(jobs), said(jobs)).toEqual({ snapshot: 'success' });
  expect(catalog.fake.open()).toMatchObject(pulls);
  const isOnMain = catalog.git('ls-tree', '-r', '--name-only', 'main').includes('data/rank/');
  expect(isOnMain).toBe(updates === 'push');
});

it('publish names each secret that is missing, and where it goes', async () => {
  const jobs = await run('publish.yml', created('cloudflare'), { event: 'push' });
  expect(results(jobs)).toEqual({ build: 'failure' });
  for (const name of ['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']) {
    expect(said(jobs)).toMatch(new RegExp(`${name} is not set\\. .*Settings, Secrets and variables, Actions`));
  }
});

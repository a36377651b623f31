import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Settings } from '../../schemas/contracts/generated/settings.ts';
import type { FakeServer } from '../collect/forge/testing/fake-server.ts';
import { readValidators } from '../collect/sources/github/testing/github-description.ts';
import { type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import type { Finding } from './finding.ts';
import { forgeApi, forgeFindings } from './forge.ts';
import { type RepositorySettings, startFakeSettings } from './testing/fake-settings.ts';

const TOKEN = 'token-of-an-administrator';
const ADDRESS = 'https://works.example/catalog';
const SYNC = 'run: npx --no catalog ci write';
const RECORDS = `${SYNC}\nCATALOG_RECORD_KEY: \${{ secrets.CATALOG_RECORD_KEY }}`;
const PAGES = 'uses: actions/deploy-pages@cd2ce8f';
const GOOD: RepositorySettings = {
  branch: 'main',
  isProtected: true,
  mayPropose: true,
  workflows: { 'sync.yml': 'active', 'publish.yml': 'active' },
  pages: { source: 'workflow', address: `${ADDRESS}/` },
  secrets: ['CATALOG_RECORD_KEY'],
};
const SETTINGS = {
  base_url: ADDRESS,
  main_branch: 'main',
  host: 'static',
  repository: 'https://github.com/works/catalog',
  moderation: { mode: 'github', updates: 'pull-request', record_key: 'k'.repeat(43) },
} as Settings;

let catalog: TemporaryCatalog;
let fake: FakeServer;
let there: RepositorySettings;

beforeAll(async () => {
  catalog = temporaryCatalog();
  catalog.write('.github/workflows/sync.yml', RECORDS);
  catalog.write('.github/workflows/publish.yml', PAGES);
  fake = await startFakeSettings(() => there, TOKEN);
});
afterAll(async () => {
  catalog.remove();
  await fake.close();
});

interface Case {
  settings?: Partial<Settings>;
  repository?: Partial<RepositorySettings>;
  token?: string | undefined;
}

async function examined({ settings, repository, token = TOKEN }: Case): Promise<readonly Finding[]> {
  there = { ...GOOD, ...repository };
  const access = { baseUrl: fake.origin, token: token === '' ? undefined : token };
  return forgeFindings(catalog.folder, { ...SETTINGS, ...settings }, (name) =>
    forgeApi({ ...access, repository: name }),
  );
}

const wrongOf = (found: readonly Finding[]) => found.filter(({ state }) => state !== 'good');

describe('the repository on GitHub', () => {
  it('is in order where it lets the workflows do what they are for', async () => {
    const found = await examined({});
    expect(wrongOf(found)).toEqual([]);
    expect(found.length).toBe(6);
  });

  const { moderation } = SETTINGS;
  it.each<[string, Case, Finding['state'], string, string]>([
    [
      'a sync that nobody is shown the proposals of',
      { settings: { moderation: { mode: 'local' } } },
      'wrong',
      'its proposals stay on its runner',
      'Set moderation.mode',
    ],
    [
      'a review on GitHub of no repository',
      { settings: { repository: undefined } },
      'wrong',
      'no setting says where',
      'Set repository',
    ],
    [
      'an open branch',
      { repository: { isProtected: false } },
      'advice',
      'main is not protected',
      'leave "up to date before merging" off',
    ],
    [
      'a protection that stops updates',
      { settings: { moderation: { ...moderation, updates: 'push' } } },
      'advice',
      'pushes updates',
      'moderation.updates',
    ],
    ['a branch of another name', { repository: { branch: 'trunk' } }, 'wrong', 'no branch main', 'Push the branch'],
    [
      'workflows that may not propose',
      { repository: { mayPropose: false } },
      'wrong',
      'may not open pull requests',
      'Actions, General',
    ],
    [
      'a schedule that stopped',
      { repository: { workflows: { 'sync.yml': 'disabled_inactivity' } } },
      'wrong',
      'sync.yml is stopped: the repository was quiet for 60 days',
      'Enable it',
    ],
    [
      'a workflow that somebody stopped',
      { repository: { workflows: { 'sync.yml': 'disabled_manually' } } },
      'wrong',
      'sync.yml is stopped.',
      'Enable it',
    ],
    ['Pages that are off', { repository: { pages: undefined } }, 'wrong', 'Pages is not on', 'choose GitHub Actions'],
    [
      'Pages from a branch',
      { repository: { pages: { source: 'legacy', address: ADDRESS } } },
      'wrong',
      'from a branch',
      'choose GitHub Actions',
    ],
    [
      'Pages at another address',
      { repository: { pages: { source: 'workflow', address: 'https://works.github.test/catalog/' } } },
      'wrong',
      'serves https://works.github.test/catalog, and all links lead to',
      'Set base_url',
    ],
    ['a secret that is missing', { repository: { secrets: [] } }, 'wrong', 'lack CATALOG_RECORD_KEY', 'Secrets'],
  ])('%s is named, with what to do', async (_, given, state, what, remedy) => {
    const [found, ...more] = wrongOf(await examined(given));
    expect(found).toEqual({ state, what: expect.stringContaining(what), remedy: expect.stringContaining(remedy) });
    expect(more).toEqual([]);
  });

  it('names the keys of the worker’s jobs that are missing, and the whole key that is still stored', async () => {
    const path = '.github/workflows/sync.yml';
    catalog.write(path, `${RECORDS}\nCATALOG_SUBMISSIONS_KEY: \${{ secrets.CATALOG_SUBMISSIONS_KEY }}`);
    const secrets = ['CATALOG_RECORD_KEY', 'CATALOG_INTERNAL_KEY'];
    const found = await examined({ settings: { host: 'worker' }, repository: { secrets } });
    catalog.write(path, RECORDS);
    expect(found.slice(-2)).toEqual([
      {
        state: 'wrong',
        what: 'The workflows lack CATALOG_SUBMISSIONS_KEY.',
        remedy: expect.stringContaining('`catalog token workflow-keys` prints those of the worker.'),
      },
      {
        state: 'advice',
        what: expect.stringContaining('still stores CATALOG_INTERNAL_KEY'),
        remedy: expect.any(String),
      },
    ]);
  });

  it('is seen as far as everybody may see it, without a token', async () => {
    const found = await examined({ token: '' });
    expect(found.filter(({ state }) => state === 'good').map(({ what }) => what)).toEqual([
      'a workflow reads the feeds, and people review on GitHub',
      'main is protected, and nothing passes the review',
      'the workflows are active',
    ]);
    expect(found.filter(({ state }) => state === 'unseen').map(({ remedy }) => remedy ?? '')).toEqual([
      '',
      expect.stringContaining('Set GITHUB_TOKEN'),
    ]);
  });

  it('is not asked for offline', async () => {
    const asked = fake.requests.length;
    const found = await forgeFindings(catalog.folder, SETTINGS, undefined);
    expect(found.at(-1)?.state).toBe('unseen');
    expect(fake.requests.length).toBe(asked);
  });

  it.each([
    ['git@github.com:works/catalog.git', 0],
    ['ssh://git@github.com/works/catalog', 0],
    ['https://github.com/Works/catalog.git', 0],
    ['https://github.com/else/catalog', 1],
  ])('is compared with origin %s', async (origin, count) => {
    catalog.git('remote', 'add', 'origin', origin);
    const found = await forgeFindings(catalog.folder, SETTINGS, undefined);
    catalog.git('remote', 'remove', 'origin');
    expect(found.filter(({ what }) => what.startsWith('origin is not'))).toHaveLength(count);
  });
});

describe('the fake of GitHub', () => {
  const validators = readValidators();

  it.each([
    ['200 GET /repos/{owner}/{repo}/branches/{branch}', 'branches/main'],
    ['404 GET /repos/{owner}/{repo}/branches/{branch}', 'branches/none'],
    ['200 GET /repos/{owner}/{repo}/actions/permissions/workflow', 'actions/permissions/workflow'],
    ['200 GET /repos/{owner}/{repo}/actions/workflows', 'actions/workflows'],
    ['200 GET /repos/{owner}/{repo}/actions/secrets', 'actions/secrets'],
    ['200 GET /repos/{owner}/{repo}/pages', 'pages'],
  ])('answers as %s describes', async (operation, part) => {
    there = GOOD;
    const headers = { authorization: `Bearer ${TOKEN}` };
    const answer = await fetch(`${fake.origin}/repos/works/catalog/${part}`, { headers });
    expect(String(answer.status)).toBe(operation.slice(0, 3));
    const validate = validators.get(operation);
    validate?.(await answer.json());
    expect(validate?.errors).toBe(null);
  });
});

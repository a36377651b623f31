/** The commands against fakes of the forges' APIs, through the guarded client; a real process where tokens are shown. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CANARY_SENTENCE, CANARY_TRACES } from '../collect/forge/testing/canaries.ts';
import type { FakeServer } from '../collect/forge/testing/fake-server.ts';
import { type FakeGithubRepository, failure, startFakeGithub } from '../collect/sources/github/testing/fake-github.ts';
import { type FakeGitlabProject, startFakeGitlab } from '../collect/sources/gitlab/testing/fake-gitlab.ts';
import { type Loopback, serveHttp } from '../testing/loopback.ts';
import { runCommand } from '../testing/run-command.ts';
import { runInProcess } from '../testing/run-in-process.ts';
import { type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';

const GITHUB_TOKEN = 'token-of-github';
const GITLAB_TOKEN = 'token-of-gitlab';

const README = {
  path: 'README.md',
  content: `# Tool\n\nTool edits tools in place, and has done so for years. ${CANARY_SENTENCE}\n`,
};
const REPOSITORY: FakeGithubRepository = {
  owner: 'works',
  name: 'tool',
  description: `An editor for tools. ${CANARY_SENTENCE}`,
  topics: ['text-editors'],
  releases: [{ tag: 'v1.1.0', assets: [{ name: 'tool.zip' }] }, { tag: 'v1.0.0' }],
  readme: README,
};
const PROJECT: FakeGitlabProject = {
  id: 5,
  path: 'works/group/tool',
  description: `An editor for tools. ${CANARY_SENTENCE}`,
  topics: ['text-editors'],
  releases: [{ tag: 'v1.1.0', links: [{ name: 'tool', url: 'https://works.example/tool.zip' }] }, { tag: 'v1.0.0' }],
  readme: README,
};
/** Whatever the machine of the test says. */
const UNTOUCHED = { GITHUB_API_URL: '', GITLAB_HOST: '', GITHUB_EVENT_NAME: '' };
/** Each text of the repositories above holds contacts, which are taken out. */
const REMOVED = 'contact_removed';

let catalog: TemporaryCatalog;
let fake: FakeServer;
/** A host that nobody should come to. */
let elsewhere: Loopback;
beforeAll(async () => {
  catalog = temporaryCatalog();
  catalog.write('.gitignore', '.cache/\n');
  elsewhere = await serveHttp((_request, response) => response.end('{}'));
});
afterAll(async () => {
  catalog.remove();
  await elsewhere.close();
});
afterEach(() => fake.close());

/** Runs a command with both tokens set. No person of an answer is in what it prints, and no token. */
async function run(args: readonly string[], environment: NodeJS.ProcessEnv = {}, command = runInProcess) {
  const trust = ['--trust', new URL(fake.origin).host, '--trust', elsewhere.pair];
  const tokens = { GITHUB_TOKEN, GITLAB_TOKEN };
  const result = await command(catalog.folder, [...args, ...trust], { ...UNTOUCHED, ...tokens, ...environment });
  for (const trace of [...CANARY_TRACES, GITHUB_TOKEN, GITLAB_TOKEN]) {
    expect(result.stdout + result.stderr).not.toContain(trace);
  }
  return result;
}

async function validate(address: string, environment: NodeJS.ProcessEnv, command = runInProcess) {
  const { code, stdout } = await run(['validate', address, '--json', ...kindOf(address)], environment, command);
  const [{ kind, valid, problems }] = JSON.parse(stdout);
  return { code, kind, valid, codes: problems.map((problem: { code: string }) => problem.code), problems };
}

/** Commits this as the only feed of the catalog. */
function onlyFeed(pointer: { url: string; kind: string }) {
  catalog.write('data/feeds/tool.json', JSON.stringify(pointer));
  catalog.commit('One feed');
}

/** A host of one's own is not known to be a GitLab. */
function kindOf(address: string): string[] {
  return address.startsWith(fake.origin) ? ['--kind', 'gitlab'] : [];
}

interface Forge {
  kind: 'github' | 'gitlab';
  start(change?: Changes): Promise<FakeServer>;
  /** Of the repository, and of one that moved there. */
  address(): string;
  formerAddress(): string;
  /** The variable that says where its API is. */
  variable: 'GITHUB_API_URL' | 'GITLAB_HOST';
  tokenHeader: [name: string, value: string];
}

type Changes = { formerly?: string; archived?: boolean };

const FORGES: Record<string, Forge> = {
  GitHub: {
    kind: 'github',
    start: (change) => startFakeGithub([{ ...REPOSITORY, formerly: 'works/old', ...change }]),
    address: () => 'https://github.com/works/tool',
    formerAddress: () => 'https://github.com/works/old',
    variable: 'GITHUB_API_URL',
    tokenHeader: ['authorization', `Bearer ${GITHUB_TOKEN}`],
  },
  GitLab: {
    kind: 'gitlab',
    start: (change) => startFakeGitlab([{ ...PROJECT, formerly: 'works/old', ...change }]),
    address: () => `${fake.origin}/works/group/tool`,
    formerAddress: () => `${fake.origin}/works/old`,
    variable: 'GITLAB_HOST',
    tokenHeader: ['private-token', GITLAB_TOKEN],
  },
};

describe.each(Object.entries(FORGES))('%s', (_name, forge) => {
  const start = async (change?: Changes) => {
    fake = await forge.start(change);
  };
  const access = () => ({ [forge.variable]: fake.origin });

  it('a repository with releases is valid; its host gets its token with every request, and not the other one', async () => {
    await start();
    const { problems: _problems, ...result } = await validate(forge.address(), access(), runCommand);
    expect(result).toEqual({ code: 0, kind: forge.kind, valid: true, codes: [REMOVED] });
    const [header, value] = forge.tokenHeader;
    const other = header === 'authorization' ? 'private-token' : 'authorization';
    // Repository, releases and README; GitHub is asked for the security policy as well.
    expect(fake.requests.filter(({ path }) => path !== '/graphql')).toHaveLength(3);
    for (const { headers } of fake.requests) expect([headers[header], headers[other]]).toEqual([value, undefined]);
  });

  it('becomes a PAD document', async () => {
    await start();
    const { code, stdout } = await run(['convert', forge.address(), ...kindOf(forge.address())], access());
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({
      pad_version: '2.0',
      vendor: { name: 'works' },
      software: {
        slug: 'tool',
        category: 'text-editors',
        license: { spdx_id: 'MIT' },
        descriptions: { en: { summary: expect.stringMatching(/^Tool edits tools in place, and has done so/) } },
      },
      release: {
        version: '1.1.0',
        released_on: '2026-03-04',
        artifacts: [{ uri: expect.stringMatching(/tool.zip$/) }],
      },
      releases: [{ version: '1.0.0' }],
    });
  });

  it('becomes a manifest', async () => {
    await start();
    const { code, stdout, stderr } = await run(
      ['convert', forge.address(), '--to', 'manifest', ...kindOf(forge.address())],
      access(),
    );
    // A GitLab project has no homepage, and the domain of a code host is nobody's own.
    if (forge.kind === 'gitlab') {
      expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('entity.domain') });
      return;
    }
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ entity: { slug: 'tool' }, releases: { latest: { version: '1.1.0' } } });
  });

  it('one that moved is followed, with a warning', async () => {
    await start();
    const result = await validate(forge.formerAddress(), access());
    expect(result).toMatchObject({ code: 0, valid: true, codes: [REMOVED, 'repository_moved'] });
    expect(result.problems[1]).toEqual({
      pointer: '',
      code: 'repository_moved',
      severity: 'warning',
      message: 'The repository has moved. It is followed; put its new address into the feed.',
    });
  });

  it('an archived one is proposed as archived', async () => {
    await start({ archived: true });
    onlyFeed({ url: forge.address(), kind: forge.kind });
    // By name: witnesses of what is published are not asked.
    const { code, stderr } = await run(['sync', '--feed', 'tool'], access());
    expect([code, stderr]).toEqual([0, expect.stringContaining('may be fetched although not public')]);
    const listing = catalog.git('show', 'moderation/tool:data/listings/to/tool.json');
    expect(JSON.parse(listing)).toMatchObject({ name: 'tool', archived: true });
    for (const trace of CANARY_TRACES) expect(listing).not.toContain(trace);
    catalog.git('branch', '-D', 'moderation/tool');
  });

  it('a limit ends the command at once', async () => {
    await start();
    fake.intercept = () => failure(429, 'API rate limit exceeded', { 'retry-after': '1800' });
    const before = performance.now();
    const result = await validate(forge.address(), access());
    expect(result).toMatchObject({ code: 1, valid: false, codes: ['rate_limited'] });
    expect(result.problems[0].message).toBe('The code host allows no more requests for now.');
    expect(fake.requests).toHaveLength(1);
    expect(performance.now() - before).toBeLessThan(20_000);
  });

  it('leads its token to no other host', async () => {
    await start();
    fake.intercept = () => ({ status: 301, headers: { location: `${elsewhere.origin}/repositories/1` } });
    expect(await validate(forge.address(), access())).toMatchObject({ code: 1, codes: ['bad_redirect'] });
    expect(elsewhere.hits).toBe(0);
  });
});

describe('a GitLab that a token was not made for', () => {
  it.each(['', 'gitlab.com', '127.0.0.1', 'https://lab.example'])(
    'with GITLAB_HOST=%s gets none',
    async (GITLAB_HOST) => {
      fake = await startFakeGitlab([PROJECT]);
      expect(await validate(`${fake.origin}/works/group/tool`, { GITLAB_HOST })).toMatchObject({ code: 0 });
      const names = fake.requests.flatMap(({ headers }) => Object.keys(headers));
      expect(names).not.toContain('private-token');
      expect(names).not.toContain('authorization');
    },
  );
});

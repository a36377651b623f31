import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ForgeOptions } from '../../collect/forge/repository-kind.ts';
import type { FakeAnswer, FakeServer } from '../../collect/forge/testing/fake-server.ts';
import {
  draftOf,
  type ForgeResult,
  readGithubRepository,
  readGitlabProject,
  TEST_OPTIONS,
} from '../../collect/forge/testing/forge-reading.ts';
import { failure, startFakeGithub } from '../../collect/sources/github/testing/fake-github.ts';
import { startFakeGitlab } from '../../collect/sources/gitlab/testing/fake-gitlab.ts';
import { told } from '../../testing/guarded-fetching.ts';

const toldRefusal = (result: ForgeResult) =>
  result.refusal === undefined ? result : { refusal: told(result.refusal) };

/** The clock of the readers, in the seconds that headers use. */
const NOW = TEST_OPTIONS.now().getTime() / 1000;
const at = (seconds: number) => new Date((NOW + seconds) * 1000);

interface Forge {
  start(): Promise<FakeServer>;
  read(origin: string, options?: Partial<ForgeOptions & { token: string }>): Promise<ForgeResult>;
}

const FORGES: Record<string, Forge> = {
  GitHub: {
    start: () => startFakeGithub([{ owner: 'works', name: 'tool', tags: ['v1.0.0'], topics: ['editor'] }]),
    read: (origin, options) =>
      readGithubRepository({ owner: 'works', name: 'tool' }, { ...TEST_OPTIONS, baseUrl: origin, ...options }),
  },
  GitLab: {
    start: () => startFakeGitlab([{ id: 5, path: 'works/tool', tags: [{ name: 'v1.0.0' }], topics: ['editor'] }]),
    read: (origin, options) => readGitlabProject({ origin, path: 'works/tool' }, { ...TEST_OPTIONS, ...options }),
  },
};

describe.each(Object.entries(FORGES))('%s', (_name, forge) => {
  let fake: FakeServer;
  beforeEach(async () => {
    fake = await forge.start();
  });
  afterEach(() => fake.close());

  const answering = (answer: FakeAnswer) => {
    fake.intercept = () => answer;
    return forge.read(fake.origin).then(toldRefusal);
  };

  it.each([
    [401, 'access_refused'],
    [403, 'access_refused'],
    [404, 'repository_not_found'],
    [410, 'repository_gone'],
    [418, 'bad_status'],
    [451, 'repository_blocked'],
  ])('refuses status %i as %s, at once and without a word of the answer', async (status, code) => {
    const result = await answering(failure(status, 'Quorra says no'));
    expect(result).toEqual({ refusal: { code, message: expect.any(String) } });
    expect(JSON.stringify(result)).not.toContain('Quorra');
    expect(fake.requests).toHaveLength(1);
  });

  it.each([500, 502, 503])('tries status %i again, once', async (status) => {
    expect(await answering(failure(status, 'Sorry'))).toMatchObject({ refusal: { code: 'server_error' } });
    expect(fake.requests).toHaveLength(2);
  });

  it('goes on where the second try succeeds', async () => {
    fake.intercept = () => (fake.requests.length === 1 ? failure(502, 'Sorry') : undefined);
    draftOf(await forge.read(fake.origin));
  });

  it('tries a broken connection again, once', async () => {
    expect(await answering({ isReset: true })).toEqual({
      refusal: { code: 'connection_failed', message: 'The code host could not be reached, or closed the connection.' },
    });
    expect(fake.requests).toHaveLength(2);
  });

  it('gives up in time where no answer comes', async () => {
    fake.intercept = () => ({ isSilent: true });
    const result = await forge.read(fake.origin, { timeoutMs: 50 });
    expect(result).toEqual({ refusal: { code: 'timeout', variant: 'forge' } });
    expect(fake.requests).toHaveLength(1);
  });

  it('gives up in time where every answer comes late', async () => {
    fake.intercept = ({ path }) => (/releases/.test(path) ? { isSilent: true } : undefined);
    const result = await forge.read(fake.origin, { totalMs: 500 });
    expect(result).toMatchObject({ refusal: { code: 'timeout' } });
    expect(fake.requests).toHaveLength(2);
  });

  it.each([
    ['broken JSON', { body: '{"full_name": "works/to' }],
    ['a list', { body: [] }],
    ['null', { body: 'null' }],
    ['another object', { body: { full_name: 'works', path_with_namespace: 'works', id: 5 } }],
    ['a path that leads elsewhere', { body: { full_name: '../user', path_with_namespace: '../user', id: 5 } }],
    ['nothing', { body: '' }],
    ['a page', { body: '<!doctype html><p>Hello', headers: { 'content-type': 'text/html' } }],
    ['a false content type', { body: '{}', headers: { 'content-type': 'no type at all' } }],
    ['a hundred thousand levels', { body: '['.repeat(100_000) }],
  ])('refuses %s', async (_what, answer) => {
    expect(await answering(answer)).toEqual({
      refusal: { code: 'bad_answer', message: 'The answer does not look like one from the API of this code host.' },
    });
  });

  it('refuses more than 16 MiB, and reads no further', async () => {
    const result = await answering({ body: Buffer.alloc(17 * 1024 * 1024, ' ') });
    expect(result).toMatchObject({ refusal: { code: 'too_large' } });
    expect(fake.requests).toHaveLength(1);
  });

  it('keeps the refusal of a guarded fetch', async () => {
    const refusal = { code: 'private_address', message: 'The host name leads to an address that is not public.' };
    const guarded = async () => {
      throw new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { refusal }) });
    };
    expect(await forge.read(fake.origin, { fetch: guarded })).toEqual({ refusal });
  });

  it('hides no bug of the caller', async () => {
    const findCategory = () => {
      throw new RangeError('a bug');
    };
    await expect(forge.read(fake.origin, { findCategory })).rejects.toThrow('a bug');
  });

  describe('limits', () => {
    it.each([
      ['429 with seconds', 429, { 'retry-after': '90' }, at(90)],
      ['429 with a date', 429, { 'retry-after': at(120).toUTCString() }, at(120)],
      ['429 with an absurd time', 429, { 'retry-after': '99999999999' }, at(24 * 3600)],
      ['429 with nonsense', 429, { 'retry-after': 'soon' }, at(60)],
      ['429 without a time', 429, {}, at(60)],
      ['429 of GitLab', 429, { 'ratelimit-remaining': '0', 'ratelimit-reset': String(NOW + 300) }, at(300)],
      ['403 with retry-after', 403, { 'retry-after': '60' }, at(60)],
      [
        '403 with an empty quota',
        403,
        { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW + 1800) },
        at(1800),
      ],
      [
        '403 with a reset in milliseconds',
        403,
        { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String((NOW + 1800) * 1000) },
        at(1800),
      ],
    ])('of %s give up at once and say when to come back', async (what, status, headers, retryAt) => {
      const result = await answering(failure(status, 'Slow down', headers as Record<string, string>));
      expect(result).toEqual({
        refusal: { code: 'rate_limited', message: 'The code host allows no more requests for now.', retryAt },
      });
      // Octokit reads the milliseconds as a time that has passed, and tries once.
      expect(fake.requests.length).toBeLessThanOrEqual(what.includes('milliseconds') ? 2 : 1);
    });
  });

  describe('a token', () => {
    const token = 'secret-token';
    let elsewhere: Server;
    let received: string[];
    beforeEach(async () => {
      received = [];
      elsewhere = createServer(({ headers }, answer) => {
        received.push(JSON.stringify(headers));
        answer.end('{}');
      });
      await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    });
    afterEach(() => new Promise((resolve) => elsewhere.close(resolve)));

    const away = () => `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`;

    it('is sent with every request to the API, and to nobody else', async () => {
      draftOf(await forge.read(fake.origin, { token }));
      expect(fake.requests.every(({ headers }) => JSON.stringify(headers).includes(token))).toBe(true);
      expect(fake.requests.every(({ path }) => !path.includes(token))).toBe(true);
    });

    it.each([301, 302, 307, 308])('does not follow a redirect with status %i to another host', async (status) => {
      fake.intercept = () => ({ status, headers: { location: away() } });
      const result = await forge.read(fake.origin, { token });
      expect(result).toMatchObject({ refusal: { code: 'bad_redirect' } });
      expect(received).toEqual([]);
      expect(JSON.stringify(result)).not.toContain('127.0.0.1');
    });

    it('does not follow a next page to another host', async () => {
      fake.intercept = ({ path }) =>
        /\/releases\?per_page=50$/.test(path)
          ? { headers: { link: `<${away()}?page=2>; rel="next"` }, body: [{ tag_name: 'v1', draft: false }] }
          : undefined;
      await forge.read(fake.origin, { token });
      expect(received).toEqual([]);
    });

    it('is not sent where none is given', async () => {
      draftOf(await forge.read(fake.origin));
      const names = fake.requests.flatMap(({ headers }) => Object.keys(headers));
      expect(names).not.toContain('authorization');
      expect(names).not.toContain('private-token');
    });
  });

  it.each([
    ['in a circle', '/api/v4/loop', 'too_many_redirects'],
    ['to nowhere', 'http://', 'bad_redirect'],
    ['without saying where to', '', 'bad_redirect'],
    ['to a file', 'file:///etc/passwd', 'bad_redirect'],
  ])('refuses a redirect %s', async (_how, location, code) => {
    const headers: Record<string, string> = location === '' ? {} : { location };
    expect(await answering({ status: 302, headers })).toMatchObject({ refusal: { code } });
    expect(fake.requests.length).toBeLessThanOrEqual(4);
  });
});

describe('GitHub’s secondary limits', () => {
  const MESSAGE = 'You have exceeded a secondary rate limit.';
  let fake: FakeServer;
  beforeEach(async () => {
    fake = await startFakeGithub([{ owner: 'works', name: 'tool', tags: ['v1.0.0'] }]);
  });
  afterEach(() => fake.close());
  const read = () => readGithubRepository({ owner: 'works', name: 'tool' }, { ...TEST_OPTIONS, baseUrl: fake.origin });

  it('are waited for, once, where they end in seconds', async () => {
    fake.intercept = () => (fake.requests.length === 1 ? failure(403, MESSAGE, { 'retry-after': '2' }) : undefined);
    draftOf(await read());
  });

  it('are told by the message where no header tells', async () => {
    fake.intercept = () => failure(403, MESSAGE, { 'x-ratelimit-remaining': '4000' });
    expect(await read()).toMatchObject({ refusal: { code: 'rate_limited', retryAt: at(60) } });
    expect(fake.requests).toHaveLength(1);
  });
});

describe('an address that is none', () => {
  it.each([
    ['works', '..'],
    ['..', 'tool'],
    ['works', 'a/b'],
    ['works', ''],
    ['wo rks', 'tool'],
  ])('of GitHub is not asked for: %s, %s', async (owner, name) => {
    const fetch = () => Promise.reject(new Error('asked'));
    const result = await readGithubRepository({ owner, name }, { ...TEST_OPTIONS, fetch });
    expect(result).toMatchObject({ refusal: { code: 'bad_address' } });
  });

  it.each(['tool', '../tool', 'works/../tool', 'works/tool/', 'works/tool?x', 0, -1, 1.5])(
    'of GitLab is not asked for: %s',
    async (path) => {
      const fetch = () => Promise.reject(new Error('asked'));
      const result = await readGitlabProject({ origin: 'https://gitlab.com', path }, { ...TEST_OPTIONS, fetch });
      expect(result).toMatchObject({ refusal: { code: 'bad_address' } });
    },
  );
});

/** What is kept of answers: a run that is told "not modified" gives the same bytes, and a bad entry is asked again. */
import { afterEach, describe, expect, it } from 'vitest';
import type { Entries } from '../contract/cache.ts';
import type { CachedAnswer } from '../contract/source-memory.ts';

import { startFakeGithub } from '../sources/github/testing/fake-github.ts';
import { startFakeGitlab } from '../sources/gitlab/testing/fake-gitlab.ts';
import type { FakeServer } from './testing/fake-server.ts';
import {
  draftOf,
  type ForgeResult,
  memoryCache,
  readGithubRepository,
  readGitlabProject,
  TEST_OPTIONS,
} from './testing/forge-reading.ts';

interface Parts {
  releases?: { tag: string }[];
  tags?: string[];
  formerly?: string;
}

interface Forge {
  start(parts: Parts): Promise<FakeServer>;
  read(origin: string, cache?: Entries<CachedAnswer>): Promise<ForgeResult>;
}

/** Every kind of answer: a page and the next, tags with the day of a commit, a README. */
const README = {
  path: 'README.md',
  content: '# Tool\n\nTool edits tools in place.\n\nIt writes *nothing* else. ☕\n',
};
const DESCRIPTION = 'An editor \ud83d for tools';

const FORGES: Record<string, Forge> = {
  GitHub: {
    start: (parts) =>
      startFakeGithub([{ owner: 'works', name: 'tool', description: DESCRIPTION, readme: README, ...parts }]),
    read: (origin, cache) => {
      const options = { ...TEST_OPTIONS, baseUrl: origin, token: 'secret', ...(cache && { cache }) };
      return readGithubRepository({ owner: 'works', name: 'tool' }, options);
    },
  },
  GitLab: {
    start: ({ tags = [], ...parts }) => {
      const project = { id: 1, path: 'works/tool', description: DESCRIPTION, readme: README, ...parts };
      return startFakeGitlab([{ ...project, tags: tags.map((name) => ({ name })) }]);
    },
    read: (origin, cache) =>
      readGitlabProject({ origin, path: 'works/tool' }, { ...TEST_OPTIONS, ...(cache && { cache }) }),
  },
};

const CASES: Record<string, Parts> = {
  'two pages of releases': { releases: Array.from({ length: 60 }, (_, index) => ({ tag: `v1.${60 - index}.0` })) },
  'tags alone': { tags: ['v1.0.0', 'v1.1.0', 'latest'] },
  'no versions': {},
};

let fake: FakeServer;
afterEach(() => fake.close());

const conditions = () => fake.requests.map(({ headers }) => headers['if-none-match']);

describe.each(Object.entries(FORGES))('%s', (_name, { start, read }) => {
  it.each(Object.entries(CASES))('%s: not modified, the same bytes as without anything kept', async (_what, parts) => {
    fake = await start(parts);
    const alone = JSON.stringify(await read(fake.origin));
    const cache = memoryCache();
    expect(JSON.stringify(await read(fake.origin, cache))).toBe(alone);
    const kept = structuredClone(cache.entries);
    // Nothing beside these members is ever handed to the cache.
    for (const entry of kept.values()) expect(Object.keys(entry)).toEqual(['etag', 'shape', 'answer', 'seal']);
    fake.requests.length = 0;
    expect(JSON.stringify(await read(fake.origin, cache))).toBe(alone);
    // An answer to a question is used again without asking, as long as what it is about is not modified.
    const asked = [...kept].filter(([address]) => !address.includes('/graphql#'));
    expect(conditions()).toEqual(asked.map(([, { etag }]) => etag));
    expect(cache.entries).toEqual(kept);
  });

  it('a page that was the last and now has a next one leads to it', async () => {
    const tag = (number: number) => ({ tag: `v1.${number}.0` });
    const parts = { releases: Array.from({ length: 50 }, (_, index) => tag(60 - index)) };
    fake = await start(parts);
    const cache = memoryCache();
    expect(draftOf(await read(fake.origin, cache)).versions).toHaveLength(50);
    parts.releases.push(tag(1));
    expect(draftOf(await read(fake.origin, cache)).versions).toHaveLength(51);
    expect(conditions().slice(-3)).toEqual([expect.any(String), undefined, expect.any(String)]);
  });

  it.each<[what: string, spoil: (kept: CachedAnswer) => unknown]>([
    ['of another projection', (kept) => ({ ...kept, shape: 'an older one' })],
    ['of another value', (kept) => ({ ...kept, answer: '{"value":{"path":"other/tool"}}' })],
    ['of no value', (kept) => ({ ...kept, answer: '{"value":null}' })],
    ['of broken text', (kept) => ({ ...kept, answer: kept.answer.slice(0, -1) })],
    ['of an empty text', (kept) => ({ ...kept, answer: '' })],
    ['without an answer', ({ answer: _answer, ...rest }) => rest],
    ['without an entity tag', (kept) => ({ ...kept, etag: undefined })],
    ['with another entity tag', (kept) => ({ ...kept, etag: '"1"' })],
    ['without a seal', ({ seal: _seal, ...rest }) => rest],
    ['with nothing', () => ({})],
  ])('an entry %s is asked again', async (_what, spoil) => {
    fake = await start({ tags: ['v1.0.0'] });
    const cache = memoryCache();
    const first = await read(fake.origin, cache);
    const kept = structuredClone(cache.entries);
    for (const [address, entry] of cache.entries) cache.entries.set(address, spoil(entry) as CachedAnswer);
    fake.requests.length = 0;
    expect(await read(fake.origin, cache)).toEqual(first);
    expect(conditions()).toEqual([...kept].map(() => undefined));
    expect(cache.entries).toEqual(kept);
  });

  it('entries of other addresses are asked again', async () => {
    fake = await start({ tags: ['v1.0.0'] });
    const cache = memoryCache();
    const first = await read(fake.origin, cache);
    const [one, ...others] = [...cache.entries];
    const shifted = [...others, one].map((entry) => entry?.[1] as CachedAnswer);
    for (const address of cache.entries.keys()) cache.entries.set(address, shifted.shift() as CachedAnswer);
    fake.requests.length = 0;
    expect(await read(fake.origin, cache)).toEqual(first);
    expect(conditions()).toEqual([one, ...others].map(() => undefined));
  });

  it('an answer "not modified" that nobody asked for is refused', async () => {
    fake = await start({});
    fake.intercept = () => ({ status: 304 });
    expect(await read(fake.origin, memoryCache())).toMatchObject({ refusal: { code: 'bad_status' } });
  });
});

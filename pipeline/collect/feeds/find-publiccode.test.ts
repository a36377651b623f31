import { describe, expect, it } from 'vitest';
import type { GuardedClient } from '../../repo/fetch/guarded-client.ts';
import { NOW } from '../../testing/temporary-catalog.ts';
import type { ReaderTools } from '../contract/source-kind.ts';
import { NO_MEMORY } from '../contract/source-memory.ts';
import { readingHere } from '../testing/reading-here.ts';
import type { Feed, FeedSource } from './feed-list.ts';
import { publiccodeBeside } from './feed-list.ts';
import { findPubliccode } from './read-feed.ts';
import type { SourceResult } from './read-source.ts';

const REPOSITORY = 'https://github.com/works/mail';
const FILE = 'https://raw.githubusercontent.com/works/mail/HEAD/publiccode.yml';
const READ = { kind: 'github', draft: {}, problems: [] } as unknown as SourceResult;

function toolsWith(text: string | undefined, feedKinds: ReaderTools['feedKinds'] = ['publiccode']) {
  const asked: string[] = [];
  const client: GuardedClient = {
    async fetch(address) {
      asked.push(address);
      if (text === undefined) return { refusal: { code: 'bad_status', message: 'It answered 404.' } };
      return { bytes: Buffer.from(text) };
    },
    request: () => Promise.reject(new Error('No API is asked here.')),
    close: async () => {},
  };
  const tools: ReaderTools = {
    ...{ client, reader: readingHere(), findCategory: () => undefined, tokens: new Map(), memory: NO_MEMORY },
    ...{ feedKinds, now: () => NOW },
  };
  return { tools, asked };
}

const feed = (...also: FeedSource[]): Feed => ({ label: 'a', sources: [{ url: REPOSITORY }, ...also] });
const text = (url: string) => `publiccodeYmlVersion: "0.5"\nname: Town Mail\nurl: ${url}\nusedBy: [City of A]\n`;

describe('a publiccode.yml beside a repository', () => {
  it('is found at its top and read', async () => {
    const { tools, asked } = toolsWith(text('https://github.com/Works/mail.git'));
    const found = await findPubliccode(feed(), READ, tools);
    expect(asked).toEqual([FILE]);
    expect(found?.source).toEqual({ kind: 'publiccode', url: FILE });
    expect(found?.result.draft?.public_sector?.used_by).toEqual(['City of A']);
  });

  it.each([
    ['is not there', undefined],
    ['is about the repository that this one was forked from', text('https://github.com/city/mail')],
    ['is about none', 'publiccodeYmlVersion: "0.5"\nname: Town Mail\n'],
    ['is no YAML', 'a: ['],
  ])('counts for nothing where it %s', async (_, content) => {
    expect(await findPubliccode(feed(), READ, toolsWith(content).tools)).toBeUndefined();
  });

  it.each<[string, Feed, SourceResult, ReaderTools['feedKinds']]>([
    ['the kind is off', feed(), READ, []],
    ['the feed names one', feed({ kind: 'publiccode', url: 'https://works.example/publiccode.yml' }), READ, undefined],
    ['the repository could not be read', feed(), { ...READ, draft: undefined }, undefined],
    ['the source is a document', feed(), { ...READ, kind: 'pad-json' }, undefined],
  ])('is not asked for where %s', async (_, asking, first, kinds) => {
    const { tools, asked } = toolsWith(text(REPOSITORY), kinds ?? ['publiccode']);
    expect(await findPubliccode(asking, first, tools)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each([
    ['https://gitlab.com/city/group/app', 'https://gitlab.com/city/group/app/-/raw/HEAD/publiccode.yml'],
    ['https://git.city.example/a/b/-/tree/main', 'https://git.city.example/a/b/-/raw/HEAD/publiccode.yml'],
    ['https://github.com/features', undefined],
    ['ask us', undefined],
  ])('of %s is looked for at %s', (repository, address) => {
    expect(publiccodeBeside(repository)).toBe(address);
  });
});

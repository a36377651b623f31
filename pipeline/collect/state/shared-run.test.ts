import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { error } from '../../../schemas/contracts/problems.ts';
import type { Feed } from '../feeds/feed-list.ts';
import type { FeedResult, ReadFeed } from '../feeds/read-feed.ts';
import { mergeShards, writeShard } from './shared-run.ts';
import { sampleReading } from './testing/state-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalog-shards-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const feeds = ['a', 'b', 'c'].map((name): Feed => ({ label: name, sources: [{ url: `https://${name}.example/` }] }));
const failed = (feed: Feed | undefined): FeedResult => ({
  feed: feed as Feed,
  outcome: 'unreachable',
  problems: [error('', 'wrong_encoding', { actual: 'Too late.' })],
});

const replaceIn = (path: string, from: string, to: string) =>
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));

/** A file with one result that no job has written. */
const becomes = (path: string, result: object) => {
  const lines = [
    { format: 2, results: 1 },
    { feed: 'x', result },
  ].map((line) => JSON.stringify(line));
  writeFileSync(path, `${lines.join('\n')}\n`);
};

describe('the results of several jobs', () => {
  it('come together in the order of the feeds', async () => {
    await writeShard(folder, { number: 1, of: 2 }, [failed(feeds[2])], 'sealed');
    await writeShard(folder, { number: 2, of: 2 }, [failed(feeds[0]), failed(feeds[1])]);
    const { resultOf, ...rest } = await mergeShards(folder);
    expect([feeds.map(resultOf), rest]).toEqual([feeds.map(failed), { missing: [], events: ['sealed'] }]);
    expect(readdirSync(folder)).toEqual(['shard-1-of-2.ndjson', 'shard-2-of-2.ndjson']);
  });

  it.each([
    ['is missing', (path: string) => rmSync(path)],
    [
      'is cut off',
      (path: string) => writeFileSync(path, readFileSync(path, 'utf8').split('\n').slice(0, 2).join('\n')),
    ],
    ['is no JSON', (path: string) => writeFileSync(path, '{')],
    ['is of another format', (path: string) => writeFileSync(path, '{"format":0,"results":0}\n')],
    ['holds no result', (path: string) => writeFileSync(path, '{"format":2,"results":1}\n{"feed":"x","result":{}}\n')],
    ['holds nothing', (path: string) => writeFileSync(path, '{"format":2,"results":1}\nnull\n')],
    ['hands on what is not sealed', (path: string) => replaceIn(path, '"results":2', '"results":2,"events":[]')],
    ['commands a terminal', (path: string) => replaceIn(path, 'Too late.', 'Too\\u001b[31mlate')],
    ['withdraws a feed', (path: string) => replaceIn(path, 'unreachable', 'withdrawn')],
    ['names no known problem', (path: string) => replaceIn(path, 'wrong_encoding', 'no_such_code')],
    ['lacks a value', (path: string) => replaceIn(path, 'actual', 'other')],
    [
      'is of a kind that is none',
      (path: string) => becomes(path, { ...sampleReading('editor'), sources: [{ kind: 'constructor' }] }),
    ],
    ['has a source that is none', (path: string) => becomes(path, { ...sampleReading('editor'), sources: [null] })],
    ['names a person', (path: string) => replaceIn(path, 'Too late.', 'Ask jane@works.example.')],
  ])('postpone the feeds of a file that %s, and name it', async (_what, harm) => {
    await writeShard(folder, { number: 1, of: 2 }, [failed(feeds[0])]);
    harm(await writeShard(folder, { number: 2, of: 2 }, [failed(feeds[1]), failed(feeds[2])]));
    const { resultOf, missing } = await mergeShards(folder);
    expect(missing).toEqual(['shard-2-of-2.ndjson']);
    expect(feeds.map(resultOf).map((result) => ('outcome' in result ? result.outcome : ''))).toEqual([
      'unreachable',
      'postponed',
      'postponed',
    ]);
  });

  it('do not stand for a feed that has another address by now', async () => {
    await writeShard(folder, { number: 1, of: 1 }, feeds.map(failed));
    const moved: Feed = { label: 'a', sources: [{ url: 'https://elsewhere.example/' }] };
    expect((await mergeShards(folder)).resultOf(moved)).toEqual({ feed: moved, outcome: 'postponed', problems: [] });
  });

  it('say nothing of what is withdrawn, and hide no other feed by it', async () => {
    const withdrawn: FeedResult = { feed: feeds[0] as Feed, outcome: 'withdrawn', problems: [] };
    await writeShard(folder, { number: 1, of: 1 }, [withdrawn, failed(feeds[1])]);
    const { resultOf, missing } = await mergeShards(folder);
    expect([missing, resultOf(feeds[1] as Feed)]).toEqual([[], failed(feeds[1])]);
  });

  it('have no say in what a token speaks for', async () => {
    const path = await writeShard(folder, { number: 1, of: 1 }, feeds.map(failed));
    replaceIn(path, '"outcome":', '"domains":["victim.example"],"outcome":');
    expect((await mergeShards(folder)).resultOf(feeds[0] as Feed)).toMatchObject({
      outcome: 'unreachable',
      domains: undefined,
    });
  });

  describe('have no say in what the feed knows of its sources', () => {
    const REPOSITORY = 'https://github.com/works/a';
    const identity = { repository: '1', owner: '2' };
    const beside = { kind: 'publiccode', url: 'https://raw.githubusercontent.com/works/a/HEAD/publiccode.yml' };
    it.each<[string, Feed['sources'][0], object[], object[]]>([
      [
        'where they are',
        { url: 'https://a.example/' },
        [{ kind: 'pad-json', url: 'https://victim.example/', feed: 'victim.json', movedTo: 'b.example' }],
        [{ kind: 'pad-json', url: 'https://a.example/', movedTo: 'b.example' }],
      ],
      [
        'that there are no more',
        { url: 'https://a.example/' },
        [{ kind: 'pad-json' }, { kind: 'publiccode', url: 'https://a.example/publiccode.yml' }],
        [{ kind: 'pad-json', url: 'https://a.example/' }],
      ],
      [
        'that a repository is one, and that its numbers are of no other',
        { url: REPOSITORY },
        [
          { kind: 'pad-json', identity: { ...identity, url: 'https://github.com/works/victim' }, movedTo: 'b.example' },
          { ...beside, url: 'https://victim.example/' },
        ],
        [{ kind: 'github', url: REPOSITORY, identity }, beside],
      ],
      [
        'that a document has no numbers, and which kind it was approved as',
        { kind: 'manifest', url: 'https://a.example/' },
        [{ kind: 'gitlab', identity }],
        [{ kind: 'manifest', url: 'https://a.example/' }],
      ],
    ])('%s', async (_what, source, said, expected) => {
      const feed: Feed = { label: 'a', sources: [source] };
      const read = { feed, provenance: {}, slugIsDerived: false, ...sampleReading('editor') };
      await writeShard(folder, { number: 1, of: 1 }, [Object.assign(read, { sources: said }) as unknown as FeedResult]);
      const { sources } = (await mergeShards(folder)).resultOf(feed) as ReadFeed;
      expect(JSON.parse(JSON.stringify(sources))).toEqual(expected);
    });
  });

  it('of two matrices are not mixed, and none are said to be none', async () => {
    await expect(mergeShards(folder)).rejects.toThrow('holds no results of `catalog sync --shard`');
    await writeShard(folder, { number: 1, of: 2 }, []);
    await writeShard(folder, { number: 1, of: 3 }, []);
    await expect(mergeShards(folder)).rejects.toThrow('holds results of two different matrices');
  });
});

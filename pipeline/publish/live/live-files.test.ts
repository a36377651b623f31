/** Reading a live catalog within its limits. */
import { afterEach, describe, expect, it } from 'vitest';
import { createGuardedClient } from '../../repo/fetch/guarded-client.ts';
import { type Loopback, serveHttp } from '../../testing/loopback.ts';
import { noteDuration, publishedAt } from './live-files.ts';

type Answer = [status: number, fields: Record<string, string>];

let server: Loopback;
afterEach(() => server.close());

/** @param answers of a server, in turn; then it gives what is asked for */
async function reading(answers: Answer[], paths: string[], key?: string) {
  const keys: unknown[] = [];
  server = await serveHttp(({ headers }, response) => {
    keys.push(headers['x-api-key']);
    const [status, fields] = answers.shift() ?? [200, {}];
    response.writeHead(status, fields).end('{}');
  });
  const notes: string[] = [];
  const pauses: number[] = [];
  let now = Date.parse('2026-11-20T12:00:00Z');
  const clock = {
    now: () => now,
    async sleep(ms: number) {
      pauses.push(ms);
      now += ms;
    },
  };
  const client = createGuardedClient({ trusted: new Set([server.pair]), userAgent: 'Catalog/test', clock });
  const read = publishedAt(server.origin, client, { key, clock, note: (text) => void notes.push(text) });
  const found: (string | undefined)[] = [];
  try {
    for (const path of paths) found.push((await read(path))?.toString());
    return { found, notes, pauses, keys, asked: keys.length };
  } finally {
    await client.close();
  }
}

const left = (text: string): Answer => [200, { RateLimit: text }];

describe('a live catalog', () => {
  it.each<[string, Answer[], number[], number]>([
    ['that announces nothing', [], [], 2],
    ['with requests left', [left('"minute";r=1;t=40, "month";r=5;t=999999')], [], 2],
    ['whose minute is used up', [left('"minute";r=0;t=40, "month";r=5;t=999999')], [40_000], 2],
    ['that refuses for a while', [[429, { 'Retry-After': '30' }]], [30_000], 3],
    [
      'that refuses twice',
      [
        [429, { 'Retry-After': '30' }],
        [503, { 'Retry-After': '7' }],
      ],
      [30_000, 7_000],
      4,
    ],
    ['that says something odd', [left('minute;r=0;t=1')], [], 2],
  ])('%s is read whole', async (_what, answers, pauses, asked) => {
    const read = await reading(answers, ['/a.json', '/b.json']);
    expect(read).toMatchObject({ found: ['{}', '{}'], pauses, asked });
    const notes = pauses.map((ms) => `The limit of the server is reached: waiting ${ms / 1000} seconds.`);
    expect(read.notes).toEqual(notes);
  });

  it('is shown the key, and only where there is one', async () => {
    expect((await reading([], ['/a.json'], 'cat_key')).keys).toEqual(['cat_key']);
    await server.close();
    expect((await reading([], ['/a.json'])).keys).toEqual([undefined]);
  });

  it.each<[string, Answer[], string]>([
    [
      'whose month is used up',
      [left('"month";r=0;t=86400')],
      'takes no more requests for 1440 minutes: a quota is used',
    ],
    ['that refuses for a day', [[429, { 'Retry-After': '86400' }]], 'Use a key with a larger plan (CATALOG_READ_KEY)'],
    ['that refuses for ever', Array(30).fill([429, { 'Retry-After': '1' }]), 'wants no more requests for a while'],
    ['that does not know the key', [[401, {}]], 'does not know the key of CATALOG_READ_KEY'],
  ])('%s is given up', async (_what, answers, message) => {
    await expect(reading(answers, ['/a.json', '/b.json'], 'cat_key')).rejects.toThrow(message);
  });

  it('without a file says so', async () => {
    expect((await reading([[404, {}]], ['/a.json'])).found).toEqual([undefined]);
  });
});

describe('how long it takes', () => {
  it.each([
    [
      'https://catalog.test',
      4380,
      ['4380 files to read. A catalog may give as few as 60 a minute, so this may take 73'],
    ],
    ['https://catalog.test', 60, []],
    ['dist', 4380, []],
  ])('is said of %s with %i files, where that is long', (place, files, expected) => {
    const notes: string[] = [];
    noteDuration({ note: (text) => void notes.push(text) }, place, files);
    expect(notes).toEqual(expected.map((text) => expect.stringContaining(text)));
  });
});

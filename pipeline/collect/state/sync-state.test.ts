import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SourceKey } from '../contract/source-memory.ts';
import type { SyncState } from './sync-state.ts';
import { sampleReading, type TemporaryState, temporaryState } from './testing/state-folder.ts';

let temporary: TemporaryState;
let state: SyncState;
beforeEach(async () => {
  temporary = temporaryState();
  state = await temporary.open();
});
afterEach(async () => {
  await state.close();
  temporary.remove();
});

async function reopen(): Promise<void> {
  await state.close();
  state = await temporary.open();
}

function wait({ hours = 0, days = 0 }): void {
  temporary.now = new Date(temporary.now.getTime() + (days * 24 + hours) * 60 * 60 * 1000);
}

const KEY: SourceKey = { url: 'https://works.example/pad.json', kind: undefined };
const SEEN = {
  etag: '"1"',
  lastModified: 'Fri, 20 Nov 2026 12:00:00 GMT',
  digest: 'd'.repeat(64),
  reading: sampleReading('editor'),
};
const WHEN = [
  ['before it is written', async () => {}],
  ['in the next run', reopen],
] as const;

describe('what a document has cost', () => {
  const digest = 'c'.repeat(64);

  it.each(WHEN)('is known: %s', async (_when, pass) => {
    await state.costs('inputs').remember(digest, 'time');
    await pass();
    expect(await state.costs('inputs').recall(digest)).toBe('time');
  });

  it('is not known to other readers', async () => {
    await state.costs('inputs').remember(digest, 'time');
    await reopen();
    expect(await state.costs('others').recall(digest)).toBeUndefined();
  });
});

describe('a source', () => {
  it.each(WHEN)('is recalled as it was remembered: %s', async (_when, pass) => {
    await state.sources('inputs').remember(KEY, SEEN);
    await pass();
    expect(await state.sources('inputs').recall(KEY)).toEqual(SEEN);
    expect(await state.sources('inputs').recall({ ...KEY, url: 'https://works.example/other.json' })).toBeUndefined();
  });

  it('is another one under another stated kind', async () => {
    await state.sources('inputs').remember({ ...KEY, kind: 'pad-json' }, SEEN);
    expect(await state.sources('inputs').recall(KEY)).toBeUndefined();
    await state.sources('inputs').remember(KEY, { digest: 'e', leadsTo: 'https://works.example/pad.json' });
    expect(await state.sources('inputs').recall(KEY)).toEqual({
      digest: 'e',
      leadsTo: 'https://works.example/pad.json',
    });
    expect(await state.sources('inputs').recall({ ...KEY, kind: 'pad-json' })).toEqual(SEEN);
  });

  it('with a webhook is not known by its bytes until the worker has taken that, and again after a month', async () => {
    const reading = { ...SEEN.reading, webhookHost: 'hooks.works.example' };
    await state.sources('inputs').remember(KEY, { ...SEEN, reading });
    expect(await state.sources('inputs').recall(KEY)).toEqual({ reading });
    await state.sources('inputs').noteWebhook(KEY);
    await reopen();
    const known = await state.sources('inputs').recall(KEY);
    expect(known).toEqual({ ...SEEN, reading, webhookSentOn: temporary.now.toISOString().slice(0, 10) });
    // The same bytes came again, from a server that knows no conditions.
    await state.sources('inputs').remember(KEY, { ...SEEN, ...known });
    wait({ days: 29 });
    expect(await state.sources('inputs').recall(KEY)).toHaveProperty('digest');
    wait({ days: 1 });
    expect(await state.sources('inputs').recall(KEY)).toEqual({ reading });
  });

  it('is unknown once anything else that shaped its reading has changed, its failures are not', async () => {
    await state.sources('inputs').remember(KEY, SEEN);
    await state.sources('inputs').noteFailure(KEY, { code: 'timeout' });
    expect(await state.sources('others').recall(KEY)).toEqual({ failingCode: 'timeout' });
    expect(await state.sources('inputs').recall(KEY)).toEqual({ ...SEEN, failingCode: 'timeout' });
  });

  it('that fails keeps what it said, and waits from the third failure on', async () => {
    const sources = state.sources('inputs');
    await sources.remember(KEY, SEEN);
    await sources.noteFailure(KEY, { code: 'timeout' });
    await sources.noteFailure(KEY, { code: 'timeout' });
    expect(await sources.recall(KEY)).toEqual({ ...SEEN, failingCode: 'timeout' });
    await sources.noteFailure(KEY, { code: 'bad_status' });
    const notBefore = new Date('2026-11-20T13:00:00Z');
    expect(await sources.recall(KEY)).toEqual({ ...SEEN, failingCode: 'bad_status', notBefore });
    wait({ hours: 1 });
    expect(await sources.recall(KEY)).toEqual({ ...SEEN, failingCode: 'bad_status' });
  });

  it('that was never read waits for as long as it asks, and not longer after the clock was set back', async () => {
    const retryAt = new Date('2026-11-20T20:00:00Z');
    await state.sources('inputs').noteFailure(KEY, { code: 'rate_limited', retryAt });
    await reopen();
    expect(await state.sources('inputs').recall(KEY)).toEqual({ failingCode: 'rate_limited', notBefore: retryAt });
    wait({ days: -7 });
    expect(await state.sources('inputs').recall(KEY)).toEqual({ failingCode: 'rate_limited' });
  });

  it.each([
    ['says something new', () => state.sources('inputs').remember(KEY, SEEN)],
    ['says the same as before', () => state.sources('inputs').noteAnswer(KEY)],
  ])('no longer counts as failing when it %s', async (_what, answer) => {
    const sources = state.sources('inputs');
    await sources.remember(KEY, SEEN);
    for (let count = 0; count < 5; count += 1) await sources.noteFailure(KEY, { code: 'timeout' });
    await answer();
    expect(await sources.recall(KEY)).toEqual(SEEN);
    await sources.noteFailure(KEY, { code: 'timeout' });
    expect(await sources.recall(KEY)).toEqual({ ...SEEN, failingCode: 'timeout' });
  });

  it('whose reading may not be kept is not known at all: with its ETag alone it would seem unchanged', async () => {
    const reading = { ...SEEN.reading, webhookHost: 'https://hooks.example/secret' };
    await state.sources('inputs').remember(KEY, SEEN);
    await state.sources('inputs').remember(KEY, { ...SEEN, reading });
    expect(await state.sources('inputs').recall(KEY)).toEqual({});
  });
});

describe('an answer of a forge', () => {
  const ADDRESS = 'https://api.github.com/repos/a/b';
  const ANSWER = { etag: 'W/"1"', shape: 'repository 1', answer: '{"value":1}', seal: 'seal' };

  it.each(WHEN)('is given as it was set: %s', async (_when, pass) => {
    await state.answers.set(ADDRESS, { ...ANSWER, etag: 'W/"0"' });
    await state.answers.set(ADDRESS, ANSWER);
    await pass();
    expect(await state.answers.get(ADDRESS)).toEqual(ANSWER);
    expect(await state.answers.get(`${ADDRESS}/releases`)).toBeUndefined();
  });

  it('is kept for 90 days after it was used last, and so is a source', async () => {
    const sources = state.sources('inputs');
    await sources.remember(KEY, SEEN);
    await state.answers.set(ADDRESS, ANSWER);
    wait({ days: 60 });
    expect(await state.answers.get(ADDRESS)).toEqual(ANSWER);
    expect(await sources.recall(KEY)).toEqual(SEEN);
    wait({ days: 90 });
    await state.forgetUnused();
    await reopen();
    // Looked at with the old clock, so that the look itself does not count as use.
    temporary.now = new Date('2027-01-19T12:00:00Z');
    expect(await state.answers.get(ADDRESS)).toEqual(ANSWER);
    expect(await state.sources('inputs').recall(KEY)).toEqual(SEEN);
    wait({ days: 91 });
    await state.forgetUnused();
    expect(await state.answers.get(ADDRESS)).toBeUndefined();
    expect(await state.sources('inputs').recall(KEY)).toBeUndefined();
  });
});

describe('a check of a domain', () => {
  it.each(WHEN)('is remembered for 90 days: %s', async (_when, pass) => {
    const today = temporary.now.toISOString().slice(0, 10);
    await state.noteCheck('editor');
    await pass();
    expect(await state.lastCheckedOn('editor')).toBe(today);
    expect(await state.lastCheckedOn('other')).toBeUndefined();
    wait({ days: 91 });
    await state.forgetUnused();
    expect(await state.lastCheckedOn('editor')).toBeUndefined();
  });
});

it('remembers 10 000 sources, 256 of them at a time', async () => {
  const sources = state.sources('inputs');
  const keys = Array.from({ length: 10_000 }, (_, index) => ({ ...KEY, url: `https://works.example/${index}.json` }));
  const inGroups = async (act: (key: SourceKey) => Promise<void>) => {
    for (let start = 0; start < keys.length; start += 256) await Promise.all(keys.slice(start, start + 256).map(act));
  };
  await inGroups((key) => sources.remember(key, { ...SEEN, digest: key.url }));
  await reopen();
  const found = new Set<string | undefined>();
  await inGroups(async (key) => {
    const known = await state.sources('inputs').recall(key);
    if (known?.reading?.draft?.slug === 'editor') found.add(known.digest);
  });
  expect([...found].sort()).toEqual(keys.map(({ url }) => url).sort());
});

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
const sourcesUnder = (inputs: string) => temporary.sourcesOf(state, inputs);
const sourcesNow = () => sourcesUnder('inputs');

describe('a source', () => {
  it('is recalled as it was remembered', async () => {
    await sourcesNow().remember(KEY, SEEN);
    await reopen();
    expect(await sourcesNow().recall(KEY)).toEqual(SEEN);
    expect(await sourcesNow().recall({ ...KEY, url: 'https://works.example/other.json' })).toBeUndefined();
  });

  it('is another one under another stated kind', async () => {
    await sourcesNow().remember({ ...KEY, kind: 'pad-json' }, SEEN);
    expect(await sourcesNow().recall(KEY)).toBeUndefined();
    await sourcesNow().remember(KEY, { digest: 'e', leadsTo: 'https://works.example/pad.json' });
    expect(await sourcesNow().recall(KEY)).toEqual({
      digest: 'e',
      leadsTo: 'https://works.example/pad.json',
    });
    expect(await sourcesNow().recall({ ...KEY, kind: 'pad-json' })).toEqual(SEEN);
  });

  it('with a webhook is not known by its bytes until the worker has taken that, and again after a month', async () => {
    const reading = { ...SEEN.reading, webhookHost: 'hooks.works.example' };
    await sourcesNow().remember(KEY, { ...SEEN, reading });
    expect(await sourcesNow().recall(KEY)).toEqual({ reading });
    await sourcesNow().noteWebhook(KEY);
    await reopen();
    const known = await sourcesNow().recall(KEY);
    expect(known).toEqual({ ...SEEN, reading, webhookSentOn: temporary.now.toISOString().slice(0, 10) });
    // The same bytes came again, from a server that knows no conditions.
    await sourcesNow().remember(KEY, { ...SEEN, ...known });
    wait({ days: 29 });
    expect(await sourcesNow().recall(KEY)).toHaveProperty('digest');
    wait({ days: 1 });
    expect(await sourcesNow().recall(KEY)).toEqual({ reading });
  });

  it('is unknown once anything else that shaped its reading has changed, its failures are not', async () => {
    await sourcesNow().remember(KEY, SEEN);
    await sourcesNow().noteFailure(KEY, { code: 'timeout' });
    expect(await sourcesUnder('others').recall(KEY)).toEqual({ failingCode: 'timeout' });
    expect(await sourcesNow().recall(KEY)).toEqual({ ...SEEN, failingCode: 'timeout' });
  });

  it('that fails keeps what it said, and waits from the third failure on', async () => {
    const sources = sourcesNow();
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
    await sourcesNow().noteFailure(KEY, { code: 'rate_limited', retryAt });
    await reopen();
    expect(await sourcesNow().recall(KEY)).toEqual({ failingCode: 'rate_limited', notBefore: retryAt });
    wait({ days: -7 });
    expect(await sourcesNow().recall(KEY)).toEqual({ failingCode: 'rate_limited' });
  });

  it.each([
    ['says something new', () => sourcesNow().remember(KEY, SEEN)],
    ['says the same as before', () => sourcesNow().noteAnswer(KEY)],
  ])('no longer counts as failing when it %s', async (_what, answer) => {
    const sources = sourcesNow();
    await sources.remember(KEY, SEEN);
    for (let count = 0; count < 5; count += 1) await sources.noteFailure(KEY, { code: 'timeout' });
    await answer();
    expect(await sources.recall(KEY)).toEqual(SEEN);
    await sources.noteFailure(KEY, { code: 'timeout' });
    expect(await sources.recall(KEY)).toEqual({ ...SEEN, failingCode: 'timeout' });
  });

  it('whose reading may not be kept is not known at all: with its ETag alone it would seem unchanged', async () => {
    const reading = { ...SEEN.reading, webhookHost: 'https://hooks.example/secret' };
    await sourcesNow().remember(KEY, SEEN);
    await sourcesNow().remember(KEY, { ...SEEN, reading });
    expect(await sourcesNow().recall(KEY)).toBeUndefined();
  });
});

it('remembers 10 000 sources, 256 of them at a time', async () => {
  const sources = sourcesNow();
  const keys = Array.from({ length: 10_000 }, (_, index) => ({ ...KEY, url: `https://works.example/${index}.json` }));
  const inGroups = async (act: (key: SourceKey) => Promise<void>) => {
    for (let start = 0; start < keys.length; start += 256) await Promise.all(keys.slice(start, start + 256).map(act));
  };
  await inGroups((key) => sources.remember(key, { ...SEEN, digest: key.url }));
  await reopen();
  const found = new Set<string | undefined>();
  await inGroups(async (key) => {
    const known = await sourcesNow().recall(key);
    if (known?.reading?.draft?.slug === 'editor') found.add(known.digest);
  });
  expect([...found].sort()).toEqual(keys.map(({ url }) => url).sort());
});

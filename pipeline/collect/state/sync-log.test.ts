import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { NewAttempt } from './sync-log.ts';
import type { SyncState } from './sync-state.ts';
import { type TemporaryState, temporaryState } from './testing/state-folder.ts';

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

const FEED = 'data/feeds/editor.json';

/** One attempt each minute. */
async function note(attempt: Partial<NewAttempt> = {}): Promise<void> {
  temporary.now = new Date(temporary.now.getTime() + 60_000);
  await state.noteAttempts([{ label: FEED, outcome: 'unchanged', codes: [], failed: false, ...attempt }]);
}

const failure = (code: string, nextDueAt?: Date) => ({
  outcome: 'unreachable',
  codes: [code],
  failed: true,
  nextDueAt,
});

describe('the sync log', () => {
  it('gives the last attempts, newest first', async () => {
    await note({ outcome: 'propose', slug: 'editor', codes: ['unknown_category'] });
    await note(failure('timeout'));
    await note({ label: 'listing other' });
    expect(await state.lastAttempts(FEED, 10)).toEqual([
      { at: '2026-11-20T12:02:00.000Z', outcome: 'unreachable', codes: ['timeout'] },
      { at: '2026-11-20T12:01:00.000Z', outcome: 'propose', codes: ['unknown_category'], slug: 'editor' },
    ]);
    expect(await state.lastAttempts(FEED, 1)).toHaveLength(1);
    expect(await state.lastAttempts('data/feeds/unknown.json', 10)).toEqual([]);
  });

  it('keeps 20 attempts of each feed, and 20 codes of each attempt, each once', async () => {
    const codes = Array.from({ length: 60 }, (_, index) => `code_${Math.floor(index / 2)}`);
    for (let count = 0; count < 25; count += 1) await note({ codes });
    await note({ label: 'listing other' });
    const attempts = await state.lastAttempts(FEED, 100);
    expect(attempts).toHaveLength(20);
    expect([attempts[0]?.at, attempts[19]?.at]).toEqual(['2026-11-20T12:25:00.000Z', '2026-11-20T12:06:00.000Z']);
    expect(attempts[0]?.codes).toEqual(Array.from({ length: 20 }, (_, index) => `code_${index}`));
    expect(await state.lastAttempts('listing other', 100)).toHaveLength(1);
  });

  it('says how each feed stands', async () => {
    await note({ slug: 'editor' });
    await note(failure('timeout'));
    await note(failure('bad_status', new Date('2026-11-20T14:00:00Z')));
    await note({ label: 'data/feeds/another.json', ...failure('unknown_host') });
    expect(await state.feedStates()).toEqual([
      {
        label: 'data/feeds/another.json',
        at: '2026-11-20T12:04:00.000Z',
        outcome: 'unreachable',
        codes: ['unknown_host'],
        failures: 1,
        told: false,
      },
      {
        label: FEED,
        slug: 'editor',
        at: '2026-11-20T12:03:00.000Z',
        outcome: 'unreachable',
        codes: ['bad_status'],
        succeededAt: '2026-11-20T12:01:00.000Z',
        failures: 2,
        nextDueAt: '2026-11-20T14:00:00.000Z',
        told: false,
      },
    ]);
    await note();
    expect((await state.feedStates())[1]).toEqual({
      label: FEED,
      slug: 'editor',
      at: '2026-11-20T12:05:00.000Z',
      outcome: 'unchanged',
      codes: [],
      succeededAt: '2026-11-20T12:05:00.000Z',
      failures: 0,
      told: false,
    });
  });

  it('knows which attempts the worker was told of', async () => {
    const told = async () => (await state.feedStates()).map((feed) => feed.told);
    await note();
    const [first] = await state.feedStates();
    await note({ label: 'listing other' });
    await state.noteTold(await state.feedStates());
    expect(await told()).toEqual([true, true]);
    await note();
    expect(await told()).toEqual([false, true]);
    // Of an attempt that another one has followed.
    await state.noteTold(first ? [first] : []);
    expect(await told()).toEqual([false, true]);
  });

  it('forgets feeds that are gone, with their attempts', async () => {
    await note();
    await note({ label: 'listing gone' });
    await state.forgetFeeds(new Set([FEED]));
    expect((await state.feedStates()).map(({ label }) => label)).toEqual([FEED]);
    expect(await state.lastAttempts('listing gone', 10)).toEqual([]);
    expect(await state.lastAttempts(FEED, 10)).toHaveLength(1);
  });

  it('outlives the run', async () => {
    await note();
    await state.close();
    state = await temporary.open();
    expect(await state.lastAttempts(FEED, 10)).toHaveLength(1);
    expect(temporary.notes).toEqual([]);
  });
});

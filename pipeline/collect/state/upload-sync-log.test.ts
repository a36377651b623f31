import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { SyncLog } from '../../../schemas/contracts/generated/read-api.ts';
import type { SyncLogs } from '../../../schemas/search/search-rows.ts';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { type InternalClient, WorkerError } from '../../repo/worker/internal-client.ts';
import type { SyncState } from './sync-state.ts';
import { type TemporaryState, temporaryState } from './testing/state-folder.ts';
import { uploadSyncLog } from './upload-sync-log.ts';

let temporary: TemporaryState;
let state: SyncState;
let taken: SyncLog[];
let fails: boolean;

beforeEach(async () => {
  temporary = temporaryState();
  state = await temporary.open();
  taken = [];
  fails = false;
});
afterEach(async () => {
  await state.close();
  temporary.remove();
});

const worker: InternalClient = {
  get: () => Promise.reject(new Error('nothing is asked')),
  async post(path, body) {
    expect(path).toBe('/sync-log');
    if (fails) throw new WorkerError('The worker does not answer.');
    taken.push(...(body as SyncLogs).logs);
    return {} as never;
  },
};

const EDITOR = 'https://works.example/editor.json';

function catalog(): CatalogData {
  const source = { primary: true, last_changed_on: '2026-11-01' };
  const listing = (slug: string, sources: Partial<Listing['sources'][number]>[]) =>
    [slug, { slug, sources: sources.map((given) => ({ ...source, ...given })) }] as const;
  const feed = (name: string, value: unknown) => ({ name, bytes: Buffer.from(JSON.stringify(value)) });
  return {
    feeds: [
      feed('editor', { url: EDITOR, also: [{ url: 'https://github.com/works/editor' }] }),
      feed('kept', { pad_version: '2.0' }),
      feed('rival', { url: 'https://rival.example/editor.json' }),
    ],
    listings: new Map([
      listing('editor', [
        { kind: 'pad-json', url: EDITOR },
        { kind: 'github', url: 'https://github.com/works/editor', primary: false },
      ]),
      listing('kept', [{ kind: 'pad-json', feed: 'kept' }]),
      listing('alone', [{ kind: 'pad-xml', url: 'https://works.example/alone.xml' }]),
    ]),
  } as unknown as CatalogData;
}

async function note(label: string, code?: string): Promise<void> {
  temporary.now = new Date(temporary.now.getTime() + 60_000);
  const failed = code !== undefined;
  const codes = failed ? [code] : [];
  const nextDueAt = failed ? new Date('2026-11-21T00:00:00Z') : undefined;
  await state.noteAttempts([{ label, outcome: failed ? 'unreachable' : 'unchanged', codes, failed, nextDueAt }]);
}

it('hands over what happened to each source of a listing, and nothing of feeds that are none of its sources', async () => {
  await note('data/feeds/editor.json');
  await note('data/feeds/editor.json', 'timeout');
  await note('data/feeds/kept.json');
  await note('listing alone');
  const rival = { label: 'data/feeds/rival.json', slug: 'editor', outcome: 'slug_taken' };
  await state.noteAttempts([{ ...rival, codes: ['slug_taken'], failed: false }]);
  await uploadSyncLog(worker, catalog(), state);
  expect(taken).toEqual([
    {
      slug: 'editor',
      data: [
        {
          kind: 'pad-json',
          url: EDITOR,
          failures: 1,
          succeeded_at: '2026-11-20T12:01:00.000Z',
          next_due_at: '2026-11-21T00:00:00.000Z',
          attempts: [
            { at: '2026-11-20T12:02:00.000Z', outcome: 'unreachable', codes: ['timeout'] },
            { at: '2026-11-20T12:01:00.000Z', outcome: 'unchanged', codes: [] },
          ],
        },
      ],
    },
    { slug: 'kept', data: [expect.objectContaining({ kind: 'pad-json', url: null })] },
    { slug: 'alone', data: [expect.objectContaining({ kind: 'pad-xml', url: 'https://works.example/alone.xml' })] },
  ]);
});

it('hands over only what the worker does not know yet', async () => {
  await note('data/feeds/editor.json');
  await note('listing alone');
  fails = true;
  await expect(uploadSyncLog(worker, catalog(), state)).rejects.toThrow(WorkerError);
  fails = false;
  await uploadSyncLog(worker, catalog(), state);
  expect(taken.map(({ slug }) => slug)).toEqual(['editor', 'alone']);
  await uploadSyncLog(worker, catalog(), state);
  expect(taken).toHaveLength(2);
  await note('listing alone', 'timeout');
  await uploadSyncLog(worker, catalog(), state);
  expect(taken.map(({ slug }) => slug)).toEqual(['editor', 'alone', 'alone']);
});

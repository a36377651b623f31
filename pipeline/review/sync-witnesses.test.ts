/** Witnesses in a sync, in a real repository: one commit where there is something new, and else not one byte. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingEvidence } from '../../schemas/contracts/generated/evidence.ts';
import { error } from '../../schemas/contracts/problems.ts';
import { toPublicListing } from '../build/listings/public-listing.ts';
import { scripted, statement } from '../collect/evidence/testing/witnessing.ts';
import { users } from '../collect/evidence/users/index.ts';
import { readUserPages } from '../collect/evidence/users/user-pages.ts';
import { openSyncState, STATE_FILE } from '../collect/state/sync-state.ts';
import { publishOf } from '../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { renameListing, withdrawListing } from './decisions/manage-listings.ts';
import { openRepository } from './plan/proposals/open-repository.ts';
import type { SyncOptions } from './plan/run/sync-options.ts';
import { sync } from './sync.ts';

let catalog: TemporaryCatalog;
beforeAll(async () => {
  const document = padDocument('editor', ({ software }) => {
    delete software.homepage;
    // What the registry names as the package's own, too.
    software.documentation = 'https://github.com/works/editor';
    software.packages = ['pkg:npm/editor'];
  });
  catalog = temporaryCatalog({ editor: document });
  catalog.write('.gitignore', '.cache/\n');
  catalog.commit('Ignore the cache');
  await catalog.sync();
  await publishOf(catalog, 'editor');
  // Reading a feed takes a thread, and most of what is asked here has nothing to do with it.
  catalog.git('rm', '--quiet', FEED);
  catalog.commit('Follow nothing');
});
afterAll(() => catalog.remove());

let says: unknown = statement({ downloads: 1234 });
const npm = scripted(() => says);
const FEED = 'data/feeds/editor.json';
const PATH = 'data/evidence/ed/editor.json';
const everything = () => [catalog.git('for-each-ref'), catalog.git('status', '--porcelain')].join('\n');

async function run(date: string, more: Pick<SyncOptions, 'dryRun' | 'witnesses'> = {}) {
  const notes: string[] = [];
  const quiet = { print: () => {}, note: (text: string) => void notes.push(text), progress: () => {}, done: () => {} };
  const context = { folder: catalog.folder, now: new Date(`${date}T12:00:00Z`), output: quiet };
  const result = await sync(context, { feed: [], trust: [], date, witnesses: { npm }, ...more }, () => {});
  return { ...result.plan.witnessed, notes };
}

describe('evidence in a sync', () => {
  it('is one commit of the pipeline on the published branch, and a dry run asks nobody', async () => {
    const before = everything();
    expect(await run('2026-11-20', { dryRun: true })).toMatchObject({ asked: 0 });
    expect(everything()).toBe(before);
    expect(await run('2026-11-20')).toMatchObject({ asked: 1, failed: 0, left: 0, notes: [] });
    expect(catalog.git('log', '-1', '--format=%s|%cn', '--name-status').split('\n').filter(Boolean)).toEqual([
      'Note what is witnessed of editor|Catalog pipeline',
      `A\t${PATH}`,
    ]);
    expect(JSON.parse(catalog.git('show', `HEAD:${PATH}`))).toEqual({
      slug: 'editor',
      records: [
        {
          ...{ witness: 'npm', subject: 'pkg:npm/editor', place: 'https://github.com/works/editor' },
          ...{ source: 'https://registry.npmjs.org/editor', since: '2026-11-20', values: { downloads: 1200 } },
        },
      ],
    });
  });

  it('does not change where nothing is new: a day later, a week later, without a cache', async () => {
    const before = everything();
    await run('2026-11-21');
    says = statement({ downloads: 1160 });
    await run('2026-11-28');
    rmSync(join(catalog.folder, '.cache'), { recursive: true });
    await run('2026-11-29');
    expect(npm.asked).toHaveLength(3);
    expect(everything()).toBe(before);
  });

  it('counts a user as long as its page names the product, and no longer after three days without', async () => {
    const page = 'https://city.example/software';
    const other = 'https://town.example/';
    catalog.write('data/usage/editor/city.example.json', JSON.stringify({ page }));
    catalog.write('data/usage/editor/town.example.json', JSON.stringify({ page: other }));
    catalog.commit('Merge pages of users');
    const nights = [
      ['2026-11-29', 'answering'],
      ['2026-12-06', 'gone'],
      ['2026-12-13', 'gone'],
      ['2026-12-20', 'gone'],
    ] as const;
    const counted: unknown[] = [];
    for (const [date, state] of nights) {
      const { data } = await openRepository(catalog.folder);
      const look = async (source: string) => ({
        values: { state: source === page ? state : 'answering' } as const,
        source,
      });
      const witness = { ...users(readUserPages(data)), look };
      await run(date, { witnesses: { users: witness } });
      const { records: evidence }: ListingEvidence = JSON.parse(catalog.git('show', `HEAD:${PATH}`));
      const listing = data.listings.get('editor');
      counted.push(listing && toPublicListing(listing, data.settings, { evidence }).confirmed_users);
    }
    const [city, town] = [page, other].map((page) => ({ page, since: '2026-11-29' }));
    expect(counted).toEqual([[city, town], [city, town], [city, town], [town]]);
  });

  it('stays where its witness is down, and the publisher’s log has a code', async () => {
    catalog.git('checkout', '--quiet', 'HEAD~5', '--', FEED);
    catalog.commit('Follow it again');
    const before = everything();
    says = { problem: error('', 'timeout') };
    expect(await run('2026-12-27')).toMatchObject({ asked: 1, failed: 1 });
    expect(everything()).toBe(before);
    const state = await openSyncState(join(catalog.folder, STATE_FILE), { now: () => NOW, note: () => {} });
    expect(await state.feedStates()).toMatchObject([{ label: FEED, codes: ['timeout'], failures: 0 }]);
    await state.close();
  });

  it('goes with the listing where that is renamed, and then where it is withdrawn', async () => {
    const old = JSON.parse(catalog.git('show', `HEAD:${PATH}`));
    await renameListing(await openRepository(catalog.folder), 'editor', 'writer', NOW);
    expect(catalog.git('ls-files', 'data/evidence')).toBe('data/evidence/wr/writer.json');
    expect((await openRepository(catalog.folder)).data.evidence.get('writer')).toEqual({ ...old, slug: 'writer' });
    await withdrawListing(await openRepository(catalog.folder), 'writer', 'It is gone.', NOW);
    expect(catalog.git('ls-files', 'data/evidence')).toBe('');
  });

  it('is cleaned up by the next sync where a decision that was merged left it', async () => {
    catalog.write('data/evidence/wr/writer.json', JSON.stringify({ slug: 'writer', records: [KEPT] }));
    catalog.commit('Merge a decision');
    await run('2026-12-28');
    expect(catalog.git('ls-tree', '-r', '--name-only', 'HEAD', 'data/evidence')).toBe('');
  });
});

const KEPT = {
  witness: 'npm',
  subject: 'pkg:npm/editor',
  source: 'https://x/',
  since: '2026-11-20',
  values: { downloads: 5 },
};

import { afterEach, describe, expect, it } from 'vitest';
import { preparedCatalog, publishAllOf } from '../../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { openRepository } from '../plan/proposals/open-repository.ts';
import { waitingBranches } from '../plan/proposals/proposals.ts';
import { approvedList, checkList, digestOfList, forgetList } from './approve-all.ts';
import { publishProposals } from './publish-proposals.ts';
import { rejectProposals } from './reject-proposals.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

const SLUGS = ['editor', 'notes', 'player'];

async function withThreeWaiting() {
  catalog = await preparedCatalog(['waiting', SLUGS], async () => {
    const begun = temporaryCatalog(Object.fromEntries(SLUGS.map((slug) => [slug, padDocument(slug)])));
    await begun.sync();
    return begun;
  });
}

const open = () => openRepository(catalog.folder);
const branchesOf = async () => waitingBranches((await open()).proposals);
const subjects = () => catalog.git('log', '--first-parent', '--format=%s', 'main').split('\n');
const waiting = () => catalog.git('for-each-ref', '--format=%(refname:lstrip=3)', 'refs/heads/moderation');
const listings = () => catalog.git('ls-tree', '-r', '--name-only', 'main', 'data/listings').split('\n').sort();
const ALL = SLUGS.map((slug) => `data/listings/${slug.slice(0, 2)}/${slug}.json`);

describe('several proposals that only add to what is published', () => {
  it('become one commit, which names what was reviewed', async () => {
    await withThreeWaiting();
    const branches = await branchesOf();
    expect(await publishAllOf(catalog)).toEqual(SLUGS.map((name) => ({ name, published: true })));
    expect(subjects()[0]).toBe('Publish 3 proposals');
    expect(catalog.git('log', '-1', '--format=%P', 'main').split(' ')).toHaveLength(1);
    const body = catalog.git('log', '-1', '--format=%b', 'main').trim().split('\n');
    expect(body).toEqual(['Reviewed-as:', ...branches.map(({ name, digest }) => `${name}@${digest}`)]);
    expect([listings(), waiting(), catalog.git('status', '--porcelain')]).toEqual([ALL, '', '']);
  });

  it('leave the one that a person has edited, and the one that is not sound, to be decided on apart', async () => {
    await withThreeWaiting();
    const edit = (slug: string, from: string, to: string) => {
      catalog.git('switch', '--quiet', `moderation/${slug}`);
      const path = `data/listings/${slug.slice(0, 2)}/${slug}.json`;
      catalog.write(path, catalog.git('show', `HEAD:${path}`).replace(from, to));
      catalog.commit('Edit');
      catalog.git('switch', '--quiet', 'main');
    };
    edit('notes', '"category": "text-editors"', '"category": "games"');
    edit('player', '"category": "text-editors"', '"category": "unknown"');
    const edited = catalog.git('rev-parse', 'moderation/notes');
    expect(await publishAllOf(catalog)).toMatchObject([
      { name: 'editor', published: true },
      { name: 'notes', published: true },
      { name: 'player', published: false, reason: expect.stringContaining('not in data/categories.json') },
    ]);
    expect(listings()).toEqual(ALL.slice(0, 2));
    expect(catalog.git('merge-base', '--is-ancestor', edited, 'main')).toBe('');
    expect(waiting()).toBe('player');
  });

  it('are published once when a run was killed before it removed their branches', async () => {
    await withThreeWaiting();
    const refs = SLUGS.map((slug) => [slug, catalog.git('rev-parse', `moderation/${slug}`)]);
    await publishAllOf(catalog);
    const main = catalog.git('rev-parse', 'main');
    for (const [slug = '', commit = ''] of refs) catalog.git('branch', `moderation/${slug}`, commit);
    expect(await publishAllOf(catalog)).toEqual(SLUGS.map((name) => ({ name, published: true })));
    expect([catalog.git('rev-parse', 'main'), waiting()]).toEqual([main, '']);
  });

  it('are merged where a file of theirs is published in another form since', async () => {
    await withThreeWaiting();
    const repository = await open();
    const path = 'data/listings/no/notes.json';
    catalog.write(path, catalog.git('show', `moderation/notes:${path}`).replace('Example notes', 'Another'));
    catalog.commit('Publish by hand');
    const moved = { ...repository, main: catalog.git('rev-parse', 'main') };
    expect(await publishProposals(moved, waitingBranches(repository.proposals), NOW)).toMatchObject([
      { published: true },
      {
        published: false,
        reason: 'It conflicts with main. Run `catalog sync --renew notes`: that proposes it again, with your edits.',
      },
      { published: true },
    ]);
  });
});

describe('the digest of a list', () => {
  it('approves all of it, and nothing else', async () => {
    await withThreeWaiting();
    const branches = await branchesOf();
    const digest = digestOfList(branches);
    expect(digest).toMatch(/^[0-9a-f]{16}$/);
    expect(await approvedList(catalog.folder, branches, digest)).toEqual(
      branches.map(({ name, digest: own }) => ({ name, digest: own })),
    );
    expect(() => checkList(branches.slice(1), digest)).toThrow('the list has changed since it was shown');
    expect(() => checkList([...branches].reverse(), digest)).not.toThrow();
  });

  it('is known until all of it is published, even though less waits by then', async () => {
    await withThreeWaiting();
    const branches = await branchesOf();
    const digest = digestOfList(branches);
    await approvedList(catalog.folder, branches, digest);
    await publishProposals(await open(), branches.slice(0, 1), NOW);
    const approvals = await approvedList(catalog.folder, await branchesOf(), digest);
    expect(await publishProposals(await open(), approvals, NOW)).toEqual(
      SLUGS.map((name) => ({ name, published: true })),
    );
    await forgetList(catalog.folder, digest);
    await expect(approvedList(catalog.folder, [], digest)).rejects.toThrow('the list has changed since it was shown');
  });

  it.each(['../config', 'ABC', ''])('is no path: %j', async (digest) => {
    await withThreeWaiting();
    await expect(approvedList(catalog.folder, await branchesOf(), digest)).rejects.toThrow('the list has changed');
  });
});

it('several proposals are refused in one commit', async () => {
  await withThreeWaiting();
  const repository = await open();
  await rejectProposals(repository, [...repository.proposals.values()], 'They do not start.', NOW);
  expect([subjects()[0], waiting()]).toEqual(['Reject 3 proposals', '']);
  expect([...(await open()).data.ledger.values()].map(({ state }) => state)).toEqual([
    'rejected',
    'rejected',
    'rejected',
  ]);
});

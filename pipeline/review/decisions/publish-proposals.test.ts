import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preparedCatalog, publishAllOf, rejectOf } from '../../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { openRepository } from '../plan/proposals/open-repository.ts';
import { waitingBranches } from '../plan/proposals/proposals.ts';
import { publishProposals } from './publish-proposals.ts';

let catalog: TemporaryCatalog;
beforeEach(async () => {
  catalog = await preparedCatalog('editor waits', async () => {
    const begun = temporaryCatalog({ editor: padDocument('editor') });
    await begun.sync();
    return begun;
  });
});
afterEach(() => catalog.remove());

const publishAll = () => publishAllOf(catalog);

/** Lets `edit` change the branch of the proposal as a person would, and tries to publish it. */
async function publishAfter(edit: () => void) {
  catalog.git('switch', '--quiet', 'moderation/editor');
  edit();
  catalog.commit('Edit');
  catalog.git('switch', '--quiet', 'main');
  const main = catalog.git('rev-parse', 'main');
  const [verdict] = await publishAll();
  return { verdict, moved: catalog.git('rev-parse', 'main') !== main };
}

const read = (path: string) => catalog.git('show', `HEAD:${path}`);
const LISTING = 'data/listings/ed/editor.json';
const LEDGER = 'data/moderation/ed/editor.json';

describe('publishing a proposal', () => {
  it('takes a reviewer’s correction of the listing along', async () => {
    const { verdict, moved } = await publishAfter(() =>
      catalog.write(LISTING, read(LISTING).replace('"category": "text-editors"', '"category": "games"')),
    );
    expect(verdict).toEqual({ name: 'editor', published: true });
    expect(moved).toBe(true);
    expect(catalog.git('show', `main:${LISTING}`)).toContain('"category": "games"');
  });

  it.each([
    ['touches the listing of another', () => catalog.write('data/listings/ot/other.json', '{}'), 'not its own'],
    ['touches a workflow', () => catalog.write('.github/workflows/x.yml', 'on: push'), 'not its own'],
    ['turns its file into a program', () => chmodSync(join(catalog.folder, LISTING), 0o755), 'not a plain file'],
    ['is not valid', () => catalog.write(LISTING, '{}'), `${LISTING}: slug is missing.`],
    [
      'carries another slug',
      () => catalog.write(LISTING, read(LISTING).replaceAll('"editor"', '"vim"')),
      'another slug',
    ],
    [
      'is not said to be published',
      () => catalog.write(LEDGER, read(LEDGER).replace('published', 'withdrawn')),
      'record',
    ],
    [
      'hides an escape sequence',
      () => catalog.write(LISTING, read(LISTING).replace('Example Works', 'Example\\u001b[2J')),
      `${LISTING}: vendor.name`,
    ],
    [
      'names an unknown category',
      () => catalog.write(LISTING, read(LISTING).replace('"text-editors"', '"text-editor"')),
      'It names a category that is not in data/categories.json. Correct it in the branch.',
    ],
    [
      'tells of a rename that the ledger does not know',
      () => catalog.write(LISTING, read(LISTING).replace('{', '{ "renamed_from": "other",')),
      'The digest in its ledger record is not that of the listing.',
    ],
    ['lacks its ledger record', () => void catalog.git('rm', '--quiet', LEDGER), 'It lacks the listing or its record.'],
  ])('fails closed when the branch %s', async (_what, edit, reason) => {
    const { verdict, moved } = await publishAfter(edit);
    expect(verdict).toMatchObject({ name: 'editor', published: false, reason: expect.stringContaining(reason) });
    expect(moved).toBe(false);
  });

  it.each(['waits', 'is merged already'])(
    'leaves a branch alone that is checked out and %s, and says why',
    async (state) => {
      if (state !== 'waits') catalog.git('merge', '--quiet', '--no-ff', '--message', 'Publish', 'moderation/editor');
      catalog.git('switch', '--quiet', 'moderation/editor');
      expect(await publishAll()).toEqual([
        {
          name: 'editor',
          published: false,
          reason: 'It is checked out in a work tree. Switch to another branch there first.',
        },
      ]);
      expect(catalog.git('status', '--porcelain')).toBe('');
    },
  );

  it('interrupted after the merge only removes the branch when it runs again', async () => {
    catalog.git('merge', '--quiet', '--no-ff', '--message', 'Publish editor', 'moderation/editor');
    const main = catalog.git('rev-parse', 'main');
    expect(await publishAll()).toEqual([{ name: 'editor', published: true }]);
    expect(catalog.git('rev-parse', 'main')).toBe(main);
    expect(catalog.git('for-each-ref', '--format=%(refname)', 'refs/heads/moderation')).toBe('');
  });

  it('leaves no commit behind that is older than its parents, when the clock was set back', async () => {
    const repository = await openRepository(catalog.folder);
    await publishProposals(repository, waitingBranches(repository.proposals), new Date('2001-01-01T00:00:00Z'));
    expect(catalog.git('log', '-1', '--format=%ct', 'main')).toBe(`${NOW.getTime() / 1000}`);
  });

  it('never deletes what a symbolic branch points at', async () => {
    catalog.git('symbolic-ref', 'refs/heads/moderation/editor', 'refs/heads/main');
    const main = catalog.git('rev-parse', 'main');
    await catalog.sync().catch(() => undefined);
    expect(catalog.git('rev-parse', 'main')).toBe(main);
  });

  it('records the person who decided, as git knows them', async () => {
    catalog.git('config', 'user.name', 'Reviewer');
    catalog.git('config', 'user.email', 'reviewer@works.example');
    await publishAll();
    expect(catalog.git('log', '-1', '--format=%s by %cn', 'main')).toBe('Publish editor by Reviewer');
  });
});

describe('rejecting a proposal', () => {
  it('interrupted after it was recorded only removes the branch when it runs again', async () => {
    const branch = catalog.git('rev-parse', 'moderation/editor');
    await rejectOf(catalog, 'editor');
    const main = catalog.git('rev-parse', 'main');
    catalog.git('branch', 'moderation/editor', branch);
    await rejectOf(catalog, 'editor');
    expect(catalog.git('rev-parse', 'main')).toBe(main);
    expect(catalog.git('for-each-ref', '--format=%(refname)', 'refs/heads/moderation')).toBe('');
  });
});

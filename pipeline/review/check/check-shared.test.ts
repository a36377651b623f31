import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Release } from '../../../schemas/contracts/generated/listing.ts';
import { rejectOf } from '../../testing/reviewing.ts';
import { padDocument, TODAY } from '../../testing/temporary-catalog.ts';
import { type CatalogInReview, catalogInReview, codes, NETWORK } from './testing/checking.ts';

let catalog: CatalogInReview;
beforeAll(async () => {
  catalog = await catalogInReview();
});
afterAll(() => catalog.remove());

describe('the check of a batch', () => {
  const NAMED = 'Propose 2 listings\n\neditor\nvim';

  it('passes for what a sync proposes', async () => {
    const base = await catalog.takeBack(async () => {
      for (const slug of ['one', 'two']) catalog.write(`data/feeds/${slug}.json`, padDocument(slug));
      catalog.commit('Follow two more');
      await catalog.sync({}, undefined, undefined, { batchesFrom: 2, names: ['one', 'two'] });
    });
    const result = await catalog.check('moderation/_batch-1', 'moderation/_batch-1', base);
    expect(codes(result)).toEqual([]);
    expect(result.slugs).toEqual(['one', 'two']);
  });

  it.each<[string, string, () => void, string[]]>([
    ['passes for the pairs its commit names', NAMED, () => addVim(), []],
    ['fails for a pair its commit does not name', 'Propose editor\n\neditor', () => addVim(), ['foreign_file']],
    ['fails for half a pair', NAMED, () => addHalf(), ['vim not_published']],
    ['fails for a workflow', NAMED, () => catalog.write('.github/workflows/x.yml', ''), ['foreign_file']],
    [
      'fails for a change of a published listing',
      'Propose 2 listings\n\neditor\nshell',
      () => catalog.edit('data/listings/sh/shell.json', { name: 'Another' }),
      ['shell not_new'],
    ],
  ])('%s', async (_what, message, change, expected) => {
    const result = await catalog.checkAfter('moderation/_batch-1', 'moderation/editor', change, message);
    expect(codes(result)).toEqual(expected);
  });

  const addVim = () =>
    catalog.git(
      'checkout',
      '--quiet',
      'moderation/vim',
      '--',
      'data/listings/vi/vim.json',
      'data/moderation/vi/vim.json',
    );
  const addHalf = () => {
    addVim();
    rmSync(join(catalog.folder, 'data/listings/vi/vim.json'));
  };
});

describe('the check of updates', () => {
  const SHELL = 'data/listings/sh/shell.json';
  const SHELL_LEDGER = 'data/moderation/sh/shell.json';
  let updated: string;

  beforeAll(async () => {
    updated = await catalog.takeBack(async () => {
      const next = padDocument('shell', ({ release }) =>
        Object.assign(release, { version: '1.1.0', released_on: TODAY }),
      );
      catalog.write('data/feeds/shell.json', next);
      catalog.commit('A new version');
      await catalog.sync(NETWORK);
    });
    // The feed itself is no part of the updates.
    catalog.git('switch', '--quiet', '--create', 'moderation/_updates', 'main');
    catalog.git('checkout', '--quiet', updated, '--', 'data/listings', 'data/moderation');
    catalog.commit('Sync shell');
    catalog.git('switch', '--quiet', 'main');
  });

  it('passes for a new version', async () => {
    const result = await catalog.check('moderation/_updates');
    expect(codes(result)).toEqual([]);
    expect(result.slugs).toEqual(['shell']);
  });

  it('passes for a refusal that is noted', async () => {
    const proposed = catalog.git('rev-parse', 'moderation/editor');
    const rejected = await catalog.takeBack(() => rejectOf(catalog, 'editor'));
    catalog.git('branch', 'moderation/editor', proposed);
    expect(codes(await catalog.check('moderation/_updates', rejected))).toEqual([]);
  });

  it.each<[string, () => void, string[]]>([
    ['a name', () => catalog.edit(SHELL, { name: 'Another' }), ['shell sensitive_change']],
    [
      'a webhook',
      () => catalog.edit(SHELL_LEDGER, { webhook_host: 'x.example' }),
      ['shell digest_mismatch', 'shell sensitive_change', 'shell not_signed'],
    ],
    [
      'a former slug',
      () => catalog.edit(SHELL, { renamed_from: 'x' }),
      ['shell sensitive_change', 'shell bad_rename', 'shell not_signed'],
    ],
    ['a removal', () => catalog.drop(SHELL, SHELL_LEDGER), ['file_removed', 'shell no_update', 'shell not_a_decision']],
    ['a withdrawal', () => catalog.withdraw('shell'), ['file_removed', 'shell no_update']],
    ['a feed', () => catalog.write('data/feeds/shell.json', padDocument('x')), ['foreign_file']],
    ['a workflow', () => catalog.write('.github/workflows/x.yml', 'on: push'), ['foreign_file']],
  ])('fails for %s', async (_what, change, expected) => {
    expect(codes(await catalog.checkAfter('moderation/_updates', 'main', change))).toEqual(expected);
  });

  const NEWER = { version: '1.1.0', released_on: TODAY, prerelease: false };
  const FIRST = { version: '1.0.0', released_on: '2026-10-14', prerelease: false };
  it.each<[string, Release[], string[]]>([
    [
      'an earlier day on which it was first seen',
      [{ ...NEWER, seen_on: '2026-01-01' }, FIRST],
      ['shell sensitive_change'],
    ],
    [
      'a day to come on which it was first seen',
      [{ ...NEWER, seen_on: '2027-01-01' }, FIRST],
      ['shell sensitive_change'],
    ],
    ['no day on which it was first seen', [NEWER, FIRST], []],
    ['a reading before it that nobody made', [{ ...NEWER, seen_on: TODAY, unseen_on: '2026-01-01' }, FIRST], []],
    [
      'a day on which a version was first seen that was always there',
      [
        { ...NEWER, seen_on: TODAY },
        { ...FIRST, seen_on: TODAY },
      ],
      ['shell first_seen_changed'],
    ],
    [
      'another day of the release that is published',
      [
        { ...NEWER, seen_on: TODAY },
        { ...FIRST, released_on: '2020-01-01' },
      ],
      ['shell sensitive_change'],
    ],
    ['a release without its day', [{ ...NEWER, seen_on: TODAY, released_on: undefined }, FIRST], []],
    [
      'a release of long ago',
      [{ ...NEWER, seen_on: TODAY, released_on: '2020-01-01' }, FIRST],
      ['shell sensitive_change'],
    ],
  ])('fails for %s, with and without its signature', async (_what, versions, codesOfRules) => {
    const { signature: _signature, ...unsigned } = JSON.parse(catalog.git('show', `${updated}:${SHELL_LEDGER}`));
    for (const record of [{}, { ...unsigned, signature: undefined }]) {
      const found = await catalog.checkAfter('moderation/_updates', updated, () => {
        catalog.git('checkout', '--quiet', 'main', '--', 'data/feeds');
        catalog.edit(SHELL, { versions });
        catalog.edit(SHELL_LEDGER, record);
      });
      expect(codes(found)).toEqual([...codesOfRules, 'shell not_signed']);
    }
  });
});

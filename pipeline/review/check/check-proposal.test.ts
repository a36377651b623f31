import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rejectOf } from '../../testing/reviewing.ts';
import { padDocument } from '../../testing/temporary-catalog.ts';
import { type CatalogInReview, catalogInReview, codes, FEED, LEDGER, LISTING, NETWORK } from './testing/checking.ts';

let catalog: CatalogInReview;
beforeAll(async () => {
  catalog = await catalogInReview();
});
afterAll(() => catalog.remove());

describe('the check of a branch with one listing', () => {
  it('passes for what a sync proposes', async () => {
    const result = await catalog.check('moderation/editor');
    expect(codes(result)).toEqual([]);
    expect(result.changes.map(({ path, mode }) => `${mode} ${path}`)).toEqual([
      `100644 ${LISTING}`,
      `100644 ${LEDGER}`,
    ]);
  });

  it('passes for a reviewer’s correction', async () => {
    const correct = () => catalog.edit(LISTING, { category: 'games' });
    expect(codes(await catalog.checkAfter('moderation/editor', 'moderation/editor', correct))).toEqual([]);
  });

  it('passes for a sensitive change of a published listing', async () => {
    const base = await catalog.takeBack(async () => {
      const another = padDocument('shell', ({ software }) => Object.assign(software, { name: 'Another' }));
      catalog.write('data/feeds/shell.json', another);
      catalog.commit('Change the name');
      await catalog.sync(NETWORK);
    });
    const result = await catalog.check('moderation/shell', 'moderation/shell', base);
    expect(codes(result)).toEqual([]);
    expect(result.slugs).toEqual(['shell']);
  });

  it('takes a branch by its name although a tag is called the same', async () => {
    const first = catalog.git('rev-list', '--max-parents=0', 'main');
    const names = ['main', 'moderation/editor'];
    for (const name of names) catalog.git('tag', name, first);
    const result = await catalog.check('moderation/editor', 'moderation/editor');
    catalog.git('tag', '--delete', ...names);
    expect([codes(result), result.slugs]).toEqual([[], ['editor']]);
  });

  it('passes for a publisher’s rename, which touches four files', async () => {
    const base = await catalog.takeBack(async () => {
      catalog.write('data/feeds/shell.json', padDocument('new-shell'));
      catalog.commit('Take another slug');
      await catalog.sync(NETWORK);
    });
    const result = await catalog.check('moderation/new-shell', 'moderation/new-shell', base);
    expect(codes(result)).toEqual([]);
    expect(result.slugs).toEqual(['new-shell', 'shell']);
    expect(result.changes).toHaveLength(4);
  });

  it.each<[string, () => void, string[]]>([
    ['touches a workflow', () => catalog.write('.github/workflows/x.yml', 'on: push'), ['foreign_file']],
    ['touches CODEOWNERS', () => catalog.write('.github/CODEOWNERS', '* @me'), ['foreign_file']],
    ['touches the settings', () => catalog.edit('data/catalog.json', { name: 'Mine' }), ['foreign_file']],
    ['touches a feed', () => catalog.write(FEED, padDocument('x')), ['foreign_file']],
    ['touches code', () => catalog.write('pipeline/review/check/proposal-rules.ts', ''), ['foreign_file']],
    [
      'puts its file into another folder',
      () => catalog.write('data/listings/xx/editor.json', catalog.readText(LISTING)),
      ['foreign_file', 'bad_data'],
    ],
    ['adds another listing', () => catalog.addCopy('new'), ['foreign_file', 'new digest_mismatch', 'new not_signed']],
    [
      'changes a published listing',
      () => catalog.edit('data/listings/sh/shell.json', { name: 'Mine' }),
      ['foreign_file'],
    ],
    [
      'turns its file into a program',
      () => chmodSync(join(catalog.folder, LISTING), 0o755),
      ['not_plain_file', 'bad_data'],
    ],
    ['turns its file into a link', () => catalog.linkTo(LISTING), ['not_plain_file', 'bad_data']],
    ['takes its record out', () => catalog.drop(LEDGER), ['bad_data']],
    ['takes its listing out', () => catalog.drop(LISTING), ['editor not_published']],
    ['takes both out', () => catalog.drop(LISTING, LEDGER), ['editor not_published']],
    ['makes it huge', () => catalog.edit(LISTING, { filler: 'x'.repeat(1024 * 1024) }), ['too_large']],
    ['adds a member that the schema does not know', () => catalog.edit(LISTING, { email: 'x' }), ['bad_data']],
    ['hides an escape sequence', () => catalog.edit(LISTING, { name: 'a\u001b[2J' }), ['bad_data']],
    ['holds another slug', () => catalog.edit(LISTING, { slug: 'vim' }), ['bad_data']],
    ['names an unknown category', () => catalog.edit(LISTING, { category: 'unknown' }), ['bad_data']],
    ['is not said to be published', () => catalog.edit(LEDGER, { state: 'rejected' }), ['bad_data']],
    [
      'gives another digest',
      () => catalog.edit(LEDGER, { content_sha256: '0'.repeat(64) }),
      ['editor digest_mismatch', 'editor not_signed'],
    ],
    [
      'notes a correction that is not made',
      () => catalog.edit(LEDGER, { overrides: { category: 'games' } }),
      ['editor override_not_applied'],
    ],
    [
      'claims the address of another',
      () => catalog.edit(LISTING, { renamed_from: 'shell' }),
      ['editor digest_mismatch', 'editor bad_rename', 'editor not_signed'],
    ],
    [
      'removes another and says that it was renamed',
      () => {
        catalog.edit(LISTING, { renamed_from: 'shell' });
        catalog.drop('data/listings/sh/shell.json');
      },
      ['editor digest_mismatch', 'editor bad_rename', 'shell not_published', 'editor not_signed'],
    ],
    ['withdraws another', () => catalog.withdraw('shell'), ['foreign_file', 'file_removed', 'shell not_published']],
  ])('fails when it %s', async (_what, change, expected) => {
    const result = await catalog.checkAfter('moderation/editor', 'moderation/editor', change);
    expect(codes(result)).toEqual(expected);
  });

  it.each<[string, () => void, string[]]>([
    ['is removed', () => catalog.drop('data/listings/to/tool.json'), ['file_removed', 'tool not_published']],
    ['is withdrawn', () => catalog.withdraw('tool'), ['file_removed', 'tool not_published']],
    [
      'gets another source',
      () =>
        catalog.edit('data/listings/to/tool.json', { sources: [{ ...toolSource(), url: 'https://thief.example/' }] }),
      ['tool slug_taken', 'tool not_signed'],
    ],
  ])('fails when a published listing %s', async (_what, change, expected) => {
    expect(codes(await catalog.checkAfter('moderation/tool', 'main', change))).toEqual(expected);
  });

  it('fails when the slug was withdrawn', async () => {
    const withdrawn = await catalog.takeBack(async () => {
      catalog.withdraw('tool');
      catalog.commit('Withdraw tool');
    });
    const bringBack = () => catalog.git('checkout', '--quiet', 'main', '--', 'data');
    expect(codes(await catalog.checkAfter('moderation/tool', withdrawn, bringBack, 'Edit', withdrawn))).toEqual([
      'tool was_withdrawn',
      'tool not_signed',
    ]);
  });

  it('fails when it conflicts with the published branch', async () => {
    const proposed = catalog.git('rev-parse', 'moderation/vim');
    const rejected = await catalog.takeBack(() => rejectOf(catalog, 'vim'));
    const result = await catalog.check('moderation/vim', proposed, rejected);
    expect(codes(result)).toEqual(['conflict']);
    expect(result.changes).toEqual([]);
  });

  const toolSource = () => JSON.parse(catalog.readText('data/listings/to/tool.json')).sources[0];
});

describe('the name of a branch', () => {
  it.each([
    ['a path', 'moderation/../main'],
    ['a folder', 'moderation/a/b'],
    ['git’s own folder', 'moderation/.git'],
    ['65 characters', `moderation/${'a'.repeat(65)}`],
    ['a letter that looks like another', 'moderation/еditor'],
    ['a command', 'moderation/$(id)'],
    ['a variable', `moderation/$${'{IFS}'}`],
    ['a workflow command', 'moderation/::set-env'],
    ['nothing', 'moderation/'],
    ['a batch without number', 'moderation/_batch-'],
    ['capital letters', 'moderation/Editor'],
  ])('fails closed for %s', async (_what, name) => {
    expect(codes(await catalog.check(name, 'moderation/editor'))).toEqual(['bad_branch_name']);
  });

  it('is not believed: what does not belong to it is foreign', async () => {
    expect(codes(await catalog.check('moderation/other', 'moderation/editor'))).toEqual([
      'foreign_file',
      'other not_published',
    ]);
    expect(codes(await catalog.check('moderation/_updates', 'moderation/editor'))).toEqual(['editor no_update']);
    expect(codes(await catalog.check('moderation/_batch-1', 'moderation/editor'))).toEqual(['foreign_file']);
  });

  it('that leads nowhere is an error', async () => {
    await expect(catalog.check('moderation/editor', '--output=x')).rejects.toThrow('names no commit');
  });
});

describe('the check of any other branch', () => {
  it.each<[string, () => void, string[]]>([
    ['passes without data', () => catalog.write('README.md', 'Hello'), []],
    ['passes for a feed', () => catalog.write('data/feeds/new.json', padDocument('new')), []],
    ['passes for a withdrawal', () => catalog.withdraw('tool'), []],
    ['fails for a listing that is not valid', () => catalog.write('data/listings/to/tool.json', '{}'), ['bad_data']],
    ['fails for a listing without its record', () => catalog.drop('data/moderation/to/tool.json'), ['bad_data']],
    ['fails for a record without its listing', () => catalog.drop('data/listings/to/tool.json'), ['bad_data']],
    ['fails for a link in data', () => catalog.linkTo('data/feeds/link.json'), ['bad_data']],
  ])('%s', async (_what, change, expected) => {
    expect(codes(await catalog.checkAfter('topic', 'main', change))).toEqual(expected);
  });
});

/** Branches that are what they say: of the pipeline, of a person who corrects something, of somebody who decides. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ledgerPath, listingPath } from '../../repo/data/data-files.ts';
import { rejectOf } from '../../testing/reviewing.ts';
import { NOW } from '../../testing/temporary-catalog.ts';
import { renameListing } from '../decisions/manage-listings.ts';
import { openRepository } from '../plan/proposals/open-repository.ts';
import { editLine } from './check-summary.ts';
import { type CatalogInReview, catalogInReview, codes, NETWORK } from './testing/checking.ts';
import { forging } from './testing/forging.ts';

let catalog: CatalogInReview;
let files: ReturnType<typeof forging>;
beforeAll(async () => {
  catalog = await catalogInReview();
  files = forging(catalog);
});
afterAll(() => catalog.remove());

const EDITOR = 'moderation/editor';

describe('a proposal', () => {
  it('passes under whatever name, because it is signed', async () => {
    for (const name of [EDITOR, 'topic']) expect(codes(await catalog.check(name, EDITOR))).toEqual([]);
  });

  it('is signed the same way each time', async () => {
    const before = catalog.git('rev-parse', EDITOR);
    await catalog.sync(NETWORK);
    expect(catalog.git('rev-parse', EDITOR)).toBe(before);
  });
});

describe('a person’s edit is seen as one, with what was there before', () => {
  const descriptions = (en: string) => ({ en: { summary: 'Does one thing well.' }, de: { summary: en } });

  it.each<[string, () => void, string[]]>([
    [
      'of a member of a signed proposal',
      () => files.edit('editor', { listing: { category: 'games' } }),
      ['category: "text-editors" → "games"'],
    ],
    [
      'of a description in one language',
      () => files.edit('editor', { listing: { descriptions: descriptions('Macht eine Sache gut.') } }),
      ['descriptions.de.summary: none → "Macht eine Sache gut."'],
    ],
    [
      'that takes a member away',
      () => files.edit('editor', { listing: { homepage: undefined } }),
      ['homepage: "https://works.example/product" → none'],
    ],
    [
      'noted as a correction that takes away what the source may say one day',
      () => files.edit('editor', { record: { overrides: { support_url: null, 'descriptions.fr.summary': null } } }),
      ['correction of descriptions.fr.summary: none → taken away', 'correction of support_url: none → taken away'],
    ],
    [
      'noted as a correction as well',
      () => files.edit('editor', { listing: { category: 'games' }, record: { overrides: { category: 'games' } } }),
      ['category: "text-editors" → "games"', 'correction of category: none → "games"'],
    ],
  ])('%s', async (_what, change, expected) => {
    const result = await catalog.checkAfter(EDITOR, EDITOR, change);
    expect(codes(result)).toEqual([]);
    expect(result.edits?.get('editor')?.map(editLine)).toEqual(expected);
  });

  it('of a published listing, on a branch of any name', async () => {
    const change = () => files.edit('shell', { listing: { category: 'games' } });
    const result = await catalog.checkAfter('topic', 'main', change);
    expect(codes(result)).toEqual([]);
    expect(result.edits?.get('shell')?.map(editLine)).toEqual(['category: "text-editors" → "games"']);
  });
});

describe('a decision passes on a branch of any name', () => {
  it('to withdraw', async () => {
    expect(codes(await catalog.checkAfter('topic', 'main', () => catalog.withdraw('shell')))).toEqual([]);
  });

  it('to rename, with an edit', async () => {
    const renamed = await catalog.takeBack(async () => {
      await renameListing(await openRepository(catalog.folder), 'shell', 'sea-shell', NOW);
    });
    expect(codes(await catalog.check('topic', renamed))).toEqual([]);
    const edit = () => files.edit('sea-shell', { listing: { category: 'games' } });
    const result = await catalog.checkAfter('topic', renamed, edit);
    expect(codes(result)).toEqual([]);
    expect(result.edits?.get('sea-shell')?.map(editLine)).toEqual(['category: "text-editors" → "games"']);
  });

  it('to forget a refusal', async () => {
    const proposed = catalog.git('rev-parse', 'moderation/vim');
    const refused = await catalog.takeBack(() => rejectOf(catalog, 'vim'));
    catalog.git('branch', 'moderation/vim', proposed);
    const forget = () => catalog.drop(ledgerPath('vim'));
    expect(codes(await catalog.checkAfter('topic', refused, forget, 'Edit', refused))).toEqual([]);
  });

  it('to refuse what was proposed', async () => {
    const refuse = () => {
      catalog.git('checkout', '--quiet', 'moderation/vim', '--', ledgerPath('vim'));
      catalog.edit(ledgerPath('vim'), { state: 'rejected', reason: 'No.' });
    };
    expect(codes(await catalog.checkAfter('topic', 'main', refuse))).toEqual([]);
  });
});

describe('from another repository', () => {
  it('a feed passes', async () => {
    const add = () => catalog.write('data/feeds/new.json', '{ "url": "https://new.example/pad.json" }');
    const result = await catalog.checkAfter('moderation/new', 'main', add, 'Add', 'main', { outside: true });
    expect(codes(result)).toEqual([]);
  });

  it('a listing is refused with the file of the feed that would propose it', async () => {
    const add = () => files.edit('tool', { listing: { category: 'games' } });
    const { faults } = await catalog.checkAfter('topic', 'main', add, 'Add', 'main', { outside: true });
    expect(faults.map(({ message }) => message)).toEqual([
      'Listings and their records are made by the pipeline, from what it reads itself, so none is taken from another ' +
        'repository. Propose the feed instead: take these files out, and add the file data/feeds/tool.json with ' +
        '{"url":"https://publisher.example/tool.json"}. The next sync then proposes the listing.',
    ]);
  });

  it.each([
    ['no listing', '[]'],
    ['no sources', '{"sources":[null]}'],
    ['an address that is none', '{"sources":[{"url":"javascript:alert(1)"}]}'],
    ['an address with a user', '{"sources":[{"url":"https://a:b@evil.example/"}]}'],
    ['no JSON', '\u001b[2J'],
  ])('a file with %s is refused without repeating it', async (_what, text) => {
    const add = () => catalog.write(listingPath('new'), text);
    const { faults } = await catalog.checkAfter('topic', 'main', add, 'Add', 'main', { outside: true });
    expect(faults[0]?.code).toBe('listing_from_outside');
    expect(faults[0]?.message).toContain('data/feeds/new.json with {"url":"https://…"} (the address of the document)');
  });
});

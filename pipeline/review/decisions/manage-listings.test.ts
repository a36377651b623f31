/** Withdrawal and rename, on real git, and how later syncs keep to them. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { approvedCatalog, outcomes, publishedOf, publishOf, rejectOf } from '../../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, TODAY } from '../../testing/temporary-catalog.ts';
import { openRepository } from '../plan/proposals/open-repository.ts';
import { renameListing, withdrawListing } from './manage-listings.ts';

let catalog: TemporaryCatalog;
const FEED = 'https://works.example/editor.json';
const follow = (url: string) => JSON.stringify({ url });
const record = (slug: string) =>
  JSON.parse(catalog.git('show', `main:data/moderation/${slug.slice(0, 2)}/${slug}.json`));
const newer = (slug: string) =>
  padDocument(slug, (document) => {
    document.software.name = 'Example editor';
    document.release = { version: '1.1.0', released_on: TODAY };
  });

beforeEach(async () => {
  catalog = await approvedCatalog(padDocument('editor'), FEED);
});
afterEach(() => catalog.remove());

const withdraw = async (slug: string) => withdrawListing(await openRepository(catalog.folder), slug, 'Malware.', NOW);
const rename = async (from: string, to: string) => renameListing(await openRepository(catalog.folder), from, to, NOW);

describe('a withdrawn listing', () => {
  it('is gone, its reason, name and category stay, and its feed brings it back under no slug', async () => {
    const before = await publishedOf(catalog, 'editor');
    await withdraw('editor');
    expect(await publishedOf(catalog, 'editor')).toBeUndefined();
    const was = { name: before?.name, category: before?.category };
    expect(record('editor')).toMatchObject({ state: 'withdrawn', reason: 'Malware.', was });
    expect(catalog.git('log', '-1', '--format=%s', 'main')).toBe('Withdraw editor');
    expect(catalog.git('status', '--porcelain')).toBe('');
    for (const slug of ['editor', 'editor-2']) {
      expect(outcomes(await catalog.sync({ [FEED]: newer(slug) }))).toEqual(['data/feeds/editor.json: withdrawn']);
    }
  });

  it('takes the change along that waits for it', async () => {
    const change = padDocument('editor', ({ software }) => Object.assign(software, { name: 'Another' }));
    await catalog.sync({ [FEED]: change });
    await withdraw('editor');
    expect(catalog.git('for-each-ref', '--format=%(refname:short)')).toBe('main');
  });

  it.each([
    ['nothing', 'No listing is published under nothing.'],
    ['../x', 'No listing is published under that slug.'],
  ])('must be published: %s', async (slug, message) => {
    await expect(withdraw(slug)).rejects.toThrow(message);
  });

  it('cannot be withdrawn twice', async () => {
    await withdraw('editor');
    await expect(withdraw('editor')).rejects.toThrow('The ledger says: withdrawn.');
  });
});

it('a feed does not move into a slug that was withdrawn', async () => {
  const other = 'https://other.example/feed.json';
  catalog.write('data/feeds/other.json', follow(other));
  catalog.commit('Follow another');
  await catalog.sync({ [FEED]: padDocument('editor'), [other]: padDocument('other') });
  await publishOf(catalog, 'other');
  await withdraw('editor');
  const plan = await catalog.sync({ [other]: padDocument('editor') });
  expect(outcomes(plan)).toEqual(['data/feeds/editor.json: withdrawn', 'data/feeds/other.json: slug_taken']);
  expect(record('editor')).toMatchObject({ state: 'withdrawn', reason: 'Malware.' });
});

describe('a listing that an administrator renames', () => {
  it('goes on under the new slug, although its feed says the old one', async () => {
    await rename('editor', 'example-editor');
    expect(await publishedOf(catalog, 'editor')).toBeUndefined();
    expect(record('editor')).toMatchObject({ state: 'renamed', renamed_to: 'example-editor' });
    expect(outcomes(await catalog.sync({ [FEED]: padDocument('editor') }))).toEqual([
      'data/feeds/editor.json: unchanged',
    ]);
    expect(outcomes(await catalog.sync({ [FEED]: newer('editor') }))).toEqual(['data/feeds/editor.json: update']);
    expect(await publishedOf(catalog, 'example-editor')).toMatchObject({
      renamed_from: 'editor',
      versions: [{ version: '1.1.0' }, { version: '1.0.0' }],
    });
  });

  it('can be renamed again, and its first slug is nobody else’s', async () => {
    await rename('editor', 'second');
    await rename('second', 'third');
    catalog.write('data/feeds/other.json', follow('https://other.example/feed.json'));
    catalog.commit('Follow another');
    const network = { [FEED]: newer('editor'), 'https://other.example/feed.json': padDocument('editor') };
    expect(outcomes(await catalog.sync(network))).toEqual([
      'data/feeds/editor.json: update',
      'data/feeds/other.json: slug_taken',
    ]);
  });

  it('does not get a slug that is in use, or no slug', async () => {
    await expect(rename('editor', 'editor')).rejects.toThrow('editor is in use, or was once. Choose another slug.');
    await expect(rename('editor', '../x')).rejects.toThrow('A slug is made of lower-case letters');
  });
});

describe('a listing whose publisher asks for another slug', () => {
  it('waits for a person; merged, the old slug leads to the new one and its versions stay', async () => {
    const plan = await catalog.sync({ [FEED]: newer('better') });
    expect(outcomes(plan)).toEqual(['data/feeds/editor.json: propose']);
    expect(catalog.git('diff', '--no-renames', '--name-status', 'main', 'moderation/better').split('\n')).toEqual([
      'A\tdata/listings/be/better.json',
      'D\tdata/listings/ed/editor.json',
      'A\tdata/moderation/be/better.json',
      'M\tdata/moderation/ed/editor.json',
    ]);
    expect(outcomes(await catalog.sync({ [FEED]: newer('better') }))).toEqual(['data/feeds/editor.json: pending']);
    expect(await publishedOf(catalog, 'editor')).toBeDefined();
    await publishOf(catalog, 'better');
    expect(record('editor')).toMatchObject({ state: 'renamed', renamed_to: 'better' });
    expect(await publishedOf(catalog, 'better')).toMatchObject({
      renamed_from: 'editor',
      versions: [{ version: '1.1.0' }, { version: '1.0.0' }],
    });
    expect(outcomes(await catalog.sync({ [FEED]: newer('better') }))).toEqual(['data/feeds/editor.json: unchanged']);
  });

  it('and is refused goes on under the slug it has', async () => {
    await catalog.sync({ [FEED]: newer('better') });
    await rejectOf(catalog, 'better');
    expect(outcomes(await catalog.sync({ [FEED]: newer('better') }))).toEqual(['data/feeds/editor.json: unchanged']);
    expect((await publishedOf(catalog, 'editor'))?.versions[0]?.version).toBe('1.1.0');
  });
});

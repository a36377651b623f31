import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { readImports } from '../../tools/structure/imports.ts';
import { emittedFiles } from '../testing/emitted-files.ts';

const emit = emittedFiles();
const at = (path: string) => join(process.env.CATALOG_EMITTED ?? '', path);

const listing = (slug: string, more: object = {}) => ({
  ...{ slug, name: `Name of ${slug}`, icon: null, vendor: { name: 'Works' }, category: 'games', pricing: null },
  ...{ summary: 'It does.', descriptions: { en: { summary: 'It does.' } }, versions: [], updated_on: '2026-01-01' },
  ...{ links: { manifest: '/api/v1/software/x/manifest' }, rank: { score: 1, signals: [] } },
  ...{ license: { type: null, spdx_id: null }, evidence: [], screenshots: [] },
  ...more,
});
const CATEGORY = { slug: 'games', name: 'Games', description: 'To play.', listing_count: 2 };
const PUBLISHER = { slug: 'works', name: 'Works', website: 'https://works.org/' };
const ORDER = ['one', 'other', 'third'];
const order = (slugs: readonly string[]) => ({ order: slugs.map((slug) => [slug, 1]) });

beforeEach(async () => {
  await emit(files.settings, { languages: ['en', 'de'] });
  await emit(files.manifest, { entity: { name: 'Tools', descriptions: {} } });
  await emit(files.listPage(undefined, 1), { links: { self: '/api/v1/software' } });
  await emit(files.categories, { data: [CATEGORY] });
  await emit(files.rankTable, order(ORDER));
  await emit(files.related('one'), { one: ['other'] });
  await emit(files.publishers, { data: [{ ...PUBLISHER, listings: ['one', 'third'] }] });
  for (const slug of ['one', 'other', 'third']) await emit(files.listing(slug), listing(slug));
});

/** As a build does that begins now. */
async function keyOf(tag = 'en'): Promise<string> {
  vi.resetModules();
  const [{ pageKey }, { noteFacts }] = [
    await import('./listing-material.ts'),
    await import('../catalog/listing-index.ts'),
  ];
  const key = pageKey(tag, 'one');
  noteFacts();
  return key;
}

describe.each([
  ['with nothing noted', undefined],
  ['with what an earlier build has noted', 'facts.json'],
])('%s', (_what, note) => {
  beforeEach(() => {
    if (note !== undefined) vi.stubEnv('CATALOG_LISTING_FACTS', at(note));
  });

  it.each<[string, () => Promise<void>]>([
    ['the listing', () => emit(files.listing('one'), listing('one', { homepage: 'https://one.org' }))],
    ['the summary of a related listing', () => emit(files.listing('other'), listing('other', { summary: 'New.' }))],
    ['which listings are related', () => emit(files.related('one'), { one: ['third'] })],
    ['the name of another one of the publisher', () => emit(files.listing('third'), listing('third', { name: 'New' }))],
    ['which others the publisher has', () => emit(files.publishers, { data: [{ ...PUBLISHER, listings: ['one'] }] })],
    ['an image of its own', () => emit(files.listingPreview('one'), {})],
    ['the image of its category', () => emit(files.categoryPreview('en', 'games'), {})],
    ['the name of a category', () => emit(files.categories, { data: [{ ...CATEGORY, name: 'Play' }] })],
    ['the name of the catalog', () => emit(files.manifest, { entity: { name: 'New', descriptions: {} } })],
    ['the languages', () => emit(files.settings, { languages: ['en'] })],
  ])('a page has another key where %s has changed', async (_part, change) => {
    const before = await keyOf();
    expect(await keyOf()).toBe(before);
    await change();
    expect(await keyOf()).not.toBe(before);
  });

  it.each<[string, () => Promise<void>]>([
    [
      'when a related listing was changed last',
      () => emit(files.listing('other'), listing('other', { updated_on: '2026-02-02' })),
    ],
    [
      'the summary of another one of the publisher',
      () => emit(files.listing('third'), listing('third', { summary: 'New.' })),
    ],
    ['how many listings a category has', () => emit(files.categories, { data: [{ ...CATEGORY, listing_count: 3 }] })],
    ['its place, and those of all others', () => emit(files.rankTable, order(ORDER.toReversed()))],
  ])('a page keeps its key where %s has changed', async (_part, change) => {
    const before = await keyOf();
    await change();
    expect(await keyOf()).toBe(before);
  });
});

it('pages in two languages have two keys', async () => {
  expect(await keyOf('de')).not.toBe(await keyOf('en'));
});

describe('what is noted of listings', () => {
  beforeEach(() => vi.stubEnv('CATALOG_LISTING_FACTS', at('facts.json')));

  it('spares reading a file with the digest that the pipeline says', async () => {
    const file = files.listing('one');
    const standing = { folder: at(''), written: [], pages: [] };
    const listed = [files.rankTable, files.related('one'), files.publishers, file, files.listing('other')];
    const say = (digest: string) =>
      writeFileSync(
        at('standing.json'),
        JSON.stringify({ ...standing, files: listed.map((path) => [path.slice(1), digest]) }),
      );
    vi.stubEnv('CATALOG_STANDING', at('standing.json'));
    say('0a');
    const before = await keyOf();
    writeFileSync(at(file), readFileSync(at(file), 'utf8').replace('Name of one', 'Name of two'));
    const { readFacts } = await import('../catalog/listing-index.ts');
    expect(readFacts('one').name).toBe('Name of one');
    expect(await keyOf()).toBe(before);
    say('0b');
    expect(await keyOf()).not.toBe(before);
  });

  it('is read anew where the note was cut off', async () => {
    const before = await keyOf();
    writeFileSync(at('facts.json'), readFileSync(at('facts.json'), 'utf8').slice(0, 60));
    expect(await keyOf()).toBe(before);
  });
});

describe('what a page reads of the catalog', () => {
  const PROJECT = join(import.meta.dirname, '..', '..');
  const graph = readImports(PROJECT);
  const templates = new Set(['site/listing/ListingPage.astro']);
  for (const file of templates) {
    if (file === 'site/listing/listing-material.ts') continue;
    for (const imported of graph.get(file) ?? []) if (imported.startsWith('site/')) templates.add(imported);
  }
  // These know what is read, and show nothing.
  templates.delete('site/listing/listing-material.ts');
  const shown = [...templates].filter((file) => !file.startsWith('site/catalog/'));
  const read = (from: string) =>
    shown.flatMap((file) => {
      const source = readFileSync(join(PROJECT, file), 'utf8');
      const imported = [...source.matchAll(new RegExp(`import \\{([^}]*)\\} from '[^']*/${from}'`, 'g'))];
      return imported.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
    });

  it('is in the key of every page, beside what is put together for this one', () => {
    // The address of the API in the last one is the site's own.
    const frame = ['isStaticHost', 'readCatalogFacts', 'readCategory', 'readLanguages', 'readOperator', 'readListPage'];
    const values = read('catalog-data.ts').filter((name) => name !== '' && !name.startsWith('type '));
    expect(values.length).toBeGreaterThan(5);
    expect(values.filter((name) => !frame.includes(name))).toEqual([]);
  });

  it.each(['listing-index.ts', 'filtered-lists.ts', 'build-state.ts'])(
    'is nothing that %s knows of all listings',
    (file) => {
      expect(read(file)).toEqual([]);
    },
  );
});

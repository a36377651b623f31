import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openRepository } from '../../review/plan/proposals/open-repository.ts';
import { padDocument, type TemporaryCatalog, temporaryCatalog } from '../../testing/temporary-catalog.ts';
import { parseCatalog } from '../catalog/parse-catalog.ts';
import { compactJson, stableJson } from '../text/stable-json.ts';
import { readCheckout } from './checkout.ts';
import { contentDigest, listingPath, readCommit, readFolder, slugIn } from './data-files.ts';

let catalog: TemporaryCatalog;
afterEach(() => (catalog as TemporaryCatalog | undefined)?.remove());

it.each([
  ['con', 'data/listings/co/con_.json'],
  ['com1', 'data/listings/co/com1_.json'],
  ['constructor', 'data/listings/co/constructor.json'],
])('%s is the slug of a file that every system holds', (slug, path) => {
  expect(listingPath(slug)).toBe(path);
  expect(slugIn(path)).toBe(slug);
});

describe('data/', () => {
  it('reads the same from a commit and from the folder', async () => {
    catalog = temporaryCatalog({ editor: padDocument('editor'), grün: padDocument('green') });
    const [commit, folder] = [await readCommit(catalog.folder, 'HEAD'), await readFolder(catalog.folder)];
    expect([...commit.keys()].sort()).toEqual([...folder.keys()].sort());
    for (const [path, bytes] of commit) expect(folder.get(path)?.equals(bytes)).toBe(true);
  });

  it('refuses a link, which could lead anywhere', async () => {
    catalog = temporaryCatalog();
    mkdirSync(join(catalog.folder, 'data/feeds'));
    for (const name of ['link', 'other']) symlinkSync('/etc/hostname', join(catalog.folder, `data/feeds/${name}.json`));
    catalog.commit('Add links');
    await expect(readCommit(catalog.folder, 'HEAD')).rejects.toThrow(
      'data/feeds/link.json has mode 120000. Files of data/ must be plain files (100644).\n' +
        'data/feeds/other.json has mode 120000. Files of data/ must be plain files (100644).',
    );
  });

  it.each([
    ['data/catalog.json', '{', /data\/catalog\.json\n.*not valid JSON: it ends before .* at line 1, column 2/],
    [
      'data/catalog.json',
      '{"format":2,"accnt":"#0a6b58","a b@c.org":1}',
      /something that is not allowed here\. Remove it\..*accnt is not known here\. Did you mean accent\?.*name is missing\./s,
    ],
    [
      'data/categories.json',
      '{"categories":[{"slug":"other","label":"Other"}]}',
      /categories\.0\.description is missing\. Add what belongs in it.*\n.*categories\.0\.aliases is missing/,
    ],
    [
      'data/catalog.json',
      '{"format":2,"search":"api"}',
      /search is a setting of earlier versions and gone: .* Remove it\./,
    ],
    ['data/listings/ed/editor.json', '{"slug":7}', /editor\.json\n[\s\S]*slug must be text in quotes\./],
    [
      'data/moderation/ed/editor.json',
      JSON.stringify({
        slug: 'other',
        state: 'rejected',
        source: { kind: 'pad-json' },
        content_sha256: '0'.repeat(64),
        report: [],
        overrides: {},
      }),
      /slug is the slug of another file: data\/moderation\/ot\/other\.json\./,
    ],
  ])('names %s when it is wrong', async (path, content, message) => {
    catalog = temporaryCatalog();
    catalog.write(path, content);
    expect(() => parseCatalog(new Map())).toThrow(/data\/catalog\.json\n.*This file is missing\./);
    const files = await readFolder(catalog.folder);
    expect(() => parseCatalog(files)).toThrow(message);
  });

  it('names the settings and the categories at once when both are wrong', async () => {
    catalog = temporaryCatalog();
    catalog.write('data/catalog.json', '{');
    catalog.write('data/categories.json', '{');
    const files = await readFolder(catalog.folder);
    expect(() => parseCatalog(files)).toThrow(
      /catalog\.json\n.*not valid JSON.*\n.*categories\.json\n.*not valid JSON/,
    );
  });
});

describe('what one file says of another', () => {
  async function publishedEditor() {
    catalog = temporaryCatalog({ editor: padDocument('editor') });
    await catalog.sync();
    catalog.git('merge', '--quiet', '--no-ff', '--message', 'Publish', 'moderation/editor');
  }

  it.each([
    [
      'a listing whose record does not call it published',
      () => catalog.git('rm', '--quiet', 'data/moderation/ed/editor.json'),
      /editor\.json\n.*data\/moderation\/ed\/editor\.json does not say that it is published\./,
    ],
    [
      'a mistyped rule of admission',
      () => catalog.write('data/admission.json', '{ "licences": ["open-source"] }'),
      /data\/admission\.json\n.*licences is not known here\. .*licenses/,
    ],
    [
      'a listing in a category that is gone',
      () => catalog.write('data/categories.json', JSON.stringify({ categories: [OTHER] })),
      /data\/categories\.json\n.*categories lacks text-editors, the category of editor\. Add it/,
    ],
    [
      'a record whose listing is gone',
      () => catalog.git('rm', '--quiet', 'data/listings/ed/editor.json'),
      /editor is published by this record, but data\/listings\/ed\/editor\.json is not there\. Restore the file from git/,
    ],
    [
      'a vocabulary with one slug twice',
      () => catalog.write('data/categories.json', JSON.stringify({ categories: [OTHER, OTHER] })),
      /categories\.1\.slug is the slug of categories\.0, too\./,
    ],
    [
      'a vocabulary without the fallback',
      () => catalog.write('data/categories.json', JSON.stringify({ categories: [{ ...OTHER, slug: 'games' }] })),
      /categories lacks the category other/,
    ],
  ])('is checked: %s', async (_what, change, message) => {
    await publishedEditor();
    change();
    const files = await readFolder(catalog.folder);
    expect(() => parseCatalog(files)).toThrow(message);
  });

  it('names its schema for editors, and nobody reads that', async () => {
    await publishedEditor();
    for (const path of ['catalog.json', 'categories.json', 'listings/ed/editor.json', 'moderation/ed/editor.json']) {
      const file = join(catalog.folder, 'data', path);
      const value = JSON.parse(readFileSync(file, 'utf8'));
      catalog.write(`data/${path}`, JSON.stringify({ $schema: '../schemas/contracts/any.json', ...value }));
    }
    const { settings, categories, listings, ledger } = parseCatalog(await readFolder(catalog.folder));
    expect(JSON.stringify([settings, categories, [...listings], [...ledger]])).not.toContain('$schema');
  });

  it.each([
    ['corrections', 'data/moderation/ed/editor.json', 50_000, (nested: string) => `{"overrides":{"icon":${nested}}}`],
    ['settings', 'data/catalog.json', 200_000, (nested: string) => `{"name":${nested}}`],
    ['settings of this format', 'data/catalog.json', 200_000, (nested: string) => `{"format":2,"name":${nested}}`],
  ])('refuses %s nested too deep, without walking down there', async (_, path, depth, around) => {
    await publishedEditor();
    const written = JSON.parse(readFileSync(join(catalog.folder, path), 'utf8'));
    const deep = around('['.repeat(depth) + ']'.repeat(depth));
    const { overrides: _none, name: _name, format: _format, ...rest } = written;
    catalog.write(path, `${JSON.stringify(rest).slice(0, -1)},${deep.slice(1)}`);
    const files = await readFolder(catalog.folder);
    expect(() => parseCatalog(files)).toThrow(/nested|has format 1/);
  });

  const OTHER = { slug: 'other', label: 'Other', description: 'Everything else.', aliases: [] };
});

describe('a checkout', () => {
  it('is the commit only while data/ and slots/ are just what the commit holds', async () => {
    catalog = temporaryCatalog();
    const head = catalog.git('rev-parse', 'HEAD');
    expect(await readCheckout(catalog.folder)).toMatchObject({ commit: head, date: '2026-11-19' });
    catalog.write('notes.txt', 'outside data/');
    expect(await readCheckout(catalog.folder)).toMatchObject({ commit: head });
    catalog.write('slots/Footer.astro', '<p>Ours</p>');
    expect(await readCheckout(catalog.folder)).toMatchObject({ note: 'slots/ has changes that are not committed' });
    catalog.write('data/feeds/new.json', padDocument('new'));
    expect(await readCheckout(catalog.folder)).toMatchObject({
      commit: null,
      date: null,
      note: 'data/ has changes that are not committed',
    });
  });

  it('is what lies in a folder that is no git repository, and says so', async () => {
    catalog = temporaryCatalog({ editor: padDocument('editor') });
    rmSync(join(catalog.folder, '.git'), { recursive: true });
    const checkout = await readCheckout(catalog.folder);
    expect(checkout).toMatchObject({ commit: null, date: null, note: 'this folder is no git repository' });
    expect(checkout.files.has('data/feeds/editor.json')).toBe(true);
  });

  it.each([
    ['a folder below a repository', 'data', 'This needs the git repository of a catalog'],
    ['a repository without the published branch', '.', 'There is no branch main. Create it'],
  ])('is refused for %s, in words an operator can act on', async (_what, below, message) => {
    catalog = temporaryCatalog();
    catalog.git('branch', '--move', 'trunk');
    await expect(openRepository(join(catalog.folder, below))).rejects.toThrow(message);
  });
});

describe('stable JSON', () => {
  it('sorts members by code unit at every depth, drops undefined, ends with a newline', () => {
    catalog = temporaryCatalog();
    const value = { b: [{ z: 1, a: 2 }], a: undefined, Z: 'ä', ä: null };
    expect(compactJson(value)).toBe('{"Z":"ä","b":[{"a":2,"z":1}],"ä":null}\n');
    expect(stableJson({ b: 1, a: [] })).toBe('{\n  "a": [],\n  "b": 1\n}\n');
  });

  it('digests what a reviewer judges, without releases, dates and pictures', async () => {
    catalog = temporaryCatalog({ editor: padDocument('editor') });
    const plan = await catalog.sync();
    const listing = plan.items[0]?.snapshot?.listing;
    if (listing === undefined) throw new Error('no snapshot');
    const digest = '0'.repeat(64);
    const icon = { sha256: digest, width: 128, height: 128, from: 'homepage', source_sha256: digest } as const;
    const later = { ...listing, versions: [{ version: '9.0', prerelease: false }], pictures: { icon } };
    expect(contentDigest(later)).toBe(contentDigest(listing));
    expect(contentDigest({ ...listing, name: 'Another' })).not.toBe(contentDigest(listing));
  });
});

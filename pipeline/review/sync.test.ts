import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { approvedCatalog, outcomes, publishedOf, publishOf, rejectOf } from '../testing/reviewing.ts';
import { NOW, padDocument, type TemporaryCatalog, TODAY, temporaryCatalog } from '../testing/temporary-catalog.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

const FEED = 'https://works.example/editor.json';
const follow = (url: string) => JSON.stringify({ url });
const refs = () => catalog.git('for-each-ref', '--format=%(refname:short)').split('\n');
const everything = () => [catalog.git('for-each-ref'), catalog.git('status', '--porcelain')].join('\n');

const publish = (slug: string) => publishOf(catalog, slug);
const reject = (slug: string) => rejectOf(catalog, slug);
const published = (slug: string) => publishedOf(catalog, slug);

describe('a new listing', () => {
  it('becomes one commit on its own branch, with just the listing and its ledger record', async () => {
    catalog = temporaryCatalog({ editor: padDocument('editor') });
    const main = catalog.git('rev-parse', 'main');
    expect(outcomes(await catalog.sync())).toEqual(['data/feeds/editor.json: propose']);
    expect(refs()).toEqual(['main', 'moderation/editor']);
    expect(catalog.git('rev-parse', 'main', 'moderation/editor^')).toBe(`${main}\n${main}`);
    expect(catalog.git('diff', '--name-status', 'main', 'moderation/editor').split('\n')).toEqual([
      'A\tdata/listings/ed/editor.json',
      'A\tdata/moderation/ed/editor.json',
    ]);
    expect(catalog.git('log', '-1', '--format=%s|%cn|%ct', 'moderation/editor')).toBe(
      `Propose editor|Catalog pipeline|${NOW.getTime() / 1000}`,
    );
    expect(existsSync(join(catalog.folder, 'data/listings'))).toBe(false);
    expect(catalog.git('status', '--porcelain')).toBe('');
  });

  it('is published by a real merge, and changes nothing when the sync runs again before or after that', async () => {
    catalog = temporaryCatalog({ editor: padDocument('editor') });
    await catalog.sync();
    const waiting = everything();
    expect(outcomes(await catalog.sync({}, '2026-11-25'))).toEqual(['data/feeds/editor.json: pending']);
    expect(everything()).toBe(waiting);
    await publish('editor');
    expect(catalog.git('log', '-1', '--format=%P', 'main').split(' ')).toHaveLength(2);
    expect(refs()).toEqual(['main']);
    expect(existsSync(join(catalog.folder, 'data/listings/ed/editor.json'))).toBe(true);
    expect(catalog.git('status', '--porcelain')).toBe('');
    const merged = everything();
    expect(outcomes(await catalog.sync({}, '2026-11-26'))).toEqual(['data/feeds/editor.json: unchanged']);
    expect(everything()).toBe(merged);
  });

  it('follows the feed while it waits, still as one commit', async () => {
    catalog = temporaryCatalog({ editor: follow(FEED) });
    await catalog.sync({ [FEED]: padDocument('editor') });
    const newer = padDocument('editor', (document) => {
      document.release = { version: '1.1.0' };
    });
    expect(outcomes(await catalog.sync({ [FEED]: newer }))).toEqual(['data/feeds/editor.json: propose']);
    expect(catalog.git('rev-list', '--count', 'main..moderation/editor')).toBe('1');
    expect(catalog.git('show', 'moderation/editor:data/listings/ed/editor.json')).toContain('"1.1.0"');
  });

  it('is left alone when a person has committed to its branch', async () => {
    catalog = temporaryCatalog({ editor: follow(FEED) });
    await catalog.sync({ [FEED]: padDocument('editor') });
    catalog.git('switch', '--quiet', 'moderation/editor');
    catalog.commit('Look at it');
    catalog.git('switch', '--quiet', 'main');
    const tip = catalog.git('rev-parse', 'moderation/editor');
    const newer = padDocument('editor', (document) => {
      document.software.category = 'games';
    });
    expect(outcomes(await catalog.sync({ [FEED]: newer }))).toEqual(['data/feeds/editor.json: pending']);
    expect(catalog.git('rev-parse', 'moderation/editor')).toBe(tip);
  });
});

describe('an update of a published listing', () => {
  const newer = (change: (software: Record<string, unknown>) => void = () => {}) =>
    padDocument('editor', (document) => {
      document.release = { version: '1.1.0', released_on: TODAY };
      change(document.software);
    });

  async function publishedEditor(): Promise<void> {
    catalog = await approvedCatalog(padDocument('editor'), FEED);
  }

  it('goes straight to main when it is harmless, and earlier versions stay', async () => {
    await publishedEditor();
    expect(outcomes(await catalog.sync({ [FEED]: newer() }, '2026-11-21'))).toEqual(['data/feeds/editor.json: update']);
    const listing = await published('editor');
    expect(listing?.versions.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    expect(listing?.sources[0]?.last_changed_on).toBe('2026-11-21');
    expect(catalog.git('log', '-1', '--format=%s', 'main')).toBe('Sync editor');
    expect(catalog.git('status', '--porcelain')).toBe('');
  });

  it.each([
    ['name', (software: Record<string, unknown>) => Object.assign(software, { name: 'Another Editor' })],
    ['kind', (software: Record<string, unknown>) => Object.assign(software, { kind: 'saas' })],
    ['license type', (software: Record<string, unknown>) => Object.assign(software, { license_type: 'commercial' })],
    ['homepage host', (software: Record<string, unknown>) => Object.assign(software, { homepage: 'https://b.test' })],
  ])('waits for a person when the %s changes, and the old listing stays published', async (_field, change) => {
    await publishedEditor();
    const before = await published('editor');
    expect(outcomes(await catalog.sync({ [FEED]: newer(change) }))).toEqual(['data/feeds/editor.json: propose']);
    const { versions, ...rest } = (await published('editor')) ?? {};
    expect(versions?.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
    expect({ ...rest, versions: before?.versions, sources: before?.sources }).toEqual(before);
    await publish('editor');
    expect(await published('editor')).not.toMatchObject(rest);
  });

  it('removes its branch when the feed takes the change back', async () => {
    await publishedEditor();
    const renamed = newer((software) => Object.assign(software, { name: 'Another Editor' }));
    await catalog.sync({ [FEED]: renamed });
    expect(refs()).toContain('moderation/editor');
    await catalog.sync({ [FEED]: padDocument('editor') });
    expect(refs()).toEqual(['main']);
  });

  it('does not come back after it was refused, although its version has arrived', async () => {
    await publishedEditor();
    const renamed = newer((software) => Object.assign(software, { name: 'Another Editor' }));
    await catalog.sync({ [FEED]: renamed });
    await reject('editor');
    expect(outcomes(await catalog.sync({ [FEED]: renamed }))).toEqual(['data/feeds/editor.json: declined']);
    expect(await published('editor')).toMatchObject({
      name: 'Example editor',
      versions: [{ version: '1.1.0' }, { version: '1.0.0' }],
    });
  });

  it('rebuilds an open branch on main when main got a new version meanwhile', async () => {
    await publishedEditor();
    const renamed = newer((software) => Object.assign(software, { name: 'Another Editor' }));
    await catalog.sync({ [FEED]: renamed });
    const listing = readFileSync(join(catalog.folder, 'data/listings/ed/editor.json'), 'utf8');
    catalog.write('data/listings/ed/editor.json', listing.replace('Does one thing well.', 'Does two things well.'));
    catalog.commit('Correct the summary by hand');
    expect(outcomes(await catalog.sync({ [FEED]: renamed }))).toEqual(['data/feeds/editor.json: propose']);
    expect(catalog.git('rev-parse', 'moderation/editor^')).toBe(catalog.git('rev-parse', 'main'));
  });

  it('keeps the last good data and notes since when and why the source fails', async () => {
    await publishedEditor();
    const before = await published('editor');
    expect(outcomes(await catalog.sync({}, '2026-11-21'))).toEqual(['data/feeds/editor.json: unreachable']);
    expect(await published('editor')).toEqual({
      ...before,
      sources: [{ ...before?.sources[0], failing_since: '2026-11-21', failing_code: 'timeout' }],
    });
    const noted = everything();
    await catalog.sync({}, '2026-11-22');
    expect(everything()).toBe(noted);
    await catalog.sync({ [FEED]: '{ broken' }, '2026-11-23');
    expect((await published('editor'))?.sources[0]).toMatchObject({
      failing_since: '2026-11-21',
      failing_code: 'bad_json',
    });
    await catalog.sync({ [FEED]: padDocument('editor') }, '2026-11-24');
    expect(await published('editor')).toEqual(before);
  });

  it('goes on after the file in data/feeds is gone, because the listing names its source', async () => {
    await publishedEditor();
    catalog.git('rm', '--quiet', 'data/feeds/editor.json');
    catalog.commit('Follow it no longer by hand');
    expect(outcomes(await catalog.sync({ [FEED]: newer() }))).toEqual(['listing editor: update']);
  });
});

describe('slugs', () => {
  it('belong to the source that came first', async () => {
    catalog = await approvedCatalog(padDocument('editor'), FEED);
    catalog.write('data/feeds/another.json', follow('https://other.example/editor.json'));
    catalog.commit('Follow another');
    const plan = await catalog.sync({
      [FEED]: padDocument('editor'),
      'https://other.example/editor.json': padDocument('editor'),
    });
    expect(outcomes(plan)).toEqual(['data/feeds/another.json: slug_taken', 'data/feeds/editor.json: unchanged']);
    expect(plan.items[0]?.problems[0]).toMatchObject({ pointer: '/software/slug', code: 'slug_taken' });
  });

  it('claimed twice in one run go to the first feed; the second waits', async () => {
    catalog = temporaryCatalog({ a: padDocument('editor'), b: padDocument('editor') });
    expect(outcomes(await catalog.sync())).toEqual(['data/feeds/a.json: propose', 'data/feeds/b.json: waiting']);
  });
});

describe('bad input', () => {
  it('yields its problems and stops nothing else', async () => {
    catalog = temporaryCatalog({
      broken: '{ "pad_version": ',
      good: padDocument('good'),
      private: follow('http://192.168.0.1/feed.json'),
      shape: follow('not an address'),
      slug: padDocument('../x'),
    });
    const plan = await catalog.sync();
    expect(outcomes(plan)).toEqual([
      'data/feeds/broken.json: invalid',
      'data/feeds/good.json: propose',
      'data/feeds/private.json: unreachable',
      'data/feeds/shape.json: invalid',
      'data/feeds/slug.json: invalid',
    ]);
    expect(refs()).toEqual(['main', 'moderation/good']);
  });

  it('does not overwrite work in the work tree that is not committed', async () => {
    catalog = await approvedCatalog(padDocument('editor'), FEED);
    const file = join(catalog.folder, 'data/listings/ed/editor.json');
    writeFileSync(file, 'half-finished work');
    const newer = padDocument('editor', (document) => {
      document.release = { version: '2.0.0' };
    });
    const main = catalog.git('rev-parse', 'main');
    await expect(catalog.sync({ [FEED]: newer })).rejects.toThrow(
      'main is checked out here with changes that are not committed, in files this command would write. ' +
        'Commit or stash them and run it again; nothing was changed.',
    );
    expect(readFileSync(file, 'utf8')).toBe('half-finished work');
    expect(catalog.git('rev-parse', 'main')).toBe(main);
  });

  it('leaves a detached HEAD where it is while main moves on', async () => {
    catalog = temporaryCatalog({ editor: follow(FEED) });
    await catalog.sync({ [FEED]: padDocument('editor') });
    catalog.git('switch', '--quiet', '--detach');
    const head = catalog.git('rev-parse', 'HEAD');
    await publish('editor');
    expect(catalog.git('rev-parse', 'HEAD')).toBe(head);
    expect(catalog.git('rev-parse', 'main')).not.toBe(head);
    expect(catalog.git('status', '--porcelain')).toBe('');
  });
});

describe('privacy', () => {
  it('lets no contact of a document reach a git object or the plan', async () => {
    const canaries = ['canary-mail@works.example', 'Canary Person', '+1 555 010 0177'];
    const document = padDocument('editor', (pad) => {
      pad.contact = { name: canaries[1], email: canaries[0], phone: canaries[2] };
      Object.assign(pad.vendor, { email: canaries[0], contact_name: canaries[1], [`${canaries[1]}`]: 1 });
      pad.software.descriptions = { en: { summary: `Does one thing. Ask ${canaries[0]} or ${canaries[2]}.` } };
    });
    catalog = temporaryCatalog({ editor: follow(FEED) });
    const plan = await catalog.sync({ [FEED]: document });
    await publish('editor');
    const objects = catalog.git('log', '--all', '--patch', '--format=%B') + JSON.stringify(plan);
    for (const canary of canaries) expect(objects).not.toContain(canary);
    expect(objects).toContain('Does one thing. Ask [contact removed] or [contact removed].');
  });
});

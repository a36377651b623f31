/** What people decided, and how later syncs keep to it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stableJson } from '../repo/text/stable-json.ts';
import { approvedCatalog, outcomes, publishedOf, publishOf, rejectOf } from '../testing/reviewing.ts';
import { padDocument, type TemporaryCatalog, TODAY, temporaryCatalog } from '../testing/temporary-catalog.ts';
import type { SyncPlan } from './plan/run/sync-plan.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

const FEED = 'https://works.example/editor.json';
const follow = (url: string) => JSON.stringify({ url });
const refs = () => catalog.git('for-each-ref', '--format=%(refname:short)').split('\n');
const publish = (slug: string) => publishOf(catalog, slug);
const reject = (slug: string) => rejectOf(catalog, slug);
const published = (slug: string) => publishedOf(catalog, slug);

describe('a rejected proposal', () => {
  it('stays readable in the ledger and does not come back with a new version number alone', async () => {
    catalog = temporaryCatalog({ editor: follow(FEED) });
    await catalog.sync({ [FEED]: padDocument('editor') });
    await reject('editor');
    expect(refs()).toEqual(['main']);
    const record = JSON.parse(catalog.git('show', 'main:data/moderation/ed/editor.json'));
    expect(record).toMatchObject({ state: 'rejected', reason: 'It does not start.' });
    const newVersion = padDocument('editor', (document) => {
      document.release = { version: '9.9.9', released_on: TODAY };
    });
    expect(outcomes(await catalog.sync({ [FEED]: newVersion }))).toEqual(['data/feeds/editor.json: declined']);
    const corrected = padDocument('editor', ({ software }) => {
      software.descriptions = { en: { summary: 'It starts now.' } };
    });
    expect(outcomes(await catalog.sync({ [FEED]: corrected }))).toEqual(['data/feeds/editor.json: propose']);
  });
});

describe('overrides', () => {
  async function withOverrides(overrides: object): Promise<SyncPlan> {
    catalog = await approvedCatalog(padDocument('editor'));
    const path = 'data/moderation/ed/editor.json';
    const record = JSON.parse(readFileSync(join(catalog.folder, path), 'utf8'));
    catalog.write(path, JSON.stringify({ ...record, overrides }));
    catalog.commit('Correct it');
    return catalog.sync();
  }

  it('correct what a listing says, and the feed does not undo them', async () => {
    expect(outcomes(await withOverrides({ category: 'games' }))).toEqual(['data/feeds/editor.json: update']);
    expect((await published('editor'))?.category).toBe('games');
    expect(outcomes(await catalog.sync())).toEqual(['data/feeds/editor.json: unchanged']);
  });

  it.each([
    [{ slug: 'another', versions: [] }, 'update'],
    [{ category: 'no-such-category' }, 'invalid'],
    [{ name: 7 }, 'invalid'],
    [{ license: null }, 'invalid'],
    [{ vendor: null }, 'invalid'],
  ])('%j cannot make it another listing or a wrong one: %s', async (overrides, outcome) => {
    expect(outcomes(await withOverrides(overrides))).toEqual([`data/feeds/editor.json: ${outcome}`]);
    expect(await published('another')).toBeUndefined();
  });
});

describe('a listing a person edits', () => {
  const LISTING = 'data/listings/ed/editor.json';
  const RECORD = 'data/moderation/ed/editor.json';
  const edit = (change: (listing: Record<string, unknown>) => void) => {
    const listing = JSON.parse(readFileSync(join(catalog.folder, LISTING), 'utf8'));
    change(listing);
    catalog.write(LISTING, stableJson(listing));
    catalog.commit('Edit the listing');
  };
  const overridesNow = () => JSON.parse(catalog.git('show', `main:${RECORD}`)).overrides;

  beforeEach(async () => {
    catalog = temporaryCatalog({ editor: follow(FEED) });
    await catalog.sync({ [FEED]: padDocument('editor') });
  });

  it('in its branch before it is merged keeps the edit, as an override that no feed undoes', async () => {
    catalog.git('switch', '--quiet', 'moderation/editor');
    edit((listing) => Object.assign(listing, { category: 'games', homepage: undefined }));
    catalog.git('switch', '--quiet', 'main');
    await publish('editor');
    const newer = padDocument('editor', (document) => {
      document.release = { version: '1.1.0', released_on: TODAY };
      document.software.descriptions = { en: { summary: 'Does two things well.' } };
    });
    expect(outcomes(await catalog.sync({ [FEED]: newer }))).toEqual(['data/feeds/editor.json: propose']);
    expect(overridesNow()).toEqual({ category: 'games', homepage: null });
    await publish('editor');
    const listing = await published('editor');
    expect(listing).toMatchObject({ category: 'games', descriptions: { en: { summary: 'Does two things well.' } } });
    expect(listing).not.toHaveProperty('homepage');
    expect(outcomes(await catalog.sync({ [FEED]: newer }))).toEqual(['data/feeds/editor.json: unchanged']);
  });

  it('on the published branch keeps the edit too, even if the feed says nothing new', async () => {
    await publish('editor');
    edit((listing) => Object.assign(listing, { name: 'Corrected name' }));
    expect(outcomes(await catalog.sync({ [FEED]: padDocument('editor') }))).toEqual(['data/feeds/editor.json: update']);
    expect(overridesNow()).toEqual({ name: 'Corrected name' });
    expect((await published('editor'))?.name).toBe('Corrected name');
  });

  it('in one text of one language leaves all other texts to the feed', async () => {
    await publish('editor');
    const said = (en: string, de: string) =>
      padDocument('editor', ({ software }) => {
        software.descriptions = { en: { summary: en }, de: { summary: de } };
      });
    await catalog.sync({ [FEED]: said('Does one thing well.', 'Kann eins gut.') });
    await publish('editor');
    edit(({ descriptions }) => {
      (descriptions as Record<string, { summary: string }>).de = { summary: 'Macht eines gut.' };
    });
    const newer = said('Does two things well.', 'Kann zwei gut.');
    expect(outcomes(await catalog.sync({ [FEED]: newer }))).toEqual(['data/feeds/editor.json: propose']);
    expect(overridesNow()).toEqual({ 'descriptions.de.summary': 'Macht eines gut.' });
    await publish('editor');
    expect((await published('editor'))?.descriptions).toEqual({
      en: { summary: 'Does two things well.' },
      de: { summary: 'Macht eines gut.' },
    });
  });

  it('gets its feed back when the override is taken out again, once a person has seen what that says', async () => {
    await publish('editor');
    edit((listing) => Object.assign(listing, { category: 'games' }));
    await catalog.sync({ [FEED]: padDocument('editor') });
    const record = JSON.parse(readFileSync(join(catalog.folder, RECORD), 'utf8'));
    catalog.write(RECORD, stableJson({ ...record, overrides: {} }));
    catalog.commit('Trust the feed again');
    expect(outcomes(await catalog.sync({ [FEED]: padDocument('editor') }))).toEqual([
      'data/feeds/editor.json: propose',
    ]);
    await publish('editor');
    expect((await published('editor'))?.category).toBe('text-editors');
  });
});

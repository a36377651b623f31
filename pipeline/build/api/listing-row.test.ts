import { describe, expect, it } from 'vitest';
import type { SoftwareListing } from '../../../schemas/contracts/generated/read-api.ts';
import { BARE, version } from '../../../schemas/rank/testing/bare-listing.ts';
import { categoryLabels } from '../../../schemas/search/searched-listing.ts';
import { toSearchRow } from './listing-row.ts';

const LISTING: SoftwareListing = {
  ...BARE,
  slug: 'zurich-editor',
  name: 'Zürich Editor',
  vendor: { name: 'Größe & Söhne', website: null, country_code: null },
  kind: 'software',
  category: 'text-editors',
  license_type: 'open-source',
  platforms: ['linux', 'cross-platform'],
  summary: 'Edits text.',
  homepage: 'https://works.example/',
  icon: `https://catalog.test/pictures/ab/${'ab'.repeat(32)}.webp`,
  version: '2.0',
  released_on: '2026-03-01',
  badges: ['verified'],
  verified: true,
  descriptions: {
    en: { tagline: 'Plain and quick', summary: 'Edits text.', text: 'It opens large files.' },
    ja: { summary: '日本語' },
  },
  license: { type: 'open-source', spdx_id: 'MIT', commercial_terms: null },
  pricing: { model: 'free' },
  versions: ['2026-03-01', '2027-01-01', null, '2025-01-01'].map((released_on) => ({
    ...version({ version: '2.0', released_on }),
  })),
  sources: [],
  states: [{ state: 'gone', of: 'homepage', subject: 'https://a.example/', since: '2026-03-02', by: 'catalog' }],
  evidence: [
    {
      ...{ witness: 'npm', subject: 'pkg:npm/zurich-editor', source: 'https://registry.example/', since: '2026-01-01' },
      values: { dependents: 10 },
    },
  ],
  rank: { score: 77, knowable: 100, computed_on: '2026-11-20', weights_version: '1', signals: [] },
  published_on: '2026-01-01',
  updated_on: '2026-02-01',
  links: { self: '', html: '', manifest: '', rank: '', badge: '' },
};

const CATEGORY = { slug: 'text-editors', description: 'Editors.', aliases: [] };

const rowOf = (change: Partial<SoftwareListing> = {}, label = 'Text editors') =>
  toSearchRow(
    { ...LISTING, ...change },
    {
      labels: categoryLabels({ categories: [{ ...CATEGORY, label }] }, 'en'),
      languages: ['en', 'de'],
      publishers: new Map([['zurich-editor', 'groesse-soehne']]),
      date: '2026-10-14',
    },
  );

describe('the search row of a listing', () => {
  it('holds what is filtered, sorted and searched by, and the summary without what others decide', () => {
    const { digest, text_digest, summary, ...row } = rowOf();
    expect([digest, text_digest]).toEqual([expect.stringMatching(/^[\w-]{22}$/), expect.stringMatching(/^[\w-]{22}$/)]);
    expect(row).toEqual({
      traits: '',
      slug: 'zurich-editor',
      state: 'gone',
      name_key: 'zurich editor',
      category: 'text-editors',
      kind: 'software',
      license_type: 'open-source',
      platforms: ' linux cross-platform ',
      pricing: 'free',
      badges: ' verified ',
      verified: 1,
      publisher: 'groesse-soehne',
      ...{ score: 77, used: 0, kept: 0 },
      // 36² − 1 − 77 and 36 − 1 − 1 attested value; nobody uses it, so the highest number of seven digits; 36³ − 1 − 12 ×
      // 2026 − 3 for the month; and the lot.
      by_rank: expect.stringMatching(/^xuyzzzzzzzh8k[0-9a-z]{7}$/),
      published_on: '2026-01-01',
      updated_on: '2026-02-01',
      text: {
        name: '0^zuricheditor 0zurich 0zuricheditor',
        head:
          '0editor 0@text-editors 0#license-open-source 0#license-mit 0#license-permissive 0#price-free ' +
          '0#platform-linux 0#platform-cross-platform 0#platform-windows 0#platform-macos 0#kind-software ' +
          '0grosse 0=gross 0sohne 0=sohn 0grossesohne ' +
          '0=grossesohn 1text 1editors 1=editor 1plain 1=plai 1and 1quick ' +
          // What is meant by the name, in other words.
          '1edit 1editing 1=edit 1editor 2bearbeiten 2=bearbeit 2bearbeitung 2editor',
        summary: expect.stringMatching(
          /^1edits 1=edit 1text z日本 z本語 z日本語 1software 1=softwar 2software 2=softwar .*2texteditor/,
        ),
        text: expect.stringMatching(
          /^1it 1opens 1=open 1large 1=larg 1files 1=fil 0linux 0cross 0platform 0crossplatform .*2bearbeiten/,
        ),
      },
    });
    expect(JSON.parse(summary)).toEqual({
      state: { state: 'gone', of: 'homepage', since: '2026-03-02', by: 'catalog' },
      icon: 'ab'.repeat(32),
      ...{ slug: 'zurich-editor', name: 'Zürich Editor', vendor: { name: 'Größe & Söhne' }, kind: 'software' },
      ...{ category: 'text-editors', license_type: 'open-source', platforms: ['linux', 'cross-platform'] },
      ...{ pricing: { model: 'free' }, spdx_id: 'MIT' },
      use: { counted: 'dependents', count: 10, since: '2026-01-01' },
      ...{ summary: 'Edits text.', homepage: 'https://works.example/', version: '2.0', released_on: '2026-03-01' },
      ...{ badges: ['verified'], verified: true, publisher: 'groesse-soehne' },
    });
  });

  it('says nothing where nothing is known', () => {
    const bare = { platforms: [], badges: [], verified: false, pricing: null, license_type: null, versions: [] };
    expect(rowOf({ ...bare, descriptions: {}, published_on: null })).toMatchObject({
      ...{ platforms: '', badges: '', verified: 0, pricing: null, license_type: null },
      ...{ published_on: null, text: { text: '' } },
    });
  });

  it.each<[string, Partial<SoftwareListing>, boolean, boolean]>([
    ['nothing', {}, false, false],
    ['the links', { links: { ...LISTING.links, self: 'http://localhost:8787/x' } }, false, false],
    ['the score', { rank: { ...LISTING.rank, score: 78 } }, true, false],
    ['who uses it', { evidence: [] }, true, false],
    ['the homepage', { homepage: 'https://other.example/' }, true, false],
    ['the name', { name: 'Editor' }, true, true],
    ['the case of the name', { name: 'zürich editor' }, true, false],
    [
      'the summary in another language',
      { descriptions: { ...LISTING.descriptions, de: { summary: 'Setzt.' } } },
      true,
      true,
    ],
    ['a text', { descriptions: { en: { summary: 'Edits text.', text: 'New' } } }, true, true],
  ])('is another one where %s changes: %#', (_what, change, row, words) => {
    const [before, after] = [rowOf(), rowOf(change)];
    expect([before.digest !== after.digest, before.text_digest !== after.text_digest]).toEqual([row, words]);
  });

  it('is another one where its category is called otherwise', () => {
    expect(rowOf({}, 'Editors').digest).not.toBe(rowOf().digest);
  });

  it('is bounded, however long the texts are', () => {
    const text = '日'.repeat(20_000);
    const descriptions = Object.fromEntries(['en', 'ja', 'zh', 'ko', 'de'].map((tag) => [tag, { summary: 'x', text }]));
    expect(rowOf({ descriptions }).text.text.split(' ').length).toBeLessThan(20);
    const words = Array.from({ length: 40_000 }, (_, index) => index.toString(36)).join(' ');
    expect(rowOf({ descriptions: { en: { summary: 'x', text: words } } }).text.text.length).toBeLessThan(150_000);
  });
});

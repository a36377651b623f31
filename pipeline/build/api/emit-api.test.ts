import { describe, expect, it } from 'vitest';
import { DEFAULT_PER_PAGE, files } from '../../../schemas/contracts/addresses.ts';
import { validateCategories, validateManifest } from '../../../schemas/contracts/generated/validators.js';
import { expectShape } from '../../testing/read-api-shape.ts';
import { publicSettings } from '../listings/public-settings.ts';
import { DATE, emit, LISTINGS, listing, SETTINGS, UPDATED } from '../testing/emitting.ts';
import { ownManifest } from './well-known.ts';

const emitted = emit();
const read = (path: string, from = emitted) => JSON.parse(from.get(path) ?? 'null');

describe('the emitted read API', () => {
  it.each(['worker', 'static'] as const)('has the shape its schema describes, in every file for a %s', (host) => {
    for (const [path, content] of emit(host, LISTINGS, UPDATED)) {
      if (path.startsWith('/badges/') || path.includes('/news.')) continue;
      const value = JSON.parse(content);
      if (path === files.categories) expectShape('CategoryList', value);
      else if (path === files.settings) expectShape('PublicSettings', value);
      else if (path === files.rankTable) expectShape('RankTable', value);
      else if (path.includes('/_page/') || path.includes('/_category/') || path === '/api/v1/software.json') {
        expectShape('SoftwarePage', value);
      } else if (path.startsWith('/api/v1/_rank-history/')) expectShape('RankHistory', value);
      else if (path.startsWith('/api/v1/_related/')) expectShape('RelatedTable', value);
      else if (path.startsWith('/api/v1/_named/')) expectShape('NameTable', value);
      else if (path === files.publishers) expectShape('PublisherTable', value);
      else if (path.endsWith('/manifest.json')) expect(validateManifest(value)).toBe(true);
      else if (path.endsWith('/rank.json')) expectShape('RankResource', value);
      else if (path.startsWith('/api/v1/software/')) expectShape('SoftwareListing', value);
      else if (path === files.departed) expectShape('DepartedTable', value);
      else if (path === files.lifecycle) expectShape('LifecycleList', value);
      else if (path === files.statistics) expectShape('Statistics', value);
      else if (path === files.vocabulary) expect(validateCategories(value)).toBe(true);
      else if (path === files.changes) {
        expectShape('ChangeTable', value);
        expect(value.data[0].rank.signals).toHaveLength(1);
      } else
        expect([files.manifest, files.manifestSchema, files.padSchema, files.openapi, files.apiCatalog]).toContain(
          path,
        );
    }
  });

  it('has the codes of the rank, and words in the first language beside them', () => {
    const german = emit('static', LISTINGS, UPDATED, ['de', 'en']);
    const { signals } = read('/api/v1/software/listing-00.json', german).rank;
    // Nothing is left of it, where a year and two more have passed.
    expect(signals[0]).toEqual({
      ...{
        name: 'kept',
        state: 'zero',
        weight: 25,
        points: 0,
        reason: 'letzte Version vom 15.01.2022; die Punkte sinken',
      },
      facts: [{ code: 'release_fading', by: 'declared', values: { day: '2022-01-15' } }],
      advice: [
        {
          code: 'release',
          gain: 12,
          text: 'eine Version veröffentlichen, deren Tag dieser Katalog dann selbst sieht',
          values: {},
        },
      ],
    });
    expect(read('/api/v1/software/listing-00/rank.json', german).signals).toEqual(signals);
    expect(read(files.changes, german).data[0].rank.signals[0].words).toBe(
      'neu: eine Schnittstelle oder Dokumentation',
    );
    expect(read('/api/v1/software/listing-00.json').rank.signals[0].reason).toBe(
      'last release 2022-01-15, so the points are fading',
    );
  });

  it('says which listings are like which, beside their own files', () => {
    const alike = ['listing-00', 'listing-02'];
    const descriptions = { en: { summary: 'Plays chess puzzles.' } };
    const listings = LISTINGS.map((each) => (alike.includes(each.slug) ? { ...each, descriptions } : each));
    const related = JSON.parse(emit('worker', listings).get('/api/v1/_related/li.json') ?? '');
    expect(related).toEqual({ 'listing-00': ['listing-02'], 'listing-02': ['listing-00'] });
    expect(read('/api/v1/_related/in.json')).toEqual({});
    expect(read('/api/v1/software/listing-00.json')).not.toHaveProperty('related');
  });

  it('pages through everything by rank, each listing once', () => {
    const pages = ['/api/v1/software.json', '/api/v1/software/_page/2.json', '/api/v1/software/_page/3.json'];
    const data = pages.flatMap((path) => read(path).data);
    expect(data.map(({ rank }) => rank.position)).toEqual(LISTINGS.map((_, index) => index + 1));
    expect(data.map(({ slug }) => slug)).toEqual(read(files.rankTable).order.map(([slug]: [string]) => slug));
    expect(new Set(data.map(({ slug }) => slug)).size).toBe(45);
    expect(emitted.has('/api/v1/software/_page/4.json')).toBe(false);
    expect(read(pages[1] ?? '')).toMatchObject({
      pagination: { page: 2, per_page: DEFAULT_PER_PAGE, total: 45, total_pages: 3 },
      links: {
        self: 'https://catalog.test/below/api/v1/software?page=2',
        first: 'https://catalog.test/below/api/v1/software',
        prev: 'https://catalog.test/below/api/v1/software',
        next: 'https://catalog.test/below/api/v1/software?page=3',
        last: 'https://catalog.test/below/api/v1/software?page=3',
      },
    });
  });

  it('pages through a category, keeps the filter in its links, and has a page for an empty one', () => {
    expect(read('/api/v1/software/_category/games/2.json')).toMatchObject({
      pagination: { page: 2, total: 23, total_pages: 2 },
      links: { prev: 'https://catalog.test/below/api/v1/software?category=games', next: null },
    });
    expect(read('/api/v1/software/_category/other/1.json')).toMatchObject({
      data: [],
      pagination: { page: 1, total: 0, total_pages: 0 },
      links: { prev: null, next: null, last: 'https://catalog.test/below/api/v1/software?category=other' },
    });
  });

  it('counts the listings of every category, zero included', () => {
    expect(
      read(files.categories).data.map((entry: { slug: string; listing_count: number }) => [
        entry.slug,
        entry.listing_count,
      ]),
    ).toEqual([
      ['games', 23],
      ['other', 0],
      ['text-editors', 22],
    ]);
  });

  it('describes itself by a manifest that its own schema accepts', () => {
    const manifest = read(files.manifest);
    expect(validateManifest(manifest)).toBe(true);
    expect(manifest).toMatchObject({
      $schema: 'https://catalog.test/below/schemas/catalog-2.0.json',
      entity: { name: 'Test catalog', domain: 'catalog.test' },
    });
    expect(read(files.manifestSchema)).toMatchObject({
      $id: 'https://catalog.test/below/schemas/catalog-2.0.json',
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      version: '2.0.0',
      specification_license: 'CC-BY-4.0',
      reference_implementation_license: 'MIT',
    });
  });

  it('does not depend on the order in which listings are read', () => {
    expect([...emit('worker', [...LISTINGS].reverse())]).toEqual([...emitted]);
  });

  it('says the languages of the pages and the limits of the plans, which have defaults', () => {
    const plans = { free: { per_minute: 60, per_month: 10_000 }, top: { per_minute: 3000, per_month: null } };
    expect(read(files.settings)).toEqual({ languages: ['en'], plans });
    const free = { per_minute: 5, per_month: 50 };
    expect(publicSettings({ ...SETTINGS, languages: ['de', 'en'], plans: { free } })).toEqual({
      languages: ['de', 'en'],
      plans: { ...plans, free },
    });
  });

  it('describes the catalog itself in the languages of its pages', () => {
    const german = { tagline: 'Für Tests', summary: 'Ein Katalog für Tests.' };
    const translated = { ...SETTINGS, languages: ['en', 'de'], translations: { de: german } };
    const { tagline, summary } = SETTINGS;
    expect(ownManifest(translated, SETTINGS.base_url, DATE).entity.descriptions).toEqual({
      en: { tagline, summary },
      de: german,
    });
  });

  it.each(['worker', 'static'] as const)('for a %s links to no manifest that a listing cannot give', (host) => {
    const { versions: _none, ...rest } = listing('index', 'games', DATE);
    const written = emit(host, [{ ...rest, versions: [] }, listing('other', 'games', DATE)]);
    const links = ['index', 'other'].map((slug) => read(files.listing(slug), written).links.manifest);
    expect(links).toEqual([null, expect.stringContaining('/other/manifest')]);
  });

  it('on a bare static host links to files, each of which is there', () => {
    const written = emit('static');
    const page = read('/api/v1/software.json', written);
    const { links } = read('/api/v1/software/index.json', written);
    expect(links).toEqual({
      self: 'https://catalog.test/below/api/v1/software/index.json',
      html: 'https://catalog.test/below/software/index/',
      manifest: 'https://catalog.test/below/api/v1/software/index/manifest.json',
      rank: 'https://catalog.test/below/api/v1/software/index/rank.json',
      badge: 'https://catalog.test/below/badges/index.svg',
    });
    const categories = read(files.categories, written).data.map(
      (entry: { links: { self: string } }) => entry.links.self,
    );
    const linked = [
      ...Object.values(page.links),
      links.self,
      links.manifest,
      links.rank,
      links.badge,
      ...categories,
    ].filter((link) => link !== null);
    for (const link of linked) expect(written.has(String(link).replace(SETTINGS.base_url, ''))).toBe(true);
    expect(validateManifest(read('/api/v1/software/index/manifest.json', written))).toBe(true);
    expect(written.get('/badges/index.svg')).toContain('<title>INDEX in Test catalog: ');
    expect(written.get('/software/index/news.atom')).toContain('<title>INDEX 1.0.0</title>');
    expect(read('/software/index/news.json', written).items).toHaveLength(1);
    expect(emitted.has('/software/index/news.atom')).toBe(false);
  });
});

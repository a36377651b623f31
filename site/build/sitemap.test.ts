import { expect, test, vi } from 'vitest';
import { sitemapIndex, sitemapPart, sitemapParts } from './sitemap.ts';

const SLUGS = vi.hoisted(() => Array.from({ length: 30_000 }, (_, index) => `tool-${index}`));
vi.mock('../catalog/catalog-data.ts', () => ({
  readLanguages: () => ['en', 'de'],
  readSlugs: () => SLUGS,
  readCategories: () => [{ slug: 'games' }],
  readPageNumbers: () => [1],
  readPublishers: () => [{ slug: 'works' }],
  readChanges: () => ({ data: new Array(101) }),
  readOperator: () => ({ pages: {} }),
  readCatalogFacts: () => ({ name: 'Tests' }),
  isStaticHost: () => false,
  readQueue: () => undefined,
}));
vi.mock('../catalog/listing-index.ts', () => ({
  readFacts: (slug: string) => ({ lastChanged: '2026-11-20', name: slug, vendor: 'Works' }),
}));
vi.mock('../docs/docs.ts', () => ({
  docsEntries: () => ['rank', 'api', 'webhooks'].map((name) => ({ path: `/docs/${name}/` })),
}));
vi.mock('../lists/filtered-lists.ts', () => ({
  FILTER_NAMES: [],
  filterPage: () => undefined,
  filterValues: () => [],
  publisherPage: () => ({ totalPages: 2 }),
}));
vi.mock('../base/links.ts', () => ({
  href: (path: string) => path,
  absolute: (path: string) => `https://catalog.test/a&b${path}`,
}));

test('has every page of every language, in parts of 50 000', () => {
  expect(sitemapParts()).toEqual([1, 2]);
  expect(sitemapIndex()).toContain('<loc>https://catalog.test/a&amp;b/sitemap-2.xml</loc>');
  const [first, second] = [sitemapPart(1), sitemapPart(2)];
  expect(first.match(/<url>/g)).toHaveLength(50_000);
  expect(first).toContain(
    '<url><loc>https://catalog.test/a&amp;b/software/tool-0/</loc><lastmod>2026-11-20</lastmod></url>\n' +
      '<url><loc>https://catalog.test/a&amp;b/de/software/tool-0/</loc><lastmod>2026-11-20</lastmod></url>\n',
  );
  expect(second).toContain('<url><loc>https://catalog.test/a&amp;b/de/categories/games/</loc></url>');
  expect(second).toContain('<url><loc>https://catalog.test/a&amp;b/docs/rank/</loc></url>');
  for (const path of [
    ...['docs/api/', 'docs/webhooks/', 'statistics/', 'validate/', 'de/validate/', 'de/manage/'],
    ...['software/_a-z/', 'software/_a-z/tool-10/', 'de/software/_a-z/tool-10/'],
    ...['changes/', 'de/changes/_page/2/', 'privacy/', 'de/accessibility/'],
    ...['publishers/', 'publishers/works/', 'de/publishers/works/_page/2/'],
  ])
    expect(second).toContain(`<loc>https://catalog.test/a&amp;b/${path}</loc>`);
  expect(second).not.toContain('submit/');
  expect(second).toContain('/de/docs/rank/');
  expect(second).not.toContain('/de/docs/api/');
  expect(second).not.toContain('/imprint/');
});

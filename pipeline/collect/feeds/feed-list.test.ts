/** What a file of data/feeds is. */
import { describe, expect, it } from 'vitest';
import type { CatalogData } from '../../repo/data/data-files.ts';
import { padDocument } from '../../testing/temporary-catalog.ts';
import { listFeeds } from './feed-list.ts';

const kindsOf = (content: string) => {
  const data = { feeds: [{ name: 'tool', bytes: Buffer.from(content) }], listings: new Map() };
  return listFeeds(data as unknown as CatalogData).map(({ sources: [{ kind, url }] }) => ({ kind, url }));
};

describe('a file of data/feeds', () => {
  it.each([
    ['a publishing document', padDocument('tool'), 'pad-json'],
    ['an API description', JSON.stringify({ openapi: '3.1.0', info: { title: 'Tool', version: '1' } }), 'openapi'],
    ['one of Swagger', JSON.stringify({ swagger: '2.0', info: { title: 'Tool', version: '1' } }), 'openapi'],
    ['a manifest', JSON.stringify({ protocol: {}, entity: {}, capabilities: {}, releases: {} }), 'manifest'],
    // The problems of the recommended format say best what is missing.
    ['anything else', '{"name": "Tool"}', 'pad-json'],
    ['a list', '[]', 'pad-json'],
  ])('that holds %s is kept as that', (_what, content, kind) => {
    expect(kindsOf(content)).toEqual([{ kind, url: undefined }]);
  });

  it('that names an address is followed, whatever else it holds', () => {
    const pointer = { url: 'https://works.example/openapi.json', kind: 'openapi' };
    expect(kindsOf(JSON.stringify(pointer))).toEqual([{ kind: 'openapi', url: pointer.url }]);
    expect(kindsOf(JSON.stringify({ ...pointer, openapi: '3.1.0' }))).toEqual([{ kind: 'pad-json', url: undefined }]);
  });
});

it('keeps a publiccode.yml that was found beside a repository among its sources', () => {
  const url = 'https://github.com/works/mail';
  const beside = 'https://raw.githubusercontent.com/works/mail/HEAD/publiccode.yml';
  const bytes = Buffer.from(JSON.stringify({ url }));
  const sources = [
    { kind: 'github', url, primary: true, last_changed_on: '2026-01-01' },
    { kind: 'publiccode', url: beside, primary: false, last_changed_on: '2026-01-01' },
  ];
  const listings = new Map([['mail', { slug: 'mail', sources }]]) as unknown as CatalogData['listings'];
  const [feed] = listFeeds({ feeds: [{ name: 'mail', bytes }], listings });
  expect(feed?.sources.map((source) => source.url)).toEqual([url, beside]);
});

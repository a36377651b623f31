/** Listings of several sources, sources of every kind, and slugs that are derived. */
import { afterEach, describe, expect, it } from 'vitest';
import { publishAllOf } from '../testing/reviewing.ts';
import { padDocument, type TemporaryCatalog, TODAY, temporaryCatalog } from '../testing/temporary-catalog.ts';
import { openRepository } from './plan/proposals/open-repository.ts';
import type { SyncPlan } from './plan/run/sync-plan.ts';

let catalog: TemporaryCatalog;
afterEach(() => catalog.remove());

const PAD = 'https://works.example/editor.json';
const API = 'https://works.example/openapi.yaml';
const XML = 'https://works.example/editor.xml';

const openapi = (version: string) =>
  `openapi: 3.1.0\ninfo:\n  title: Example API\n  version: "${version}"\nservers:\n  - url: https://api.works.example\npaths: {}\n`;

const padXml = (name: string, version: string, vendor = 'Example Works') =>
  `<?xml version="1.0"?><XML_DIZ_INFO><Company_Info><Company_Name>${vendor}</Company_Name></Company_Info>` +
  `<Program_Info><Program_Name>${name}</Program_Name><Program_Version>${version}</Program_Version>` +
  '<Program_Release_Year>2026</Program_Release_Year></Program_Info></XML_DIZ_INFO>';

const outcomes = ({ items }: SyncPlan) => items.map(({ label, slug, outcome }) => `${label}: ${outcome} ${slug}`);

const publishAll = () => publishAllOf(catalog);

async function published(slug: string) {
  return (await openRepository(catalog.folder)).data.listings.get(slug);
}

describe('several sources of one listing', () => {
  const both = JSON.stringify({ url: PAD, also: [{ url: API }] });

  it('fill each other, and each field says whose it is', async () => {
    catalog = temporaryCatalog({ editor: both });
    await catalog.sync({ [PAD]: padDocument('editor'), [API]: openapi('1.0') });
    await publishAll();
    const listing = await published('editor');
    expect(listing).toMatchObject({
      name: 'Example editor',
      badges: ['openapi'],
      interfaces: { openapi: { version: '3.1.0', spec_url: API } },
      provenance: expect.objectContaining({ interfaces: 1 }),
      sources: [
        { kind: 'pad-json', url: PAD, primary: true },
        { kind: 'openapi', url: API, primary: false },
      ],
    });
    expect(listing?.versions.map(({ version }) => version)).toEqual(['1.0.0']);
    const plan = await catalog.sync({ [PAD]: padDocument('editor'), [API]: openapi('1.0') }, '2026-12-01');
    expect(outcomes(plan)).toEqual(['data/feeds/editor.json: unchanged editor']);
  });

  it('a further source that fails is noted and loses nothing', async () => {
    catalog = temporaryCatalog({ editor: both });
    await catalog.sync({ [PAD]: padDocument('editor'), [API]: openapi('1.0') });
    await publishAll();
    const before = await published('editor');
    expect(outcomes(await catalog.sync({ [PAD]: padDocument('editor') }, '2026-12-01'))).toEqual([
      'data/feeds/editor.json: update editor',
    ]);
    expect(await published('editor')).toEqual({
      ...before,
      sources: [before?.sources[0], { ...before?.sources[1], failing_since: '2026-12-01', failing_code: 'timeout' }],
    });
    await catalog.sync({ [PAD]: padDocument('editor'), [API]: openapi('1.0') }, '2026-12-02');
    expect(await published('editor')).toEqual(before);
  });
});

describe('an OpenAPI description', () => {
  it('dates a version from the day it was first seen, which stays', async () => {
    catalog = temporaryCatalog({ api: JSON.stringify({ url: API }) });
    await catalog.sync({ [API]: openapi('1.0') });
    await publishAll();
    const slug = 'example-api';
    expect((await published(slug))?.versions).toEqual([{ version: '1.0', released_on: TODAY, prerelease: false }]);
    await catalog.sync({ [API]: openapi('1.0') }, '2026-12-01');
    expect((await published(slug))?.versions).toHaveLength(1);
    await catalog.sync({ [API]: openapi('1.1') }, '2026-12-02');
    await catalog.sync({ [API]: openapi('1.1') }, '2027-01-02');
    expect((await published(slug))?.versions).toEqual([
      { version: '1.1', released_on: '2026-12-02', seen_on: '2026-12-02', prerelease: false },
      { version: '1.0', released_on: TODAY, prerelease: false },
    ]);
  });
});

describe('a derived slug', () => {
  const other = 'https://other.example/editor.xml';

  it('that is taken gets the vendor’s name at its end', async () => {
    catalog = temporaryCatalog({ a: JSON.stringify({ url: XML }), b: JSON.stringify({ url: other }) });
    const network = { [XML]: padXml('Text Pad', '1.10'), [other]: padXml('Text Pad', '007', 'Other Company') };
    expect(outcomes(await catalog.sync(network))).toEqual([
      'data/feeds/a.json: propose text-pad',
      'data/feeds/b.json: propose text-pad-other-company',
    ]);
    await publishAll();
    expect((await published('text-pad'))?.versions[0]?.version).toBe('1.10');
    expect((await published('text-pad-other-company'))?.versions[0]?.version).toBe('007');
    expect(outcomes(await catalog.sync(network))).toEqual([
      'data/feeds/a.json: unchanged text-pad',
      'data/feeds/b.json: unchanged text-pad-other-company',
    ]);
  });

  it('stays what it was when the product is renamed', async () => {
    catalog = temporaryCatalog({ a: JSON.stringify({ url: XML }) });
    await catalog.sync({ [XML]: padXml('Text Pad', '1.0') });
    await publishAll();
    expect(outcomes(await catalog.sync({ [XML]: padXml('Text Pad Pro', '2.0') }))).toEqual([
      'data/feeds/a.json: propose text-pad',
    ]);
  });
});

describe('the kind of a feed', () => {
  const PAGE = 'https://works.example/editor/';

  it.each([
    ['links to its feed', `<html><link rel="alternate" type="application/pad+json" href="${PAD}"></html>`, PAD],
    ['has a manifest on its host', '<html></html>', 'https://works.example/.well-known/catalog.json'],
  ])('is found when the address is a page that %s', async (_what, page, found) => {
    catalog = temporaryCatalog({ editor: JSON.stringify({ url: PAGE }) });
    expect(outcomes(await catalog.sync({ [PAGE]: page, [found]: padDocument('editor') }))).toEqual([
      'data/feeds/editor.json: propose editor',
    ]);
  });

  it('that cannot be found is a problem that says what the catalog reads', async () => {
    catalog = temporaryCatalog({ editor: JSON.stringify({ url: PAGE }) });
    const { items } = await catalog.sync({ [PAGE]: '<html></html>' });
    expect(items[0]).toMatchObject({ outcome: 'invalid', problems: [{ code: 'unknown_kind' }] });
  });
});

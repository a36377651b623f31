import { beforeEach, describe, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { Manifest } from '../../schemas/contracts/generated/catalog-2.0.ts';
import type { SoftwareListing } from '../../schemas/contracts/generated/read-api.ts';
import { ask, askJson, askProblem, askWith, fileText } from '../testing/ask.ts';
import { placeOf, SITE, SLUGS, WITHOUT_DOMAIN } from '../testing/catalog.ts';

/** Faults are provoked here; their log lines would look like failures. */
vi.spyOn(console, 'error').mockImplementation(() => {});

const pathOf = (slug: string) => `/api/v1/software/${slug}`;

describe('a listing', () => {
  test('is its file with the places from the rank table', async () => {
    for (const slug of SLUGS) {
      const { rank, ...rest } = JSON.parse(await fileText(files.listing(slug)));
      expect(await askJson(pathOf(slug))).toStrictEqual({ ...rest, rank: { ...rank, ...placeOf(slug) } });
    }
  });

  test('whatever its publisher writes of a rank', async () => {
    const posing = { ...JSON.parse(await fileText(files.listing('index'))), name: '"weights_version":"9"}, \\"' };
    const give = (path: string) => (path === files.listing('index') ? Response.json(posing) : undefined);
    const { answer } = await askWith(give, pathOf('index'));
    expect(await answer.json()).toStrictEqual({ ...posing, rank: { ...posing.rank, ...placeOf('index') } });
  });

  test('follows its file, whatever was answered before', async () => {
    const first = JSON.parse(await fileText(files.listing('index')));
    const asked = async (name: string) => {
      const give = (path: string) =>
        path === files.listing('index')
          ? Response.json({ ...first, name }, { headers: { ETag: `"${name}"` } })
          : undefined;
      const { answer } = await askWith(give, pathOf('index'));
      return [(await answer.json<SoftwareListing>()).name, answer.headers.get('ETag')];
    };
    const [one, other, again] = [await asked('one'), await asked('other'), await asked('one')];
    expect([one[0], other[0], again]).toEqual(['one', 'other', one]);
    expect(other[1]).not.toBe(one[1]);
  });

  test('stands as the build wrote it at its file address', async () => {
    expect(await (await ask(files.listing('index'))).text()).toBe(await fileText(files.listing('index')));
  });
});

describe('answers 404', () => {
  test.each(['unheard-of', 'none', 'secret', '-'])('for the unpublished slug %s', async (slug) => {
    for (const path of [pathOf(slug), `${pathOf(slug)}/manifest`]) {
      const { status, code, detail } = await askProblem(path);
      expect([status, code]).toStrictEqual([404, 'not_found']);
      expect(detail).toBe('No published listing has this slug. Published listings are at /api/v1/software.');
    }
  });

  test.each([
    'Index',
    'a'.repeat(65),
    '_page',
    '_rank',
    'tool_01',
    't%6fol-01',
    'index%00',
    '%2e%2e%2fcategories',
    '..%2f..%2f..%2fsecret',
    'index/',
    '/index',
    'index//manifest',
    'index/manifest/',
    'index/unknown',
    'index;v=1',
    'index.JSON',
    'ındex',
  ])('for %j, which is no slug', async (slug) => {
    const { status, code } = await askProblem(pathOf(slug));
    expect([status, code]).toStrictEqual([404, 'not_found']);
  });

  test('for a slug of bad form without reading any file', async () => {
    const { answer, read } = await askWith(() => undefined, pathOf('..%2f..%2fsecret'));
    expect([answer.status, read]).toStrictEqual([404, []]);
  });
});

describe('the rank table', () => {
  beforeEach(() => void vi.resetModules());
  const position = async (answer: Response) => (await answer.json<SoftwareListing>()).rank.position;
  const whenTable = (give: () => Response | undefined) =>
    askWith((path) => (path === files.rankTable ? give() : undefined), pathOf('index'));

  test('is read once', async () => {
    const [first, second] = [await whenTable(() => undefined), await whenTable(() => undefined)];
    expect(first.read.toSorted()).toStrictEqual(
      [files.buildManifest, files.rankTable, files.listing('index')].toSorted(),
    );
    expect(second.read).toStrictEqual([files.listing('index')]);
    expect([await position(first.answer), await position(second.answer)]).toStrictEqual([1, 1]);
  });

  test.each([
    ['fails', () => new Response(null, { status: 503 })],
    ['is absent', () => new Response(null, { status: 404 })],
    ['is cut off', () => new Response('{"order": [["index"')],
  ])('that %s answers 500 and is read again for the next caller', async (_name, give) => {
    expect((await whenTable(give)).answer.status).toBe(500);
    expect(await position((await whenTable(() => undefined)).answer)).toBe(1);
  });

  test('that lacks a listing gives it no position, rather than a wrong one', async () => {
    const { answer } = await whenTable(() => new Response('{"order": [["404", 1]], "places_in_category": [1]}'));
    expect((await answer.json<SoftwareListing>()).rank).not.toHaveProperty('position');
  });
});

describe('the manifest', () => {
  test('is the listing in catalog-2.0, with addresses of the base the build was made for', async () => {
    const manifest = await askJson<Manifest>(`${pathOf('index')}/manifest`);
    expect(manifest.$schema).toBe(`${SITE.base_url}/schemas/catalog-2.0.json`);
    expect(manifest.entity).toMatchObject({ slug: 'index', domain: 'index.test' });
    expect(manifest.releases.latest).toStrictEqual({ version: '1.2.3', published_at: '2026-01-02T00:00:00Z' });
  });

  test('of a listing with the slug manifest is not the listing itself', async () => {
    expect(await askJson(`${pathOf('manifest')}/manifest`)).toHaveProperty('entity.slug', 'manifest');
  });

  test('is refused where the listing gives a required member nowhere', async () => {
    const { status, code, detail } = await askProblem(`${pathOf(WITHOUT_DOMAIN)}/manifest`);
    expect([status, code]).toStrictEqual([404, 'manifest_incomplete']);
    expect(detail).toBe(
      'A manifest must have `entity.domain`, and nothing in this listing gives it. ' +
        'It appears here once the publisher adds it to the feed.',
    );
  });
});

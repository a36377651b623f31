/** Pages of lists beyond those that a build holds: what the worker answers is what the files would have held. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEFAULT_PER_PAGE, files, paginate, urls } from '../../../schemas/contracts/addresses.ts';
import type { SoftwarePage } from '../../../schemas/contracts/generated/read-api.ts';
import { heldPages } from '../../../schemas/contracts/list-depth.ts';
import { categoryPlaces } from '../../../schemas/rank/top-percent.ts';
import { isLongForm } from '../../../tools/testing/rounds.ts';
import { emitApi } from '../../build/api/emit-api.ts';
import { describeBuild } from '../../build/writer/build-manifest.ts';
import { openBuild } from '../../build/writer/build-writer.ts';
import { type LocalWorker, withWorker } from '../../testing/local-worker.ts';
import { seededNames } from '../../testing/seeded-names.ts';
import { completeBuild, loadSearchRows } from './load-search-rows.ts';

/** Of a page. */
const SIZES = isLongForm() ? [DEFAULT_PER_PAGE, 30, 97, 100] : [DEFAULT_PER_PAGE, 97];
/** Some pages more than are held of everything, and of a category. */
const seeded = seededNames(640);
const settings = { ...seeded.catalog.settings, languages: ['en', 'de'] };
const input = { ...seeded, catalog: { ...seeded.catalog, settings } };
const { ranked, site } = input;
const places = categoryPlaces(ranked.map(({ summary }) => summary.category));
const summaries = ranked.map(({ summary, score }, index): SoftwarePage['data'][number] => ({
  ...summary,
  rank: { position: index + 1, place_in_category: places[index] ?? 0, score },
  links: { self: urls.listing(site, summary.slug), html: urls.listingPage(site, summary.slug) },
}));
const CATEGORIES = [undefined, ...new Set(summaries.map(({ category }) => category))];
const LARGE = summaries.find(({ category }) => inCategory(category).length > 140)?.category ?? '';

function inCategory(category: string | undefined): SoftwarePage['data'] {
  return summaries.filter((summary) => category === undefined || summary.category === category);
}

let worker: LocalWorker;
let end: () => void;
let served: Promise<void>;
let build: string;
beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'catalog-further-'));
  const writer = openBuild(build);
  await writer.add(emitApi(input));
  const facts = { commit: null, date: input.date, base_url: site.base_url, listing_count: ranked.length };
  await writer.add(describeBuild(writer.placed, facts));
  const ready = Promise.withResolvers<void>();
  served = withWorker(build, async (local) => {
    worker = local;
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    ready.resolve();
    await ended;
  });
  served.catch(ready.reject);
  await ready.promise;
});
afterAll(async () => {
  end?.();
  await served;
  rmSync(build, { recursive: true, force: true });
});

const ask = (path: string) => fetch(worker.address + path, { redirect: 'manual' });
const listAt = (category: string | undefined, page: number, per_page: number) =>
  urls.list({ ...site, base_url: '' }, { category, page, per_page });

test('before the rows are there, only pages of files are answered', async () => {
  expect((await ask(listAt(undefined, 25, DEFAULT_PER_PAGE))).status).toBe(200);
  for (const path of [listAt(undefined, 26, DEFAULT_PER_PAGE), listAt(LARGE, 2, 100)]) {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '30']);
    expect(await answer.json()).toMatchObject({ code: 'search_not_ready' });
  }
});

describe('once they are', () => {
  beforeAll(async () => {
    const load = await loadSearchRows(worker.internal, build);
    if (load === undefined) throw new Error('the worker did not take the rows');
    await completeBuild(worker.internal, load, build);
  });

  test.each(CATEGORIES)('every page of every size is what files would hold, in the category %s', async (category) => {
    const whole = inCategory(category);
    for (const per_page of SIZES) {
      for (let page = 1; page <= Math.ceil(whole.length / per_page) + 1; page += 1) {
        const answer = await ask(listAt(category, page, per_page));
        const data = whole.slice((page - 1) * per_page, page * per_page);
        const query = { category, page, per_page };
        expect(await answer.json()).toEqual({ data, ...paginate(site, query, whole.length) });
      }
    }
  });

  test('the build holds so many pages and no more', async () => {
    expect([heldPages('worker', undefined, 640), heldPages('worker', LARGE, inCategory(LARGE).length)]).toEqual([
      25, 5,
    ]);
    const paths = [...emitApi(input)].map(([path]) => path);
    expect(paths).toContain(files.listPage(undefined, 25));
    expect(paths).not.toContain(files.listPage(undefined, 26));
    expect(paths).toContain(files.listPage(LARGE, 5));
    expect(paths).not.toContain(files.listPage(LARGE, 6));
  });

  test.each([
    ['/software/_page/26/', '/search/?page=26'],
    ['/de/software/_page/32/', '/de/search/?page=32'],
    ['/software/_page/33/', undefined],
    ['/software/_page/1/', undefined],
    ['/software/_page/x/', undefined],
    ['/xx/software/_page/26/', undefined],
    [`/categories/${LARGE}/_page/6/`, `/search/?category=${LARGE}&page=6`],
    [`/de/categories/${LARGE}/_page/6/`, `/de/search/?category=${LARGE}&page=6`],
    [`/categories/${LARGE}/_page/99/`, undefined],
    ['/categories/no-such/_page/6/', undefined],
    ['/software/_a-z/tools/', '/software/_a-z/'],
    ['/de/software/_a-z/tools/', '/de/software/_a-z/'],
    ['/software/_a-z/T%20/', undefined],
    ['/api/v1/software/_page/26.json', '/api/v1/software?page=26'],
    ['/api/v1/software/_page/33.json', undefined],
    [`/api/v1/software/_category/${LARGE}/6.json`, `/api/v1/software?category=${LARGE}&page=6`],
    [`/api/v1/software/_category/${LARGE}/99.json`, undefined],
  ])('%s leads to %s', async (path, location) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('Location')]).toEqual(
      location === undefined ? [404, null] : [307, location],
    );
  });

  test('files of the build are served by their names', async () => {
    for (const path of [files.listPage(undefined, 25), files.listPage(LARGE, 5)]) {
      expect((await ask(path)).status).toBe(200);
    }
  });

  test('the page that an old address leads to has the same listings', async () => {
    const answer = await ask('/api/v1/software?page=26&facets=kind&sort=rank');
    const { data }: SoftwarePage = await answer.json();
    expect(data).toEqual(summaries.slice(500, 520));
  });
});

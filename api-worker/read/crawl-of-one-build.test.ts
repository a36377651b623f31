import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { askJson, askProblem } from '../testing/ask.ts';
import { SLUGS } from '../testing/catalog.ts';
import {
  COMMON,
  completeLoad,
  endLoad,
  type Facts,
  forgetAll,
  ownKey,
  rowOf,
  sendChunk,
  startLoad,
} from '../testing/search.ts';
import { crawledSlugs } from './crawl-of-one-build.ts';

const LIST = '/api/v1/software';
const EARLIER = 'ea'.repeat(32);
const [NAME, CHUNK] = [EARLIER.slice(0, 16), 250];

beforeEach(forgetAll);

const facts = (slug: string, score: number): Facts => ({ ...COMMON, slug, name: slug, score });

async function load(key: string, rows: Facts[], closed: string[], count: number): Promise<number> {
  const id = await startLoad(key);
  for (let start = 0; start < rows.length; start += CHUNK)
    await sendChunk(id, { rows: rows.slice(start, start + CHUNK).map(rowOf), ...(start === 0 && { closed }) });
  expect(await endLoad(id, count)).toBe(true);
  return id;
}

/** @returns what a crawler finds that follows `next` */
async function crawl(address: string): Promise<{ slugs: string[]; pages: SoftwarePage[] }> {
  const pages: SoftwarePage[] = [];
  for (let next: string | null = address; next !== null; ) {
    const page: SoftwarePage = await askJson<SoftwarePage>(next);
    pages.push(page);
    next =
      page.links.next &&
      new URL(page.links.next).pathname.replace(/^.*(?=\/api)/, '') + new URL(page.links.next).search;
  }
  return { slugs: pages.flatMap(({ data }) => data.map(({ slug }) => slug)), pages };
}

test('a crawl goes on over a deployment in the order in which it began, with what is known now', async () => {
  // What the worker serves is the later build; the crawl began at the earlier one, in the reverse order.
  const [gone, ...others] = SLUGS;
  const before = [...others.map((slug) => (slug === 'index' ? 'old-index' : slug)), 'malware'];
  await load(
    EARLIER,
    before.map((slug, index) => facts(slug, 10 + index)),
    [],
    before.length,
  );
  const now = SLUGS.map((slug, index) => ({ ...facts(slug, 90 - index), vendor: 'Later' }));
  await completeLoad(await load(await ownKey(), now, ['old-index', 'malware'], SLUGS.length));
  const { slugs, pages } = await crawl(`${LIST}?build=${NAME}&per_page=7`);
  // `old-index` is found under its new name, and `malware` was withdrawn.
  expect(slugs).toEqual(others.toReversed());
  expect(slugs).not.toContain(gone);
  expect(pages[0]?.pagination.total).toBe(before.length);
  expect(pages.flatMap(({ data }) => data).every(({ vendor }) => vendor.name === 'Later')).toBe(true);
  const narrowed = await crawl(`${LIST}?build=${NAME}&category=many&per_page=9&fields=name`);
  expect(narrowed.slugs).toEqual(others.toReversed());
});

test('it begins with the build that is served', async () => {
  await load(
    await ownKey(),
    SLUGS.map((slug, index) => facts(slug, 90 - index)),
    [],
    SLUGS.length,
  );
  const { slugs, pages } = await crawl(`${LIST}?build=latest`);
  expect(slugs).toEqual(SLUGS);
  expect(pages[0]?.links.self).toContain(`build=${(await ownKey()).slice(0, 16)}`);
});

test('of 2,000 listings none is missed and none is doubled, wherever in the crawl two deployments come', async () => {
  const names = Array.from({ length: 2_000 }, (_, index) => `tool-${index}`);
  await load(
    EARLIER,
    names.map((slug, index) => facts(slug, index % 90)),
    [],
    names.length,
  );
  const page = async (number: number) =>
    (await crawledSlugs(env, NAME, { category: undefined, page: number, per_page: 100 }))?.slugs ?? [];
  const read = async (from: number, to: number) =>
    (await Promise.all(Array.from({ length: to - from + 1 }, (_, index) => page(from + index)))).flat();
  const first = await read(1, 7);
  const moved = names.filter((_, index) => index % 3 === 0).map((slug, index) => facts(slug, 95 - (index % 90)));
  await completeLoad(await load('second', [...moved, facts('new-one', 99)], ['tool-5', 'tool-1999'], 1_999));
  const then = await read(8, 15);
  await completeLoad(await load('third', [facts('tool-8', 1)], [], 1_999));
  const found = [first, then, await read(16, 20)].flat();
  expect(found.length).toBe(2_000);
  expect(new Set(found)).toEqual(new Set(names));
});

test('a build is held for a day after the next one is live, and is unknown then', async () => {
  await completeLoad(await load(EARLIER, [facts('tool-01', 9)], [], 1));
  const ids = [];
  for (const [index, key] of [await ownKey(), 'b', 'c', 'd', 'e'].entries())
    ids.push(await load(key, [facts('tool-01', 10 + index)], [], 1));
  const [own = 0, ...later] = ids;
  await completeLoad(own);
  expect((await askJson<SoftwarePage>(`${LIST}?build=${NAME}`)).data).toHaveLength(1);
  await env.DB.exec("update search_builds set live_at = '2026-01-01 ' || printf('%06d', id)");
  await completeLoad(later.at(-1) ?? 0);
  expect(await askProblem(`${LIST}?build=${NAME}`)).toMatchObject({ status: 404, code: 'unknown_build' });
});

test('a page behind the end is empty, however far, and a category that there never was is refused', async () => {
  const before = SLUGS.map((slug, index) => facts(slug, 90 - index));
  await load(EARLIER, before, [], before.length);
  await completeLoad(await load(await ownKey(), before, [], before.length));
  for (const build of ['latest', NAME]) {
    for (const narrowed of ['', '&category=many']) {
      const far = `${LIST}?build=${build}${narrowed}&page=${'9'.repeat(15)}&per_page=100`;
      expect(await askJson<SoftwarePage>(far)).toMatchObject({ data: [], pagination: { total: SLUGS.length } });
    }
    expect(await askProblem(`${LIST}?build=${build}&category=nonexistent`)).toMatchObject({
      status: 400,
      errors: [{ pointer: '/category', code: 'unknown_category' }],
    });
  }
});

test.each([
  ['build=yesterday', '/build'],
  ['build=latest&kind=api', '/build'],
  ['build=latest&q=a', '/build'],
  ['build=latest&category=many&category=few', '/build'],
])('%s is refused', async (query, pointer) => {
  expect(await askProblem(`${LIST}?${query}`)).toMatchObject({ status: 400, errors: [{ pointer, code: 'bad_value' }] });
});

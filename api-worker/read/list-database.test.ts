import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { compiled } from '../base/database.ts';
import { placeOf, SLUGS } from '../testing/catalog.ts';
import { COMMON, endLoad, type Facts, loadCatalog, ownKey, rowOf, sendChunk, startLoad } from '../testing/search.ts';
import { rowsOfPage, rowsStatement } from './list-database.ts';

const PLACES = new Map(SLUGS.map((slug) => [slug, placeOf(slug)]));
const CATALOG: Facts[] = SLUGS.map((slug, index) => ({ ...COMMON, slug, name: slug, score: 90 - index }));

beforeAll(async () => void (await loadCatalog(CATALOG)));

async function ask(key: string, category: string | undefined, page: number, per_page: number) {
  const query = compiled(rowsStatement(key, rowsOfPage({ category, page, per_page }, PLACES)));
  const { results, meta } = await env.DB.prepare(query.sql)
    .bind(...query.parameters)
    .all<{ build: number; page: string }>();
  const slugs = (JSON.parse(results[0]?.page ?? '[]') as [number, { slug: string }][]).map(([, { slug }]) => slug);
  return { build: results[0]?.build, slugs, rowsRead: meta.rows_read };
}

test('the last page of the whole list reads no more than the first', async () => {
  const key = await ownKey();
  const [first, last] = [await ask(key, undefined, 1, 5), await ask(key, undefined, 9, 5)];
  expect([first.slugs, last.slugs]).toEqual([SLUGS.slice(0, 5), SLUGS.slice(40)]);
  expect(last.rowsRead).toBeLessThanOrEqual(first.rowsRead);
  expect((await ask(key, undefined, 1, 45)).rowsRead).toBeGreaterThan(first.rowsRead * 5);
});

test('of a listing that changed, each build has its own row, and a build that is not loaded has none', async () => {
  const [best = ''] = SLUGS;
  const before = await ownKey();
  const id = await startLoad('another build');
  const changed = { ...COMMON, slug: best, name: 'Changed', category: 'few', score: 1 };
  await sendChunk(id, { rows: [rowOf(changed)] });
  expect((await ask('another build', undefined, 1, 2)).build).toBeNull();
  expect(await endLoad(id, SLUGS.length)).toBe(true);
  expect((await ask(before, 'many', 1, 2)).slugs).toEqual([best, SLUGS[1]]);
  expect((await ask('another build', 'many', 1, 2)).slugs).toEqual(SLUGS.slice(1, 3));
  // It is on the page that the rank table says, and last by its score.
  expect((await ask('another build', undefined, 1, 3)).slugs).toEqual([SLUGS[1], SLUGS[2], best]);
  expect((await ask('unheard of', undefined, 1, 2)).build).toBeNull();
});

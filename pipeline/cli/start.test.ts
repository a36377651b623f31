/** `npm start`, as a newcomer runs it: the catalog that tests share is started so, with the real worker. */
import { expect, inject, it } from 'vitest';
import { stateOf } from '../../site/testing/catalog-folder.ts';

async function read(address: string): Promise<{ status: number; body: Record<string, never> & { data: never[] } }> {
  const response = await fetch(address);
  return { status: response.status, body: (await response.json()) as never };
}

it('serves the catalog and leaves its repository untouched, on a detached HEAD and without a git identity', async () => {
  const { folder, before, printed } = inject('started');
  const base = inject('catalog');
  const page = await read(`${base}/api/v1/software?per_page=3`);
  expect(page).toMatchObject({ status: 200, body: { pagination: { page: 1, per_page: 3 } } });
  expect(page.body.data).toHaveLength(3);
  expect(await read(`${base}/api/v1/software/astro`)).toMatchObject({
    status: 200,
    body: { slug: 'astro', rank: { position: expect.any(Number), score: expect.any(Number) } },
  });
  const search = await read(`${base}/api/v1/software?q=astro&kind=framework&facets=category`);
  expect(search).toMatchObject({ status: 200, body: { facets: expect.anything() } });
  expect(search.body.data[0]).toMatchObject({ slug: 'astro' });
  const categories = await read(`${base}/api/v1/categories`);
  expect(categories.body.data.filter(({ listing_count }) => listing_count > 0).length).toBeGreaterThanOrEqual(8);
  expect(await read(`${base}/.well-known/catalog.json`)).toMatchObject({
    status: 200,
    body: { entity: { slug: 'catalog' } },
  });
  expect(await read(`${base}/schemas/catalog-2.0.json`)).toMatchObject({ status: 200, body: { version: '2.0.0' } });
  expect(await (await fetch(`${base}/software/astro/`)).text()).toContain('<h1');
  // Feeds of the repository that nobody has published yet are shown as proposals and cannot be read.
  expect(printed).toMatch(/proposed {2}zx/);
  expect((await read(`${base}/api/v1/software/zx`)).status).toBe(404);
  expect((await fetch(`${base}/software/zx/`)).status).toBe(404);
  expect(stateOf(folder)).toBe(before);
});

/** The client for readers, against the worker. */
import { beforeAll, expect, test } from 'vitest';
import { Catalog, type CatalogError, type Entry } from '../../clients/typescript/client.ts';
import { ask } from '../testing/ask.ts';
import { SLUGS } from '../testing/catalog.ts';
import { COMMON, loadCatalog } from '../testing/search.ts';

const asked: { path: string; tag: string | null; status: number }[] = [];
const waited: number[] = [];
/** What comes before the worker is asked. */
const instead: Response[] = [];

const catalog = new Catalog('https://catalog.test/below/', {
  fetch: async (input, init) => {
    const { pathname, search } = new URL(String(input));
    const path = pathname.replace('/below', '') + search;
    const answer = instead.shift() ?? (await ask(path, init as RequestInit));
    asked.push({ path, tag: new Headers(init?.headers).get('If-None-Match'), status: answer.status });
    return answer;
  },
  wait: async (ms) => void waited.push(ms),
});

async function slugsOf(entries: AsyncIterable<Entry>): Promise<string[]> {
  const slugs: string[] = [];
  for await (const { slug } of entries) slugs.push(slug);
  return slugs;
}

beforeAll(async () => {
  await loadCatalog(SLUGS.map((slug, index) => ({ ...COMMON, slug, name: slug, score: 90 - index })));
});

test('goes through all listings, each once, and through those of a category', async () => {
  expect(await slugsOf(catalog.all({ fields: ['name'] }))).toEqual(SLUGS);
  expect(asked[0]?.path).toContain('build=latest');
  expect(await slugsOf(catalog.all({ category: 'many' }))).not.toHaveLength(0);
});

test('asks whether what it has read still holds', async () => {
  const first = await catalog.listing('tool-01');
  expect(await catalog.listing('tool-01')).toBe(first);
  expect(asked.slice(-2).map(({ status }) => status)).toEqual([200, 304]);
});

test('waits as long as it is asked to, and gives up at last', async () => {
  const busy = () =>
    Response.json({ code: 'quota_exceeded', detail: 'Later.' }, { status: 429, headers: { 'Retry-After': '7' } });
  instead.push(busy());
  expect((await catalog.categories()).data.length).toBeGreaterThan(0);
  expect(waited.splice(0)).toEqual([7000]);
  instead.push(busy(), busy(), busy(), busy());
  await expect(catalog.changes()).rejects.toMatchObject({ status: 429, code: 'quota_exceeded' });
  expect(waited.splice(0)).toEqual([7000, 7000, 7000]);
});

test('names what is wrong', async () => {
  await expect(catalog.listing('unheard-of')).rejects.toMatchObject({
    status: 404,
    code: 'not_found',
  } satisfies Partial<CatalogError>);
  await expect(catalog.list({ q: '' })).rejects.toMatchObject({ code: 'bad_parameter' });
});

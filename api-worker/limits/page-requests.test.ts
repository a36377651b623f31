import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { ProblemDocument } from '../../schemas/contracts/generated/problem.ts';
import { askAs, fileText } from '../testing/ask.ts';
import { loadCatalog } from '../testing/search.ts';
import { SEARCHED } from '../testing/searched.ts';
import { PAGE_LIMITS } from './plans.ts';

/** Far ahead, as the counter of a month that is over forgets all. */
const NOW = Date.UTC(2099, 3, 30, 12, 0, 20);
const SEARCH = '/api/v1/software?q=editor&language=de&kind=api&verified=true&facets=kind&page=1&per_page=20&sort=name';
const OF_PAGE = { headers: { 'Sec-Fetch-Site': 'same-origin' } };

beforeAll(async () => void (await loadCatalog(SEARCHED)));
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

test('what a page of the catalog searches counts apart, by the minute and in no month', async () => {
  const searched = await askAs('192.0.2.1', SEARCH, OF_PAGE);
  expect(searched.headers.get('RateLimit-Policy')).toBe('"pages";q=300;w=60');
  expect(searched.headers.get('RateLimit')).toBe('"pages";r=299;t=40');
  const read = await askAs('192.0.2.1', '/api/v1/software?per_page=7');
  expect(read.headers.get('RateLimit')).toMatch(/^"minute";r=4;t=40, "month";r=11;/);
});

test('more than nobody types is refused until the minute is over, whatever the plan still allows', async () => {
  for (let count = 0; count < PAGE_LIMITS.per_minute; count += 1) await askAs('192.0.2.2', SEARCH, OF_PAGE);
  const refused = await askAs('192.0.2.2', SEARCH, OF_PAGE);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '40']);
  expect(await refused.json<ProblemDocument>()).toMatchObject({
    code: 'quota_exceeded',
    detail: 'The pages of this catalog search at most 300 times a minute for one visitor. Ask again in 40 seconds.',
    'violated-policies': ['pages'],
  });
  expect((await askAs('192.0.2.2', SEARCH)).status).toBe(200);
  const page = await askAs('192.0.2.2', '/search/?q=editor');
  expect([page.status, await page.text()]).toEqual([200, await fileText('/search/index.html')]);
  vi.setSystemTime(NOW + 40_000);
  expect((await askAs('192.0.2.2', SEARCH, OF_PAGE)).status).toBe(200);
});

test.each<[string, string, Record<string, string>]>([
  ['no page asked', SEARCH, {}],
  ['a page of another site asked', SEARCH, { 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of a neighboring host asked', SEARCH, { 'Sec-Fetch-Site': 'same-site' }],
  ['somebody typed the address', SEARCH, { 'Sec-Fetch-Site': 'none' }],
  ['no page asks with this', `${SEARCH}&explain=true`, OF_PAGE.headers],
  ['no page asks for this', '/api/v1/changes?since=2026-01-01', OF_PAGE.headers],
])('the plan counts where %s', async (what, path, headers) => {
  const answer = await askAs(`198.51.100.${what.length}`, path, { headers });
  expect(answer.headers.get('RateLimit-Policy')).toMatch(/^"minute";q=5;w=60, "month"/);
});

test('the words with which a page checks are there for a network that has used up its plan', async () => {
  const read = (path: string) => askAs('192.0.2.5', path).then(({ status }) => status);
  for (let count = 0; count < 5; count += 1) await read('/api/v1/categories');
  expect([await read('/api/v1/categories'), await read(files.vocabulary)]).toEqual([429, 200]);
});

test('a key that is none is refused, and none of the pages', async () => {
  const headers = { ...OF_PAGE.headers, 'X-API-Key': 'cat_x' };
  expect((await askAs('192.0.2.3', SEARCH, { headers })).status).toBe(401);
});

/** Whatever is asked, nothing breaks, and every answer has a shape that is described. */
import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { isLongForm, rounds } from '../../tools/testing/rounds.ts';
import { ask } from '../testing/ask.ts';
import { expectDescribed, expectProblem, OPERATIONS, operationAt } from '../testing/contract.ts';
import { COMMON, loadCatalog } from '../testing/search.ts';
import { issueToken, padDocument } from '../testing/submitting.ts';

const REQUESTS = rounds(300, 5000);
const SEED = 20_261_120;

vi.spyOn(console, 'log').mockImplementation(() => {});
const logged = vi.spyOn(console, 'error');

/** The first sends. Many read, because what is a publisher's own is counted for each. */
const TOKENS = 100;
let tokens: string[];
beforeAll(async () => {
  await loadCatalog([{ ...COMMON, slug: 'tool-01', name: 'Tool', category: 'few', text: 'select a static site' }]);
  tokens = await Promise.all(Array.from({ length: TOKENS }, () => issueToken()));
});

const HOSTILE = [
  ...['"', "'", '%', '%00', '%2e%2e%2f', '../', '..', '.', '\\', '\u0000', '\uffff', '\ud800', '😀', 'é', '\r\n'],
  ...["' or 1=1 --", '"; drop table search_rows; --', 'NEAR(a b, 9)', '{name}: a', 'a*', '^a', '((((', '-', '*'],
  ...[
    'constructor',
    '__proto__',
    'toString',
    '<script>',
    '{{7*7}}',
    'file:///etc/passwd',
    '1e999',
    '-1',
    '0x10',
    'NaN',
  ],
];
const NAMES = ['tool-01', 'tool-07', 'old-index', 'malware', 'script', 'index', '404', 'few', 'none', 'atom', 'json'];

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE, ...NAMES),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(fc.constantFrom(...HOSTILE, 'a', ' ', 'static'), { maxLength: 60 }).map((parts) => parts.join('')),
);

const segment = fc.oneof(fc.constantFrom(...NAMES), hostile.map(encodeLoosely), hostile);

const path = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(...OPERATIONS), fc.array(segment))
      .map(([{ template }, with_]) => fill(template, with_)),
  },
  fc.array(segment, { maxLength: 4 }).map((parts) => `/api/v1/${parts.join('/')}`),
  fc.array(segment, { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
);

const parameter = fc.constantFrom(
  ...['q', 'category', 'kind', 'license_type', 'platform', 'pricing', 'badge', 'verified', 'sort', 'page', 'per_page'],
  ...['facets', 'since', '__proto__'],
);
/** Values that get past the first check. */
const good = fc.constantFrom(
  ...['tool', 'few', 'saas', 'open-source', 'linux', 'free', 'true', 'name', 'relevance', '1', '7'],
);
const query = fc
  .array(fc.tuple(fc.oneof(parameter, hostile), fc.oneof(good, hostile)), { maxLength: 4 })
  .map((pairs) => pairs.map(([name, value]) => `${encodeLoosely(name)}=${encodeLoosely(value)}`).join('&'));

const fieldName = fc.constantFrom(
  ...['Accept', 'Authorization', 'Content-Encoding', 'Content-Length', 'Content-Type', 'Cookie', 'Idempotency-Key'],
  ...['If-None-Match', 'If-Modified-Since', 'Origin', 'Range', 'X-API-Key', 'X-HTTP-Method-Override'],
);
const fieldValue = fc.oneof(
  fc.constantFrom('*', '"x"', 'application/json', 'text/xml', 'gzip', 'bytes=0-1', 'Bearer x', 'DELETE', ''),
  fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
);

const body = fc.oneof(
  fc.json({ maxDepth: 4 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.tuple(fc.constantFrom('url', 'domain'), hostile).map(([name, text]) => JSON.stringify({ [name]: text })),
  fc
    .tuple(fc.constantFrom('my-tool', 'tool-01', 'A'), fc.object({ maxDepth: 2 }))
    .map(([slug, members]) => padDocument(slug, members)),
  hostile.map((text) => `<?xml version="1.0"?><XML_DIZ_INFO><Program_Info>${text}</Program_Info></XML_DIZ_INFO>`),
);

const OTHER_METHODS = ['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND'];
const writes = fc
  .tuple(fc.constantFrom(...OPERATIONS.filter(({ method }) => method === 'POST')), fc.array(segment))
  .map(([{ template }, values]) => fill(template, values));
const request = fc.record({
  asked: fc.oneof(
    { weight: 9, arbitrary: fc.tuple(fc.constant('GET'), path) },
    { weight: 1, arbitrary: fc.constant(['POST', '/api/v1/submit/pad'] as const) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('POST'), writes) },
    fc.tuple(fc.constantFrom(...OTHER_METHODS), path),
  ),
  query,
  headers: fc.dictionary(fieldName, fieldValue, { maxKeys: 3 }),
  body,
  hasToken: fc.boolean(),
});

let sent = 0;
const STATUSES = [200, 202, 204, 304, 308, 400, 401, 403, 404, 405, 409, 410, 415, 422];
const statuses = new Set<number>();

test(`${REQUESTS} requests are answered as described`, async () => {
  const property = fc.asyncProperty(request, async ({ asked: [method, path], query, headers, body, hasToken }) => {
    sent += 1;
    const address = path + (query === '' ? '' : `?${query}`);
    const { pathname } = new URL(`https://catalog.test${address}`);
    const answer = await ask(address, {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        // Ten of one address are taken in a minute.
        ...(method === 'POST' && { 'CF-Connecting-IP': `198.18.${sent >> 11}.${(sent >> 3) & 255}` }),
        ...(hasToken && {
          Authorization: `Bearer ${tokens[method === 'POST' ? 0 : sent % TOKENS]}`,
          'Content-Type': 'application/json',
        }),
      },
      ...(!['GET', 'HEAD', 'OPTIONS'].includes(method) && { body }),
    });
    statuses.add(answer.status);
    await expectKnown(method, pathname, answer);
  });
  await fc.assert(property, { numRuns: REQUESTS, seed: SEED });
  expect(logged).not.toHaveBeenCalled();
  // Whether one of them reads more than its minute allows depends on the clock.
  statuses.delete(429);
  expect(STATUSES).toEqual(expect.arrayContaining([...statuses]));
  // A few hundred requests do not meet all that is rare.
  expect(statuses.size).toBeGreaterThanOrEqual(isLongForm() ? STATUSES.length : 10);
});

async function expectKnown(method: string, pathname: string, answer: Response): Promise<void> {
  expect(answer.status).toBeLessThan(500);
  expect(answer.headers.get('X-Content-Type-Options') ?? 'a page').toMatch(/^(?:nosniff|a page)$/);
  const operation = operationAt(method, pathname);
  if (operation !== undefined) await expectDescribed(operation, answer, method !== 'HEAD');
  else if (method === 'OPTIONS') expect([answer.status, await answer.text()]).toEqual([204, '']);
  else if (method === 'HEAD') expect(await answer.text()).toBe('');
  // A page for people, or a file of the build under its own name.
  else if (/^(?:text\/html|application\/json)/.test(answer.headers.get('Content-Type') ?? '')) await answer.text();
  else await expectProblem(answer);
}

/** Some of what needs no encoding to get through stays as it is. */
function encodeLoosely(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replaceAll('%27', "'");
}

/** The template's names in order, then `tool-01`. */
function fill(template: string, values: readonly string[]): string {
  const left = [...values];
  return template.replace(/\{\w+\}/g, () => left.shift() ?? 'tool-01');
}

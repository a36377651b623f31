/**
 * The worker answers as the description of the API says: every operation, parameter and problem is driven. In one file,
 * so that at its end it can be seen that nothing was left out.
 */
import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, it, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { router } from '../routes.ts';
import { askAs } from '../testing/ask.ts';
import { COMMITS, EXPORTS, WITH_PUBLICCODE, WITHOUT_DOMAIN } from '../testing/catalog.ts';
import { codesOf, components, OPERATIONS } from '../testing/contract.ts';
import { type Asking, BROKEN, drive, driven, newAddress, usedUpAddress } from '../testing/drive.ts';
import {
  describeDomains,
  describeMadeWebhooks,
  describeOwnListings,
  describePublisherLimit,
  describeSubmissions,
  describeValidation,
  describeWebhooks,
} from '../testing/publishing-contract.ts';
import { COMMON, forgetAll, loadCatalog } from '../testing/search.ts';
import { issueToken } from '../testing/submitting.ts';
import { createToken } from '../tokens/token-text.ts';

/** Faults are provoked here; their log lines would look like failures. */
vi.spyOn(console, 'error').mockImplementation(() => {});
vi.spyOn(console, 'log').mockImplementation(() => {});

/** A clock that stands still, so that no minute ends while a quota is used up; far ahead, so that no alarm goes off. */
vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60 * 60 * 1000 });

let token: string;
/** Has read what the free plan gives in a minute. */
let reader: string;
beforeAll(async () => {
  reader = await usedUpAddress(5, (address) => askAs(address, '/api/v1/categories'));
  await loadCatalog([{ ...COMMON, slug: 'tool-01', name: 'Tool', category: 'few', text: 'a static site' }]);
  token = await issueToken();
});

/** What anybody may read at an address without parts to fill in. */
const WHOLE_ADDRESSES = OPERATIONS.filter(
  ({ method, template, operation: { security = [] } }) =>
    method === 'GET' && !template.includes('{') && security.length === 0,
);

/** One good address of each operation that is read. */
const READS: Record<string, string> = {
  ...Object.fromEntries(WHOLE_ADDRESSES.map(({ template, operation }) => [operation.operationId, template])),
  getListing: '/api/v1/software/tool-01',
  getListingManifest: '/api/v1/software/tool-01/manifest',
  getListingRank: '/api/v1/software/tool-01/rank',
  getListingSyncLog: '/api/v1/software/tool-01/sync',
  downloadExport: `/api/v1/exports/${EXPORTS.files[0]?.name}`,
  getBadge: '/badges/tool-01.svg',
  getListingNews: '/software/tool-01/news.atom',
  getListingPubliccode: files.publiccode(WITH_PUBLICCODE),
  listBuildFiles: files.folderManifest('api'),
};

/** As if the operator had opened the exports. */
const OPEN = {
  ASSETS: {
    fetch: (address: string, init?: RequestInit) =>
      new URL(address).pathname === files.exports
        ? Promise.resolve(Response.json({ ...EXPORTS, access: 'open' }))
        : env.ASSETS.fetch(address, init),
  },
};

describe.each(Object.entries(READS))('%s', (operationId, path) => {
  const asking: Asking = operationId === 'downloadExport' ? { instead: OPEN } : {};

  it('answers what is described, and 304 to whoever holds it', async () => {
    const { status, answer } = await drive(path, asking);
    expect(status).toBe(200);
    const tag = answer.headers.get('ETag');
    expect(tag === null).toBe(operationId === 'getHealth');
    if (tag === null) return;
    expect((await drive(path, { ...asking, headers: { 'If-None-Match': tag } })).status).toBe(304);
  });

  it('answers the described problem when something is broken', async () => {
    expect(await drive(path, { instead: BROKEN })).toMatchObject({ status: 500, code: 'internal_error' });
  });

  it('says what is left of the plan, and refuses what goes beyond, where it counts', async () => {
    const { answer } = await drive(path, asking);
    const isCounted = /^\/(?:api|v1|schemas|\.well-known)\//.test(path);
    const isSameForAll = answer.headers.get('Cache-Control')?.startsWith('public') === true;
    expect(answer.headers.has('RateLimit')).toBe(isCounted && !isSameForAll);
    if (!isCounted) return;
    expect(await drive(path, { ...asking, address: reader })).toMatchObject({ status: 429, code: 'quota_exceeded' });
  });
});

const KEYED = OPERATIONS.filter(({ operation }) => operation.security === undefined);

test.each(KEYED.map(({ operation }) => operation.operationId))('%s refuses a key that is none', async (operationId) => {
  const asked = await drive(READS[operationId] ?? '', { headers: { 'X-API-Key': 'cat_x' } });
  expect(asked).toMatchObject({ status: 401, code: 'token_invalid' });
});

/** [address, status, code] */
const OTHERS: [path: string, status: number, code?: string][] = [
  ['/api/v1/software?q=static+si', 200],
  ['/api/v1/software?slug=index,404', 200],
  ['/api/v1/software?build=latest', 200],
  ['/api/v1/software?build=0123456789abcdef', 404, 'unknown_build'],
  ['/api/v1/software?purl=pkg:npm/tool&repository=github.com/test/tools', 200],
  ['/api/v1/software?category=few&category=many&kind=software&kind=saas', 200],
  ['/api/v1/software?license_type=open-source&platform=linux&pricing=free&badge=verified&publisher=works', 200],
  ['/api/v1/software?verified=true&publisher=gone&sort=popular', 200],
  ['/api/v1/software?used_by=2&maintenance=contract&maintained_until=2027&audience=society', 200],
  ['/api/v1/software?product_language=de&legal=eupl&facets=used_by,legal', 200],
  ['/api/v1/software?state=gone&security_until=2027&facets=state,security_until', 200],
  ['/api/v1/software?maintained_until=soon', 400, 'bad_parameter'],
  ['/api/v1/software?sort=name&page=1&per_page=5', 200],
  ['/api/v1/software?q=git&language=de&explain=true', 200],
  ['/api/v1/software?q=gti&explain=true', 200],
  ['/api/v1/software?facets=category,kind,license_type,platform,pricing,badge,verified', 200],
  ['/api/v1/software?page=999999999999999&per_page=100', 200],
  ['/api/v1/software?unknown=1', 400, 'bad_parameter'],
  ['/api/v1/software?category=no-such-category', 400, 'bad_parameter'],
  // Every member: what is left out by `fields` no schema asks for.
  [
    '/api/v1/software?fields=slug,name,vendor,kind,category,license_type,platforms,summary,homepage,icon,version,released_on,badges,verified,spdx_id,pricing,use,rank,links,match,explain',
    200,
  ],
  ['/api/v1/software?page=0&per_page=101&sort=best&facets=x&verified=no&kind=x&badge=x&q=', 400, 'bad_parameter'],
  [`/api/v1/changes?since=${COMMITS[2]}`, 200],
  ...['categories', 'lifecycle', 'statistics', 'exports'].map((name): [string, number, string] => [
    `/api/v1/${name}?page=2`,
    400,
    'bad_parameter',
  ]),
  ['/api/v1/changes?since=x', 400, 'bad_parameter'],
  ['/api/v1/changes?since=1234567', 404, 'unknown_build'],
  ['/api/v1/exports/listings.ndjson.gz', 401, 'token_missing'],
  [`/api/v1/software/${WITHOUT_DOMAIN}/manifest`, 404, 'manifest_incomplete'],
  ['/software/tool-01/publiccode.yml', 404, 'publiccode_incomplete'],
  ['/software/unknown/publiccode.yml', 404, 'not_found'],
  ['/software/malware/publiccode.yml', 410, 'withdrawn'],
  ['/software/old-index/publiccode.yml', 308],
  ['/v1/software?from=2026-01-02T00:00:00Z&to=2026-01-03T00:00:00Z&page[size]=5&all=false', 200],
  [`/v1/software?page[after]=${btoa('2026-01-01T00:00:00Z 00000000-0000-4000-8000-000000000003')}`, 200],
  [`/v1/software?page[before]=${btoa('2026-01-01T00:00:00Z 00000000-0000-4000-8000-000000000003')}`, 200],
  ['/v1/software?url=https://code.test/7', 200],
  ['/v1/software?from=yesterday', 400, 'bad_parameter'],
  ['/api/v1/_build/unknown.json', 404, 'not_found'],
  ['/badges/unknown.svg', 404],
  ['/badges/malware.svg', 410],
  ['/badges/old-index.svg', 308],
  ['/software/tool-01/news.json', 200],
  ['/software/unknown/news.atom', 404],
  ['/software/malware/news.atom', 410, 'withdrawn'],
  ['/software/old-index/news.atom', 308],
  ...['', '/manifest', '/rank', '/sync'].flatMap((end): [string, number, string?][] => [
    [`/api/v1/software/unknown${end}`, 404, 'not_found'],
    [`/api/v1/software/malware${end}`, 410, 'withdrawn'],
    [`/api/v1/software/old-index${end}`, 308],
  ]),
];

test.each(OTHERS)('%s answers %i %s', async (path, status, code) => {
  expect(await drive(path)).toMatchObject({ status, code });
});

it('an export is described to those who may not have it', async () => {
  const path = '/api/v1/exports/listings.ndjson.gz';
  expect(await drive(path, { headers: { 'X-API-Key': 'cat_x' } })).toMatchObject({ code: 'token_invalid' });
  expect(await drive(path, { headers: { 'X-API-Key': token } })).toMatchObject({ status: 403, code: 'forbidden' });
});

it('an export is described to those whose key cannot be looked at', async () => {
  const headers = { 'X-API-Key': createToken('cat', (length) => new Uint8Array(length)) };
  const instead = { DB: BROKEN.DB };
  const asked = await drive('/api/v1/exports/listings.ndjson.gz', { headers, instead });
  expect(asked).toMatchObject({ status: 503, code: 'unavailable' });
});

it('a build that is not signed has no signature', async () => {
  const fetch = async () => new Response(null, { status: 404 });
  expect(await drive(files.buildSignature, { instead: { ASSETS: { fetch } } })).toMatchObject({ code: 'not_found' });
});

it('an export that is not there is described', async () => {
  expect(await drive('/api/v1/exports/unknown.json', { instead: OPEN })).toMatchObject({ status: 404 });
});

describe('submissions', describeSubmissions);
describe('a dry run', describeValidation);
describe('a domain', describeDomains);
describe('listings of a publisher', describeOwnListings);
describe('webhooks of a publisher', describeWebhooks);
describe('an endpoint that is made', describeMadeWebhooks);
describe('the limit of publishers', describePublisherLimit);

describe('what is described and what is there', () => {
  it('is not ready to search without rows', async () => {
    await forgetAll();
    expect(await drive('/api/v1/software?q=tool')).toMatchObject({ status: 503, code: 'search_not_ready' });
  });

  it('every answer, problem and parameter that is described was driven', () => {
    const described = OPERATIONS.flatMap(({ template, operation }) => [
      ...Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
      ...codesOf(operation).map((code) => `${operation.operationId} ${code}`),
      ...parameterNames(template, operation).map((name) => `${operation.operationId} ?${name}`),
    ]);
    expect(described.filter((each) => !driven.has(each))).toEqual([]);
    expect(described.length).toBeGreaterThan(200);
  });

  it.each([...new Set(OPERATIONS.map(({ template }) => template))])(
    '%s takes the described methods alone',
    async (template) => {
      const described = OPERATIONS.filter((each) => each.template === template).map(({ method }) => method);
      const written = described.filter((method) => method !== 'GET');
      const allowed = [...(described.includes('GET') ? ['GET', 'HEAD'] : []), ...written, 'OPTIONS'].join(', ');
      const path = template.replace('{format}', 'atom').replace(/\{\w+\}/g, 'tool-01');
      const put = await askAs(newAddress(), path, { method: 'PUT' });
      expect([put.status, put.headers.get('Allow')]).toEqual([405, allowed]);
      const options = await askAs(newAddress(), path, { method: 'OPTIONS' });
      expect([options.status, options.headers.get('Allow')]).toEqual([204, allowed]);
    },
  );

  it('every route is described, and everything that is described has a route', () => {
    const routes = router.routes.flatMap(([method, , , path]) => (path?.includes('*') ? [] : [`${method} ${path}`]));
    const described = OPERATIONS.map(({ method, template }) => `${method} ${template.replace(/\{(\w+)\}/g, ':$1')}`);
    const known = new Set(described.map((each) => WRITTEN_OTHERWISE[each] ?? each));
    expect([...new Set(routes)].filter((route) => !known.has(route) && !UNDESCRIBED.includes(route))).toEqual([]);
    const unrouted = [...known].filter((each) => !routes.includes(each));
    expect(unrouted).toEqual(FILES.map((path) => `GET ${path}`));
  });
});

/** Routes that cannot be spelled as the description spells them. */
const WRITTEN_OTHERWISE: Record<string, string> = {
  'GET /badges/:slug.svg': 'GET /badges/:file',
  'GET /software/:slug/news.:format': 'GET /software/:slug/:file',
  'GET /api/v1/exports/:file': 'GET /api/v1/exports/:file+',
};

const PAGES = ['', '/:language'].flatMap((of) => [
  ...[`GET ${of}/search`, `GET ${of}/software/:slug`, `GET ${of}/software/_page/:page`],
  ...[`GET ${of}/categories/:slug/_page/:page`, `GET ${of}/software/_a-z/:start`],
]);

/** Names of files that other builds have: they lead to what is described. */
const FURTHER = ['GET /api/v1/software/_page/:file', 'GET /api/v1/software/_category/:slug/:file'];

// RFC 9116 describes the last.
const UNDESCRIBED = [`GET ${files.securityText}`, ...PAGES, ...FURTHER];

/** Served by the route of all JSON files. */
const FILES = [
  ...[files.manifest, files.manifestSchema, files.padSchema],
  ...[files.buildSignature, files.folderManifest(':folder'), files.buildManifest],
];

function parameterNames(template: string, operation: (typeof OPERATIONS)[number]['operation']): string[] {
  const all = (operation.parameters ?? []).map((each) =>
    '$ref' in each ? components.parameters?.[each.$ref.split('/').at(-1) ?? ''] : each,
  );
  return all.flatMap((each) => (each === undefined || template.includes(`{${each.name}}`) ? [] : [each.name]));
}

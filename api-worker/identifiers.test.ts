/** What names an answer, or something in it: addresses of the catalog and ids of requests. */
import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test';
import { env, exports } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { SITE } from './testing/catalog.ts';
import { issueToken, padDocument, postInternal, SUBMIT } from './testing/submitting.ts';

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
const told = vi.spyOn(console, 'log').mockImplementation(() => {});

const EVIL = 'https://evil.example';

let callers = 0;
/** As it is asked under a name that somebody else has thought of. */
function askUnder(origin: string, path: string, init: RequestInit = {}): Promise<Response> {
  callers += 1;
  const headers = new Headers(init.headers);
  headers.set('CF-Connecting-IP', `198.51.100.${callers}`);
  return exports.default.fetch(origin + path, { ...init, headers });
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const JSON_BODY = { 'Content-Type': 'application/json' };

describe('asked under another name, the worker names the base address', () => {
  it.each<[what: string, path: string, init: RequestInit]>([
    ['an unknown address', '/api/v1/nothing', {}],
    ['a bad parameter', '/api/v1/software?page=0', {}],
    ['a method', '/api/v1/software', { method: 'DELETE' }],
    ['a missing token', SUBMIT, { method: 'POST' }],
    ['an internal address', '/internal/v1/tokens', {}],
  ])('in the problem of %s', async (_what, path, init) => {
    const { type, code } = await (await askUnder(EVIL, path, init)).json<{ type: string; code: string }>();
    expect(type).toBe(`${SITE.base_url}/docs/errors/#${code}`);
  });

  it('in the links of a submission', async () => {
    const headers = { ...bearer(await issueToken()), ...JSON_BODY };
    const taken = await askUnder(EVIL, SUBMIT, { method: 'POST', headers, body: padDocument('under-a-name') });
    const { data } = await taken.json<{ data: { id: string; links: { self: string } } }>();
    const self = `${SITE.base_url}/api/v1/submissions/${data.id}`;
    expect([taken.headers.get('Location'), data.links.self]).toEqual([self, self]);
    const read = await askUnder(EVIL, `/api/v1/submissions/${data.id}`, { headers });
    expect((await read.json<{ data: object }>()).data).toMatchObject({ links: { self } });
  });

  it('in what is to be placed for a domain, and where it is verified', async () => {
    const body = '{"domain":"maker.example"}';
    const claimed = await askUnder(EVIL, '/api/v1/publisher/domains', { method: 'POST', headers: JSON_BODY, body });
    const { data } = await claimed.json<{ data: { file: { line: string }; links: { verify: string } } }>();
    expect(data.file.line).toMatch(new RegExp(`^catalog-verification=${new URL(SITE.base_url).host}/_domain/`));
    expect(data.links.verify).toBe(`${SITE.base_url}/api/v1/publisher/domains/maker.example/verify`);
  });

  it('in the list of a publisher’s listings', async () => {
    const listing = { slug: 'own', name: 'Own', version: null, homepage: 'https://maker.example/', sources: [] };
    const listings = [{ ...listing, in_moderation: false }];
    await postInternal('/publishers/report', { requests: [], proof_files: [], listings });
    const headers = bearer(await issueToken());
    const { data } = await (await askUnder(EVIL, '/api/v1/publisher/listings', { headers })).json<{ data: object[] }>();
    expect(data).toMatchObject([{ links: { self: `${SITE.base_url}/api/v1/software/own` } }]);
  });
});

it('a worker without a build that it can read answers problems with a relative type', async () => {
  vi.resetModules();
  const { default: worker } = await import('./worker.ts');
  const ASSETS = { fetch: () => Promise.reject(new Error('broken')) };
  const context = createExecutionContext();
  const request = new Request<unknown, IncomingRequestCfProperties>(`${EVIL}/api/v1/software`);
  const answer = await worker.fetch(request, { ...env, ASSETS } as never, context);
  await waitOnExecutionContext(context);
  expect(await answer.json()).toMatchObject({ type: '/docs/errors/#internal_error', status: 500 });
});

describe('the id of a request', () => {
  const idOf = (answer: Response) => answer.headers.get('X-Request-Id');

  it.each(['/api/v1/software?q=x', '/api/v1/software?nothing=1', '/internal/v1/tokens', '/healthz'])(
    'is on the answer to %s, another one each time',
    async (path) => {
      const ids = [await askUnder(SITE.base_url.replace(/\/base$/, ''), path), await askUnder(EVIL, path)].map(idOf);
      expect(ids).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/^[0-9a-f-]{36}$/)]);
      expect(new Set(ids).size).toBe(2);
    },
  );

  it.each([
    ['9f1b2c3d4e5f6071-SJC', '9f1b2c3d4e5f6071-SJC'],
    ['9f1b2c3d4e5f6071', '9f1b2c3d4e5f6071'],
    ['somebody@maker.example', expect.stringMatching(/^[0-9a-f-]{36}$/)],
    ['9f1b2c3d4e5f6071-SJC x', expect.stringMatching(/^[0-9a-f-]{36}$/)],
  ])('is Cloudflare’s where there is one: %s', async (ray, id) => {
    expect(idOf(await askUnder(EVIL, '/api/v1/software?per_page=7', { headers: { 'CF-Ray': ray } }))).toEqual(id);
  });

  it.each(['/badges/index.svg', '/api/v1/categories', '/.well-known/catalog.json'])(
    'is not on what shared caches hand to everybody: %s',
    async (path) => {
      expect(idOf(await askUnder(EVIL, path))).toBeNull();
    },
  );

  it('is readable for a script of another site', async () => {
    const answer = await askUnder(EVIL, '/api/v1/categories');
    expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id');
  });

  it('stands in the log where something breaks, and where something is submitted', async () => {
    const { default: worker } = await import('./worker.ts');
    const context = createExecutionContext();
    const request = new Request<unknown, IncomingRequestCfProperties>(`${EVIL}/api/v1/categories`);
    const ASSETS = { fetch: () => Promise.reject(new Error('broken')) };
    const answer = await worker.fetch(request, { ...env, ASSETS } as never, context);
    await waitOnExecutionContext(context);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining(`request ${idOf(answer)}`));
    const refused = await askUnder(EVIL, SUBMIT, { method: 'POST' });
    expect(told).toHaveBeenCalledWith(expect.stringContaining(`"request":"${idOf(refused)}"`));
  });
});

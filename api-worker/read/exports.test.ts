import { describe, expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import type { ExportList } from '../../schemas/contracts/generated/read-api.ts';
import { ask, askAs, askProblem, askWith } from '../testing/ask.ts';
import { EXPORTS } from '../testing/catalog.ts';
import { issueKey, issueToken } from '../testing/submitting.ts';
import { createToken } from '../tokens/token-text.ts';

/** Faults are provoked here; their log lines would look like failures. */
vi.spyOn(console, 'error').mockImplementation(() => {});

const NAMES = EXPORTS.files.map(({ name }) => name);

const asList = (list: unknown) => (path: string) => (path === files.exports ? Response.json(list) : undefined);
const askOpen = (path: string) => askWith(asList({ ...EXPORTS, access: 'open' } satisfies ExportList), path);

describe('files with the whole catalog', () => {
  test.each([...NAMES, 'unlisted.json', 'unheard-of.json', 'report-2026-01', 'a/b.json'])(
    'are refused without a key unless the build says that they are open: %s',
    async (name) => {
      expect(await askProblem(files.export(name))).toMatchObject({ status: 401, code: 'token_missing' });
      const head = await ask(files.export(name), { method: 'HEAD', headers: { 'If-None-Match': '*' } });
      expect([head.status, head.headers.get('Cache-Control')]).toStrictEqual([401, 'no-store']);
      expect(head.headers.get('WWW-Authenticate')).toBe('Bearer realm="catalog"');
    },
  );

  test.each(['Authorization', 'X-API-Key'])('are there for a key of the top tier, sent as %s', async (field) => {
    const key = await issueKey('top');
    for (const { name } of EXPORTS.files) {
      const headers = { [field]: field === 'Authorization' ? `Bearer ${key}` : key };
      const answer = await ask(files.export(name), { headers });
      const text = new TextDecoder().decode(await answer.arrayBuffer());
      expect([answer.status, text]).toStrictEqual([200, `content of ${name}\n`]);
    }
    for (const name of ['unlisted.json', 'a/b.json']) {
      expect((await ask(files.export(name), { headers: { 'X-API-Key': key } })).status).toBe(404);
    }
  });

  test.each([
    ['a key of a lower plan', () => issueKey('free'), 403, 'forbidden'],
    ['a token of a publisher', () => issueToken(), 403, 'forbidden'],
    ['an unknown key', async () => createToken('cat', () => new Uint8Array(30)), 401, 'token_invalid'],
    ['no key at all', async () => 'top', 401, 'token_invalid'],
  ])('are refused to %s', async (_what, make, status, code) => {
    const problem = await askProblem(files.export('report-2026-01.json'), { headers: { 'X-API-Key': await make() } });
    expect(problem).toMatchObject({ status, code });
  });

  test('are refused while keys cannot be looked at', async () => {
    const headers = { 'X-API-Key': await issueKey('top') };
    const answer = await askAs('192.0.2.1', files.export('report-2026-01.json'), { headers }, { DB: undefined });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  test.each([
    ['there is no list', (path: string) => (path === files.exports ? new Response(null, { status: 404 }) : undefined)],
    ['the list does not say', asList({ ...EXPORTS, access: undefined })],
    ['the list says something else', asList({ ...EXPORTS, access: 'Open' })],
  ])('are refused where %s', async (_why, intervene) => {
    const { answer, read } = await askWith(intervene, files.export('report-2026-01.json'));
    expect([answer.status, read]).toStrictEqual([401, [files.exports]]);
  });

  test.each(EXPORTS.files)('are there for everybody where they are open: $name', async ({ name, media_type }) => {
    const { answer } = await askOpen(files.export(name));
    const text = new TextDecoder().decode(await answer.arrayBuffer());
    expect([answer.status, text]).toStrictEqual([200, `content of ${name}\n`]);
    const { etag, ...rest } = Object.fromEntries(answer.headers);
    expect(etag).toMatch(/^"[^"]+"$/);
    expect(rest).toEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers':
        'ETag, Link, RateLimit, RateLimit-Policy, Retry-After, X-Catalog-Build, X-Request-Id',
      'cache-control': 'public, max-age=60, s-maxage=300, stale-while-revalidate=600',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'content-type': media_type,
      'x-content-type-options': 'nosniff',
      vary: 'Authorization, X-API-Key',
      'x-catalog-build': expect.any(String),
    });
  });

  test.each(['unlisted.json', 'constructor', 'report-2026-01', 'a/b.json', 'listings.ndjson.gz/x'])(
    'are only those of the list: %s',
    async (name) => {
      const { answer } = await askOpen(files.export(name));
      expect(answer.status).toBe(404);
    },
  );
});

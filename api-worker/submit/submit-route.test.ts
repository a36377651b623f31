/** POST /api/v1/submit/pad and what becomes of it, as a publisher sees it. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, it, test, vi } from 'vitest';
import { encode } from '../../schemas/readers/testing/legacy-bytes.ts';
import { ask, ORIGIN } from '../testing/ask.ts';
import { SITE } from '../testing/catalog.ts';
import { PATIENCE } from '../testing/patience.ts';
import {
  getInternal,
  issueToken,
  padDocument,
  refusal,
  reportState,
  SUBMIT,
  type SubmissionAnswer,
  send,
  sent,
  stateOf,
} from '../testing/submitting.ts';
import worker from '../worker.ts';
import { openLimit } from './submission-store.ts';

const logged = vi.spyOn(console, 'log').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation(() => {});

const XML = `<?xml version="1.0"?><XML_DIZ_INFO><Company_Info><Company_Name>Maker</Company_Name></Company_Info>
<Program_Info><Program_Name>My Tool</Program_Name><Program_Version>1.0</Program_Version>
<Program_Release_Year>2026</Program_Release_Year></Program_Info>
<Web_Info><Application_URLs><Application_Info_URL>https://maker.example/</Application_Info_URL></Application_URLs></Web_Info>
</XML_DIZ_INFO>`;

describe('a submission is taken', () => {
  it('as a PAD JSON document', async () => {
    const token = await issueToken();
    const answer = await send(padDocument(), { token });
    const { data } = await answer.json<{ data: Record<string, unknown> }>();
    expect(answer.status).toBe(202);
    expect(data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      state: 'queued',
      slug: 'my-tool',
      received_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      warnings: [expect.objectContaining({ pointer: '/software/category', code: 'read_as' })],
      links: { self: `${SITE.base_url}/api/v1/submissions/${data.id}` },
    });
    expect(answer.headers.get('Location')).toBe(`${SITE.base_url}/api/v1/submissions/${data.id}`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(await stateOf(String(data.id), token)).toEqual(data);
  });

  it.each(['application/xml', 'text/xml', 'text/xml; charset=windows-1252'])('as PAD XML, sent as %s', async (type) => {
    const taken = await sent(XML, { token: await issueToken(), type });
    expect(taken).not.toHaveProperty('slug');
    const { data } = await getInternal<{ data: { id: string; reading: object }[] }>('/submissions');
    expect(data.find(({ id }) => id === taken.id)?.reading).toMatchObject({
      kind: 'pad-xml',
      draft: { slug: 'my-tool', name: 'My Tool' },
    });
  });

  it('as PAD XML in an encoding that only its language tells', async () => {
    const text =
      '<Program_Descriptions><Russian><Char_Desc_80>Часы прилива</Char_Desc_80></Russian></Program_Descriptions>';
    const document = encode(XML.replace('</XML_DIZ_INFO>', `${text}</XML_DIZ_INFO>`), 'koi8-r');
    const { id } = await sent(document, { token: await issueToken(), type: 'text/xml' });
    const { data } = await getInternal<{ data: { id: string; reading: object }[] }>('/submissions');
    expect(data.find((row) => row.id === id)?.reading).toMatchObject({
      draft: { descriptions: { ru: { summary: 'Часы прилива' } } },
    });
  });

  it.each(['https://maker.example/pad.json#top', 'maker.example/pad.json'])('as an address: %s', async (url) => {
    const token = await issueToken();
    const { id } = await sent(JSON.stringify({ url }), { token });
    const { data } = await getInternal<{ data: { id: string }[] }>('/submissions');
    expect(data.find((row) => row.id === id)).toMatchObject({
      url: 'https://maker.example/pad.json',
      reading: null,
      domains: ['maker.example'],
    });
  });

  it.each(['application/json', 'application/json; charset=UTF-8', 'Application/JSON;charset="utf-8"'])(
    'sent as %s',
    async (type) => {
      await sent(padDocument(), { token: await issueToken(), type });
    },
  );

  it('with its category as the vocabulary of the build names it', async () => {
    const { id } = await sent(padDocument('categorised'), { token: await issueToken() });
    const { data } = await getInternal<{ data: { id: string; reading: object }[] }>('/submissions');
    expect(data.find((row) => row.id === id)?.reading).toMatchObject({ draft: { category: 'text-editors' } });
  });
});

describe('submissions that wait for a decision', () => {
  async function sendWith(token: string, slug: string) {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json', 'CF-Connecting-IP': slug };
    const init = { method: 'POST', headers, body: padDocument(slug, { homepage: 'https://a.full.example/' }) };
    const request = new Request<unknown, IncomingRequestCfProperties>(ORIGIN + SUBMIT, init);
    return worker.fetch(request, { ...env, OPEN_SUBMISSIONS: '3' }, createExecutionContext());
  }

  it('are as many as the operator allows for a publisher, whatever the tokens speak for besides, and the same ones come again', async () => {
    const [token, second] = [
      await issueToken(['full.example', 'more.example']),
      await issueToken(['other.example', 'a.full.example']),
    ];
    const slugs = Array.from({ length: 6 }, (_, index) => `full-${index}`);
    const sendings = slugs.map((slug, index) => sendWith(index % 2 === 0 ? token : second, slug));
    const answers = await Promise.all(sendings);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 202, 202, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get('Retry-After')).toBe('3600');
    expect(await refused?.json()).toMatchObject({ code: 'too_many_open', 'violated-policies': ['open-submissions'] });
    const at = answers.findIndex(({ status }) => status === 202);
    const again = await sendWith(at % 2 === 0 ? token : second, slugs[at] ?? '');
    const { data } = await again.json<SubmissionAnswer>();
    expect(again.status).toBe(202);
    await reportState(data.id, data.received_at, 'published');
    expect((await sendWith(token, 'full-later')).status).toBe(202);
    await sent(padDocument('other'), { token: await issueToken() });
  });
});

test.each([
  [undefined, 200],
  ['', 200],
  ['0', 200],
  ['many', 200],
  ['500', 500],
])('with OPEN_SUBMISSIONS %j, %i may wait', (OPEN_SUBMISSIONS, limit) => {
  expect(openLimit({ OPEN_SUBMISSIONS } as typeof env)).toBe(limit);
});

describe('a slug', () => {
  // The listings of the fixture are on <slug>.test.
  it.each([
    ['tool-01', 'of a published listing elsewhere', 409],
    ['old-index', 'that led to one', 409],
    ['unheard-of', 'of nobody', 202],
    ['malware', 'of a withdrawn listing, which the pipeline answers for', 202],
  ])('%s, %s: %i', async (slug, _whose, status) => {
    const answer = await send(padDocument(slug), { token: await issueToken() });
    expect(answer.status).toBe(status);
    if (status === 409) expect(await answer.json()).toMatchObject({ code: 'slug_taken' });
  });

  it('of a published listing on a domain of the token is his', async () => {
    await sent(padDocument('tool-01'), { token: await issueToken(['maker.example', 'tool-01.test']) });
  });
});

test.each([
  ['', 415],
  ['text/plain', 415],
  ['application/x-www-form-urlencoded', 415],
  ['application/json; charset=utf-16', 415],
  ['application/jsonx', 415],
  ['constructor', 415],
])('a body sent as %j is refused', async (type, status) => {
  const body = new TextEncoder().encode(padDocument());
  const problem = await refusal(body, { token: await issueToken(), type });
  expect([problem.status, problem.code]).toEqual([status, 'unsupported_media_type']);
  expect(problem.headers.get('Accept-Post')).toBe('application/json, application/xml, text/xml');
});

test('a compressed body is refused, however small', async () => {
  const sending = { token: await issueToken(), headers: { 'Content-Encoding': 'gzip' } };
  expect((await refusal(padDocument(), sending)).code).toBe('unsupported_media_type');
});

describe('the id of a submission', () => {
  it.each<[string, string[], number]>([
    ['something to another token of its publisher', ['maker.example'], 200],
    ['nothing to that of another domain', ['other.example'], 404],
    ['nothing to one that speaks for further domains', ['maker.example', 'other.example'], 404],
    ['nothing to nobody', [], 401],
  ])('is worth %s', async (_who, domains, status) => {
    const { id } = await sent(padDocument(), { token: await issueToken() });
    const headers: HeadersInit = domains.length > 0 ? { Authorization: `Bearer ${await issueToken(domains)}` } : {};
    const answer = await ask(`/api/v1/submissions/${id}`, { headers });
    expect(answer.status).toBe(status);
  });

  it('that is none is not found', async () => {
    const headers = { Authorization: `Bearer ${await issueToken()}` };
    expect((await ask('/api/v1/submissions/none', { headers })).status).toBe(404);
  });
});

describe('the address', () => {
  it('takes nothing but POST, and says so', async () => {
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const answer = await ask(SUBMIT, { method });
      expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST, OPTIONS']);
      expect(await answer.json()).toMatchObject({ code: 'method_not_allowed' });
    }
    expect((await ask(SUBMIT, { method: 'HEAD' })).status).toBe(405);
  });

  it('may be written to from a page of another origin', async () => {
    const { status, headers } = await ask(SUBMIT, { method: 'OPTIONS' });
    expect(status).toBe(204);
    expect(headers.get('Access-Control-Allow-Methods')).toBe('POST, OPTIONS');
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Authorization, Content-Type, Idempotency-Key, X-API-Key');
  });
});

describe('what does not work', () => {
  const broken = (bindings: object) =>
    worker.fetch(post({}), { ...env, ...bindings } as unknown as typeof env, createExecutionContext());
  const post = (headers: Record<string, string>) =>
    new Request<unknown, IncomingRequestCfProperties>(ORIGIN + SUBMIT, {
      method: 'POST',
      headers,
      body: padDocument(),
    });

  it.each([
    ['no limiter', { LIMITER: undefined }],
    ['no key of the operator', { INTERNAL_KEY: undefined }],
    ['a limiter that fails', { LIMITER: { getByName: () => ({ take: () => Promise.reject(new Error('down')) }) } }],
  ])('lets nothing through: %s', async (_what, bindings) => {
    const answer = await broken(bindings);
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('lets nothing through: no database', async () => {
    const token = await issueToken();
    const request = post({ Authorization: `Bearer ${token}`, 'CF-Connecting-IP': '203.0.113.7' });
    const answer = await worker.fetch(
      request,
      { ...env, DB: undefined } as unknown as typeof env,
      createExecutionContext(),
    );
    expect(answer.status).toBe(503);
  });
});

test('one line is logged of each, with nothing of anybody', async () => {
  logged.mockClear();
  const token = await issueToken();
  await sent(padDocument(), { token, address: '203.0.113.9' });
  const line = /^\{"event":"submit","status":202,"request":"[0-9a-f-]{36}"\}$/;
  expect(logged.mock.calls).toEqual([[expect.stringMatching(line)]]);
});

test('the metrics count answers and states', async () => {
  await sent(padDocument(), { token: await issueToken() });
  await send(padDocument());
  await vi.waitFor(async () => {
    const answer = await ask('/internal/v1/metrics', { headers: { Authorization: `Bearer ${env.INTERNAL_KEY}` } });
    const text = await answer.text();
    expect(text).toMatch(/^catalog_submit_answers_total\{status="202"\} [1-9]\d*$/m);
    expect(text).toMatch(/^catalog_submit_answers_total\{status="401"\} [1-9]\d*$/m);
    expect(text).toMatch(/^catalog_limited_total \d+$/m);
    expect(text).toMatch(/^catalog_submissions\{state="queued"\} [1-9]\d*$/m);
  }, PATIENCE);
});

test('the state of health names the build and nothing else', async () => {
  const answer = await ask('/healthz');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({ status: 'ok', build: { commit: null, date: '2026-01-31' } });
});

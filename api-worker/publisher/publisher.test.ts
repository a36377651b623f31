/** What publishers do by themselves: prove a domain, see their listings, ask for a sync or a withdrawal. */
import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { PublisherListing, PublisherTasks } from '../../schemas/contracts/internal-api.ts';
import { ask, ORIGIN } from '../testing/ask.ts';
import { SITE } from '../testing/catalog.ts';
import { databaseText, getInternal, issueToken, padDocument, postInternal, send, sent } from '../testing/submitting.ts';
import { handed, published, storeRow, testEndpoint } from '../testing/webhook-events.ts';
import { tokenOf } from '../tokens/token-text.ts';
import { findClaim } from './claims.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});
vi.spyOn(console, 'error').mockImplementation(() => {});
const outside = vi.spyOn(globalThis, 'fetch');
afterEach(() => void outside.mockReset());

let callers = 0;

function post(path: string, { body, token }: { body?: unknown; token?: string } = {}): Promise<Response> {
  callers += 1;
  return ask(`/api/v1/publisher${path}`, {
    method: 'POST',
    headers: {
      'CF-Connecting-IP': `203.0.113.${callers}`,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

interface Claim {
  domain: string;
  claim: string;
  record: { type: string; name: string; value: string };
  file: { url: string; content_type: string; line: string };
  links: { verify: string };
}

async function claimed(domain: string): Promise<Claim> {
  const answer = await post('/domains', { body: { domain } });
  expect(answer.status).toBe(200);
  return (await answer.json<{ data: Claim }>()).data;
}

interface Given {
  data: { token: string };
}

const tasks = async () => (await getInternal<{ data: PublisherTasks }>('/publishers')).data;
const report = (part: object) =>
  postInternal('/publishers/report', { requests: [], proof_files: [], listings: [], ...part });

/** What the resolver says of every name. */
function dns(records: string[], status = 0): void {
  outside.mockImplementation(async () =>
    Response.json({ Status: status, Answer: records.map((data) => ({ name: 'x', type: 16, TTL: 60, data })) }),
  );
}

describe('a domain', () => {
  it('is claimed without a token, and the answer says what to place where', async () => {
    const { claim, record, file, links } = await claimed('Maker.Example');
    expect(claim).toMatch(/^claim_[0-9A-Za-z]{36}$/);
    expect(record).toEqual({ type: 'TXT', name: '_catalog.maker.example', value: file.line });
    expect(file).toEqual({
      url: 'https://maker.example/.well-known/catalog-verification.txt',
      content_type: 'text/plain',
      line: expect.stringMatching(/^catalog-verification=catalog\.test\/_domain\/[0-9a-f]{32}$/),
    });
    expect(links.verify).toBe(`${SITE.base_url}/api/v1/publisher/domains/maker.example/verify`);
    expect(await databaseText()).not.toContain(claim);
  });

  it.each([
    'maker',
    'https://maker.example',
    'maker.example/x',
    'a@maker.example',
    '127.0.0.1',
    '2130706433',
    '[::1]',
    'localhost',
    'co.uk',
    'github.io',
    'github.com',
    'a.internal',
    '1.in-addr.arpa',
    'x.onion',
    '',
    7,
    null,
  ])('%j is none', async (domain) => {
    const answer = await post('/domains', { body: { domain } });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'invalid_document', errors: [{ pointer: '/domain' }] });
  });

  it('with other letters is claimed as DNS writes it', async () => {
    expect((await claimed('bücher.example')).domain).toBe('xn--bcher-kva.example');
  });

  it('gives a token once its TXT record is there, which speaks for it, and the same again within the hour', async () => {
    const { claim, record } = await claimed('maker.example');
    const [head, tail] = [record.value.slice(0, 30), record.value.slice(30)];
    dns(['"v=spf1"', `"${head}" "${tail}"`]);
    const answer = await post('/domains/maker.example/verify', { token: claim });
    expect(answer.status).toBe(200);
    const { data } = await answer.json<Given>();
    expect(data).toEqual({
      domain: 'maker.example',
      state: 'verified',
      token: expect.stringMatching(/^cat_/),
      expires_at: expect.any(String),
      webhooks: [],
    });
    expect(String(outside.mock.calls[0]?.[0])).toBe(
      'http://127.0.0.1:9/dns-query?name=_catalog.maker.example&type=TXT',
    );
    await sent(padDocument('proved'), { token: data.token });
    expect(await databaseText()).not.toContain(data.token);
    const again = await post('/domains/maker.example/verify', { token: claim });
    expect(await again.json()).toEqual({ data });
    await env.DB.exec(
      "update tokens set created_at = '2026-01-01T00:00:00.000Z' where domains = '[\"maker.example\"]'",
    );
    expect((await post('/domains/maker.example/verify', { token: claim })).status).toBe(401);
  });

  it('verified many times at once gives one token', async () => {
    const { claim, record } = await claimed('maker.example');
    dns([`"${record.value}"`]);
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post('/domains/maker.example/verify', { token: claim })),
    );
    const tokens = await Promise.all(answers.map(async (answer) => (await answer.json<Given>()).data.token));
    expect(new Set(tokens).size).toBe(1);
    const held = env.DB.prepare('select count(*) as n from tokens where line = ?').bind(record.value);
    expect(await held.first('n')).toBe(1);
  });

  it('is not lost when the database fails where its token is stored', async () => {
    const { claim, record } = await claimed('maker.example');
    dns([`"${record.value}"`]);
    const broken = {
      prepare: (query: string) => {
        if (query.includes('insert into tokens')) throw new Error('down');
        return env.DB.prepare(query);
      },
    };
    const { default: worker } = await import('../worker.ts');
    const headers = { Authorization: `Bearer ${claim}`, 'CF-Connecting-IP': '198.51.100.7' };
    const request = new Request<unknown, IncomingRequestCfProperties>(
      `${ORIGIN}/api/v1/publisher/domains/maker.example/verify`,
      { method: 'POST', headers },
    );
    const answer = await worker.fetch(request, { ...env, DB: broken as never }, createExecutionContext());
    expect(answer.status).toBe(503);
    expect((await post('/domains/maker.example/verify', { token: claim })).status).toBe(200);
  });

  it.each([
    ['nothing', []],
    ['the line of another claim', ['"catalog-verification=api.catalog.test/_domain/00000000000000000000000000000000"']],
  ])('gives none while its TXT record says %s; the file is the pipeline’s to look at', async (_what, records) => {
    const { claim, file } = await claimed('pending.example');
    dns(records, records.length === 0 ? 3 : 0);
    const answer = await post('/domains/pending.example/verify', { token: claim });
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ data: { domain: 'pending.example', state: 'pending' } });
    const waiting = async () => (await tasks()).proof_files;
    expect(await waiting()).toContain('pending.example');
    const [domain, foreign] = ['pending.example', `${file.line.slice(0, -1)}x`];
    await report({ proof_files: [{ domain, lines: [foreign] }] });
    expect(await waiting()).not.toContain(domain);
    expect((await post('/domains/pending.example/verify', { token: claim })).status).toBe(202);
    expect(await waiting()).toContain(domain);
    await report({ proof_files: [{ domain, lines: [foreign, file.line] }] });
    // Somebody else who asks for a look takes nothing away.
    const { claim: other } = await claimed(domain);
    expect((await post('/domains/pending.example/verify', { token: other })).status).toBe(202);
    outside.mockReset();
    expect((await post('/domains/pending.example/verify', { token: claim })).status).toBe(200);
    expect(outside).not.toHaveBeenCalled();
  });

  it('is not verified with the claim of another, a token, or nothing', async () => {
    const [mine, other] = [await claimed('mine.example'), await claimed('other.example')];
    dns([`"${mine.record.value}"`]);
    for (const token of [other.claim, await issueToken(['mine.example']), `${mine.claim}0`, undefined]) {
      const answer = await post('/domains/mine.example/verify', token === undefined ? {} : { token });
      const [code, error] = token === undefined ? ['token_missing', ''] : ['token_invalid', ', error="invalid_token"'];
      expect([answer.status, answer.headers.get('WWW-Authenticate')]).toEqual([401, `Bearer realm="catalog"${error}`]);
      expect(await answer.json()).toMatchObject({ code });
    }
    expect(outside).not.toHaveBeenCalled();
  });

  it.each([
    ['fails', () => Promise.reject(new Error('no network'))],
    ['answers 500', async () => new Response(null, { status: 500 })],
    ['redirects', async () => new Response(null, { status: 302, headers: { Location: 'https://evil.example' } })],
    ['says that the name servers fail', async () => Response.json({ Status: 2 })],
    ['answers without end', async () => new Response('x'.repeat(100_000))],
    ['answers no JSON', async () => new Response('<html>')],
  ])('is asked for again later when DNS %s', async (_how, answer) => {
    const { claim } = await claimed('maker.example');
    outside.mockImplementation(answer);
    const { status, headers } = await post('/domains/maker.example/verify', { token: claim });
    expect([status, headers.get('Retry-After')]).toEqual([503, '60']);
  });

  it('whose claim has expired, or is changed, has to be claimed again', async () => {
    const { claim } = await claimed('late.example');
    const later = Date.now() + 14 * 24 * 60 * 60 * 1000;
    expect(await findClaim(env, claim, 'late.example', later - 2 * 60 * 60 * 1000)).toMatchObject({ secret: claim });
    expect(await findClaim(env, claim, 'late.example', later)).toBeUndefined();
    const longer = tokenOf('claim', `zzzz${claim.slice('claim_zzzz'.length, -6)}`);
    expect((await post('/domains/late.example/verify', { token: longer })).status).toBe(401);
  });

  it('fills no table, however many claims and requests to look at its file there are', async () => {
    dns([], 3);
    for (let index = 0; index < 6; index += 1) {
      const { claim } = await claimed('victim.example');
      expect((await post('/domains/victim.example/verify', { token: claim })).status).toBe(202);
    }
    expect((await tasks()).proof_files.filter((domain) => domain === 'victim.example')).toHaveLength(1);
  });
});

test('what publishers write is limited, too: 10 of one address in a minute', async () => {
  const headers = { 'CF-Connecting-IP': '198.51.100.200', 'Content-Type': 'application/json' };
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const path = index % 2 === 0 ? '/domains' : '/listings/tool-01/sync';
    statuses.push((await ask(`/api/v1/publisher${path}`, { method: 'POST', headers, body: '{}' })).status);
  }
  expect(statuses).toEqual([422, 401, 422, 401, 422, 401, 422, 401, 422, 401, 429, 429]);
});

describe('a request', () => {
  it.each(['sync', 'withdraw'] as const)('to %s a listing of his own waits for the pipeline, once', async (action) => {
    const token = await issueToken(['tool-01.test']);
    for (let time = 0; time < 2; time += 1) {
      const answer = await post(`/listings/tool-01/${action}`, { token });
      expect([answer.status, await answer.json()]).toEqual([
        202,
        { data: expect.objectContaining({ slug: 'tool-01', action, state: 'queued', reason: null }) },
      ]);
    }
    const { requests } = await tasks();
    expect(requests.filter((requested) => requested.action === action)).toEqual([
      { id: expect.any(Number), slug: 'tool-01', action, domains: ['tool-01.test'] },
    ]);
    await report({ requests: requests.map(({ id }) => id) });
    expect((await tasks()).requests).toEqual([]);
  });

  it.each([
    ['tool-02', 403, 'foreign_domain'],
    ['unheard-of', 404, 'not_found'],
    ['..', 404, 'not_found'],
    ['old-index', 404, 'not_found'],
    ['malware', 410, 'withdrawn'],
  ])('for %s: %i', async (slug, status, code) => {
    const answer = await post(`/listings/${slug}/withdraw`, { token: await issueToken(['tool-01.test']) });
    if (slug === '..') return expect(answer.status).toBeGreaterThanOrEqual(404);
    expect([answer.status, (await answer.json<{ code: string }>()).code]).toEqual([status, code]);
  });

  it('to withdraw is taken back while it waits, and by any token of the same domain', async () => {
    const token = await issueToken(['tool-04.test']);
    const asked = await (await post('/listings/tool-04/withdraw', { token })).json<{ data: { id: string } }>();
    const other = await issueToken(['tool-04.test']);
    expect(await (await post('/listings/tool-04/restore', { token: other })).json()).toMatchObject({
      data: { action: 'restore', state: 'done' },
    });
    expect((await tasks()).requests).toEqual([]);
    const path = `/api/v1/publisher/requests/${asked.data.id}`;
    const answer = await ask(path, { headers: { Authorization: `Bearer ${other}` } });
    expect(await answer.json()).toMatchObject({ data: { state: 'refused', reason: 'Taken back by its publisher.' } });
  });

  it('to let in again what was withdrawn goes to the pipeline, which says whose it was', async () => {
    const token = await issueToken(['tool-01.test']);
    expect((await post('/listings/malware/restore', { token })).status).toBe(202);
    const { requests } = await tasks();
    expect(requests).toMatchObject([{ slug: 'malware', action: 'restore', domains: ['tool-01.test'] }]);
    await report({ requests: requests.map((requested) => requested.id) });
  });

  it('is dropped with its token', async () => {
    const token = await issueToken(['tool-03.test']);
    await post('/listings/tool-03/withdraw', { token });
    await postInternal('/tokens/revoke', { prefix: token.slice(0, 8) });
    const { requests, domains } = await tasks();
    expect(requests).toEqual([]);
    expect(domains).not.toContain('tool-03.test');
  });
});

describe('a token that is replaced', () => {
  it.each([
    ['stays valid for a day', '', 202],
    ['ends at once', '?now=true', 401],
  ])('%s, and the new one has its proof, its end and its submissions', async (_what, query, status) => {
    const domain = `rolled-${status}.example`;
    const homepage = `https://${domain}/tool`;
    const { claim, record } = await claimed(domain);
    dns([`"${record.value}"`]);
    const { data } = await (await post(`/domains/${domain}/verify`, { token: claim })).json<Given>();
    const { id } = await sent(padDocument('before-it', { homepage }), { token: data.token });
    await env.DB.prepare("update tokens set unproved_since = '2999-01-01'").run();
    const seen = async (token: string, end: string) =>
      (await ask(`/api/v1/${end}`, { headers: { Authorization: `Bearer ${token}` } })).json<{
        data: { id: string }[];
      }>();
    const [own] = (await seen(data.token, 'publisher/tokens')).data;
    const rolled = await post(`/tokens/${own?.id}/roll${query}`, { token: data.token });
    const { data: next } = await rolled.json<{ data: { token: string; former_until: string | null } }>();
    expect(next.former_until === null).toBe(status === 401);
    expect((await seen(next.token, 'publisher/domains')).data).toEqual([
      { domain, proved_by: 'line', record, missing_since: '2999-01-01' },
    ]);
    expect((await seen(next.token, 'submissions')).data).toMatchObject([{ id, state: 'queued' }]);
    expect((await send(padDocument('after-it', { homepage }), { token: data.token })).status).toBe(status);
    expect(await databaseText()).not.toContain(next.token);
  });

  it('is no way around the limits of a plan', async () => {
    const answer = await postInternal('/tokens', { domains: ['planned.example'], plan: 'top' });
    const { data } = await answer.json<Given>();
    const headers = { Authorization: `Bearer ${data.token}` };
    const tokens = await (await ask('/api/v1/publisher/tokens', { headers })).json<{ data: { id: string }[] }>();
    expect((await post(`/tokens/${tokens.data[0]?.id}/roll`, { token: data.token })).status).toBe(403);
  });
});

describe('his listings', () => {
  const listing = (slug: string, host: string): PublisherListing => ({
    slug,
    name: slug,
    version: '1.0.0',
    homepage: `https://${host}/`,
    sources: [{ kind: 'pad-json', url: null, last_changed_on: '2026-01-01', failing_since: null, failing_code: null }],
    in_moderation: false,
  });
  const seen = (token: string) => ask('/api/v1/publisher/listings', { headers: { Authorization: `Bearer ${token}` } });

  it('are those on the domains of the token, as the last sync left them', async () => {
    await report({ listings: [listing('old', 'maker.example')] });
    await report({ listings: [listing('own', 'www.maker.example'), listing('foreign', 'other.example')] });
    const answer = await seen(await issueToken());
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    const links = { self: `${SITE.base_url}/api/v1/software/own` };
    expect(await answer.json()).toEqual({ data: [{ ...listing('own', 'www.maker.example'), links }] });
  });

  it('may be more than one query takes', async () => {
    const long = 'a'.repeat(2000);
    const many = Array.from({ length: 1200 }, (_, index) => listing(`many-${index}`, `maker.example/${long}`));
    expect((await report({ listings: many })).status).toBe(200);
    const { data } = await (await seen(await issueToken())).json<{ data: object[] }>();
    expect(data).toHaveLength(1200);
  });
});

describe('a token whose line is gone', () => {
  const days = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const missing = (since: string) => env.DB.prepare('update tokens set unproved_since = ?').bind(since).run();
  const webhookDomains = async () =>
    (await env.DB.prepare('select domain from webhook_domains').all<{ domain: string }>()).results;

  async function proved() {
    const { claim, record } = await claimed('maker.example');
    dns([`"${record.value}"`]);
    const answer = await post('/domains/maker.example/verify', { token: claim });
    const { data } = await answer.json<Given>();
    const statusOf = async () => (await send(padDocument('gone-line'), { token: data.token })).status;
    return { line: record.value, statusOf };
  }

  it('is looked for by each run, lasts for a week, and is back with its line', async () => {
    const { line, statusOf } = await proved();
    expect((await tasks()).proofs).toContainEqual({ domain: 'maker.example', line });
    expect((await tasks()).domains).toContain('maker.example');
    await report({ proofs_found: [], proofs_missed: [line] });
    expect(await statusOf()).toBe(202);
    await missing(days(6));
    // Missed again: the day of the first time stays.
    await report({ proofs_found: [], proofs_missed: [line] });
    expect(await statusOf()).toBe(202);
    await missing(days(7));
    await report({ proofs_found: [], proofs_missed: [line] });
    expect(await statusOf()).toBe(401);
    expect((await tasks()).domains).not.toContain('maker.example');
    expect((await tasks()).proofs).toContainEqual({ domain: 'maker.example', line });
    expect(await webhookDomains()).not.toContainEqual({ domain: 'maker.example' });
    await report({ proofs_found: [line], proofs_missed: [] });
    expect(await statusOf()).toBe(202);
    expect(await webhookDomains()).toContainEqual({ domain: 'maker.example' });
  });

  it.each([
    ['has expired', "update tokens set expires_at = '2020-01-01T00:00:00.000Z'"],
    ['was revoked', "update tokens set revoked_at = '2020-01-01T00:00:00.000Z'"],
  ])('or which %s takes its domain from the webhooks, and puts their endpoints to sleep', async (_how, query) => {
    await proved();
    const endpoint = await testEndpoint();
    await storeRow(endpoint.object, 'maker.example');
    await endpoint.activate();
    await report({});
    expect(await webhookDomains()).toContainEqual({ domain: 'maker.example' });
    await env.DB.prepare(query).run();
    await report({});
    expect(await webhookDomains()).not.toContainEqual({ domain: 'maker.example' });
    expect(await endpoint.state()).toBe('dormant');
    await endpoint.stub.handOver(handed(published(), { proved: [] }));
    await endpoint.run();
    expect(endpoint.sent).toEqual([]);
  });

  it('is not ended by a report that does not name it, nor is one of the operator’s', async () => {
    const { statusOf } = await proved();
    const token = await issueToken(['other.example']);
    await report({});
    expect(await statusOf()).toBe(202);
    const homepage = 'https://other.example/tool';
    expect((await send(padDocument('vouched', { homepage }), { token })).status).toBe(202);
    expect((await tasks()).proofs?.map(({ domain }) => domain)).not.toContain('other.example');
  });
});

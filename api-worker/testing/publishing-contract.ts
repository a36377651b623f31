/** What publishers send and are answered, as the description says it: a part of contract.test.ts. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, it, vi } from 'vitest';
import { createToken } from '../tokens/token-text.ts';
import { expectDescribedDelivery, WEBHOOKS } from './contract.ts';
import { type Asking, BROKEN, drive, usedUpAddress } from './drive.ts';
import { issueKey, issueToken, padDocument, postInternal, sent, withSlowBody } from './submitting.ts';
import { echo, handed, movedTo, ok, published, storeRow, testEndpoint } from './webhook-events.ts';

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const JSON_BODY = { 'Content-Type': 'application/json' };
const post = (path: string, token?: string, further: Asking = {}) =>
  drive(path, { method: 'POST', ...further, headers: { ...(token && bearer(token)), ...further.headers } });

/** Has sent all that publishers may write in a minute, but submissions. */
let publisher: Promise<string>;
const usedUpPublisher = () => {
  publisher ??= usedUpAddress(10, (address) => post('/api/v1/publisher/domains', undefined, { address }));
  return publisher;
};

export function describeSubmissions(): void {
  let token: string;
  let id: string;
  beforeAll(async () => {
    token = await issueToken();
    ({ id } = await sent(padDocument(), { token }));
  });
  const submit = (body: string | ReadableStream, headers: Record<string, string> = {}, further: Asking = {}) =>
    post('/api/v1/submit/pad', token, { ...further, body, headers: { ...JSON_BODY, ...headers } });

  it.each([
    ['a document', () => padDocument('another-tool'), 'application/json'],
    ['an address', () => '{"url":"https://maker.example/pad.json"}', 'application/json'],
    ['a PAD XML document', () => xmlExample(), 'application/xml'],
  ])('submitPad takes %s', async (_what, body, type) => {
    expect((await submit(body(), { 'Content-Type': type })).status).toBe(202);
  });

  it.each<[code: string, status: number, body: string, headers: Record<string, string>]>([
    ['bad_header', 400, '{}', { 'Idempotency-Key': 'two words' }],
    ['token_missing', 401, '{}', { Authorization: '' }],
    ['token_invalid', 401, '{}', { Authorization: 'Bearer cat_x' }],
    ['foreign_domain', 403, '{"url":"https://other.example/pad.json"}', {}],
    ['slug_taken', 409, padDocument('tool-01'), {}],
    ['too_large', 413, ' '.repeat(256 * 1024 + 1), {}],
    ['unsupported_media_type', 415, '{}', { 'Content-Type': 'text/plain' }],
    ['invalid_document', 422, '{}', {}],
  ])('submitPad answers %s', async (code, status, body, headers) => {
    expect(await submit(body, headers)).toMatchObject({ status, code });
  });

  it('submitPad answers forbidden to the key of a plan', async () => {
    const key = bearer(await issueKey('top'));
    expect(await submit('{}', key)).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('submitPad answers idempotency_key_reused', async () => {
    const headers = { 'Idempotency-Key': '"once"' };
    expect((await submit(padDocument('first-tool'), headers)).status).toBe(202);
    expect(await submit(padDocument('second-tool'), headers)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('submitPad answers too_slow, and too_many_open', async () => {
    expect(await withSlowBody((body) => submit(body))).toMatchObject({ status: 408, code: 'too_slow' });
    const instead = { OPEN_SUBMISSIONS: '1' };
    expect(await submit(padDocument('one-more'), {}, { instead })).toMatchObject({ code: 'too_many_open' });
  });

  it('submitPad answers quota_exceeded to the eleventh in a minute, and unavailable where nothing can be kept', async () => {
    const address = await usedUpAddress(10, (from) => submit('{}', {}, { address: from }));
    expect(await submit('{}', {}, { address })).toMatchObject({ status: 429, code: 'quota_exceeded' });
    expect(await submit('{}', {}, { instead: BROKEN })).toMatchObject({ status: 503, code: 'unavailable' });
  });

  it('getSubmission shows it to the token that sent it', async () => {
    await expectRead(`/api/v1/submissions/${id}`, token);
    const listed = await expectRead('/api/v1/submissions', await issueToken());
    expect(JSON.stringify(listed.content)).toContain(id);
    const unknown = await drive('/api/v1/submissions/unknown', { headers: bearer(token) });
    expect(unknown).toMatchObject({ status: 404, code: 'not_found' });
  });
}

export function describeValidation(): void {
  const PATH = '/api/v1/validate';
  const validate = (body: string | ReadableStream, type = 'application/json', further: Asking = {}) =>
    post(PATH, undefined, { ...further, body, headers: { 'Content-Type': type } });

  it.each([
    ['a valid document', padDocument(), 'application/json', true],
    ['what is none', '{', 'application/json', false],
    ['PAD XML', xmlExample(), 'text/xml', true],
  ])('validateDocument reads %s', async (_what, body, type, valid) => {
    expect(await validate(body, type)).toMatchObject({ status: 200, content: { data: { valid } } });
  });

  it('validateDocument answers what it cannot read, and beyond its limit', async () => {
    expect(await validate(' '.repeat(256 * 1024 + 1))).toMatchObject({ status: 413, code: 'too_large' });
    expect(await validate('{}', 'text/plain')).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    expect(await withSlowBody((body) => validate(body))).toMatchObject({ status: 408, code: 'too_slow' });
    const address = await usedUpAddress(10, (from) => validate('{}', undefined, { address: from }));
    expect(await validate('{}', undefined, { address })).toMatchObject({ status: 429, code: 'quota_exceeded' });
    const instead = { ...BROKEN, LIMITER: { getByName: BROKEN.ASSETS.fetch } };
    expect(await validate('{}', undefined, { instead })).toMatchObject({ status: 503, code: 'unavailable' });
  });
}

export function describeDomains(): void {
  const claim = (domain: string) =>
    post('/api/v1/publisher/domains', undefined, { body: JSON.stringify({ domain }), headers: JSON_BODY });

  it.each([
    ['too_large', 413, ' '.repeat(4097), JSON_BODY],
    ['unsupported_media_type', 415, '{}', {}],
    ['invalid_document', 422, '{}', JSON_BODY],
  ])('claimDomain answers %s', async (code, status, body, headers) => {
    expect(await post('/api/v1/publisher/domains', undefined, { body, headers })).toMatchObject({ status, code });
  });

  it('claimDomain answers too_slow', async () => {
    const slow = (body: ReadableStream) => post('/api/v1/publisher/domains', undefined, { body, headers: JSON_BODY });
    expect(await withSlowBody(slow)).toMatchObject({ status: 408, code: 'too_slow' });
  });

  it('is claimed and verified, with the secrets of webhooks that waited for it', async () => {
    await storeEndpoint('dormant-tool', 'dormant.example', (endpoint) =>
      endpoint.stub.handOver(handed({ slug: 'dormant-tool' }, { proved: [] })),
    );
    const { content } = await claim('dormant.example');
    const { data } = content as unknown as { data: { claim: string; record: { value: string } } };
    const path = '/api/v1/publisher/domains/dormant.example/verify';
    const dns = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json({ Status: 3 }));
    expect((await post(path, data.claim)).status).toBe(202);
    dns.mockRestore();
    await postInternal('/publishers/report', {
      requests: [],
      listings: [],
      proof_files: [{ domain: 'dormant.example', lines: [data.record.value] }],
    });
    const verified = await post(path, data.claim);
    expect(verified).toMatchObject({ status: 200, content: { data: { webhooks: [{ slug: 'dormant-tool' }] } } });
    expect(await post(path)).toMatchObject({ code: 'token_missing' });
    expect(await post(path, `${data.claim}0`)).toMatchObject({ code: 'token_invalid' });
  });
}

export function describeOwnListings(): void {
  let token: string;
  beforeAll(async () => {
    token = await issueToken(['tool-01.test']);
  });

  it('listOwnListings shows them to their token', async () => {
    const source = {
      kind: 'pad-json',
      url: null,
      last_changed_on: '2026-01-01',
      failing_since: null,
      failing_code: null,
    };
    const listing = { slug: 'tool-01', name: 'Tool', version: '1.0.0', homepage: 'https://tool-01.test/' };
    const listings = [{ ...listing, sources: [source], in_moderation: false }];
    await postInternal('/publishers/report', { requests: [], proof_files: [], listings });
    const { content } = await expectRead('/api/v1/publisher/listings', token);
    expect(content).toMatchObject({ data: [{ slug: 'tool-01' }] });
  });

  it.each(['sync', 'withdraw', 'restore'])('%s is queued, or refused', async (action) => {
    const ask = (slug: string, by?: string) => post(`/api/v1/publisher/listings/${slug}/${action}`, by);
    expect((await ask('tool-01', token)).status).toBe(202);
    expect(await ask('tool-01')).toMatchObject({ code: 'token_missing' });
    expect(await ask('tool-01', 'cat_x')).toMatchObject({ code: 'token_invalid' });
    expect(await ask('tool-01', (await others()).key)).toMatchObject({ code: 'forbidden' });
    expect(await ask('tool-02', token)).toMatchObject({ code: 'foreign_domain' });
    expect(await ask('unknown', token)).toMatchObject({ code: 'not_found' });
    if (action !== 'restore') expect(await ask('malware', token)).toMatchObject({ code: 'withdrawn' });
  });

  it('listRequests and getRequest show what became of each', async () => {
    const { answer, content } = await post('/api/v1/publisher/listings/malware/restore', token);
    const { data } = content as unknown as { data: { id: string } };
    expect(answer.headers.get('Location')).toMatch(`/api/v1/publisher/requests/${data.id}`);
    const at = `/api/v1/publisher/requests/${data.id}`;
    expect((await expectRead(at, await issueToken(['tool-01.test']))).content).toMatchObject({
      data: { action: 'restore', state: 'queued' },
    });
    const refused = [{ id: Number(data.id), reason: 'The operator withdrew it.' }];
    await postInternal('/publishers/report', { requests: [Number(data.id)], refused, proof_files: [], listings: [] });
    const { content: listed } = await expectRead('/api/v1/publisher/requests', await issueToken(['tool-01.test']));
    expect(listed).toMatchObject({ data: [{ state: 'refused', reason: 'The operator withdrew it.' }, {}, {}, {}] });
    const stranger = { headers: bearer(await issueToken(['stranger.example'])) };
    expect(await drive(at, stranger)).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('listOwnDomains, listTokens, rollToken and revokeOwnToken answer their publisher alone', async () => {
    const [first, { key }] = [await issueToken(['rolled.example']), await others()];
    const { content: domains } = await expectRead('/api/v1/publisher/domains', await issueToken(['tool-01.test']));
    expect(domains).toMatchObject({ data: [{ domain: 'tool-01.test', proved_by: 'operator', record: null }] });
    await expectRead('/api/v1/publisher/tokens', await issueToken(['tool-01.test']));
    const idOf = async (by: string) => {
      const { content } = await drive('/api/v1/publisher/tokens', { headers: bearer(by) });
      return (content as unknown as { data: { id: string; is_this_one: boolean }[] }).data;
    };
    const [{ id } = { id: '' }] = await idOf(first);
    const at = `/api/v1/publisher/tokens/${id}`;
    const ways: [method: 'POST' | 'DELETE', path: string][] = [
      ['POST', `${at}/roll`],
      ['DELETE', at],
    ];
    for (const [method, path] of ways) {
      const as = (by?: string, more = {}) => drive(path, { method, headers: by ? bearer(by) : {}, ...more });
      expect(await as()).toMatchObject({ code: 'token_missing' });
      expect(await as('cat_x')).toMatchObject({ code: 'token_invalid' });
      expect(await as(key)).toMatchObject({ code: 'forbidden' });
      expect(await as(token)).toMatchObject({ status: 404, code: 'not_found' });
      const broken = createToken('cat', (length) => new Uint8Array(length));
      expect(await as(broken, { instead: BROKEN })).toMatchObject({ status: 503, code: 'unavailable' });
      const address = await usedUpPublisher();
      expect(await as(undefined, { address })).toMatchObject({ status: 429, code: 'quota_exceeded' });
    }
    expect(await post(`${at}/roll?now=yes`, first)).toMatchObject({ status: 400, code: 'bad_parameter' });
    const rolled = await post(`${at}/roll`, first);
    expect(rolled.status).toBe(200);
    const { data } = rolled.content as unknown as { data: { token: string } };
    expect(new Set((await idOf(data.token)).map(({ is_this_one }) => is_this_one))).toEqual(new Set([false, true]));
    // The old one is there for a day, and can be ended by the new one.
    expect((await drive(at, { method: 'DELETE', headers: bearer(data.token) })).status).toBe(204);
    expect(await drive('/api/v1/publisher/tokens', { headers: bearer(first) })).toMatchObject({
      code: 'token_invalid',
    });
    for (let count = 1; count < 20; count += 1) await issueToken(['rolled.example']);
    const [, { id: other } = { id: '' }] = await idOf(data.token);
    expect(await post(`/api/v1/publisher/tokens/${other}/roll`, data.token)).toMatchObject({
      status: 429,
      code: 'too_many_open',
    });
  });
}

export function describeWebhooks(): void {
  const at = (slug: string, end: string) => `/api/v1/publisher/webhooks/${slug}/${end}`;
  let token: string;
  let id = '';
  beforeAll(async () => {
    await storeEndpoint('hooked-tool', 'hooked.example', async (endpoint) => {
      await endpoint.activate();
      await endpoint.stub.handOver(handed(published()));
      await endpoint.run();
      id = (await endpoint.deliveries()).at(-1)?.id ?? '';
    });
    await storeEndpoint('waiting-tool', 'hooked.example', async (endpoint) => {
      await endpoint.stub.handOver(handed({ ...published(), slug: 'waiting-tool' }));
    });
    // As it is between the row and the first hand-over.
    await storeEndpoint('unused-tool', 'hooked.example', async () => {});
    token = await issueToken(['hooked.example']);
  });

  it('every kind of request that is sent is described, and no other', async () => {
    const endpoint = await testEndpoint();
    endpoint.answerWith((request) => (request.body.includes('challenge') ? echo(request) : ok()));
    await endpoint.stub.handOver(handed(published()));
    await endpoint.show();
    await endpoint.stub.handOver(handed(movedTo(4)));
    await endpoint.run(1);
    for (const { headers, body } of endpoint.sent) {
      expectDescribedDelivery(headers['X-Service-Event'] ?? '', headers, body);
    }
    expect(endpoint.sent.map(({ headers }) => headers['X-Service-Event']).sort()).toEqual(WEBHOOKS.toSorted());
  });

  it('listDeliveries shows them to their token', async () => {
    const { content } = await expectRead(at('hooked-tool', 'deliveries'), token);
    const history = [{ outcome: 'delivered', status: 204, duration_ms: expect.any(Number) }];
    expect(content).toMatchObject({ data: [{ id, state: 'delivered', history }, {}], endpoint: { state: 'active' } });
    expect(await drive(at('unknown', 'deliveries'), { headers: bearer(token) })).toMatchObject({ code: 'not_found' });
    const off = { headers: bearer(token), instead: { WEBHOOK_KEY: undefined } };
    expect(await drive(at('hooked-tool', 'deliveries'), off)).toMatchObject({ status: 503, code: 'webhooks_off' });
  });

  it.each([
    ['a delivery is sent again', () => `deliveries/${id}/resend`, 202],
    ['an endpoint is tested', () => 'test', 202],
    ['a secret is replaced', () => 'rotate-secret', 200],
    ['a secret is replaced at once', () => 'rotate-secret?now=true', 200],
    ['a new secret is confirmed', () => 'rotate-secret/confirm', 200],
  ])('%s, or it is refused', async (_what, end, status) => {
    expect((await post(at('hooked-tool', end()), token)).status).toBe(status);
    expect(await post(at('hooked-tool', end()))).toMatchObject({ code: 'token_missing' });
    expect(await post(at('hooked-tool', end()), 'cat_x')).toMatchObject({ code: 'token_invalid' });
    expect(await post(at('hooked-tool', end()), (await others()).key)).toMatchObject({ code: 'forbidden' });
    expect(await post(at('unknown', end()), token)).toMatchObject({ code: 'not_found' });
    expect(await post(at('hooked-tool', end()), token, { instead: { WEBHOOK_KEY: undefined } })).toMatchObject({
      status: 503,
      code: 'webhooks_off',
    });
  });

  it('resendDelivery answers webhook_not_ready where it waits for its endpoint', async () => {
    const waiting = `deliveries/published_waiting-tool_${'b'.repeat(40)}/resend`;
    expect(await post(at('waiting-tool', waiting), token)).toMatchObject({ status: 409, code: 'webhook_not_ready' });
  });

  it.each(['now=yes', 'now=true&now=true', 'at_once=true'])('a secret is not replaced with ?%s', async (query) => {
    const refused = await post(at('hooked-tool', `rotate-secret?${query}`), token);
    expect(refused).toMatchObject({ status: 400, code: 'bad_parameter' });
  });

  it.each(['test', 'rotate-secret', 'rotate-secret/confirm'])(
    '%s answers webhook_not_ready where nothing was handed over',
    async (end) => {
      expect(await post(at('unused-tool', end), token)).toMatchObject({ status: 409, code: 'webhook_not_ready' });
    },
  );
}

export function describeMadeWebhooks(): void {
  const PATH = '/api/v1/publisher/webhooks';
  const url = 'https://hooks.tool-01.test/catalog';
  let token: string;
  beforeAll(async () => {
    token = await issueToken(['tool-01.test']);
  });
  const make = (body: object, by?: string, more = {}) =>
    post(PATH, by, { body: JSON.stringify(body), headers: JSON_BODY, ...more });

  it('makeWebhook shows the secret once, and answers what is there', async () => {
    const made = await make({ url, events: ['rank.changed'], listings: ['tool-01'] }, token);
    expect(made).toMatchObject({ status: 201, content: { data: { host: 'hooks.tool-01.test', state: 'active' } } });
    const { data } = made.content as unknown as { data: { id: string; secret: string } };
    expect(data.secret).toMatch(/^whsec_/);
    const again = await make({ url }, token);
    expect(again).toMatchObject({ status: 200, content: { data: { id: data.id, events: ['rank.changed'] } } });
    expect(JSON.stringify(again.content)).not.toContain('whsec_');
    const { content } = await expectRead(PATH, token);
    expect(content).toMatchObject({ data: [{ id: data.id, secret_shown: true }] });
    expect(await expectRead(`${PATH}/${data.id}`, token)).toMatchObject({ content: { data: { id: data.id } } });
  });

  it.each([
    ['too_large', 413, ' '.repeat(16_385), JSON_BODY],
    ['unsupported_media_type', 415, '{}', {}],
    ['invalid_document', 422, '{}', JSON_BODY],
    ['invalid_document', 422, '{"url":"http://hooks.tool-01.test/"}', JSON_BODY],
    ['invalid_document', 422, `{"url":"${url}","events":["sale"]}`, JSON_BODY],
    ['invalid_document', 422, `{"url":"${url}","listings":["tool-02"]}`, JSON_BODY],
  ])('makeWebhook answers %s', async (code, status, body, headers) => {
    expect(await post(PATH, token, { body, headers })).toMatchObject({ status, code });
  });

  it('makeWebhook names the kind of event that is mistyped', async () => {
    const { content } = await make({ url, events: ['rank.changed', 'rank.chnaged'] }, token);
    const expected = 'one of listing.published and rank.changed';
    expect(content).toMatchObject({ errors: [{ pointer: '/events/1', code: 'bad_webhook', expected }] });
  });

  it('makeWebhook answers too_slow', async () => {
    const slow = (body: ReadableStream) => post(PATH, token, { body, headers: JSON_BODY });
    expect(await withSlowBody(slow)).toMatchObject({ status: 408, code: 'too_slow' });
  });

  it('makeWebhook answers too_many_open', async () => {
    const rows = Array.from({ length: 100 }, (_, n) => `('wh_${n}', 'o${n}', 'many.test', 'u${n}', '[]', '')`);
    await env.DB.prepare(`insert into webhook_endpoints values ${rows.join()}`).run();
    expect(await make({ url }, await issueToken(['many.test']))).toMatchObject({ status: 429, code: 'too_many_open' });
    await env.DB.prepare("delete from webhook_endpoints where owner = 'many.test'").run();
  });

  it('each is refused to whoever may not', async () => {
    const fresh = () => issueToken(['tool-01.test']);
    const { content } = await drive(PATH, { headers: bearer(await fresh()) });
    const [{ id } = { id: '' }] = (content as unknown as { data: { id: string }[] }).data;
    const off = { instead: { WEBHOOK_KEY: undefined } };
    const at = `${PATH}/${id}`;
    for (const [method, path] of [
      ['POST', PATH],
      ['GET', PATH],
      ['GET', at],
      ['DELETE', at],
    ] as const) {
      const body = method === 'POST' ? { body: JSON.stringify({ url }) } : {};
      const asked = (by?: string, more: object = {}) =>
        drive(path, { ...body, method, headers: { ...JSON_BODY, ...(by && bearer(by)) }, ...more });
      expect(await asked()).toMatchObject({ status: 401, code: 'token_missing' });
      expect(await asked('cat_x')).toMatchObject({ status: 401, code: 'token_invalid' });
      expect(await asked((await others()).key)).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await asked(await fresh(), off)).toMatchObject({ status: 503, code: 'webhooks_off' });
      const stranger = await asked(await issueToken(['stranger.example']));
      if (path === at) expect(stranger).toMatchObject({ status: 404, code: 'not_found' });
      else expect(JSON.stringify(stranger.content)).not.toContain(id);
    }
    expect(await drive(at, { method: 'DELETE', headers: bearer(await fresh()) })).toMatchObject({ status: 204 });
    expect(await drive(at, { headers: bearer(await fresh()) })).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('makeWebhook and deleteWebhook are limited, and fail closed', async () => {
    const address = await usedUpPublisher();
    const secret = createToken('cat', (length) => new Uint8Array(length));
    for (const method of ['POST', 'DELETE'] as const) {
      const path = method === 'POST' ? PATH : `${PATH}/tool-01`;
      const broken = { method, headers: { ...JSON_BODY, ...bearer(secret) }, instead: BROKEN };
      expect(await drive(path, broken)).toMatchObject({ status: 503, code: 'unavailable' });
      expect(await drive(path, { method, address })).toMatchObject({ status: 429, code: 'quota_exceeded' });
    }
  });
}

export function describePublisherLimit(): void {
  it('holds for all that publishers send but submissions, and fails closed', async () => {
    const address = await usedUpPublisher();
    for (const path of [
      'domains',
      'domains/maker.example/verify',
      'listings/tool-01/sync',
      'listings/tool-01/withdraw',
      'listings/tool-01/restore',
      'webhooks/hooked-tool/deliveries/x/resend',
      'webhooks/hooked-tool/test',
      'webhooks/hooked-tool/rotate-secret',
      'webhooks/hooked-tool/rotate-secret/confirm',
    ]) {
      const refused = await post(`/api/v1/publisher/${path}`, undefined, { address });
      expect(refused).toMatchObject({ status: 429, code: 'quota_exceeded' });
      // Of the form that a claim and a token have.
      const secret = createToken(path.startsWith('domains/') ? 'claim' : 'cat', (length) => new Uint8Array(length));
      const instead = { ...BROKEN, LIMITER: { getByName: BROKEN.ASSETS.fetch } };
      const body = { body: '{"domain":"maker.example"}', headers: JSON_BODY, instead };
      const broken = await post(`/api/v1/publisher/${path}`, secret, body);
      expect(broken).toMatchObject({ status: 503, code: 'unavailable' });
    }
  });
}

/** @param prepare what has happened to it; its listing is on `host` */
async function storeEndpoint(
  slug: string,
  host: string,
  prepare: (endpoint: Awaited<ReturnType<typeof testEndpoint>>) => Promise<void>,
): Promise<void> {
  const endpoint = await testEndpoint();
  const row = env.DB.prepare('insert into webhook_listings (slug, object, hosts, build) values (?, ?, ?, ?)');
  await row.bind(slug, endpoint.object, JSON.stringify([host]), '').run();
  await storeRow(endpoint.object, host);
  await prepare(endpoint);
}

let made: Promise<{ key: string; silenced: string }>;
/** The key of a plan, and a token that has read all that it may, which counts for it wherever it asks from. */
function others() {
  made ??= (async () => {
    const silenced = await issueToken();
    for (let count = 0; count < 5; count += 1) await drive('/api/v1/publisher/listings', { headers: bearer(silenced) });
    return { key: await issueKey('top'), silenced };
  })();
  return made;
}

/** What all have in common that a token reads. */
async function expectRead(path: string, token: string) {
  const read = await drive(path, { headers: bearer(token) });
  expect(read.status).toBe(200);
  expect(await drive(path)).toMatchObject({ code: 'token_missing' });
  expect(await drive(path, { headers: bearer('cat_x') })).toMatchObject({ code: 'token_invalid' });
  const { key, silenced } = await others();
  expect(await drive(path, { headers: bearer(key) })).toMatchObject({ code: 'forbidden' });
  expect(await drive(path, { headers: bearer(token), instead: BROKEN })).toMatchObject({ code: 'internal_error' });
  expect(await drive(path, { headers: bearer(silenced) })).toMatchObject({ code: 'quota_exceeded' });
  return read;
}

function xmlExample(): string {
  const name = Object.keys(env.EXAMPLES).find((each) => /^valid\/pad-.*\.xml$/.test(each)) ?? '';
  return atob(env.EXAMPLES[name] ?? '').replaceAll(/https?:\/\/[^/<]+/g, 'https://maker.example');
}

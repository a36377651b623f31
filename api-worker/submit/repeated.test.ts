/** What is sent once more: the same content, and requests with an Idempotency-Key. */
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { ask } from '../testing/ask.ts';
import { databaseText, issueToken, padDocument, refusal, reportState, send, sent } from '../testing/submitting.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

describe('the same content', () => {
  it('from the same token is the same submission, whatever its layout, and from another one another', async () => {
    const [token, other] = [await issueToken(), await issueToken()];
    const { id } = await sent(padDocument(), { token });
    const again = await sent(JSON.stringify(JSON.parse(padDocument()), null, 4), { token });
    const turned = Object.fromEntries(Object.entries(JSON.parse(padDocument())).reverse());
    expect((await sent(JSON.stringify(turned), { token })).id).toBe(id);
    const andAgain = await sent(padDocument('my-tool', {}, { contact: 'jane@maker.example' }), { token });
    expect([again.id, andAgain.id]).toEqual([id, id]);
    expect((await sent(padDocument(), { token: other })).id).not.toBe(id);
    expect((await sent(padDocument('my-tool', { name: 'Another name' }), { token })).id).not.toBe(id);
  });

  it('is the same with its members, and those of their members, in another order', async () => {
    const token = await issueToken();
    const texts = { en: { summary: 'One', tagline: 'A' }, de: { tagline: 'B', summary: 'Zwei' } };
    const turned = { de: { summary: 'Zwei', tagline: 'B' }, en: { tagline: 'A', summary: 'One' } };
    const { id } = await sent(padDocument('turned', { descriptions: texts }), { token });
    expect((await sent(padDocument('turned', { descriptions: turned }), { token })).id).toBe(id);
    const lists = [
      ['a', 'b'],
      ['b', 'a'],
    ].map((integrations) => sent(padDocument('lists', { integrations }), { token }));
    expect(new Set((await Promise.all(lists)).map((submission) => submission.id)).size).toBe(2);
  });

  it('sent many times at once makes one row', async () => {
    const token = await issueToken();
    const ids = await Promise.all(Array.from({ length: 8 }, async () => (await sent(padDocument(), { token })).id));
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ['invalid', 'queued'],
    ['withdrawn', 'queued'],
    ['published', 'published'],
    ['rejected', 'rejected'],
    ['in_moderation', 'in_moderation'],
  ])('sent again when it is %s is %s under the same id', async (state, expected) => {
    const token = await issueToken();
    const { id, received_at } = await sent(padDocument(), { token });
    await reportState(id, received_at, state);
    expect(await sent(padDocument(), { token })).toMatchObject({ id, state: expected });
  });

  it('is taken again when another one was published in its place', async () => {
    const token = await issueToken();
    const first = await sent(padDocument(), { token });
    await reportState(first.id, first.received_at, 'published');
    await new Promise((resolve) => setTimeout(resolve, 2));
    const second = await sent(padDocument('my-tool', { name: 'New name' }), { token });
    await reportState(second.id, second.received_at, 'published');
    expect(await sent(padDocument(), { token })).toMatchObject({ id: first.id, state: 'queued' });
  });
});

describe('a published submission whose listing is withdrawn since', () => {
  it('says so, and why; the same content is taken again', async () => {
    const token = await issueToken();
    const { id, received_at } = await sent(padDocument('malware'), { token });
    await reportState(id, received_at, 'published');
    const answer = await ask(`/api/v1/submissions/${id}`, { headers: { Authorization: `Bearer ${token}` } });
    expect(await answer.json()).toMatchObject({ data: { state: 'withdrawn', reason: expect.any(String) } });
    expect(await sent(padDocument('malware'), { token })).toMatchObject({ id, state: 'queued' });
  });
});

describe('an Idempotency-Key', () => {
  it('answers the same bytes again, with the secret that was shown, which is nowhere in the database', async () => {
    const token = await issueToken();
    const webhook = { url: 'https://hooks.maker.example/in' };
    const document = padDocument('hooked-again', {}, { webhook });
    const sending = { token, headers: { 'Idempotency-Key': '"retry-1"' } };
    const [first, second] = [await send(document, sending), await send(document, sending)];
    const text = await first.text();
    expect(text).toContain('whsec_');
    expect([second.status, await second.text(), second.headers.get('Location')]).toEqual([
      202,
      text,
      first.headers.get('Location'),
    ]);
    expect(await databaseText()).not.toContain(/whsec_[\w+/=]+/.exec(text)?.[0]);
  });

  const keyed = (token: string, key: string) => ({ token, headers: { 'Idempotency-Key': key } });

  it('gives the same answer for the same content, and none for another', async () => {
    const [token, other] = [await issueToken(), await issueToken()];
    const { id } = await sent(padDocument(), keyed(token, '"key-1"'));
    expect((await sent(padDocument(), keyed(token, '"key-1"'))).id).toBe(id);
    expect((await sent(padDocument(), keyed(token, '"key-2"'))).id).toBe(id);
    const problem = await refusal(padDocument('another'), keyed(token, '"key-1"'));
    expect([problem.status, problem.code]).toEqual([422, 'idempotency_key_reused']);
    await sent(padDocument('another'), keyed(other, '"key-1"'));
  });

  it('sent at once with many contents takes one of them', async () => {
    const token = await issueToken();
    const sendings = Array.from({ length: 6 }, (_, index) =>
      send(padDocument(`at-once-${index}`), keyed(token, '"k"')),
    );
    const statuses = (await Promise.all(sendings)).map(({ status }) => status).sort();
    expect(statuses).toEqual([202, 422, 422, 422, 422, 422]);
    expect(await env.DB.prepare("select count(*) as n from submissions where slug like 'at-once-%'").first('n')).toBe(
      1,
    );
  });

  it('keeps a request that comes late once more from bringing back what was replaced', async () => {
    const token = await issueToken();
    const first = await sent(padDocument(), keyed(token, '"first"'));
    await reportState(first.id, first.received_at, 'published');
    await new Promise((resolve) => setTimeout(resolve, 2));
    const second = await sent(padDocument('my-tool', { name: 'New name' }), keyed(token, '"second"'));
    await reportState(second.id, second.received_at, 'published');
    expect((await sent(padDocument(), keyed(token, '"first"'))).id).toBe(first.id);
    const now = await ask(`/api/v1/submissions/${first.id}`, { headers: { Authorization: `Bearer ${token}` } });
    expect(await now.json()).toMatchObject({ data: { state: 'published' } });
  });

  it('is not used up by an invalid document', async () => {
    const token = await issueToken();
    expect((await refusal('{}', keyed(token, '"k"'))).code).toBe('invalid_document');
    await sent(padDocument(), keyed(token, '"k"'));
  });

  it.each(['key', '9f1b2c3d-4e5f-4071-8a9b-0c1d2e3f4a5b', 'release:1.2.0/stable'])(
    'may be without its quotes: %s',
    async (key) => {
      const token = await issueToken();
      const { id } = await sent(padDocument(), keyed(token, key));
      expect((await sent(padDocument(), keyed(token, `"${key}"`))).id).toBe(id);
      expect((await refusal(padDocument('another'), keyed(token, key))).code).toBe('idempotency_key_reused');
    },
  );

  it.each(['two words', 'a,b', '"open', 'a'.repeat(256), '""', '"a"b"', `"${'a'.repeat(256)}"`, "'key'"])(
    '%j is none',
    async (key) => {
      const { status, code } = await refusal(padDocument(), keyed(await issueToken(), key));
      expect([status, code]).toEqual([400, 'bad_header']);
    },
  );

  it('is not kept, only its digest', async () => {
    await sent(padDocument(), keyed(await issueToken(), '"jane@maker.example"'));
    expect(await databaseText()).not.toContain('jane');
  });
});

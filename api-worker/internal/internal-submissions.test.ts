/** What the pipeline takes and reports, and what the publisher then sees. */
import { env } from 'cloudflare:workers';
import { describe, expect, it, test, vi } from 'vitest';
import type { OpenSubmission } from '../../schemas/contracts/internal-api.ts';
import { getInternal, issueToken, padDocument, postInternal, sent, stateOf } from '../testing/submitting.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

const report = (...data: object[]) => postInternal('/submissions/reports', { data });
const open = async () => (await getInternal<{ data: OpenSubmission[] }>('/submissions')).data;

async function submitted(slug: string) {
  const token = await issueToken();
  return { token, ...(await sent(padDocument(slug), { token })) };
}

describe('a report', () => {
  const errors = [{ pointer: '/software/slug', code: 'slug_taken', message: 'It is taken. Choose another.' }];

  it.each([
    [
      { state: 'in_moderation', slug: 'given' },
      { state: 'in_moderation', slug: 'given' },
    ],
    [{ state: 'published' }, { state: 'published', slug: 'own' }],
    [
      { state: 'rejected', reason: 'It does not start.' },
      { state: 'rejected', reason: 'It does not start.' },
    ],
    [
      { state: 'invalid', errors },
      { state: 'invalid', errors },
    ],
    [
      { state: 'withdrawn', reason: 'It’s gone.' },
      { state: 'withdrawn', reason: 'It’s gone.' },
    ],
  ])('%j is what the publisher sees', async (outcome, seen) => {
    const { id, token, received_at } = await submitted('own');
    await report({ id, received_at, ...outcome }, { id: 'unheard-of', received_at, state: 'published' });
    expect(await stateOf(id, token)).toMatchObject(seen);
    const isOpen = outcome.state === 'in_moderation';
    expect((await open()).some((submission) => submission.id === id)).toBe(isOpen);
    const reading = await env.DB.prepare('select reading from submissions where id = ?').bind(id).first('reading');
    expect(reading !== null).toBe(isOpen);
  });

  it('changes nothing that is decided, nor what was sent again since the run took it', async () => {
    const { id, token, received_at } = await submitted('own');
    await report({ id, received_at: '2020-01-01T00:00:00.000Z', state: 'invalid' });
    expect((await stateOf(id, token)).state).toBe('queued');
    await report({ id, received_at, state: 'rejected', reason: 'No.' });
    await report({ id, received_at, state: 'published' });
    expect(await stateOf(id, token)).toMatchObject({ state: 'rejected', reason: 'No.' });
  });
});

test('more than a page of submissions is handed over in pages', async () => {
  const token = await issueToken();
  const sending = Array.from({ length: 55 }, (_, number) => sent(padDocument(`page-${number}`), { token }));
  const ids = (await Promise.all(sending)).map(({ id }) => id);
  const first = await open();
  const { data: rest } = await getInternal<{ data: OpenSubmission[] }>(`/submissions?after=${first.at(-1)?.id}`);
  expect(first).toHaveLength(50);
  const seen = [...first, ...rest].map(({ id }) => id);
  expect(new Set(seen).size).toBe(seen.length);
  expect(ids.filter((id) => !seen.includes(id))).toEqual([]);
});

test('what is over is deleted: decided submissions, keys of requests, ended tokens', async () => {
  const { id, received_at } = await submitted('old');
  const kept = await submitted('waiting');
  await sent(padDocument('keyed'), { token: kept.token, headers: { 'Idempotency-Key': '"k"' } });
  await report({ id, received_at, state: 'published' });
  await env.DB.exec("update submissions set changed_at = '2020-01-01T00:00:00.000Z'");
  await env.DB.exec("update idempotency_keys set created_at = '2020-01-01T00:00:00.000Z'");
  const ended = await issueToken(['ended.example']);
  await env.DB.exec("update tokens set revoked_at = '2020-01-01T00:00:00.000Z' where domains = '[\"ended.example\"]'");
  await postInternal('/publishers/report', { requests: [], proof_files: [], listings: [] });
  const rows = await env.DB.prepare('select id from submissions where id in (?, ?)').bind(id, kept.id).all();
  expect(rows.results).toEqual([{ id: kept.id }]);
  expect(await env.DB.prepare('select count(*) as n from idempotency_keys').first('n')).toBe(0);
  const { data } = await getInternal<{ data: { prefix: string }[] }>('/tokens');
  expect(data.map(({ prefix }) => prefix)).not.toContain(ended.slice(0, 8));
});

test.each([
  [{}],
  [{ domains: [] }],
  [{ domains: ['maker'] }],
  [{ domains: Array(21).fill('maker.example') }],
  [{ domains: ['maker.example'], days: 366 }],
  [{ domains: ['maker.example'], days: 0 }],
  [{ domains: ['maker.example'], days: 1.5 }],
])('no token is issued for %j', async (requested) => {
  expect((await postInternal('/tokens', requested)).status).toBe(422);
});

test('a token lasts 365 days unless it is said otherwise', async () => {
  const days = async (requested: object) => {
    const answer = await postInternal('/tokens', { domains: ['maker.example'], ...requested });
    const { expires_at } = (await answer.json<{ data: { expires_at: string } }>()).data;
    return Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000);
  };
  expect([await days({}), await days({ days: 7 })]).toEqual([365, 7]);
});

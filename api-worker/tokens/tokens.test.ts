/** Who may submit: the sender of a token that this catalog has issued, for the domains it speaks for. */
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import type { Revoked } from '../../schemas/contracts/internal-api.ts';
import { PATIENCE } from '../testing/patience.ts';
import { getInternal, issueToken, padDocument, postInternal, refusal, sent } from '../testing/submitting.ts';

vi.spyOn(console, 'log').mockImplementation(() => {});

describe('a token', () => {
  it('is asked for', async () => {
    const { status, code, headers } = await refusal(padDocument());
    expect([status, code, headers.get('WWW-Authenticate')]).toEqual([401, 'token_missing', 'Bearer realm="catalog"']);
  });

  it('may be of any case in its scheme, and of none in itself', async () => {
    const token = await issueToken();
    await sent(padDocument(), { headers: { Authorization: `bearer ${token}` } });
    expect((await refusal(padDocument(), { token: token.toUpperCase() })).code).toBe('token_invalid');
  });

  it.each([
    ['no token', async () => 'x'],
    ['with a slip', async () => (await issueToken()).replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['cut off', async () => (await issueToken()).slice(0, -1)],
    ['unknown', async () => 'cat_0000000000000000000000000000000000ZZ'],
  ])('that is %s is refused', async (_how, make) => {
    const { status, code, headers } = await refusal(padDocument(), { token: await make() });
    expect([status, code]).toEqual([401, 'token_invalid']);
    expect(headers.get('WWW-Authenticate')).toBe('Bearer realm="catalog", error="invalid_token"');
  });

  it('speaks for its domains and the hosts below them', async () => {
    const token = await issueToken(['maker.example', 'tools.example']);
    for (const homepage of ['https://maker.example', 'https://a.b.tools.example/x']) {
      await sent(padDocument('my-tool', { homepage }), { token });
    }
    for (const homepage of ['https://notmaker.example', 'https://maker.example.evil.example']) {
      const { status, code } = await refusal(padDocument('my-tool', { homepage }), { token });
      expect([status, code]).toEqual([403, 'foreign_domain']);
    }
    expect((await refusal('{"url":"https://evil.example/maker.example"}', { token })).code).toBe('foreign_domain');
  });

  it('notes the day it was last used', async () => {
    const token = await issueToken();
    await sent(padDocument(), { token });
    await vi.waitFor(async () => {
      const { data } = await getInternal<{ data: Record<string, unknown>[] }>('/tokens');
      expect(data.find(({ prefix }) => prefix === token.slice(0, 8))).toEqual({
        id: expect.stringMatching(/^[0-9a-f]{12}$/),
        prefix: token.slice(0, 8),
        domains: ['maker.example'],
        plan: null,
        created_at: expect.any(String),
        expires_at: expect.any(String),
        last_used_on: new Date().toISOString().slice(0, 10),
        revoked_at: null,
      });
    }, PATIENCE);
  });

  it('that begins like another is revoked by its id, and neither by what they have in common', async () => {
    const [one, other] = [await issueToken(), await issueToken(['other.example'])];
    const prefix = one.slice(0, 8);
    await env.DB.prepare('update tokens set prefix = ?1 where prefix = ?2').bind(prefix, other.slice(0, 8)).run();
    const revoke = async (body: object) =>
      (await (await postInternal('/tokens/revoke', body)).json<{ data: Revoked }>()).data;
    const { revoked, alike } = await revoke({ prefix });
    expect([revoked, alike.map(({ domains }) => domains)]).toEqual([0, [['maker.example'], ['other.example']]]);
    await sent(padDocument('of-two'), { token: one });
    expect(await revoke({ id: alike[0]?.id })).toEqual({ revoked: 1, alike: [] });
    expect((await refusal(padDocument('of-two'), { token: one })).code).toBe('token_invalid');
    expect((await refusal(padDocument('of-two'), { token: other })).code).toBe('foreign_domain');
    expect(await revoke({ prefix })).toEqual({ revoked: 1, alike: [] });
    expect(await revoke({ prefix })).toEqual({ revoked: 0, alike: [] });
  });

  it('takes what it has submitted with it when it is revoked', async () => {
    const token = await issueToken();
    const { id } = await sent(padDocument(), { token });
    expect(await (await postInternal('/tokens/revoke', { prefix: token.slice(0, 8) })).json()).toEqual({
      data: { revoked: 1, alike: [] },
    });
    const row = await env.DB.prepare('select state, reason, reading from submissions where id = ?').bind(id).first();
    expect(row).toEqual({ state: 'withdrawn', reason: 'The token was revoked.', reading: null });
  });
});

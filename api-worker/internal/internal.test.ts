import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { type Power, powerKey, powerText } from '../../schemas/contracts/internal-permissions.ts';
import { encode, hmacSha256 } from '../base/crypto.ts';
import { ask, askProblem } from '../testing/ask.ts';

const asPipeline = { headers: { Authorization: `Bearer ${env.INTERNAL_KEY}` } };

const keyFor = async (power: Power) =>
  powerKey(power, (await hmacSha256(encode(env.INTERNAL_KEY), powerText(power))).toHex());

describe('/internal/v1', () => {
  it('knows no build before the first', async () => {
    const answer = await ask('/internal/v1/builds/acknowledged', asPipeline);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ data: null });
  });

  it.each([
    ['nobody', {}],
    ['a wrong key', { Authorization: 'Bearer wrong' }],
    ['the key without its scheme', { Authorization: env.INTERNAL_KEY }],
    ['an empty key', { Authorization: 'Bearer ' }],
  ])('looks to %s like an address that is not there', async (_who, headers) => {
    expect(await askProblem('/internal/v1/builds/acknowledged', { headers })).toMatchObject({ code: 'not_found' });
  });

  it.each(['{', '', 'null', '[]', '"text"', '{"a":1}x'])(
    'answers 400 to a body that is no object in JSON: %s',
    async (body) => {
      const { results } = await env.DB.prepare('select * from counters').all();
      for (const path of [
        'tokens',
        'tokens/revoke',
        'submissions/reports',
        'publishers/report',
        'builds',
        'sync-log',
      ]) {
        const problem = await askProblem(`/internal/v1/${path}`, { method: 'POST', body, ...asPipeline });
        expect(problem).toMatchObject({ status: 400, code: 'bad_parameter' });
      }
      expect((await env.DB.prepare('select * from counters').all()).results).toEqual(results);
      expect(await askProblem('/internal/v1/tokens', { method: 'POST', body })).toMatchObject({ code: 'not_found' });
    },
  );

  /** S: also for the key of submissions; H: of the hand-over. */
  it.each([
    ...['SH GET builds/acknowledged', 'H POST builds', 'H GET builds/1/rows', 'H POST builds/1/rows'],
    ...['H POST builds/1/loaded', 'H POST builds/1/complete', 'SH POST sync-log', ' GET metrics', 'SH GET publishers'],
    ...['S POST publishers/report', 'H POST publishers/published', 'S GET submissions', 'S POST submissions/reports'],
    ...[' GET tokens', ' POST tokens', ' POST tokens/revoke', 'S POST webhooks', ' POST webhooks/domains'],
    ...['H GET events/acknowledged', 'H GET events/named', 'H POST events', 'H POST events/complete'],
    ...[' POST builds/1/rows/', ' GET builds/x/rows', ' GET submissions/', ' POST submissions', ' GET nothing'],
  ])('a key of one power reaches no more than its job needs: %s', async (route) => {
    const [powers = '', method = '', path = ''] = route.split(' ');
    for (const [letter, power] of Object.entries({ S: 'submissions', H: 'hand-over' } as const)) {
      const headers = { Authorization: `Bearer ${await keyFor(power)}` };
      const answer = await ask(`/internal/v1/${path}`, { method, headers, ...(method === 'POST' && { body: '[]' }) });
      // Nothing takes this body, and a caller who may use the address gets that answer.
      expect([letter, (await answer.clone().text()).includes('There is nothing at this address.')]).toEqual([
        ...[letter, !powers.includes(letter)],
      ]);
    }
  });

  it('believes no power that was not made of its key', async () => {
    for (const key of ['submissions_', `submissions_${'0'.repeat(64)}`, (await keyFor('submissions')).slice(0, -1)]) {
      const headers = { Authorization: `Bearer ${key}` };
      expect(await askProblem('/internal/v1/submissions', { headers })).toMatchObject({ code: 'not_found' });
    }
    const other = (await keyFor('submissions')).replace('submissions_', 'hand-over_');
    const headers = { Authorization: `Bearer ${other}` };
    expect(await askProblem('/internal/v1/events/named', { headers })).toMatchObject({ code: 'not_found' });
  });

  it('answers the pipeline, too, that an unknown address is none', async () => {
    expect(await askProblem('/internal/v1/nothing', asPipeline)).toMatchObject({ code: 'not_found' });
  });
});

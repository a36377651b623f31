import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { ask, askProblem } from '../testing/ask.ts';

const asPipeline = { headers: { Authorization: `Bearer ${env.INTERNAL_KEY}` } };

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

  it('answers the pipeline, too, that an unknown address is none', async () => {
    expect(await askProblem('/internal/v1/nothing', asPipeline)).toMatchObject({ code: 'not_found' });
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { SyncLog } from '../../schemas/contracts/generated/read-api.ts';
import { ask, askJson, askProblem } from '../testing/ask.ts';
import { COMMON, completeLoad, endLoad, forgetAll, post, rowOf, sendChunk, startLoad } from '../testing/search.ts';

const pathOf = (slug: string) => `/api/v1/software/${slug}/sync`;

const logOf = (slug: string, outcome = 'unchanged'): SyncLog => ({
  slug,
  data: [
    {
      kind: 'pad-json',
      url: 'https://works.example/tool.json',
      failures: 0,
      succeeded_at: '2026-01-30T03:17:00.000Z',
      next_due_at: null,
      attempts: [{ at: '2026-01-30T03:17:00.000Z', outcome, codes: ['unknown_category'] }],
    },
  ],
});

beforeEach(forgetAll);

describe('the sync log of a listing', () => {
  test('is what the pipeline handed over last', async () => {
    await post('/sync-log', { logs: [logOf('tool-01'), logOf('tool-02')] });
    await post('/sync-log', { logs: [logOf('tool-01', 'unreachable')] });
    expect(await askJson(pathOf('tool-01'))).toStrictEqual(logOf('tool-01', 'unreachable'));
    expect(await askJson(pathOf('tool-02'))).toStrictEqual(logOf('tool-02'));
  });

  test('is empty until then', async () => {
    expect(await askJson(pathOf('tool-03'))).toStrictEqual({ slug: 'tool-03', data: [] });
  });

  test.each([
    ['unheard-of', 404, 'not_found'],
    ['malware', 410, 'withdrawn'],
    ['No_Slug', 404, 'not_found'],
  ])(
    'of %s, which is not published, answers %i as the listing does, whatever was handed over',
    async (slug, ...answer) => {
      await post('/sync-log', { logs: [logOf(slug)] });
      const { status, code } = await askProblem(pathOf(slug));
      expect([status, code]).toStrictEqual(answer);
    },
  );

  test('of an old slug is where the listing is now', async () => {
    const { status, headers } = await ask(pathOf('old-index'), { redirect: 'manual' });
    expect([status, headers.get('Location')]).toStrictEqual([308, pathOf('index')]);
  });

  test('goes with the listing', async () => {
    await post('/sync-log', { logs: [logOf('tool-01'), logOf('tool-02')] });
    const id = await startLoad('next');
    await sendChunk(id, { rows: [rowOf({ ...COMMON, slug: 'tool-01', name: 'One' })] });
    await endLoad(id, 1);
    await completeLoad(id);
    expect((await askJson<SyncLog>(pathOf('tool-01'))).data).toHaveLength(1);
    expect((await askJson<SyncLog>(pathOf('tool-02'))).data).toHaveLength(0);
  });
});

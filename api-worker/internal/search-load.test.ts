import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { SEARCH_VERSION } from '../../schemas/search/search-rows.ts';
import { forgetAnswers } from '../read/search-answer.ts';
import { ask, askJson } from '../testing/ask.ts';
import {
  asPipeline,
  COMMON,
  completeLoad,
  endLoad,
  type Facts,
  forgetAll,
  ownKey,
  post,
  rowOf,
  sendChunk,
  slugsIn,
  startLoad,
} from '../testing/search.ts';

beforeEach(forgetAll);

const listing = (slug: string, change: Partial<Facts> = {}): Facts => ({ ...COMMON, slug, name: slug, ...change });
const A = listing('tool-01', { name: 'Alpha' });
const B = listing('tool-02', { name: 'Beta' });
const C = listing('tool-03', { name: 'Gamma' });

/** A build of its own, loaded from beginning to end. */
async function load(key: string, changed: Facts[], closed: string[], count: number): Promise<number> {
  const id = await startLoad(key);
  await sendChunk(id, { rows: changed.map(rowOf), closed });
  expect(await endLoad(id, count)).toBe(true);
  return id;
}

/** What callers of the worker find who ask for the first time. It serves the build that has its own key. */
async function found(query = 'sort=name'): Promise<string | number> {
  forgetAnswers();
  const answer = await ask(`/api/v1/software?${query}`);
  if (answer.status !== 200) return answer.status;
  return (await answer.json<SoftwarePage>()).data.map(({ name }) => name).join(' ');
}

async function count(table: string): Promise<number> {
  return (await env.DB.prepare(`select count(*) as count from ${table}`).first<number>('count')) ?? 0;
}

/** Every row as the tables hold it, without the ids that depend on what was tried. */
async function contents(): Promise<unknown> {
  const { results } = await env.DB.prepare(
    `select slug, digest, from_build < (select max(id) from search_builds) as earlier, until_build is null as open,
      (select count(*) from search_texts where rowid = text_id) as texts from search_rows order by slug, from_build`,
  ).all();
  return { rows: results, texts: await count('search_texts') };
}

test('a build is asked for once all of its rows are there', async () => {
  const id = await startLoad(await ownKey());
  expect(await found()).toBe(503);
  await sendChunk(id, { rows: [rowOf(A)] });
  expect([await found(), await endLoad(id, 2), await found()]).toEqual([503, false, 503]);
  await sendChunk(id, { rows: [rowOf(B)] });
  expect([await endLoad(id, 2), await found(), await found('q=beta')]).toEqual([true, 'Alpha Beta', 'Beta']);
});

test('while the next build is loaded, and after, the worker that is live answers from its own', async () => {
  await load(await ownKey(), [A, B], [], 2);
  const next = await startLoad('next');
  await sendChunk(next, { rows: [rowOf({ ...A, name: 'Alpha two' }), rowOf(C)], closed: ['tool-02'] });
  const same = async () =>
    expect([await found(), await found('q=two'), await found('q=beta')]).toEqual(['Alpha Beta', '', 'Beta']);
  await same();
  expect(await slugsIn(next)).toEqual(['tool-01', 'tool-03']);
  expect(await endLoad(next, 2)).toBe(true);
  await same();
  await completeLoad(next);
  await same();
});

test('what was there before is kept, and only changes are sent', async () => {
  await load('before', [A, B], [], 2);
  await load(await ownKey(), [{ ...B, name: 'Beta two' }, C], ['tool-01'], 2);
  expect([await found(), await found('q=alpha'), await found('q=two')]).toEqual(['Beta two Gamma', '', 'Beta two']);
});

describe('a load that breaks off', () => {
  const changed = { ...A, name: 'Alpha two', score: 60 };

  test.each([0, 1, 2, 3])('after %i chunks is gone on with, with the same end', async (sent) => {
    const chunks = [{ rows: [rowOf(changed)] }, { rows: [rowOf(C)] }, { closed: ['tool-02'] }];
    const whole = async (breakAfter?: number) => {
      await forgetAll();
      await load('before', [A, B], [], 2);
      const key = await ownKey();
      if (breakAfter !== undefined) {
        const id = await startLoad(key);
        for (const chunk of chunks.slice(0, breakAfter)) await sendChunk(id, chunk);
      }
      const id = await startLoad(key);
      for (const chunk of chunks) expect(await sendChunk(id, chunk)).toBe(true);
      expect(await endLoad(id, 2)).toBe(true);
      expect([await found(), await found('q=alpha')]).toEqual(['Alpha two Gamma', 'Alpha two']);
      return contents();
    };
    expect(await whole(sent)).toEqual(await whole());
  });

  test('leaves nothing behind for the next build', async () => {
    const own = await ownKey();
    await load(own, [A, B], [], 2);
    const before = await contents();
    const lost = await startLoad('lost');
    await sendChunk(lost, { rows: [rowOf(changed), rowOf(C)], closed: ['tool-02'] });
    const next = await startLoad('next');
    expect(await contents()).toEqual({ ...(before as object), rows: expect.anything() });
    expect([await count('search_rows'), await slugsIn(next)]).toEqual([2, ['tool-01', 'tool-02']]);
    expect([await endLoad(next, 2), await found()]).toEqual([true, 'Alpha Beta']);
  });

  test('and whose build was given up meanwhile is told so, and changes nothing', async () => {
    await load(await ownKey(), [A], [], 1);
    const lost = await startLoad('lost');
    await startLoad('next');
    const before = await contents();
    expect(await sendChunk(lost, { rows: [rowOf(B)], closed: ['tool-01'] })).toBe(false);
    expect([await endLoad(lost, 0), await completeLoad(lost), await contents()]).toEqual([false, false, before]);
  });
});

test('a build that is loaded already takes nothing more', async () => {
  const key = await ownKey();
  const id = await load(key, [A], [], 1);
  expect(await post('/builds', { version: SEARCH_VERSION, key })).toEqual({ id, loaded: true });
  expect(await sendChunk(id, { rows: [rowOf(B)], closed: ['tool-01'] })).toBe(false);
  expect(await found()).toBe('Alpha');
});

test('a worker of another version takes no rows', async () => {
  expect(await post('/builds', { version: SEARCH_VERSION + 1, key: 'next' })).toEqual({ id: null, loaded: false });
  expect(await count('search_builds')).toBe(0);
});

test('words that have not changed are not indexed again', async () => {
  await load('before', [A, B], [], 2);
  await load(await ownKey(), [], [], 2);
  const id = await startLoad('next');
  await sendChunk(id, { rows: [{ ...rowOf({ ...A, score: 99 }), text: null }] });
  await endLoad(id, 2);
  expect([await count('search_rows'), await count('search_texts')]).toEqual([3, 2]);
  expect(await found('q=alpha')).toBe('Alpha');
});

describe('a build that is live', () => {
  test('has an index of words in one part, and finds the same in it', async () => {
    const parts = '(select distinct segid from search_texts_idx)';
    const id = await startLoad(await ownKey());
    for (const facts of [A, B, C]) await sendChunk(id, { rows: [rowOf(facts)] });
    expect(await endLoad(id, 3)).toBe(true);
    const before = await found('q=gamma');
    expect(await count(parts)).toBe(3);
    expect(await completeLoad(id)).toBe(true);
    expect([await count(parts), await found('q=gamma'), before]).toEqual([1, 'Gamma', 'Gamma']);
  });

  const acknowledged = async () =>
    (await (await ask('/internal/v1/builds/acknowledged', { headers: asPipeline })).json<{ data: unknown }>()).data;

  test('is the acknowledged one', async () => {
    const id = await load('one', [A], [], 1);
    expect(await acknowledged()).toBeNull();
    await completeLoad(id, 'c'.repeat(40));
    await completeLoad(await load('two', [B], [], 2), 'd'.repeat(40));
    expect(await acknowledged()).toEqual({ commit: 'd'.repeat(40), date: '2026-01-31' });
    // Back to the first.
    await completeLoad(id, 'c'.repeat(40));
    expect(await acknowledged()).toEqual({ commit: 'c'.repeat(40), date: '2026-01-31' });
  });

  test('takes away what only builds need that were live before the last day, and no more', async () => {
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon'];
    let last = 0;
    for (const name of names) {
      last = await load(name, [{ ...A, name }], [], 1);
      await completeLoad(last);
    }
    expect(await count('search_builds')).toBe(5);
    await env.DB.exec("update search_builds set live_at = '2026-01-01 ' || printf('%06d', id)");
    await completeLoad(last);
    expect([await count('search_builds'), await count('search_rows'), await count('search_texts')]).toEqual([3, 3, 3]);
    await completeLoad(await load(await ownKey(), [], [], 1));
    expect([await found(), await found('q=epsilon'), await found('q=alpha')]).toEqual(['Epsilon', 'Epsilon', '']);
  });

  test('keeps its rows while builds are loaded that never become live', async () => {
    const own = await ownKey();
    await completeLoad(await load(own, [A], [], 1));
    for (const name of ['one', 'two', 'three', 'four']) await load(name, [{ ...A, name }], [], 1);
    await completeLoad(await load('five', [{ ...A, name: 'five' }], [], 1));
    expect(await found()).toBe('Alpha');
  });

  test('may be an earlier one: its rows stay while others are loaded after it', async () => {
    const key = await ownKey();
    const id = await load(key, [A], [], 1);
    await completeLoad(id);
    for (const name of ['one', 'two']) await completeLoad(await load(name, [{ ...A, name }], [], 1));
    expect(await startLoad(key)).toBe(id);
    await completeLoad(id);
    for (const name of ['three', 'four']) await completeLoad(await load(name, [{ ...A, name }], [], 1));
    expect(await found()).toBe('Alpha');
  });
});

test('what the pipeline is asked for is asked of it alone', async () => {
  for (const [method, path] of [
    ['POST', '/builds'],
    ['GET', '/builds/1/rows'],
    ['POST', '/builds/1/rows'],
    ['POST', '/builds/1/loaded'],
    ['POST', '/builds/1/complete'],
    ['POST', '/sync-log'],
  ] as const) {
    const answer = await ask(`/internal/v1${path}`, { method, ...(method === 'POST' && { body: '{}' }) });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test('a page of summaries is not more than asked for, however many rows there are', async () => {
  const many = Array.from({ length: 44 }, (_, index) => listing(`tool-${String(index).padStart(2, '0')}`)).slice(0, 41);
  await load(await ownKey(), many, [], 41);
  const { data, pagination } = await askJson<SoftwarePage>('/api/v1/software?q=example&per_page=7&page=3');
  expect([data.length, pagination.total]).toEqual([7, 41]);
});

import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { ask, askJson } from '../testing/ask.ts';
import { COMMON, loadCatalog } from '../testing/search.ts';
import { forgetAnswers, recallAnswer, rememberAnswer } from './remembered-answers.ts';

beforeEach(forgetAnswers);

const MEGABYTE = 'x'.repeat(1_000_000);

test('what was not asked for longest is forgotten first', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) rememberAnswer(query, MEGABYTE);
  recallAnswer('a');
  rememberAnswer('h', MEGABYTE);
  expect(['a', 'b', 'c', 'h'].map((query) => recallAnswer(query)?.length)).toEqual([1e6, undefined, 1e6, 1e6]);
});

test('an answer that is given again is kept once', () => {
  for (let times = 0; times < 20; times += 1) rememberAnswer('again', MEGABYTE);
  rememberAnswer('other', MEGABYTE);
  expect([recallAnswer('again'), recallAnswer('other')]).toEqual([MEGABYTE, MEGABYTE]);
});

test('one that is too large is not kept, and all that is forgotten makes room', () => {
  rememberAnswer('large', MEGABYTE.repeat(9));
  expect(recallAnswer('large')).toBeUndefined();
  rememberAnswer('small', 'answer');
  expect(recallAnswer('small')).toBe('answer');
});

test('a list is asked of the database once, in whatever order its parameters stand', async () => {
  await loadCatalog([{ ...COMMON, slug: 'tool-01', name: 'One', platforms: ['web'] }]);
  const first = await (await ask('/api/v1/software?q=one&platform=web&facets=kind')).text();
  await env.DB.prepare('update search_builds set loaded_at = null').run();
  expect(await (await ask('/api/v1/software?facets=kind&platform=web&q=+one')).text()).toBe(first);
  expect((await ask('/api/v1/software?q=one&platform=web')).status).toBe(503);
});

test('that the rows are not there yet is not remembered', async () => {
  await loadCatalog([{ ...COMMON, slug: 'tool-01', name: 'One' }]);
  await env.DB.prepare('update search_builds set loaded_at = null').run();
  expect((await ask('/api/v1/software?q=one')).status).toBe(503);
  await env.DB.prepare("update search_builds set loaded_at = '2026-01-31'").run();
  expect((await askJson<SoftwarePage>('/api/v1/software?q=one')).pagination.total).toBe(1);
});

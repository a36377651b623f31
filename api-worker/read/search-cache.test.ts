import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { SoftwarePage } from '../../schemas/contracts/generated/read-api.ts';
import { ask, askJson } from '../testing/ask.ts';
import { COMMON, loadCatalog } from '../testing/search.ts';
import { forgetAnswers } from './search-answer.ts';

beforeEach(forgetAnswers);

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

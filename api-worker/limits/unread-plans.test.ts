/** In a file of its own: the plans of a build are read once. */
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { files } from '../../schemas/contracts/addresses.ts';
import { askAs } from '../testing/ask.ts';

test('plans that cannot be read stop nobody from reading, and are read once they can be', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const ASSETS = {
    fetch: async (address: string, init?: RequestInit) =>
      address.endsWith(files.settings) ? new Response(null, { status: 503 }) : env.ASSETS.fetch(address, init),
  };
  const without = await askAs('192.0.2.1', '/api/v1/categories', {}, { ASSETS });
  expect([without.status, without.headers.has('RateLimit')]).toEqual([200, false]);
  expect(logged).toHaveBeenCalledOnce();
  const answer = await askAs('192.0.2.1', '/api/v1/categories');
  expect([answer.status, answer.headers.has('RateLimit')]).toEqual([200, true]);
});

/** What the repository hears of a submission. */
import { env } from 'cloudflare:workers';
import { describe, expect, it, vi } from 'vitest';
import { startSync } from './dispatch.ts';

const outside = vi.spyOn(globalThis, 'fetch');
const logged = vi.spyOn(console, 'log').mockImplementation(() => {});

describe('the repository', () => {
  const asked = async (status: number) => {
    outside.mockImplementation(async () => new Response(null, { status }));
    await startSync({ ...env, GITHUB_REPOSITORY: 'works/catalog', GITHUB_DISPATCH_TOKEN: 'secret' });
    return outside.mock.calls;
  };

  it('is asked to run a sync', async () => {
    const [[address, init] = []] = await asked(204);
    expect(address).toBe('https://api.github.com/repos/works/catalog/dispatches');
    expect(init).toMatchObject({ method: 'POST', body: '{"event_type":"submission"}', redirect: 'manual' });
    expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer secret');
  });

  it('that refuses is only logged, without the token', async () => {
    await asked(403);
    expect(logged).toHaveBeenLastCalledWith('{"event":"dispatch_failed","status":403}');
  });
});

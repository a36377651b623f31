/** Which connections are kept for the next request, and for how many hosts. */
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { http, SECRET, sends, trusting } from '../../testing/guarded-fetching.ts';
import type { Loopback } from '../../testing/loopback.ts';
import { MAX_IDLE } from './connections.ts';
import { createGuardedClient } from './guarded-client.ts';

/** Notes the connection of each request. */
async function noting(status = 200) {
  const sockets: Socket[] = [];
  const server = await http(({ socket }, response) => {
    sockets.push(socket);
    response.writeHead(status).end('{}');
  });
  return { server, sockets, connections: () => new Set(sockets).size };
}

async function fetchAll(servers: Loopback[]) {
  const client = createGuardedClient({ ...trusting(...servers), userAgent: 'Catalog/test' });
  const results = [];
  for (const { origin } of servers) results.push(await client.fetch(origin, { etag: '"a"' }));
  return { results, close: client.close };
}

describe('a connection', () => {
  it.each([200, 304])('is used again after status %i', async (status) => {
    const { server, connections } = await noting(status);
    const { close } = await fetchAll([server, server, server]);
    await close();
    expect([server.hits, connections()]).toEqual([3, 1]);
  });

  it('is not used again when its answer was not read', async () => {
    const { server, connections } = await noting(404);
    const { close } = await fetchAll([server, server]);
    await close();
    expect([server.hits, connections()]).toEqual([2, 2]);
  });

  it('that the server closed is replaced', async () => {
    const server = await sends('HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}');
    const { results, close } = await fetchAll([server, server]);
    await close();
    expect(results).toEqual([{ bytes: Buffer.from('{}') }, { bytes: Buffer.from('{}') }]);
    expect(server.hits).toBe(2);
  });

  it('with an answer that nobody asked for does not give it to the next request', async () => {
    const answer = (body: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
    const server = await sends(answer('{}') + answer(SECRET));
    const { results, close } = await fetchAll([server, server]);
    await close();
    expect(results).toEqual([{ bytes: Buffer.from('{}') }, { bytes: Buffer.from('{}') }]);
  });

  it('is closed with the client', async () => {
    const { server, sockets } = await noting();
    const { close } = await fetchAll([server]);
    const closed = new Promise((resolve) => sockets[0]?.once('close', resolve));
    await close();
    await closed;
  });
});

it(`at most ${MAX_IDLE} connections are kept: the one that waited longest is closed for the next`, async () => {
  const all = await Promise.all(Array.from({ length: MAX_IDLE + 2 }, () => noting()));
  const { close } = await fetchAll(all.map(({ server }) => server));
  const isOpen = () => all.map(({ sockets }) => sockets.some((socket) => !socket.destroyed));
  await expect.poll(() => isOpen().filter(Boolean).length, { timeout: 5_000 }).toBe(MAX_IDLE);
  expect(isOpen().slice(0, 3)).toEqual([false, false, true]);
  await close();
});

/** Who is asked, and with what; statuses, headers and time. */
import { describe, expect, it } from 'vitest';
import { answerOf, canary, fetchFrom, http, raw, SECRET, sends, trusting } from '../../testing/guarded-fetching.ts';
import { createGuardedClient } from './guarded-client.ts';

describe('who is asked', () => {
  it('a trusted pair is', async () => {
    const server = await canary();
    expect(await answerOf(server)).toBe(SECRET);
    expect(server.hits).toBe(1);
  });

  it('the same server is not, when it is not trusted', async () => {
    const server = await canary();
    const codes = [];
    for (const scheme of ['http', 'https']) {
      for (const options of [{}, { allowHttp: true }]) {
        const result = await fetchFrom(`${scheme}://${server.pair}/`, {}, options);
        codes.push('refusal' in result && result.refusal.code);
      }
    }
    expect(codes).toEqual(['scheme_not_allowed', 'port_not_allowed', 'port_not_allowed', 'port_not_allowed']);
    expect(server.hits).toBe(0);
  });

  it('a server is told who asks, and nothing else', async () => {
    let headers = {};
    const server = await http((request, response) => {
      headers = request.headers;
      response.end('{}');
    });
    await answerOf(server);
    expect(headers).toEqual({
      host: server.pair,
      connection: 'keep-alive',
      'user-agent': 'Catalog/test',
      'accept-encoding': 'gzip, br',
      accept: expect.stringContaining('application/json'),
    });
  });

  it('is nobody after the client was closed', async () => {
    const server = await canary();
    const client = createGuardedClient({ ...trusting(server), userAgent: 'Catalog/test' });
    await client.close();
    expect(await client.fetch(server.origin)).toMatchObject({ refusal: { code: 'connection_failed' } });
    expect(server.hits).toBe(0);
  });
});

describe('status and headers', () => {
  it.each([201, 203, 204, 206, 300, 304, 400, 401, 403, 404, 410, 429, 500, 503])('%i is refused', async (status) => {
    const server = await http((_request, response) => response.writeHead(status).end(SECRET));
    expect(await answerOf(server)).toEqual({
      code: 'bad_status',
      message: `The server answered with status ${status}; a feed answers with 200.`,
    });
  });

  it('an error page without an end is not read to its end', async () => {
    const server = await http((_request, response) => {
      response.writeHead(404);
      const more = () => {
        while (response.write(SECRET.repeat(1_000)));
      };
      response.on('drain', more);
      more();
    });
    expect(await answerOf(server)).toMatchObject({ code: 'bad_status' });
  });

  it('headers of 15 KiB are read, of 17 KiB refused', async () => {
    const withHeader = (kibibytes: number) =>
      http((_request, response) => response.writeHead(200, { 'x-long': 'a'.repeat(kibibytes * 1024) }).end('{}'));
    expect(await answerOf(await withHeader(15))).toBe('{}');
    expect(await answerOf(await withHeader(17))).toEqual({
      code: 'too_large',
      message: 'The headers of the answer are larger than 16384 bytes.',
    });
  });

  it('what is said before the answer is passed over', async () => {
    const hints = 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\n'.repeat(3);
    expect(await answerOf(await sends(`${hints}HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}`))).toBe('{}');
  });

  it('the type of the document is told', async () => {
    const server = await http((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/xml' }).end('{}'),
    );
    expect(await fetchFrom(`${server.origin}/`, trusting(server))).toMatchObject({ contentType: 'text/xml' });
  });
});

describe('time', () => {
  const TIMEOUT = { code: 'timeout', message: 'The server did not answer in time.' };
  const dripping = (head: string) =>
    raw((socket) => {
      socket.write(head);
      const timer = setInterval(() => socket.write('a'), 20);
      socket.on('close', () => clearInterval(timer));
    });

  it.each([
    ['a body that drips', 'HTTP/1.1 200 OK\r\n\r\n'],
    ['headers that drip', 'HTTP/1.1 200 OK\r\nX-Slow: '],
  ])('is over for %s, although it never rests', async (_what, head) => {
    const server = await dripping(head);
    const start = performance.now();
    expect(await answerOf(server, '/', { totalMs: 200 })).toEqual(TIMEOUT);
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it('is over for redirects that take long together', async () => {
    const server = await http(({ url }, response) => {
      const step = Number(url?.slice(1));
      setTimeout(() => response.writeHead(step < 3 ? 302 : 200, { location: `/${step + 1}` }).end('{}'), 100);
    });
    expect(await answerOf(server, '/3', { totalMs: 350 })).toBe('{}');
    expect(await answerOf(server, '/0', { totalMs: 350 })).toEqual(TIMEOUT);
  });

  it('is over for a server that says nothing', async () => {
    expect(await answerOf(await raw(() => {}), '/', { totalMs: 200 })).toEqual(TIMEOUT);
  });
});

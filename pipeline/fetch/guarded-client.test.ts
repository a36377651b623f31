import { afterEach, describe, expect, it, vi } from 'vitest';
import { selfSignedCertificate } from '../testing/certificate.ts';
import { answerOf, canary, fetchFrom, http, raw, running, SECRET, trusting } from '../testing/guarded-fetching.ts';
import { serveHttps } from '../testing/loopback.ts';
import { guardedLookup } from './guarded-client.ts';

const CONNECTION_FAILED = 'The server could not be reached, or broke the connection off.';

afterEach(() => {
  vi.unstubAllEnvs();
});

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
      for (const wish of [{}, { allowHttp: true }]) {
        const result = await fetchFrom(`${scheme}://${server.pair}/`, {}, wish);
        codes.push('refusal' in result && result.refusal.code);
      }
    }
    expect(codes).toEqual(['scheme_not_allowed', 'port_not_allowed', 'port_not_allowed', 'port_not_allowed']);
    expect(server.hits).toBe(0);
  });

  it('no proxy of the environment is', async () => {
    const [server, proxy] = [await canary(), await canary()];
    for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'http_proxy', 'https_proxy', 'all_proxy']) {
      vi.stubEnv(name, proxy.origin);
    }
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    vi.stubEnv('NO_PROXY', '');
    expect(await answerOf(server)).toBe(SECRET);
    const refused = await fetchFrom('https://10.0.0.1/', trusting(proxy));
    expect(refused).toMatchObject({ refusal: { code: 'private_address' } });
    expect([server.hits, proxy.hits]).toEqual([1, 0]);
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

  it('a server with a certificate nobody vouches for is not', async () => {
    const server = await running(serveHttps(selfSignedCertificate(), (_request, response) => response.end(SECRET)));
    expect(await answerOf(server)).toEqual({
      code: 'bad_certificate',
      message: 'The certificate of the server is not valid for this host.',
    });
    expect(server.hits).toBe(0);
  });
});

describe('names', () => {
  const PRIVATE = { code: 'private_address', message: 'The host name leads to an address that is not public.' };
  const UNKNOWN = { code: 'unknown_host', message: 'The host name was not found.' };
  const failing = (code: string) => Promise.reject(Object.assign(new Error('query 127.0.0.1'), { code }));

  it.each([
    ['a private address', ['127.0.0.1'], PRIVATE],
    ['public and private addresses', ['93.184.216.34', '127.0.0.1'], PRIVATE],
    ['private and public addresses', ['127.0.0.1', '93.184.216.34'], PRIVATE],
    ['a public IPv4 and a private IPv6 address', ['93.184.216.34', '::1'], PRIVATE],
    ['a private address as IPv6', ['::ffff:127.0.0.1'], PRIVATE],
    ['what is no address', ['127.1'], PRIVATE],
    ['nothing', [], { code: 'unknown_host', message: 'The host name has no address.' }],
  ])('that lead to %s are refused', async (_what, addresses, refusal) => {
    const server = await canary();
    const [, port] = server.pair.split(':');
    // The pair is trusted by name, so that only the look-up stands between the client and the canary.
    const options = { trusted: new Set([`name.example:${port}`]), resolve: () => Promise.resolve(addresses) };
    expect(await fetchFrom(`http://name.example:${port}/`, options)).toEqual({ refusal });
    expect(server.hits).toBe(0);
  });

  it.each([
    ['ENOTFOUND', UNKNOWN],
    ['EAI_AGAIN', UNKNOWN],
    ['ENODATA', UNKNOWN],
    ['ESERVFAIL', { code: 'connection_failed', message: CONNECTION_FAILED }],
  ])('that are not found (%s) are said to be so, in our words', async (code, refusal) => {
    expect(await fetchFrom('https://name.example/', { resolve: () => failing(code) })).toEqual({ refusal });
  });

  it('that are never answered end with the time for the whole', async () => {
    const options = { resolve: () => new Promise<string[]>(() => {}), totalMs: 200 };
    const refusal = { code: 'timeout', message: 'The server did not answer in time.' };
    expect(await fetchFrom('https://name.example/', options)).toEqual({ refusal });
  });
});

describe('the look-up', () => {
  type Found = Parameters<Parameters<ReturnType<typeof guardedLookup>>[2]>;

  const lookUp = (all: boolean, ...answers: string[][]) => {
    const resolve = vi.fn(() => Promise.resolve(answers.shift() ?? []));
    const found = new Promise<Found>((done) => {
      guardedLookup(resolve)('name.example', { all }, (...result) => done(result));
    });
    return { resolve, found };
  };

  it('gives the connection the very addresses that were checked, and asks once', async () => {
    const { resolve, found } = lookUp(true, ['93.184.216.34', '2606:4700:4700::1111'], ['127.0.0.1']);
    expect(await found).toEqual([
      null,
      [
        { address: '93.184.216.34', family: 4 },
        { address: '2606:4700:4700::1111', family: 6 },
      ],
    ]);
    expect(resolve.mock.calls).toEqual([['name.example']]);
  });

  it('gives one address where one is asked for', async () => {
    expect(await lookUp(false, ['2606:4700:4700::1111', '93.184.216.34']).found).toEqual([
      null,
      '2606:4700:4700::1111',
      6,
    ]);
  });

  it('checks again at each connection, because a name may lead elsewhere by then', async () => {
    const answers = [['93.184.216.34'], ['127.0.0.1']];
    const lookup = guardedLookup(() => Promise.resolve(answers.shift() ?? []));
    const next = () => new Promise<Found>((done) => lookup('name.example', { all: true }, (...result) => done(result)));
    expect(await next()).toEqual([null, [{ address: '93.184.216.34', family: 4 }]]);
    expect(await next()).toEqual([
      expect.objectContaining({ refusal: expect.objectContaining({ code: 'private_address' }) }),
      [],
    ]);
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
    ['a redirect whose body drips', 'HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n'],
  ])('is over for %s, although it never rests', async (_what, head) => {
    const server = await dripping(head);
    const start = performance.now();
    expect(await answerOf(server, '/', { totalMs: 200 })).toEqual(TIMEOUT);
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it('is over for a server that says nothing', async () => {
    expect(await answerOf(await raw(() => {}), '/', { totalMs: 200 })).toEqual(TIMEOUT);
  });
});

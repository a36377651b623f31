/** Bodies of every kind: too large, cut off, compressed, a bomb. */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { MAX_DOCUMENT_BYTES } from '../../../schemas/readers/document-size.ts';
import { answerOf, fetchFrom, http, raw, SECRET, sends, trusting } from '../../testing/guarded-fetching.ts';
import { createGuardedClient } from './guarded-client.ts';

const CONNECTION_FAILED = 'The server could not be reached, or closed the connection.';

describe('the body', () => {
  const sized = (size: number) => http((_request, response) => response.end('a'.repeat(size)));
  const TOO_LARGE = { code: 'too_large', message: 'The document is larger than 1048576 bytes.' };

  it('of 1 MiB is read, one byte more is refused', async () => {
    expect(await answerOf(await sized(MAX_DOCUMENT_BYTES))).toHaveLength(MAX_DOCUMENT_BYTES);
    expect(await answerOf(await sized(MAX_DOCUMENT_BYTES + 1))).toEqual(TOO_LARGE);
  });

  it('of 2 MiB is refused, whatever length it says it has', async () => {
    expect(await answerOf(await sized(2 * MAX_DOCUMENT_BYTES))).toEqual(TOO_LARGE);
    const chunked = await http((_request, response) => {
      response.write('a'.repeat(MAX_DOCUMENT_BYTES));
      response.end('a'.repeat(MAX_DOCUMENT_BYTES));
    });
    expect(await answerOf(chunked)).toEqual(TOO_LARGE);
    const claiming = await sends(
      `HTTP/1.1 200 OK\r\nContent-Length: 9999999999\r\n\r\n${'a'.repeat(2 * MAX_DOCUMENT_BYTES)}`,
    );
    expect(await answerOf(claiming)).toEqual(TOO_LARGE);
  });

  it('without an end is left when it is too large', async () => {
    const endless = await http((_request, response) => {
      const more = () => {
        while (response.write(SECRET.repeat(1_000)));
      };
      response.on('drain', more);
      more();
    });
    expect(await answerOf(endless)).toEqual(TOO_LARGE);
  });

  it('of which the beginning is enough is what comes in size and time', async () => {
    const long = await sized(MAX_DOCUMENT_BYTES);
    const open = await http((_request, response) => void response.write('data: 1'));
    const client = createGuardedClient({ ...trusting(long, open), userAgent: 'test', totalMs: 300 });
    const beginOf = (address: string) => client.request(address, { allowHttp: true, maxBytes: 5, cut: true });
    expect(await beginOf(long.origin)).toMatchObject({ status: 200, bytes: Buffer.from('aaaaa') });
    expect(await client.request(open.origin, { allowHttp: true, cut: true })).toMatchObject({
      bytes: Buffer.from('data: 1'),
    });
    await client.close();
  });

  it.each([
    ['shorter than it says', `HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n${SECRET}`],
    ['chunked and cut off', `HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n${SECRET.slice(0, 5)}\r\n`],
    ['of a length that is no number', `HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n${SECRET}`],
    ['of two lengths', `HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 18\r\n\r\n${SECRET}`],
    ['of no protocol', `${SECRET}\r\n\r\n`],
    ['of a server that says nothing', ''],
  ])('%s is a failed connection', async (_what, answer) => {
    expect(await answerOf(await sends(answer))).toEqual({ code: 'connection_failed', message: CONNECTION_FAILED });
  });

  it('longer than it says ends where it says', async () => {
    expect(await answerOf(await sends(`HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}${SECRET}`))).toBe('{}');
  });

  it('of a connection that is reset, or of a port where nobody listens, is a failed connection', async () => {
    const resetting = await raw((socket) => void socket.once('data', () => socket.resetAndDestroy()));
    expect(await answerOf(resetting)).toEqual({ code: 'connection_failed', message: CONNECTION_FAILED });
    await resetting.close();
    expect(await answerOf(resetting)).toEqual({ code: 'connection_failed', message: CONNECTION_FAILED });
  });

  it('has another limit where one is given', async () => {
    const server = await sized(11);
    const refusal = { code: 'too_large', message: 'The document is larger than 10 bytes.' };
    expect(await fetchFrom(`${server.origin}/`, trusting(server), { maxBytes: 10 })).toEqual({ refusal });
    expect(await fetchFrom(`${server.origin}/`, trusting(server), { maxBytes: 11 })).toHaveProperty('bytes');
  });
});

describe('compression', () => {
  const encoded = (encoding: string, bytes: Uint8Array) =>
    http((_request, response) => response.writeHead(200, { 'content-encoding': encoding }).end(bytes));
  const document = '{"pad_version":"2.0"}';

  it.each([
    ['gzip', gzipSync(document)],
    ['GZIP', gzipSync(document)],
    ['x-gzip', gzipSync(document)],
    ['br', brotliCompressSync(document)],
    ['identity', Buffer.from(document)],
  ])('%s is undone', async (encoding, bytes) => {
    expect(await answerOf(await encoded(encoding, bytes))).toBe(document);
  });

  it.each(['gzip', 'br', 'zstd'])('of nothing (%s) is nothing', async (encoding) => {
    expect(await answerOf(await encoded(encoding, Buffer.alloc(0)))).toBe('');
  });

  it.each([
    [
      404,
      { refusal: { code: 'bad_status', message: 'The server answered with status 404; a feed answers with 200.' } },
    ],
    [304, { notModified: true }],
    [302, { bytes: Buffer.from(document) }],
  ])('of what is not read is not looked at (status %i)', async (status, result) => {
    const server = await http(({ url }, response) => {
      if (url === '/end') return response.end(document);
      return response.writeHead(status, { 'content-encoding': 'gzip', location: '/end' }).end();
    });
    expect(await fetchFrom(`${server.origin}/`, trusting(server), { etag: '"a"' })).toEqual(result);
  });

  it('is undone once: gzip in gzip stays gzip', async () => {
    const inner = gzipSync(document);
    const server = await encoded('gzip', gzipSync(inner));
    expect(await fetchFrom(`${server.origin}/`, trusting(server))).toEqual({ bytes: inner });
  });

  it.each(['gzip, gzip', 'br, gzip', 'gzip, '.repeat(50), 'deflate', 'zstd', 'compress', 'utf-8'])(
    'that is called %j is refused',
    async (encoding) => {
      expect(await answerOf(await encoded(encoding, gzipSync(gzipSync(SECRET))))).toEqual({
        code: 'bad_encoding',
        message: 'The answer is compressed in a way that was not asked for.',
      });
    },
  );

  it.each([
    ['gzip and is none', 'gzip', Buffer.from(SECRET)],
    ['gzip and is cut off', 'gzip', gzipSync(SECRET).subarray(0, 20)],
    ['br and is none', 'br', Buffer.from(SECRET)],
    ['br and is cut off', 'br', brotliCompressSync(SECRET).subarray(0, 8)],
  ])('that says it is %s is refused', async (_what, encoding, bytes) => {
    expect(await answerOf(await encoded(encoding, bytes))).toEqual({
      code: 'bad_encoding',
      message: 'The compressed answer could not be read.',
    });
  });

  it.each([
    ['gzip', gzipSync(Buffer.alloc(64 * MAX_DOCUMENT_BYTES))],
    ['br', brotliCompressSync(Buffer.alloc(16 * MAX_DOCUMENT_BYTES))],
    ['gzip', gzipSync(Buffer.alloc(MAX_DOCUMENT_BYTES + 1))],
  ])('of a bomb (%s) is left when it is too large', async (encoding, bomb) => {
    expect(bomb.length).toBeLessThan(100_000);
    expect(await answerOf(await encoded(encoding, bomb))).toEqual({
      code: 'too_large',
      message: 'The document is larger, once decompressed, than a feed may be.',
    });
  });
});

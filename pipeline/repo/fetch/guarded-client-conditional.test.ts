/** Asking whether a document is new: what is sent, what is given back, and what a redirect means for both. */
import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { answerOf, fetchFrom, http, SECRET, trusting } from '../../testing/guarded-fetching.ts';

const ETAG = '"v1"';
const DATE = 'Tue, 20 Oct 2026 07:28:00 GMT';
const BAD_STATUS = { code: 'bad_status', message: 'The server answered with status 304; a feed answers with 200.' };

/** Answers as RFC 9110 has it, and notes what it was asked. */
async function documented(validators: Record<string, string> = { etag: ETAG, 'last-modified': DATE }) {
  const asked: (string | undefined)[][] = [];
  const server = await http(({ headers }, response) => {
    asked.push([headers['if-none-match'], headers['if-modified-since']]);
    response.writeHead(isKnown(headers, validators) ? 304 : 200, validators).end('{}');
  });
  return { server, asked };
}

function isKnown(headers: IncomingHttpHeaders, validators: Record<string, string>): boolean {
  if (headers['if-none-match'] !== undefined) return headers['if-none-match'] === validators.etag;
  return headers['if-modified-since'] !== undefined && headers['if-modified-since'] === validators['last-modified'];
}

const bytes = Buffer.from('{}');

describe('a document', () => {
  it('is given with its validators, and not again while they hold', async () => {
    const { server, asked } = await documented();
    const first = await fetchFrom(`${server.origin}/`, trusting(server));
    expect(first).toEqual({ bytes, etag: ETAG, lastModified: DATE });
    const known = { etag: ETAG, lastModified: DATE };
    expect(await fetchFrom(`${server.origin}/`, trusting(server), known)).toEqual({ notModified: true });
    expect(asked).toEqual([
      [undefined, undefined],
      [ETAG, DATE],
    ]);
  });

  it.each([
    ['an entity tag', { etag: ETAG }],
    ['a date', { lastModified: DATE }],
  ])('may be known by %s alone', async (_what, known) => {
    const { server } = await documented();
    expect(await fetchFrom(`${server.origin}/`, trusting(server), known)).toEqual({ notModified: true });
  });

  it('is given anew when it is another', async () => {
    const { server } = await documented({ etag: '"v2"' });
    const result = await fetchFrom(`${server.origin}/`, trusting(server), { etag: ETAG });
    expect(result).toEqual({ bytes, etag: '"v2"' });
  });

  it('is given without validators that are not well formed', async () => {
    const { server } = await documented({ etag: 'v1', 'last-modified': 'yesterday' });
    expect(await fetchFrom(`${server.origin}/`, trusting(server))).toEqual({ bytes });
  });

  it('is asked for without validators that are not well formed', async () => {
    const { server, asked } = await documented();
    const known = { etag: '"v1"\r\nX-Injected: a', lastModified: 'yesterday' };
    expect(await fetchFrom(`${server.origin}/`, trusting(server), known)).toHaveProperty('bytes');
    expect(asked).toEqual([[undefined, undefined]]);
  });
});

describe('304', () => {
  const unchanged = () => http((_request, response) => response.writeHead(304).end());

  it('is refused where no validator was sent', async () => {
    const server = await unchanged();
    expect(await answerOf(server)).toEqual(BAD_STATUS);
    expect(await fetchFrom(`${server.origin}/`, trusting(server), { etag: 'v1' })).toEqual({ refusal: BAD_STATUS });
  });

  it.each([200, 201, 206, 301, 403, 404, 410, 412, 500])('is not the same as %i', async (status) => {
    const server = await http((_request, response) => response.writeHead(status).end(SECRET));
    const result = await fetchFrom(`${server.origin}/`, trusting(server), { etag: ETAG });
    expect(result).not.toHaveProperty('notModified');
  });
});

describe('after a redirect', () => {
  async function redirectedTo({ server, asked }: Awaited<ReturnType<typeof documented>>) {
    const first = await http(({ headers }, response) => {
      asked.push([headers['if-none-match'], headers['if-modified-since']]);
      response.writeHead(302, { location: `${server.origin}/`, etag: '"redirect"' }).end();
    });
    return [`${first.origin}/`, trusting(first, server)] as const;
  }

  it('neither tag nor date is given: another day the redirect may lead to another document', async () => {
    const [address, options] = await redirectedTo(await documented());
    expect(await fetchFrom(address, options)).toEqual({ bytes, movedTo: expect.any(String) });
  });

  it('neither tag nor date is sent on', async () => {
    const target = await documented();
    const [address, options] = await redirectedTo(target);
    expect(await fetchFrom(address, options, { etag: ETAG, lastModified: DATE })).toEqual({ bytes, movedTo: expect.any(String) });
    expect(target.asked).toEqual([
      [ETAG, DATE],
      [undefined, undefined],
    ]);
  });

  it('a date that only the first address was asked with cannot hide another document', async () => {
    const target = await http((_request, response) => response.writeHead(304).end());
    const [address, options] = await redirectedTo({ server: target, asked: [] });
    expect(await fetchFrom(address, options, { lastModified: DATE })).toEqual({ refusal: BAD_STATUS });
  });
});

/** Redirects: at most three, each through the whole check, and nothing carried along that was meant for another. */
import { describe, expect, it } from 'vitest';
import { createAuthority } from '../../testing/certificate.ts';
import { answerOf, canary, fetchFrom, http, https, SECRET, sends, trusting } from '../../testing/guarded-fetching.ts';
import { createGuardedClient } from './guarded-client.ts';

/** Answers every path but /end with a redirect. */
const redirecting = (location: string | string[] | undefined, status = 302) =>
  http(({ url }, response) => {
    if (url === '/end') return response.end('{}');
    if (location !== undefined) response.setHeader('location', location);
    return response.writeHead(status).end(SECRET);
  });

const NOT_FETCHED = 'The address was not fetched.';
const NOWHERE = 'The address redirects without saying where to, or to several places.';
const TOO_MANY = { code: 'too_many_redirects', message: 'The address redirects more than 3 times.' };

describe('a redirect', () => {
  it.each([301, 302, 303, 307, 308])('with status %i is followed', async (status) => {
    const server = await redirecting('/end', status);
    expect(await answerOf(server)).toBe('{}');
    expect(server.hits).toBe(2);
  });

  it('says which other host it led to', async () => {
    const end = await http((_request, response) => response.end('{}'));
    const away = await redirecting(`${end.origin}/`);
    const same = await redirecting('/end');
    expect(await fetchFrom(away.origin, trusting(away, end))).toMatchObject({ movedTo: end.pair });
    expect(await fetchFrom(same.origin, trusting(same))).not.toHaveProperty('movedTo');
  });

  it('is read against the address it came from', async () => {
    const server = await http(({ url }, response) => {
      if (url === '/a/b/end?x=1') return response.end('{}');
      return response.writeHead(302, { location: 'end?x=1' }).end();
    });
    expect(await answerOf(server, '/a/b/c')).toBe('{}');
  });

  it.each([
    [
      'a private address',
      'https://10.0.0.1/',
      'private_address',
      `${NOT_FETCHED} It is not an address on the public internet.`,
    ],
    [
      'a private address in disguise',
      'https://0x7f.1/',
      'private_address',
      `${NOT_FETCHED} It is not an address on the public internet.`,
    ],
    [
      "a cloud's metadata",
      'https://169.254.169.254/latest/',
      'private_address',
      `${NOT_FETCHED} It is not an address on the public internet.`,
    ],
    [
      'a name inside networks',
      'https://metadata.google.internal/',
      'private_address',
      `${NOT_FETCHED} Its host is not a name on the public internet.`,
    ],
    ['http', 'http://example.org/', 'scheme_not_allowed', `${NOT_FETCHED} It must start with https://.`],
    ['file:', 'file:///etc/passwd', 'scheme_not_allowed', `${NOT_FETCHED} It must start with https://.`],
    ['javascript:', 'javascript:alert(1)', 'scheme_not_allowed', `${NOT_FETCHED} It must start with https://.`],
    ['data:', 'data:application/json,{}', 'scheme_not_allowed', `${NOT_FETCHED} It must start with https://.`],
    [
      'a user name',
      'https://user:secret@example.org/',
      'bad_address',
      `${NOT_FETCHED} It contains a user name or password.`,
    ],
    [
      'port 22',
      'https://example.org:22/',
      'port_not_allowed',
      `${NOT_FETCHED} It names a port; feeds are read from the standard port only.`,
    ],
    [
      '2049 characters',
      `https://example.org/${'a'.repeat(2029)}`,
      'bad_address',
      `${NOT_FETCHED} It is longer than 2048 characters.`,
    ],
    ['a backslash', '/\\\\example.org/', 'bad_redirect', 'The address redirects to something that is not an address.'],
    ['a tab', 'https://exam\tple.org/', 'bad_redirect', 'The address redirects to something that is not an address.'],
    [
      'a space',
      'https://example.org/a b',
      'bad_redirect',
      'The address redirects to something that is not an address.',
    ],
    ['what is no address', 'https://', 'bad_redirect', NOWHERE],
    ['nowhere', undefined, 'bad_redirect', NOWHERE],
    ['two places', ['/end', 'https://example.org/'], 'bad_redirect', NOWHERE],
  ])('to %s is refused', async (_what, location, code, message) => {
    const server = await redirecting(location);
    expect(await answerOf(server)).toEqual({ code, message });
    expect(server.hits).toBe(1);
  });

  it('is followed without its body, which may have no end', async () => {
    const server = await http(({ url }, response) => {
      if (url === '/end') return response.end('{}');
      return response.writeHead(302, { location: '/end' }).write(SECRET);
    });
    expect(await answerOf(server)).toBe('{}');
  });

  it('to a server on this machine never reaches it', async () => {
    const target = await canary();
    for (const scheme of ['http', 'https']) {
      const server = await redirecting(`${scheme}://${target.pair}/`);
      for (const allowHttp of [false, true]) {
        const result = await fetchFrom(`${server.origin}/`, trusting(server), { allowHttp });
        expect(result).toMatchObject({ refusal: { code: expect.stringMatching(/^(?:scheme|port)_not_allowed$/) } });
      }
    }
    expect(target.hits).toBe(0);
  });

  it('whose Location has a NUL is a failed connection', async () => {
    const server = await sends('HTTP/1.1 302 Found\r\nLocation: /e\0nd\r\nContent-Length: 0\r\n\r\n');
    expect(await answerOf(server)).toMatchObject({ code: 'connection_failed' });
  });

  it('from https to http is refused, also between trusted servers and where http is allowed', async () => {
    const authority = await createAuthority();
    const plain = await canary();
    const location = `${plain.origin}/`;
    const secure = await https(await authority.issue(['127.0.0.1']), (_request, response) =>
      response.writeHead(302, { location }).end(),
    );
    for (const allowHttp of [false, true]) {
      const options = { ...trusting(secure, plain), ca: [authority.cert] };
      expect(await fetchFrom(`${secure.origin}/`, options, { allowHttp })).toEqual({
        refusal: { code: 'bad_redirect', message: 'The address redirects from https to http.' },
      });
    }
    expect([secure.hits, plain.hits]).toEqual([2, 0]);
  });
});

describe('the number of redirects', () => {
  /** /3 leads to /2 and so on; /0 is the document. */
  const chain = () =>
    http(({ url }, response) => {
      const left = Number(url?.slice(1));
      return left === 0 ? response.end('{}') : response.writeHead(302, { location: `/${left - 1}` }).end();
    });

  it('may be three and not four', async () => {
    const server = await chain();
    expect(await answerOf(server, '/3')).toBe('{}');
    expect(server.hits).toBe(4);
    expect(await answerOf(server, '/4')).toEqual(TOO_MANY);
    expect(server.hits).toBe(8);
  });

  it.each(['/', '/other', '', '#x'])('ends a loop to %j', async (location) => {
    const server = await redirecting(location);
    expect(await answerOf(server)).toEqual(TOO_MANY);
    expect(server.hits).toBe(4);
  });
});

describe('what is carried along', () => {
  it('no cookie', async () => {
    const cookies: unknown[] = [];
    const server = await http(({ url, headers }, response) => {
      cookies.push(headers.cookie);
      if (url === '/end') return response.end('{}');
      return response.writeHead(302, { location: '/end', 'set-cookie': 'a=b; Path=/' }).end();
    });
    expect(await answerOf(server)).toBe('{}');
    expect(cookies).toEqual([undefined, undefined]);
  });

  it('no token to another origin', async () => {
    const tokens: unknown[] = [];
    const target = await http(({ headers }, response) => {
      tokens.push(headers.authorization, headers['if-none-match'], headers['user-agent']);
      response.end('{}');
    });
    const first = await http(({ headers }, response) => {
      tokens.push(headers.authorization);
      response.writeHead(302, { location: target.origin }).end();
    });
    const client = createGuardedClient({ ...trusting(first, target), userAgent: 'Catalog/test' });
    const headers = { authorization: 'Bearer secret', 'if-none-match': '"etag"' };
    const answer = await client.request(first.origin, { headers });
    await client.close();
    expect(answer).toMatchObject({ status: 200 });
    expect(tokens).toEqual(['Bearer secret', undefined, undefined, 'Catalog/test']);
  });
});

describe('a redirect that is not followed', () => {
  it('is an answer like any other', async () => {
    const server = await redirecting('https://10.0.0.1/');
    const client = createGuardedClient({ ...trusting(server), userAgent: 'Catalog/test' });
    const answer = await client.request(server.origin, { follow: false });
    await client.close();
    expect(answer).toMatchObject({ status: 302, headers: { location: 'https://10.0.0.1/' } });
    expect(server.hits).toBe(1);
  });
});

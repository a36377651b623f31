/** Proofs in the file of a real web server, and everything that is none. */
import type { RequestListener } from 'node:http';
import { describe, expect, it } from 'vitest';
import { VERIFICATION_FILE } from '../../../schemas/rules/verification-token.ts';
import { createGuardedClient } from '../../repo/fetch/guarded-client.ts';
import { http, raw } from '../../testing/guarded-fetching.ts';
import type { Loopback } from '../../testing/loopback.ts';
import {
  type Answer,
  BY_FILE,
  checking,
  closeAfterTest,
  FILE,
  FOREIGN,
  OTHERS,
  refused,
  site,
  TOKEN,
  text,
  WRONG,
} from './testing/verifying.ts';
import type { DomainCheck } from './verification-states.ts';

const redirect = (location: string | string[]): Answer => ({
  status: 301,
  headers: { location },
  bytes: Buffer.alloc(0),
});

describe('the file', () => {
  const answering =
    (body: string | Buffer, type = 'text/plain; charset=utf-8', status = 200): RequestListener =>
    (_request, response) =>
      response.writeHead(status, { 'content-type': type }).end(body);

  /** Everything on this machine that is named may be asked, so that only the rule of the file keeps it from that. */
  function checkOn(server: Loopback, ...others: Loopback[]) {
    const trusted = new Set([server, ...others].map(({ pair }) => pair));
    const client = createGuardedClient({ trusted, userAgent: 'Catalog/test' });
    closeAfterTest(client.close);
    const resolveTxt = () => Promise.reject(new Error('An address has no name that could be looked up.'));
    return checking({ resolveTxt, client }, { homepage: `${server.origin}/products/tool?x=1` });
  }

  it.each<[string, RequestListener, DomainCheck]>([
    ['the token', answering(TOKEN), BY_FILE],
    ['the token among other lines', answering(`# ours\r\n${OTHERS}\r\n  ${TOKEN}\t\r\n`), BY_FILE],
    ['the token after a byte order mark', answering(`\ufeff${TOKEN}\n`), BY_FILE],
    ['the token within a line', answering(`our token is ${TOKEN}`), { code: 'not_found' }],
    ["other listings' tokens", answering(`${OTHERS}\n${FOREIGN}\n`), { code: 'not_found' }],
    ['a wrong token', answering(WRONG), { code: 'wrong_token' }],
    [
      'a page for any path, with a line that a visitor wrote',
      answering(`<pre>\n${TOKEN}\n</pre>`, 'text/html'),
      { code: 'not_found' },
    ],
    ['something of unknown kind', (_request, response) => response.end(TOKEN), { code: 'not_found' }],
    ['nothing', answering(''), { code: 'not_found' }],
    ['bytes that are no text', answering(Buffer.from(`\u0000\u00ff\n${TOKEN}`, 'latin1')), BY_FILE],
    ['16 KiB', answering(`${TOKEN}\n`.padEnd(16 * 1024, '#')), BY_FILE],
    ['more than 16 KiB', answering(`${TOKEN}\n`.padEnd(16 * 1024 + 1, '#')), { code: 'not_found' }],
    ['status 404', answering(TOKEN, 'text/plain', 404), { code: 'not_found' }],
    ['status 403', answering(TOKEN, 'text/plain', 403), { code: 'not_found' }],
    ['status 503', answering(TOKEN, 'text/plain', 503), { code: 'unreachable' }],
    ['status 429', answering(TOKEN, 'text/plain', 429), { code: 'unreachable' }],
  ])('that holds %s', async (_what, listener, expected) => {
    const server = await http((request, response) => {
      expect(request.url).toBe(VERIFICATION_FILE);
      listener(request, response);
    });
    expect(await checkOn(server)).toEqual(expected);
    expect(server.hits).toBe(1);
  });

  it('of a host that hangs up is out of reach', async () => {
    expect(await checkOn(await raw((socket) => socket.destroy()))).toEqual({ code: 'unreachable' });
  });

  it('counts where a redirect stays on the host', async () => {
    const server = await http((request, response) => {
      if (request.url === '/token') answering(TOKEN)(request, response);
      else response.writeHead(301, { location: '/token' }).end();
    });
    expect(await checkOn(server)).toEqual(BY_FILE);
  });

  it('does not count where a redirect leads to another host, which is not even asked', async () => {
    const elsewhere = await http(answering(TOKEN));
    const server = await http((_request, response) =>
      response.writeHead(302, { location: elsewhere.origin + VERIFICATION_FILE }).end(),
    );
    expect(await checkOn(server, elsewhere)).toEqual({ code: 'not_found' });
    expect(elsewhere.hits).toBe(0);
  });

  it('ends a loop of redirects', async () => {
    const server = await http((_request, response) => response.writeHead(302, { location: VERIFICATION_FILE }).end());
    expect(await checkOn(server)).toEqual({ code: 'not_found' });
    expect(server.hits).toBe(4);
  });

  it.each<[string, DomainCheck]>([
    ['http://PAIR', { code: 'not_found' }],
    ['https://PAIR', { code: 'not_found' }],
    ['https://127.0.0.1', { code: 'not_found' }],
    ['https://printer.lan', { code: 'not_found' }],
    // The domain is asked over https instead.
    ['http://maker.example', { code: 'unreachable' }],
  ])('is not asked for at %s', async (homepage, expected) => {
    const server = await http(answering(TOKEN));
    const resolve = async () => [];
    const client = createGuardedClient({ trusted: new Set(), userAgent: 'Catalog/test', resolve });
    closeAfterTest(client.close);
    const check = await checking({ client }, { homepage: homepage.replace('PAIR', server.pair) });
    expect(check).toEqual(expected);
    expect(server.hits).toBe(0);
  });

  it('of a homepage over http is asked for over https', async () => {
    const client = site({ 'https://maker.example/.well-known/catalog-verification.txt': text(TOKEN) });
    expect(await checking({ client }, { homepage: 'http://maker.example' })).toEqual(BY_FILE);
  });

  it.each<[string, Record<string, Answer>, DomainCheck]>([
    [
      'another host of the domain',
      { [FILE]: redirect('https://maker.example/t'), 'https://maker.example/t': text(TOKEN) },
      BY_FILE,
    ],
    [
      'another domain',
      { [FILE]: redirect('https://maker.test/t'), 'https://maker.test/t': text(TOKEN) },
      { code: 'not_found' },
    ],
    [
      'a domain by a detour',
      { [FILE]: redirect('https://maker.test/t'), 'https://maker.test/t': redirect(FILE) },
      { code: 'not_found' },
    ],
    [
      'its own file, but with status 404',
      { [FILE]: { ...redirect('/t'), status: 404 }, 'https://www.maker.example/t': text(TOKEN) },
      { code: 'not_found' },
    ],
    ['nowhere', { [FILE]: { status: 302, headers: {}, bytes: Buffer.alloc(0) } }, { code: 'not_found' }],
    ['no address', { [FILE]: redirect('https://') }, { code: 'not_found' }],
    ['two places', { [FILE]: redirect([FILE, FILE]) }, { code: 'not_found' }],
  ])('of a host that redirects to %s', async (_what, answers, expected) => {
    expect(await checking({ client: site(answers) })).toEqual(expected);
  });

  it.each([
    ['timeout', 'unreachable'],
    ['connection_failed', 'unreachable'],
    ['unknown_host', 'unreachable'],
    ['bad_certificate', 'unreachable'],
    ['asked_to_wait', 'unreachable'],
    ['private_address', 'not_found'],
    ['too_large', 'not_found'],
  ] as const)('that is refused with %s is %s', async (code, expected) => {
    expect(await checking({ client: site({ [FILE]: refused(code) }) })).toEqual({ code: expected });
  });
});

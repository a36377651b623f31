/** Which addresses an endpoint may have, by what their hosts lead to. */
import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SITE } from '../testing/catalog.ts';
import { isTarget, leadsSomewhere } from './target.ts';

const outside = vi.spyOn(globalThis, 'fetch');
afterEach(() => void outside.mockReset());

/** What the resolver says of every name, by type of record. */
function dns(addresses: string[]): void {
  outside.mockImplementation(async (asked) => {
    const type = new URL(String(asked)).searchParams.get('type') === 'A' ? 1 : 28;
    const of = addresses.filter((address) => address.includes(':') === (type === 28));
    return Response.json({ Status: 0, Answer: of.map((data) => ({ name: 'x', type, TTL: 60, data })) });
  });
}

it.each([
  ['http', 'http://hooks.works.example/'],
  ['another port', 'https://hooks.works.example:8443/'],
  ['an IPv4 address', 'https://93.184.216.34/'],
  ['an IPv4 address in one number', 'https://1572395042/'],
  ['a private IPv4 address', 'https://10.0.0.1/'],
  ['this machine in hexadecimal', 'https://0x7f.1/'],
  ['an IPv6 address', 'https://[2606:2800:220:1::1]/'],
  ['an IPv6 address of this machine', 'https://[::1]/'],
  ['localhost', 'https://localhost/'],
  ['localhost with a dot', 'https://localhost./'],
  ['a name without a dot', 'https://intranet/'],
  ['a name of an inner network', 'https://metadata.google.internal/'],
  ['a user name', 'https://user@hooks.works.example/'],
  ['a file', 'file:///etc/passwd'],
  ['a script', 'javascript:alert(1)'],
  ['a backslash', 'https://hooks.works.example\\@10.0.0.1/'],
  ['a line break', 'https://hooks.works.example/\r\nX-Evil: 1'],
  ['too many characters', `https://hooks.works.example/${'a'.repeat(2048)}`],
])('nothing is sent to %s, as the address itself shows', (_what, url) => {
  expect(isTarget(url)).toBe(false);
});

describe('an address leads nowhere good', () => {
  it.each([
    ...[
      'https://x.svc/hook',
      'https://x.localdomain/',
      'https://a.b.internal/',
      'https://printer.lan/',
      'https://x.onion/',
    ],
    ...[
      'http://maker.example/',
      'https://maker.example:8443/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://0x7f.1/',
    ],
    ...[`${SITE.base_url}/api/v1/submit/pad`, 'ftp://maker.example/', 'maker.example'],
  ])('whatever DNS says of %s', async (address) => {
    dns(['93.184.215.14']);
    expect(await leadsSomewhere(env, address)).toBe(false);
  });

  it.each([
    ['127.0.0.1.nip.io', ['127.0.0.1']],
    ['10.0.0.1.sslip.io', ['10.0.0.1']],
    ['localtest.me', ['127.0.0.1', '::1']],
    ['metadata.maker.example', ['169.254.169.254']],
    ['one-of-two.maker.example', ['93.184.215.14', '192.168.1.1']],
    ['six.maker.example', ['fd00::1']],
    ['mapped.maker.example', ['::ffff:10.0.0.1']],
    ['nobody.test', []],
  ])('where %s is %j', async (host, addresses) => {
    dns(addresses);
    expect(await leadsSomewhere(env, `https://${host}/hook`)).toBe(false);
  });
});

describe('an address is taken', () => {
  it.each([[['93.184.215.14']], [['2606:4700:4700::1111']], [['1.1.1.1', '2606:4700:4700::1111']]])(
    'where its host is %j',
    async (addresses) => {
      dns(addresses);
      expect(await leadsSomewhere(env, 'https://hooks.maker.example/in?to=us')).toBe(true);
    },
  );

  it('while DNS does not answer, because the runtime connects to public addresses only', async () => {
    outside.mockRejectedValue(new Error('no network'));
    expect(await leadsSomewhere(env, 'https://hooks.maker.example/')).toBe(true);
  });
});

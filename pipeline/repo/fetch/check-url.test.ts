import { describe, expect, it } from 'vitest';
import { isPublicAddress } from '../../../schemas/rules/public-ip-address.ts';
import { told } from '../../testing/guarded-fetching.ts';
import { checkUrl } from './check-url.ts';

const check = (text: string, ...trusted: string[]) => {
  const checked = checkUrl(text, { trusted: new Set(trusted) });
  return 'refusal' in checked ? { refusal: told(checked.refusal) } : checked;
};
const codeOf = (text: string) => {
  const checked = check(text);
  return 'refusal' in checked ? checked.refusal.code : 'passed';
};

/** A host name of the given length, made of labels of one letter, the first of which may have two. */
const hostOfLength = (length: number) =>
  `${length % 2 === 0 ? 'aa.' : 'a.'}${'a.'.repeat(Math.floor((length - 5) / 2))}org`;
/** An address of the given length. */
const urlOfLength = (length: number) => `https://example.org/${'a'.repeat(length - 20)}`;

describe('addresses that pass', () => {
  it.each([
    'https://example.org/feed.json',
    'https://EXAMPLE.org:443/a?b=c#d',
    'https://exämple.org/',
    'https://xn--exmple-cua.org/',
    'https://8.8.8.8/',
    'https://[2606:4700:4700::1111]/',
    'https://example.org/?next=https://user@127.0.0.1/',
    'https://internal.example.org/',
    urlOfLength(2048),
    `https://${hostOfLength(253)}/`,
  ])('%s', (text) => {
    expect(check(text)).toEqual({ url: new URL(text) });
  });

  it('https://example.org./, without its last dot, which certificates and other counts of hosts would not know', () => {
    expect(check('https://example.org./feed.json')).toEqual({ url: new URL('https://example.org/feed.json') });
  });
});

describe('case 1: spellings of addresses that are not public', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0177.0.0.1/',
    'https://0x7f.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://127.0.0.1./',
    'https://①②⑦.⓪.⓪.①/',
    'https://127。0。0。1/',
    'https://１２７.0.0.1/',
    'https://%31%32%37.0.0.1/',
    'https:127.0.0.1',
    'https:///127.0.0.1/',
    'https://0/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://255.255.255.255/',
  ])('refuses %s', (text) => {
    expect(check(text)).toEqual({
      refusal: {
        code: 'private_address',
        message: 'The address was not fetched. It is not an address on the public internet.',
      },
    });
  });
});

describe('case 2: IPv6 around an address that is not public', () => {
  it.each([
    ['loopback', '::1'],
    ['unspecified', '::'],
    ['mapped', '::ffff:127.0.0.1'],
    ['mapped, though public inside', '::ffff:8.8.8.8'],
    ['compatible', '::127.0.0.1'],
    ['compatible in hexadecimal', '::7f00:1'],
    ['translated', '::ffff:0:127.0.0.1'],
    ['NAT64', '64:ff9b::127.0.0.1'],
    ['NAT64 for local use', '64:ff9b:1::127.0.0.1'],
    ['6to4', '2002:7f00:1::'],
    ['Teredo', '2001::1'],
    ['benchmarking', '2001:2::1'],
    ['ORCHID', '2001:20::1'],
    ['documentation', '2001:db8::1'],
    ['documentation, new', '3fff::1'],
    ['AS112', '2620:4f:8000::1'],
    ['unique local', 'fd00::1'],
    ['link-local', 'fe80::1'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['discard-only', '100::1'],
    ['dummy', '100:0:0:1::1'],
    ['segment routing', '5f00::1'],
    ['not given out', '4000::1'],
    ['not given out, high', 'fe00::1'],
    ['not given out, low', '200::1'],
  ])('refuses one that is %s', (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false);
    expect(codeOf(`https://[${address}]/`)).toBe('private_address');
  });

  it('refuses a zone', () => {
    expect(isPublicAddress('2606:4700:4700::1111%eth0')).toBe(false);
    expect(isPublicAddress('fe80::1%1')).toBe(false);
    expect(codeOf('https://[2606:4700:4700::1111%25eth0]/')).toBe('bad_address');
  });
});

describe('case 4: where clouds keep their secrets', () => {
  it.each([
    'https://169.254.169.254/latest/meta-data/',
    'https://169.254.170.2/',
    'https://168.63.129.16/',
    'https://100.100.100.200/',
    'https://192.0.0.192/',
    'https://[fd00:ec2::254]/',
    'https://metadata.google.internal/',
    'https://metadata.google.internal./',
    'https://METADATA.GOOGLE.INTERNAL/',
    'https://instance-data.ec2.internal/',
    'https://metadata/',
    'https://metadata./',
  ])('refuses %s', (text) => {
    expect(codeOf(text)).toBe('private_address');
  });
});

describe('case 8: what the parser would hide', () => {
  it.each([
    ['a user name', 'https://user@example.org/', 'bad_address', 'It contains a user name or password.'],
    ['a password', 'https://user:secret@example.org/', 'bad_address', 'It contains a user name or password.'],
    ['an empty user name', 'https://@example.org/', 'bad_address', 'It contains a user name or password.'],
    ['a host before the host', 'https://example.org@127.0.0.1/', 'bad_address', 'It contains a user name or password.'],
    [
      'a backslash',
      'https:\\\\example.org/',
      'bad_address',
      'It contains a space, a backslash or a control character.',
    ],
    [
      'a backslash before @',
      'https://example.org\\@127.0.0.1/',
      'bad_address',
      'It contains a space, a backslash or a control character.',
    ],
    [
      'a line break',
      'https://example.org/\r\nHost: x',
      'bad_address',
      'It contains a space, a backslash or a control character.',
    ],
    ['a tab', 'https://exam\tple.org/', 'bad_address', 'It contains a space, a backslash or a control character.'],
    [
      'a tab in the scheme',
      'ht\ttps://example.org/',
      'bad_address',
      'It contains a space, a backslash or a control character.',
    ],
    ['a NUL', 'https://example.org/\0', 'bad_address', 'It contains a space, a backslash or a control character.'],
    ['a space', 'https://example.org/a b', 'bad_address', 'It contains a space, a backslash or a control character.'],
    ['%00 in the host', 'https://exam%00ple.org/', 'bad_address', 'It is not an absolute address.'],
    ['%2f in the host', 'https://example.org%2f@127.0.0.1/', 'bad_address', 'It contains a user name or password.'],
    [
      'port 0',
      'https://example.org:0/',
      'port_not_allowed',
      'It names a port; feeds are read from the standard port only.',
    ],
    [
      'port 22',
      'https://example.org:22/',
      'port_not_allowed',
      'It names a port; feeds are read from the standard port only.',
    ],
    [
      'port 80 with https',
      'https://example.org:80/',
      'port_not_allowed',
      'It names a port; feeds are read from the standard port only.',
    ],
    ['port 65536', 'https://example.org:65536/', 'bad_address', 'It is not an absolute address.'],
    ['http', 'http://example.org/', 'scheme_not_allowed', 'It must start with https://.'],
    ['file:', 'file:///etc/passwd', 'scheme_not_allowed', 'It must start with https://.'],
    ['javascript:', 'javascript:alert(1)', 'scheme_not_allowed', 'It must start with https://.'],
    ['data:', 'data:application/json,{}', 'scheme_not_allowed', 'It must start with https://.'],
    ['ftp:', 'ftp://example.org/', 'scheme_not_allowed', 'It must start with https://.'],
    ['no scheme', 'example.org/feed.json', 'bad_address', 'It is not an absolute address.'],
    ['nothing', '', 'bad_address', 'It is not an absolute address.'],
    ['2049 characters', urlOfLength(2049), 'bad_address', 'It is longer than 2048 characters.'],
  ])('refuses %s', (_what, text, code, why) => {
    expect(check(text)).toEqual({ refusal: { code, message: `The address was not fetched. ${why}` } });
  });
});

describe('case 9: names that are not on the public internet', () => {
  it.each([
    ['localhost', 'https://localhost/'],
    ['localhost with its dot', 'https://localhost./'],
    ['localhost in capitals', 'https://LOCALHOST/'],
    ['localhost in full-width letters', 'https://ｌｏｃａｌｈｏｓｔ/'],
    ['a name under localhost', 'https://a.localhost/'],
    ['a single label', 'https://intranet/'],
    ['a single label with a dot', 'https://intranet./'],
    ['.local', 'https://printer.local/'],
    ['.internal', 'https://api.internal/'],
    ['.lan', 'https://nas.lan/'],
    ['.home', 'https://nas.home/'],
    ['home.arpa', 'https://nas.home.arpa/'],
    ['.corp', 'https://wiki.corp./'],
    ['.onion', 'https://abc.onion/'],
    ['254 characters', `https://${hostOfLength(254)}/`],
  ])('refuses %s', (_what, text) => {
    expect(check(text)).toEqual({
      refusal: {
        code: 'private_address',
        message: 'The address was not fetched. Its host is not a name on the public internet.',
      },
    });
  });

  it.each([
    ['bad Punycode', 'https://xn--a.example.org/'],
    ['bad Punycode at the end', 'https://example.xn--0/'],
    ['Punycode of nothing', 'https://xn--.example.org/'],
    ['an empty label', 'https://example..org/'],
    ['an empty label at the end', 'https://example.org../'],
    ['nothing but a dot', 'https://./'],
    ['five numbers', 'https://1.2.3.4.5/'],
    ['a number too large', 'https://256.0.0.1/'],
  ])('refuses %s as no name', (_what, text) => {
    expect(codeOf(text)).toBe('bad_address');
  });
});

describe('trusted pairs', () => {
  it.each([
    ['http and its port', 'http://127.0.0.1:8080/feed', '127.0.0.1:8080'],
    ['https', 'https://127.0.0.1:8443/', '127.0.0.1:8443'],
    ['the port that is not written', 'http://10.0.0.1/', '10.0.0.1:80'],
    ['IPv6', 'http://[::1]:8080/', '::1:8080'],
    ['another spelling of the same address', 'http://127.1:8080/', '127.0.0.1:8080'],
    ['with a path like the name of this machine', 'http://127.0.0.1:8080//localhost/feed', '127.0.0.1:8080'],
  ])('pass: %s', (_what, text, pair) => {
    expect(check(text, pair)).toEqual({ url: new URL(text) });
  });

  it.each([
    ['another port', 'https://127.0.0.1:8081/', 'port_not_allowed'],
    ['no port', 'https://127.0.0.1/', 'private_address'],
    ['another address', 'https://127.0.0.2/', 'private_address'],
    ['another scheme', 'ftp://127.0.0.1:8080/', 'scheme_not_allowed'],
    ['a user name', 'http://user@127.0.0.1:8080/', 'bad_address'],
    ['a control character', 'http://127.0.0.1:8080/\n', 'bad_address'],
  ])('let nothing else pass: %s', (_what, text, code) => {
    expect(check(text, '127.0.0.1:8080')).toMatchObject({ refusal: { code } });
  });
});

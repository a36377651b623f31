import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ANY_CHARACTER } from '../../tools/testing/any-character.ts';
import { rounds } from '../../tools/testing/rounds.ts';
import { hostOf, isParsedWebAddress, isWebAddress } from './web-address.ts';

const ofLength = (length: number) => `https://example.org/${'a'.repeat(length - 'https://example.org/'.length)}`;

describe('isWebAddress', () => {
  it.each([
    'https://example.org',
    'http://example.org/',
    'HTTPS://EXAMPLE.ORG/Path',
    'https://example.org:8443/a/b?c=d&e=%20#f',
    'https://example.org/@name/package@1.2.3',
    'https://example.org/?mail=a@b',
    'https://example.org/?next=//other.example/@x',
    'https://exämple.org/wörter',
    'https://例子.公司/文',
    'https://xn--exmple-cua.org/',
    'https://192.0.2.1/',
    'https://[2001:db8::1]:8080/',
    'https://localhost/',
    ofLength(2048),
  ])('accepts %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  it.each([
    ['javascript:', 'javascript:alert(1)'],
    ['javascript: with slashes', 'javascript://example.org/%0aalert(1)'],
    ['javascript: in mixed case', 'JaVaScRiPt:alert(1)'],
    ['data:', 'data:text/html,<script>alert(1)</script>'],
    ['mailto:', 'mailto:jane@example.org'],
    ['tel:', 'tel:+493012345678'],
    ['file:', 'file:///etc/passwd'],
    ['ftp:', 'ftp://example.org/'],
    ['blob:', 'blob:https://example.org/1'],
    ['a user name', 'https://jane@example.org/'],
    ['a user name and a password', 'https://jane:secret@example.org/'],
    ['a user name that looks like a host', 'https://example.org@evil.example/'],
    ['an empty user name', 'https://@example.org/'],
    ['an empty user name and password', 'https://:@example.org/'],
    ['one slash', 'https:/example.org'],
    ['no slash', 'https:example.org'],
    ['three slashes', 'https:///example.org'],
    ['a backslash for a slash', 'https:/\\example.org'],
    ['a backslash in the path', 'https://example.org\\@evil.example'],
    ['no scheme', '//example.org/'],
    ['a path alone', '/a/b'],
    ['a name alone', 'example.org'],
    ['no host', 'https://'],
    ['no host but a query', 'https://?a'],
    ['no host but a port', 'https://:80/'],
    ['a port too large', 'https://example.org:65536/'],
    ['bad Punycode', 'https://xn--ü/'],
    ['a space', 'https://example.org/a b'],
    ['a space before', ' https://example.org/'],
    ['a no-break space', 'https://example.org/\u00a0'],
    ['a tab in the host', 'https://exam\tple.org/'],
    ['a tab in the scheme', 'java\tscript:alert(1)'],
    ['a line break', 'https://example.org/\n'],
    ['a carriage return', 'https://example.org/\r\nSet-Cookie: a'],
    ['a NUL', 'https://example.org/\0'],
    ['a line separator', 'https://example.org/\u2028'],
    ['a soft hyphen in the host, which would vanish', 'https://exam\u00adple.org/'],
    ['a zero-width space in the host, which would vanish', 'https://exam\u200bple.org/'],
    ['a right-to-left override', 'https://example.org/\u202egpj.exe'],
    ['nothing', ''],
    ['2049 characters', ofLength(2049)],
  ])('refuses %s', (_what, address) => {
    expect(isWebAddress(address)).toBe(false);
  });
});

describe('the short cut for plain addresses', () => {
  const PARTS =
    '/ ? # @ : . .. - % %00 \\ [ ] ^ | // HTTPS: a b-c ORG .example .org/ xn-- XN--a .xn--a. a--b -a. a-. 1 .127 .0x7f 1e3 ' +
    ':80 :65536 ü \u212a \u017f \t \u00ad \u200d \u00a0';
  const address = fc
    .tuple(
      fc.constantFrom('', 'http://', 'https://', 'https://a.', 'https://a.example/'),
      fc.array(fc.constantFrom(' ', 'a'.repeat(64), ...PARTS.split(' ')), { maxLength: 8 }),
    )
    .map(([start, parts]) => start + parts.join(''));

  const encoded = fc.string({ unit: ANY_CHARACTER, maxLength: 8 }).map(encodeURIComponent);
  const usual = fc
    .tuple(fc.constantFrom('http', 'https'), fc.domain(), fc.array(encoded, { maxLength: 4 }), encoded, encoded)
    .map(([scheme, host, path, query, fragment]) => `${scheme}://${host}/${path.join('/')}?${query}#${fragment}`);

  it('says nothing else than the parser', () => {
    const bothSay = (text: string) => {
      expect(isWebAddress(text)).toBe(text.length <= 2048 && isParsedWebAddress(text));
    };
    fc.assert(fc.property(fc.oneof(address, usual), bothSay), {
      numRuns: rounds(1_000, 20_000),
    });
  });
});

describe('hostOf', () => {
  it.each([
    ['https://Example.ORG:8443/a', 'example.org'],
    ['https://exämple.org/', 'xn--exmple-cua.org'],
    ['https://[2001:DB8::1]/', '[2001:db8::1]'],
    ['no address', undefined],
    [undefined, undefined],
  ])('of %s is %s', (address, host) => {
    expect(hostOf(address)).toBe(host);
  });
});

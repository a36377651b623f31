import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../tools/testing/expect-linear.ts';
import { rounds } from '../../tools/testing/rounds.ts';
import { shadowOf } from './contacts/folded-text.ts';
import { ALL_SIGNS } from './contacts/quick-checks.ts';
import { findContacts, findSigned, linkHasContact, REMOVED, scrubContacts } from './contacts.ts';

/** What is left of a text whose only contact is the given one: nothing of it. */
const around = (contact: string) => `See ${contact} for help.`;

describe('e-mail addresses', () => {
  it.each([
    ['plain', 'jane@example.org'],
    ['with a tag and several labels', 'jane.doe+news@mail.example.co.uk'],
    ['as a mailto: link', 'mailto:jane@example.org'],
    ['spelled (at) and (dot)', 'jane (at) example (dot) org'],
    ['spelled [at] and [dot]', 'jane [at] example [dot] org'],
    ['spelled {at} with a real dot', 'jane{at}example.org'],
    ['spelled (dot) in the name too', 'jane (dot) doe (at) example (dot) org'],
    ['spelled AT and DOT', 'jane AT example DOT org'],
    ['Cyrillic', 'имя@пример.рф'],
    ['Chinese', '用户@例子.公司'],
    ['Devanagari with vowel signs', 'संपर्क@डाटामेल.भारत'],
    ['with a Punycode ending', 'jane@xn--e1afmkfd.xn--p1ai'],
    ['with a full-width at sign', 'jane＠example.org'],
    ['percent-encoded', 'jane%40example.org'],
    ['with a character reference', 'jane&#64;example.org'],
  ])('removes one that is %s', (_how, address) => {
    expect(scrubContacts(around(address))).toBe(around(REMOVED));
  });

  it.each([
    ['Jane <jane@example.org>', `Jane <${REMOVED}>`],
    ["'jane@example.org'", `'${REMOVED}'`],
    ['**jane@example.org**', `**${REMOVED}**`],
    ['[write](mailto:jane@example.org)', `[write](${REMOVED})`],
    ['jane@example.org:she answers', `${REMOVED}:she answers`],
    ['http://jane@example.org/', `http://${REMOVED}/`],
    ['mailto://jane@example.org', `mailto://${REMOVED}`],
    ['jane@example.org, joe@example.org', `${REMOVED}, ${REMOVED}`],
    ['Ends with jane@example.org.', `Ends with ${REMOVED}.`],
  ])('%s becomes %s', (text, left) => {
    expect(scrubContacts(text)).toBe(left);
  });
});

describe('telephone numbers', () => {
  it.each([
    '+49 30 1234567',
    '+493012345678',
    '+49 (0) 30 1234567',
    '+49 (30) 123-45-67',
    '+49 – 30 – 1234567',
    '+49/30/1234567',
    '+44 800 000 000',
    '＋49 30 1234567',
    '+1 555 010 0199',
    '+1 (555) 010-0199',
    '+1.555.010.0199',
    '+15550100199',
    '0049 30 1234567',
    '0049 (0)30 123456',
    '0039 06 12345678',
    '001 555 010 0199',
    '(555) 010-0199',
    '(555)010-0199',
    '(495) 123-45-67',
    '(030) 1234567',
    '(020) 7946 0958',
    '555-010-0199',
    '1-555-010-0199',
    '555.010.0199',
    '555 010 0199',
    'tel: 030 1234567',
    'tel:+1-555-010-0199',
    'Tel.: 030/1234567',
    'Tel 030 1234567',
    'fax no. 030 1234567',
    'Tél. : 01 23 45 67 89',
    'Tél. : 01.23.45.67.89',
    'Тел.: 8 (495) 123-45-67',
    '电话：010-12345678',
    'wa.me/15550100199',
  ])('removes %s', (number) => {
    expect(scrubContacts(around(number))).toBe(around(REMOVED));
  });

  it.each([
    ['Call +49 30 1234567.', `Call ${REMOVED}.`],
    ['Call 0049 30 1234567.', `Call ${REMOVED}.`],
    ['Room 5 555-010-0199', `Room 5 ${REMOVED}`],
    ['+49 30 1234567\n2 apples', `${REMOVED}\n2 apples`],
    ['+49 30 1234567, (555) 010-0199', `${REMOVED}, ${REMOVED}`],
  ])('%j becomes %j', (text, left) => {
    expect(scrubContacts(text)).toBe(left);
  });
});

describe('what looks like a contact and is none', () => {
  it.each([
    [
      'versions',
      ['1.10', '007', '2024.1', 'v3.0.0-rc.1', '1.0 build 5', '10.0.19041.1', 'Windows Phone: 10.0.15254.603'],
    ],
    ['SemVer build metadata', ['1.0.0+20130313144700', '1.0.0-beta+exp.sha.5114f85', '1.0.0+21AF26D3--117B344092BD']],
    ['packages', ['name@1.2.3', '@scope/name', '@scope/name@1.2.3-beta.next', 'name@3.x.min', 'checkout@v4.1.0']],
    ['dates', ['2026-10-14', '14.10.2026', '10/14/2026', 'Mobile: 2026-10-14', 'Fax: 14.10.2026']],
    ['times', ['12:30:45', '2026-10-14T12:30:45.123+02:00', 'Wed, 14 Oct 2026 10:00:00 +0200 2026-10-15']],
    ['IP addresses', ['192.168.100.200', '127.0.0.1:8080', '2001:db8::1', 'root@192.168.1.10']],
    ['ports', ['port 8080', 'localhost:65535', '8080:80']],
    [
      'repositories',
      ['git@host:path', 'git@github.com:group/project.git', 'git@gitlab.example.com:a', 'ssh://git@example.org/a.git'],
    ],
    [
      'other places of files',
      ['user@example.org:/srv/files', 'sftp://user@example.org/', 'rsync -a user@example.org:~/ .'],
    ],
    [
      'logins',
      ['ssh -p 22 user@example.org', 'postgres://user:password@db.example.org:5432/x', 'https://u:p@example.org/'],
    ],
    ['names in the fediverse', ['@jane@mastodon.example', 'https://mastodon.example/@jane_doe@social.example']],
    ['file names', ['picture@2x.png', 'wg-quick@wg0.service']],
    ['calendars', ['c_0123456789abcdef@group.calendar.google.com']],
    ['ISBNs', ['978-3-16-148410-0', 'ISBN-10: 0-306-40615-2', '0306406152']],
    ['hashes', ['d41d8cd98f00b204e9800998ecf8427e', 'sha256:0123456789012345678901234567890123456789']],
    ['UUIDs', ['550e8400-e29b-41d4-a716-446655440000', '12345678-1234-1234-1234-123456789012']],
    ['prices', ['€ 1.234.567,89', '$1,234,567.89', '1 234 567 890 EUR', '+200 000 000']],
    ['numbers', ['1234567890', '4294967295', '2 + 20000000', '+12345678', 'C++11 2014 2017 2020 2023', '100.200.3000']],
    ['lists of numbers', ['001 002 003 004', '000 001 010 011 100 101', '0020 0030 0040', '128 256 512 1024 2048']],
    ['sentences', ['The meeting (at) noon. Then we go', 'look at example dot org', 'phone: 12345']],
    ['paths', ['https://example.org/issues/555-010-0199', 'https://example.org/?id=555-010-0199']],
  ])('leaves %s alone', (_kind, texts) => {
    for (const text of texts) expect(scrubContacts(around(text))).toBe(around(text));
  });
});

describe('links', () => {
  it.each([
    'https://example.org/?mail=jane%40example.org',
    'https://example.org/?mail=jane@example.org',
    'https://example.org/100%/?mail=jane%40example.org',
    'https://example.org/?call=%2B49%2030%201234567',
    'https://wa.me/15550100199',
  ])('sees the contact in %s', (link) => {
    expect(linkHasContact(link)).toBe(true);
  });

  it.each(['https://example.org/@jane', 'https://example.org/a%20b@1.2.3/%', 'https://example.org/v/10.0.19041.1'])(
    'sees none in %s',
    (link) => {
      expect(linkHasContact(link)).toBe(false);
    },
  );
});

describe('looking only for what a text has the signs of', () => {
  const pieces = (
    'jane|x.org|example.org|@|\uff20|\ufe6b| at | AT | dot | DOT |(at)|[at]|{ AT }|<@>|(dot)|.|-|+|\uff0b|(|)|[|0|00|0049|1|30|' +
    '555|010|0199|1234567|12345678901| |  |\n|\u00a0|\u2009|–|/|:|tel|Tel.|Тел|fax no|phone: |whatsapp.com/send?phone=|' +
    'wa.me/|%40|&#64;|&#x40;|&commat;|&|·|•|・|é|文|\u200d|t|T|A|git@|://|ssh |_|=|,|#|\u212a|\u017f'
  ).split('|');
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((parts) => parts.join(''));

  it('finds what looking for everything finds', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(findContacts(text)).toEqual(findSigned(shadowOf(text), ALL_SIGNS));
      }),
      { numRuns: rounds(500, 20_000) },
    );
  });
});

describe('time', () => {
  const NASTY = [
    'a',
    '1 ',
    '+1',
    '(',
    '@',
    'a@a.',
    '.',
    '-',
    'a.',
    '00',
    '555-',
    '+2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 2 ',
    'a (at) a.',
    'tel: 1',
    'a@b.cc ',
    'a://b@c.de ',
    'ssh -a ',
    'a (dot) ',
    '+1@(a.-',
    'é',
    ...['jane dot ', 'a at b dot ', 'a @ ', 'a@ b.', 'a!', '+4·', '+49·30·', 'a-', '1 · ', 'a @ a.a.a.a.'],
  ];

  it('grows with the length of the text and no faster', () => {
    const scrubAll = (length: number) => {
      for (const repeat of NASTY) scrubContacts(repeat.repeat(Math.ceil(length / repeat.length)));
    };
    expectLinear(scrubAll, rounds(20_000, 100_000));
  });

  it('takes time in proportion to its length also where each few characters are a find', () => {
    const scrubAll = (length: number) => {
      for (const find of ['Mr. ', 'a@b.io Mr. Jd ']) scrubContacts(find.repeat(Math.ceil(length / find.length)));
    };
    expectLinear(scrubAll, 200_000);
  });
});

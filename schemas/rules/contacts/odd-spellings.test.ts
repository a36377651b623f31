/** Contacts in odd spellings, and what is near to them and none. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasPossibleContact, linkHasContact, REMOVED, scrubContacts } from '../contacts.ts';

const around = (contact: string) => `Ask ${contact}, please.`;

it.each([
  'j @ x.org',
  'jane.doe @ mail.example.co.uk',
  'jane@ example.org',
  'jane ＠ example.org',
  'j!@x.org',
  'jane~@example.org',
  'jane at example dot org',
  'Jane at example dot org',
  'jane dot doe at mail dot example dot com',
  'j a n e @ e x a m p l e . o r g',
  'j a n e @ e x a m p l e. o r g',
  '004930123456',
  '0033123456789',
  '0012125550199',
  '+49·30·123456',
  '+49 · 30 · 123456',
  '+49•30•12•34•56',
])('removes %s', (contact) => {
  expect(scrubContacts(around(contact))).toBe(around(REMOVED));
});

describe('what is near to a contact and is none', () => {
  it.each([
    ['packages', ['three@next.js', 'three @ next.js', 'react @ 18.2.0', 'name@1.2.3', 'socket @ v4.io1']],
    ['versions', ['1.10.0', 'v2 @ 1.0.0-rc.1', '10.0.19041.1', '2026.10.14', '00.49.30']],
    ['numbers of books', ['978-0-04-930123-4', '0049301234', '9780049301234', 'ISBN 0-04-930123-4']],
    ['numbers filled up with zeros', ['000000123456', '0000123456789', '00012345678901', '0049301']],
    [
      'parts of longer words',
      ['id-004930123456', 'x004930123456', '#004930123456', '/004930123456', '004930123456.78'],
    ],
    ['sentences', ['looks at example dot product', 'it looks at example dot org', 'look at the dot com boom']],
    [
      'places',
      ['hosted @ example.org', 'find us @ example.com', 'available at example dot com', 'docs @ example.dev/x'],
    ],
    ['prices and rates', ['5 @ example.com', '60 fps @ 1080p', '2 @ 3.5']],
    ['formulas', ['2·3·4', '+1·2·3', 'a·b·c', '+10·20·30']],
    ['lists with dots', ['Linux · macOS · Windows', '2024 · 2025 · 2026 · 2027']],
    ['names on other servers', ['@jane.example.org', 'follow @jane.social', 'https://example.com/@jane.dev']],
    ['scripts', ['echo $@', '"$@"', '$*@', 'main!@v2']],
  ])('leaves %s alone', (_what, texts) => {
    for (const text of texts) expect(scrubContacts(around(text))).toBe(around(text));
  });
});

it.each(['DE89 3704 0044 0532 0130 00', 'Donate: FR14 2004 1010 0505 1111', 'DE٨٩ ٣٧٠٤ ٠٠٤٤ ٠٥٣٢ ٠١٣٠ ٠٠'])(
  'lets a reviewer look at an account without the word for it: %s',
  (text) => {
    expect(hasPossibleContact(text)).toBe(true);
  },
);

it('is seen in links, too', () => {
  expect(linkHasContact('https://example.org/?to=jane%20%40%20example.org')).toBe(true);
  expect(linkHasContact('https://example.org/item/004930123456')).toBe(false);
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    'jane',
    ' at ',
    ' dot ',
    'org',
    '@',
    ' @ ',
    '.',
    '!',
    '00',
    '49',
    '+49',
    '·',
    '30',
    ' ',
    'é',
  );
  const texts = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));

  it('has nothing left to remove when it is done', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = scrubContacts(text);
        expect(scrubContacts(once)).toBe(once);
      }),
    );
  });

  it('without an at sign, the word dot or digits stays as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/[@\uff20\ufe6b\d]|%40|&#|&c| dot |\bat\b|\p{N}/iu.test(text));
        expect(scrubContacts(text)).toBe(text);
      }),
    );
  });
});

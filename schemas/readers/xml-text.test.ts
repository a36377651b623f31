import { describe, expect, it } from 'vitest';
import { decodeXml } from './xml-text.ts';

const XML = '<a>Grüße — “Ω”</a>';

/** Bytes of a text in UTF-16. */
function utf16(text: string, order: 'little' | 'big', mark = false): Uint8Array {
  const units = [...(mark ? '\ufeff' : '')].concat(text.split('')).map((unit) => unit.charCodeAt(0));
  return Uint8Array.from(
    units.flatMap((unit) => (order === 'little' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
  );
}

/** Bytes of a text whose characters are all below U+0100, one byte each. */
const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);
const declared = (encoding: string, text: string) => `<?xml version="1.0" encoding="${encoding}"?>${text}`;

function outcome(bytes: Uint8Array) {
  const { text, problems } = decodeXml(bytes);
  return { text: text?.replace(/^<\?.*?\?>/, ''), codes: problems.map(({ code }) => code) };
}

describe('bytes become text', () => {
  it.each([
    ['UTF-8', utf8(XML)],
    ['UTF-8 with a mark', utf8(`\ufeff${XML}`)],
    ['UTF-8, declared', utf8(declared('utf-8', XML))],
    ['UTF-16 with a mark, little end first', utf16(XML, 'little', true)],
    ['UTF-16 with a mark, big end first', utf16(XML, 'big', true)],
    ['UTF-16 without a mark, little end first', utf16(XML, 'little')],
    ['UTF-16 without a mark, big end first', utf16(XML, 'big')],
    ['UTF-16, declared', utf16(declared('UTF-16', XML), 'little', true)],
    ['UTF-16 with a mark that is declared to be UTF-8', utf16(declared('UTF-8', XML), 'big', true)],
  ])('%s', (_name, bytes) => {
    expect(outcome(bytes)).toEqual({ text: XML, codes: [] });
  });

  it.each([
    ['windows-1252', '\x93caf\xe9\x94 \x80', '“café” €'],
    ['Windows-1252', 'caf\xe9', 'café'],
    ['cp1252', 'caf\xe9', 'café'],
    ['ISO-8859-1', '\x93caf\xe9\x94', '“café”'],
    ['iso8859-15', '5 \xa4', '5 €'],
    ['windows-1250', '\xe8e\x9a', 'češ'],
    ['windows-1251', '\xcf\xf0\xe8\xe2\xe5\xf2', 'Привет'],
    ['KOI8-R', '\xf0\xd2\xc9\xd7\xc5\xd4', 'Привет'],
    ['windows-1253', '\xc1\xe2\xe3', 'Αβγ'],
    ['Shift_JIS', '\x93\xfa\x96{', '日本'],
    ['GB2312', '\xc4\xe3\xba\xc3', '你好'],
    ['Big5', '\xa7A\xa6n', '你好'],
    ['EUC-KR', '\xc7\xd1', '한'],
    ['windows_1251', '\xcf\xf0', 'Пр'],
  ])('%s, declared', (encoding, written, text) => {
    expect(outcome(bytesOf(declared(encoding, `<a>${written}</a>`)))).toEqual({ text: `<a>${text}</a>`, codes: [] });
  });

  it.each(['UTF-8', 'utf-16', 'unheard-of', undefined])('windows-1252 that is declared to be %s', (encoding) => {
    const written = '<a>\x93caf\xe9\x94</a>';
    const document = encoding === undefined ? written : declared(encoding, written);
    expect(outcome(bytesOf(document))).toEqual({ text: '<a>“café”</a>', codes: ['wrong_encoding'] });
  });

  it.each(['windows-1252', 'ISO-8859-1', 'us-ascii', 'KOI8-R', 'utf-16', 'unheard-of'])(
    'UTF-8 that is declared to be %s',
    (encoding) => {
      expect(outcome(utf8(declared(encoding, XML)))).toEqual({ text: XML, codes: ['wrong_encoding'] });
    },
  );

  it.each(['windows-1252', 'utf-16', 'unheard-of', 'Shift_JIS'])(
    'ASCII that is declared to be %s is not doubted',
    (encoding) => {
      expect(outcome(utf8(declared(encoding, '<a>b</a>')))).toEqual({ text: '<a>b</a>', codes: [] });
    },
  );
});

describe('broken characters', () => {
  it('among many right ones stand as U+FFFD, with a warning', () => {
    const cut = Uint8Array.from([...utf8('<a>äöüäöü '), 0xc3, ...utf8('</a>')]);
    expect(outcome(cut)).toEqual({ text: '<a>äöüäöü \ufffd</a>', codes: ['broken_characters'] });
    const pair = utf16('<a>right \ud83d and </a>', 'little', true);
    expect(outcome(pair)).toEqual({ text: '<a>right \ufffd and </a>', codes: ['broken_characters'] });
  });

  it('at the end, and what fills the last block of a file, are left out', () => {
    expect(outcome(utf8('<a/>\n\0\0\0')).text).toBe('<a/>\n');
    expect(outcome(utf8('<a/>\u001a')).text).toBe('<a/>');
    expect(outcome(Uint8Array.from([...utf16('<a/>', 'big', true), 0])).text).toBe('<a/>');
  });

  it.each([
    ['UTF-32', Uint8Array.from([0xff, 0xfe, 0, 0, 0x3c, 0, 0, 0, 0x61, 0, 0, 0])],
    ['NUL in the middle', utf8('<a>b\0c</a>')],
    ['UTF-16 that is mostly no UTF-16', utf16(`<a>${'\udc00'.repeat(20)}</a>`, 'little', true)],
  ])('%s is refused', (_name, bytes) => {
    expect(outcome(bytes)).toEqual({ text: undefined, codes: ['bad_encoding'] });
  });

  it('of no document at all are no text', () => {
    expect(outcome(new Uint8Array())).toEqual({ text: '', codes: [] });
  });
});

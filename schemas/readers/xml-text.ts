/**
 * Bytes → text of an XML document: by byte order mark, then declaration, then UTF-8, then what a language named in it or
 * its bytes tell, then windows-1252. Declarations lie, so one that cannot be true is not believed.
 */
import { error, type Problem, type ProblemKey, warning } from '../contracts/problems.ts';
import codePages from './dos-code-pages.json' with { type: 'json' };
import { guessEncoding } from './guess-encoding.ts';

export type XmlText = { text: string; problems: Problem[] } | { text?: undefined; problems: Problem[] };

/** Where a declaration must stand. */
const DECLARATION_MAX_LENGTH = 512;
const DECLARED = /^\s*<\?xml\s[^>]{0,400}?encoding\s*=\s*["']\s*([\w.:-]{1,40})/i;

/** Encodings of one byte a character. Text in one of them is hardly ever valid UTF-8 by accident. */
const SINGLE_BYTE = /^(?:windows-125\d|windows-874|iso-8859-\d+(?:-i)?|koi8-[ru]|ibm866|macintosh|x-mac-cyrillic)$/;

/** What ISO-2022-JP, all of ASCII, has before Japanese letters. */
const SHIFT_TO_JAPANESE = '\u001b$B';

/** What windows-1252 has at 0x80 to 0x9f, where some decoders answer as if it were ISO 8859-1. */
const WINDOWS_1252_HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

export function decodeXml(bytes: Uint8Array): XmlText {
  const result = decodeByMark(bytes) ?? decodeByDeclaration(bytes);
  const text = result.text === undefined ? undefined : withoutPadding(result.text);
  if (text === undefined || text.includes('\0')) return unreadable();
  return { text, problems: result.problems };
}

/** Some old tools fill the last block of a file with NUL or end of file; the rest of a cut character is no text either. */
function withoutPadding(text: string): string {
  let end = text.length;
  while (end > 0 && '\0\u001a\ufffd'.includes(text[end - 1] ?? ' ')) end -= 1;
  return text.slice(0, end);
}

function unreadable(): XmlText {
  return { problems: [error('', 'bad_encoding.unknown')] };
}

/** UTF-8 and UTF-16 with a byte order mark, and UTF-16 that shows itself by the NUL beside its first `<`. */
function decodeByMark(bytes: Uint8Array): XmlText | undefined {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return decodeUtf16(bytes.subarray(2), 'utf-16le');
  if (first === 0xfe && second === 0xff) return decodeUtf16(bytes.subarray(2), 'utf-16be');
  if (first === 0x3c && second === 0) return decodeUtf16(bytes, 'utf-16le');
  if (first === 0 && second === 0x3c) return decodeUtf16(bytes, 'utf-16be');
  if (first === 0xef && second === 0xbb && third === 0xbf) return decodeUtf8(bytes.subarray(3));
  return undefined;
}

function decodeUtf16(bytes: Uint8Array, label: string): XmlText {
  return repaired(decode(bytes, label, false) ?? '', bytes.length / 2);
}

function decodeUtf8(bytes: Uint8Array): XmlText {
  const text = decode(bytes, 'utf-8', true);
  return text === undefined ? notUtf8(bytes, 'utf-8', 'utf-8') : { text, problems: [] };
}

function decodeByDeclaration(bytes: Uint8Array): XmlText {
  const utf8 = decode(bytes, 'utf-8', true);
  const head = utf8 ?? decode(bytes.subarray(0, DECLARATION_MAX_LENGTH), 'windows-1252', false) ?? '';
  const name = DECLARED.exec(head.slice(0, DECLARATION_MAX_LENGTH))?.[1];
  const declared = canonicalLabel(name ?? 'utf-8');
  if (utf8 === undefined) return notUtf8(bytes, declared, name);
  const isAscii = utf8.length === bytes.length && declared !== 'iso-2022-jp';
  const shifted = isAscii && utf8.includes(SHIFT_TO_JAPANESE) ? decode(bytes, 'iso-2022-jp', true) : undefined;
  if (shifted !== undefined) {
    const key = name === undefined ? GUESSED.undeclared : GUESSED.declared;
    return { text: shifted, problems: [wrongEncoding(key, 'iso-2022-jp')] };
  }
  if (isAscii || declared === 'utf-8') return { text: utf8, problems: [] };
  if (declared !== undefined && !SINGLE_BYTE.test(declared) && !declared.startsWith('utf-16')) {
    const text = decode(bytes, declared, true);
    if (text !== undefined) return { text, problems: [] };
  }
  return { text: utf8, problems: [wrongEncoding('wrong_encoding', 'UTF-8')] };
}

/** Bytes that are not UTF-8: what they are declared to be, or UTF-8 with a few faults, or a guess. */
function notUtf8(bytes: Uint8Array, declared: string | undefined, name: string | undefined): XmlText {
  const table = declared === undefined && name !== undefined ? dosTable(name) : undefined;
  if (table !== undefined) return { text: decodeDos(bytes, table), problems: [] };
  const western = decode(bytes, 'windows-1252', false) ?? '';
  if (declared === 'windows-1252') return { text: western, problems: [], ...otherThanWestern(bytes, western) };
  if (declared !== undefined && declared !== 'utf-8' && !declared.startsWith('utf-16')) {
    const text = decode(bytes, declared, !SINGLE_BYTE.test(declared));
    if (text !== undefined) return { text, problems: [] };
  }
  const lossy = repaired(decode(bytes, 'utf-8', false) ?? '', 0);
  if (lossy.text !== undefined) return lossy;
  return guessed(bytes, western, name === undefined ? 'undeclared' : declared === undefined ? 'unknown' : 'declared');
}

/** Tools declare windows-1252 without looking; a language or bytes that have no such letters are the better witness. */
function otherThanWestern(bytes: Uint8Array, western: string): XmlText | undefined {
  const actual = guessEncoding(bytes, western, true);
  const text = actual === undefined ? undefined : decode(bytes, actual, false);
  if (actual === undefined || text === undefined) return undefined;
  return { text, problems: [wrongEncoding('wrong_encoding.guessed', actual)] };
}

/** What is said of a guess, by what the document declares. */
const GUESSED = {
  declared: 'wrong_encoding',
  undeclared: 'wrong_encoding.undeclared',
  unknown: 'wrong_encoding.unknown',
} as const;

function guessed(bytes: Uint8Array, western: string, declaration: keyof typeof GUESSED): XmlText {
  const actual = guessEncoding(bytes, western, false);
  const text = actual === undefined ? undefined : decode(bytes, actual, false);
  if (actual !== undefined && text !== undefined) {
    return { text, problems: [wrongEncoding(GUESSED[declaration], actual)] };
  }
  const key = declaration === 'undeclared' ? 'wrong_encoding.assumed' : GUESSED[declaration];
  return { text: western, problems: [wrongEncoding(key, 'windows-1252')] };
}

/**
 * Text with some illegal sequences in it, such as a letter that was cut in two: taken if there are far more right
 * characters than wrong ones. Letters of ASCII are right in every encoding and prove nothing, so they only count where
 * the encoding is certain.
 */
function repaired(text: string, certain: number): XmlText {
  const wrong = text.match(/\ufffd/g)?.length ?? 0;
  if (wrong === 0) return { text, problems: [] };
  const right = certain || (text.match(/[^\0-\u007f\ufffd]/g)?.length ?? 0);
  if (right < wrong * 4) return unreadable();
  return { text, problems: [warning('', 'broken_characters')] };
}

function wrongEncoding(key: Extract<ProblemKey, `wrong_encoding${string}`>, actual: string): Problem {
  return warning('', key, { actual });
}

/** The standard's name of an encoding; undefined for one it does not know. */
function canonicalLabel(name: string): string | undefined {
  for (const label of [name, name.replaceAll('_', '-')]) {
    try {
      return new TextDecoder(label).encoding;
    } catch {
      // Not known by this name.
    }
  }
  return undefined;
}

/** Undefined if an illegal sequence is fatal and there is one. */
function decode(bytes: Uint8Array, label: string, fatal: boolean): string | undefined {
  try {
    const text = new TextDecoder(label, { fatal, ignoreBOM: false }).decode(bytes);
    return label === 'windows-1252' ? withHighQuarter(text) : text;
  } catch {
    return undefined;
  }
}

function withHighQuarter(text: string): string {
  return text.replace(/[\u0080-\u009f]/g, (char) => WINDOWS_1252_HIGH[char.charCodeAt(0) - 0x80] ?? char);
}

/**
 * Code pages of DOS, which no platform's decoder knows: of IBM's, the standard of the web has 866 alone. "ibm850", "cp850", "IBM00858", "x-cp850", "DOS-850", "csPC850Multilingual":
 * what stands around the number varies.
 */
const DOS_NAME = /^(?:x-)?(?:ibm|cp|cspc|cp-|dos-|ms-dos-)0{0,2}(\d{3})(?!\d)/i;

/** Bytes 128 to 255 of the page that a declaration names. */
function dosTable(name: string): string | undefined {
  const page = DOS_NAME.exec(name)?.[1];
  return page === undefined ? undefined : (codePages.tables as Readonly<Record<string, string>>)[`ibm${page}`];
}

function decodeDos(bytes: Uint8Array, table: string): string {
  let text = '';
  for (const byte of bytes) text += byte < 128 ? String.fromCharCode(byte) : (table[byte - 128] ?? '');
  return text;
}

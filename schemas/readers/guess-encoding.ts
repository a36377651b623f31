/**
 * The encoding of a document that declares none or a wrong one, as far as a language named in its tags, or its bytes,
 * tell. A detector ranks the encodings; a reading counts only if it looks like writing: usual letters of one script, in
 * words of their own.
 */
import { analyse } from 'chardet';
import { toLanguageTag } from './pad-xml-languages.ts';

/** How programs wrote a script, and how a text in it looks when it is read right. */
interface Script {
  /** The likeliest first. */
  encodings: readonly string[];
  /** Its usual characters. A text that is read wrong has many others. */
  usual: RegExp;
  /** Whether a word has either its letters or those of ASCII. */
  hasWords: boolean;
}

const CHINESE = /[\u3001\u3002\u300a\u300b\u4e00-\u9fa5\uff01-\uff5e]/g;
/** By the names of ISO 15924. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  Cyrl: {
    encodings: ['windows-1251', 'koi8-u', 'ibm866', 'iso-8859-5', 'x-mac-cyrillic'],
    usual: /[А-яЁёІіЇїЄєЎў]/g,
    hasWords: true,
  },
  Grek: { encodings: ['windows-1253', 'iso-8859-7'], usual: /[Α-Ωα-ωΆΈ-Ώά-ώ]/g, hasWords: true },
  Hebr: { encodings: ['windows-1255'], usual: /[\u05d0-\u05ea\u05b0-\u05bc]/g, hasWords: true },
  Arab: {
    encodings: ['windows-1256', 'iso-8859-6'],
    usual: /[\u0621-\u0652\u060c\u061b\u061f\u067e\u0686\u0698\u06af]/g,
    hasWords: true,
  },
  Thai: { encodings: ['windows-874'], usual: /[\u0e01-\u0e3a\u0e40-\u0e5b]/g, hasWords: true },
  Jpan: {
    encodings: ['shift_jis', 'euc-jp'],
    usual: /[\u3001-\u3015\u3041-\u30fe\u4e00-\u9fa5\uff01-\uff5e]/g,
    hasWords: false,
  },
  Kore: { encodings: ['euc-kr'], usual: /[\uac00-\ud7a3\u3001-\u3015]/g, hasWords: false },
  Hans: { encodings: ['gbk', 'big5'], usual: CHINESE, hasWords: false },
  Hant: { encodings: ['big5', 'gbk'], usual: CHINESE, hasWords: false },
};

const LATIN_LETTER = /(?![A-Za-z])\p{Script=Latin}/gu;
const WESTERN: Script = { encodings: ['windows-1252'], usual: LATIN_LETTER, hasWords: false };
/** Languages of Latin letters that were not written in windows-1252. */
const LATIN: readonly (Script & { languages: string })[] = [
  { languages: 'bs cs hr hu pl ro sk sl sq', encodings: ['windows-1250', 'iso-8859-2'] },
  { languages: 'az ku tr', encodings: ['windows-1254'] },
  { languages: 'et lt lv', encodings: ['windows-1257', 'iso-8859-13'] },
  { languages: 'vi', encodings: ['windows-1258'] },
].map((language) => ({ ...language, usual: LATIN_LETTER, hasWords: false }));

/** The detector's name of an encoding, where another has the same letters and more. */
const SUPERSETS: Readonly<Record<string, string>> = {
  gb18030: 'gbk',
  'iso-8859-1': 'windows-1252',
  'iso-8859-8': 'windows-1255',
  'iso-8859-9': 'windows-1254',
  'koi8-r': 'koi8-u',
};

/** What is read of a document: a detector needs time for every byte. */
const SAMPLE_BYTES = 4_096;
const MAX_BLOCKS = 100;
/** Share of the characters beyond ASCII that must look right. */
const GOOD_FIT = 0.9;
/** How many that are: of a language that is named, and of any. */
const MIN_NAMED = 3;
const MIN_ANY = 16;
/** Of 100. */
const CONFIDENT = 60;

/**
 * A document that declares Latin letters is believed unless a script with words of its own shows that it is wrong; a
 * language of such a script that is named needs fewer letters.
 * @param text the document in windows-1252, a character a byte
 * @param isLatin whether it declares Latin letters
 * @returns undefined where neither a tag nor the bytes tell
 */
export function guessEncoding(bytes: Uint8Array, text: string, isLatin: boolean): string | undefined {
  const named = guessByTag(bytes, text, !isLatin);
  if (named !== undefined) return named;
  const guess = guessByBytes(sampleOf(bytes, text, 0, text.length));
  return isLatin && !scriptOf(guess)?.hasWords ? undefined : guess;
}

const scriptOf = (encoding = '') => Object.values(SCRIPTS).find(({ encodings }) => encodings.includes(encoding));

/** Guesses by a language named in the tags. @param mayBeLatin false where only another script counts */
function guessByTag(bytes: Uint8Array, text: string, mayBeLatin: boolean): string | undefined {
  const block = taggedBlock(text);
  if (block === undefined) return undefined;
  const sample = sampleOf(bytes, text, block.start, block.end);
  const { language, script = '' } = new Intl.Locale(block.tag).maximize();
  const known = SCRIPTS[script];
  if (known !== undefined || !mayBeLatin) return known && bestReading(sample, known, MIN_NAMED);
  const latin = LATIN.find(({ languages }) => languages.split(' ').includes(language));
  return bestReading(sample, latin ?? WESTERN, 1);
}

function guessByBytes(sample: Uint8Array): string | undefined {
  const western = isWestern(sample);
  for (const { encoding, confidence } of ranking(sample)) {
    const script = scriptOf(encoding);
    // Nearly any bytes are characters of Chinese, but the detector knows which of them are common.
    const isLikely = script?.hasWords ? !western : confidence >= CONFIDENT;
    if (script === undefined || !isLikely) continue;
    const best = bestReading(sample, script, script.hasWords ? MIN_ANY : MIN_NAMED);
    if (best !== undefined) return best;
  }
  return undefined;
}

interface Block {
  tag: string;
  start: number;
  end: number;
}

const LANGUAGE = /<([A-Za-z][\w.-]{0,100})(?:\s[^<>]{0,200}?xml:lang\s?=\s?["']([A-Za-z-]{2,35})["'])?/g;

/** Of the elements that name a language, the one with the most characters beyond ASCII. English hardly has any. */
function taggedBlock(text: string): Block | undefined {
  let best: Block | undefined;
  let most = 0;
  let count = 0;
  for (const { 0: written, 1: name = '', 2: value, index } of text.matchAll(LANGUAGE)) {
    const tag = value ?? (name.length > 3 ? toLanguageTag(name) : undefined);
    if (tag === undefined || /^(?:en|und|x)(?:-|$)/i.test(tag) || !isLocale(tag)) continue;
    count += 1;
    if (count > MAX_BLOCKS) break;
    const start = index + written.length;
    const close = text.indexOf(`</${name}`, start);
    const end = close === -1 ? text.length : close;
    const high = text.slice(start, Math.min(end, start + 2 * SAMPLE_BYTES)).match(BEYOND_ASCII)?.length ?? 0;
    if (high > most) [best, most] = [{ tag, start, end }, high];
  }
  return best;
}

const BEYOND_ASCII = /[^\0-\u007f]/g;

function isLocale(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== '';
  } catch {
    return false;
  }
}

/** What stands between tags, as far as it is not ASCII. */
function sampleOf(bytes: Uint8Array, text: string, start: number, end: number): Uint8Array {
  const sample: number[] = [];
  for (let at = start; at < end && sample.length < SAMPLE_BYTES; ) {
    const next = text.indexOf('<', at);
    const stop = next === -1 || next > end ? end : next;
    const from = at + text.slice(at, stop).lastIndexOf('>') + 1;
    const piece = bytes.subarray(from, Math.min(stop, from + SAMPLE_BYTES));
    if (piece.some((byte) => byte > 127)) sample.push(...piece, 32);
    at = stop + 1;
  }
  return Uint8Array.from(sample.slice(0, SAMPLE_BYTES));
}

/** Encodings as the standard names them, the likeliest first. */
function ranking(sample: Uint8Array): { encoding: string; confidence: number }[] {
  return analyse(sample).map(({ name, confidence }) => {
    const encoding = name.toLowerCase();
    return { encoding: SUPERSETS[encoding] ?? encoding, confidence };
  });
}

/** Of two encodings that read alike, the detector's first is better. */
const RANK_WEIGHT = 0.03;

function bestReading(sample: Uint8Array, script: Script, minLetters: number): string | undefined {
  const ranked = ranking(sample)
    .map(({ encoding }) => encoding)
    .filter((encoding) => script.encodings.includes(encoding));
  let best: { encoding: string; fit: number } | undefined;
  for (const encoding of script.encodings) {
    const place = ranked.includes(encoding) ? ranked.indexOf(encoding) : ranked.length;
    const fit = fitOf(new TextDecoder(encoding).decode(sample), script, minLetters) - place * RANK_WEIGHT;
    if (fit > (best?.fit ?? GOOD_FIT)) best = { encoding, fit };
  }
  return best?.encoding;
}

/** The share of the characters beyond ASCII that look right. */
function fitOf(text: string, { usual, hasWords }: Script, minLetters: number): number {
  const beyond = text.match(BEYOND_ASCII_UNLESS_SIGN)?.length ?? 0;
  const letters = text.match(usual)?.length ?? 0;
  const breaks = text.match(hasWords ? MIXED_WORD : BROKEN_CASE)?.length ?? 0;
  return letters < minLetters ? 0 : (letters - breaks) / beyond;
}

/** Signs that texts in any script have. */
const BEYOND_ASCII_UNLESS_SIGN = /[^\0-\u007f\u00a0«»©®°™№€–—‘’‚“”„•…]/g;
const BROKEN_CASE = /\p{Ll}\p{Lu}/gu;
const MIXED_WORD = /\p{Ll}\p{Lu}|[A-Za-z\d](?![A-Za-z])\p{L}|(?![A-Za-z])\p{L}[A-Za-z\d]/gu;

/** One or two runs may be an alphabet, or a line that is drawn. */
const FEW_RUNS = 2;

/** Letters with marks stand alone among those of ASCII; in most other scripts, hardly any byte does. */
function isWestern(sample: Uint8Array): boolean {
  const text = new TextDecoder('windows-1252').decode(sample);
  const runs = text.match(/[^\0-\u007f]+/g) ?? [];
  const alone = runs.filter((run) => run.length < 3).length;
  return runs.length <= FEW_RUNS || alone * 2 >= runs.length;
}

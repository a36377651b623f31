/** The size of a file: bytes in words for people, and bytes from what publishers write. */
import { memoizeBy } from '../texts/memoize-by-key.ts';

/** As PAD XML has it: three texts that should say the same. Any may be missing, and nothing holds them together. */
export interface StatedSize {
  bytes?: string | undefined;
  kilobytes?: string | undefined;
  megabytes?: string | undefined;
}

/** What one text may mean, and how far its last digit reaches, in bytes. */
interface SizeReading {
  bytes: number;
  precision: number;
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
/** Three digits say as much as anyone wants to know of a download. */
const DIGITS = 3;

/** No program is smaller; a smaller number stands in the wrong element. No download is larger. */
const MIN_BYTES = 100;
const MAX_BYTES = 1e12;
/** Publishers round, count in 1000 or 1024, and forget to change one of the three. More than this is no rounding. */
const MAX_FACTOR = 1.5;
const MAX_TEXT_LENGTH = 40;

const POWERS: Readonly<Record<string, number>> = { '': 0, b: 0, k: 1, m: 2, g: 3 };
const UNIT = /(?:bytes?|([kmg])(?:i?b|bytes?)?|b)$/i;
const WHOLE = /^\d{1,16}$/;
const GROUPED = /^[1-9]\d{0,2}([.,'\u2019])\d{3}(?:\1\d{3}){0,4}$/;
const GROUPED_ONCE = /^\d{1,3}[.,]\d{3}$/;
const DECIMAL = /^\d{0,12}[.,]\d{1,6}$/;
const GROUPED_DECIMAL = /^\d{1,3}(?:(?:,\d{3}){1,4}\.|(?:\.\d{3}){1,4},)\d{1,6}$/;

/** Like "12.3 MB" in English and "12,3 MB" in German; units are decimal, as `Intl` has them. */
export function fileSizeText(bytes: number, language: string): string {
  let size = bytes;
  let step = 0;
  // What would be rounded to 1,000 of a unit is one of the next.
  for (; Number(size.toPrecision(DIGITS)) >= 1000 && step < UNITS.length - 1; step += 1) size /= 1000;
  return formatsIn(language)[step]?.format(size) ?? '';
}

const formatsIn = memoizeBy((language: string) =>
  UNITS.map((unit, step) => {
    const unitDisplay = step === 0 ? 'long' : 'short';
    return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay, maximumSignificantDigits: DIGITS });
  }),
);

/**
 * Whole bytes as the most exact text says them; undefined if none says a size, or if two contradict each other.
 * A kilobyte that stands alone has 1024 bytes: so count the systems whose programs PAD describes.
 */
export function readFileSize({ bytes, kilobytes, megabytes }: StatedSize): number | undefined {
  const stated = [readings(bytes, 0), readings(kilobytes, 1), readings(megabytes, 2)].filter(
    ({ length }) => length > 0,
  );
  const [exact, ...others] = stated;
  const agreeing = exact?.filter((reading) => others.every((other) => other.some((it) => agree(reading, it)))) ?? [];
  const othersAgree = others.every((one, index) =>
    others.slice(index + 1).every((other) => one.some((a) => other.some((b) => agree(a, b)))),
  );
  return agreeing.length === 1 && othersAgree ? agreeing[0]?.bytes : undefined;
}

/** Everything plausible that a text may mean; a unit that it writes counts more than its element's. */
function readings(text: string | undefined, elementPower: number): SizeReading[] {
  const trimmed = (text ?? '').replace(/[\s\u00a0\u202f]/g, '').toLowerCase();
  if (trimmed.length > MAX_TEXT_LENGTH) return [];
  const [unit] = UNIT.exec(trimmed) ?? [];
  const power = unit === undefined ? elementPower : (POWERS[unit.slice(0, 1)] ?? 0);
  const number = unit === undefined ? trimmed : trimmed.slice(0, -unit.length);
  return numbers(number, power)
    .map(({ value, digit }) => ({ bytes: Math.round(value * 1024 ** power), precision: digit * 1024 ** power }))
    .filter((reading) => reading.bytes >= MIN_BYTES && reading.bytes <= MAX_BYTES);
}

/** "1,234" may be a thousand or a bit more than one, except of bytes, which are whole. */
function numbers(text: string, power: number): { value: number; digit: number }[] {
  if (WHOLE.test(text)) return [{ value: Number(text), digit: 1 }];
  const found: { value: number; digit: number }[] = [];
  if (GROUPED.test(text)) found.push({ value: Number(text.replace(/\D/g, '')), digit: 1 });
  const isDecimal = DECIMAL.test(text) && (power > 0 || !GROUPED_ONCE.test(text));
  if (isDecimal || GROUPED_DECIMAL.test(text)) {
    const mark = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
    const fraction = text.slice(mark + 1);
    const value = Number(`${text.slice(0, mark).replace(/\D/g, '') || '0'}.${fraction}`);
    found.push({ value, digit: 10 ** -fraction.length });
  }
  return found;
}

function agree(a: SizeReading, b: SizeReading): boolean {
  if (Math.abs(a.bytes - b.bytes) <= Math.max(a.precision, b.precision)) return true;
  return Math.max(a.bytes, b.bytes) / Math.min(a.bytes, b.bytes) <= MAX_FACTOR;
}

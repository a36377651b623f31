/** Values as readers see them: those that depend on the language of the interface, and those that do not. */
import type { Pricing } from '../../schemas/contracts/generated/read-api.ts';
import { fileSizeText } from '../../schemas/rules/file-size.ts';
import { tagFor } from '../../schemas/rules/language-tag.ts';
import { minorUnitDigits } from '../../schemas/rules/money.ts';
import { memoizeBy } from '../../schemas/texts/memoize-by-key.ts';
import { fillMessage } from '../../schemas/texts/message.ts';
import type { Texts } from '../texts/texts.ts';

/** Scripts that run from right to left (Unicode Standard, "Bidirectional" scripts in modern use). */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Characters of an address, about two lines of the facts. */
const MAX_ADDRESS = 60;

export type Formats = ReturnType<typeof formatsIn>;

/** Values in a language. @param locale like de */
export function formatsIn(locale: string, { pricingModels, priceFrom }: Pick<Texts, 'pricingModels' | 'priceFrom'>) {
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const daysInWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const months = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  const monthsInWords = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const years = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' });
  const counts = new Intl.NumberFormat(locale);
  const points = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const deltas = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, signDisplay: 'exceptZero' });
  const shares = new Intl.NumberFormat(locale, { style: 'percent' });
  const pricesIn = memoizeBy(
    (currency: string) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: minorUnitDigits(currency),
        maximumFractionDigits: minorUnitDigits(currency),
        trailingZeroDisplay: 'stripIfInteger',
      }),
  );
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return {
    /** @param day a calendar date or an RFC 3339 time, like 2026-01-31; or no more than is known, like 2026 or 2026-01 */
    formatDay: oncePerDay((day) => asPrecise(day, [years, months, days]).format(new Date(day))),
    /** The same with the whole name of the month, for sentences. */
    formatDayInWords: oncePerDay((day) => asPrecise(day, [years, monthsInWords, daysInWords]).format(new Date(day))),
    /** "12.3 MB", in one line. */
    formatSize: (bytes: number) => fileSizeText(bytes, locale).replace(' ', '\u00a0'),
    formatCount: (count: number) => counts.format(count),
    /** @param month like 2026-01 */
    formatMonth: (month: string) => months.format(new Date(month)),
    /** Whole: only months of earlier weights have decimals. */
    formatPoints: (value: number) => points.format(value),
    /** Points won or lost: always with a sign. */
    formatDelta: (value: number) => deltas.format(value).replace('-', '−'),
    /** @param share 0 to 1 */
    formatShare: (share: number) => shares.format(share),
    formatCountry: memoizeBy((code: string) => countries.of(code) ?? code),
    /** @param tag a BCP-47 language tag; one that no registry could know stands as it is. How it sorts is not named. */
    formatLanguage: memoizeBy((tag: string) => {
      const name = toLocale(tag)?.baseName;
      return name === undefined ? tag : (languages.of(name) ?? tag);
    }),
    /** "Subscription, from €9.50"; nothing is "from $0"; undefined where neither model nor price is known. */
    formatPricing: ({ model, price_from_cents, currency }: Pricing): string | undefined => {
      const words = model === undefined ? undefined : pricingModels[model];
      if (price_from_cents === 0) return words ?? pricingModels.free;
      if (price_from_cents === undefined || currency === undefined) return words;
      const lowest = pricesIn(currency).format(majorUnits(price_from_cents, currency));
      const price = fillMessage(priceFrom, { price: lowest }, locale);
      return words === undefined ? price : `${words}, ${price}`;
    },
  };
}

/** There are few days, and many times. */
function oncePerDay(format: (day: string) => string): (day: string) => string {
  const cached = memoizeBy(format);
  return (day) => (day.length <= '2026-01-31'.length ? cached(day) : format(day));
}

/** A year has four characters, a month seven. */
function asPrecise<Format>({ length }: string, [years, months, days]: readonly [Format, Format, Format]): Format {
  if (length === 4) return years;
  return length === 7 ? months : days;
}

/** A minor unit is what ISO 4217 says of the currency: a cent, but a whole yen. */
export function majorUnits(minorUnits: number, currency: string): number {
  return minorUnits / 10 ** minorUnitDigits(currency);
}

/** Writing direction of a language, from its usual script. */
export const directionOf = memoizeBy((tag: string): 'ltr' | 'rtl' =>
  RIGHT_TO_LEFT.has(toLocale(tag)?.maximize().script ?? '') ? 'rtl' : 'ltr',
);

/** Where a link leads: host and path, cut where it becomes unreadable. `URL` spells look-alike letters of a host out. */
export function formatAddress(url: string): string {
  const { host, pathname } = new URL(url);
  const address = host + pathname.replace(/\/$/, '');
  return address.length > MAX_ADDRESS ? `${address.slice(0, MAX_ADDRESS)}…` : address;
}

/** What a download is saved as, cut where it becomes unreadable. */
export function formatFile(url: string): string {
  const { host, pathname } = new URL(url);
  const last = pathname.split('/').findLast((part) => part !== '') ?? host;
  const name = decoded(last);
  return name.length > MAX_ADDRESS ? `${name.slice(0, MAX_ADDRESS).toWellFormed()}…` : name;
}

/** As it is where it would hold characters that nobody sees, which can make an .exe look like a picture. */
function decoded(text: string): string {
  try {
    const plain = decodeURIComponent(text);
    return /[\p{C}[\p{Z}--\x20]]/v.test(plain) ? text : plain;
  } catch {
    return text;
  }
}

/** Plain text as paragraphs: blank lines part them. */
export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}

/** Tags such as de-1996-1996 have the right shape and are still refused. */
function toLocale(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/**
 * The languages of a product as names, the reader's own first: it is the one that is looked for.
 * @param tags as BCP 47 has them; @param locale of the page
 */
export function languageNames(
  tags: readonly string[],
  locale: string,
  { formatLanguage }: Pick<Formats, 'formatLanguage'>,
): string[] {
  const own = tagFor([...tags], locale);
  const others = tags.filter((tag) => tag !== own).map(formatLanguage);
  const sorted = others.toSorted(new Intl.Collator(locale).compare);
  return [...new Set([...(own === undefined ? [] : [formatLanguage(own)]), ...sorted])];
}

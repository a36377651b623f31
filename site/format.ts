/** Values as readers see them, in the language of the interface. */
import type { Pricing } from '../schemas/generated/read-api.ts';
import { texts } from './texts/en.ts';

const { locale } = texts;
const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
const monthFormat = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
const countFormat = new Intl.NumberFormat(locale);
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const pointsFormat = new Intl.NumberFormat(locale, twoDecimals);
const deltaFormat = new Intl.NumberFormat(locale, { ...twoDecimals, signDisplay: 'exceptZero' });
const shareFormat = new Intl.NumberFormat(locale, { style: 'percent' });
const languageNames = new Intl.DisplayNames(locale, { type: 'language' });
const countryNames = new Intl.DisplayNames(locale, { type: 'region' });

/** Scripts that run from right to left (Unicode Standard, "Bidirectional" scripts in modern use). */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

/** Characters of an address, about two lines of the facts. */
const MAX_ADDRESS = 60;

/** @param day a calendar date or an RFC 3339 time, like 2026-01-31 */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(day));
}

export function formatCount(count: number): string {
  return countFormat.format(count);
}

/** @param month like 2026-01 */
export function formatMonth(month: string): string {
  return monthFormat.format(new Date(month));
}

/** Two decimals, as the score is computed. */
export function formatPoints(points: number): string {
  return pointsFormat.format(points);
}

/** Points won or lost: always with a sign. */
export function formatDelta(points: number): string {
  return deltaFormat.format(points).replace('-', '−');
}

/** @param share 0 to 1 */
export function formatShare(share: number): string {
  return shareFormat.format(share);
}

export function formatCountry(code: string): string {
  return countryNames.of(code) ?? code;
}

/** @param tag a BCP-47 language tag; one that no registry could know stands as it is */
export function formatLanguage(tag: string): string {
  return toLocale(tag) === undefined ? tag : (languageNames.of(tag) ?? tag);
}

/** Writing direction of a language, from its usual script. */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(toLocale(tag)?.maximize().script ?? '') ? 'rtl' : 'ltr';
}

/** "Subscription, from €9.50"; undefined where neither model nor price is known. */
export function formatPricing({ model, price_from_cents, currency }: Pricing): string | undefined {
  const words = model === undefined ? undefined : texts.pricingModels[model];
  if (price_from_cents === undefined || currency === undefined) return words;
  const price = texts.priceFrom(formatPrice(price_from_cents, currency));
  return words === undefined ? price : `${words}, ${price}`;
}

/** A minor unit is what ISO 4217 says of the currency: a cent, but a whole yen. */
function formatPrice(minorUnits: number, currency: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** digits);
}

/** Where a link leads: host and path, cut where it becomes unreadable. `URL` spells look-alike letters of a host out. */
export function formatAddress(url: string): string {
  const { host, pathname } = new URL(url);
  const address = host + pathname.replace(/\/$/, '');
  return address.length > MAX_ADDRESS ? `${address.slice(0, MAX_ADDRESS)}…` : address;
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

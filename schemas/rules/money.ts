/** Amounts as people write them, to whole minor units of a currency (ISO 4217). */

/**
 * In use, and (last line) replaced since files began to name them. The platform has a list too (`Intl`), but each of its
 * versions another, and without the replaced ones; a test asks it what is missing here.
 */
const CURRENCIES = new Set(
  (
    'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP ' +
    'CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF ' +
    'IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD ' +
    'MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB ' +
    'RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD ' +
    'UYU UZS VED VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG ' +
    'ANG AZM BYR COU CSD CYP CUC EEK GHC HRK LTL LVL MRO MTL SDD SIT SKK SLL STD TMM VEB ZMK ZWD ZWL'
  ).split(' '),
);

const NO_MINOR_UNIT = new Set('BIF BYR CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' '));
const THOUSANDTHS = new Set('BHD IQD JOD KWD LYD OMR TND'.split(' '));

export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}

/** Decimals of its minor unit as ISO 4217 has them. Those of `Intl` are of habit: it knows no fillér, sen or centavo. */
export function minorUnitDigits(currency: string): number {
  return NO_MINOR_UNIT.has(currency) ? 0 : THOUSANDTHS.has(currency) ? 3 : 2;
}

/** "49", "49.95", "49,5", "1,299.00", "1.299,00", "1'299.-": digits, marks between thousands, decimals. */
const PLAIN = /^(\d{1,15})(?:[.,](\d{1,2}))?$/;
const GROUPED = /^(\d{1,3}(?:([., '’\u00a0\u202f])\d{3})(?:\2\d{3}){0,3})(?:(?!\2)[.,](\d{1,2}))?$/;
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', INR: '₹', JPY: '¥', RUB: '₽', USD: '(?:us)?\\$' };

/**
 * The amount in minor units; undefined if it is no single amount of that currency.
 * A currency without a minor unit is not multiplied, so JPY 1000 is 1000.
 */
export function toMinorUnits(amount: string, currency: string): number | undefined {
  const sign = SIGNS[currency] ?? '[$£¥]';
  const mark = new RegExp(`^(?:${currency}|${sign})\\s?|\\s?(?:${currency}|${sign})$`, 'gi');
  const digits = amount
    .trim()
    .replace(mark, '')
    .replace(/[.,][-–—]$/, '');
  const [, plain, plainFraction] = PLAIN.exec(digits) ?? [];
  const [, grouped, , groupedFraction] = plain === undefined ? (GROUPED.exec(digits) ?? []) : [];
  const whole = plain ?? grouped?.replace(/\D/g, '');
  if (whole === undefined) return undefined;
  const places = minorUnitDigits(currency);
  const fraction = (plainFraction ?? groupedFraction ?? '').padEnd(places, '0');
  if (/[1-9]/.test(fraction.slice(places))) return undefined;
  const units = Number(whole + fraction.slice(0, places));
  return Number.isSafeInteger(units) ? units : undefined;
}

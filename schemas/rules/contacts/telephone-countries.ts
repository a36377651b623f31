/** Whether digits are a telephone number somewhere: by libphonenumber, within a budget. */
import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Countries whose numbers are looked for where a text does not say which is meant: the larger ones. */
const LARGER: readonly CountryCode[] = [
  ...(['US', 'GB', 'DE', 'FR', 'IT', 'ES', 'JP', 'CN', 'IN', 'BR', 'RU', 'KR', 'AU', 'NL', 'BE', 'CH', 'AT'] as const),
  ...(['SE', 'NO', 'DK', 'FI', 'PL', 'CZ', 'HU', 'RO', 'GR', 'PT', 'IE', 'UA', 'TR', 'IL', 'MX', 'AR', 'CL'] as const),
  ...(['CO', 'ZA', 'NG', 'KE', 'EG', 'SA', 'IR', 'PK', 'BD', 'ID', 'MY', 'SG', 'TH', 'VN', 'PH', 'TW', 'NZ'] as const),
];

/** Countries where a language is written, the larger ones. A language that is also a country's code needs no entry. */
const OF_LANGUAGE: Record<string, readonly CountryCode[]> = {
  ar: ['SA', 'EG', 'AE', 'MA'],
  cs: ['CZ'],
  da: ['DK'],
  de: ['DE', 'AT', 'CH'],
  el: ['GR'],
  en: ['US', 'GB', 'AU', 'IN', 'IE'],
  es: ['ES', 'MX', 'AR', 'CO', 'CL'],
  fa: ['IR'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  he: ['IL'],
  hi: ['IN'],
  it: ['IT', 'CH'],
  ja: ['JP'],
  ko: ['KR'],
  nl: ['NL', 'BE'],
  pt: ['BR', 'PT'],
  ru: ['RU', 'UA', 'BY', 'KZ'],
  sv: ['SE'],
  uk: ['UA'],
  vi: ['VN'],
  zh: ['CN', 'TW', 'HK', 'SG'],
};

/** @param words country codes and language tags, which are all looked at as both: "de", "pt-BR", "US" */
function countriesOf(words: readonly string[]): CountryCode[] {
  const found = new Set<CountryCode>();
  for (const word of words.slice(0, MAX_WORDS)) {
    const [language = '', ...parts] = word.split('-');
    for (const country of OF_LANGUAGE[language.toLowerCase()] ?? []) found.add(country);
    for (const part of [language, ...parts]) {
      const code = part.toUpperCase();
      if (isSupportedCountry(code)) found.add(code);
    }
  }
  return [...found];
}

const MAX_WORDS = 10;

/** Times a text may ask the library: a list of numbers takes no longer than a few of them. */
const MAX_QUESTIONS = 400;

/** Asks for one text. When nothing is left of its budget, every number is one. */
export class NumberBook {
  private left = MAX_QUESTIONS;
  private known: readonly CountryCode[] | undefined;
  private readonly hints: readonly string[];

  constructor(hints: readonly string[]) {
    this.hints = hints;
  }

  private get hinted(): readonly CountryCode[] {
    this.known ??= countriesOf(this.hints);
    return this.known;
  }

  /** @param digits with the code of their country, without plus */
  isInternational(digits: string): boolean {
    if (this.isExhausted()) return true;
    return parsePhoneNumberFromString(`+${digits}`)?.isPossible() === true;
  }

  /** True in one of the countries that the text suggests. */
  isHinted(digits: string): boolean {
    return this.hinted.some((country) => this.isValid(digits, country));
  }

  isAnywhere(digits: string): boolean {
    return this.isHinted(digits) || LARGER.some((country) => this.isValid(digits, country));
  }

  /** True where some country writes the number in just these groups. @param written digits, with one space between groups */
  isWrittenSo(written: string): boolean {
    const digits = written.replaceAll(' ', '');
    return [...this.hinted, ...LARGER].some((country) => {
      if (this.isExhausted()) return true;
      const number = parsePhoneNumberFromString(digits, country);
      return number?.isValid() === true && groupsOf(number.formatNational()) === written;
    });
  }

  private isValid(digits: string, country: CountryCode): boolean {
    return this.isExhausted() || parsePhoneNumberFromString(digits, country)?.isValid() === true;
  }

  private isExhausted(): boolean {
    this.left -= 1;
    return this.left < 0;
  }
}

function groupsOf(written: string): string {
  return written.replace(/\D+/g, ' ').trim();
}

import { describe, expect, it } from 'vitest';
import { toCountryCode } from './country-code.ts';

describe('countries', () => {
  it.each([
    ['Germany', 'DE'],
    ['GERMANY', 'DE'],
    ['Deutschland', 'DE'],
    ['Oesterreich', 'AT'],
    ['Österreich', 'AT'],
    ['USA', 'US'],
    ['U.S.A.', 'US'],
    ['United States', 'US'],
    ['United States of America', 'US'],
    ['The Netherlands', 'NL'],
    ['Holland', 'NL'],
    ['UK', 'GB'],
    ['England', 'GB'],
    ['Czech Republic', 'CZ'],
    ['Россия', 'RU'],
    ['Russian Federation', 'RU'],
    ['Korea, Republic of', 'KR'],
    ['Republic of Korea', 'KR'],
    ['Tanzania, United Republic of', 'TZ'],
    ['Republic of Poland', 'PL'],
    ['Bosnia & Herzegovina', 'BA'],
    ["Côte d'Ivoire", 'CI'],
    ['Hong Kong (China)', 'HK'],
    ['Brasil', 'BR'],
    ['Türkiye', 'TR'],
    ['Viet Nam', 'VN'],
    ['de', 'DE'],
  ])('%s is %s', (name, code) => {
    expect(toCountryCode(name)).toBe(code);
  });

  it.each(['', 'No Country', 'Atlantis', 'XX', 'constructor', 'Republic of', '49'])('%j is none', (name) => {
    expect(toCountryCode(name)).toBeUndefined();
  });
});

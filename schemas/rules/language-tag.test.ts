import { describe, expect, it } from 'vitest';
import listingSchema from '../contracts/listing.json' with { type: 'json' };
import { canonicalTag } from './language-tag.ts';

const { pattern, maxLength } = listingSchema.$defs.languageTag;

describe('language tags in canonical spelling', () => {
  it.each([
    ['en', 'en'],
    ['EN-us', 'en-US'],
    ['DE-de', 'de-DE'],
    ['pt-br', 'pt-BR'],
    ['es-419', 'es-419'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['ZH-HANS', 'zh-Hans'],
    ['sr-latn-rs', 'sr-Latn-RS'],
    ['zh-cmn-Hans-CN', 'zh-Hans-CN'],
    ['zh-yue-HK', 'yue-HK'],
    ['ar-arz', 'arz'],
    ['sgn-ase', 'ase'],
    ['de-DE-u-co-phonebk', 'de-DE-u-co-phonebk'],
    ['DE-U-CO-PHONEBK', 'de-u-co-phonebk'],
    ['ja-t-ru', 'ja-t-ru'],
    ['sl-rozaj-biske', 'sl-biske-rozaj'],
    ['sl-rozaj-biske-1994', 'sl-1994-biske-rozaj'],
    ['de-CH-1901', 'de-CH-1901'],
    ['ca-valencia', 'ca-valencia'],
    ['iw', 'he'],
    ['in', 'id'],
    ['fil', 'fil'],
    ['gsw', 'gsw'],
    ['und', 'und'],
    ['und-Cyrl', 'und-Cyrl'],
    ['qaa', 'qaa'],
    ['kok-Deva', 'kok-Deva'],
  ])('%s: %s', (tag, canonical) => {
    expect(canonicalTag(tag)).toBe(canonical);
    // Of one that is canonical, too.
    expect(canonicalTag(canonical)).toBe(canonical);
    for (const spelling of [tag, canonical]) expect(spelling).toMatch(new RegExp(pattern));
    expect(canonical.length).toBeLessThanOrEqual(maxLength);
  });

  it.each([
    '',
    'e',
    'english',
    'en_US',
    'en-',
    '-en',
    'en--US',
    'en US',
    'de-1996-1996',
    'zh-min',
    'zh-min-nan',
    'i-klingon',
    'x-private',
    'en-x-jane-doe',
    'en-a-janedoe',
    'en-USA-US',
    'jane',
    'de-u',
    'de-DE-u-',
    'д',
    `en${'-abcde1'.repeat(6)}`,
  ])('%j is none', (tag) => {
    expect(canonicalTag(tag)).toBeUndefined();
  });
});

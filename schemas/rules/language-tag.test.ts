import { describe, expect, it } from 'vitest';
import manifestSchema from '../contracts/catalog-2.0.json' with { type: 'json' };
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

/** What a manifest may say is more than what a listing keeps. */
describe('keys of descriptions in a manifest', () => {
  const isKey = (tag: string) => new RegExp(manifestSchema.$defs.languageTag.pattern).test(tag);

  // The examples of RFC 5646, appendix A, and its grammar's own list of irregular tags.
  it.each([
    ...['de', 'i-enochian', 'zh-Hant', 'zh-cmn-Hans-CN', 'cmn-Hans-CN', 'zh-yue-HK', 'sr-Latn-RS', 'sl-rozaj-biske'],
    ...['de-CH-1901', 'hy-Latn-IT-arevela', 'de-DE', 'es-419', 'de-CH-x-phonebk', 'az-Arab-x-AZE-derbend'],
    ...['x-whatever', 'qaa-Qaaa-QM-x-southern', 'de-Qaaa', 'en-US-u-islamcal', 'zh-CN-a-myext-x-private', 'en-a-bbb'],
    ...['en-a-myext-b-another', 'i-klingon', 'en-GB-oed', 'sgn-BE-FR', 'zh-min-nan', 'art-lojban', 'en-x-custom'],
  ])('may be %s', (tag) => {
    expect(isKey(tag)).toBe(true);
  });

  // The first two are the RFC's own examples of invalid tags that its grammar refuses.
  it.each(['de-419-DE', 'a-DE', '', 'en_US', 'en-', 'en--US', 'x', 'en-a', 'en-abcdefghi', 'i-jane'])(
    'may not be %j',
    (tag) => {
      expect(isKey(tag)).toBe(false);
    },
  );
});

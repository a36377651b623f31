import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CategoryVocabulary } from '../generated/categories.ts';
import listingSchema from '../listing.json' with { type: 'json' };
import {
  categoryLookup,
  FALLBACK_CATEGORY,
  FALLBACK_KIND,
  findKind,
  findLicenseType,
  findPlatform,
  findPricingModel,
  findReleaseType,
} from './vocabulary.ts';

const { kind, licenseType, platform, pricing, release } = listingSchema.$defs;

const VOCABULARIES = [
  { name: 'kind', find: findKind, entries: kind.enum },
  { name: 'license type', find: findLicenseType, entries: licenseType.enum },
  { name: 'platform', find: findPlatform, entries: platform.enum },
  { name: 'pricing model', find: findPricingModel, entries: pricing.properties.model.enum },
  { name: 'release type', find: findReleaseType, entries: release.properties.release_type.enum },
];

/** Words no publisher means by any entry. */
const UNKNOWN = [
  '',
  ' ',
  'nonsense',
  'softwar',
  'windows linux',
  'win\u200bdows',
  'toString',
  '__proto__',
  'constructor',
];

describe.each(VOCABULARIES)('the vocabulary of $name', ({ find, entries }) => {
  it('knows every entry of the listing schema as itself, in any case', () => {
    for (const entry of entries) {
      expect(find(entry)).toBe(entry);
      expect(find(` ${entry.toUpperCase()} `)).toBe(entry);
    }
  });

  it('reads spaces, dots and underscores as a dash', () => {
    for (const entry of entries.filter((word) => word.includes('-'))) {
      for (const gap of [' ', '_', '.', ' _ ', '\t']) expect(find(entry.replaceAll('-', gap))).toBe(entry);
    }
  });

  it('finds nothing for other words', () => {
    for (const word of UNKNOWN) expect(find(word)).toBeUndefined();
  });
});

describe('other words of publishers', () => {
  it.each([
    [findKind, 'SDK', 'library'],
    [findKind, 'Desktop', 'software'],
    [findKind, 'software as a service', 'saas'],
    [findKind, 'browser_extension', 'extension'],
    [findKind, 'MCP', 'mcp-server'],
    [findLicenseType, 'Shareware', 'trial'],
    [findLicenseType, 'Free', 'freeware'],
    [findLicenseType, 'FOSS', 'open-source'],
    [findLicenseType, 'Proprietary', 'commercial'],
    [findPlatform, 'Win32', 'windows'],
    [findPlatform, 'Mac OS X', 'macos'],
    [findPlatform, 'OS.X', 'macos'],
    [findPlatform, 'iPadOS', 'ios'],
    [findPlatform, 'FreeBSD', 'bsd'],
    [findPlatform, 'Node.js', 'cross-platform'],
    [findPricingModel, 'pay as you go', 'usage'],
    [findPricingModel, 'Perpetual', 'one-time'],
    [findPricingModel, 'Enterprise', 'quote'],
    [findReleaseType, 'Bug Fix', 'patch'],
    [findReleaseType, 'New Release', 'initial'],
  ])('%o takes %s for %s', (find, word, entry) => {
    expect(find(word)).toBe(entry);
  });

  it('is never mapped to a word that has a meaning of its own elsewhere in the same list', () => {
    for (const { find, entries } of VOCABULARIES) {
      expect(new Set(entries.map((entry) => find(entry))).size).toBe(entries.length);
    }
  });
});

describe('categories', () => {
  const category = (slug: string, label: string, aliases: string[]) => ({ slug, label, description: 'x', aliases });
  const find = categoryLookup({
    categories: [
      category('api-tools', 'API tools', ['swagger']),
      category('editors', 'Text editors', ['Swagger', 'IDE']),
    ],
  });

  it.each([
    ['api-tools', 'api-tools'],
    ['API Tools', 'api-tools'],
    ['api_tools', 'api-tools'],
    ['text editors', 'editors'],
    ['Text-Editors', 'editors'],
    ['ide', 'editors'],
    ['toString', undefined],
    ['constructor', undefined],
    ['', undefined],
    ['games', undefined],
  ])('finds %j as %s', (word, slug) => {
    expect(find(word)).toBe(slug);
  });

  it('gives a word that two categories claim to the first', () => {
    expect(find('swagger')).toBe('api-tools');
  });

  it('are found by their own slug and label in the catalog, and the fallback is one of them', () => {
    const file = join(import.meta.dirname, '../../data/categories.json');
    const vocabulary: CategoryVocabulary = JSON.parse(readFileSync(file, 'utf8'));
    const findReal = categoryLookup(vocabulary);
    for (const { slug, label } of vocabulary.categories)
      expect([findReal(slug), findReal(label)]).toEqual([slug, slug]);
    expect(findReal(FALLBACK_CATEGORY)).toBe(FALLBACK_CATEGORY);
    expect(kind.enum).toContain(FALLBACK_KIND);
  });
});

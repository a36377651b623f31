import { expect, test } from 'vitest';
import type { Pricing } from '../../schemas/contracts/generated/read-api.ts';
import { BARE, version as versionOf } from '../../schemas/rank/testing/bare-listing.ts';
import { scriptText, structuredData } from './structured-data.ts';

const words = {
  address: 'https://catalog.test/software/tool/',
  language: 'en',
  category: 'Games',
  description: 'A tool.',
  operatingSystems: ['Windows', 'Linux'],
};
type Listing = Parameters<typeof structuredData>[0];
const bare: Listing = {
  ...BARE,
  rank: { score: 1, knowable: 100, computed_on: '2026-11-20', weights_version: '1', signals: [] },
};

test('describes a listing with what is known of it', () => {
  const artifacts = [{ uri: 'https://works.example/tool.zip' }];
  const version = versionOf({ version: '1.2' });
  const listing: Listing = {
    ...bare,
    ...{ name: 'Tool', version: '1.2', released_on: '2026-01-31', homepage: 'https://works.example' },
    versions: [{ ...version, artifacts }],
    license: { type: null, spdx_id: 'MIT', commercial_terms: null },
  };
  expect(structuredData(listing, words)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Tool',
    url: words.address,
    applicationCategory: 'Games',
    operatingSystem: 'Windows, Linux',
    softwareVersion: '1.2',
    datePublished: '2026-01-31',
    sameAs: 'https://works.example',
    license: 'https://spdx.org/licenses/MIT.html',
    downloadUrl: 'https://works.example/tool.zip',
  });
});

test('says of the product all that schema.org has a word for', () => {
  const artifacts = [
    { uri: 'https://works.example/tool.exe', platform: 'windows', format: 'exe', size_bytes: 12_345_678 },
  ];
  const picture = { url: 'https://catalog.test/pictures/1.webp', width: 640, height: 360 };
  const version = { version: '1.2', released_in: '2019-05', changes: 'Faster.', artifacts };
  const listing: Listing = {
    ...bare,
    ...{ version: '1.2', versions: [versionOf({ version: '2.0-beta' }), versionOf(version)] },
    ...{ icon: 'https://catalog.test/pictures/icon.webp', screenshots: [{ ...picture, alt: null, small: picture }] },
    ...{ keywords: ['photo', 'raw'], languages: ['en', 'pt-BR'], requirements: '4 GB of memory' },
    ...{ order_url: 'https://works.example/buy', pricing: { price_from_cents: 950, currency: 'EUR' } },
  };
  expect(structuredData(listing, words)).toMatchObject({
    inLanguage: ['en', 'pt-BR'],
    datePublished: '2019-05',
    image: 'https://catalog.test/pictures/icon.webp',
    screenshot: [picture.url],
    keywords: ['photo', 'raw'],
    softwareRequirements: '4 GB of memory',
    releaseNotes: 'Faster.',
    downloadUrl: 'https://works.example/tool.exe',
    fileSize: '12345678 B',
    offers: { price: 9.5, url: 'https://works.example/buy' },
  });
});

test.each<[Pricing | null, unknown]>([
  [null, undefined],
  [{ model: 'quote' }, undefined],
  [{ model: 'free' }, { '@type': 'Offer', price: 0, priceCurrency: 'USD' }],
  [
    { model: 'subscription', price_from_cents: 950, currency: 'EUR' },
    { '@type': 'Offer', price: 9.5, priceCurrency: 'EUR' },
  ],
  [
    { price_from_cents: 1500, currency: 'JPY' },
    { '@type': 'Offer', price: 1500, priceCurrency: 'JPY' },
  ],
])('of a pricing of %j offers %j', (pricing, offers) => {
  expect(structuredData({ ...bare, pricing }, words)).toEqual(
    expect.objectContaining(offers === undefined ? {} : { offers }),
  );
  expect('offers' in structuredData({ ...bare, pricing }, words)).toBe(offers !== undefined);
});

test.each([
  ['Apache-2.0', 'https://spdx.org/licenses/Apache-2.0.html'],
  ['MIT OR Apache-2.0', { '@type': 'CreativeWork', name: 'MIT OR Apache-2.0' }],
  ['LicenseRef-Works', { '@type': 'CreativeWork', name: 'LicenseRef-Works' }],
])('names the license %s as schema.org wants it', (spdx_id, license) => {
  expect(structuredData({ ...bare, license: { ...bare.license, spdx_id } }, words).license).toEqual(license);
});

test('cannot be ended by a word of a publisher', () => {
  const text = scriptText(structuredData({ ...bare, name: '</script><!--<script>alert(1)' }, words));
  expect(text).not.toContain('<');
  expect(JSON.parse(text).name).toBe('</script><!--<script>alert(1)');
});

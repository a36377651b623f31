/**
 * PAD JSON 2.0 documents: half of them say little more than the format asks for, half nearly all they could.
 * Contacts stand in some, as publishers are used to from PAD XML.
 */

import { between, chance, pick, type Random, some } from '../../../pipeline/testing/random.ts';
import { type Product, productAt } from './product.ts';

const KINDS = ['software', 'software', 'open-source', 'library', 'saas', 'mcp-server'];
const CATEGORIES = ['developer-tools', 'text-editors', 'games', 'backup', 'office', 'graphics'];
const LICENSES = ['MIT', 'Apache-2.0', 'GPL-3.0-or-later', 'MIT OR Apache-2.0', 'BSD-3-Clause'];
const PLATFORMS = ['windows', 'macos', 'linux', 'android', 'ios', 'web', 'freebsd'];
const INTEGRATIONS = ['GitHub', 'GitLab', 'Slack', 'Jira', 'Visual Studio Code', 'Docker', 'Zapier', 'Nextcloud'];

/** The same bytes for the same seed and index. */
export function padJsonFile(seed: number, index: number): Uint8Array {
  const { product, random } = productAt(seed, index);
  const isFull = chance(random, 50);
  const document = {
    ...(isFull && { $schema: 'https://catalog.example/schemas/pad-2.0.json' }),
    pad_version: '2.0',
    vendor: vendorOf(random, product),
    software: isFull ? { ...softwareOf(random, product), ...detailsOf(random, product) } : softwareOf(random, product),
    release: releaseOf(random, product, product.version, isFull),
    ...(isFull && { releases: earlierReleases(random, product) }),
    ...(chance(random, 10) && { webhook: { url: `${product.website}/hooks`, events: ['rank.changed'] } }),
  };
  return new TextEncoder().encode(JSON.stringify(document, null, chance(random, 80) ? 2 : 0));
}

function vendorOf(random: Random, { vendor, website, country, contact }: Product) {
  const { firstName, lastName, email } = contact;
  return {
    name: vendor,
    website,
    country_code: country.code,
    ...(chance(random, 40) && { email, contact: `${firstName} ${lastName}` }),
  };
}

function softwareOf(random: Random, { slug, name, website, descriptions }: Product) {
  return {
    slug,
    name,
    kind: pick(random, KINDS),
    category: pick(random, CATEGORIES),
    license_type: pick(random, ['open-source', 'freeware', 'commercial', 'trial']),
    platforms: some(random, PLATFORMS, 40),
    homepage: `${website}/${slug}`,
    descriptions: Object.fromEntries(
      descriptions.map(({ language, tagline, summary, text }) => [
        language.tag,
        text === '' ? { summary } : { tagline, summary, text },
      ]),
    ),
  };
}

function detailsOf(random: Random, { slug, website, priceCents }: Product) {
  return {
    license: { spdx_id: pick(random, LICENSES) },
    documentation: `${website}/${slug}/documentation`,
    integrations: some(random, INTEGRATIONS, 30),
    pricing: { model: priceCents === 0 ? 'free' : 'one-time', price_from_cents: priceCents, currency: 'EUR' },
    ...(chance(random, 20) && {
      interfaces: {
        openapi: { version: '1.0', spec_url: `${website}/openapi.json` },
        mcp: { version: '1', transport: 'streamable-http', endpoint: `${website}/mcp`, tools_count: 7 },
      },
    }),
  };
}

function releaseOf(random: Random, { slug, website, released }: Product, version: string, isFull: boolean) {
  const { year, month, day } = released;
  const isoDate = new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
  return {
    version,
    released_on: isoDate,
    release_type: pick(random, ['major', 'minor', 'patch', 'security']),
    ...(isFull && {
      notes_url: `${website}/${slug}/changes#${version.replace(' ', '-')}`,
      artifacts: some(random, ['windows', 'macos', 'linux'], 60).map((platform) => ({
        platform,
        uri: `${website}/download/${slug}-${version.replace(' ', '-')}-${platform}.zip`,
        sha256: digest(random),
      })),
    }),
  };
}

function earlierReleases(random: Random, product: Product) {
  const count = pick(random, [0, 1, 3, 8, 20]);
  return Array.from({ length: count }, (_, place) => {
    const released = { ...product.released, year: product.released.year - place - 1 };
    return releaseOf(random, { ...product, released }, `0.${count - place}.${between(random, 0, 9)}`, place < 3);
  });
}

function digest(random: Random): string {
  return Array.from({ length: 64 }, () => between(random, 0, 15).toString(16)).join('');
}

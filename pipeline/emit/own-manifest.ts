/** /.well-known/catalog.json: the service described in its own format. */
import packageFile from '../../package.json' with { type: 'json' };
import { files } from '../../schemas/addresses.ts';
import type { Manifest } from '../../schemas/generated/catalog-2.0.ts';
import type { Settings } from '../../schemas/generated/settings.ts';
import { MANIFEST_PROTOCOL } from '../../schemas/manifest.ts';

/** @param date day of the build: the day this state of the catalog was published */
export function ownManifest(settings: Settings, baseUrl: string, date: string): Manifest {
  const schemaUrl = baseUrl + files.manifestSchema;
  return {
    $schema: schemaUrl,
    protocol: { ...MANIFEST_PROTOCOL, canonical_url: schemaUrl },
    entity: {
      name: settings.name,
      slug: 'catalog',
      domain: new URL(baseUrl).hostname,
      type: 'saas',
      license: { type: 'open-source', spdx_id: packageFile.license },
      vendor: settings.vendor,
      descriptions: { en: { tagline: settings.tagline, summary: settings.summary } },
    },
    capabilities: { deployment: ['cloud', 'self-hosted'], pricing: { model: 'freemium' } },
    releases: { latest: { version: packageFile.version, published_at: `${date}T00:00:00Z` } },
  };
}

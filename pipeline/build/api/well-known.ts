/** The files below /.well-known/ that describe the catalog itself. */
import packageFile from '../../../package.json' with { type: 'json' };
import { files } from '../../../schemas/contracts/addresses.ts';
import type { Manifest } from '../../../schemas/contracts/generated/catalog-2.0.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { MANIFEST_PROTOCOL } from '../../../schemas/writers/manifest.ts';
import { firstLanguage, publicSettings } from '../listings/public-settings.ts';
import type { EmittedFile } from '../writer/build-writer.ts';

/**
 * catalog.json: the service in its own format.
 * @param changedAt when the listings last changed, and not the day of the build, which is another every day
 */
export function ownManifest(settings: Settings, baseUrl: string, changedAt: string): Manifest {
  const schemaUrl = baseUrl + files.manifestSchema;
  const { translations = {} } = settings;
  const words: Record<string, Pick<Settings, 'tagline' | 'summary'>> = {
    ...translations,
    [firstLanguage(settings)]: settings,
  };
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
      descriptions: Object.fromEntries(Object.entries(words).map(([tag, said]) => [tag, wordsOf(said)])),
    },
    capabilities: { deployment: ['cloud', 'self-hosted'], pricing: { model: 'freemium' } },
    releases: { latest: { version: packageFile.version, published_at: changedAt } },
  };
}

/** What is for the pages alone is left out. */
function wordsOf({ tagline, summary }: Pick<Settings, 'tagline' | 'summary'>) {
  return { tagline, summary };
}

/**
 * security.txt (RFC 9116): where to report a vulnerability of this catalog, if its operator has a contact.
 * @param date day of the build; its month decides, so that the file is another one once a month
 */
export function* securityText(settings: Settings, baseUrl: string, date: string): Generator<EmittedFile> {
  const { contact } = settings;
  if (contact === undefined) return;
  const [year = '', month = ''] = date.split('-');
  const lines = [
    `Contact: ${contact}`,
    // The RFC recommends less than a year.
    `Expires: ${Number(year) + 1}-${month}-01T00:00:00Z`,
    `Preferred-Languages: ${publicSettings(settings).languages.join(', ')}`,
    `Canonical: ${baseUrl}${files.securityText}`,
  ];
  yield [files.securityText, `${lines.join('\n')}\n`];
}

/**
 * A listing as publiccode.yml, for the catalogs of the public sector to read. What the standard demands and nothing in the
 * listing says is named, not made up. Source: https://yml.publiccode.tools, "The Standard".
 */
import type { Draft } from '../contracts/draft.ts';
import type { Dependency } from '../contracts/generated/listing.ts';
import type { SoftwareListing } from '../contracts/generated/read-api.ts';
import { cutAtSentence } from '../rules/plain-text.ts';
import { currentVersion } from '../rules/version-order.ts';
import { defined, uniqueUnlessEmpty } from '../rules/without-undefined.ts';
import { toYaml } from './to-yaml.ts';

export type PubliccodeResult =
  | { document: Record<string, unknown>; missing?: undefined }
  /** Keys of the standard that it demands and the listing does not give, like "maintenance.type". */
  | { document?: undefined; missing: string[] };

const STANDARD = '0.5';
const MAX_GENERIC_NAME = 35;
const MAX_SHORT = 150;
const MIN_LONG = 150;
const MAX_LONG = 10_000;
/** What readers write for a publisher that nobody has named. */
const UNKNOWN_VENDOR = 'Unknown';
const PLATFORMS: Readonly<Record<string, string>> = { macos: 'mac' };

/** The text of the file, or what is missing. @param listing as the read API shows it: null is what nobody knows */
export function publiccodeText(listing: Omit<SoftwareListing, 'rank'>): { text?: string; missing: string[] } {
  const known = JSON.parse(JSON.stringify(listing), (_, value) => value ?? undefined);
  // Its pictures are the catalog's own, in a format that the standard does not know.
  const { icon: _icon, screenshots: _screenshots, ...draft } = known;
  const { document, missing = [] } = toPubliccode(draft as Draft);
  return document === undefined ? { missing } : { text: toYaml(document), missing };
}

export function toPubliccode(draft: Draft): PubliccodeResult {
  const { vendor, public_sector: said = {}, license, languages = [] } = draft;
  const current = currentVersion(draft.versions);
  const descriptions = Object.entries(draft.descriptions).map(
    ([tag, told]) => [tag, toDescription(draft, told)] as const,
  );
  const written = descriptions.map(([, description]) => description);
  // Each language must have both.
  const complete = descriptions.filter(([, { longDescription, features }]) => longDescription && features);
  const hasLong = written.some(({ longDescription }) => longDescription !== undefined);
  const hasFeatures = written.some(({ features }) => features !== undefined);
  const contacts = vendor.name === UNKNOWN_VENDOR ? undefined : [{ name: vendor.name, affiliation: vendor.name }];
  const demanded = {
    url: said.repository,
    platforms: uniqueUnlessEmpty(draft.platforms.map((platform) => PLATFORMS[platform] ?? platform)),
    developmentStatus: said.development_status,
    'description.longDescription': hasLong || undefined,
    'description.features': complete.length > 0 || (hasFeatures && !hasLong) || undefined,
    'legal.license': license.spdx_id,
    'maintenance.type': said.maintenance?.type,
    // Contractors are never stored, and the publisher is not one of them.
    ...(said.maintenance?.type === 'contract' && { 'maintenance.contractors': undefined }),
    ...(['internal', 'community'].includes(said.maintenance?.type ?? '') && { 'maintenance.contacts': contacts }),
    'localisation.localisationReady': said.localisation_ready,
    'localisation.availableLanguages': uniqueUnlessEmpty(languages),
  };
  const missing = Object.entries(demanded).flatMap(([key, value]) => (value === undefined ? [key] : []));
  if (missing.length > 0) return { missing };
  const document = defined({
    publiccodeYmlVersion: STANDARD,
    name: draft.name,
    url: said.repository,
    landingURL: draft.homepage === said.repository ? undefined : draft.homepage,
    isBasedOn: said.based_on,
    softwareVersion: current?.version,
    releaseDate: current?.released_on,
    logo: [draft.icon ?? ''].find((address) => /\.(?:svgz?|png)$/i.test(address)),
    platforms: demanded.platforms,
    usedBy: said.used_by,
    roadmap: said.roadmap,
    developmentStatus: said.development_status,
    softwareType: toSoftwareType(draft),
    organisation: vendor.website && { name: vendor.name, uri: vendor.website },
    intendedAudience: said.audience && toAudience(said.audience),
    description: Object.fromEntries(complete),
    legal: defined({ license: license.spdx_id, mainCopyrightOwner: said.copyright_owner }),
    maintenance: defined({ type: said.maintenance?.type, contacts: demanded['maintenance.contacts'] }),
    localisation: { localisationReady: said.localisation_ready, availableLanguages: languages },
    dependsOn: said.depends_on && toDependsOn(said.depends_on),
  });
  return { document };
}

function toDescription(
  { documentation, screenshots }: Draft,
  { tagline, summary, text = '' }: Draft['descriptions'][string],
) {
  const { long, features } = splitFeatures(text);
  return defined({
    genericName: tagline !== undefined && tagline.length <= MAX_GENERIC_NAME ? tagline : undefined,
    shortDescription: cutAtSentence(summary, MAX_SHORT),
    longDescription: long.length < MIN_LONG ? undefined : cutAtSentence(long, MAX_LONG),
    documentation,
    features: uniqueUnlessEmpty(features),
    screenshots,
  });
}

/** A list at the end of a text says what the product can do. */
function splitFeatures(text: string): { long: string; features: string[] } {
  const lines = text.trimEnd().split('\n');
  const last = lines.findLastIndex((line) => !line.startsWith('- '));
  return {
    long: lines
      .slice(0, last + 1)
      .join('\n')
      .trim(),
    features: lines.slice(last + 1).map((line) => line.slice(2)),
  };
}

/** The standard has fewer and other kinds; what a listing cannot tell apart is "other". */
function toSoftwareType({ kind, platforms }: Draft): string {
  if (kind === 'library' || kind === 'framework') return 'library';
  if (kind === 'plugin' || kind === 'extension') return 'addon';
  if (kind === 'mobile') return 'standalone/mobile';
  if (platforms.includes('web')) return 'standalone/web';
  const isDesktop = platforms.some(
    (platform) => platform === 'windows' || platform === 'macos' || platform === 'linux',
  );
  return isDesktop ? 'standalone/desktop' : 'standalone/other';
}

type Said = NonNullable<Draft['public_sector']>;

function toAudience({ scope, countries, unsupported_countries }: NonNullable<Said['audience']>) {
  return defined({ scope, countries, unsupportedCountries: unsupported_countries });
}

function toDependsOn({ open, proprietary, hardware }: NonNullable<Said['depends_on']>) {
  const written = (list: readonly Dependency[] | undefined) =>
    list?.map(({ name, version, version_min, version_max, optional }) =>
      defined({ name, version, versionMin: version_min, versionMax: version_max, optional }),
    );
  return defined({ open: written(open), proprietary: written(proprietary), hardware: written(hardware) });
}

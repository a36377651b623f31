/** A draft as a PAD JSON 2.0 document: what a publisher with an old format hosts from now on. */
import type { Draft, DraftRelease } from '../contracts/draft.ts';
import type { PadDocument, Release as PadRelease } from '../contracts/generated/pad-2.0.ts';
import { defined } from '../rules/defined.ts';
import { currentVersion } from '../rules/version-order.ts';

/** Reading the result gives the draft back, except for what the format has no place for (badges, archived). */
export function toPadDocument(draft: Draft, schemaUrl: string): PadDocument {
  const current = currentVersion(draft.versions) ?? draft.versions[0];
  const earlier = draft.versions.filter((version) => version !== current);
  const { type, ...license } = draft.license;
  return defined({
    $schema: schemaUrl,
    pad_version: '2.0',
    vendor: draft.vendor,
    software: defined({
      slug: draft.slug,
      name: draft.name,
      kind: draft.kind,
      category: draft.category,
      license_type: type,
      license: Object.keys(license).length === 0 ? undefined : license,
      platforms: draft.platforms,
      homepage: draft.homepage,
      documentation: draft.documentation,
      order_url: draft.order_url,
      support_url: draft.support_url,
      status_page: draft.status_page,
      security: draft.security,
      icon: draft.icon,
      screenshots: draft.screenshots,
      keywords: draft.keywords,
      languages: draft.languages,
      requirements: draft.requirements,
      deployment: draft.deployment,
      packages: draft.packages,
      support_until: draft.support_until,
      lifecycle: draft.lifecycle,
      public_sector: draft.public_sector,
      integrations: draft.integrations.length === 0 ? undefined : draft.integrations,
      interfaces: draft.interfaces,
      pricing: draft.pricing,
      descriptions: draft.descriptions,
    }),
    release: current === undefined ? { version: '' } : toPadRelease(current),
    releases: earlier.length === 0 ? undefined : earlier.map(toPadRelease),
  });
}

function toPadRelease({ prerelease: _prerelease, yanked, ...release }: DraftRelease): PadRelease {
  return defined({ ...release, yanked: yanked === '' ? true : yanked });
}

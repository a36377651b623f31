/** A draft as a PAD JSON 2.0 document: what a publisher with an old format hosts from now on. */
import type { Draft, DraftRelease } from '../contracts/draft.ts';
import type { PadDocument, Release as PadRelease } from '../contracts/generated/pad-2.0.ts';
import { currentVersion } from '../rules/version-order.ts';
import { defined, unlessEmpty } from '../rules/without-undefined.ts';

/** Reading the result gives the draft back: a draft has no member that the format lacks but what the catalog adds. */
export function toPadDocument(draft: Draft, schemaUrl: string): PadDocument {
  const { slug, name, kind, category, license, vendor, versions, ...others } = draft;
  const { badges: _badges, archived: _archived, pictures: _pictures, ...said } = others;
  const current = currentVersion(versions) ?? versions[0];
  const earlier = versions.filter((version) => version !== current);
  const { type, ...terms } = license;
  return defined({
    $schema: schemaUrl,
    pad_version: '2.0',
    vendor,
    software: defined({
      ...{ slug, name, kind, category },
      license_type: type,
      license: Object.keys(terms).length === 0 ? undefined : terms,
      ...said,
      integrations: unlessEmpty(said.integrations),
    }),
    release: current === undefined ? { version: '' } : toPadRelease(current),
    releases: unlessEmpty(earlier.map(toPadRelease)),
  });
}

function toPadRelease({ prerelease: _prerelease, yanked, ...release }: DraftRelease): PadRelease {
  return defined({ ...release, yanked: yanked === '' ? true : yanked });
}

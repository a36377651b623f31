/** Where the source code of a product lies, as far as the catalog knows. */
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { namedUrl, repositoryOf } from '../../repo/addresses/registry-addresses.ts';
import { type PackageDecision, trustedPackages } from './shown-install-commands.ts';

type Facts = Pick<
  Listing,
  'license' | 'sources' | 'packages' | 'homepage' | 'documentation' | 'support_url' | 'versions'
>;

/**
 * The repository that the facts are read from; then the one that a registry names for a package that is tied to the
 * product; then the one that is itself such a package; then the one that the listing's own addresses lie in. A repository of a product that is not open source may
 * hold its releases alone, so only the first is taken there.
 */
export function sourceCode(
  listing: Facts,
  evidence: readonly EvidenceRecord[],
  decision: PackageDecision | undefined,
): string | undefined {
  const read = listing.sources.find(({ kind, url }) => url !== undefined && (kind === 'github' || kind === 'gitlab'));
  if (read?.url !== undefined || listing.license.type !== 'open-source') return read?.url;
  const { homepage, documentation, support_url, versions } = listing;
  const places = evidence.map(({ place }) => place);
  const notes = versions.map(({ notes_url }) => notes_url);
  const repositories = trustedPackages(listing, evidence, decision).map(({ purl }) => repositoryAddress(purl));
  for (const address of [...places, ...repositories, homepage, documentation, ...notes, support_url]) {
    const url = address === undefined ? undefined : namedUrl(address);
    const repository = url && repositoryOf(url);
    if (repository !== undefined) return repository;
  }
  return undefined;
}

/** `pkg:github/owner/name` and the like name a repository, as no other package does. */
function repositoryAddress(purl: string): string | undefined {
  const [, host, path] = /^pkg:(github|gitlab)\/([^?#@]+)/.exec(purl) ?? [];
  return path && `https://${host}.com/${path}`;
}

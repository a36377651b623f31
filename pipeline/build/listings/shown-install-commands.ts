/**
 * Which install commands a page may show. Anybody can name the package of somebody else, so one is shown where the
 * registry's own record points back to the product, or where a person has approved that very package.
 */
import type { EvidenceRecord } from '../../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import type { Install } from '../../../schemas/contracts/generated/read-api.ts';
import { installCommand } from '../../../schemas/rules/install-command.ts';

export type PackageDecision = Pick<LedgerRecord, 'approved_packages' | 'overrides'>;

type Named = Pick<Listing, 'kind' | 'packages' | 'sources'>;

export function shownCommands(
  { kind, packages = [], sources }: Named,
  evidence: readonly EvidenceRecord[],
  decision: PackageDecision | undefined,
): Install[] {
  return trustedPackages({ packages, sources }, evidence, decision).flatMap(({ purl, approved_by }): Install[] => {
    const found = installCommand(purl, kind);
    if (!found) return [];
    const { tool, command, platforms } = found;
    return [{ package: purl, tool, command, platforms: [...platforms], approved_by }];
  });
}

/** Those of a listing's packages that are its own, and who says so. */
export function trustedPackages(
  { packages = [], sources }: Pick<Listing, 'packages' | 'sources'>,
  evidence: readonly EvidenceRecord[],
  decision: PackageDecision | undefined,
): { purl: string; approved_by: Install['approved_by'] }[] {
  // The place is what ties a package: without one, a registry only knows that it is there.
  const tied = new Set(evidence.flatMap(({ subject, place }) => (place === undefined ? [] : [subject])));
  const approved = new Set(approvedPackages(sources, decision) ?? packages);
  return packages.flatMap((purl) => {
    const approved_by = tied.has(purl) ? 'registry' : approved.has(purl) ? 'reviewer' : undefined;
    return approved_by === undefined ? [] : [{ purl, approved_by }];
  });
}

/**
 * Those that a proposal has shown to the person who merged it, and those that a person has written.
 * @returns undefined for all: the operator keeps the document in data/feeds, and has written or reviewed all of it
 */
function approvedPackages(sources: Listing['sources'], decision: PackageDecision | undefined): string[] | undefined {
  const source = sources.find(({ primary }) => primary);
  if (source?.feed !== undefined && source.url === undefined) return undefined;
  return approvedByPerson(decision);
}

/** Canonical package URLs. */
export function approvedByPerson(decision: PackageDecision | undefined): string[] {
  const { approved_packages = [], overrides } = decision ?? {};
  const { packages: corrected }: { packages?: unknown } = overrides ?? {};
  const written = Array.isArray(corrected) ? corrected.filter((each) => typeof each === 'string') : [];
  return [...approved_packages, ...written];
}

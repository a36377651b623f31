/**
 * Evidence from data that others publish as npm packages: downloads of all packages in a month, and the repository that
 * each names. For a catalog that wants evidence of many products without asking a registry for each. Pure.
 */

import { type Finding, mergeRecords, recordKey } from '../../pipeline/collect/evidence/merge-records.ts';
import { provenPlace } from '../../pipeline/collect/evidence/package-ownership.ts';
import type { EvidenceRecord, ListingEvidence } from '../../schemas/contracts/generated/evidence.ts';
import type { Listing } from '../../schemas/contracts/generated/listing.ts';
import { parsePackageUrl } from '../../schemas/rules/package-url.ts';

export interface NpmData {
  /** The package of data and its version, as a package URL, where a figure can be checked. */
  source: string;
  /** Day since which the figures are so. */
  since: string;
  /** Downloads in a month by the name of the package. */
  downloads: ReadonlyMap<string, number>;
  /** Address of the repository by the name of the package. */
  repositories: ReadonlyMap<string, string>;
}

/** Why a package that a listing names gets no record: no such figure, not the listing's own, or something newer is kept. */
type LeftReason = 'no_figure' | 'not_tied' | 'newer_kept';

export interface ImportedEvidence {
  evidence: ListingEvidence[];
  left: { slug: string; subject: string; reason: LeftReason }[];
}

type RecordedEvidence = ReadonlyMap<string, Pick<ListingEvidence, 'records'>>;

/** @param kept what there is already: records of other witnesses stay */
export function importNpmData(listings: Iterable<Listing>, kept: RecordedEvidence, data: NpmData): ImportedEvidence {
  const imported: ImportedEvidence = { evidence: [], left: [] };
  for (const listing of listings) {
    const { slug, packages = [] } = listing;
    const before = kept.get(slug);
    const said: Finding[] = [];
    for (const subject of packages) {
      const found = lookUp(subject, listing, data, before?.records ?? []);
      if (typeof found === 'string') imported.left.push({ slug, subject, reason: found });
      else if (found !== undefined) said.push(found);
    }
    if (said.length > 0) imported.evidence.push({ slug, records: mergeRecords(before, said, data.since) });
  }
  return imported;
}

/** Names of npm packages that a listing says it is published as, as npm writes them: name, @scope/name. */
export function npmNames({ packages = [] }: Pick<Listing, 'packages'>): string[] {
  return packages.flatMap((subject) => npmName(subject) ?? []);
}

/** undefined for a package of another registry. */
function lookUp(
  subject: string,
  listing: Listing,
  data: NpmData,
  records: readonly EvidenceRecord[],
): Finding | LeftReason | undefined {
  const name = npmName(subject);
  if (name === undefined) return undefined;
  const downloads = data.downloads.get(name);
  if (downloads === undefined) return 'no_figure';
  const repository = data.repositories.get(name);
  const place = provenPlace(listing, repository === undefined ? [] : [repository]);
  if (place === undefined) return 'not_tied';
  const said: Finding = { witness: 'npm', subject, place, source: data.source, on: data.since, values: { downloads } };
  const known = records.find((record) => recordKey(record) === recordKey(said));
  return known !== undefined && isBetter(known, data) ? 'newer_kept' : said;
}

/** What was read from the registry itself says more; of two imports, the later one does. */
function isBetter({ source, since }: EvidenceRecord, data: NpmData): boolean {
  return !source.startsWith('pkg:') || since > data.since;
}

function npmName(subject: string): string | undefined {
  const purl = parsePackageUrl(subject);
  if (purl?.type !== 'npm') return undefined;
  return purl.namespace === undefined ? purl.name : `${purl.namespace}/${purl.name}`;
}

/** What evidence must be besides its shape: in order, and of a listing that is or was published. */
import type { ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import { error, type Problem } from '../../../schemas/contracts/problems.ts';
import {
  compareRecords,
  type DataFiles,
  type Decision,
  evidencePath,
  ledgerPath,
  listingPath,
} from '../data/data-files.ts';
import { type FileProblem, placedIn } from '../problems/file-problem.ts';

interface EvidenceInput {
  kept: ReadonlyMap<string, ListingEvidence>;
  ledger: ReadonlyMap<string, Decision>;
}

export function evidenceProblems(files: DataFiles, { kept, ledger }: EvidenceInput): FileProblem[] {
  return [...kept].flatMap(([slug, evidence]) =>
    placedIn(files, evidencePath(slug), problemsOf(slug, evidence, files, ledger)),
  );
}

/** @returns index of the first record that should stand before another, else -1 */
export function misplacedRecord({ records }: ListingEvidence): number {
  return records.findIndex((record, index) => {
    const before = records[index - 1];
    return before !== undefined && compareRecords(before, record) >= 0;
  });
}

function problemsOf(
  slug: string,
  evidence: ListingEvidence,
  files: DataFiles,
  ledger: EvidenceInput['ledger'],
): Problem[] {
  const misplaced = misplacedRecord(evidence);
  const problems = misplaced === -1 ? [] : [error(`/records/${misplaced}`, 'evidence_unordered')];
  // What cannot be read, or lies in another's place, is named already.
  if (files.has(listingPath(slug)) || (files.has(ledgerPath(slug)) && !ledger.has(slug))) return problems;
  const state = ledger.get(slug)?.state;
  const wasPublished = state === 'renamed' || state === 'withdrawn' || state === 'published';
  return wasPublished ? problems : [...problems, error('', 'evidence_unknown')];
}

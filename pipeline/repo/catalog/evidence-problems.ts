/** What evidence must be besides its shape: in order, and of a listing that is or was published. */
import type { ListingEvidence } from '../../../schemas/contracts/generated/evidence.ts';
import type { LedgerRecord } from '../../../schemas/contracts/generated/moderation.ts';
import { error } from '../../../schemas/contracts/problems.ts';
import { compareRecords, type DataFiles, evidencePath, ledgerPath, listingPath } from '../data/data-files.ts';
import { type FileProblem, placedIn } from '../problems/file-problem.ts';

/** @param evidence by slug */
export function evidenceProblems(
  files: DataFiles,
  evidence: ReadonlyMap<string, ListingEvidence>,
  ledger: ReadonlyMap<string, Pick<LedgerRecord, 'state'>>,
): FileProblem[] {
  return [...evidence].flatMap(([slug, records]) => {
    const misplaced = misplacedRecord(records);
    const order = misplaced === -1 ? [] : [error(`/records/${misplaced}`, 'evidence_unordered')];
    // What cannot be read, or lies in another's place, is named already.
    const isNamed = files.has(listingPath(slug)) || (files.has(ledgerPath(slug)) && !ledger.has(slug));
    const state = ledger.get(slug)?.state;
    const isKnown = isNamed || state === 'renamed' || state === 'withdrawn' || state === 'published';
    return placedIn(files, evidencePath(slug), isKnown ? order : [...order, error('', 'evidence_unknown')]);
  });
}

/** @returns index of the first record that should stand before another, else -1 */
export function misplacedRecord({ records }: ListingEvidence): number {
  return records.findIndex((record, index) => {
    const before = records[index - 1];
    return before !== undefined && compareRecords(before, record) >= 0;
  });
}

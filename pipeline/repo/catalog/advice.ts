/** What one command or page would stumble over, or what merely does nothing: looked for by a check, not by each command. */

import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import { DOCUMENT_LIMITS, parseJson } from '../../../schemas/readers/json-text.ts';
import { CATEGORIES, type DataFiles, type Decision, SETTINGS } from '../data/data-files.ts';
import { readOperator, writtenSettings } from '../data/operator.ts';
import type { FileProblem } from '../problems/file-problem.ts';
import { duplicateProblems } from '../problems/own-file.ts';
import { ledgerProblems } from './ledger-problems.ts';
import { languageProblems } from './settings-problems.ts';
import { snapshotProblems } from './snapshot-problems.ts';

interface Read {
  listings: ReadonlyMap<string, Listing>;
  ledger: ReadonlyMap<string, Decision>;
}

export function adviceProblems(files: DataFiles, read: Read): FileProblem[] {
  return [
    ...[SETTINGS, CATEGORIES].flatMap((path) => duplicatesOf(path, files.get(path))),
    ...languageProblems(files),
    ...readOperator(files, writtenSettings(files)).problems,
    ...ledgerProblems(files, read),
    ...snapshotProblems(files),
  ];
}

/** Only where the text can be walked through. */
function duplicatesOf(path: string, bytes: Buffer | undefined): FileProblem[] {
  return bytes === undefined || parseJson(bytes, DOCUMENT_LIMITS).problem !== undefined
    ? []
    : duplicateProblems(path, bytes);
}

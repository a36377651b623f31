/** Problems that break a single command or page, or have no effect: only `catalog check` looks for them. */
import { validateRankSnapshotLine } from '../../../schemas/contracts/generated/validators.js';
import { error } from '../../../schemas/contracts/problems.ts';
import { DOCUMENT_LIMITS, parseJson } from '../../../schemas/readers/json-text.ts';
import { isObject } from '../../../schemas/rules/members.ts';
import { CATEGORIES, type DataFiles, SETTINGS, type ShownCatalog } from '../data/data-files.ts';
import { readOperator, writtenSettings } from '../data/operator.ts';
import { duplicateProblems } from '../problems/data-file-problems.ts';
import type { FileProblem } from '../problems/file-problem.ts';
import { jsonOf } from '../text/stable-json.ts';
import { ledgerProblems } from './ledger-problems.ts';
import { addressProblems, aliasProblems, languageProblems } from './settings-problems.ts';

const SNAPSHOT = /^data\/rank\/\d{4}-\d{2}\.ndjson$/;

export function adviceProblems(files: DataFiles, read: Pick<ShownCatalog, 'listings' | 'ledger'>): FileProblem[] {
  return [
    ...[SETTINGS, CATEGORIES].flatMap((path) => duplicatesOf(path, files.get(path))),
    ...languageProblems(files),
    ...addressProblems(files),
    ...aliasProblems(files),
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

/** Whether the places of each month can be read. */
function snapshotProblems(files: DataFiles): FileProblem[] {
  const snapshots = [...files.keys()].filter((file) => SNAPSHOT.test(file));
  return snapshots.flatMap((file) => {
    const line = damagedLine(String(files.get(file)));
    return line === undefined ? [] : [{ file, line, ...error('', 'snapshot_damaged', { line }) }];
  });
}

/** @returns the first line that is none, or the last where lines are missing */
function damagedLine(text: string): number | undefined {
  const lines = text.split('\n');
  const isWhole = lines.pop() === '';
  const values = lines.map(jsonOf);
  const wrong = values.findIndex(
    (value, index) => !validateRankSnapshotLine(value) || isHeader(value) !== (index === 0),
  );
  if (wrong !== -1) return wrong + 1;
  const [header] = values;
  const promised = isObject(header) ? header.listings : undefined;
  return isWhole && promised === lines.length - 1 ? undefined : Math.max(1, lines.length);
}

const isHeader = (value: unknown) => isObject(value) && 'listings' in value;

/** Whether the places of each month can be read. */
import { validateRankSnapshotLine } from '../../../schemas/contracts/generated/validators.js';
import { error } from '../../../schemas/contracts/problems.ts';
import { isObject } from '../../../schemas/rules/members.ts';
import type { DataFiles } from '../data/data-files.ts';
import type { FileProblem } from '../problems/file-problem.ts';
import { jsonOf } from '../text/stable-json.ts';

const SNAPSHOT = /^data\/rank\/\d{4}-\d{2}\.ndjson$/;

export function snapshotProblems(files: DataFiles): FileProblem[] {
  return [...files].flatMap(([file, bytes]) => {
    const line = SNAPSHOT.test(file) ? damagedLine(bytes.toString()) : undefined;
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

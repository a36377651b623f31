/** Monthly snapshots of the rank: data/rank/<yyyy-mm>.ndjson, a header and one line per listing. */
import type { SnapshotEntry, SnapshotHeader } from '../../../schemas/contracts/generated/rank-snapshot.ts';
import { validateRankSnapshotLine } from '../../../schemas/contracts/generated/validators.js';
import type { RankPlace } from '../../../schemas/rank/engine.ts';
import { snapshotEntry, snapshotHeader } from '../../../schemas/rank/rank-snapshot.ts';
import { STANDARD_WEIGHTS } from '../../../schemas/rank/weights.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { type DataFiles, filesBelow } from '../../repo/data/data-files.ts';
import { DataError } from '../../repo/problems/file-problem.ts';
import { compactJson, jsonOf } from '../../repo/text/stable-json.ts';

/** Two years of history are shown; older months stay in git. */
const MONTHS_SHOWN = 24;

export interface MonthlySnapshot {
  /** Like 2026-01. */
  month: string;
  header: SnapshotHeader;
  entries: SnapshotEntry[];
}

const SNAPSHOTS = 'data/rank/';

/** @param day like 2026-01-31 */
export const snapshotPath = (day: string) => `${SNAPSHOTS}${day.slice(0, 7)}.ndjson`;

/** @param places from first to last, as ranked on `day` */
export function snapshotOf(places: readonly RankPlace[], day: string): MonthlySnapshot {
  const entries = places
    .map((place, index) => snapshotEntry(place, index + 1))
    .sort((a, b) => compareText(a.slug, b.slug));
  return { month: day.slice(0, 7), header: snapshotHeader(places.length, day, STANDARD_WEIGHTS), entries };
}

/** The text of a month's file. */
export function toSnapshot(places: readonly RankPlace[], day: string): string {
  const { header, entries } = snapshotOf(places, day);
  return [header, ...entries].map(compactJson).join('');
}

/**
 * The newest months up to a day, oldest first.
 * @throws DataError naming the first file and line that is wrong
 */
export function readSnapshots(files: DataFiles, day: string): MonthlySnapshot[] {
  return [...filesBelow(files, SNAPSHOTS)]
    .flatMap(([path, bytes]) => {
      const month = /^data\/rank\/(\d{4}-\d{2})\.ndjson$/.exec(path)?.[1];
      return month === undefined ? [] : [{ month, path, bytes }];
    })
    .filter(({ month }) => month <= day.slice(0, 7))
    .sort((a, b) => compareText(a.month, b.month))
    .slice(-MONTHS_SHOWN)
    .map(({ month, path, bytes }) => ({ month, ...parseSnapshot(path, bytes) }))
    .filter(({ header }) => header.computed_on <= day);
}

function parseSnapshot(path: string, bytes: Buffer): Omit<MonthlySnapshot, 'month'> {
  const lines = bytes.toString('utf8').split('\n');
  if (lines.pop() !== '') throw new DataError(`${path} is cut off. Restore it from git.`);
  const [header, ...entries] = lines.map((line, index) => parseLine(path, line, index + 1));
  if (header === undefined || !('listings' in header)) throw new DataError(`${path} lacks its header in line 1.`);
  if (entries.length !== header.listings || !entries.every((entry) => 'slug' in entry))
    throw new DataError(`${path} does not hold the ${header.listings} entries its header promises.`);
  return { header, entries };
}

function parseLine(path: string, line: string, number: number): SnapshotHeader | SnapshotEntry {
  const value = jsonOf(line);
  if (value === undefined)
    throw new DataError(`${path}, line ${number}, is not valid JSON. Restore the file from git.`);
  if (validateRankSnapshotLine(value)) return value as SnapshotHeader | SnapshotEntry;
  throw new DataError(`${path}, line ${number}, does not have the shape of schemas/contracts/rank-snapshot.json.`);
}

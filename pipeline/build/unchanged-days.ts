/**
 * Days without a change: the same commit gives the same files as the day before, except those that carry the date. A build
 * notes how long that lasts, so that a build on such a day reads nothing else.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { files } from '../../schemas/contracts/addresses.ts';
import type { BuildManifest, RankTable } from '../../schemas/contracts/generated/read-api.ts';
import { toDay, toDayNumber } from '../../schemas/rank/days.ts';
import type { Checkout } from '../repo/data/checkout.ts';
import { compactJson } from '../repo/text/stable-json.ts';
import type { RankedListing } from './listings/rank-catalog.ts';
import { type MonthlySnapshot, snapshotPath } from './rank/monthly-snapshots.ts';
import { describeBuild } from './writer/build-manifest.ts';
import type { BuildWriter } from './writer/build-writer.ts';

interface Built {
  checkout: Checkout;
  ranked: readonly Pick<RankedListing, 'summary' | 'next'>[];
  /** Those that were shown. */
  snapshots: readonly MonthlySnapshot[];
  /** Day of the build. */
  date: string;
}

/**
 * The last day on which the same is built: no point and no tie is another one, no release comes that was announced, and no
 * month begins, which has exports and a place in the history of its own.
 */
export function unchangedUntil({ checkout: { files: data, history }, ranked, snapshots, date }: Built): string {
  // Where nothing has happened, the beginning of the history is today. A snapshot may lie there before its day.
  const isToCome = data.has(snapshotPath(date)) && snapshots.at(-1)?.month !== date.slice(0, 7);
  if (history.events.length === 0 || ranked.length === 0 || isToCome) return date;
  const today = toDayNumber(date);
  let next = firstOfNextMonth(date);
  for (const listing of ranked) {
    const { released_on } = listing.summary;
    if (released_on !== null && released_on > date) next = Math.min(next, toDayNumber(released_on));
    next = Math.min(next, listing.next);
  }
  return toDay(Math.max(next - 1, today));
}

/** What bears the day: the rank table, and what describes the build and so has its digest. */
const isOfTheDay = (name: string) => [files.rankTable, files.buildManifest].includes(`/${name}`) || isList(name);
const isList = (name: string) => name.startsWith(files.folderManifest('').slice(1, -'.json'.length));

/** @param output folder of a build that stands as it was noted */
export async function keepAllButTheDay(writer: BuildWriter, output: string, date: string): Promise<void> {
  for (const [name, { key }] of writer.standing.files) if (!isOfTheDay(name)) writer.keep(name, key);
  const read = <T>(path: string): T => JSON.parse(readFileSync(join(output, path), 'utf8'));
  const table: RankTable = { ...read<RankTable>(files.rankTable), computed_on: date };
  await writer.add([[files.rankTable, compactJson(table)]]);
  const { folders: _lists, ...facts } = read<BuildManifest>(files.buildManifest);
  await writer.add(describeBuild(writer.placed, { ...facts, date }));
}

function firstOfNextMonth(date: string): number {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return toDayNumber(month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`);
}

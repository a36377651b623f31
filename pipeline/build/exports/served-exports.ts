/** The exports that a build serves: of what is checked out, made once for each commit of a month. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { files } from '../../../schemas/contracts/addresses.ts';
import type { ExportList } from '../../../schemas/contracts/generated/read-api.ts';
import type { Checkout } from '../../repo/data/checkout.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { type RankedListing, rankedOn } from '../listings/rank-catalog.ts';
import { holdListings } from '../listings/read-data.ts';
import { snapshotOf } from '../rank/monthly-snapshots.ts';
import type { BuildFile, BuildWriter } from '../writer/build-writer.ts';
import { unpackGzip } from './compressed-file.ts';
import { type ExportInput, emptyExportList, exportAccess, writeExports } from './write-exports.ts';

/** `date` is the day of the build. */
export interface ServeRequest extends Pick<ExportInput, 'catalog' | 'snapshots' | 'site' | 'date'> {
  checkout: Checkout;
  /** In the order of the day of the build. */
  ranked: readonly RankedListing[];
  /** Digest of the program. */
  program: string;
  /** Folder of this build alone. */
  scratch: string;
}

/**
 * The list in any case, and the files where only those who may can reach them. A worker asks who wants them; a bare host
 * of files asks nobody.
 */
export async function serveExports(writer: BuildWriter, request: ServeRequest): Promise<void> {
  const { checkout, catalog, site } = request;
  const date = exportDay(checkout, request.date);
  const { settings, listings } = catalog;
  if (site.host !== 'worker' && exportAccess(settings) !== 'open') {
    const of = { commit: checkout.commit, date, listing_count: listings.size };
    return writer.add([[files.exports, compactJson(emptyExportList(settings, site, of))]]);
  }
  const key = keyOf(request, date);
  if (await keepStanding(writer, key)) return;
  const scratch = join(request.scratch, 'exports');
  const list = await writeExports(scratch, await inputOf(writer, request, date));
  const made = list.files.map(({ name, sha256, size }): BuildFile => {
    return [files.export(name), { madeAt: join(scratch, name), sha256, size, key }];
  });
  await writer.add([[files.exports, { key, make: () => compactJson(list) }], ...made]);
}

/** @returns the database of the exports that stand, unpacked; undefined where another program made it, or a part is missing */
async function earlierDatabase(writer: BuildWriter, { program, scratch }: ServeRequest): Promise<string | undefined> {
  const start = files.export('catalog.sqlite.gz').slice(1);
  const parts = Array.from(writer.standing.files).filter(
    ([path, { key }]) => path.startsWith(start) && key?.startsWith(program),
  );
  const path = join(scratch, 'earlier.sqlite');
  const unpacked = unpackGzip(parts.map(([part]) => writer.placeOf(part)).sort(), path);
  return unpacked.then(() => path).catch(() => undefined);
}

/** @returns whether all files stand, made of the same; one that was altered is made again with the others */
async function keepStanding(writer: BuildWriter, key: string): Promise<boolean> {
  if (!writer.stands(files.exports, key)) return false;
  const list: ExportList = JSON.parse(await readFile(writer.placeOf(files.exports), 'utf8'));
  const paths = [files.exports, ...list.files.map(({ name }) => files.export(name))];
  return paths.every((path) => writer.stands(path, key)) && paths.every((path) => writer.keep(path, key));
}

/**
 * The commit's day, or the first of the build's month if the commit is older: an export names the month in which it is
 * served, and changes with a commit or a month, not with every day.
 */
function exportDay({ date: committed }: Checkout, today: string): string {
  const first = `${today.slice(0, 7)}-01`;
  return committed === null || committed > today ? today : committed < first ? first : committed;
}

/** Begins with the program. The contents identify files that are not committed. */
function keyOf({ checkout: { commit, files }, site, program }: ServeRequest, date: string): string {
  const data = commit ?? [...files].map(([path, bytes]) => [path, sha256(bytes)]);
  return `${program} ${sha256(compactJson([data, date, site]))}`;
}

async function inputOf(writer: BuildWriter, request: ServeRequest, date: string): Promise<ExportInput> {
  const { checkout, catalog, snapshots, site } = request;
  const ranked = date === request.date ? request.ranked : rankedOn(request.ranked, date);
  const since = new Map(request.ranked.map((entry) => [entry.input.slug, entry.since]));
  // The API answers as of the day of the build, which says something else where the rank has changed since.
  const answerOf = ({ input: { slug }, since: day }: RankedListing) => {
    const path = files.listing(slug);
    const placed = since.get(slug) === day ? writer.placed.get(path.slice(1)) : undefined;
    return placed && { path: writer.placeOf(path), sha256: placed.sha256 };
  };
  const hold = (window: readonly string[]) => holdListings(checkout.files, window);
  const all = [...snapshots.filter(({ month }) => month < date.slice(0, 7)), snapshotOf(ranked, date)];
  const earlier = await earlierDatabase(writer, request);
  return { catalog, ranked, snapshots: all, site, date, commit: checkout.commit, hold, answerOf, earlier };
}

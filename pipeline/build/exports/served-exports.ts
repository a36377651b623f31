/** The exports that a build serves: of what is checked out, made once for each commit of a month and stored. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { files, type Site } from '../../../schemas/contracts/addresses.ts';
import type { ExportList } from '../../../schemas/contracts/generated/read-api.ts';
import type { Checkout } from '../../repo/data/checkout.ts';
import type { ShownCatalog } from '../../repo/data/data-files.ts';
import { codeDigest } from '../../repo/files/code-digest.ts';
import { installedVersions, PROGRAM } from '../../repo/files/engine.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import type { AllFacts } from '../listings/listing-facts.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { holdListings } from '../listings/read-data.ts';
import { type MonthlySnapshot, readSnapshots, snapshotPath, toSnapshot } from '../rank/monthly-snapshots.ts';
import type { BuildFile } from '../writer/build-writer.ts';
import type { PreviousOutput } from '../writer/previous-output.ts';
import { digestFile } from './packed-file.ts';
import { type ExportInput, emptyExportList, exportAccess, writeExports } from './write-exports.ts';

/** All that decides what an export of the same data looks like. */
const MAKERS = ['pipeline', 'schemas'];

export interface ServeRequest {
  checkout: Checkout;
  /** What the build shows, and what is known of it. */
  catalog: ShownCatalog;
  facts: AllFacts;
  /** Monthly snapshots of the rank, oldest first. */
  snapshots: readonly MonthlySnapshot[];
  site: Site;
  /** Day of the build. */
  date: string;
  /** Folder that nobody else writes to. */
  scratch: string;
  /** Folder in which exports are stored from build to build, on the same disk. */
  store: string;
  /** What the build before has left. */
  standing: PreviousOutput;
}

/**
 * The list in any case, and the files where only those who may can reach them. A worker asks who wants them; a bare host
 * of files asks nobody.
 */
export async function serveExports(request: ServeRequest): Promise<BuildFile[]> {
  const { checkout, catalog, site, store, scratch, standing } = request;
  const date = exportDay(checkout, request.date);
  const { settings, listings } = catalog;
  if (site.host !== 'worker' && exportAccess(settings) !== 'open') {
    const of = { commit: checkout.commit, date, listing_count: listings.size };
    return [[files.exports, compactJson(emptyExportList(settings, site, of))]];
  }
  const key = await keyOf(request, date);
  const stored = join(store, key);
  const list = await readStored(stored, (path) => standing.files.get(path.slice(1))?.key === key);
  if (list !== undefined) return filesOf(stored, key, list);
  const made = await writeExports(join(scratch, FILES), inputOf(request, date));
  await writeFile(join(scratch, LIST), compactJson(made));
  await rm(stored, { recursive: true, force: true });
  await mkdir(store, { recursive: true });
  await rename(scratch, stored);
  for (const name of await readdir(store)) if (name !== key) await rm(join(store, name), { recursive: true });
  return filesOf(stored, key, made);
}

/**
 * The commit's day, or the first of the build's month if the commit is older: an export names the month in which it is
 * served, and changes with a commit or a month, not with every day.
 */
function exportDay({ date: committed }: Checkout, today: string): string {
  const first = `${today.slice(0, 7)}-01`;
  return committed === null || committed > today ? today : committed < first ? first : committed;
}

const LIST = 'exports.json';
const FILES = 'files';

const filesOf = (folder: string, key: string, list: ExportList): BuildFile[] => [
  [files.exports, { madeAt: join(folder, LIST), key }],
  ...list.files.map(({ name }): BuildFile => [files.export(name), { madeAt: join(folder, FILES, name), key }]),
];

/**
 * @param stands whether a file of the output was taken from here before: it is not read again
 * @returns undefined unless every file is what the list says of it
 */
async function readStored(folder: string, stands: (path: string) => boolean): Promise<ExportList | undefined> {
  try {
    const list: ExportList = JSON.parse(await readFile(join(folder, LIST), 'utf8'));
    for (const { name, sha256 } of list.files) {
      if (!stands(files.export(name)) && (await digestFile(join(folder, FILES, name))).sha256 !== sha256)
        return undefined;
    }
    return list;
  } catch {
    return undefined;
  }
}

/** The contents identify files that are not committed. */
async function keyOf({ checkout: { commit, files }, site }: ServeRequest, date: string): Promise<string> {
  const data = commit ?? [...files].map(([path, bytes]) => [path, sha256(bytes)]);
  return codeDigest(PROGRAM, MAKERS, [await installedVersions(), compactJson({ data, date, site })]);
}

function inputOf({ checkout, catalog, facts, snapshots, site }: ServeRequest, date: string): ExportInput {
  const { commit, history, files } = checkout;
  const ranked = rankCatalog(catalog, history, site, date, facts);
  // A later commit stores the places of this month, if any does.
  const places = new Map([[snapshotPath(date), Buffer.from(toSnapshot(ranked, date))]]);
  const earlier = snapshots.filter(({ month }) => month < date.slice(0, 7));
  const hold = (window: readonly string[]) => holdListings(files, window);
  return { catalog, ranked, snapshots: [...earlier, ...readSnapshots(places, date)], site, date, commit, hold };
}

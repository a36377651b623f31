/** The exports that a build serves: those of its month, made once and kept. */
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { files, type Site } from '../../../schemas/contracts/addresses.ts';
import type { Listing } from '../../../schemas/contracts/generated/listing.ts';
import type { ExportList } from '../../../schemas/contracts/generated/read-api.ts';
import { type Checkout, openCheckout } from '../../repo/data/checkout.ts';
import { CommittedFiles } from '../../repo/data/committed-files.ts';
import { filesBelow, presentSlug, type ShownCatalog } from '../../repo/data/data-files.ts';
import { LateMap } from '../../repo/data/late-map.ts';
import { codeDigest } from '../../repo/files/code-digest.ts';
import { installedVersions, PROGRAM } from '../../repo/files/engine.ts';
import { DataError } from '../../repo/problems/file-problem.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { type AllFacts, memoOf } from '../listings/listing-facts.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { factsAsShown, holdListings, readPast } from '../listings/read-data.ts';
import { withPictures } from '../pictures/add-pictures.ts';
import { readSnapshots, SNAPSHOTS, snapshotPath, toSnapshot } from '../rank/monthly-snapshots.ts';
import type { BuildFile } from '../writer/build-writer.ts';
import type { Standing } from '../writer/standing-build.ts';
import { type ExportSource, monthSource } from './month-source.ts';
import { digestFile } from './packed-file.ts';
import { type ExportInput, emptyExportList, exportAccess, writeExports } from './write-exports.ts';

/** All that decides what an export of the same data looks like. */
const MAKERS = ['pipeline', 'schemas'];

export interface ServeRequest {
  /** Repository. */
  folder: string;
  checkout: Checkout;
  /** What is checked out: its settings hold at once, and nothing is shown that it does not publish. */
  catalog: ShownCatalog;
  /** Of what its files say. */
  facts: AllFacts;
  site: Site;
  /** Day of the build. */
  date: string;
  /** Folder that nobody else writes to. */
  scratch: string;
  /** Folder in which what was made is kept, on the same disk. */
  store: string;
  /** What the build before has left. */
  standing: Standing;
}

/**
 * The list in any case, and the files where only those who may can reach them. A worker asks who wants them; a bare host
 * of files asks nobody.
 */
export async function serveExports(request: ServeRequest): Promise<BuildFile[]> {
  const { folder, checkout, catalog, site } = request;
  const { settings, listings, ledger } = catalog;
  const { commit, history } = checkout;
  const present: ExportSource = {
    commit,
    date: checkout.date ?? request.date,
    slugs: [...listings.keys()],
  };
  const isPublished = (slug: string) => listings.has(presentSlug(slug, ledger));
  const past = commit && (await monthSource({ folder, checkout: { commit, history }, isPublished }, request.date));
  const source = past || present;
  const isSafe = site.host === 'worker' || exportAccess(settings) === 'open';
  if (!isSafe) {
    const of = { commit: source.commit, date: source.date, listing_count: source.slugs.length };
    return [[files.exports, compactJson(emptyExportList(settings, site, of))]];
  }
  try {
    return await exportsOf(request, source);
  } catch (error) {
    // What was right for the schemas of then may not be for those of now: better a younger state than no build.
    if (!(error instanceof DataError) || source.commit === present.commit) throw error;
    return exportsOf(request, present);
  }
}

/** @throws DataError where the data of the source cannot be read */
async function exportsOf(request: ServeRequest, source: ExportSource): Promise<BuildFile[]> {
  const { store, scratch, standing } = request;
  const key = await keyOf(request, source);
  const kept = join(store, key);
  const list = await readKept(kept, (path) => standing.files.get(path.slice(1))?.key === key);
  if (list !== undefined) return filesOf(kept, key, list);
  const made = await writeExports(join(scratch, FILES), await inputOf(request, source));
  await writeFile(join(scratch, LIST), compactJson(made));
  await rm(kept, { recursive: true, force: true });
  await mkdir(store, { recursive: true });
  await rename(scratch, kept);
  for (const name of await readdir(store)) if (name !== key) await rm(join(store, name), { recursive: true });
  return filesOf(kept, key, made);
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
async function readKept(folder: string, stands: (path: string) => boolean): Promise<ExportList | undefined> {
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

/** Of files that are not committed the contents say what they are. */
async function keyOf({ checkout, catalog: { settings }, site }: ServeRequest, { commit, date, slugs }: ExportSource) {
  const data = commit === null ? [...checkout.files].map(([path, bytes]) => [path, sha256(bytes)]) : commit;
  const input = {
    data,
    date,
    slugs,
    site,
    name: settings.name,
    access: exportAccess(settings),
    pictures: settings.pictures,
  };
  return codeDigest(PROGRAM, MAKERS, [await installedVersions(), compactJson(input)]);
}

/** The past as it was, but for what the operator has decided since. */
async function inputOf(request: ServeRequest, { commit, date, slugs }: ExportSource): Promise<ExportInput> {
  const { folder, checkout, catalog, site } = request;
  const state = commit === null ? checkout : await openCheckout(folder, { commit });
  const past = state.files instanceof CommittedFiles ? await readShown(request, state.files) : undefined;
  const { listings, ...data } = past?.catalog ?? catalog;
  const shown = new Set(slugs);
  const inExport = new LateMap(
    new Set([...listings.keys()].filter((slug) => shown.has(slug))),
    (slug) => listings.get(slug) as Listing,
  );
  const shownData = { ...data, listings: inExport, settings: catalog.settings };
  const ranked = rankCatalog(shownData, state.history, site, date, past?.facts);
  // The places of this month are kept by a later commit, if at all.
  const places = Buffer.from(toSnapshot(ranked, date));
  if (past !== undefined)
    await past.committed.hold([...past.committed.keys()].filter((path) => path.startsWith(SNAPSHOTS)));
  const kept = [...filesBelow(state.files, SNAPSHOTS)];
  const snapshots = readSnapshots(new Map([...kept, [snapshotPath(date), places]]), date);
  const hold = past && ((window: readonly string[]) => holdListings(past.files, window));
  return { catalog: shownData, ranked, snapshots, site, date, commit, ...(hold && { hold }) };
}

/** With the pictures of then, whose addresses may lead nowhere today; without any where none are shown today. */
async function readShown({ checkout, catalog, facts, site }: ServeRequest, committed: CommittedFiles) {
  const past = await readPast(committed, site, memoOf(checkout.files, facts, catalog.ledger));
  const asItWas = { catalog: past.catalog, changed: new Set<string>() };
  const shown = catalog.settings.pictures === false ? withPictures(past, new Set()) : asItWas;
  return { committed, files: past.files, catalog: shown.catalog, facts: await factsAsShown({ ...past, ...shown }) };
}

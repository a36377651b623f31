/** The publish story: the files of one commit → dist/. */
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { files, type Site } from '../../schemas/contracts/addresses.ts';
import type { Checkout } from '../repo/data/checkout.ts';
import { type CatalogData, parseCatalog } from '../repo/data/data-files.ts';
import { allFiles } from '../repo/files/all-files.ts';
import { withLock } from '../repo/run/run-lock.ts';
import { compactJson } from '../repo/text/stable-json.ts';
import { emitApi } from './api/emit-api.ts';
import { objectTables } from './api/object-tables.ts';
import { serveExports } from './exports/served-exports.ts';
import { publicSettings } from './listings/public-settings.ts';
import { rankCatalog } from './listings/rank-catalog.ts';
import { addPages } from './pages/add-pages.ts';
import { drawPreviews } from './previews/draw-previews.ts';
import { readSnapshots } from './rank/monthly-snapshots.ts';
import { searchIndex } from './search/search-index.ts';
import { describeBuild } from './writer/build-manifest.ts';
import { type BuildAccount, openBuild } from './writer/build-writer.ts';

/** Names in the folder of what is not finished: the build being written, and the one being replaced. */
const SCRATCH = 'scratch-';
const OLD = 'old';
/** And of what later builds take over, pages, images and exports, which may be removed at any time. */
const KEPT = 'kept';

export interface BuildOptions {
  /** Top of the repository: where site/ and astro.config.mjs are. */
  folder: string;
  /** Folder that is replaced as a whole when everything is written. */
  output: string;
  /** Day of the build; without one, the commit's own day. */
  date?: string | undefined;
  /** Where it will be served, if not at the base_url of data/catalog.json. */
  baseUrl?: string | undefined;
  onStep?: (step: string) => void;
}

export interface BuildResult {
  commit: string | null;
  date: string;
  listings: number;
  files: number;
  /** Against the build that was there before. */
  account: BuildAccount;
}

/**
 * A pure function of (commit, date, base address): same bytes on any machine. Writes only to `output` and to the folder
 * `<output>.build` beside it, which holds the lock and whatever is not finished.
 * @throws Error if another build is writing there
 */
export function build(checkout: Checkout, options: BuildOptions): Promise<BuildResult> {
  return withLock(workshopOf(options.output), 'catalog build', () => buildOnce(checkout, options));
}

/** Builds aside. @returns paths below `output` that are not what a build writes */
export function checkBuild(checkout: Checkout, options: BuildOptions): Promise<string[]> {
  const output = join(options.folder, '.cache', 'check');
  return withLock(workshopOf(output), 'catalog build --check', async () => {
    // Nothing is taken over from an earlier build: it would be compared with itself.
    await rm(join(workshopOf(output), KEPT), { recursive: true, force: true });
    await buildOnce(checkout, { ...options, output });
    return differingFiles(output, options.output);
  });
}

const workshopOf = (output: string) => `${output}.build`;

async function buildOnce(checkout: Checkout, options: BuildOptions): Promise<BuildResult> {
  const workshop = workshopOf(options.output);
  await tidy(workshop, options.output);
  // Never the same name again: a site builder that outlived its build may still write to its old one.
  const scratch = await mkdtemp(join(workshop, SCRATCH));
  try {
    return await buildIn(scratch, checkout, options);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function buildIn(scratch: string, checkout: Checkout, options: BuildOptions): Promise<BuildResult> {
  const { folder, output, onStep = () => {} } = options;
  const { commit } = checkout;
  const date = options.date ?? checkout.date;
  if (date === null)
    throw new Error(
      'A build of files that are not committed needs a day. Commit data/, or pass --date, like --date 2026-01-31.',
    );
  await assertReplaceable(output);
  await assertHasSite(folder);
  onStep('reading data/');
  const catalog = parseCatalog(checkout.files);
  const site: Site = { base_url: options.baseUrl ?? catalog.settings.base_url, host: catalog.settings.host };

  onStep(`ranking and writing ${catalog.listings.size} listings`);
  const next = join(scratch, 'next');
  const writer = openBuild(next, output);
  const ranked = rankCatalog(catalog, checkout.history, site, date);
  const snapshots = readSnapshots(checkout.files, date);
  await writer.add(emitApi({ catalog, ranked, site, date, snapshots, history: checkout.history }));

  onStep('writing the exports');
  const kept = join(workshopOf(output), KEPT);
  const places = { scratch: join(scratch, 'exports'), store: join(kept, 'exports') };
  await writer.add(await serveExports({ folder, checkout, catalog, site, date, ...places }));

  onStep('drawing preview images');
  const images = { scratch: join(scratch, 'previews'), store: join(kept, 'previews') };
  await writer.add(await drawPreviews({ catalog, ranked, ...images, onStep }));

  onStep('building the site');
  await addPages(writer, { project: folder, emitted: next, site, scratch, store: join(kept, 'pages') });

  if (publicSettings(catalog.settings).search === 'static') {
    onStep('indexing for the search');
    await writer.add(await searchIndex(ranked, labelsOf(catalog)));
  }

  if (catalog.settings.listing_store !== undefined && site.host === 'worker') {
    onStep('listing what goes to the object store');
    const tables = await objectTables(next, catalog.settings.listing_store);
    await writer.add([...tables].map(([path, table]) => [path, compactJson(table)]));
  }

  onStep('describing the build');
  const facts = { commit, date, base_url: site.base_url, listing_count: ranked.length };
  await writer.add(await describeBuild(next, facts));
  const account = await writer.account();
  await swapIn(next, output);
  const files = Object.values(account).reduce((sum, part) => sum + part.kept + part.written, 0);
  return { commit, date, listings: ranked.length, files, account };
}

function labelsOf({ categories: { categories } }: CatalogData): (slug: string) => string {
  const labels = new Map(categories.map(({ slug, label }) => [slug, label]));
  return (slug) => labels.get(slug) ?? slug;
}

/** A build replaces its folder as a whole, so the folder must be an earlier build, empty, or not there yet. */
async function assertReplaceable(output: string): Promise<void> {
  const names = await readdir(output).catch(() => []);
  if (names.length === 0 || (await isFile(join(output, files.buildManifest)))) return;
  throw new Error(`${output} holds something else than a build, and would be lost. Name another folder.`);
}

/** Without pages Astro ends well and writes nothing. */
async function assertHasSite(folder: string): Promise<void> {
  const names = await readdir(join(folder, 'site')).catch(() => []);
  if (names.length > 0) return;
  throw new Error(
    `${folder} has no site/, which the pages are built from. Run this at the top of a clone of the catalog.`,
  );
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined))?.isFile() === true;
}

/** The old build stays whole until the new one is. Between the two renames `tidy` knows where it is. */
async function swapIn(next: string, output: string): Promise<void> {
  const old = join(workshopOf(output), OLD);
  await rename(output, old).catch(ignoreMissing);
  await rename(next, output);
  await rm(old, { recursive: true, force: true });
}

/** Takes away what a killed build has left, after putting back the build it was about to replace. */
async function tidy(workshop: string, output: string): Promise<void> {
  const old = join(workshop, OLD);
  const isGone = (await stat(output).catch(ignoreMissing)) === undefined;
  if (isGone && (await isFile(join(old, files.buildManifest)))) await rename(old, output);
  const left = (await readdir(workshop)).filter((name) => name === OLD || name.startsWith(SCRATCH));
  for (const name of left) {
    // What a surviving site builder still writes is left to the next build.
    await rm(join(workshop, name), { recursive: true, force: true, maxRetries: 2 }).catch(() => {});
  }
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Paths whose bytes differ between two builds, or that only one of them has. */
export async function differingFiles(left: string, right: string): Promise<string[]> {
  const names = new Set([...(await allFiles(left)), ...(await allFiles(right).catch(() => []))]);
  // What was published was signed too, which is no part of the build.
  names.delete(files.buildSignature.slice(1));
  const differing: string[] = [];
  for (const name of [...names].sort()) {
    const [a, b] = await Promise.all([left, right].map((side) => readFile(join(side, name)).catch(() => undefined)));
    if (a === undefined || b === undefined || !a.equals(b)) differing.push(name);
  }
  return differing;
}

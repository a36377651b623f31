/** The build story: the files of one commit become dist/. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { categoryLabels } from '../../schemas/search/searched-listing.ts';
import type { Checkout } from '../repo/data/checkout.ts';
import { type OperatorFiles, parseOperator } from '../repo/data/operator.ts';
import { programDigest } from '../repo/files/code-digest.ts';
import { engineOf } from '../repo/files/engine.ts';
import { waitForAll } from '../repo/run/wait-for-all.ts';
import { compactJson } from '../repo/text/stable-json.ts';
import { emitApi, readAhead } from './api/emit-api.ts';
import { type ServeRequest, serveExports } from './exports/served-exports.ts';
import { type BuildOptions, type BuildResult, keyOf } from './find-build.ts';
import { firstLanguage, publicSettings } from './listings/public-settings.ts';
import { rankCatalog } from './listings/rank-catalog.ts';
import { type BuildData, factsAsShown, holdListings, readData, withOfferedVersions } from './listings/read-data.ts';
import { operatorFiles } from './operator/operator-files.ts';
import { addPages, openSite } from './pages/add-pages.ts';
import { addPictures } from './pictures/add-pictures.ts';
import { drawnListings, type PlannedPreviews, planPreviews } from './previews/draw-previews.ts';
import type { RankedCatalog } from './rank/monthly-report.ts';
import { readSnapshots } from './rank/monthly-snapshots.ts';
import { searchIndex } from './search/search-index.ts';
import {
  assertHasSite,
  assertReplaceable,
  type BuildPlaces,
  differingFiles,
  inBuildFolder,
  workshopOf,
} from './writer/build-folder.ts';
import { describeBuild, objectTables } from './writer/build-manifest.ts';
import { type BuildWriter, openBuild } from './writer/build-writer.ts';
import { readNote } from './writer/last-build-record.ts';
import { noteBuild, readPreviousOutput } from './writer/previous-output.ts';
import { replaceOutput } from './writer/replace-output.ts';

/**
 * A pure function of (commit, date, base address): same bytes on any machine. Writes only to `output` and to the folder
 * `<output>.build` beside it, which holds the lock and whatever is not finished.
 * @throws Error if another build is writing there
 */
export function build(checkout: Checkout, options: BuildOptions): Promise<BuildResult> {
  return inBuildFolder(options.output, 'catalog build', (places) => buildIn(places, checkout, options));
}

/** Builds aside. @returns paths below `output` that are not what a build writes */
export function checkBuild(checkout: Checkout, options: BuildOptions): Promise<string[]> {
  const output = join(options.folder, '.cache', 'check');
  return inBuildFolder(output, 'catalog build --check', async (places) => {
    // Nothing is taken over from an earlier build: it would be compared with itself.
    await rm(places.kept, { recursive: true, force: true });
    await buildIn(places, checkout, { ...options, output });
    return differingFiles(output, options.output);
  });
}

async function buildIn(
  { scratch, kept }: BuildPlaces,
  checkout: Checkout,
  options: BuildOptions,
): Promise<BuildResult> {
  const { folder, output, onStep = () => {}, onNote = () => {} } = options;
  await assertReplaceable(output);
  await assertHasSite(engineOf(folder));
  onStep('reading data/');
  const standing = await readPreviousOutput(output, await readNote(kept));
  const { commit } = checkout;
  const date = options.date ?? checkout.date;
  if (date === null)
    throw new Error(
      'A build of files that are not committed needs a day. Commit data/, or pass --date, like --date 2026-01-31.',
    );
  const program = await programDigest('pipeline', 'schemas');
  const data = await readData(checkout.files, { baseUrl: options.baseUrl, program, kept });
  const { site } = data;
  const operator = parseOperator(checkout.files, data.catalog.settings);
  const next = join(scratch, NEXT);
  await using pages = openSite({ project: folder, emitted: next, site, scratch, store: join(kept, 'site') });
  const writer = openBuild(next, output, standing);
  const offered = withOfferedVersions(data.catalog);
  const pictured = await addPictures(writer, { ...data, catalog: offered.catalog, folder, commit, onNote });
  const changed = new Set([...pictured.changed, ...offered.changed]);
  const run = { checkout, operator, date, program, site, scratch, output, pages, writer, onStep };
  const shown = await rankListings(run, { ...data, catalog: pictured.catalog }, changed);
  await using previews = await openPreviews(run, shown);
  await addListings(run, shown);
  await addSite(run, shown, previews);
  await addTables(run, shown);

  onStep('describing the build');
  const facts = { commit, date, base_url: site.base_url, listing_count: shown.ranked.length };
  await writer.add(describeBuild(writer.placed, facts));
  const account = writer.account();
  await replaceOutput(next, output, workshopOf(output), writer);
  const files = Object.values(account).reduce((sum, part) => sum + part.kept + part.written, 0);
  const result = { commit, date, listings: shown.ranked.length, files, account };
  const key = await keyOf(commit, options);
  await noteBuild(kept, output, { key, date: options.date ?? null, result }, writer);
  return result;
}

interface BuildRun extends Omit<ServeRequest, 'catalog' | 'ranked' | 'snapshots'> {
  operator: OperatorFiles;
  output: string;
  pages: ReturnType<typeof openSite>;
  writer: BuildWriter;
  onStep: (step: string) => void;
}

type Shown = Pick<BuildData, 'catalog'> & Pick<RankedCatalog, 'ranked' | 'snapshots'>;

/** @param changed slugs of listings that are shown otherwise than their files have them */
async function rankListings(run: BuildRun, data: BuildData, changed: ReadonlySet<string>): Promise<Shown> {
  const { checkout, date, site, onStep } = run;
  const { files, history } = checkout;
  const { catalog } = data;
  onStep(`ranking and writing ${catalog.listings.size} listings`);
  const facts = await factsAsShown({ ...data, files, changed });
  return { catalog, ranked: rankCatalog(catalog, history, site, date, facts), snapshots: readSnapshots(files, date) };
}

/** Preview pictures, which need the rank alone. */
async function openPreviews({ checkout, writer, onStep }: BuildRun, { catalog, ranked }: Shown) {
  const drawn = drawnListings(catalog.settings, ranked);
  const slugs = drawn.map(({ summary }) => summary.slug);
  await holdListings(checkout.files, slugs);
  return planPreviews({ catalog, ranked, drawn, writer, onStep });
}

async function addListings(run: BuildRun, { catalog, ranked, snapshots }: Shown): Promise<void> {
  const { checkout, date, program, site, writer } = run;
  const { files, history } = checkout;
  // A host of files has each listing in several forms.
  if (site.host === 'static') await holdListings(files, [...catalog.listings.keys()]);
  const api = emitApi({ catalog, ranked, site, date, snapshots, history, program });
  await writer.add(readAhead(files, writer, api));
  await writer.add(operatorFiles(catalog, run.operator));
}

/** Pages, preview pictures and exports, side by side. */
async function addSite(run: BuildRun, { catalog, ranked, snapshots }: Shown, previews: PlannedPreviews): Promise<void> {
  const { writer, pages, output, date, onStep } = run;
  onStep('building the site');
  await waitForAll([
    addPages(writer, pages, { output, ranked, date, coming: previews.paths, onStep }).then(() =>
      onStep('writing the exports'),
    ),
    previews.add(),
    serveExports(writer, { ...run, catalog, ranked, snapshots }),
  ]);
}

/** What only some hosts have: the index of the search, and the list of what goes to the object store. */
async function addTables({ site, writer, onStep }: BuildRun, { catalog, ranked }: Shown): Promise<void> {
  const { settings, categories } = catalog;
  if (site.host === 'static') {
    onStep('indexing for the search');
    const { languages } = publicSettings(settings);
    await writer.add(searchIndex(ranked, { labels: categoryLabels(categories, firstLanguage(settings)), languages }));
  }
  if (settings.listing_store !== undefined && site.host === 'worker') {
    onStep('listing what goes to the object store');
    const tables = objectTables(writer.placed, settings.listing_store);
    await writer.add([...tables].map(([path, table]) => [path, compactJson(table)]));
  }
}

/** Folder of what is written, until it is put in place. */
const NEXT = 'next';

/** The publish story: the files of one commit → dist/. */
import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { files, type Site } from '../schemas/addresses.ts';
import type { Checkout } from './checkout.ts';
import { parseCatalog } from './data-files.ts';
import { emitApi } from './emit/api.ts';
import { allFiles, describeBuild } from './emit/build-manifest.ts';
import { rankCatalog } from './emit/ranked.ts';
import { readSnapshots } from './rank/snapshot.ts';
import { withLock } from './run-lock.ts';

/** Names in the folder of what is not finished: the build being written, and the one being replaced. */
const SCRATCH = 'scratch-';
const OLD = 'old';

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
  const date = options.date ?? checkout.date;
  if (date === null)
    throw new Error(
      'A build of files that are not committed needs a day. Commit data/, or pass --date, like --date 2026-01-31.',
    );
  await assertReplaceable(output);
  onStep('reading data/');
  const catalog = parseCatalog(checkout.files);
  const site: Site = { base_url: options.baseUrl ?? catalog.settings.base_url, host: catalog.settings.host };

  onStep(`ranking and writing ${catalog.listings.size} listings`);
  const next = join(scratch, 'next');
  const ranked = rankCatalog(catalog, checkout.history, site, date);
  const snapshots = readSnapshots(checkout.files, date);
  for (const [path, content] of emitApi({ catalog, ranked, site, date, snapshots, history: checkout.history }))
    await writeUnder(next, path, content);

  onStep('building the site');
  await buildSite(folder, next, site.base_url);

  onStep('describing the build');
  const facts = { commit: checkout.commit, date, base_url: site.base_url, listing_count: ranked.length };
  for (const [path, content] of await describeBuild(next, facts)) await writeUnder(next, path, content);
  const count = (await allFiles(next)).length;
  await swapIn(next, output);
  return { commit: checkout.commit, date, listings: ranked.length, files: count };
}

async function writeUnder(folder: string, path: string, content: string): Promise<void> {
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/** Astro empties its output folder, so it writes beside and the pages are copied in. */
async function buildSite(folder: string, emitted: string, baseUrl: string): Promise<void> {
  const pages = `${emitted}.pages`;
  await runAstro(folder, { CATALOG_EMITTED: emitted, CATALOG_OUT: pages, CATALOG_BASE_URL: baseUrl });
  await cp(pages, emitted, { recursive: true });
  await rm(pages, { recursive: true, force: true });
}

function runAstro(folder: string, settings: Record<string, string>): Promise<void> {
  const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');
  const fixed = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', TZ: 'UTC', FORCE_COLOR: '0' };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [astro, 'build', '--root', folder], {
      cwd: folder,
      env: { ...process.env, ...fixed, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`The site was not built.\n${output}`))));
  });
}

/** A build replaces its folder as a whole, so the folder must be an earlier build, empty, or not there yet. */
async function assertReplaceable(output: string): Promise<void> {
  const names = await readdir(output).catch(() => []);
  if (names.length === 0 || (await isFile(join(output, files.buildManifest)))) return;
  throw new Error(`${output} holds something else than a build, and would be lost. Name another folder.`);
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
async function differingFiles(left: string, right: string): Promise<string[]> {
  const names = new Set([...(await allFiles(left)), ...(await allFiles(right).catch(() => []))]);
  const differing: string[] = [];
  for (const name of [...names].sort()) {
    const [a, b] = await Promise.all([left, right].map((side) => readFile(join(side, name)).catch(() => undefined)));
    if (a === undefined || b === undefined || !a.equals(b)) differing.push(name);
  }
  return differing;
}

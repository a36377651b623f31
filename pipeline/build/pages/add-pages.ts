/**
 * The pages of a build: made by the site builder of what was emitted, or taken from those that were kept. Pages of
 * listings are kept by what they were made of, so that a build makes only those that changed. Both names of a page are
 * one file: nothing ever writes into a build, or into a page that is kept.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Site } from '../../../schemas/contracts/addresses.ts';
import { SLOTS } from '../../repo/data/checkout.ts';
import { codeDigest } from '../../repo/files/code-digest.ts';
import { engineOf, installedVersions } from '../../repo/files/engine.ts';
import { type BuildFile, type BuildWriter, madeBelow } from '../writer/build-writer.ts';

/** All that decides how a page looks, beside what it is about. */
const TEMPLATES = ['site', 'schemas', 'astro.config.mjs'];
/** A file that an error names, at its end or before a line number. */
const NAMED_SLOT = /\bslots\/(?:[\w-]{1,60}\/){0,4}[\w-]{1,60}\.[a-z]{2,5}\b/;

interface PageSources {
  /** Top of the catalog's repository. */
  project: string;
  /** Folder of the build, which holds what the pages are made from, and gets the pages. */
  emitted: string;
  site: Site;
  /** A folder of this build alone. */
  scratch: string;
  /** Where pages of earlier builds are kept, and these for later ones. */
  store: string;
}

/** Path and key of a page. */
type PageKey = [path: string, key: string];

/** @param writer of the build */
export async function addPages(writer: BuildWriter, sources: PageSources): Promise<void> {
  const { project, emitted, site, scratch, store } = sources;
  // Pages by key, made with the same templates for the same address.
  const kept = join(store, await templatesDigest(project, site.base_url));
  const keysFile = join(scratch, 'page-keys.json');
  // The builder empties its output folder, so it writes beside.
  const made = join(scratch, 'pages');
  await runAstro(project, {
    CATALOG_EMITTED: emitted,
    CATALOG_OUT: made,
    CATALOG_BASE_URL: site.base_url,
    CATALOG_KEPT_PAGES: kept,
    CATALOG_PAGE_KEYS: keysFile,
  });
  const pages = await readKeys(keysFile);
  await writer.add([...(await madeBelow(made)), ...(await takeKeptPages(kept, pages))]);
  if (pages.length > 0) await keepPages(kept, pages, sources);
}

/** @param input what else decides how a page looks */
export async function templatesDigest(project: string, ...input: string[]): Promise<string> {
  const engine = engineOf(project);
  const own = existsSync(join(project, SLOTS)) ? [await codeDigest(project, [SLOTS], [])] : [];
  return codeDigest(engine, TEMPLATES, [await installedVersions(engine), ...own, ...input]);
}

/**
 * The catalog's folder is the root, so that whatever the site builder keeps is kept there and not beside the engine.
 * @param settings environment of the engine's configuration
 */
function runAstro(folder: string, settings: Record<string, string>): Promise<void> {
  const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');
  const config = relative(folder, join(engineOf(folder), 'astro.config.mjs'));
  const fixed = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', TZ: 'UTC', FORCE_COLOR: '0' };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [astro, 'build', '--root', folder, '--config', config], {
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
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The site was not built.${slotHint(output)}\n${output}`)),
    );
  });
}

/** Which of the operator's own files it is, and what to do. */
function slotHint(output: string): string {
  const named = NAMED_SLOT.exec(output)?.[0];
  return named === undefined ? '' : ` Correct ${named}, or take it away: the pages are then as the engine makes them.`;
}

/** @returns the pages that were not made anew */
async function takeKeptPages(folder: string, pages: readonly PageKey[]): Promise<BuildFile[]> {
  const kept = new Set(await readdir(folder).catch(() => []));
  return pages
    .filter(([, key]) => kept.has(key))
    .map(([path, key]) => [join(path, 'index.html'), { madeAt: join(folder, key) }]);
}

/** Keeps the pages that were made anew, and forgets all that are not in the site any more. */
async function keepPages(
  folder: string,
  pages: readonly PageKey[],
  { store, emitted }: Pick<PageSources, 'store' | 'emitted'>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const before = new Set(await readdir(folder));
  for (const [path, key] of pages) {
    // A disk without links keeps nothing: a copy could be cut off by a kill.
    if (!before.has(key)) await link(join(emitted, path, 'index.html'), join(folder, key)).catch(() => {});
  }
  const used = new Set(pages.map(([, key]) => key));
  for (const key of before) if (!used.has(key)) await rm(join(folder, key));
  for (const name of await readdir(store)) {
    if (join(store, name) !== folder) await rm(join(store, name), { recursive: true });
  }
}

async function readKeys(file: string): Promise<PageKey[]> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    // A site without pages of listings.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

/**
 * The site, compiled once for all builds with the same templates: what its pages are rendered with, and the files that
 * belong to every build, styles and scripts among them. It may be removed at any time, and costs a few seconds then.
 */

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { engineOf } from '../../repo/files/engine.ts';

export interface CompiledSite {
  /** Folder of what pages are rendered with; it runs wherever it lies. */
  bundle: string;
  /** Folder of files as they are served. */
  assets: string;
  /** File for what the site notes from build to build. */
  factsFile: string;
}

interface CompiledPlaces {
  /** Top of the catalog's repository. */
  project: string;
  baseUrl: string;
  digest: string;
  /** A folder of this build alone, on the disk of the store. */
  scratch: string;
  /** Where it is kept for later builds. */
  store: string;
}

/** @throws Error that names the operator's own file, where one cannot be compiled */
export async function compiledSite({
  project,
  baseUrl,
  digest,
  scratch,
  store,
}: CompiledPlaces): Promise<CompiledSite> {
  const folder = join(store, digest);
  if (!existsSync(folder)) {
    const aside = join(scratch, 'compiled');
    await mkdir(aside, { recursive: true });
    const site = placesIn(aside);
    await runAstro(
      project,
      { CATALOG_BUNDLE: site.bundle, CATALOG_OUT: site.assets, CATALOG_BASE_URL: baseUrl },
      scratch,
    );
    await mkdir(store, { recursive: true });
    await rename(aside, folder);
    const others = (await readdir(store)).filter((name) => name !== digest);
    for (const name of others) await rm(join(store, name), { recursive: true });
  }
  return placesIn(folder);
}

const placesIn = (folder: string): CompiledSite => ({
  bundle: join(folder, 'bundle'),
  assets: join(folder, 'assets'),
  factsFile: join(folder, 'listing-facts.ndjson'),
});

/** A file that an error names, at its end or before a line number. */
const NAMED_SLOT = /\bslots\/(?:[\w-]{1,60}\/){0,4}[\w-]{1,60}\.[a-z]{2,5}\b/;
/** All that is needed of this machine; on Windows Node adds its own. The rest Astro would take into pages, as `PROD` or `SITE`. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'LD_LIBRARY_PATH', 'DYLD_LIBRARY_PATH'];

/**
 * The catalog's folder is the root, so that whatever Astro keeps is kept there and not beside the engine.
 * @param settings environment of the engine's configuration
 * @param place working directory: Astro puts passing files into its output only if that is below it
 */
export function runAstro(folder: string, settings: Record<string, string>, place = folder): Promise<void> {
  const astro = join(dirname(createRequire(import.meta.url).resolve('astro/package.json')), 'bin', 'astro.mjs');
  const config = relative(folder, join(engineOf(folder), 'astro.config.mjs'));
  const fixed = { ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', TZ: 'UTC', FORCE_COLOR: '0' };
  const inherited = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [astro, 'build', '--root', folder, '--config', config], {
      cwd: place,
      env: { ...inherited, ...fixed, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(siteError(output))));
  });
}

/** @param output what was said of it. @returns error that names the operator's own file, where it is one, and what to do */
export function siteError(output: string): Error {
  const named = NAMED_SLOT.exec(output)?.[0];
  const hint =
    named === undefined ? '' : ` Correct ${named}, or take it away: the pages are then as the engine makes them.`;
  return new Error(`The site was not built.${hint}\n${output}`);
}

/** The pages of a build: made by the site builder of what was emitted, or taken from those that were kept. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Site } from '../../../schemas/contracts/addresses.ts';
import { type BuildWriter, madeBelow } from '../writer/build-writer.ts';
import { keepPages, openKeptPages, takeKeptPages } from './take-over-pages.ts';

interface PageSources {
  /** Top of the repository: where site/ and astro.config.mjs are. */
  project: string;
  /** Folder of the build, which holds what the pages are made from, and gets the pages. */
  emitted: string;
  site: Site;
  /** A folder of this build alone. */
  scratch: string;
  /** Where pages of earlier builds are kept, and these for later ones. */
  store: string;
}

/** @param writer of the build */
export async function addPages(writer: BuildWriter, sources: PageSources): Promise<void> {
  const { project, emitted, site, scratch, store } = sources;
  const kept = await openKeptPages(project, { store, scratch, baseUrl: site.base_url });
  // The builder empties its output folder, so it writes beside.
  const pages = join(scratch, 'pages');
  await runAstro(project, {
    CATALOG_EMITTED: emitted,
    CATALOG_OUT: pages,
    CATALOG_BASE_URL: site.base_url,
    CATALOG_KEPT_PAGES: kept.folder,
    CATALOG_PAGE_KEYS: kept.keys,
  });
  await writer.add([...(await madeBelow(pages)), ...(await takeKeptPages(kept))]);
  await keepPages(kept, store, emitted);
}

/** @param settings environment of the configuration at the top of `folder` */
export function runAstro(folder: string, settings: Record<string, string>): Promise<void> {
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

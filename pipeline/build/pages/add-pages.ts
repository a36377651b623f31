/**
 * The pages of a build: made of what was emitted, or taken from those that were kept. Pages of listings are kept by what
 * they were made of, so that a build makes only those that changed. Both names of a page are one file: nothing ever writes
 * into a build, or into a page that is kept.
 */
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../../schemas/contracts/addresses.ts';
import { SLOTS } from '../../repo/data/checkout.ts';
import { codeDigest } from '../../repo/files/code-digest.ts';
import { engineOf, installedVersions } from '../../repo/files/engine.ts';
import { type BuildFile, type BuildWriter, madeBelow } from '../writer/build-writer.ts';
import { compiledSite } from './compiled-site.ts';
import { renderPages } from './render-pages.ts';
import type { PageKey } from './render-thread.ts';

/** All that decides how a page looks, beside what it is about. */
const TEMPLATES = ['site', 'schemas', 'astro.config.mjs'];

interface PageSources {
  /** Top of the catalog's repository. */
  project: string;
  /** Folder of the build, which holds what the pages are made from, and gets the pages. */
  emitted: string;
  site: Site;
  /** A folder of this build alone. */
  scratch: string;
  /** Where pages of earlier builds are kept, and these for later ones; and the compiled site. */
  store: { pages: string; site: string };
  onStep?: (step: string) => void;
}

/** @param writer of the build */
export async function addPages(writer: BuildWriter, sources: PageSources): Promise<void> {
  const { project, emitted, site, scratch, store, onStep = () => {} } = sources;
  const digest = await templatesDigest(project, site.base_url);
  const { bundle, assets, factsFile } = await compiledSite({
    ...{ project, baseUrl: site.base_url, digest, scratch },
    store: store.site,
  });
  // Pages by key, made with the same templates for the same address.
  const kept = join(store.pages, digest);
  const made = join(scratch, 'pages');
  const keyed = join(scratch, 'keyed');
  await Promise.all([made, keyed].map((folder) => mkdir(folder, { recursive: true })));
  const keysFile = join(scratch, 'page-keys.json');
  const pages = await renderPages({ bundle, emitted, kept, factsFile, keysFile, made, keyed }, onStep);
  await keepPages(keyed, kept);
  await writer.add([...(await madeBelow(assets)), ...(await madeBelow(made)), ...pages.map(keptPage(kept))]);
  await forgetOthers(kept, pages, store.pages);
}

/** @param input what else decides how a page looks */
export async function templatesDigest(project: string, ...input: string[]): Promise<string> {
  const engine = engineOf(project);
  const own = existsSync(join(project, SLOTS)) ? [await codeDigest(project, [SLOTS], [])] : [];
  return codeDigest(engine, TEMPLATES, [await installedVersions(engine), ...own, ...input]);
}

/** A page that is kept is whole: it was written aside. */
async function keepPages(made: string, kept: string): Promise<void> {
  await mkdir(kept, { recursive: true });
  for (const key of await readdir(made)) await rename(join(made, key), join(kept, key));
}

const keptPage =
  (folder: string) =>
  ([path, key]: PageKey): BuildFile => [join(path, 'index.html'), { madeAt: join(folder, key) }];

/** All that are not in the site any more, and all that were made with other templates. */
async function forgetOthers(folder: string, pages: readonly PageKey[], store: string): Promise<void> {
  const used = new Set(pages.map(([, key]) => key));
  for (const key of await readdir(folder)) if (!used.has(key)) await rm(join(folder, key));
  for (const name of await readdir(store)) {
    if (join(store, name) !== folder) await rm(join(store, name), { recursive: true });
  }
}

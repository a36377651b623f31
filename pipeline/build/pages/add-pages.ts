/**
 * The pages of a build, made of what was emitted. Pages of listings have keys of what they are made of: those that stand
 * under their keys are not made again.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../../schemas/contracts/addresses.ts';
import { SLOTS } from '../../repo/data/checkout.ts';
import { codeDigest } from '../../repo/files/code-digest.ts';
import { engineOf, installedVersions } from '../../repo/files/engine.ts';
import { type BuildFile, type BuildWriter, madeBelow } from '../writer/build-writer.ts';
import { compiledSite } from './compiled-site.ts';
import { renderPages } from './render-pages.ts';

/** All that decides how a page looks, beside what it is about. */
const TEMPLATES = ['site', 'schemas', 'astro.config.mjs'];

interface PageSources {
  /** Top of the catalog's repository. */
  project: string;
  /** Folder of the build, which holds what the pages are made from, as far as it was written anew. */
  emitted: string;
  /** Folder of the build before, which has the rest. */
  output: string;
  site: Site;
  /** A folder of this build alone. */
  scratch: string;
  /** Where the compiled site is kept. */
  store: string;
  onStep?: (step: string) => void;
}

/** @param writer of the build */
export async function addPages(writer: BuildWriter, sources: PageSources): Promise<void> {
  const { project, emitted, site, scratch, store, onStep = () => {} } = sources;
  const digest = await templatesDigest(project, site.base_url);
  const { bundle, assets, factsFile } = await compiledSite({ project, baseUrl: site.base_url, digest, scratch, store });
  const made = join(scratch, 'pages');
  const keyed = join(scratch, 'keyed');
  await Promise.all([made, keyed].map((folder) => mkdir(folder, { recursive: true })));
  const standingFile = join(scratch, 'standing.json');
  const standing = standingPages(writer, digest);
  await writeFile(standingFile, JSON.stringify(standingFor(writer, sources.output, standing)));
  const keysFile = join(scratch, 'page-keys.json');
  const kept = await renderPages({ bundle, emitted, standingFile, factsFile, keysFile, made, keyed }, onStep);
  const listed = kept.made.map(([path, key]): BuildFile => {
    return [join(path, PAGE), { madeAt: join(keyed, key), key: keyOf(digest, key), isPassing: true }];
  });
  const others = new Set([...kept.made.map(([path]) => path.slice(1)), ...kept.gone]);
  for (const [path, key] of standing) if (!others.has(path)) writer.keep(path + PAGE, keyOf(digest, key));
  await writer.add([...(await madeBelow(assets)), ...(await madeBelow(made, { isPassing: true })), ...listed]);
}

const PAGE = 'index.html';
/** So much of the digest tells all templates apart that a catalog ever has. */
const DIGITS = 20;
/** Made with the same templates, for the same address. */
const keyOf = (digest: string, key: string) => `${digest.slice(0, DIGITS)} ${key}`;

/** Of pages made with the same templates that stand. Paths end with a slash, and begin with none. */
function standingPages({ standing }: BuildWriter, digest: string): [path: string, key: string][] {
  const start = keyOf(digest, '');
  const pages: [string, string][] = [];
  for (const [path, { key }] of standing.files) {
    if (key?.startsWith(start) && path.endsWith(PAGE))
      pages.push([path.slice(0, -PAGE.length), key.slice(start.length)]);
  }
  return pages;
}

/** What the site may know; see site/lib/standing-build.ts. */
function standingFor({ placed, written }: BuildWriter, folder: string, pages: [path: string, key: string][]) {
  return { folder, files: [...placed].map(([path, { sha256 }]) => [path, sha256]), written: [...written], pages };
}

/** @param input what else decides how a page looks */
export async function templatesDigest(project: string, ...input: string[]): Promise<string> {
  const engine = engineOf(project);
  const own = existsSync(join(project, SLOTS)) ? [await codeDigest(project, [SLOTS], [])] : [];
  return codeDigest(engine, TEMPLATES, [await installedVersions(engine), ...own, ...input]);
}

/**
 * Pages of listings are kept by what they were made of, so that a build makes only those that changed. Both names of a
 * page are one file: nothing ever writes into a build, or into a page that is kept.
 */
import { link, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { codeDigest } from '../../repo/files/code-digest.ts';
import type { BuildFile } from '../writer/build-writer.ts';

/** All that decides how a page looks, beside what it is about. */
const TEMPLATES = ['site', 'schemas', 'astro.config.mjs', 'package-lock.json'];

export interface KeptPages {
  /** Pages by key, made with the same templates for the same address. */
  folder: string;
  /** File that the site writes: a list of the path and the key of each page. */
  keys: string;
}

/**
 * @param project where the templates are
 * @param store where pages of any templates are kept
 * @param scratch a folder of this build alone
 */
export async function openKeptPages(
  project: string,
  { store, scratch, baseUrl }: { store: string; scratch: string; baseUrl: string },
): Promise<KeptPages> {
  const digest = await codeDigest(project, TEMPLATES, [baseUrl]);
  return { folder: join(store, digest), keys: join(scratch, 'page-keys.json') };
}

/** @returns the pages that were not made anew */
export async function takeKeptPages({ folder, keys }: KeptPages): Promise<BuildFile[]> {
  const kept = new Set(await readdir(folder).catch(() => []));
  return (await readKeys(keys))
    .filter(([, key]) => kept.has(key))
    .map(([path, key]) => [join(path, 'index.html'), { madeAt: join(folder, key) }]);
}

/**
 * Keeps the pages that were made anew, and forgets all that are not in the site any more.
 * @param site folder of the whole build
 */
export async function keepPages({ folder, keys }: KeptPages, store: string, site: string): Promise<void> {
  const pages = await readKeys(keys);
  if (pages.length === 0) return;
  await mkdir(folder, { recursive: true });
  const before = new Set(await readdir(folder));
  for (const [path, key] of pages) {
    // A disk without links keeps nothing: a copy could be cut off by a kill.
    if (!before.has(key)) await link(join(site, path, 'index.html'), join(folder, key)).catch(() => {});
  }
  const used = new Set(pages.map(([, key]) => key));
  for (const key of before) if (!used.has(key)) await rm(join(folder, key));
  for (const name of await readdir(store)) {
    if (join(store, name) !== folder) await rm(join(store, name), { recursive: true });
  }
}

async function readKeys(file: string): Promise<[path: string, key: string][]> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    // A site without pages of listings.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

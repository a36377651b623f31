/** A build as its manifest describes it: in a folder, or at the address it is served from. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { files } from '../../schemas/addresses.ts';
import type { BuildManifest, FolderManifest } from '../../schemas/generated/read-api.ts';
import { allFiles } from '../emit/build-manifest.ts';
import type { ReadPublished } from '../rank/published.ts';

export interface DescribedBuild {
  commit: string | null;
  /** Like 2026-01-31 */
  date: string;
  slugs: ReadonlySet<string>;
}

const COMMIT = /^[0-9a-f]{40,64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LISTING_FILE = /^api\/v1\/software\/([a-z0-9-]{1,64})\.json$/;

/** @returns undefined where there is no build, or none that can be read */
export async function readBuild(read: ReadPublished): Promise<DescribedBuild | undefined> {
  const manifest = parse<BuildManifest>(await read(files.buildManifest));
  const list = parse<FolderManifest>(await read(files.folderManifest('api')));
  if (manifest === undefined || list === undefined) return undefined;
  const { commit, date } = manifest;
  // What is live may have been put there by anybody, and its commit goes to git.
  if (typeof date !== 'string' || !DAY.test(date) || typeof list.files !== 'object' || list.files === null) {
    return undefined;
  }
  const isNamed = typeof commit === 'string' && COMMIT.test(commit);
  const slugs = Object.keys(list.files).flatMap((path) => LISTING_FILE.exec(path)?.[1] ?? []);
  return { commit: isNamed ? commit : null, date, slugs: new Set(slugs) };
}

/** Paths of the folder that are not what its manifest says: missing, altered, or not named at all. */
export async function faultyFiles(folder: string): Promise<string[]> {
  const expected = new Map<string, string>();
  const manifest = parse<BuildManifest>(await readIn(folder, files.buildManifest));
  for (const [name, { sha256 }] of Object.entries(manifest?.folders ?? {})) {
    const path = files.folderManifest(name);
    expected.set(path, sha256);
    const list = parse<FolderManifest>(await readIn(folder, path));
    for (const [file, entry] of Object.entries(list?.files ?? {})) expected.set(`/${file}`, entry.sha256);
  }
  const faulty: string[] = [];
  for (const [path, sha256] of expected) {
    const bytes = await readIn(folder, path);
    if (bytes === undefined || createHash('sha256').update(bytes).digest('hex') !== sha256) faulty.push(path);
  }
  const unnamed = (await allFiles(folder)).map((path) => `/${path}`).filter((path) => !expected.has(path));
  return [...faulty, ...unnamed.filter((path) => path !== files.buildManifest)];
}

const readIn = (folder: string, path: string) => readFile(join(folder, path)).catch(() => undefined);

/** What is no JSON object is nothing; the members of one are the caller's to check. */
function parse<T extends object>(bytes: Buffer | undefined): Partial<T> | undefined {
  try {
    const value: unknown = JSON.parse(bytes?.toString('utf8') ?? '');
    return typeof value === 'object' && value !== null ? (value as Partial<T>) : undefined;
  } catch {
    return undefined;
  }
}

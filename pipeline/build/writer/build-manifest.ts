/**
 * What says which files a build has: the manifest, one list per folder with sha256 and size and one file that lists the
 * lists; and the tables of the object store.
 */
import { files, slugOfListingFile } from '../../../schemas/contracts/addresses.ts';
import type { BuildManifest, FileEntry, ObjectTable } from '../../../schemas/contracts/generated/read-api.ts';
import type { Settings } from '../../../schemas/contracts/generated/settings.ts';
import { compareText } from '../../../schemas/rules/compare-text.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import { digestOf } from './file-digest.ts';
import type { PlacedFile } from './previous-output.ts';

type BuildFacts = Omit<BuildManifest, 'folders'>;

/** Describes every file of a build. @returns the lists and, last, the manifest, as text by path on the site */
export function describeBuild(placed: PlacedFile, facts: BuildFacts): [path: string, content: string][] {
  const pathsOf = Map.groupBy(placed.keys(), topFolder);
  const written: [string, string][] = [];
  const folders: BuildManifest['folders'] = {};
  for (const [name, paths] of [...pathsOf].sort(([a], [b]) => compareText(a, b))) {
    const content = folderManifest(paths, placed);
    const path = files.folderManifest(name);
    folders[name] = { list: path, files: paths.length, ...digestOf(Buffer.from(content)) };
    written.push([path, content]);
  }
  written.push([files.buildManifest, compactJson({ ...facts, folders } satisfies BuildManifest)]);
  return written;
}

/** A FolderManifest, in the bytes that `compactJson` writes; there may be some hundred thousand files in it. */
function folderManifest(paths: readonly string[], placed: PlacedFile): string {
  const entries = paths.toSorted().map((path) => {
    const { sha256, size } = placed.get(path) as FileEntry;
    return `${JSON.stringify(path)}:{"sha256":"${sha256}","size":${size}}`;
  });
  return `{"files":{${entries.join(',')}}}\n`;
}

/** "software/git/index.html" belongs to "software"; files at the top belong to "root". */
function topFolder(path: string): string {
  const end = path.indexOf('/');
  return end < 0 ? 'root' : path.slice(0, end);
}

/**
 * Which files go to the object store, and under which keys: everything that there is once for each listing.
 * @returns tables by path on the site, by which the worker finds them
 */
export function objectTables(
  placed: PlacedFile,
  { prefix }: NonNullable<Settings['listing_store']>,
): Map<string, ObjectTable> {
  const tables = new Map<string, ObjectTable>();
  for (const name of [...placed.keys()].sort(compareText)) {
    const path = `/${name}`;
    const slug = slugOfListingFile(path);
    if (slug === undefined) continue;
    const table = tables.get(files.objects(slug)) ?? { prefix: `${prefix}/`, objects: {} };
    table.objects[path] = placed.get(name)?.sha256 ?? '';
    tables.set(files.objects(slug), table);
  }
  return tables;
}

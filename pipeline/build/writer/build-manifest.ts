/** The build manifest: one list of files per folder with sha256 and size, and one file that lists the lists. */
import { files } from '../../../schemas/contracts/addresses.ts';
import type { BuildManifest, FileEntry, FolderManifest } from '../../../schemas/contracts/generated/read-api.ts';
import { compareText } from '../../../schemas/rules/version-order.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { compactJson } from '../../repo/text/stable-json.ts';
import type { Placed } from './standing-build.ts';

type BuildFacts = Omit<BuildManifest, 'folders'>;

/** Describes every file of a build. @returns the lists and, last, the manifest, as text by path on the site */
export function describeBuild(placed: Placed, facts: BuildFacts): [path: string, content: string][] {
  const lists = new Map<string, FolderManifest['files']>();
  for (const path of [...placed.keys()].sort(compareText)) {
    const list = lists.get(topFolder(path)) ?? {};
    const { sha256, size } = placed.get(path) as FileEntry;
    list[path] = { sha256, size };
    lists.set(topFolder(path), list);
  }
  const written: [string, string][] = [];
  const folders: BuildManifest['folders'] = {};
  for (const [name, list] of [...lists].sort(([a], [b]) => compareText(a, b))) {
    const content = compactJson({ files: list } satisfies FolderManifest);
    const path = files.folderManifest(name);
    folders[name] = { list: path, files: Object.keys(list).length, ...digestOf(Buffer.from(content)) };
    written.push([path, content]);
  }
  written.push([files.buildManifest, compactJson({ ...facts, folders } satisfies BuildManifest)]);
  return written;
}

export function digestOf(bytes: Buffer): { sha256: string; size: number } {
  return { sha256: sha256(bytes), size: bytes.length };
}

/** "software/git/index.html" belongs to "software"; files at the top belong to "root". */
function topFolder(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : 'root';
}

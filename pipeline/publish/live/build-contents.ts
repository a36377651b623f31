/** A build as its manifest describes it: in a folder, or at the address it is served from. */
import { files } from '../../../schemas/contracts/addresses.ts';
import type { BuildManifest, FolderManifest } from '../../../schemas/contracts/generated/read-api.ts';
import { allButFolders } from '../../repo/files/all-files.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { jsonOf } from '../../repo/text/stable-json.ts';
import { publishedFolder, type ReadPublished } from './live-files.ts';

export interface DescribedBuild {
  commit: string | null;
  /** Like 2026-01-31 */
  date: string;
  base_url: string;
  slugs: ReadonlySet<string>;
  /** Path → digest of every file that is listed. */
  files: ReadonlyMap<string, string>;
  manifest_sha256: string;
  /** Bytes of its signature, whoever signed it. */
  signature: Buffer | undefined;
}

const COMMIT = /^[0-9a-f]{40,64}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const LISTING_FILE = /^api\/v1\/software\/([a-z0-9-]{1,64})\.json$/;

/** @returns undefined where there is no build, or none that can be read */
export async function readBuild(read: ReadPublished): Promise<DescribedBuild | undefined> {
  const bytes = await read(files.buildManifest);
  const manifest = parse<BuildManifest>(bytes);
  if (bytes === undefined || manifest === undefined) return undefined;
  const lists = await readLists(manifest, read);
  const api = lists.get('api');
  const { commit, date, base_url } = manifest;
  // Anybody may have put there what is live, and its commit is passed to git.
  if (typeof date !== 'string' || !DAY.test(date) || api === undefined) return undefined;
  const isNamed = typeof commit === 'string' && COMMIT.test(commit);
  const slugs = Object.keys(api).flatMap((path) => LISTING_FILE.exec(path)?.[1] ?? []);
  return {
    commit: isNamed ? commit : null,
    date,
    base_url: typeof base_url === 'string' ? base_url : '',
    slugs: new Set(slugs),
    files: new Map([...lists.values()].flatMap(digestsIn)),
    manifest_sha256: sha256(bytes),
    signature: await read(files.buildSignature),
  };
}

/** Paths of the folder that are not what its manifest says: missing, altered, or not named at all. */
export async function faultyFiles(folder: string): Promise<string[]> {
  const read = publishedFolder(folder);
  const expected = await listedFiles(read);
  const faulty: string[] = [];
  for (const [path, digest] of expected) {
    const bytes = await read(path);
    if (bytes === undefined || sha256(bytes) !== digest) faulty.push(path);
  }
  return [...faulty, ...(await unlistedFiles(folder, expected))];
}

/** Paths of the folder that its build does not name, links among them. */
export async function unlistedFiles(folder: string, listed?: ReadonlyMap<string, string>): Promise<string[]> {
  const expected = listed ?? (await listedFiles(publishedFolder(folder)));
  const paths = (await allButFolders(folder)).map((path) => `/${path}`);
  return paths.filter((path) => !expected.has(path) && path !== files.buildManifest && path !== files.buildSignature);
}

/** Path → digest of every file that the manifest and its lists name, the lists among them. */
export async function listedFiles(read: ReadPublished): Promise<Map<string, string>> {
  const manifest = parse<BuildManifest>(await read(files.buildManifest)) ?? {};
  const lists = Object.entries(manifest.folders ?? {}).map(([name, folder]): [string, string] => [
    files.folderManifest(name),
    String(folder?.sha256),
  ]);
  return new Map([...lists, ...[...(await readLists(manifest, read)).values()].flatMap(digestsIn)]);
}

export interface FileChanges {
  same: number;
  /** New, or with other bytes. */
  changed: number;
  gone: number;
}

/** @param live undefined: nothing is live */
export function fileChanges(live: DescribedBuild | undefined, next: DescribedBuild): FileChanges {
  const before = live?.files ?? new Map();
  const same = [...next.files].filter(([path, digest]) => before.get(path) === digest).length;
  const gone = [...before.keys()].filter((path) => !next.files.has(path)).length;
  return { same, changed: next.files.size - same, gone };
}

type FolderFiles = Readonly<Partial<FolderManifest['files']>>;

/** @returns by folder, those that can be read */
async function readLists({ folders = {} }: Partial<BuildManifest>, read: ReadPublished) {
  const lists = new Map<string, FolderFiles>();
  for (const name of Object.keys(folders)) {
    const list = parse<FolderManifest>(await read(files.folderManifest(name)));
    if (typeof list?.files === 'object' && list.files !== null) lists.set(name, list.files);
  }
  return lists;
}

const digestsIn = (list: FolderFiles): [path: string, digest: string][] =>
  Object.entries(list).map(([path, entry]) => [`/${path}`, String(entry?.sha256)]);

/** Anything but a JSON object gives undefined; checking its members is up to the caller. */
function parse<T extends object>(bytes: Buffer | undefined): Partial<T> | undefined {
  const value = jsonOf(bytes);
  return typeof value === 'object' && value !== null ? (value as Partial<T>) : undefined;
}

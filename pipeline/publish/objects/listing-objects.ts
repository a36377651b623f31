/**
 * The files of listings in the object store, each under the sha256 of its bytes, so that only what changed is sent.
 * Order: new objects, then the build that needs them, then what no recent build needs is taken away.
 */
import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import pLimit from 'p-limit';
import { OBJECTS } from '../../../schemas/contracts/addresses.ts';
import type { ObjectTable } from '../../../schemas/contracts/generated/read-api.ts';
import { allFiles } from '../../repo/files/all-files.ts';
import { sha256 } from '../../repo/text/sha256.ts';
import { type ObjectStore, StoreError } from './object-store.ts';

const AT_ONCE = 16;
/** Answers from older builds may still be in flight, and one may be published again. */
const KEPT_BUILDS = 3;
/** Notes of which objects a build needs. No digest begins with an underscore. */
const BUILDS = '_builds/';
/** First digits of digests: one list for each can be read in parallel. */
const FIRST_DIGITS = [...'0123456789abcdef'];
const DIGEST = /^[0-9a-f]{64}$/;

type OnProgress = (done: number, total: number) => void;

/** @returns path → sha256 of the files that a build keeps in the object store, as its own tables say */
export async function storedFiles(output: string): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const name of await allFiles(join(output, OBJECTS))) {
    const { objects } = JSON.parse(await readFile(join(output, OBJECTS, name), 'utf8')) as ObjectTable;
    for (const [path, digest] of Object.entries(objects)) stored.set(path, digest);
  }
  return stored;
}

export interface Shipment {
  store: ObjectStore;
  /** Folder of the build. */
  output: string;
  stored: ReadonlyMap<string, string>;
  /** Digest of the build's manifest, which is its name here. */
  build: string;
  onProgress: OnProgress;
}

/**
 * Killed and called again it sends what is still missing.
 * @returns how many objects were sent, and how many were there already
 * @throws StoreError
 */
export async function sendObjects(shipment: Shipment): Promise<{ sent: number; kept: number }> {
  const { store, output, stored, build, onProgress } = shipment;
  const paths = new Map([...stored].map(([path, digest]) => [digest, path]));
  // First of all, so that from here on no other run removes what this build needs.
  const note = Buffer.from(JSON.stringify([...paths.keys()].sort()));
  await store.put(`${BUILDS}${build}`, note, sha256(note));
  const present = new Set(await presentDigests(store));
  const missing = [...paths].filter(([digest]) => !present.has(digest));
  await each(missing, onProgress, async ([digest, path]) => {
    await store.put(digest, await readFile(join(output, path)), digest);
  });
  return { sent: missing.length, kept: paths.size - missing.length };
}

/**
 * @param live digests of the manifests of builds that may be answered from, whatever their age
 * @returns how many objects were taken away
 * @throws StoreError and then takes nothing away that a later call would not
 */
export async function removeOldObjects(
  store: ObjectStore,
  live: readonly string[],
  onProgress: OnProgress,
): Promise<number> {
  const builds = (await store.list(BUILDS)).sort((a, b) => (a.lastModified < b.lastModified ? 1 : -1));
  const isKept = ({ key }: { key: string }, index: number) =>
    index < KEPT_BUILDS || live.includes(key.slice(BUILDS.length));
  const needed = new Set<string>();
  for (const { key } of builds.filter(isKept)) {
    for (const digest of readNote(await store.get(key))) needed.add(digest);
  }
  const unused = (await presentDigests(store)).filter((digest) => !needed.has(digest));
  await each(unused, onProgress, (digest) => store.remove(digest));
  const old = builds.filter((build, index) => !isKept(build, index));
  for (const { key } of old) await store.remove(key);
  return unused.length;
}

/** Calls `use` with a folder that holds the build without what is in the object store: links, not copies. */
export async function withoutStored<T>(
  output: string,
  stored: ReadonlyMap<string, string>,
  use: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = `${output}.deploy`;
  await rm(folder, { recursive: true, force: true });
  try {
    for (const name of await allFiles(output)) {
      if (stored.has(`/${name}`)) continue;
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await link(join(output, name), join(folder, name));
    }
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function presentDigests(store: ObjectStore): Promise<string[]> {
  const lists = await Promise.all(FIRST_DIGITS.map((digit) => store.list(digit)));
  return lists.flat().flatMap(({ key }) => (DIGEST.test(key) ? [key] : []));
}

/** An unreadable note must not pass for a build that needs nothing. */
function readNote(bytes: Buffer): string[] {
  const list: unknown = JSON.parse(bytes.toString('utf8'));
  if (Array.isArray(list) && list.every((digest) => typeof digest === 'string' && DIGEST.test(digest))) return list;
  throw new StoreError('A note of a build in the object store cannot be read, so nothing was taken away.');
}

async function each<T>(items: readonly T[], onProgress: OnProgress, use: (item: T) => Promise<void>): Promise<void> {
  const limit = pLimit({ concurrency: AT_ONCE, rejectOnClear: true });
  let done = 0;
  const work = items.map((item) =>
    limit(async () => {
      await use(item);
      done += 1;
      onProgress(done, items.length);
    }).catch((error: unknown) => {
      // The first failure is reported; what waits behind it would only fail too.
      limit.clearQueue();
      throw error;
    }),
  );
  await Promise.all(work);
}

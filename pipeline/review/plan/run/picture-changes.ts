/** Which files of pictures go with listings that are written, and which are shown by none any more. */
import type { PictureStore } from '../../../collect/pictures/picture-store.ts';
import { listPictures, picturePath, picturesOf } from '../../../repo/data/picture-files.ts';
import type { KnownFile } from '../../../repo/git/commits.ts';
import { git } from '../../../repo/git/git.ts';
import { idsOfObjects } from '../../../repo/git/objects.ts';
import type { Snapshot } from '../entries/entry.ts';
import type { ReviewedCatalog } from '../proposals/open-repository.ts';
import type { Proposal } from '../proposals/proposals.ts';
import { listingsAfter, type Planned } from './plan-feeds.ts';

interface Writing {
  folder: string;
  /** Commit that the listings are written on. */
  at: string;
  /** What an open proposal shows is on its branch. */
  proposals: ReadonlyMap<string, Proposal>;
  store: PictureStore;
}

/**
 * Pictures are in git before the commit that names them: in the published branch, on the proposal's own, or newly drawn.
 * @returns for each snapshot the files that its parent lacks
 */
export async function pictureChanges(
  { folder, at, proposals, store }: Writing,
  snapshots: readonly Snapshot[],
): Promise<ReadonlyMap<Snapshot, KnownFile[]>> {
  const wanted = snapshots.flatMap((snapshot) => picturesOf(snapshot.listing).map((digest) => ({ snapshot, digest })));
  if (wanted.length === 0) return new Map();
  const digests = [...new Set(wanted.map(({ digest }) => digest))];
  const places = digests.map((digest) => [digest, at] as const);
  const present = await idsOf(folder, places);
  const missing = digests.filter((digest) => !present.has(digest));
  const drawn = await written(folder, missing, store);
  const waiting = wanted.flatMap(({ snapshot, digest }) => {
    const { commit } = proposals.get(snapshot.listing.slug) ?? {};
    return commit === undefined || present.has(digest) || drawn.has(digest) ? [] : [[digest, commit] as const];
  });
  const ids = new Map([...drawn, ...(await idsOf(folder, waiting))]);
  const changes = new Map<Snapshot, KnownFile[]>();
  for (const { snapshot, digest } of wanted) {
    const id = ids.get(digest);
    if (id === undefined) continue;
    changes.set(snapshot, [...(changes.get(snapshot) ?? []), { path: picturePath(digest), id }]);
  }
  return changes;
}

/** Ids of pictures in commits, by digest. */
async function idsOf(folder: string, places: readonly (readonly [string, string])[]): Promise<Map<string, string>> {
  const names = places.map(([digest, commit]) => `${commit}:${picturePath(digest)}`);
  const ids = await idsOfObjects(folder, names);
  const found = places.map(([digest], index) => [digest, ids[index]] as const);
  return new Map(found.filter((one): one is [string, string] => one[1] !== undefined));
}

/** Gives git what was drawn: no ref leads there yet. @returns ids by digest. Source: git-hash-object(1) */
async function written(folder: string, digests: readonly string[], store: PictureStore): Promise<Map<string, string>> {
  const found = await Promise.all(digests.map(async (digest) => [digest, await store.find(digest)] as const));
  const files = found.flatMap(([digest, path]) => (path === undefined ? [] : [{ digest, path }]));
  if (files.length === 0) return new Map();
  const input = files.map(({ path }) => `${path}\n`).join('');
  const ids = (await git(folder, ['hash-object', '-w', '--no-filters', '--stdin-paths'], { input })).split('\n');
  return new Map(files.map(({ digest }, index) => [digest, ids[index] ?? '']));
}

/** Paths of published pictures that nothing shows once the plan is written, and nothing that waits would show. */
export async function unusedPictures(
  { folder, main, data, proposals }: ReviewedCatalog,
  plan: Planned,
): Promise<string[]> {
  const present = new Set((await listPictures(folder, main)).keys());
  if (present.size === 0) return [];
  const waiting = [...proposals.values()].flatMap(({ snapshot }) => snapshot?.listing ?? []);
  const proposed = plan.items.flatMap(({ snapshot }) => snapshot?.listing ?? []);
  for (const listing of [...listingsAfter(data, plan).values(), ...waiting, ...proposed]) {
    for (const digest of picturesOf(listing)) present.delete(digest);
  }
  return [...present].sort().map(picturePath);
}

/** Whose place or score differs between two builds, and by which signals: what `rank.changed` is made of. */
import { files } from '../../../schemas/contracts/addresses.ts';
import type { DepartedTable, RankTable, ReadApi } from '../../../schemas/contracts/generated/read-api.ts';
import { openPublished, type PublishedApi, type ReadPublished } from './live-build.ts';

interface Standing {
  /** 1 is best. */
  position: number;
  /** Points out of 100, two decimals. */
  score: number;
}

export interface RankChange {
  slug: string;
  previous: Standing;
  current: Standing;
  /** Points, two decimals: those that changed, none where only others moved. They sum to the change of the score. */
  signals: { name: string; delta: number }[];
}

/**
 * @param before the build that the worker has acknowledged last
 * @param after the build that follows it
 * @throws Error where one of them cannot be read
 */
export async function rankChanges(before: ReadPublished, after: ReadPublished): Promise<RankChange[]> {
  const [earlier, later] = await Promise.all([openPublished(before), openPublished(after)]);
  const then = await readWhole(earlier, files.rankTable, 'RankTable');
  const now = await readWhole(later, files.rankTable, 'RankTable');
  const { renamed } = await readWhole(later, files.departed, 'DepartedTable');
  return rankMoves(then, now, renamed);
}

/**
 * Of listings that both builds have, in the order of the later one.
 * @param renamed old slug → the present one
 */
export function rankMoves(before: RankTable, after: RankTable, renamed: DepartedTable['renamed'] = {}): RankChange[] {
  const earlier = placesByPresentSlug(before, after, new Map(Object.entries(renamed)));
  const names = new Set([...Object.keys(after.points), ...Object.keys(before.points)]);
  return after.order.flatMap(([slug, score], index): RankChange[] => {
    const then = earlier.get(slug);
    if (then === undefined) return [];
    const deltas = [...names].map((name) => {
      const delta = (after.points[name]?.[index] ?? 0) - (before.points[name]?.[then.index] ?? 0);
      return { name, delta: delta / 100 };
    });
    const signals = deltas.filter(({ delta }) => delta !== 0);
    if (then.index === index && signals.length === 0) return [];
    const previous = { position: then.index + 1, score: then.score };
    return [{ slug, previous, current: { position: index + 1, score }, signals }];
  });
}

/** A listing that was renamed comes from where its old slug was. */
function placesByPresentSlug({ order }: RankTable, { order: later }: RankTable, renamed: ReadonlyMap<string, string>) {
  const present = new Set(later.map(([slug]) => slug));
  return new Map(
    order.map(([slug, score], index) => [present.has(slug) ? slug : (renamed.get(slug) ?? slug), { index, score }]),
  );
}

async function readWhole<Name extends keyof ReadApi>(api: PublishedApi, path: string, name: Name) {
  const faults: string[] = [];
  const value = await api.readJson(path, name, (what) => void faults.push(what));
  if (value !== undefined && faults.length === 0) return value;
  throw new Error(`The builds cannot be compared: of ${path}, ${faults.join(' and ')}.`);
}

/** Lines of a monthly snapshot (schemas/rank-snapshot.json), made from places, and read as breakdowns. */
import type { SnapshotEntry, SnapshotHeader } from '../contracts/generated/rank-snapshot.ts';
import { type Place, SIGNAL_NAMES, type Weights } from './engine.ts';
import type { Breakdown } from './movement.ts';
import { MERITS } from './signals.ts';

export function snapshotHeader(listings: number, computed_on: string, { version, weights }: Weights): SnapshotHeader {
  return {
    computed_on,
    listings,
    merits: MERITS,
    signals: SIGNAL_NAMES.map((name) => ({ name, weight: weights[name] })),
    weights_version: version,
  };
}

export function snapshotEntry({ input, points }: Place, position: number): SnapshotEntry {
  return {
    merits: MERITS.reduce((bits, name, index) => (input.merits[name] ? bits | (1 << index) : bits), 0),
    points: [...points],
    position,
    score: points.reduce((sum, part) => sum + part, 0),
    slug: input.slug,
  };
}

/** Names come from the header, so that an old snapshot is understood after signals or merits were added. */
export function snapshotBreakdown(
  { signals, merits }: SnapshotHeader,
  entry: Pick<SnapshotEntry, 'points' | 'merits'>,
): Breakdown {
  return {
    points: Object.fromEntries(signals.map(({ name }, index) => [name, entry.points[index] ?? 0])),
    weights: Object.fromEntries(signals.map(({ name, weight }) => [name, weight])),
    merits: Object.fromEntries(merits.map((name, index) => [name, (entry.merits & (1 << index)) !== 0])),
  };
}

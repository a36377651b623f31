/** Lines of a monthly snapshot (schemas/rank-snapshot.json), made from places, and read as breakdowns. */
import type { SnapshotEntry, SnapshotHeader } from '../contracts/generated/rank-snapshot.ts';
import type { RankPlace } from './engine.ts';
import { type Breakdown, HOLDINGS, holdingsOf } from './score-changes.ts';
import { SIGNAL_NAMES, type Weights } from './weights.ts';

/** Snapshots count hundredths: those of earlier weights, which had them, stay comparable. */
const HUNDREDTHS = 100;

export function snapshotHeader(listings: number, computed_on: string, { version, points }: Weights): SnapshotHeader {
  return {
    computed_on,
    listings,
    merits: [...HOLDINGS],
    signals: SIGNAL_NAMES.map((name) => ({ name, weight: points[name] / 100 })),
    weights_version: version,
  };
}

export function snapshotEntry({ input, points, score }: RankPlace, position: number): SnapshotEntry {
  const holdings = holdingsOf(input);
  return {
    merits: HOLDINGS.reduce((bits, name, index) => (holdings[name] ? bits | (1 << index) : bits), 0),
    points: points.map((part) => part * HUNDREDTHS),
    position,
    score: score * HUNDREDTHS,
    slug: input.slug,
  };
}

/**
 * Names come from the header, so that a snapshot is understood after merits were added.
 * @returns undefined where it counted other signals: then nothing can be compared
 */
export function snapshotBreakdown(
  { signals, merits }: SnapshotHeader,
  entry: Pick<SnapshotEntry, 'points' | 'merits'>,
): Breakdown | undefined {
  if (signals.map(({ name }) => name).join() !== SIGNAL_NAMES.join()) return undefined;
  return {
    points: Object.fromEntries(signals.map(({ name }, index) => [name, (entry.points[index] ?? 0) / HUNDREDTHS])),
    weights: Object.fromEntries(signals.map(({ name, weight }) => [name, Math.round(weight * 100)])),
    holdings: Object.fromEntries(merits.map((name, index) => [name, (entry.merits & (1 << index)) !== 0])),
  };
}

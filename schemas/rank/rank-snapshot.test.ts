import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankAll, STANDARD_WEIGHTS } from './engine.ts';
import { breakdown } from './movement.ts';
import { snapshotBreakdown, snapshotEntry, snapshotHeader } from './rank-snapshot.ts';
import { anyInput, DAYS, MERITS, withMerits } from './testing/rank-inputs.ts';

const HEADER = snapshotHeader(1, '2026-10-01', STANDARD_WEIGHTS);
const [place] = rankAll([{ ...withMerits('summary', 'license_type'), release_dates: ['2026-10-01'] }], '2026-10-01');
if (place === undefined) throw new Error('no place');
const ENTRY = snapshotEntry(place, 7);

it('an entry is small whole numbers, in the order the header gives', () => {
  expect(ENTRY).toEqual({
    merits: 0b1001,
    points: [3000, 405, 400, 0, 1000, 0],
    position: 7,
    score: 4805,
    slug: 'tool',
  });
  expect(HEADER).toEqual({
    computed_on: '2026-10-01',
    listings: 1,
    merits: MERITS,
    signals: [
      { name: 'freshness', weight: 0.3 },
      { name: 'maintenance', weight: 0.15 },
      { name: 'completeness', weight: 0.2 },
      { name: 'trust', weight: 0.2 },
      { name: 'reachability', weight: 0.1 },
      { name: 'openness', weight: 0.05 },
    ],
    weights_version: '1',
  });
});

it('a snapshot remembers all that a later score is compared with', () => {
  fc.assert(
    fc.property(anyInput, DAYS, (input, day) => {
      const [ranked] = rankAll([input], day);
      if (ranked === undefined) throw new Error('no place');
      expect(snapshotBreakdown(HEADER, snapshotEntry(ranked, 1))).toEqual(breakdown(input, day));
    }),
  );
});

it('an old snapshot is read by its own names, in its own order', () => {
  const header = { ...HEADER, signals: HEADER.signals.slice(0, 2).toReversed(), merits: ['pricing', 'summary'] };
  expect(snapshotBreakdown(header, { points: [405, 3000], merits: 0b10 })).toEqual({
    points: { maintenance: 405, freshness: 3000 },
    weights: { maintenance: 0.15, freshness: 0.3 },
    merits: { pricing: false, summary: true },
  });
});

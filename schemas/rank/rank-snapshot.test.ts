import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rankAll } from './engine.ts';
import { snapshotBreakdown, snapshotEntry, snapshotHeader } from './rank-snapshot.ts';
import { breakdown, HOLDINGS } from './score-changes.ts';
import { anyInput, DAYS, declared, proof, withMerits } from './testing/rank-inputs.ts';
import { STANDARD_WEIGHTS } from './weights.ts';

const HEADER = snapshotHeader(1, '2026-10-01', STANDARD_WEIGHTS);
const [place] = rankAll(
  [
    {
      ...withMerits('summary', 'license_type'),
      releases: [declared('2026-10-01')],
      proofs: [proof('domain_proved')],
    },
  ],
  '2026-10-01',
);
if (place === undefined) throw new Error('no place');
const ENTRY = snapshotEntry(place, 7);

it('an entry is small whole numbers, in the order the header gives', () => {
  expect(ENTRY).toEqual({
    // The domain is the first of five proofs; summary and license type are the first and the fourth merit after them.
    merits: 0b1_0010_0001,
    points: [800, 800, 0, 500],
    position: 7,
    score: 2100,
    slug: 'tool',
  });
  expect(HEADER).toEqual({
    computed_on: '2026-10-01',
    listings: 1,
    merits: HOLDINGS,
    signals: [
      { name: 'kept', weight: 0.25 },
      { name: 'proven', weight: 0.2 },
      { name: 'used', weight: 0.4 },
      { name: 'told', weight: 0.15 },
    ],
    weights_version: STANDARD_WEIGHTS.version,
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

it('an old snapshot is read by its own names of merits, in its own order', () => {
  const header = { ...HEADER, merits: ['pricing', 'summary'] };
  expect(snapshotBreakdown(header, { points: [800, 1200, 4000, 400], merits: 0b10 })).toEqual({
    points: { kept: 8, proven: 12, used: 40, told: 4 },
    weights: { kept: 25, proven: 20, used: 40, told: 15 },
    holdings: { pricing: false, summary: true },
  });
});

it('nothing is compared with a snapshot that counted other signals', () => {
  const signals = [{ name: 'freshness', weight: 0.3 }, ...HEADER.signals.slice(1)];
  expect(snapshotBreakdown({ ...HEADER, signals }, ENTRY)).toBeUndefined();
});

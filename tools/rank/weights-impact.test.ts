import { describe, expect, it } from 'vitest';
import { rankCatalog } from '../../pipeline/build/listings/rank-catalog.ts';
import { DAY, seededCatalog } from '../../pipeline/build/testing/ranking.ts';
import { rankAll } from '../../schemas/rank/engine.ts';
import { EMPTY, proof, witnessed } from '../../schemas/rank/testing/rank-inputs.ts';
import { STANDARD_WEIGHTS, type Weights } from '../../schemas/rank/weights.ts';
import { impactOf, impactText } from './weights-impact.ts';

/** As much as they prove, and less for being kept. */
const PROVING: Weights = {
  ...STANDARD_WEIGHTS,
  version: '5',
  points: { kept: 5, proven: 40, used: 40, told: 15 },
  kept: { ...STANDARD_WEIGHTS.kept, declared: 2, witnessed: 3 },
  proven: { domain_proved: 20, hash_recomputed: 8, signature_verified: 8, homepage_secure: 4, documents_checked: 0 },
};

/** Before: fresh 12, proven 8, idle 0. After: fresh 3, proven 20, idle 0. */
const FEW = [
  { ...EMPTY, slug: 'fresh', releases: [witnessed(DAY)] },
  { ...EMPTY, slug: 'proven', proofs: [proof('domain_proved')] },
  { ...EMPTY, slug: 'idle' },
];

describe('the impact of other weights', () => {
  it('is nothing where they are the same', () => {
    const { moved, movers } = impactOf(FEW, DAY, STANDARD_WEIGHTS, STANDARD_WEIGHTS);
    expect([moved, movers]).toEqual([0, []]);
  });

  it('names who changes places and the signals that did it', () => {
    const { moved, movers } = impactOf(FEW, DAY, STANDARD_WEIGHTS, PROVING);
    expect(moved).toBe(2);
    expect(movers).toEqual([
      {
        slug: 'fresh',
        before: { position: 1, score: 12 },
        after: { position: 2, score: 3 },
        signals: [{ name: 'kept', delta: -9 }],
      },
      {
        slug: 'proven',
        before: { position: 2, score: 8 },
        after: { position: 1, score: 20 },
        signals: [{ name: 'proven', delta: 12 }],
      },
    ]);
  });

  it('of a whole catalog counts every move, and names the twenty furthest', () => {
    const { catalog, history } = seededCatalog(300);
    const inputs = rankCatalog(catalog, history, catalog.settings, DAY).map((place) => place.input);
    const impact = impactOf(inputs, DAY, STANDARD_WEIGHTS, PROVING);
    const positions = (weights: Weights) =>
      new Map(rankAll(inputs, DAY, weights).map((place, index) => [place.input.slug, index + 1]));
    const [before, after] = [positions(STANDARD_WEIGHTS), positions(PROVING)];
    const distances = inputs
      .map(({ slug }) => Math.abs((after.get(slug) ?? 0) - (before.get(slug) ?? 0)))
      .filter((distance) => distance > 0)
      .sort((a, b) => b - a);
    expect(impact.moved).toBe(distances.length);
    expect(impact.movers.map((mover) => Math.abs(mover.after.position - mover.before.position))).toEqual(
      distances.slice(0, 20),
    );
    expect(impactOf(inputs.toReversed(), DAY, STANDARD_WEIGHTS, PROVING)).toEqual(impact);
  });

  it('is told in columns', () => {
    expect(impactText(impactOf(FEW, DAY, STANDARD_WEIGHTS, PROVING)).split('\n')).toEqual([
      'With weights 5 instead of 4, 2 of 3 listings would have another place (ranked on 2026-11-20).',
      '',
      'furthest moves  place  score   because of',
      'fresh           1 → 2  12 → 3  kept −9',
      'proven          2 → 1  8 → 20  proven +12',
    ]);
  });
});

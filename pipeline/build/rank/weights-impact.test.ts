import { describe, expect, it } from 'vitest';
import { rankAll, STANDARD_WEIGHTS, type Weights } from '../../../schemas/rank/engine.ts';
import type { Merits, RankInput } from '../../../schemas/rank/rank-input.ts';
import { EMPTY, withMerits } from '../../../schemas/rank/testing/rank-inputs.ts';
import { rankCatalog } from '../listings/rank-catalog.ts';
import { DAY, seededCatalog } from '../testing/ranking.ts';
import { impactOf } from './weights-impact.ts';
import { impactText } from './weights-impact-text.ts';

const TRUSTING: Weights = { version: '2', weights: { ...STANDARD_WEIGHTS.weights, freshness: 0.2, trust: 0.3 } };

const input = (slug: string, release_dates: string[], ...merits: (keyof Merits)[]): RankInput => ({
  ...withMerits(...merits),
  slug,
  release_dates,
});

/** Before: fresh 44.05, proven 20.00, idle 10.00. After: fresh 34.05, proven 25.00, idle 10.00. */
const FEW = [input('fresh', [DAY]), input('proven', [], 'verified_domain'), { ...EMPTY, slug: 'idle' }];

describe('the impact of other weights', () => {
  it('is nothing where they are the same', () => {
    const { moved, movers, distribution } = impactOf(FEW, DAY, STANDARD_WEIGHTS, STANDARD_WEIGHTS);
    expect([moved, movers]).toEqual([0, []]);
    for (const { before, after } of distribution) expect(after).toBe(before);
  });

  it('names who changes places and the signals that did it', () => {
    // 0 for freshness and 50 for trust: fresh 14.05, proven 35.00.
    const weights = { version: '3', weights: { ...STANDARD_WEIGHTS.weights, freshness: 0, trust: 0.5 } };
    const { moved, movers } = impactOf(FEW, DAY, STANDARD_WEIGHTS, weights);
    expect(moved).toBe(2);
    expect(movers).toEqual([
      {
        slug: 'fresh',
        before: { position: 1, score: 44.05 },
        after: { position: 2, score: 14.05 },
        signals: [{ name: 'freshness', delta: -30 }],
      },
      {
        slug: 'proven',
        before: { position: 2, score: 20 },
        after: { position: 1, score: 35 },
        signals: [{ name: 'trust', delta: 15 }],
      },
    ]);
  });

  it('spreads the scores over ten bins, 100 in the last', () => {
    const full: Weights = {
      version: '4',
      weights: { freshness: 0, maintenance: 0, completeness: 0, trust: 0, reachability: 1, openness: 0 },
    };
    const { distribution } = impactOf(FEW, DAY, STANDARD_WEIGHTS, full);
    expect(distribution.map(({ from, to, before, after }) => [from, to, before, after])).toEqual([
      [0, 10, 0, 0],
      [10, 20, 1, 0],
      [20, 30, 1, 0],
      [30, 40, 0, 0],
      [40, 50, 1, 0],
      [50, 60, 0, 0],
      [60, 70, 0, 0],
      [70, 80, 0, 0],
      [80, 90, 0, 0],
      [90, 100, 0, 3],
    ]);
  });

  it('of a whole catalog counts every move, and names the twenty furthest', () => {
    const { catalog, history } = seededCatalog(300);
    const inputs = rankCatalog(catalog, history, catalog.settings, DAY).map((place) => place.input);
    const impact = impactOf(inputs, DAY, STANDARD_WEIGHTS, TRUSTING);
    const positions = (weights: Weights) =>
      new Map(rankAll(inputs, DAY, weights).map((place, index) => [place.input.slug, index + 1]));
    const [before, after] = [positions(STANDARD_WEIGHTS), positions(TRUSTING)];
    const distances = inputs
      .map(({ slug }) => Math.abs((after.get(slug) ?? 0) - (before.get(slug) ?? 0)))
      .filter((distance) => distance > 0)
      .sort((a, b) => b - a);
    expect(impact.moved).toBe(distances.length);
    expect(impact.movers.map((mover) => Math.abs(mover.after.position - mover.before.position))).toEqual(
      distances.slice(0, 20),
    );
    for (const side of ['before', 'after'] as const) {
      expect(impact.distribution.reduce((sum, bin) => sum + bin[side], 0)).toBe(300);
    }
    expect(impactOf(inputs.toReversed(), DAY, STANDARD_WEIGHTS, TRUSTING)).toEqual(impact);
  });

  it('is told in columns', () => {
    const weights = { version: '3', weights: { ...STANDARD_WEIGHTS.weights, freshness: 0, trust: 0.5 } };
    expect(
      impactText(impactOf(FEW, DAY, STANDARD_WEIGHTS, weights))
        .split('\n')
        .slice(0, 8),
    ).toEqual([
      'With weights 3 instead of 1, 2 of 3 listings would have another place (ranked on 2026-11-20).',
      '',
      'furthest moves  place  score          because of',
      'fresh           1 → 2  44.05 → 14.05  freshness −30.00',
      'proven          2 → 1  20.00 → 35.00  trust +15.00',
      '',
      'score   listings before  after',
      '0–10    0                0',
    ]);
  });
});

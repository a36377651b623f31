import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankWords } from '../wording/rank-texts.ts';
import { STANDARD_WEIGHTS, scoreListing, type Weights } from './engine.ts';
import { type Breakdown, breakdown, movement } from './movement.ts';
import type { RankInput } from './rank-input.ts';
import { anyInput, DAYS, EMPTY, withMerit, withMerits } from './testing/rank-inputs.ts';

const TODAY = '2026-10-14';
const THEN = '2026-10-07';
const wordsOf = (before: RankInput, after: RankInput) =>
  rankWords('en').moves(movement(breakdown(before, THEN), after, TODAY).signals);

describe('a movement', () => {
  const released: RankInput = { ...EMPTY, release_dates: ['2026-10-01'] };
  const fresh: RankInput = { ...EMPTY, release_dates: ['2026-10-01', '2026-10-14'] };
  const failing: RankInput = { ...EMPTY, failing_since: '2026-10-11' };
  const complete = withMerits('summary', 'pricing', 'https_homepage');

  it.each<[string, RankInput, RankInput, string[]]>([
    ['of nothing', EMPTY, EMPTY, []],
    // 30 × 0.5 ^ (0 / 52) = 30.00 and 30 × 0.5 ^ (1 / 52) = 29.60.
    ['of a week without a release', released, released, ['freshness −0.40: no release since 2026-10-01']],
    ['of a release', released, fresh, ['maintenance +2.37: now 2 releases in 52 weeks']],
    [
      'of a release after a long time',
      { ...EMPTY, release_dates: ['2024-10-16'] },
      { ...EMPTY, release_dates: ['2024-10-16', TODAY] },
      ['freshness +22.40: released on 2026-10-14', 'maintenance +4.05: now 1 release in 52 weeks'],
    ],
    [
      'of a release that is gone',
      released,
      EMPTY,
      ['freshness −30.00: no dated release', 'maintenance −4.05: now 0 releases in 52 weeks'],
    ],
    ['of an SPDX id, which two signals count', EMPTY, withMerits('spdx_id'), ['+6.00: added an SPDX id']],
    ['of an SPDX id that is gone', withMerits('spdx_id'), EMPTY, ['−6.00: lost an SPDX id']],
    [
      'of merits won and lost',
      complete,
      withMerits('summary', 'text', 'release_notes', 'openapi_badge'),
      [
        'completeness +2.00: added a longer text, release notes; lost pricing',
        'trust −2.00: lost a website over https',
        'openness +2.50: added a valid OpenAPI description',
      ],
    ],
    ['of a source that fails', EMPTY, failing, ['reachability −1.00: the source has not answered since 2026-10-11']],
    [
      'of a source that is back',
      { ...EMPTY, failing_since: '2026-10-01' },
      EMPTY,
      ['reachability +2.00: no source is failing anymore'],
    ],
  ])('%s', (_what, before, after, words) => {
    expect(wordsOf(before, after)).toEqual(words);
  });

  it('of other weights says so', () => {
    const weights: Weights = {
      version: '2',
      weights: { ...STANDARD_WEIGHTS.weights, trust: 0.15, openness: 0.1 },
    };
    const input = withMerits('verified_domain', 'openapi_badge');
    const { delta, signals } = movement(breakdown(input, TODAY), input, TODAY, weights);
    expect([delta, signals]).toEqual([
      0,
      [
        { name: 'trust', delta: -250, code: 'weight_changed', values: { points: 15, points_before: 20 } },
        { name: 'openness', delta: 250, code: 'weight_changed', values: { points: 10, points_before: 5 } },
      ],
    ]);
  });

  it('knows nothing of a signal and a merit that did not exist then', () => {
    const { freshness: _freshness, ...weights } = STANDARD_WEIGHTS.weights;
    const before: Breakdown = { points: { trust: 0 }, weights, merits: {} };
    expect(movement(before, { ...withMerits('spdx_id'), release_dates: [TODAY] }, TODAY).signals).toEqual([
      { name: 'freshness', delta: 3000, code: 'weight_changed', values: { points: 30, points_before: 0 } },
      { name: 'maintenance', delta: 405, code: 'releases', values: { count: 1, weeks: 52 } },
      { name: 'completeness', delta: 200, code: 'counted_otherwise', values: {} },
      { name: 'trust', delta: 400, code: 'counted_otherwise', values: {} },
      { name: 'reachability', delta: 1000, code: 'no_source_failing', values: {} },
    ]);
  });

  it('is exactly what the score gained or lost, and what its signals did', () => {
    fc.assert(
      fc.property(anyInput, anyInput, DAYS, DAYS, (before, after, then, day) => {
        const { delta, signals } = movement(breakdown(before, then), after, day);
        const [was, is] = [scoreListing(before, then), scoreListing(after, day)];
        expect(delta).toBe(Math.round(is.score * 100) - Math.round(was.score * 100));
        expect(signals.reduce((sum, signal) => sum + signal.delta, 0)).toBe(delta);
        for (const signal of signals) expect(signal.delta).not.toBe(0);
        expect(movement(breakdown(after, day), after, day)).toEqual({ delta: 0, signals: [] });
      }),
    );
  });

  it('by advice that was followed is what the advice promised', () => {
    fc.assert(
      fc.property(anyInput, DAYS, (input, day) => {
        const promised = scoreListing(input, day).signals.flatMap(({ advice }) => advice);
        const gain = promised.find(({ code }) => code === 'spdx_id')?.gain ?? 0;
        const { delta } = movement(breakdown(input, day), withMerit(input, 'spdx_id'), day);
        expect(delta / 100).toBe(gain);
      }),
    );
  });
});

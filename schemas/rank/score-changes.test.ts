import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankWords } from '../wording/rank-texts.ts';
import { MERITS } from './checklist-points.ts';
import { scoreListing } from './engine.ts';
import type { RankInput } from './rank-input.ts';
import { type Breakdown, breakdown, movement } from './score-changes.ts';
import {
  anyInput,
  attested,
  DAYS,
  declared,
  EMPTY,
  NO_ADVISORIES,
  proof,
  use,
  withMerits,
  witnessed,
} from './testing/rank-inputs.ts';
import { STANDARD_WEIGHTS, type Weights } from './weights.ts';

const TODAY = '2026-10-14';
const THEN = '2026-09-30';
const wordsOf = (before: RankInput, after: RankInput) =>
  rankWords('en').moves(movement(breakdown(before, THEN), after, TODAY).signals);

describe('a movement', () => {
  const old: RankInput = { ...EMPTY, releases: [attested('2024-04-14')] };
  const used = (count: number) => [use('downloads', count)];
  const downloaded: RankInput = { ...EMPTY, uses: used(17_000_000) };
  const proved: RankInput = { ...EMPTY, proofs: [proof('domain_proved'), proof('homepage_secure')] };

  it.each<[string, RankInput, RankInput, string[]]>([
    ['of nothing', EMPTY, EMPTY, []],
    // 130 weeks and 3 days before 2026-10-14; 12 × 28 / 104 = 3.23, 12 × 26 / 104 = 3, 8 × 28 / 104 = 2.15.
    ['of two weeks in which no whole point was lost', old, old, []],
    [
      // 25 × 28 / 104 = 6.73 and 25 × 26 / 104 = 6.25
      'of two weeks in which one was',
      { ...old, uses: used(300_000_000) },
      { ...old, uses: used(300_000_000) },
      ['maintained −1: no release since 2024-04-14'],
    ],
    [
      'of a release after a long time',
      { ...EMPTY, releases: [declared('2001-01-01')] },
      { ...EMPTY, releases: [declared('2001-01-01'), witnessed('2026-10-10')] },
      ['maintained +12: last release 2026-10-10'],
    ],
    [
      'of a release that is gone',
      { ...EMPTY, releases: [declared('2026-09-01')] },
      EMPTY,
      ['maintained −8: the day of the last release is unknown'],
    ],
    [
      'of what does not fade any longer',
      { ...old, uses: used(300_000_000) },
      { ...old, uses: used(300_000_000), advisories: NO_ADVISORIES },
      ['maintained +18: its points do not fade: others rely on it, and OSV knows of no open vulnerability'],
    ],
    [
      'of what is archived',
      { ...EMPTY, releases: [declared('2026-09-01')] },
      { ...EMPTY, releases: [declared('2026-09-01')], ended: 'archived' },
      ['maintained −8: archived by its publisher'],
    ],
    // With 9 points of use attested days earn 25: 25 × 26 / 104 = 6.25.
    [
      'of use that makes old days count for more',
      old,
      { ...old, uses: used(17_000_000) },
      ['maintained +3: counted differently', 'popular +9: now 17,000,000 downloads a month'],
    ],
    ['of use that nobody sees anymore', downloaded, EMPTY, ['popular −9: we have no figures of use anymore']],
    [
      'of proofs won and lost',
      proved,
      { ...EMPTY, proofs: [proof('domain_proved'), proof('signature_verified'), proof('hash_recomputed')] },
      [
        'verified +4: added a download with a verified SHA-256, a verified signature; ' +
          'lost a secure website with a way to report vulnerabilities',
      ],
    ],
    [
      'of a proof that is gone',
      proved,
      { ...EMPTY, proofs: [proof('homepage_secure')] },
      ['verified −8: lost a verified domain'],
    ],
    [
      'of merits',
      withMerits('summary'),
      withMerits('summary', 'pricing', 'spdx_id'),
      ['complete +2: added an SPDX id, pricing'],
    ],
  ])('%s', (_what, before, after, words) => {
    expect(wordsOf(before, after)).toEqual(words);
  });

  it('of other weights says so', () => {
    const { points } = STANDARD_WEIGHTS;
    const weights: Weights = { ...STANDARD_WEIGHTS, points: { ...points, used: 10, told: 45 } };
    const input = { ...withMerits(...MERITS), uses: [use('downloads', 300_000_000)] };
    const { delta, signals } = movement(breakdown(input, TODAY), input, TODAY, weights);
    expect([delta, signals]).toEqual([
      24,
      [
        { name: 'used', delta: -6, code: 'weight_changed', values: { points: 10, points_before: 40 } },
        { name: 'told', delta: 30, code: 'weight_changed', values: { points: 45, points_before: 15 } },
      ],
    ]);
  });

  it('knows nothing of a signal and a merit that did not exist then', () => {
    const { kept: _kept, ...weights } = STANDARD_WEIGHTS.points;
    const before: Breakdown = { points: { told: 0 }, weights, holdings: {} };
    const input = { ...withMerits('spdx_id'), releases: [declared(TODAY)], proofs: [proof('domain_proved')] };
    expect(movement(before, input, TODAY).signals).toEqual([
      { name: 'kept', delta: 8, code: 'weight_changed', values: { points: 25, points_before: 0 } },
      { name: 'proven', delta: 8, code: 'counted_otherwise', values: {} },
      { name: 'told', delta: 4, code: 'counted_otherwise', values: {} },
    ]);
  });

  it('is exactly what the score gained or lost, and what its signals did', () => {
    fc.assert(
      fc.property(anyInput, anyInput, DAYS, DAYS, (before, after, then, day) => {
        const { delta, signals } = movement(breakdown(before, then), after, day);
        expect(delta).toBe(scoreListing(after, day).score - scoreListing(before, then).score);
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
        const gain = promised.find(({ code }) => code === 'domain_proved')?.gain ?? 0;
        const followed = gain === 0 ? input : { ...input, proofs: [...input.proofs, proof('domain_proved')] };
        expect(movement(breakdown(input, day), followed, day).delta).toBe(gain);
      }),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { scoreListing } from './engine.ts';
import { PROOFS } from './proof-points.ts';
import type { RankInput } from './rank-input.ts';
import { EMPTY, proof } from './testing/rank-inputs.ts';

const proven = (...proofs: RankInput['proofs']) => {
  const signal = scoreListing({ ...EMPTY, proofs }, '2026-10-14').signals[1];
  return { points: signal?.points, facts: signal?.facts };
};

describe('what is proved', () => {
  it.each([
    ['domain_proved', 8],
    ['hash_recomputed', 4],
    ['signature_verified', 3],
    ['homepage_secure', 3],
    ['documents_checked', 2],
  ] as const)('%s earns %i points and says since when', (code, points) => {
    expect(proven(proof(code))).toEqual({
      points,
      facts: [{ code, by: 'witnessed', values: { points, day: '2023-01-01' } }],
    });
  });

  it('all of it earns 20, in one order', () => {
    const { points, facts } = proven(...PROOFS.map((code) => proof(code)).toReversed());
    expect([points, facts?.map(({ code }) => code)]).toEqual([20, [...PROOFS]]);
  });

  it('counts once, however often it is', () => {
    expect(proven(proof('domain_proved'), proof('domain_proved')).points).toBe(8);
  });

  it('names who attests it, and no day where none is known', () => {
    expect(proven({ ...proof('signature_verified', 'attested'), since: null }).facts).toEqual([
      { code: 'signature_verified', by: 'attested', values: { points: 3, source: 'npm' } },
    ]);
  });

  it('may be nothing', () => {
    expect(proven()).toEqual({ points: 0, facts: [{ code: 'nothing_proved', by: null, values: {} }] });
  });
});

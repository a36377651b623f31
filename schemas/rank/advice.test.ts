import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdviceCode, Proof } from '../contracts/generated/read-api.ts';
import { MERITS } from './checklist-points.ts';
import { scoreListing } from './engine.ts';
import type { RankInput } from './rank-input.ts';
import {
  ALL_BUT_USE,
  anyInput,
  attested,
  DAYS,
  declared,
  EMPTY,
  proof,
  use,
  withMerits,
  witnessed,
} from './testing/rank-inputs.ts';

const TODAY = '2026-10-14';
const adviceOf = (input: RankInput, day = TODAY) => scoreListing(input, day).signals.flatMap(({ advice }) => advice);
const gains = (input: RankInput) => Object.fromEntries(adviceOf(input).map(({ code, gain }) => [code, gain]));

describe('advice', () => {
  const proved = (code: Proof) => {
    return (input: RankInput): RankInput => ({ ...input, proofs: [...input.proofs, proof(code)] });
  };
  /** What a publisher who follows the advice does. */
  const FOLLOWED: Record<AdviceCode, (input: RankInput, day: string) => RankInput> = {
    release: (input, day) => {
      const at = input.releases.findIndex(({ by }) => by === 'attested');
      if (at < 0) return { ...input, releases: [...input.releases, witnessed(day)] };
      const releases = input.releases.map((each, index) =>
        index === at ? { ...each, days: [...each.days, day] } : each,
      );
      return { ...input, releases };
    },
    complete: (input) => ({ ...input, merits: withMerits(...MERITS).merits }),
    domain_proved: proved('domain_proved'),
    hash_recomputed: proved('hash_recomputed'),
    signature_verified: proved('signature_verified'),
    homepage_secure: proved('homepage_secure'),
    documents_checked: proved('documents_checked'),
  };

  it('promises what comes when it is followed, in whole points', () => {
    fc.assert(
      fc.property(anyInput, DAYS, (input, day) => {
        const before = scoreListing(input, day).score;
        for (const { code, gain } of adviceOf(input, day)) {
          const after = scoreListing(FOLLOWED[code](input, day), day).score;
          expect([code, after - before]).toEqual([code, gain]);
          expect(gain).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is everything there is to say about an empty listing, each under its signal', () => {
    expect(gains(EMPTY)).toEqual({
      ...{ release: 12, complete: 15, domain_proved: 8 },
      ...{ hash_recomputed: 4, signature_verified: 3, homepage_secure: 3, documents_checked: 2 },
    });
    expect(Object.keys(gains(EMPTY)).toSorted()).toEqual(Object.keys(FOLLOWED).toSorted());
    expect(scoreListing(EMPTY, TODAY).signals.map(({ name, advice }) => [name, advice.length])).toEqual([
      ['kept', 1],
      ['proven', 5],
      ['used', 0],
      ['told', 1],
    ]);
  });

  it.each<[string, RankInput['releases'], number | undefined]>([
    ['brings what only we see, where nobody else does', [declared('2001-01-01')], 25],
    ['brings what is attested, where others attest the days', [attested('2001-01-01')], 25],
    ['brings nothing where the last one is young', [attested('2026-01-01')], undefined],
    ['brings nothing on the day of one', [attested(TODAY)], undefined],
  ])('to release %s', (_what, releases, gain) => {
    expect(gains({ ...EMPTY, releases, uses: [use('downloads', 300_000_000)] }).release).toBe(gain);
  });

  it.each<[string, Partial<RankInput>, AdviceCode[]]>([
    ['a service', { merits: { ...EMPTY.merits, checksums: null, packages: null } }, []],
    ['a program that is counted as a cask alone', { uses: [use('installs', 100)] }, ['hash_recomputed']],
    ['a package of npm', { uses: [use('downloads', 100)] }, ['hash_recomputed', 'signature_verified']],
  ])('is about digests and provenance only where they make sense: %s', (_what, input, codes) => {
    const about: readonly AdviceCode[] = ['hash_recomputed', 'signature_verified'];
    const given = adviceOf({ ...EMPTY, ...input }).map(({ code }) => code);
    expect(given.filter((code) => about.includes(code))).toEqual(codes);
  });

  it('is not to release what its publisher has ended', () => {
    expect(gains({ ...EMPTY, ended: 'deprecated' }).release).toBeUndefined();
  });

  it('names all that is missing at once, because one more fact is often less than a point', () => {
    const [advice] = adviceOf({ ...ALL_BUT_USE, merits: withMerits(...MERITS.slice(4)).merits });
    // 15 × √(12/16) = 12.99
    expect(advice).toEqual({ code: 'complete', gain: 2, values: { missing: MERITS.slice(0, 4) } });
    const lacksOne = { ...ALL_BUT_USE, merits: withMerits(...MERITS.slice(1)).merits };
    expect(adviceOf(lacksOne)).toEqual([]);
  });

  it('is nothing for a listing that has everything, and never to be used more', () => {
    expect(adviceOf(ALL_BUT_USE)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AdviceCode } from '../contracts/generated/read-api.ts';
import { scoreListing } from './engine.ts';
import type { Merits, RankInput } from './rank-input.ts';
import { anyInput, DAYS, EMPTY, MERITS, plusDays, withMerit, withMerits } from './testing/rank-inputs.ts';

const TODAY = '2026-10-14';

describe('advice', () => {
  const merits =
    (...names: (keyof Merits)[]) =>
    (input: RankInput) =>
      names.reduce(withMerit, input);
  /** What a publisher who follows the advice does. */
  const FOLLOWED: Record<AdviceCode, (input: RankInput, day: string) => RankInput> = {
    release: (input, day) => ({ ...input, release_dates: [...input.release_dates, day] }),
    summary: merits('summary'),
    text: merits('text'),
    homepage: merits('homepage', 'https_homepage'),
    license_type: merits('license_type'),
    platforms: merits('platforms'),
    category: merits('category'),
    pricing: merits('pricing'),
    release_notes: merits('release_notes'),
    second_locale: merits('second_locale'),
    verified_domain: merits('verified_domain'),
    spdx_id: merits('spdx_id'),
    https_homepage: merits('https_homepage'),
    checksums: merits('checksums'),
    source_answers: (input) => ({ ...input, failing_since: null }),
    openapi_badge: merits('openapi_badge'),
    integrations: merits('integrations'),
    interface_or_documentation: merits('interface_or_documentation'),
  };
  const adviceOf = (input: RankInput, day: string) => scoreListing(input, day).signals.flatMap(({ advice }) => advice);

  it('promises what comes when it is followed, to the hundredth', () => {
    fc.assert(
      fc.property(anyInput, DAYS, (input, day) => {
        const before = scoreListing(input, day).score;
        for (const { code, gain } of adviceOf(input, day)) {
          const after = scoreListing(FOLLOWED[code](input, day), day).score;
          expect(gain.toFixed(2)).toBe((after - before).toFixed(2));
          expect(gain).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('is everything there is to say about an empty listing, each under its signal', () => {
    const input = { ...EMPTY, failing_since: '2026-09-29' };
    expect(
      adviceOf(input, TODAY)
        .map(({ code }) => code)
        .toSorted(),
    ).toEqual(Object.keys(FOLLOWED).toSorted());
    expect(scoreListing(input, TODAY).signals.map(({ name, advice }) => [name, advice.length])).toEqual([
      ['freshness', 1],
      ['maintenance', 0],
      ['completeness', 9],
      ['trust', 4],
      ['reachability', 1],
      ['openness', 3],
    ]);
  });

  it('of an SPDX id counts both signals it is good for: 2.00 of completeness and 4.00 of trust', () => {
    expect(adviceOf(EMPTY, TODAY)).toContainEqual({ code: 'spdx_id', gain: 6 });
  });

  it('is nothing for a listing that has everything', () => {
    const release_dates = Array.from({ length: 12 }, (_, index) => plusDays(TODAY, -index));
    expect(adviceOf({ ...withMerits(...MERITS), release_dates }, TODAY)).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreListing } from './engine.ts';
import type { Merits, RankInput } from './rank-input.ts';
import { anyInput, DAYS, EMPTY, MERITS, plusDays, withMerit, withMerits } from './testing/rank-inputs.ts';

const TODAY = '2026-10-14';

describe('advice', () => {
  const merits =
    (...names: (keyof Merits)[]) =>
    (input: RankInput) =>
      names.reduce(withMerit, input);
  /** What a publisher who follows the advice does, in the words of the test. */
  const FOLLOWED: Record<string, (input: RankInput, day: string) => RankInput> = {
    'publish a release, with its date': (input, day) => ({ ...input, release_dates: [...input.release_dates, day] }),
    'add a summary': merits('summary'),
    'add a longer text to a description': merits('text'),
    'add a homepage with https': merits('homepage', 'https_homepage'),
    'add a license type': merits('license_type'),
    'name the platforms': merits('platforms'),
    'choose a category': merits('category'),
    'add a pricing model': merits('pricing'),
    'link the release notes': merits('release_notes'),
    'add a description in a second language': merits('second_locale'),
    'prove your domain': merits('verified_domain'),
    'add an SPDX id': merits('spdx_id'),
    'serve the homepage over https': merits('https_homepage'),
    'list the downloads of the release with their sha256': merits('checksums'),
    'make the source answer again': (input) => ({ ...input, failing_since: null }),
    'publish a valid OpenAPI description': merits('openapi_badge'),
    'name the products it integrates with': merits('integrations'),
    'link an interface or the documentation': merits('interface_or_documentation'),
  };
  const adviceOf = (input: RankInput, day: string) => scoreListing(input, day).signals.flatMap(({ advice }) => advice);

  it('promises what comes when it is followed, to the hundredth', () => {
    fc.assert(
      fc.property(anyInput, DAYS, (input, day) => {
        const before = scoreListing(input, day).score;
        for (const { text, gain } of adviceOf(input, day)) {
          const follow = FOLLOWED[text];
          if (follow === undefined) throw new Error(`no such advice: ${text}`);
          const after = scoreListing(follow(input, day), day).score;
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
        .map(({ text }) => text)
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
    expect(adviceOf(EMPTY, TODAY)).toContainEqual({ text: 'add an SPDX id', gain: 6 });
  });

  it('is nothing for a listing that has everything', () => {
    const release_dates = Array.from({ length: 12 }, (_, index) => plusDays(TODAY, -index));
    expect(adviceOf({ ...withMerits(...MERITS), release_dates }, TODAY)).toEqual([]);
  });
});

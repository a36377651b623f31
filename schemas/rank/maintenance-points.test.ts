import { describe, expect, it } from 'vitest';
import type { Fact } from '../contracts/generated/read-api.ts';
import { scoreListing } from './engine.ts';
import type { RankInput } from './rank-input.ts';
import { attested, declared, EMPTY, NO_ADVISORIES, plusDays, use, witnessed } from './testing/rank-inputs.ts';

const TODAY = '2026-10-14';
const kept = (input: Partial<RankInput>, day = TODAY) => {
  const [signal] = scoreListing({ ...EMPTY, ...input }, day).signals;
  return { points: signal?.points, facts: signal?.facts };
};
const pointsOf = (input: Partial<RankInput>, day = TODAY) => kept(input, day).points;
const weeksAgo = (weeks: number, days = 0) => plusDays(TODAY, -7 * weeks - days);

/** 10,000 dependents earn all 40 points of use; of 94 there are 40 × log(9.4) / log(1000) = 12.97; of 56, 9.98. */
const USED = [use('downloads', 300_000_000)];
const USED_6 = [use('downloads', 3_000_000)];
const USED_5 = [use('downloads', 1_000_000)];
/** 40 × log(4.9) / log(1000) = 9.20. */
const USED_4 = [use('downloads', 400_000)];

describe('points for the newest release, full for 52 weeks and gone after 104 more', () => {
  // 8 × (104 − weeks over) / 104, and the same of 12 and 25: 8 × 97 / 104 = 7.46, 25 × 101 / 104 = 24.28.
  it.each<[string, number, number, number, number]>([
    ['today', 0, 8, 12, 25],
    ['52 weeks ago', 52, 8, 12, 25],
    ['54 weeks ago: 7.85, 11.77, 24.52', 54, 8, 12, 25],
    ['55 weeks ago: 7.77, 11.65, 24.28', 55, 8, 12, 24],
    ['59 weeks ago: 7.46, 11.19, 23.32', 59, 7, 11, 23],
    ['104 weeks ago: 4, 6, 12.5', 104, 4, 6, 13],
    ['149 weeks ago: 0.54, 0.81, 1.68', 149, 1, 1, 2],
    ['156 weeks ago', 156, 0, 0, 0],
    ['1000 weeks ago', 1000, 0, 0, 0],
  ])('%s', (_when, weeks, ofDeclared, ofWitnessed, ofAttested) => {
    const day = weeksAgo(weeks);
    expect(pointsOf({ releases: [declared(day)] })).toBe(ofDeclared);
    expect(pointsOf({ releases: [witnessed(day)] })).toBe(ofWitnessed);
    expect(pointsOf({ releases: [attested(day)], uses: USED })).toBe(ofAttested);
  });

  it('fall on the day on which a week is over, and on none before', () => {
    expect(pointsOf({ releases: [declared(weeksAgo(58, 6))] })).toBe(8);
    expect(pointsOf({ releases: [declared(weeksAgo(59))] })).toBe(7);
    expect(pointsOf({ releases: [declared(weeksAgo(59, 6))] })).toBe(7);
  });
});

describe('what days can earn', () => {
  it.each<[string, RankInput['uses'], number]>([
    ['as much as what we saw, where nobody is seen to use it', [], 12],
    ['no more for a use below the scale', [use('downloads', 10_000)], 12],
    ['two more for each point of use', USED_4, 20],
    ['12 more', USED_6, 24],
    ['all, and never more', USED, 25],
  ])('is %s', (_what, uses, points) => {
    expect(pointsOf({ releases: [attested(TODAY)], uses })).toBe(points);
  });

  it('rises as much for days that somebody declared or we saw, from where they begin', () => {
    expect(pointsOf({ releases: [declared(TODAY)], uses: USED_4 })).toBe(16);
    expect(pointsOf({ releases: [witnessed(TODAY)], uses: USED_4 })).toBe(20);
    expect(pointsOf({ releases: [declared(TODAY)], uses: USED })).toBe(25);
  });

  it('does not rise by use that counts without being known', () => {
    const reviewed = [use('installs', 90_000, { subject: 'pkg:brew/homebrew/core/tool' })];
    expect(pointsOf({ releases: [attested(TODAY)], uses: reviewed })).toBe(12);
  });
});

describe('its own rhythm', () => {
  // A gap of 182 days: four of them are 104 weeks.
  it.each<[string, RankInput['releases'], number]>([
    ['two releases, 26 weeks apart, give four times as long', [declared(weeksAgo(104), weeksAgo(130))], 8],
    ['and no week longer than that: 8 × 97 / 104', [declared(weeksAgo(111), weeksAgo(137))], 7],
    ['one release has none', [declared(weeksAgo(104))], 4],
    ['the same day several times is one', [declared(...Array(3).fill(weeksAgo(104)), weeksAgo(130))], 8],
    ['the middle of three gaps: 4, 26 and 52 weeks', [declared(...[104, 108, 134, 186].map((w) => weeksAgo(w)))], 8],
    ['half of the two in the middle: (24 + 28) / 2 weeks', [declared(...[104, 128, 156].map((w) => weeksAgo(w)))], 8],
    ['what a registry has worked out', [{ ...declared(weeksAgo(104)), gap_days: 182 }], 8],
    ['what a registry has worked out as less', [{ ...declared(weeksAgo(104), weeksAgo(130)), gap_days: 7 }], 4],
    ['days to come change no gap', [declared(weeksAgo(104), weeksAgo(130), '2026-10-15', '2026-10-16')], 8],
  ])('%s', (_what, releases, points) => {
    expect(pointsOf({ releases })).toBe(points);
  });
});

describe('what is finished', () => {
  const finished = { releases: [attested(weeksAgo(130))], advisories: NO_ADVISORIES, uses: USED };

  it('does not fade, and says why', () => {
    expect(kept(finished)).toEqual({
      points: 25,
      facts: [
        { code: 'newest_release', by: 'attested', values: { day: weeksAgo(130), source: 'github.com' } },
        { code: 'does_not_fade', by: 'attested', values: { day: '2023-01-01', source: 'osv' } },
      ],
    });
    expect(pointsOf({ ...finished, releases: [attested('2001-01-01')] })).toBe(25);
    expect(pointsOf({ ...finished, uses: USED_5 })).toBe(22);
  });

  // 25 × 26 / 104 = 6.25; 20 × 26 / 104 = 5; 12 × 26 / 104 = 3.
  it.each<[string, Partial<RankInput>, number]>([
    ['an advisory is open', { advisories: { open: 1, source: 'osv', since: '2023-01-01' } }, 6],
    ['nobody looks for advisories', { advisories: null }, 6],
    ['few use it', { uses: USED_4 }, 5],
    ['nobody is seen to use it', { uses: [] }, 3],
    ['only we saw its days', { releases: [witnessed(weeksAgo(130))] }, 6],
    ['its publisher alone names its days', { releases: [declared(weeksAgo(130))] }, 6],
    ['it is archived', { ended: 'archived' }, 0],
    ['it is deprecated', { ended: 'deprecated' }, 0],
    ['its source is gone', { ended: 'source_gone' }, 0],
  ])('but fades where %s', (_why, members, points) => {
    expect(pointsOf({ ...finished, ...members })).toBe(points);
  });

  it('is nothing special while its release is young', () => {
    expect(kept({ ...finished, releases: [attested(TODAY)] }).facts).toHaveLength(1);
  });
});

describe('what is said', () => {
  const fading = { day: weeksAgo(60) };

  it.each<[string, Partial<RankInput>, Fact[]]>([
    ['nothing', {}, [{ code: 'no_release_day', by: null, values: {} }]],
    ['a release to come', { releases: [declared('2026-10-15')] }, [{ code: 'no_release_day', by: null, values: {} }]],
    [
      'archived',
      { ended: 'archived', releases: [declared(TODAY)] },
      [{ code: 'archived', by: 'declared', values: {} }],
    ],
    ['deprecated', { ended: 'deprecated' }, [{ code: 'deprecated', by: 'attested', values: {} }]],
    ['gone', { ended: 'source_gone' }, [{ code: 'source_gone', by: 'witnessed', values: {} }]],
    [
      'the newest, wherever it stands',
      { releases: [declared('2026-01-01', '2026-10-01', '2025-01-01')] },
      [{ code: 'newest_release', by: 'declared', values: { day: '2026-10-01' } }],
    ],
    [
      'no fading that costs less than half a point',
      { releases: [declared(weeksAgo(58))] },
      [{ code: 'newest_release', by: 'declared', values: { day: weeksAgo(58) } }],
    ],
    [
      'that its points fade',
      { releases: [declared(fading.day)] },
      [{ code: 'release_fading', by: 'declared', values: fading }],
    ],
    [
      'what earns most, although it is older',
      { releases: [declared('2026-10-13'), witnessed('2026-10-01')] },
      [{ code: 'newest_release', by: 'witnessed', values: { day: '2026-10-01' } }],
    ],
    [
      'of two that earn the same, what others attest',
      { releases: [witnessed('2026-10-13'), attested('2026-10-01')] },
      [{ code: 'newest_release', by: 'attested', values: { day: '2026-10-01', source: 'github.com' } }],
    ],
    [
      'of two that attest it, the later day',
      { releases: [attested('2026-10-01'), { ...attested('2026-10-02'), source: 'npm' }] },
      [{ code: 'newest_release', by: 'attested', values: { day: '2026-10-02', source: 'npm' } }],
    ],
  ])('is %s', (_what, input, facts) => {
    expect(kept(input).facts).toEqual(facts);
  });
});
